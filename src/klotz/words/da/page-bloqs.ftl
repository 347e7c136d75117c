### Brættet til Bloqs på siden. $who og $other er spillere, brikker skrives som L4#21, slags som L4, celler som a1.1.

page-bloqs-board = Spillebræt til Bloqs
page-bloqs-player-number = Spiller { $seat }

## Måder at se på

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Lag
page-bloqs-view-left = Drej bordet mod venstre
page-bloqs-view-right = Drej bordet mod højre
page-bloqs-see-table = Hele bordet
page-bloqs-see-tower = Se på tårnet hos { $who }
page-bloqs-3d-label = Bordet i 3D. Visningen i lag viser det samme og kan læses op.
page-bloqs-loading = Bordet stilles op …

## Ringen, lageret, tårnene

page-bloqs-ring = Ring og forråd
page-bloqs-discs = Ringens skiver
page-bloqs-place = Skive { $place }: { $disc }
page-bloqs-place-with = Skive { $place }: { $disc }. Her: { $who }
page-bloqs-disc-down = skjult
page-bloqs-disc-steal = stjæl
page-bloqs-disc-build = byg
page-bloqs-start = startcirkel
page-bloqs-pawn = { $who } står på skive { $place }
page-bloqs-pawn-start = { $who } står på startcirklen før skive { $place }
page-bloqs-stock = Forråd
page-bloqs-stock-of = { $kind }: { $count } i forrådet
page-bloqs-tower-of = Tårn: { $who }
page-bloqs-layer = Lag { $layer }
page-bloqs-layer-full = fuldt lag
page-bloqs-cell-empty = { $cell }: tom
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, må tages
page-bloqs-cell-chosen = { $cell }: { $piece }, valgt
page-bloqs-cell-ghost = { $cell }: her ville din { $piece } stå
page-bloqs-ghost-at = { $piece } på { $cells }
page-bloqs-score = { $layers ->
        [one] 1 lag
       *[other] { $layers } lag
    } + { $cubes ->
        [one] 1 kube
       *[other] { $cubes } kuber
    }
page-bloqs-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }

## Kort

page-bloqs-hand = Dine kort
page-bloqs-hand-empty = Du har ingen kort.
page-bloqs-card-die = Slag { $pips }
page-bloqs-card-piece = Brik { $kind }
page-bloqs-card-teleport = Teleport
page-bloqs-card-defence = Forsvar
page-bloqs-card-about-die = I stedet for at slå: gå præcis så langt, i valgfri retning.
page-bloqs-card-about-piece = På en skive af den slags: tag en hvilken som helst brik i stedet.
page-bloqs-card-about-teleport = I stedet for at slå: byt plads med en anden figur.
page-bloqs-card-about-defence = Stopper et tyveri, et bytte eller en teleport, der er rettet mod dig.

## Hvad du skal gøre

page-bloqs-prompt = Hvad der skal gøres
page-bloqs-do-roll = Slå med terningen.
page-bloqs-do-travel = Slå med terningen, eller spil et kort.
page-bloqs-do-direction = { $pips ->
        [one] Én skive: hvilken vej?
       *[other] { $pips } skiver: hvilken vej?
    }
page-bloqs-do-supply = Byg { $kind } ind i dit tårn.
page-bloqs-do-no-supply = { $kind } kan ikke bygges. Meld pas, eller spil kortet af den slags, hvis du har det.
page-bloqs-do-any = Vælg en hvilken som helst brik fra forrådet, og byg den ind.
page-bloqs-do-build = Byg { $piece } ind i dit tårn.
page-bloqs-do-steal = Stjæl en brik fra et andet tårn.
page-bloqs-do-swap = Byt en brik med { $others }.
page-bloqs-ask-steal = { $who } vil stjæle din { $piece }.
page-bloqs-ask-swap = { $who } vil have din { $take } og giver dig { $give } for den.
page-bloqs-ask-teleport = { $who } vil bytte plads med din figur.
page-bloqs-roll = Slå
page-bloqs-cw = Med uret
page-bloqs-ccw = Mod uret
page-bloqs-teleport-whom = Byt plads med hvem?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Lad det ske
page-bloqs-defend = Forsvar
page-bloqs-no-defence = Du har intet forsvarskort.
page-bloqs-time-left = Tid tilbage: { $time }
page-bloqs-pass = Pas
page-bloqs-give = Du giver
page-bloqs-take-from = Du tager fra { $who }
page-bloqs-steal-it = Stjæl den
page-bloqs-swap-it = Byt
page-bloqs-not-takeable = { $piece }: må ikke tages; tryk for at høre hvorfor
page-bloqs-held = { $piece } i din hånd, stilling { $way } af { $ways }. Tryk for at dreje den.
page-bloqs-turn-turn = Drej
page-bloqs-turn-tip = Vip bagover
page-bloqs-turn-roll = Vip til siden
page-bloqs-next-way = En anden stilling
page-bloqs-higher = Højere
page-bloqs-lower = Lavere
page-bloqs-build-here = Byg her
page-bloqs-foretold = { $count ->
        [one] Gør lag { $layers } fuldt!
       *[other] Gør lagene { $layers } fulde!
    }

## Hvorfor noget ikke kan lade sig gøre

page-bloqs-why-other-kind = Denne skive er til brikker af slagsen { $kind }.
page-bloqs-why-none-left = Der er ingen { $kind } tilbage i forrådet.
page-bloqs-why-no-place = Der er ikke plads til { $kind } i dit tårn.
page-bloqs-why-no-turn = Der er ikke plads til { $kind } den vej rundt.
page-bloqs-why-own = Det er dit eget tårn: stjæl fra et andet.

## Hvad andre gør

page-bloqs-now-begins = { $who } slår: den højeste begynder.
page-bloqs-now-rolls = { $who } slår.
page-bloqs-now-travels = { $who } slår eller spiller et kort.
page-bloqs-now-direction = { $who } går { $pips }, den ene eller den anden vej.
page-bloqs-now-turnup = { $who } vender skive { $place }.
page-bloqs-now-any = { $who } bygger en valgfri brik.
page-bloqs-now-builds = { $who } bygger { $piece }.
page-bloqs-now-steals = { $who } stjæler en brik.
page-bloqs-now-swaps = { $who } bytter en brik med { $others }.
page-bloqs-now-asked = { $who } må forsvare sig.
page-bloqs-now-loses = { $who } mister et kort.
page-bloqs-now-deals = Kortene deles ud.

## Hvad der er sket

page-bloqs-news-rolls = { $who } slår { $pips }.
page-bloqs-news-die = Terningen viser { $pips }.
page-bloqs-news-disc = Skiven vendes: { $disc }.
page-bloqs-news-card = { $who } spiller kortet { $card }.
page-bloqs-news-card-won = { $who } får et kort.
page-bloqs-news-card-lost = { $who } mister kortet { $card }.
page-bloqs-news-teleport = { $who } spiller en teleport for at bytte plads med { $other }.
page-bloqs-news-cw = { $who } går med uret.
page-bloqs-news-ccw = { $who } går mod uret.
page-bloqs-news-builds = { $who } bygger { $piece } på { $cells }.
page-bloqs-news-steals = { $who } stjæler { $piece } fra { $other }.
page-bloqs-news-swaps = { $who } giver { $give } til { $other } og tager { $take }.
page-bloqs-news-allows = { $who } forsvarer sig ikke.
page-bloqs-news-defends = { $who } spiller et forsvarskort: det sker ikke.
page-bloqs-news-passes = { $who } melder pas.

## Slutningen

page-bloqs-wins = { $who } vinder!
page-bloqs-share = { $who } deler sejren!
page-bloqs-end-perfect-cube = En perfekt kube!
page-bloqs-end-perfect-double-cube = En perfekt dobbeltkube!
page-bloqs-end-stock-empty = Den sidste brik i forrådet er taget.
page-bloqs-end-discs-turned = Den sidste skive er vendt.

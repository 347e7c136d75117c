### Brættet til Bloqs på siden. $who og $other er spillere, brikker skrives som L4#21, slags som L4, celler som a1.1.

page-bloqs-board = Spillebræt til Bloqs
page-bloqs-player-number = Spiller { $seat }

## Måder at se på

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Lag
page-bloqs-view-left = Drej bordet til venstre
page-bloqs-view-right = Drej bordet til højre
page-bloqs-see-table = Hele bordet
page-bloqs-see-tower = Vis tårnet: { $who }
page-bloqs-see-tower-you = Vis dit tårn
page-bloqs-3d-label = Bordet i 3D. Vælg Lag for at få det læst op.
page-bloqs-loading = Bordet stilles op …

## Ringen, lageret, tårnene

page-bloqs-ring = Ring og forråd
page-bloqs-discs = Skiverne i ringen
page-bloqs-place = Skive { $place }: { $disc }
page-bloqs-place-with = Skive { $place }: { $disc }. Her: { $who }
page-bloqs-disc-down = skjult
page-bloqs-disc-steal = stjæl
page-bloqs-disc-build = byg
page-bloqs-start = startcirkel
page-bloqs-pawn = Figur: { $who }, skive { $place }
page-bloqs-pawn-you = Din figur på skive { $place }
page-bloqs-pawn-start = Figur: { $who }, startcirklen før skive { $place }
page-bloqs-pawn-start-you = Din figur på startcirklen før skive { $place }
page-bloqs-stock = Forråd
page-bloqs-stock-of = { $kind }: { $count } i forrådet
page-bloqs-tower-of = Tårn: { $who }
page-bloqs-tower-of-you = Dit tårn
page-bloqs-layer = Lag { $layer }
page-bloqs-layer-full = fuldt lag
page-bloqs-cell-empty = { $cell }: tomt
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, kan tages
page-bloqs-cell-chosen = { $cell }: { $piece }, valgt
page-bloqs-cell-ghost = { $cell }: her kommer din { $piece }
page-bloqs-ghost-at = { $piece } på { $cells }
page-bloqs-score = { $layers ->
        [one] 1 lag
       *[other] { $layers } lag
    } + { $cubes ->
        [one] 1 klods
       *[other] { $cubes } klodser
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
page-bloqs-card-about-piece = På en skive af denne type: tag en hvilken som helst brik i stedet.
page-bloqs-card-about-teleport = I stedet for at slå: byt plads med en anden figur.
page-bloqs-card-about-defence = Stopper et tyveri, et bytte eller en teleport, der er rettet mod dig.

## Hvad du skal gøre

page-bloqs-prompt = Hvad du skal gøre nu
page-bloqs-do-roll = Slå med terningen.
page-bloqs-do-travel = Slå med terningen, eller spil et kort.
page-bloqs-do-direction = { $pips ->
        [one] Én skive: hvilken vej?
       *[other] { $pips } skiver: hvilken vej?
    }
page-bloqs-do-supply = Byg { $kind } ind i dit tårn.
page-bloqs-do-no-supply = { $kind } kan ikke bygges. Meld pas, eller spil et brikkort af den type, hvis du har et.
page-bloqs-do-any = Vælg en hvilken som helst brik fra forrådet, og byg den ind.
page-bloqs-do-build = Byg { $piece } ind i dit tårn.
page-bloqs-do-steal = Stjæl en brik fra et andet tårn.
page-bloqs-do-swap = Byt en brik med { $others }.
page-bloqs-ask-steal = { $who } vil stjæle din { $piece }.
page-bloqs-ask-swap = { $who } tilbyder { $give } for din { $take }.
page-bloqs-ask-teleport = { $who } vil bytte plads med dig.
page-bloqs-roll = Slå
page-bloqs-roll-now = Din tur: slå med terningen.
page-bloqs-cw = Med uret
page-bloqs-ccw = Mod uret
page-bloqs-teleport-whom = Hvem vil du bytte plads med?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Tillad
page-bloqs-defend = Forsvar dig
page-bloqs-no-defence = Du har ikke noget forsvarskort.
page-bloqs-time-left = Tid tilbage: { $time }
page-bloqs-pass = Pas
page-bloqs-give = Du giver
page-bloqs-take-from = Du tager fra { $who }
page-bloqs-steal-it = Stjæl den
page-bloqs-swap-it = Byt
page-bloqs-not-takeable = { $piece }: kan ikke tages; tryk for at se hvorfor
page-bloqs-held = { $piece } i din hånd, stilling { $way } af { $ways }. Tryk for at dreje den.
page-bloqs-turn-turn = Drej
page-bloqs-turn-tip = Vip bagover
page-bloqs-turn-roll = Vip til siden
page-bloqs-next-way = Næste stilling
page-bloqs-higher = Højere
page-bloqs-lower = Lavere
page-bloqs-build-here = Byg her
page-bloqs-foretold = { $count ->
        [one] Gør lag { $layers } fuldt!
       *[other] Gør lagene { $layers } fulde!
    }

## Hvorfor noget ikke kan lade sig gøre

page-bloqs-why-other-kind = Denne skive giver dig { $kind }.
page-bloqs-why-none-left = Der er ingen { $kind } tilbage i forrådet.
page-bloqs-why-no-place = Der er ikke plads til { $kind } i dit tårn.
page-bloqs-why-no-turn = Der er ikke plads til { $kind } den vej rundt.
page-bloqs-why-own = Det er dit eget tårn: stjæl fra et andet.

## Hvad andre gør

page-bloqs-now-begins = { $who } slår: højeste slag begynder.
page-bloqs-now-begins-you = Du slår: højeste slag begynder.
page-bloqs-now-rolls = { $who } slår.
page-bloqs-now-rolls-you = Du slår.
page-bloqs-now-travels = { $who } slår eller spiller et kort.
page-bloqs-now-travels-you = Du slår eller spiller et kort.
page-bloqs-now-direction = { $who } går { $pips }, den ene eller den anden vej.
page-bloqs-now-direction-you = Du går { $pips }, den ene eller den anden vej.
page-bloqs-now-turnup = { $who } vender skive { $place }.
page-bloqs-now-turnup-you = Du vender skive { $place }.
page-bloqs-now-any = { $who } bygger en valgfri brik.
page-bloqs-now-any-you = Du bygger en valgfri brik.
page-bloqs-now-builds = { $who } bygger { $piece }.
page-bloqs-now-builds-you = Du bygger { $piece }.
page-bloqs-now-steals = { $who } stjæler en brik.
page-bloqs-now-steals-you = Du stjæler en brik.
page-bloqs-now-swaps = { $who } bytter en brik med { $others }.
page-bloqs-now-swaps-you = Du bytter en brik med { $others }.
page-bloqs-now-swaps-with-you = { $who } bytter en brik med dig.
page-bloqs-now-asked = { $who } kan forsvare sig.
page-bloqs-now-asked-you = Du kan forsvare dig.
page-bloqs-now-loses = { $who } mister et kort.
page-bloqs-now-loses-you = Du mister et kort.
page-bloqs-now-deals = Kortene deles ud.

## Hvad der er sket

page-bloqs-news-rolls = { $who } slår { $pips }.
page-bloqs-news-rolls-you = Du slår { $pips }.
page-bloqs-news-die = Terningen viser { $pips }.
page-bloqs-news-disc = Skiven vendes: { $disc }.
page-bloqs-news-card = { $who } spiller kortet { $card }.
page-bloqs-news-card-you = Du spiller kortet { $card }.
page-bloqs-news-card-won = { $who } får et kort.
page-bloqs-news-card-won-you = Du får et kort.
page-bloqs-news-card-lost = { $who } mister kortet { $card }.
page-bloqs-news-card-lost-you = Du mister kortet { $card }.
page-bloqs-news-teleport = { $who } spiller en teleport for at bytte plads med { $other }.
page-bloqs-news-teleport-you = Du spiller en teleport for at bytte plads med { $other }.
page-bloqs-news-teleport-with-you = { $who } spiller en teleport for at bytte plads med dig.
page-bloqs-news-cw = { $who } går med uret.
page-bloqs-news-cw-you = Du går med uret.
page-bloqs-news-ccw = { $who } går mod uret.
page-bloqs-news-ccw-you = Du går mod uret.
page-bloqs-news-builds = { $who } bygger { $piece } på { $cells }.
page-bloqs-news-builds-you = Du bygger { $piece } på { $cells }.
page-bloqs-news-steals = { $who } stjæler { $piece } fra { $other }.
page-bloqs-news-steals-you = Du stjæler { $piece } fra { $other }.
page-bloqs-news-steals-with-you = { $who } stjæler { $piece } fra dig.
page-bloqs-news-swaps = { $who } giver { $give } til { $other } og tager { $take }.
page-bloqs-news-swaps-you = Du giver { $give } til { $other } og tager { $take }.
page-bloqs-news-swaps-with-you = { $who } giver dig { $give } og tager { $take }.
page-bloqs-news-allows = { $who } forsvarer sig ikke.
page-bloqs-news-allows-you = Du forsvarer dig ikke.
page-bloqs-news-defends = { $who } spiller et forsvarskort: stoppet!
page-bloqs-news-defends-you = Du spiller et forsvarskort: stoppet!
page-bloqs-news-passes = { $who } melder pas.
page-bloqs-news-passes-you = Du melder pas.

## Slutningen

page-bloqs-wins = { $who } vinder!
page-bloqs-wins-you = Du vinder!
page-bloqs-share = { $who } deler sejren!
page-bloqs-end-perfect-cube = En perfekt kubus!
page-bloqs-end-perfect-double-cube = En perfekt dobbeltkubus!
page-bloqs-end-stock-empty = Den sidste brik i forrådet er taget.
page-bloqs-end-discs-turned = Den sidste skive er vendt.
page-bloqs-score-about = Først tæller fulde lag, så klodser
page-how-bloqs-1 = Slå, og flyt din figur rundt i ringen.
page-how-bloqs-2 = Den skive, du lander på, giver dig en brik, lader dig vælge en eller stjæle en.
page-how-bloqs-3 = Byg den på din byggeplads, tre gange tre felter. Intet må svæve, falde eller stikke ud.
page-how-bloqs-4 = En perfekt kubus vinder med det samme. Ellers tæller fulde lag, så klodser.
page-coach-bloqs-1 = Her står, hvad du skal gøre nu. Begynd med at slå med terningen.
page-coach-bloqs-2 = Her vokser dit tårn. Træk for at se det fra alle sider.
page-coach-bloqs-3 = Først tæller fulde lag, så klodser.
page-keys-bloqs-1 = vælg retning
page-keys-bloqs-2 = drej og vip brikken
page-keys-bloqs-3 = næste stilling (P: forrige)
page-keys-bloqs-4 = flyt
page-keys-bloqs-5 = op og ned
page-keys-bloqs-6 = byg
page-keys-bloqs-7 = læg tilbage

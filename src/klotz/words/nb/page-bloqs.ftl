### Brettet til Bloqs på siden. $who og $other er spillere, brikker skrives som L4#21, slag som L4, celler som a1.1.

page-bloqs-board = Spillbrett for Bloqs
page-bloqs-player-number = Spiller { $seat }

## Måter å se på

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Lag
page-bloqs-view-left = Drei bordet til venstre
page-bloqs-view-right = Drei bordet til høyre
page-bloqs-see-table = Hele bordet
page-bloqs-see-tower = Se på tårnet til { $who }
page-bloqs-see-tower-you = Se på tårnet ditt
page-bloqs-3d-label = Bordet i 3D. Velg Lag for å få det lest opp.
page-bloqs-loading = Bordet settes opp …

## Ringen, forrådet, tårnene

page-bloqs-ring = Ring og forråd
page-bloqs-discs = Skivene i ringen
page-bloqs-place = Skive { $place }: { $disc }
page-bloqs-place-with = Skive { $place }: { $disc }. Her: { $who }
page-bloqs-disc-down = skjult
page-bloqs-disc-steal = stjel
page-bloqs-disc-build = bygg
page-bloqs-start = startsirkel
page-bloqs-pawn = Figuren til { $who } på skive { $place }
page-bloqs-pawn-you = Figuren din på skive { $place }
page-bloqs-pawn-start = Figuren til { $who } på startsirkelen før skive { $place }
page-bloqs-pawn-start-you = Figuren din på startsirkelen før skive { $place }
page-bloqs-stock = Forråd
page-bloqs-stock-of = { $kind }: { $count } i forrådet
page-bloqs-tower-of = Tårnet til { $who }
page-bloqs-tower-of-you = Tårnet ditt
page-bloqs-layer = Lag { $layer }
page-bloqs-layer-full = fullt lag
page-bloqs-cell-empty = { $cell }: tom
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, kan tas
page-bloqs-cell-chosen = { $cell }: { $piece }, valgt
page-bloqs-cell-ghost = { $cell }: her kommer { $piece }
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

page-bloqs-hand = Kortene dine
page-bloqs-hand-empty = Du har ingen kort.
page-bloqs-card-die = Kast { $pips }
page-bloqs-card-piece = Brikke { $kind }
page-bloqs-card-teleport = Teleport
page-bloqs-card-defence = Forsvar
page-bloqs-card-about-die = I stedet for å kaste: gå nøyaktig så langt, i valgfri retning.
page-bloqs-card-about-piece = På en skive av denne typen: ta en hvilken som helst brikke i stedet.
page-bloqs-card-about-teleport = I stedet for å kaste: bytt plass med en annen figur.
page-bloqs-card-about-defence = Stopper et tyveri, et bytte eller en teleport som er rettet mot deg.

## Hva du skal gjøre

page-bloqs-prompt = Hva du skal gjøre nå
page-bloqs-do-roll = Kast terningen.
page-bloqs-do-travel = Kast terningen, eller spill et kort.
page-bloqs-do-direction = { $pips ->
        [one] Én skive: hvilken vei?
       *[other] { $pips } skiver: hvilken vei?
    }
page-bloqs-do-supply = Bygg { $kind } inn i tårnet ditt.
page-bloqs-do-no-supply = { $kind } kan ikke bygges. Si pass, eller spill et brikkekort av den typen hvis du har et.
page-bloqs-do-any = Velg en hvilken som helst brikke fra forrådet og bygg den inn.
page-bloqs-do-build = Bygg { $piece } inn i tårnet ditt.
page-bloqs-do-steal = Stjel en brikke fra et annet tårn.
page-bloqs-do-swap = Bytt en brikke med { $others }.
page-bloqs-ask-steal = { $who } vil stjele { $piece } fra deg.
page-bloqs-ask-swap = { $who } tilbyr deg { $give } for { $take }.
page-bloqs-ask-teleport = { $who } vil bytte plass med deg.
page-bloqs-roll = Kast
page-bloqs-roll-now = Din tur: kast terningen.
page-bloqs-cw = Med klokka
page-bloqs-ccw = Mot klokka
page-bloqs-teleport-whom = Hvem vil du bytte plass med?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Tillat
page-bloqs-defend = Forsvar deg
page-bloqs-no-defence = Du har ikke noe forsvarskort.
page-bloqs-time-left = Tid igjen: { $time }
page-bloqs-pass = Pass
page-bloqs-give = Du gir
page-bloqs-take-from = Du tar fra { $who }
page-bloqs-steal-it = Stjel den
page-bloqs-swap-it = Bytt
page-bloqs-not-takeable = { $piece }: kan ikke tas; trykk for å se hvorfor
page-bloqs-held = { $piece } i hånden din, stilling { $way } av { $ways }. Trykk for å dreie den.
page-bloqs-turn-turn = Drei
page-bloqs-turn-tip = Vipp bakover
page-bloqs-turn-roll = Vipp til siden
page-bloqs-next-way = Neste stilling
page-bloqs-higher = Høyere
page-bloqs-lower = Lavere
page-bloqs-build-here = Bygg her
page-bloqs-foretold = { $count ->
        [one] Gjør lag { $layers } fullt!
       *[other] Gjør lagene { $layers } fulle!
    }

## Hvorfor noe ikke går

page-bloqs-why-other-kind = Denne skiven gir deg { $kind }.
page-bloqs-why-none-left = Det er ingen { $kind } igjen i forrådet.
page-bloqs-why-no-place = Det er ikke plass til { $kind } i tårnet ditt.
page-bloqs-why-no-turn = Det er ikke plass til { $kind } i den stillingen.
page-bloqs-why-own = Det er ditt eget tårn: stjel fra et annet.

## Hva andre gjør

page-bloqs-now-begins = { $who } kaster: høyeste kast begynner.
page-bloqs-now-begins-you = Du kaster: høyeste kast begynner.
page-bloqs-now-rolls = { $who } kaster.
page-bloqs-now-rolls-you = Du kaster.
page-bloqs-now-travels = { $who } kaster eller spiller et kort.
page-bloqs-now-travels-you = Du kaster eller spiller et kort.
page-bloqs-now-direction = { $who } går { $pips }, den ene eller andre veien.
page-bloqs-now-direction-you = Du går { $pips }, den ene eller andre veien.
page-bloqs-now-turnup = { $who } snur skive { $place }.
page-bloqs-now-turnup-you = Du snur skive { $place }.
page-bloqs-now-any = { $who } bygger en valgfri brikke.
page-bloqs-now-any-you = Du bygger en valgfri brikke.
page-bloqs-now-builds = { $who } bygger { $piece }.
page-bloqs-now-builds-you = Du bygger { $piece }.
page-bloqs-now-steals = { $who } stjeler en brikke.
page-bloqs-now-steals-you = Du stjeler en brikke.
page-bloqs-now-swaps = { $who } bytter en brikke med { $others }.
page-bloqs-now-swaps-you = Du bytter en brikke med { $others }.
page-bloqs-now-swaps-with-you = { $who } bytter en brikke med deg.
page-bloqs-now-asked = { $who } kan forsvare seg.
page-bloqs-now-asked-you = Du kan forsvare deg.
page-bloqs-now-loses = { $who } mister et kort.
page-bloqs-now-loses-you = Du mister et kort.
page-bloqs-now-deals = Kortene deles ut.

## Hva som har skjedd

page-bloqs-news-rolls = { $who } kaster { $pips }.
page-bloqs-news-rolls-you = Du kaster { $pips }.
page-bloqs-news-die = Terningen viser { $pips }.
page-bloqs-news-disc = Skiven snus: { $disc }.
page-bloqs-news-card = { $who } spiller kortet { $card }.
page-bloqs-news-card-you = Du spiller kortet { $card }.
page-bloqs-news-card-won = { $who } får et kort.
page-bloqs-news-card-won-you = Du får et kort.
page-bloqs-news-card-lost = { $who } mister kortet { $card }.
page-bloqs-news-card-lost-you = Du mister kortet { $card }.
page-bloqs-news-teleport = { $who } spiller en teleport for å bytte plass med { $other }.
page-bloqs-news-teleport-you = Du spiller en teleport for å bytte plass med { $other }.
page-bloqs-news-teleport-with-you = { $who } spiller en teleport for å bytte plass med deg.
page-bloqs-news-cw = { $who } går med klokka.
page-bloqs-news-cw-you = Du går med klokka.
page-bloqs-news-ccw = { $who } går mot klokka.
page-bloqs-news-ccw-you = Du går mot klokka.
page-bloqs-news-builds = { $who } bygger { $piece } på { $cells }.
page-bloqs-news-builds-you = Du bygger { $piece } på { $cells }.
page-bloqs-news-steals = { $who } stjeler { $piece } fra { $other }.
page-bloqs-news-steals-you = Du stjeler { $piece } fra { $other }.
page-bloqs-news-steals-with-you = { $who } stjeler { $piece } fra deg.
page-bloqs-news-swaps = { $who } gir { $give } til { $other } og tar { $take }.
page-bloqs-news-swaps-you = Du gir { $give } til { $other } og tar { $take }.
page-bloqs-news-swaps-with-you = { $who } gir deg { $give } og tar { $take }.
page-bloqs-news-allows = { $who } forsvarer seg ikke.
page-bloqs-news-allows-you = Du forsvarer deg ikke.
page-bloqs-news-defends = { $who } spiller et forsvarskort: stoppet!
page-bloqs-news-defends-you = Du spiller et forsvarskort: stoppet!
page-bloqs-news-passes = { $who } sier pass.
page-bloqs-news-passes-you = Du sier pass.

## Slutten

page-bloqs-wins = { $who } vinner!
page-bloqs-wins-you = Du vinner!
page-bloqs-share = { $who } deler seieren!
page-bloqs-end-perfect-cube = En perfekt kube!
page-bloqs-end-perfect-double-cube = En perfekt dobbeltkube!
page-bloqs-end-stock-empty = Den siste brikken i forrådet er tatt.
page-bloqs-end-discs-turned = Den siste skiven er snudd.
page-bloqs-score-about = Først teller fulle lag, så kuber
page-how-bloqs-1 = Kast og flytt figuren din rundt ringen.
page-how-bloqs-2 = Skiven du lander på, gir deg en brikke, lar deg velge en eller stjele en.
page-how-bloqs-3 = Bygg den på byggeplassen din, tre ganger tre ruter. Ingenting får sveve, falle eller stikke ut.
page-how-bloqs-4 = En perfekt kube vinner med en gang. Ellers teller fulle lag, så kuber.
page-coach-bloqs-1 = Her står det hva du skal gjøre nå. Begynn med å kaste terningen.
page-coach-bloqs-2 = Her vokser tårnet ditt. Dra for å se det fra alle sider.
page-coach-bloqs-3 = Først teller fulle lag, så kuber.
page-keys-bloqs-1 = velg retning
page-keys-bloqs-2 = drei og vipp brikken
page-keys-bloqs-3 = neste stilling (P: forrige)
page-keys-bloqs-4 = flytt
page-keys-bloqs-5 = opp og ned
page-keys-bloqs-6 = bygg
page-keys-bloqs-7 = legg tilbake

### Bloqs i terminalen: hva bare dette spillet sier.
### $who og $other er spillere; brikker skrives som L4#21, celler som a1.1, slag som L4.

game-bloqs = Bloqs for to til fire: bygg en perfekt kube
game-bloqs-turn2 = Bloqs Turn2: gå begge veier rundt ringen
game-bloqs-maestro = Bloqs Maestro: med kort som bare eieren ser

board-ring = skive
board-stock = forråd
board-steal-short = st
board-build-short = by
board-on-start = på startsirkelen før den skiven
board-built-last = bygd sist
board-full = fullt lag
board-score = { $layers ->
        [one] 1 lag
       *[other] { $layers } lag
    } + { $cubes ->
        [one] 1 kube
       *[other] { $cubes } kuber
    }
board-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
board-pile = kort   { $pile } i bunken, { $count } i kastebunken, øverst: { $card }
board-pile-only = kort   { $pile } i bunken, ingen i kastebunken
tower-layer = lag { $layer }

disc-face-down = skjult
disc-steal = stjel
disc-build = bygg
spot-disc = skive { $place } ({ $disc })
spot-start = en startsirkel

card-die = kast { $pips }
card-piece = brikke { $kind }
card-teleport = teleport
card-defence = forsvar

hand-ask = { $who }, trykk Enter for å se kortene dine, når ingen andre ser:
hand-only-enter = Bare trykk Enter.
hand-of = Kortene til { $who }:
hand-empty = { $who } har ingen kort.
hand-nobody = Ingen har turen akkurat nå.

turn-roll = { $who }, trykk Enter for å kaste.
turn-travel = { $who }: kast, eller spill et kort.
turn-direction = { $who } går { $pips ->
        [one] 1 skive
       *[other] { $pips } skiver
    }: med klokka (cw) til { $cw }, eller mot klokka (ccw) til { $ccw }?
turn-supply = { $who }: ta { $kind } fra forrådet og bygg den.
turn-supply-any = { $who }: ta en hvilken som helst brikke fra forrådet og bygg den.
turn-no-supply = { $who }: { $kind } kan ikke bygges. Si pass, eller spill et brikkekort av den typen hvis du har et.
turn-build = { $who }: bygg { $piece }.
turn-steal = { $who }: stjel en brikke fra en annen spiller.
turn-swap = { $who }: bytt en brikke med { $others }.
turn-swaps = { $who }: bytt en brikke med hver av disse i valgfri rekkefølge: { $others }.
turn-ask = { $who }: { $wish } Tillater du det, eller forsvarer du deg?
ask-steal = { $who } vil stjele { $piece } fra deg.
ask-swap = { $who } tilbyr deg { $give } for { $take }.
ask-teleport = { $who } vil bytte plass med deg.

news-rolls = { $who } kaster { $pips }.
news-rolls-to = { $who } kaster { $pips } og kommer til { $where }.
news-begins = { $who } begynner.
news-again = { $who } kaster igjen.
news-clockwise = { $who } går med klokka til { $where }.
news-counter-clockwise = { $who } går mot klokka til { $where }.
news-disc = Skive { $place } snus: { $disc }.
news-card = { $who } spiller kortet { $card }.
news-card-any-piece = { $who } spiller kortet { $card } for å ta en hvilken som helst brikke i stedet.
news-builds = { $who } bygger { $piece } på { $cells }.
news-passes = { $who } sier pass.
news-dealt = Alle får { $count ->
        [one] 1 kort.
       *[other] { $count } kort.
    }
news-gets-card = { $who } får et kort.
news-loses-card = { $neighbour } trekker et kort fra { $who } og kaster det: { $card }.
news-reshuffled = Bunken er brukt opp: kastebunken blandes og blir den nye bunken.
news-no-card = Det er ikke flere kort å trekke.
news-steals = { $who } stjeler { $piece } fra { $other }.
news-wants-to-steal = { $who } vil stjele { $piece } fra { $other }.
news-swaps = { $who } gir { $give } til { $other } og tar { $take }.
news-wants-to-swap = { $who } vil gi { $give } til { $other } og ta { $take }.
news-wants-to-teleport = { $who } spiller en teleport for å bytte plass med { $other }.
news-allows = { $who } forsvarer seg ikke.
news-defends = { $who } spiller et forsvarskort: stoppet!
news-teleported = { $who } bytter plass med { $other } og er nå på { $where }.
news-on-start = På en startsirkel skjer ingenting: turen til { $who } er over.
news-none-left = Det er ingen { $kind } igjen i forrådet: { $who } mister turen.
news-no-place = { $who } har ikke plass til { $kind }: turen er tapt.
news-no-place-any = { $who } kan ikke bygge noen av brikkene i forrådet: turen er tapt.
news-nothing-to-steal = Det er ikke noe { $who } kan stjele: turen er tapt.
news-no-swap = { $who } kan ikke bytte noe med { $others }.
news-layer-full = Lag { $layer } hos { $who } er fullt!
news-layer-broken = Lag { $layer } hos { $who } er ikke lenger fullt.
news-perfect-cube = { $who } har bygd en perfekt kube!
news-double-cube = { $who } har bygd en perfekt dobbeltkube!
play-chance-stands-bloqs = Det kan ikke tas tilbake: siden er terningen kastet, en skive snudd eller et kort trukket.

score-layers = Lag
score-cubes = Kuber
score-bloqs = Et fullt lag teller 100, hver kube i andre lag 1: flest vinner, hvis ikke noen bygger en perfekt kube.

menu-ask-action = Nummer (0 går tilbake):
menu-build = bygg { $pieces }
menu-roll = kast terningen
menu-clockwise = med klokka til { $where }
menu-counter-clockwise = mot klokka til { $where }
menu-die-card = spill kortet { $card }: gå { $pips } i stedet for å kaste
menu-piece-card = spill kortet { $card }: ta en hvilken som helst brikke fra forrådet
menu-teleport = teleport: bytt plass med { $other }, på { $where }
menu-defend = spill et forsvarskort og stopp det
menu-allow = tillat det
menu-pass = si pass
menu-bloqs-pieces = Hva som kan bygges. I parentes: hvor mange steder.
menu-ask-kind = Hvilken type, for eksempel 2 eller L4 (0 går tilbake):
menu-layers-beside = Lagene i en brikke står side om side, det nederste til venstre.
menu-cells = Kuben { $mark } i brikken kan komme på enhver celle som er merket { $mark }. En celle er en rute og et lag, for eksempel { $example }.
menu-ask-cell = Hvilken celle, for eksempel { $example } (0 går tilbake):
menu-ask-build = Enter bygger den, en annen celle flytter den, 0 går tilbake:
menu-foretold-layer = Det gjør lag { $layer } fullt!
menu-foretold-cube = Det gir en perfekt kube!
menu-ask-player = Hvilken spiller? Nummer (0 går tilbake):
menu-ask-steal = Hvilken brikke stjeler du, for eksempel { $example } (0 går tilbake):
menu-ask-give = Hvilken av brikkene dine gir du, for eksempel { $example } (0 går tilbake):
menu-ask-take = Hvilken brikke tar du for den, for eksempel { $example } (0 går tilbake):
menu-may-be-taken = kan tas
menu-no-place-for-it = Det ville ikke være plass til å bygge den.
menu-no-such-piece = Det er ingen { $about } å bygge nå.

pieces-none = Ingenting er bygd ennå.
pieces-no-player = Det er ingen spiller { $about }: spillerne er 1 til { $most }.

help-build-bloqs = bygg en brikke: typen og nummeret, og cellene til alle kubene (rute og lag)
help-kind-bloqs = velg steg for steg hvor en brikke skal: typen
help-steal-bloqs = stjel en brikke fra spiller 2
help-swap-bloqs = gi spiller 2 en brikke, og ta en for den
help-direction-bloqs = gå med klokka eller mot klokka rundt ringen
help-travel-bloqs = kast terningen, spill et kastkort i stedet, eller bytt plass med spiller 2
help-card-bloqs = på en skive av den typen: ta en hvilken som helst brikke i stedet
help-answer-bloqs = svar noen som vil ha noe av deg
help-hand = vis kortene til den som har turen
help-moves-bloqs = list opp hva som kan gjøres; hvor én brikke kan bygges: moves L4
help-pieces-bloqs = hvilke brikker som kan tas, og hvorfor de andre ikke kan det; hos én spiller: pieces 2
help-roll-bloqs = kast terningen; bare Enter gjør det samme
help-undo-bloqs = ta tilbake det siste trekket; ikke når terningen er kastet, en skive snudd eller et kort trukket
help-board-bloqs = tegn ringen og tårnene igjen
help-score-bloqs = vis stillingen så langt

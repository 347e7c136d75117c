### Bloqs i terminalen: hvad kun dette spil siger.
### $who og $other er spillere; brikker skrives som L4#21, celler som a1.1, slags som L4.

game-bloqs = Bloqs for to til fire: byg en perfekt kubus
game-bloqs-turn2 = Bloqs Turn2: gå begge veje rundt i ringen
game-bloqs-maestro = Bloqs Maestro: med kort, som kun ejeren ser

board-ring = skive
board-stock = forråd
board-steal-short = st
board-build-short = by
board-on-start = på startcirklen før den skive
board-built-last = bygget sidst
board-full = fuldt lag
board-score = { $layers ->
        [one] 1 lag
       *[other] { $layers } lag
    } + { $cubes ->
        [one] 1 klods
       *[other] { $cubes } klodser
    }
board-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
board-pile = kort   { $pile } i bunken, { $count } kasseret, øverst: { $card }
board-pile-only = kort   { $pile } i bunken, ingen kasseret
tower-layer = lag { $layer }

disc-face-down = skjult
disc-steal = stjæl
disc-build = byg
spot-disc = skive { $place } ({ $disc })
spot-start = en startcirkel

card-die = slag { $pips }
card-piece = brik { $kind }
card-teleport = teleport
card-defence = forsvar

hand-ask = { $who }, tryk Enter for at se dine kort, når ingen andre kigger:
hand-only-enter = Tryk bare Enter.
hand-of = { $who } har disse kort:
hand-empty = { $who } har ingen kort.
hand-nobody = Ingen har turen lige nu.

turn-roll = { $who }, tryk Enter for at slå.
turn-travel = { $who }: slå, eller spil et kort.
turn-direction = { $who } går { $pips ->
        [one] 1 skive
       *[other] { $pips } skiver
    }: med uret (cw) til { $cw }, eller mod uret (ccw) til { $ccw }?
turn-supply = { $who }: tag { $kind } fra forrådet, og byg den.
turn-supply-any = { $who }: tag en hvilken som helst brik fra forrådet, og byg den.
turn-no-supply = { $who }: { $kind } kan ikke bygges. Meld pas, eller spil et brikkort af den type, hvis du har et.
turn-build = { $who }: byg { $piece }.
turn-steal = { $who }: stjæl en brik fra en anden spiller.
turn-swap = { $who }: byt en brik med { $others }.
turn-swaps = { $who }: byt en brik med hver af disse i valgfri rækkefølge: { $others }.
turn-ask = { $who }: { $wish } Tillader du det, eller forsvarer du dig?
ask-steal = { $who } vil stjæle din { $piece }.
ask-swap = { $who } tilbyder { $give } for din { $take }.
ask-teleport = { $who } vil bytte plads med dig.

news-rolls = { $who } slår { $pips }.
news-rolls-to = { $who } slår { $pips } og kommer til { $where }.
news-begins = { $who } begynder.
news-again = { $who } slår igen.
news-clockwise = { $who } går med uret til { $where }.
news-counter-clockwise = { $who } går mod uret til { $where }.
news-disc = Skive { $place } vendes: { $disc }.
news-card = { $who } spiller kortet { $card }.
news-card-any-piece = { $who } spiller kortet { $card } for at tage en hvilken som helst brik i stedet.
news-builds = { $who } bygger { $piece } på { $cells }.
news-passes = { $who } melder pas.
news-dealt = Alle får { $count ->
        [one] 1 kort.
       *[other] { $count } kort.
    }
news-gets-card = { $who } får et kort.
news-loses-card = { $neighbour } trækker et kort fra { $who } og kasserer det: { $card }.
news-reshuffled = Bunken er brugt op: de kasserede kort blandes og bliver den nye bunke.
news-no-card = Der er ikke flere kort at trække.
news-steals = { $who } stjæler { $piece } fra { $other }.
news-wants-to-steal = { $who } vil stjæle { $piece } fra { $other }.
news-swaps = { $who } giver { $give } til { $other } og tager { $take }.
news-wants-to-swap = { $who } vil give { $give } til { $other } og tage { $take }.
news-wants-to-teleport = { $who } spiller en teleport for at bytte plads med { $other }.
news-allows = { $who } forsvarer sig ikke.
news-defends = { $who } spiller et forsvarskort: stoppet!
news-teleported = { $who } bytter plads med { $other } og er nu på { $where }.
news-on-start = På en startcirkel sker der ikke noget: turen er forbi for { $who }.
news-none-left = Der er ingen { $kind } tilbage i forrådet: { $who } mister turen.
news-no-place = { $who } har ikke plads til { $kind }: turen er tabt.
news-no-place-any = { $who } kan ikke bygge nogen af brikkerne i forrådet: turen er tabt.
news-nothing-to-steal = Der er ikke noget, { $who } kan stjæle: turen er tabt.
news-no-swap = { $who } kan ikke bytte noget med { $others }.
news-layer-full = { $who }: lag { $layer } er fuldt!
news-layer-broken = { $who }: lag { $layer } er ikke længere fuldt.
news-perfect-cube = { $who } har bygget en perfekt kubus!
news-double-cube = { $who } har bygget en perfekt dobbeltkubus!
play-chance-stands-bloqs = Det kan ikke tages tilbage: siden er der slået, vendt en skive eller trukket et kort.

score-layers = Lag
score-cubes = Klodser
score-bloqs = Et fuldt lag tæller 100, hver klods i andre lag 1: flest vinder, medmindre en bygger en perfekt kubus.

menu-ask-action = Nummer (0 går tilbage):
menu-build = byg { $pieces }
menu-roll = slå med terningen
menu-clockwise = med uret til { $where }
menu-counter-clockwise = mod uret til { $where }
menu-die-card = spil kortet { $card }: gå { $pips } i stedet for at slå
menu-piece-card = spil kortet { $card }: tag en hvilken som helst brik fra forrådet
menu-teleport = teleport: byt plads med { $other }, på { $where }
menu-defend = spil et forsvarskort, og stop det
menu-allow = tillad det
menu-pass = meld pas
menu-bloqs-pieces = Hvad der kan bygges. I parentes: hvor mange steder.
menu-ask-kind = Hvilken type, for eksempel 2 eller L4 (0 går tilbage):
menu-layers-beside = En briks lag står side om side, det nederste til venstre.
menu-cells = Brikkens klods { $mark } kan komme på enhver celle, der er mærket { $mark }. En celle er et felt og et lag, for eksempel { $example }.
menu-ask-cell = Hvilken celle, for eksempel { $example } (0 går tilbage):
menu-ask-build = Enter bygger den, en anden celle flytter den, 0 går tilbage:
menu-foretold-layer = Det gør lag { $layer } fuldt!
menu-foretold-cube = Det giver en perfekt kubus!
menu-ask-player = Hvilken spiller? Nummer (0 går tilbage):
menu-ask-steal = Hvilken brik stjæler du, for eksempel { $example } (0 går tilbage):
menu-ask-give = Hvilken af dine brikker giver du, for eksempel { $example } (0 går tilbage):
menu-ask-take = Hvilken brik tager du for den, for eksempel { $example } (0 går tilbage):
menu-may-be-taken = kan tages
menu-no-place-for-it = Der ville ikke være plads til at bygge den.
menu-no-such-piece = Der er ingen { $about } at bygge nu.

pieces-none = Intet er bygget endnu.
pieces-no-player = Der er ingen spiller { $about }: spillerne er 1 til { $most }.

help-build-bloqs = byg en brik: dens type og nummer, og cellerne for alle dens klodser (felt og lag)
help-kind-bloqs = vælg trin for trin, hvor en brik skal hen: dens type
help-steal-bloqs = stjæl en brik fra spiller 2
help-swap-bloqs = giv spiller 2 en brik, og tag en for den
help-direction-bloqs = gå med uret eller mod uret rundt i ringen
help-travel-bloqs = slå med terningen, spil et slagkort i stedet, eller byt plads med spiller 2
help-card-bloqs = på en skive af den type: tag en hvilken som helst brik i stedet
help-answer-bloqs = svar en, der vil have noget af dig
help-hand = vis kortene for den, der har turen
help-moves-bloqs = vis, hvad der kan gøres; hvor én brik kan bygges: moves L4
help-pieces-bloqs = hvilke brikker der kan tages, og hvorfor de andre ikke kan; hos én spiller: pieces 2
help-roll-bloqs = slå med terningen; bare Enter gør det samme
help-undo-bloqs = tag det sidste træk tilbage; ikke når der er slået, vendt en skive eller trukket et kort
help-board-bloqs = tegn ringen og tårnene igen
help-score-bloqs = vis stillingen indtil nu

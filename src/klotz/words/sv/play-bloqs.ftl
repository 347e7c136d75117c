### Bloqs i terminalen: vad bara det här spelet säger.
### $who och $other är spelare; bitar skrivs som L4#21, celler som a1.1, sorter som L4.

game-bloqs = Bloqs för två till fyra: bygg en perfekt kub
game-bloqs-turn2 = Bloqs Turn2: gå åt valfritt håll runt ringen
game-bloqs-maestro = Bloqs Maestro: med kort som bara ägaren ser

board-ring = bricka
board-stock = förråd
board-steal-short = st
board-build-short = by
board-on-start = på startcirkeln före den brickan
board-built-last = senast byggd
board-full = fullt lager
board-score = { $layers ->
        [one] 1 lager
       *[other] { $layers } lager
    } + { $cubes ->
        [one] 1 kub
       *[other] { $cubes } kuber
    }
board-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
board-pile = kort   { $pile } i högen, { $count } kastade, överst: { $card }
board-pile-only = kort   { $pile } i högen, inga kastade
tower-layer = lager { $layer }

disc-face-down = dold
disc-steal = stjäl
disc-build = bygg
spot-disc = bricka { $place } ({ $disc })
spot-start = en startcirkel

card-die = tärning { $pips }
card-piece = bit { $kind }
card-teleport = teleport
card-defence = försvar

hand-ask = { $who }, tryck Enter för att se dina kort, när ingen annan tittar:
hand-only-enter = Tryck bara Enter.
hand-of = { $who } har de här korten:
hand-empty = { $who } har inga kort.
hand-nobody = Ingen står på tur just nu.

turn-roll = { $who }, tryck Enter för att slå.
turn-travel = { $who }: slå, eller spela ett kort.
turn-direction = { $who } går { $pips ->
        [one] 1 bricka
       *[other] { $pips } brickor
    }: medurs (cw) till { $cw }, eller moturs (ccw) till { $ccw }?
turn-supply = { $who }: ta { $kind } ur förrådet och bygg den.
turn-supply-any = { $who }: ta vilken bit som helst ur förrådet och bygg den.
turn-no-supply = { $who }: { $kind } går inte att bygga. Passa, eller spela ett bitkort av den sorten om du har ett.
turn-build = { $who }: bygg { $piece }.
turn-steal = { $who }: stjäl en bit från en annan spelare.
turn-swap = { $who }: byt en bit med { $others }.
turn-swaps = { $who }: byt en bit med var och en: { $others }, i valfri ordning.
turn-ask = { $who }: { $wish } Tillåter du det, eller försvarar du dig?
ask-steal = { $who } vill stjäla din { $piece }.
ask-swap = { $who } erbjuder { $give } för din { $take }.
ask-teleport = { $who } vill byta plats med dig.

news-rolls = { $who } slår { $pips }.
news-rolls-to = { $who } slår { $pips } och kommer till { $where }.
news-begins = { $who } börjar.
news-again = { $who } slår en gång till.
news-clockwise = { $who } går medurs till { $where }.
news-counter-clockwise = { $who } går moturs till { $where }.
news-disc = Bricka { $place } vänds upp: { $disc }.
news-card = { $who } spelar kortet { $card }.
news-card-any-piece = { $who } spelar kortet { $card } för att ta vilken bit som helst i stället.
news-builds = { $who } bygger { $piece } på { $cells }.
news-passes = { $who } passar.
news-dealt = Alla får { $count ->
        [one] 1 kort.
       *[other] { $count } kort.
    }
news-gets-card = { $who } får ett kort.
news-loses-card = { $neighbour } drar ett kort från { $who } och kastar det: { $card }.
news-reshuffled = Högen är slut: de kastade korten blandas och blir den nya högen.
news-no-card = Det finns inget kort kvar att dra.
news-steals = { $who } stjäl { $piece } från { $other }.
news-wants-to-steal = { $who } vill stjäla { $piece } från { $other }.
news-swaps = { $who } ger { $give } till { $other } och tar { $take }.
news-wants-to-swap = { $who } vill ge { $give } till { $other } och ta { $take }.
news-wants-to-teleport = { $who } spelar en teleport för att byta plats med { $other }.
news-allows = { $who } försvarar sig inte.
news-defends = { $who } spelar ett försvarskort: stoppat!
news-teleported = { $who } byter plats med { $other } och är nu på { $where }.
news-on-start = På en startcirkel händer inget: turen är över för { $who }.
news-none-left = Det finns ingen { $kind } kvar i förrådet: { $who } går miste om turen.
news-no-place = { $who } har ingen plats för { $kind }: turen går förlorad.
news-no-place-any = { $who } kan inte bygga någon av bitarna i förrådet: turen går förlorad.
news-nothing-to-steal = Det finns inget som { $who } kan stjäla: turen går förlorad.
news-no-swap = { $who } kan inte byta något med { $others }.
news-layer-full = { $who }: lager { $layer } är fullt!
news-layer-broken = { $who }: lager { $layer } är inte längre fullt.
news-perfect-cube = { $who } har byggt en perfekt kub!
news-double-cube = { $who } har byggt en perfekt dubbelkub!
play-chance-stands-bloqs = Det går inte att ta tillbaka: sedan dess har tärningen slagits, en bricka vänts eller ett kort dragits.

score-layers = Lager
score-cubes = Kuber
score-bloqs = Ett fullt lager räknas som 100, varje kub i andra lager som 1: högst vinner, om ingen bygger en perfekt kub.

menu-ask-action = Nummer (0 går tillbaka):
menu-build = bygg { $pieces }
menu-roll = slå tärningen
menu-clockwise = medurs till { $where }
menu-counter-clockwise = moturs till { $where }
menu-die-card = spela kortet { $card }: gå { $pips } i stället för att slå
menu-piece-card = spela kortet { $card }: ta vilken bit som helst ur förrådet
menu-teleport = teleport: byt plats med { $other }, på { $where }
menu-defend = spela ett försvarskort och stoppa det
menu-allow = tillåt det
menu-pass = passa
menu-bloqs-pieces = Vad som kan byggas. Inom parentes: på hur många ställen.
menu-ask-kind = Vilken sort, till exempel 2 eller L4 (0 går tillbaka):
menu-layers-beside = En bits lager står sida vid sida, det lägsta till vänster.
menu-cells = Bitens kub { $mark } kan hamna på vilken cell som helst som är märkt { $mark }. En cell är en ruta och ett lager, till exempel { $example }.
menu-ask-cell = Vilken cell, till exempel { $example } (0 går tillbaka):
menu-ask-build = Enter bygger den, en annan cell flyttar den, 0 går tillbaka:
menu-foretold-layer = Det gör lager { $layer } fullt!
menu-foretold-cube = Det blir en perfekt kub!
menu-ask-player = Vilken spelare? Nummer (0 går tillbaka):
menu-ask-steal = Vilken bit stjäl du, till exempel { $example } (0 går tillbaka):
menu-ask-give = Vilken av dina bitar ger du, till exempel { $example } (0 går tillbaka):
menu-ask-take = Vilken bit tar du för den, till exempel { $example } (0 går tillbaka):
menu-may-be-taken = kan tas
menu-no-place-for-it = Det skulle inte finnas plats att bygga den.
menu-no-such-piece = Det finns ingen { $about } att bygga nu.

pieces-none = Inget är byggt än.
pieces-no-player = Det finns ingen spelare { $about }: spelarna är 1 till { $most }.

help-build-bloqs = bygg en bit: dess sort och nummer, och cellerna för alla dess kuber (ruta och lager)
help-kind-bloqs = välj steg för steg vart en bit ska: dess sort
help-steal-bloqs = stjäl en bit från spelare 2
help-swap-bloqs = ge spelare 2 en bit och ta en för den
help-direction-bloqs = gå medurs eller moturs runt ringen
help-travel-bloqs = slå tärningen, spela ett tärningskort i stället, eller byt plats med spelare 2
help-card-bloqs = på en bricka av den sorten: ta vilken bit som helst i stället
help-answer-bloqs = svara någon som vill ha något av dig
help-hand = visa korten för den som står på tur
help-moves-bloqs = lista vad som kan göras; var en bit kan byggas: moves L4
help-pieces-bloqs = vilka bitar som kan tas, och varför de andra inte kan det; för en spelare: pieces 2
help-roll-bloqs = slå tärningen; bara Enter gör samma sak
help-undo-bloqs = ta tillbaka det senaste draget; inte när tärningen har slagits, en bricka vänts eller ett kort dragits
help-board-bloqs = rita ringen och tornen igen
help-score-bloqs = visa ställningen hittills

### Spillet i terminalen: hvad det siger, spørger om og svarer. Kommandoernes navne er ens på alle sprog.
### $who er en spiller, som bordet kalder dem, for eksempel "Blå" eller "Ann (blå)"; det kan indlede en sætning.

game-blokus = Blokus for fire, på det store bræt
game-blokus-2 = Blokus for to, med to farver hver
game-blokus-3 = Blokus for tre, som deler den fjerde farve
game-blokus-duo = Blokus Duo for to, på det lille bræt

colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-green = grøn

play-which-game = Hvilket spil vil du spille?
play-unfinished = fortsæt det påbegyndte spil { $game }, { $moves ->
        [one] 1 træk
       *[other] { $moves } træk
    } indtil nu
play-ask-game = Nummer eller navn:
play-ask-seats = Hvor mange spillere, { $counts }? Enter for { $usual }:
play-ask-house-rule = Hvilket (Enter: som Klotz gør)?
play-ask-who = Hvem spiller? p for et menneske eller et niveau { $least } til { $most } for hver plads; Enter for { $example }:
play-who-not-understood = Skriv p eller et niveau fra { $least } til { $most } for hver af de { $seats } pladser, for eksempel { $example }. Et enkelt p eller niveau gælder for dem alle.
play-computer = { $who }: computeren, { $player }.
play-welcome = Skriv et træk, tryk Enter for at vælge i en menu, eller skriv help.
play-welcome-back = Velkommen tilbage til dit spil { $game }.

play-turn = { $who } har turen.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Tilfældet: { $move }.
play-placed = { $who } lægger { $piece } på { $move }.
play-cannot = { $who } kan ikke lægge noget og melder pas.
play-passes = { $who } melder pas igen.
play-taken-back = Taget tilbage: { $what }
play-nothing-to-take-back = Der er ikke noget at tage tilbage.
play-chance-stands = Det sidste træk kan ikke tages tilbage: tilfældet har spillet siden.
play-rule-hint = Skriv rules { $rule } for at læse den regel.
play-move-hint = Tryk Enter for at vælge i en menu, eller skriv help.
play-did-you-mean = Der er ingen kommando { $word }. Mente du { $command }?
play-thinking = { $who } tænker ... Enter: spil nu.
play-thinking-hint = Tænker ... Enter: svar nu.
play-computers-seat = Computeren spiller for { $who }.
play-hint-count = Skriv hint, eller hint og hvor mange træk du vil se, op til { $most }.
play-is-over = Skriv undo for at tage det sidste træk tilbage, again for at spille igen, save FIL for at gemme spillet, eller tryk Enter for at slutte.
play-is-settled = Skriv again for at spille igen, save FIL for at gemme spillet, eller tryk Enter for at slutte.
play-again-early = Spil først dette spil færdigt; quit gemmer det til senere.

play-player = Spiller { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, delt
play-and = { $first } og { $last }

play-over = Spillet er slut. { $reason }
play-gave-up = { $who } giver op. { $reason }
play-wins = { $who } vinder!
play-share = { $who } deler sejren!
play-alone = { $who } fik { $points ->
        [one] 1 point
       *[other] { $points } point
    }.

score-player = Spiller
score-total = Point
score-parts = Heraf
score-place = Placering
score-basic = Felter tilbage: færrest vinder.
score-advanced = Point: flest vinder.

menu-back = 0
menu-ask-move = Trækkets nummer (0 går tilbage):
menu-more = Enter viser mere, q stopper:
menu-not-offered = { $answer } er ikke en af mulighederne.
menu-pieces = Hvad { $who } kan lægge. I parentes: hvor mange steder.
menu-nowhere = Ingen plads til { $pieces }.
menu-ask-piece = Hvilken brik? Navn eller nummer (0 går tilbage):
menu-ways = I hvilken stilling? I parentes: hvor mange steder den passer.
menu-ask-way = Nummer (0 går tilbage):
menu-squares = Brikkens felt { $mark } kan komme på ethvert felt, der er mærket { $mark } på brættet.
menu-ask-square = Hvilket felt, for eksempel { $example } (0 går tilbage):
menu-wrong-square = { $mark } kan ikke komme på { $answer }. Vælg et af de mærkede felter, for eksempel { $example }.
menu-preview = { $piece } på { $move }:
menu-ask-play = Enter lægger den, et andet felt flytter den, 0 går tilbage:
menu-piece-gone = { $who } har allerede lagt { $piece }.
menu-piece-nowhere = Der er ikke plads til { $piece } nogen steder.

moves-count = { $count ->
        [one] Der er 1 træk.
       *[other] Der er { $count } træk.
    }
moves-of-piece = Skriv moves og navnet på en brik, for eksempel moves { $piece }, for at se dem.
moves-no-piece = Der er ingen brik { $piece }. Brikkerne er { $pieces }.
pieces-of = { $who } har { $count ->
        [0] ingen brikker tilbage.
        [one] 1 brik tilbage, med { $squares ->
            [one] 1 felt
           *[other] { $squares } felter
        }.
       *[other] { $count } brikker tilbage, med { $squares } felter.
    }
pieces-no-colour = Der er ingen farve { $colour } i dette spil. Farverne er { $colours }.
board-last = sidste træk
board-connect = { $colour } kan slutte til her
board-start = startfelt
board-left = { $squares ->
        [0] alle lagt!
        [one] (1 felt)
       *[other] ({ $squares } felter)
    }
board-shared = delt
board-out = ude
save-which-file = Gem hvor? Skriv save og et filnavn, for eksempel save spil.klotz.
save-replace = { $file } findes allerede. Erstatte den? (j/N)
save-not-saved = Ikke gemt.
save-done = Gemt i { $file }.
load-which-file = Hent hvad? Skriv load og et filnavn, for eksempel load spil.klotz.
load-left = Dit forrige spil er gemt i { $file }.
load-done = { $file } er hentet.
play-yes = j
play-kept = Dit spil er gemt. Skriv dette for at fortsætte: klotz play --resume
play-not-kept = Dit spil kunne ikke gemmes: { $reason }.

help-move-blokus = læg en brik: alle dens felter, med komma imellem
help-piece-blokus = vælg, hvor en brik skal hen: dens navn med store bogstaver, eller dens nummer
help-move = gør et træk: skriv det, som listen over træk skriver det
help-roll = slå med terningerne; bare Enter gør det samme
help-menu = vælg et træk trin for trin; bare Enter gør det samme
help-moves = vis, hvad der kan spilles
help-moves-blokus = vis, hvad der kan spilles; for én brik: moves L4
help-pieces = vis de brikker, der er tilbage; for en anden farve: pieces rød
help-score = vis stillingen indtil nu
help-board = tegn brættet igen
help-hint = spørg computeren, hvad den ville spille, og hvorfor; flere træk: hint 3
help-undo = tag det sidste træk tilbage, med det, computere har spillet siden
help-rules = læs spillets regler; én regel: rules { $rule }
help-save = gem spillet i en fil: save spil.klotz
help-load = fortsæt et spil fra en fil: load spil.klotz
help-again = spil igen med de samme, når spillet er slut
help-help = denne liste
help-quit = slut; klotz play --resume fortsætter spillet

rules-ruling = *Sådan gør Klotz:* { $ruling }
rules-chosen = { $choice } (valgt her)
rules-unknown = Dette spil har ingen regel { $rule }. Det har { $rules }.

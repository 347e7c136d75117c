### Spillet i terminalen: hva det sier, spør om og svarer. Kommandoenes navn er like på alle språk.
### $who er en spiller som bordet kaller dem, for eksempel "Blå" eller "Ann (blå)"; det kan innlede en setning.

game-blokus = Blokus for fire, på det store brettet
game-blokus-2 = Blokus for to, med to farger hver
game-blokus-3 = Blokus for tre, som deler den fjerde fargen
game-blokus-duo = Blokus Duo for to, på det lille brettet

colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-green = grønn

play-which-game = Hvilket spill vil du spille?
play-unfinished = fortsett det påbegynte spillet { $game }, { $moves ->
        [one] 1 trekk
       *[other] { $moves } trekk
    } hittil
play-ask-game = Nummer eller navn:
play-ask-seats = Hvor mange spillere, { $counts }? Enter for { $usual }:
play-ask-house-rule = Hvilket (Enter: slik Klotz gjør det)?
play-ask-who = Hvem spiller? p for et menneske eller et nivå { $least } til { $most } for hver plass; Enter for { $example }:
play-who-not-understood = Skriv p eller et nivå fra { $least } til { $most } for hver av de { $seats } plassene, for eksempel { $example }. Én enkelt p eller ett nivå gjelder for alle.
play-computer = { $who }: datamaskinen, { $player }.
play-welcome = Skriv et trekk, trykk Enter for å velge fra en meny, eller skriv help.
play-welcome-back = Velkommen tilbake til spillet ditt { $game }.

play-turn = { $who } har turen.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Tilfeldigheten: { $move }.
play-placed = { $who } legger { $piece } på { $move }.
play-cannot = { $who } kan ikke legge noe og sier pass.
play-passes = { $who } sier pass igjen.
play-taken-back = Tatt tilbake: { $what }
play-nothing-to-take-back = Det er ikke noe å ta tilbake.
play-chance-stands = Det siste trekket kan ikke tas tilbake: tilfeldigheten har spilt siden.
play-rule-hint = Skriv rules { $rule } for å lese den regelen.
play-move-hint = Trykk Enter for å velge fra en meny, eller skriv help.
play-did-you-mean = Det er ingen kommando { $word }. Mente du { $command }?
play-thinking = { $who } tenker ... Enter: spill nå.
play-thinking-hint = Tenker ... Enter: svar nå.
play-computers-seat = Datamaskinen spiller for { $who }.
play-hint-count = Skriv hint, eller hint og hvor mange trekk du vil se, opptil { $most }.
play-is-over = Skriv undo for å ta tilbake det siste trekket, again for å spille igjen, save FIL for å lagre spillet, eller trykk Enter for å slutte.
play-is-settled = Skriv again for å spille igjen, save FIL for å lagre spillet, eller trykk Enter for å slutte.
play-again-early = Spill dette spillet ferdig først; quit tar vare på det til senere.

play-player = Spiller { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, delt
play-and = { $first } og { $last }

play-over = Spillet er slutt. { $reason }
play-gave-up = { $who } gir opp. { $reason }
play-wins = { $who } vinner!
play-share = { $who } deler seieren!
play-alone = { $who } fikk { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.

score-player = Spiller
score-total = Poeng
score-parts = Herav
score-place = Plassering
score-basic = Ruter igjen: færrest vinner.
score-advanced = Poeng: flest vinner.

menu-back = 0
menu-ask-move = Nummeret på trekket (0 går tilbake):
menu-more = Enter viser mer, q stopper:
menu-not-offered = { $answer } er ikke et av valgene.
menu-pieces = Hva { $who } kan legge. I parentes: hvor mange steder.
menu-nowhere = Ingen plass til { $pieces }.
menu-ask-piece = Hvilken brikke? Navn eller nummer (0 går tilbake):
menu-ways = I hvilken stilling? I parentes: hvor mange steder den passer.
menu-ask-way = Nummer (0 går tilbake):
menu-squares = Ruten { $mark } i brikken kan komme på enhver rute som er merket { $mark } på brettet.
menu-ask-square = Hvilken rute, for eksempel { $example } (0 går tilbake):
menu-wrong-square = { $mark } kan ikke komme på { $answer }. Velg en av de merkede rutene, for eksempel { $example }.
menu-preview = { $piece } på { $move }:
menu-ask-play = Enter legger den, en annen rute flytter den, 0 går tilbake:
menu-piece-gone = { $who } har allerede lagt { $piece }.
menu-piece-nowhere = Det er ikke plass til { $piece } noe sted.

moves-count = { $count ->
        [one] Det er 1 trekk.
       *[other] Det er { $count } trekk.
    }
moves-of-piece = Skriv moves og navnet på en brikke, for eksempel moves { $piece }, for å liste dem opp.
moves-no-piece = Det er ingen brikke { $piece }. Brikkene er { $pieces }.
pieces-of = { $who } har { $count ->
        [0] ingen brikker igjen.
        [one] 1 brikke igjen, med { $squares ->
            [one] 1 rute
           *[other] { $squares } ruter
        }.
       *[other] { $count } brikker igjen, med { $squares } ruter.
    }
pieces-no-colour = Det er ingen farge { $colour } i dette spillet. Fargene er { $colours }.
board-last = siste trekk
board-connect = { $colour } kan slutte til her
board-start = startrute
board-left = { $squares ->
        [0] alle lagt!
        [one] (1 rute)
       *[other] ({ $squares } ruter)
    }
board-shared = delt
board-out = ute
save-which-file = Lagre hvor? Skriv save og et filnavn, for eksempel save spill.klotz.
save-replace = { $file } finnes allerede. Erstatte den? (j/N)
save-not-saved = Ikke lagret.
save-done = Lagret i { $file }.
load-which-file = Laste inn hva? Skriv load og et filnavn, for eksempel load spill.klotz.
load-left = Det forrige spillet ditt er lagret i { $file }.
load-done = { $file } er lastet inn.
play-yes = j
play-kept = Spillet ditt er lagret. Skriv dette for å fortsette: klotz play --resume
play-not-kept = Spillet ditt kunne ikke lagres: { $reason }.

help-move-blokus = legg en brikke: alle rutene, med komma imellom
help-piece-blokus = velg hvor en brikke skal: navnet med store bokstaver, eller nummeret
help-move = gjør et trekk: skriv det slik listen over trekk skriver det
help-roll = kast terningene; bare Enter gjør det samme
help-menu = velg et trekk steg for steg; bare Enter gjør det samme
help-moves = list opp hva som kan spilles
help-moves-blokus = list opp hva som kan spilles; for én brikke: moves L4
help-pieces = vis brikkene som er igjen; for en annen farge: pieces rød
help-score = vis stillingen så langt
help-board = tegn brettet igjen
help-hint = spør datamaskinen hva den ville spilt, og hvorfor; flere trekk: hint 3
help-undo = ta tilbake det siste trekket, med det datamaskiner har spilt siden
help-rules = les reglene for spillet; én regel: rules { $rule }
help-save = lagre spillet i en fil: save spill.klotz
help-load = fortsett et spill fra en fil: load spill.klotz
help-again = spill igjen med de samme, når spillet er slutt
help-help = denne listen
help-quit = slutt; klotz play --resume fortsetter spillet

rules-ruling = *Slik gjør Klotz det:* { $ruling }
rules-chosen = { $choice } (valgt her)
rules-unknown = Dette spillet har ingen regel { $rule }. Det har { $rules }.

### Das Spiel im Terminal: was es sagt, fragt und antwortet. Namen von Befehlen bleiben in jeder Sprache, wie sie sind.
### $who ist ein Spieler, wie der Tisch ihn nennt, etwa "Blau" oder "Ann (Blau)"; damit kann ein Satz beginnen.

game-blokus = Blokus zu viert, auf dem großen Brett
game-blokus-2 = Blokus zu zweit, mit je zwei Farben
game-blokus-3 = Blokus zu dritt, die vierte Farbe gehört allen
game-blokus-duo = Blokus Duo zu zweit, auf dem kleinen Brett

colour-blue = Blau
colour-yellow = Gelb
colour-red = Rot
colour-green = Grün

play-which-game = Welches Spiel möchtest du spielen?
play-unfinished = das angefangene Spiel { $game } fortsetzen, bisher { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
play-ask-game = Nummer oder Name:
play-ask-seats = Wie viele spielen mit, { $counts }? Enter für { $usual }:
play-ask-house-rule = Welches (Enter: wie Klotz es hält)?
play-ask-who = Wer spielt? p für einen Menschen oder eine Stufe von { $least } bis { $most } für jeden Platz; Enter für { $example }:
play-who-not-understood = Schreib p oder eine Stufe von { $least } bis { $most } für jeden der { $seats } Plätze, zum Beispiel { $example }. Ein einzelnes p oder eine einzelne Stufe gilt für alle.
play-computer = { $who }: der Computer, { $player }.
play-welcome = Tippe einen Zug, drück Enter für ein Menü, oder tippe help.
play-welcome-back = Willkommen zurück bei deinem Spiel { $game }.

play-turn = { $who } ist am Zug.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Zufall: { $move }.
play-placed = { $who } legt { $piece } auf { $move }.
play-cannot = { $who } kann nichts legen und passt.
play-passes = { $who } passt wieder.
play-taken-back = Zurückgenommen: { $what }
play-nothing-to-take-back = Es gibt nichts zurückzunehmen.
play-chance-stands = Der letzte Zug lässt sich nicht mehr zurücknehmen: Seitdem hat der Zufall gespielt.
play-rule-hint = Tippe rules { $rule }, um diese Regel zu lesen.
play-move-hint = Drück Enter für ein Menü, oder tippe help.
play-did-you-mean = Einen Befehl { $word } gibt es nicht. Meinst du { $command }?
play-thinking = { $who } denkt nach ... Enter: jetzt ziehen.
play-thinking-hint = Denke nach ... Enter: jetzt antworten.
play-computers-seat = Für { $who } spielt der Computer.
play-hint-count = Schreib hint, oder hint und wie viele Züge du sehen möchtest, bis zu { $most }.
play-is-over = Tippe undo, um den letzten Zug zurückzunehmen, again für eine neue Partie, save DATEI, um das Spiel zu speichern, oder drück Enter, um zu gehen.
play-is-settled = Tippe again für eine neue Partie, save DATEI, um das Spiel zu speichern, oder drück Enter, um zu gehen.
play-again-early = Spiel erst dieses Spiel zu Ende; quit hebt es für später auf.

play-player = Spieler { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, gemeinsam
play-and = { $first } und { $last }

play-over = Das Spiel ist vorbei. { $reason }
play-gave-up = { $who } gibt auf. { $reason }
play-wins = { $who } gewinnt!
play-share = { $who } teilen sich den Sieg!
play-alone = { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

score-player = Spieler
score-total = Stand
score-parts = Davon
score-place = Platz
score-basic = Übrige Felder: Die wenigsten gewinnen.
score-advanced = Punkte: Die meisten gewinnen.

menu-back = 0
menu-ask-move = Nummer des Zuges (0 geht zurück):
menu-more = Enter zeigt mehr, q hört auf:
menu-not-offered = { $answer } steht nicht zur Wahl.
menu-pieces = Was { $who } legen kann. In Klammern: an wie vielen Stellen.
menu-nowhere = Kein Platz für { $pieces }.
menu-ask-piece = Welcher Stein? Name oder Nummer (0 geht zurück):
menu-ways = Wie herum? In Klammern: an wie vielen Stellen er passt.
menu-ask-way = Nummer (0 geht zurück):
menu-squares = Das Feld { $mark } des Steins kann auf jedes Feld, das auf dem Brett mit { $mark } markiert ist.
menu-ask-square = Welches Feld, zum Beispiel { $example } (0 geht zurück):
menu-wrong-square = { $mark } kann nicht auf { $answer }. Wähle eines der markierten Felder, zum Beispiel { $example }.
menu-preview = { $piece } auf { $move }:
menu-ask-play = Enter legt ihn, ein anderes Feld verschiebt ihn, 0 geht zurück:
menu-piece-gone = { $who } hat { $piece } schon gelegt.
menu-piece-nowhere = Für { $piece } ist nirgends Platz.

moves-count = { $count ->
        [one] Es gibt 1 Zug.
       *[other] Es gibt { $count } Züge.
    }
moves-of-piece = Tippe moves und den Namen eines Steins, zum Beispiel moves { $piece }, um sie aufzulisten.
moves-no-piece = Einen Stein { $piece } gibt es nicht. Die Steine sind { $pieces }.
pieces-of = { $who } hat { $count ->
        [0] keine Steine mehr.
        [one] noch 1 Stein mit { $squares ->
            [one] 1 Feld
           *[other] { $squares } Feldern
        }.
       *[other] noch { $count } Steine mit { $squares } Feldern.
    }
pieces-no-colour = Die Farbe { $colour } gibt es in diesem Spiel nicht. Die Farben sind { $colours }.
board-last = letzter Zug
board-connect = hier kann { $colour } anschließen
board-start = Startfeld
board-left = { $squares ->
        [0] alle gelegt!
        [one] (1 Feld)
       *[other] ({ $squares } Felder)
    }
board-shared = gemeinsam
board-out = raus
save-which-file = Wohin speichern? Schreib save und einen Dateinamen, zum Beispiel save spiel.klotz.
save-replace = { $file } gibt es schon. Ersetzen? (j/N)
save-not-saved = Nicht gespeichert.
save-done = Gespeichert in { $file }.
load-which-file = Was laden? Schreib load und einen Dateinamen, zum Beispiel load spiel.klotz.
load-left = Dein voriges Spiel ist in { $file } gespeichert.
load-done = { $file } ist geladen.
play-yes = j
play-kept = Dein Spiel ist gespeichert. Zum Weiterspielen tippe: klotz play --resume
play-not-kept = Dein Spiel konnte nicht gespeichert werden: { $reason }.

help-move-blokus = einen Stein legen: alle seine Felder, mit Kommas dazwischen
help-piece-blokus = wählen, wohin ein Stein kommt: sein Name in Großbuchstaben oder seine Nummer
help-move = ziehen: tippe den Zug so, wie ihn die Liste der Züge schreibt
help-roll = würfeln; einfach Enter tut dasselbe
help-menu = einen Zug Schritt für Schritt wählen; einfach Enter tut dasselbe
help-moves = auflisten, was gespielt werden kann
help-moves-blokus = auflisten, was gespielt werden kann; für einen Stein: moves L4
help-pieces = die übrigen Steine zeigen; von einer anderen Farbe: pieces rot
help-score = den Stand bisher zeigen
help-board = das Brett noch einmal zeichnen
help-hint = den Computer fragen, was er spielen würde, und warum; mehr Züge: hint 3
help-undo = den letzten Zug zurücknehmen, samt dem, was Computer seitdem gespielt haben
help-rules = die Regeln dieses Spiels lesen; eine Regel: rules { $rule }
help-save = das Spiel in einer Datei speichern: save spiel.klotz
help-load = ein Spiel aus einer Datei fortsetzen: load spiel.klotz
help-again = noch einmal mit denselben Leuten spielen, wenn das Spiel vorbei ist
help-help = diese Liste
help-quit = gehen; klotz play --resume setzt das Spiel fort

rules-ruling = *So hält es Klotz:* { $ruling }
rules-chosen = { $choice } (hier gewählt)
rules-unknown = Dieses Spiel hat keine Regel { $rule }. Es hat { $rules }.

### Bloxx! im Terminal: was nur dieses Spiel sagt.
### $who ist ein Spieler; ein Würfel ist A oder B; Felder heißen wie c2; Reihen heißen nach ihrer Farbe.

game-bloxx = Bloxx! für einen bis vier: zwei Würfel werfen, eine Form zeichnen

dice-press = { $who }, drück Enter zum Würfeln.
dice-rolled = { $who } würfelt.
dice-title = Würfel { $die }
dice-title-taken = Würfel { $die }, nur Kreuze
dice-either = { $who } zeichnet: Würfel A oder Würfel B.
dice-taken = { $who } zeichnet: Würfel { $other } mit dem Kreis, oder Würfel { $taken }, den { $active } genommen hat, nur mit Kreuzen.
dice-others = Davor oder danach zeichnen auch: { $others }.
dice-other = { $who } (@{ $seat })

play-draws = { $who } zeichnet { $move }.
play-draws-nothing = { $who } kann keine der beiden Formen zeichnen und passt.
play-draws-nothing-first = { $who } kann keine der beiden Formen zeichnen und nimmt keinen Würfel: Niemand verliert einen Kreis.
play-row = { $who } füllt die Reihe { $row }!
play-row-points = { $count ->
        [one] { $who } bekommt { $points } Punkte für die Reihe { $row }.
       *[other] { $who } bekommen je { $points } Punkte für die Reihe { $row }.
    }
play-chance-stands-bloxx = Das lässt sich nicht mehr zurücknehmen: Seitdem ist gewürfelt worden.

effect-all = Das { $effects }.
effect-circles = kreist die { $number } auf { $square } ein
effect-gaps = lässt { $count ->
        [one] eine Lücke auf { $squares }
       *[other] { $count } Lücken ({ $squares })
    }
effect-spoils = { $count ->
        [one] verdirbt die Reihe { $rows }
       *[other] verdirbt die Reihen { $rows }
    }
effect-completes = füllt die Reihe { $row } für { $points } Punkte
effect-none = kreist keine Zahl ein und lässt keine Lücke

board-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $gaps ->
        [one] 1 Lücke
       *[other] { $gaps } Lücken
    }
board-last-drawing = zuletzt gezeichnet
board-circled = eingekreiste Zahl
board-gap = Lücke
board-row = Reihe { $row } heißt { $name }

score-rows = Reihen
score-numbers = Zahlen
score-penalty = Abzug
score-penalty-points = { $points ->
        [0] 0
       *[other] -{ $points } ({ $gaps ->
            [one] 1 Lücke
           *[other] { $gaps } Lücken
        }, { $blanks } leer)
    }
score-bloxx = Reihen und eingekreiste Zahlen zählen, jede Lücke und jedes leere Feld kostet einen Punkt: Die meisten gewinnen.

menu-dice = Was { $who } zeichnen kann. In Klammern: an wie vielen Stellen.
menu-ask-die = Welcher Würfel, A oder B (0 geht zurück):
menu-one-die = Auf das Blatt von { $who } passt nur Würfel { $die }.
menu-die-nowhere = Würfel { $die } passt nirgends auf dieses Blatt.
menu-taken = Würfel { $die } ist genommen, also wird der Kreis zum Kreuz.
menu-circle-places = Der Kreis kann auf jedes Feld, das mit { $mark } markiert ist. Mit einer Spalte allein, zum Beispiel c, fällt er so tief, wie es geht.
menu-cross-places = Das Feld { $mark } der Form kann auf jedes Feld, das mit { $mark } markiert ist. Mit einer Spalte allein, zum Beispiel c, fällt es so tief, wie es geht.
menu-ask-place = Welches Feld, zum Beispiel { $example }, oder welche Spalte (0 geht zurück):
menu-ask-draw = Enter zeichnet, ein anderes Feld oder eine andere Spalte verschiebt, 0 geht zurück:
menu-foretold = { $move }: Das { $effects }.
menu-not-due = Spieler { $seat } zeichnet jetzt nicht.
menu-bloxx = Einen Würfel { $about } gibt es nicht. Tippe menu A oder menu B, oder menu @3 für Spieler 3.

moves-of-die = { $who } kann Würfel { $die } { $count ->
        [0] nirgends zeichnen.
        [one] auf 1 Art zeichnen.
       *[other] auf { $count } Arten zeichnen.
    }
moves-list-die = Tippe moves { $die }, um sie aufzulisten.

help-move-bloxx = eine Form zeichnen: der Würfel und alle Felder, mit einem Stern hinter dem mit dem Kreis
help-die-bloxx = Schritt für Schritt wählen, wohin die Form von Würfel A kommt
help-seat-bloxx = ein Zug von Spieler 3, oder nur @3 für ein Menü, wo mehrere in beliebiger Reihenfolge zeichnen
help-rows-bloxx = hinter einer farbigen Reihe: die Punkte, die sie bringt oder gebracht hat
help-moves-bloxx = zählen, was gezeichnet werden kann; zum Auflisten: moves A
help-undo-bloxx = die letzte Zeichnung zurücknehmen; nicht mehr, wenn wieder gewürfelt ist
help-board-bloxx = die Blätter noch einmal zeichnen
help-score-bloxx = den Stand bisher zeigen

### Rätsel: Was zu einem Versuch gesagt wird.

puzzle-right = Richtig! Weiter so.
puzzle-solved = Genau!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-lost-result = Nicht der beste Zug: Damit endet es schlechter für dich.
puzzle-lost-chance = Nicht der beste Zug: Deine Gewinnchance sinkt um { $amount } Prozentpunkte.
puzzle-lost-chance-least = Nicht der beste Zug: Deine Gewinnchance sinkt um mindestens { $amount } Prozentpunkte.
puzzle-lost-points = Nicht der beste Zug: Er verschenkt { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }.
puzzle-lost-points-least = Nicht der beste Zug: Er verschenkt mindestens { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }.
puzzle-games = { $games ->
        [0] es wird gesucht
        [one] eine Partie gespielt
       *[other] { $games } Partien gespielt
    }

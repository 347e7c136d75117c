### Bloxx! auf der Seite. $who ist eine Person oder mehrere; ein Würfel ist A oder B; Felder heißen wie c2.

# Eine farbige Reihe heißt nach ihrer Farbe. Eigene Blätter können andere Namen haben: Die bleiben, wie sie sind.
page-bloxx-colour = { $name ->
        [orange] Orange
        [violet] Violett
        [green] Grün
        [blue] Blau
       *[other] { $name }
    }
page-bloxx-player = Spieler { $number }
page-bloxx-computer = Computer { $number }

## Wer dran ist. $you ist yes, wo nur eine Person an diesem Gerät spielt.

page-bloxx-status-choose = { $you ->
        [yes] Du bist dran: Wähle einen Würfel.
       *[no] { $who }, wähle einen Würfel.
    }
page-bloxx-status-place = { $you ->
        [yes] Zeichne jetzt die Form von Würfel { $die }.
       *[no] { $who }, zeichne die Form von Würfel { $die }.
    }
page-bloxx-status-pass = { $you ->
        [yes] Keine der beiden Formen passt auf dein Blatt.
       *[no] { $who }, keine der beiden Formen passt auf dein Blatt.
    }
page-bloxx-status-rolls = { $who } würfelt.
page-bloxx-status-active = { $who } wählt einen Würfel.
page-bloxx-status-others = Es zeichnen noch: { $who }.
page-bloxx-status-over = Das Spiel ist aus.
page-bloxx-status-over-two = Das Spiel ist aus: Zwei konnten im selben Zug nichts zeichnen.
page-bloxx-status-over-alone = Das Spiel ist aus: Keine der beiden Formen passt mehr.
page-bloxx-active = am Zug

## Die Würfel, und was es heißt, sie zu nehmen

page-bloxx-dice = Die Würfel
page-bloxx-die = Würfel { $die }
page-bloxx-die-nowhere = Passt nirgends auf dein Blatt.
page-bloxx-die-lost = Dein Kreis wird zum Kreuz.
page-bloxx-die-keeps = Du zeichnest den Kreis.
page-bloxx-die-may-lose = Der Kreis kann wegfallen.
page-bloxx-die-took = Genommen von { $who }.
page-bloxx-die-mine = Du hast ihn genommen.
page-bloxx-note-yours = Wer den gleichen Würfel nimmt wie du, zeichnet statt des Kreises ein Kreuz.
page-bloxx-note-may-lose = Nimmst du danach denselben Würfel wie { $who }, wird dein Kreis zum Kreuz.
page-bloxx-note-taken = { $who } hat Würfel { $die } genommen: Wer ihn auch nimmt, zeichnet statt des Kreises ein Kreuz.

## Die Form in der Hand

page-bloxx-tools = Die Form
page-bloxx-turn-left = Nach links drehen (Umschalt+R)
page-bloxx-turn-right = Nach rechts drehen (R)
page-bloxx-flip = Spiegeln (F)
page-bloxx-draw = Zeichnen
page-bloxx-why-not = Warum nicht?
page-bloxx-pass = Passen
page-bloxx-pass-why = Keine der beiden Formen passt auf dein Blatt. Du zeichnest diesmal nichts.
page-bloxx-keys = Wähle einen Würfel oder zieh ihn auf dein Blatt.
page-bloxx-nowhere-turn = So herum passt sie nirgends: Dreh sie.
page-bloxx-not-here = Hier passt sie nicht.

## Was die Form hier bewirken würde: kurz, mehrere stehen hintereinander

page-bloxx-will-circle = Kreist die { $number } auf { $square } ein
page-bloxx-will-complete = Füllt die Reihe { $row }: { $points } Punkte
page-bloxx-will-gap = { $count ->
        [one] Lässt eine Lücke: { $squares }
       *[other] Lässt { $count } Lücken: { $squares }
    }
page-bloxx-will-spoil = Verdirbt die Reihe { $row }
page-bloxx-will-nothing = Keine Lücke, keine Zahl.

## Was geschehen ist

page-bloxx-news-rolled = { $who } würfelt.
page-bloxx-news-drew = { $who } zeichnet Würfel { $die } auf { $squares }.
page-bloxx-news-number = Eine { $number } ist eingekreist.
page-bloxx-news-gaps = { $count ->
        [one] Eine Lücke entsteht.
       *[other] { $count } Lücken entstehen.
    }
page-bloxx-news-passed = { $who } kann keine der beiden Formen zeichnen.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } füllt als Erstes die Reihe { $row }: 4 Punkte!
           *[other] { $who } füllen zugleich als Erste die Reihe { $row }: je 4 Punkte!
        }
       *[other] { $count ->
            [one] { $who } füllt auch die Reihe { $row }: { $points } Punkte.
           *[other] { $who } füllen auch die Reihe { $row }: je { $points } Punkte.
        }
    }
page-bloxx-news-over = { $count ->
        [one] Das Spiel ist aus. { $who } gewinnt.
       *[other] Das Spiel ist aus. { $who } gewinnen gemeinsam.
    }

## Die Blätter

page-bloxx-sheet-of = Das Blatt von { $who }
page-bloxx-sheet-summary = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $shapes ->
        [one] 1 Form
       *[other] { $shapes } Formen
    }, { $gaps ->
        [one] 1 Lücke
       *[other] { $gaps } Lücken
    }.
page-bloxx-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-bloxx-enlarge = Groß zeigen
page-bloxx-close = Schließen

# Ein Feld für die Sprachausgabe: Diese Teile stehen mit Kommas hintereinander.
page-bloxx-square = Reihe { $row }, Spalte { $column }
page-bloxx-square-ghost = deine Form
page-bloxx-square-cross = Kreuz
page-bloxx-square-circle = Kreis
page-bloxx-square-gap = Lücke
page-bloxx-square-empty = leer
page-bloxx-square-number = Zahl { $number }
page-bloxx-square-row = Reihe { $row }

## Die Wertung

page-bloxx-score = Stand
page-bloxx-score-final = Endstand
page-bloxx-score-who = Spieler
page-bloxx-score-rows = Reihen
page-bloxx-score-numbers = Zahlen
page-bloxx-score-minus = Minus
page-bloxx-score-gaps = { $gaps ->
        [one] 1 Lücke
       *[other] { $gaps } Lücken
    }
page-bloxx-score-blanks = { $blanks ->
        [one] 1 leer
       *[other] { $blanks } leer
    }
page-bloxx-score-total = Summe
page-bloxx-score-winner = Sieg

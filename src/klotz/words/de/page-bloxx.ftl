### Bloxx! auf der Seite. $who ist eine Person oder mehrere; ein Würfel ist A oder B; Felder heißen wie c2.

# Eine farbige Reihe heißt nach ihrer Farbe. Eigene Blätter können andere Namen haben: Die bleiben, wie sie sind.
page-bloxx-colour = { $name ->
        [orange] Orange
        [violet] Violett
        [green] Grün
        [blue] Blau
       *[other] { $name }
    }
# Die Reihe als Objekt eines Satzes, etwa: füllt die grüne Reihe.
page-bloxx-the-row = { $name ->
        [orange] die orange Reihe
        [violet] die violette Reihe
        [green] die grüne Reihe
        [blue] die blaue Reihe
       *[other] die Reihe { $name }
    }
page-bloxx-player = Spieler { $number }
page-bloxx-computer = Computer { $number }

## Wer dran ist. $you ist yes, wo nur eine Person an diesem Gerät spielt.

page-bloxx-status-choose = { $who }, wähle einen Würfel.
page-bloxx-status-choose-you = Du bist dran: Wähle einen Würfel.
page-bloxx-status-place = { $who }, zeichne die Form von Würfel { $die }.
page-bloxx-status-place-you = Zeichne jetzt die Form von Würfel { $die }.
page-bloxx-status-pass = { $who }, keine der beiden Formen passt auf dein Blatt.
page-bloxx-status-pass-you = Keine der beiden Formen passt auf dein Blatt.
page-bloxx-status-rolls = { $who } würfelt.
page-bloxx-status-rolls-you = Du würfelst.
page-bloxx-status-active = { $who } wählt einen Würfel.
page-bloxx-status-active-you = Du wählst einen Würfel.
page-bloxx-status-others = Es zeichnen noch: { $who }.
page-bloxx-status-over = Das Spiel ist vorbei.
page-bloxx-status-over-two = Das Spiel ist vorbei: Zwei konnten in derselben Runde nichts zeichnen.
page-bloxx-status-over-alone = Das Spiel ist vorbei: Keine der beiden Formen passt mehr.
page-bloxx-active = aktiv

## Die Würfel, und was es heißt, sie zu nehmen

page-bloxx-dice = Die Würfel
page-bloxx-die = Würfel { $die }
page-bloxx-die-nowhere = Passt nirgends auf dein Blatt.
page-bloxx-die-lost = Dein Kreis wird zum Kreuz.
page-bloxx-die-keeps = Du zeichnest den Kreis.
page-bloxx-die-may-lose = Der Kreis kann wegfallen.
page-bloxx-die-took = Genommen von { $who }.
page-bloxx-die-mine = Du hast ihn genommen.
page-bloxx-note-yours = Nehmen andere deinen Würfel, wird ihr Kreis zum Kreuz.
page-bloxx-note-may-lose = Nimmst du denselben Würfel wie { $who }, wird dein Kreis zum Kreuz.
page-bloxx-note-taken = { $who } hat Würfel { $die } genommen. Nimmst du ihn auch, wird dein Kreis zum Kreuz.

## Die Form in der Hand

page-bloxx-tools = Die Form
page-bloxx-turn-left = Nach links drehen (Umschalt+R)
page-bloxx-turn-right = Nach rechts drehen (R)
page-bloxx-flip = Spiegeln (F)
page-bloxx-draw = Zeichnen
page-bloxx-why-not = Warum nicht?
page-bloxx-pass = Passen
page-bloxx-pass-why = Keine der beiden Formen passt auf dein Blatt. Du zeichnest in dieser Runde nichts.
page-bloxx-keys = Wähle einen Würfel oder zieh ihn auf dein Blatt.
page-bloxx-nowhere-turn = So herum passt sie nirgends: Dreh sie.
page-bloxx-not-here = Hier passt sie nicht.

## Was die Form hier bewirken würde: kurz, mehrere stehen hintereinander

page-bloxx-will-circle = Kreist die { $number } auf { $square } ein
page-bloxx-will-complete = Füllt { $row }: { $points } Punkte
page-bloxx-will-gap = { $count ->
        [one] Lässt eine Lücke: { $squares }
       *[other] Lässt { $count } Lücken: { $squares }
    }
page-bloxx-will-spoil = Verdirbt { $row }
page-bloxx-will-nothing = Keine Lücke, keine Zahl.

## Was geschehen ist

page-bloxx-news-rolled = { $who } würfelt.
page-bloxx-news-rolled-you = Du würfelst.
page-bloxx-news-drew = { $who } zeichnet Würfel { $die } auf { $squares }.
page-bloxx-news-drew-you = Du zeichnest Würfel { $die } auf { $squares }.
page-bloxx-news-number = Eine { $number } ist eingekreist.
page-bloxx-news-gaps = { $count ->
        [one] Eine Lücke entsteht.
       *[other] { $count } Lücken entstehen.
    }
page-bloxx-news-passed = { $who } kann keine der beiden Formen zeichnen.
page-bloxx-news-passed-you = Du kannst keine der beiden Formen zeichnen.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } füllt { $row } zuerst: 4 Punkte!
           *[other] { $who } füllen { $row } zugleich zuerst: je 4 Punkte!
        }
       *[other] { $count ->
            [one] { $who } füllt auch { $row }: { $points } Punkte.
           *[other] { $who } füllen auch { $row }: je { $points } Punkte.
        }
    }
page-bloxx-news-row-you = { $points ->
        [4] Du füllst { $row } zuerst: 4 Punkte!
       *[other] Du füllst auch { $row }: { $points } Punkte.
    }
page-bloxx-news-over = { $count ->
        [one] Das Spiel ist vorbei. { $who } gewinnt.
       *[other] Das Spiel ist vorbei. { $who } gewinnen gemeinsam.
    }
page-bloxx-news-over-you = Das Spiel ist vorbei. Du gewinnst.

## Die Blätter

page-bloxx-sheet-of = Das Blatt von { $who }
page-bloxx-sheet-of-you = Dein Blatt
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
page-bloxx-square-row = { $row ->
        [orange] orange Reihe
        [violet] violette Reihe
        [green] grüne Reihe
        [blue] blaue Reihe
       *[other] Reihe { $row }
    }

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
        [one] 1 leeres Feld
       *[other] { $blanks } leere Felder
    }
page-bloxx-score-total = Summe
page-bloxx-score-winner = Sieg
page-bloxx-score-about = Punkte: Die meisten gewinnen
page-how-bloxx-1 = Zwei Würfel werden geworfen. Wer aktiv ist, nimmt einen; dann nehmen alle anderen einen der beiden.
page-how-bloxx-2 = Zeichne die Form auf dein Blatt. Die erste berührt den unteren Rand, jede weitere etwas Gezeichnetes.
page-how-bloxx-3 = Kreise auf Zahlen und volle farbige Reihen bringen Punkte, Lücken kosten welche. Nimmst du denselben Würfel wie der aktive Spieler, wird dein Kreis zum Kreuz.
page-coach-bloxx-1 = Nimm einen der beiden Würfel.
page-coach-bloxx-2 = Zeichne die Form hier ein, von unten nach oben. Lass keine Lücken.
page-coach-bloxx-3 = Hier siehst du, wie alle stehen.
page-keys-bloxx-1 = Würfel wählen
page-keys-bloxx-2 = Form verschieben
page-keys-bloxx-3 = drehen
page-keys-bloxx-4 = spiegeln
page-keys-bloxx-5 = nächste Stelle, an der sie passt
page-keys-bloxx-6 = zeichnen
page-keys-bloxx-7 = zurücklegen

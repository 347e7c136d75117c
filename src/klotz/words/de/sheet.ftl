### Bloxx! auf Papier: was auf Blättern gedruckt ist, was Bilder sagen, und wie ein fertiges Blatt erklärt wird.

sheet-name = Name
sheet-rows = Reihen
sheet-numbers = Zahlen
sheet-penalty = Abzug
sheet-total = Summe

sheet-maker = Gemacht mit Klotz; die Gestaltung ist von Klotz selbst. Blatt: { $sheet }
sheet-maker-own = Gemacht mit Klotz. Blatt: { $sheet }

sheet-dice-heading = Die Würfel: { $dice }
sheet-dice-die = Würfel { $die }
sheet-dice-how = Keine solchen Würfel? Wirf zwei gewöhnliche, einen für A und einen für B: Die Zahl sagt, welche Seite oben liegt.

## Seiten einer Schachtel von Bloqs

box-print-ring = { $box }: Ring und Steine
box-print-discs = { $box }: Scheiben zum Ausschneiden
box-print-cards = { $box }: Karten zum Ausschneiden

sheet-title = Blätter für Bloxx!
sheet-one-title = Das Blatt { $sheet }
sheet-dice-title = Die Würfel { $dice }

table-title = Bloxx!: { $now }. Stand bisher: { $scores }.
table-turn = Runde { $turn }: { $who } ist aktiv
table-rolls = { $who } würfelt
table-over = Das Spiel ist vorbei
table-active = aktiv
table-winner = Sieg
table-taken = genommen

sheet-printed = { $file }: { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }

finished-sheet = Blatt { $number }
finished-rows = Reihen
finished-numbers = Zahlen
finished-gaps = Lücken
finished-blanks = leere Felder
finished-total = Summe
finished-row = { $row } { $points ->
        [4] 4 (zuerst)
       *[other] { $points } (später)
    }
finished-number = { $number } auf { $squares }
finished-ranking = Rangliste
finished-nobody-first = Die 4 Punkte der Reihe { $row } hat hier niemand: Wer sie zuerst gefüllt hat, sollte sie haben.

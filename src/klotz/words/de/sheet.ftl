### Bloxx! auf Papier: was auf Blättern gedruckt ist, was Bilder sagen, und wie ein fertiges Blatt erklärt wird.

sheet-name = Name
sheet-rows = Reihen
sheet-numbers = Zahlen
sheet-penalty = Abzug
sheet-total = Summe

sheet-maker = Gemacht mit Klotz; die Gestaltung ist von Klotz selbst. Blatt: { $sheet }

sheet-dice-heading = Die Würfel: { $dice }
sheet-dice-die = Würfel { $die }
sheet-dice-how = Keine solchen Würfel? Wirf zwei gewöhnliche, einen für A und einen für B: Die Zahl sagt, welche Seite oben liegt.

sheet-title = Blätter für Bloxx!
sheet-one-title = Das Blatt { $sheet }
sheet-dice-title = Die Würfel { $dice }

table-title = Bloxx!: { $now }. Stand bisher: { $scores }.
table-turn = Runde { $turn }: { $who } ist am Zug
table-rolls = { $who } würfelt
table-over = Das Spiel ist aus
table-active = am Zug
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
finished-blanks = Leere
finished-total = Summe
finished-row = { $row } { $points ->
        [4] 4 (zuerst)
       *[other] { $points } (später)
    }
finished-number = { $number } auf { $squares }
finished-ranking = Rangliste
finished-nobody-first = Die 4 Punkte der Reihe { $row } hat hier niemand: Wer sie zuerst gefüllt hat, sollte sie haben.

### Bloxx! på papir: hva som står på arkene, hva bilder av et spill sier, og hvordan et ferdig ark forklares.

sheet-name = Navn
sheet-rows = rader
sheet-numbers = tall
sheet-penalty = fratrekk
sheet-total = sum

sheet-maker = Laget med Klotz; utformingen er Klotz sin egen. Ark: { $sheet }
sheet-maker-own = Laget med Klotz. Ark: { $sheet }

sheet-dice-heading = Terningene: { $dice }
sheet-dice-die = Terning { $die }
sheet-dice-how = Ingen slike terninger? Kast to vanlige, en for A og en for B: tallet sier hvilken side som er opp.

## Sider for en eske Bloqs

box-print-ring = { $box }: ring og brikker
box-print-discs = { $box }: skiver til å klippe ut
box-print-cards = { $box }: kort til å klippe ut

sheet-title = Ark til Bloxx!
sheet-one-title = Arket { $sheet }
sheet-dice-title = Terningene { $dice }

table-title = Bloxx!: { $now }. Stillingen hittil: { $scores }.
table-turn = Runde { $turn }: { $who } er aktiv
table-rolls = { $who } kaster
table-over = Spillet er slutt
table-active = aktiv
table-winner = vinner
table-taken = tatt

sheet-printed = { $file }: { $pages ->
        [one] 1 side
       *[other] { $pages } sider
    }

finished-sheet = Ark { $number }
finished-rows = rader
finished-numbers = tall
finished-gaps = hull
finished-blanks = tomme ruter
finished-total = sum
finished-row = { $row } { $points ->
        [4] 4 (først)
       *[other] { $points } (senere)
    }
finished-number = { $number } på { $squares }
finished-ranking = Plassering
finished-nobody-first = Ingen her har de 4 poengene for raden { $row }: den som fylte den først, burde ha dem.

### Bloxx! på papir: hvad der står på arkene, hvad billeder af et spil siger, og hvordan et færdigt ark forklares.

sheet-name = Navn
sheet-rows = rækker
sheet-numbers = tal
sheet-penalty = fradrag
sheet-total = i alt

sheet-maker = Lavet med Klotz; udformningen er Klotz' egen. Ark: { $sheet }
sheet-maker-own = Lavet med Klotz. Ark: { $sheet }

sheet-dice-heading = Terningerne: { $dice }
sheet-dice-die = Terning { $die }
sheet-dice-how = Ingen terninger som disse? Slå med to almindelige, en for A og en for B: tallet siger, hvilken side der vender op.

## Sider til en æske Bloqs

box-print-ring = { $box }: ring og brikker
box-print-discs = { $box }: skiver til at klippe ud
box-print-cards = { $box }: kort til at klippe ud

sheet-title = Ark til Bloxx!
sheet-one-title = Arket { $sheet }
sheet-dice-title = Terningerne { $dice }

table-title = Bloxx!: { $now }. Stillingen hidtil: { $scores }.
table-turn = Runde { $turn }: { $who } er aktiv
table-rolls = { $who } slår
table-over = Spillet er slut
table-active = aktiv
table-winner = vinder
table-taken = taget

sheet-printed = { $file }: { $pages ->
        [one] 1 side
       *[other] { $pages } sider
    }

finished-sheet = Ark { $number }
finished-rows = rækker
finished-numbers = tal
finished-gaps = huller
finished-blanks = tomme felter
finished-total = i alt
finished-row = { $row } { $points ->
        [4] 4 (først)
       *[other] { $points } (senere)
    }
finished-number = { $number } på { $squares }
finished-ranking = Placering
finished-nobody-first = Ingen her har de 4 point for rækken { $row }: den, der fyldte den først, burde have dem.

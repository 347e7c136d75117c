### Bloxx! paperilla: mitä lapuissa lukee, mitä pelin kuvat sanovat ja miten valmis lappu selitetään.

sheet-name = Nimi
sheet-rows = rivit
sheet-numbers = luvut
sheet-penalty = miinus
sheet-total = summa

sheet-maker = Tehty Klotzilla; ulkoasu on Klotzin oma. Lappu: { $sheet }
sheet-maker-own = Tehty Klotzilla. Lappu: { $sheet }

sheet-dice-heading = Nopat: { $dice }
sheet-dice-die = Noppa { $die }
sheet-dice-how = Eikö tällaisia noppia ole? Heitä kahta tavallista, toista A:lle ja toista B:lle: luku kertoo, mikä sivu on ylöspäin.

## Bloqs-laatikon sivut

box-print-ring = { $box }: kehä ja palat
box-print-discs = { $box }: leikattavat kiekot
box-print-cards = { $box }: leikattavat kortit

sheet-title = Bloxx!-laput
sheet-one-title = Lappu { $sheet }
sheet-dice-title = Nopat { $dice }

table-title = Bloxx!: { $now }. Pisteet tähän asti: { $scores }.
table-turn = Kierros { $turn }: aktiivinen { $who }
table-rolls = { $who } heittää
table-over = Peli on päättynyt
table-active = aktiivinen
table-winner = voittaja
table-taken = otettu

sheet-printed = { $file }: { $pages ->
        [one] 1 sivu
       *[other] { $pages } sivua
    }

finished-sheet = Lappu { $number }
finished-rows = rivit
finished-numbers = luvut
finished-gaps = aukot
finished-blanks = tyhjät ruudut
finished-total = yhteensä
finished-row = { $row } { $points ->
        [4] 4 (ensin)
       *[other] { $points } (myöhemmin)
    }
finished-number = { $number }: { $squares }
finished-ranking = Sijoitukset
finished-nobody-first = Kenelläkään täällä ei ole rivin ({ $row }) 4 pistettä: ne kuuluvat sille, joka täytti sen ensin.

### Bloxx! paperilla: mitä lapuissa lukee, mitä pelin kuvat sanovat ja miten valmis lappu selitetään.

sheet-name = Nimi
sheet-rows = rivit
sheet-numbers = luvut
sheet-penalty = miinus
sheet-total = summa

sheet-maker = Tehty Klotzilla; ulkoasu on Klotzin oma. Lappu: { $sheet }

sheet-dice-heading = Nopat: { $dice }
sheet-dice-die = Noppa { $die }
sheet-dice-how = Eikö tällaisia noppia ole? Heitä kahta tavallista, toista A:lle ja toista B:lle: luku kertoo, mikä sivu on ylöspäin.

sheet-title = Bloxx!-laput
sheet-one-title = Lappu { $sheet }
sheet-dice-title = Nopat { $dice }

table-title = Bloxx!: { $now }. Pisteet tähän asti: { $scores }.
table-turn = Vuoro { $turn }: vuorossa { $who }
table-rolls = { $who } heittää
table-over = Peli on päättynyt
table-active = vuorossa
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
finished-blanks = tyhjät
finished-total = yhteensä
finished-row = { $row } { $points ->
        [4] 4 (ensin)
       *[other] { $points } (myöhemmin)
    }
finished-number = { $number }: { $squares }
finished-ranking = Sijoitukset
finished-nobody-first = Kenelläkään täällä ei ole rivin ({ $row }) 4 pistettä: ne kuuluvat sille, joka täytti sen ensin.

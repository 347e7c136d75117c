### Bloxx! päätteessä: mitä vain tämä peli sanoo.
### $who on pelaaja; noppa on A tai B; ruudut kirjoitetaan kuten c2; riveillä on värin nimi.

game-bloxx = Bloxx!, 1–4 pelaajalle: heitä kahta noppaa, piirrä kuvio

dice-press = { $who }, heitä nopat painamalla Enter.
dice-rolled = { $who } heittää noppia.
dice-title = Noppa { $die }
dice-title-taken = Noppa { $die }, vain rasteja
dice-either = { $who } piirtää: noppa A tai noppa B.
dice-taken = { $who } piirtää: noppa { $other } ympyröineen tai pelkin rastein noppa { $taken }, jonka { $active } otti.
dice-others = Myös näiden pitää piirtää, ennen tai jälkeen: { $others }.
dice-other = { $who } (@{ $seat })

play-draws = { $who } piirtää { $move }.
play-draws-nothing = { $who } ei voi piirtää kumpaakaan kuviota ja passaa.
play-draws-nothing-first = { $who } ei voi piirtää kumpaakaan kuviota eikä ota noppaa: kukaan ei menetä ympyrää.
play-row = { $who } täyttää rivin ({ $row })!
play-row-points = { $count ->
        [one] { $who } saa { $points } pistettä rivistä ({ $row }).
       *[other] { $who } saavat kukin { $points } pistettä rivistä ({ $row }).
    }
play-chance-stands-bloxx = Sitä ei voi enää perua: sen jälkeen on heitetty noppia.

effect-all = Se { $effects }.
effect-circles = ympyröi luvun { $number } ruudussa { $square }
effect-gaps = jättää { $count ->
        [one] aukon ruutuun { $squares }
       *[other] { $count } aukkoa ({ $squares })
    }
effect-spoils = { $count ->
        [one] pilaa rivin ({ $rows })
       *[other] pilaa rivit ({ $rows })
    }
effect-completes = täyttää rivin ({ $row }, { $points } pistettä)
effect-none = ei ympyröi lukua eikä jätä aukkoa

board-points = { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }, { $gaps ->
        [one] 1 aukko
       *[other] { $gaps } aukkoa
    }
board-last-drawing = viimeksi piirretty
board-circled = ympyröity luku
board-gap = aukko
board-row = rivi { $row } on { $name }

score-rows = Rivit
score-numbers = Luvut
score-penalty = Miinus
score-penalty-points = { $points ->
        [0] 0
       *[other] -{ $points } ({ $gaps ->
            [one] 1 aukko
           *[other] { $gaps } aukkoa
        }, tyhjiä { $blanks })
    }
score-bloxx = Rivit ja ympyröidyt luvut lasketaan, ja jokainen aukko ja tyhjä ruutu maksaa pisteen: eniten voittaa.

menu-dice = Mitä { $who } voi piirtää. Suluissa: moneenko paikkaan.
menu-ask-die = Kumpi noppa, A vai B (0 palaa):
menu-one-die = { $who }: lapulle mahtuu vain noppa { $die }.
menu-die-nowhere = Noppa { $die } ei mahdu tälle lapulle minnekään.
menu-taken = Noppa { $die } on otettu, joten sen ympyrä muuttuu rastiksi.
menu-circle-places = Ympyrä voi tulla mihin tahansa ruutuun, jossa on merkki { $mark }. Pelkällä sarakkeella, esimerkiksi c, se putoaa niin alas kuin pääsee.
menu-cross-places = Kuvion ruutu { $mark } voi tulla mihin tahansa ruutuun, jossa on merkki { $mark }. Pelkällä sarakkeella, esimerkiksi c, se putoaa niin alas kuin pääsee.
menu-ask-place = Mikä ruutu, esimerkiksi { $example }, tai sarake (0 palaa):
menu-ask-draw = Enter piirtää sen, toinen ruutu tai sarake siirtää sitä, 0 palaa:
menu-foretold = { $move }: se { $effects }.
menu-not-due = Pelaaja { $seat } ei piirrä nyt.
menu-bloxx = Noppaa { $about } ei ole. Kirjoita menu A tai menu B, tai menu @3 pelaajalle 3.

moves-of-die = { $who }, noppa { $die }: { $count ->
        [0] ei mahdu minnekään.
        [one] 1 tapa piirtää.
       *[other] { $count } tapaa piirtää.
    }
moves-list-die = Kirjoita moves { $die }, niin näet ne luettelona.

help-move-bloxx = piirrä kuvio: noppa ja kaikki ruudut, ympyrän ruudun perään tähti
help-die-bloxx = valitse askel askeleelta, minne nopan A kuvio tulee
help-seat-bloxx = pelaajan 3 siirto, tai pelkkä @3 avaa valikon, kun useat saavat piirtää missä järjestyksessä tahansa
help-rows-bloxx = väririvin perässä: pisteet, jotka se tuo täyttäjälleen tai on tuonut
help-moves-bloxx = laske, mitä voi piirtää; luettelona: moves A
help-undo-bloxx = peru viimeinen piirros; ei enää, kun noppia on taas heitetty
help-board-bloxx = piirrä laput uudelleen
help-score-bloxx = näytä pisteet tähän asti

### Bloxx! sivulla. $who on yksi pelaaja tai useampi; noppa on A tai B; ruudut kirjoitetaan kuten c2.
### Nimet ovat aina perusmuodossa, koska niitä ei voi taivuttaa.

# Värillistä riviä kutsutaan värinsä mukaan. Omilla lapuilla voi olla muita nimiä: ne jäävät ennalleen.
page-bloxx-colour = { $name ->
        [orange] oranssi
        [violet] violetti
        [green] vihreä
        [blue] sininen
       *[other] { $name }
    }
# Rivi lauseen objektina, esimerkiksi: täyttää vihreän rivin.
page-bloxx-the-row = { $name ->
        [orange] oranssin rivin
        [violet] violetin rivin
        [green] vihreän rivin
        [blue] sinisen rivin
       *[other] rivin ({ $name })
    }
page-bloxx-player = Pelaaja { $number }
page-bloxx-computer = Tietokone { $number }

## Kenen vuoro on. $you on yes, kun laitteella pelaa vain yksi.

page-bloxx-status-choose = { $who }, valitse noppa.
page-bloxx-status-choose-you = Sinun vuorosi: valitse noppa.
page-bloxx-status-place = { $who }, piirrä nopan { $die } kuvio.
page-bloxx-status-place-you = Piirrä nyt nopan { $die } kuvio.
page-bloxx-status-pass = { $who }, kumpikaan kuvio ei mahdu lapullesi.
page-bloxx-status-pass-you = Kumpikaan kuvio ei mahdu lapullesi.
page-bloxx-status-rolls = { $who } heittää noppia.
page-bloxx-status-rolls-you = Heität noppia.
page-bloxx-status-active = { $who } valitsee noppaa.
page-bloxx-status-active-you = Valitset noppaa.
page-bloxx-status-others = Piirtämättä: { $who }.
page-bloxx-status-over = Peli on päättynyt.
page-bloxx-status-over-two = Peli on päättynyt: kaksi pelaajaa ei voinut piirtää mitään samalla kierroksella.
page-bloxx-status-over-alone = Peli on päättynyt: kumpikaan kuvio ei enää mahdu.
page-bloxx-active = aktiivinen

## Nopat, ja mitä niiden ottaminen merkitsee

page-bloxx-dice = Nopat
page-bloxx-die = Noppa { $die }
page-bloxx-die-nowhere = Ei mahdu lapullesi.
page-bloxx-die-lost = Ympyräsi muuttuu rastiksi.
page-bloxx-die-keeps = Piirrät ympyrän.
page-bloxx-die-may-lose = Ympyrä voi jäädä saamatta.
page-bloxx-die-took = Ottaja: { $who }.
page-bloxx-die-mine = Otit tämän.
page-bloxx-note-yours = Jos muut ottavat noppasi, heidän ympyränsä muuttuu rastiksi.
page-bloxx-note-may-lose = Jos otat saman nopan kuin { $who }, ympyräsi muuttuu rastiksi.
page-bloxx-note-taken = { $who } otti nopan { $die }. Jos otat sen myös, ympyräsi muuttuu rastiksi.

## Kuvio kädessä

page-bloxx-tools = Kuvio
page-bloxx-turn-left = Kierrä vasemmalle (Vaihto+R)
page-bloxx-turn-right = Kierrä oikealle (R)
page-bloxx-flip = Peilaa (F)
page-bloxx-draw = Piirrä
page-bloxx-why-not = Miksi ei?
page-bloxx-pass = Passaa
page-bloxx-pass-why = Kumpikaan kuvio ei mahdu lapullesi, joten et piirrä tällä kierroksella mitään.
page-bloxx-keys = Valitse noppa tai vedä se lapullesi.
page-bloxx-nowhere-turn = Näin päin se ei mahdu minnekään: kierrä sitä.
page-bloxx-not-here = Se ei käy tähän.

## Mitä kuvion piirtäminen tähän tekisi: lyhyesti, useita peräkkäin

page-bloxx-will-circle = Ympyröi luvun { $number } ruudussa { $square }
page-bloxx-will-complete = Täyttää { $row }: { $points } pistettä
page-bloxx-will-gap = { $count ->
        [one] Jättää aukon: { $squares }
       *[other] Jättää { $count } aukkoa: { $squares }
    }
page-bloxx-will-spoil = Pilaa { $row }
page-bloxx-will-nothing = Ei aukkoa, ei lukua.

## Mitä tapahtui

page-bloxx-news-rolled = { $who } heittää noppia.
page-bloxx-news-rolled-you = Heität noppia.
page-bloxx-news-drew = { $who } piirtää nopan { $die } ruutuihin { $squares }.
page-bloxx-news-drew-you = Piirrät nopan { $die } ruutuihin { $squares }.
page-bloxx-news-number = Luku { $number } on ympyröity.
page-bloxx-news-gaps = { $count ->
        [one] Syntyy aukko.
       *[other] Syntyy { $count } aukkoa.
    }
page-bloxx-news-passed = { $who } ei voi piirtää kumpaakaan kuviota.
page-bloxx-news-passed-you = Et voi piirtää kumpaakaan kuviota.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } täyttää { $row } ensimmäisenä: 4 pistettä!
           *[other] { $who } täyttävät { $row } yhtä aikaa ensimmäisinä: 4 pistettä kullekin!
        }
       *[other] { $count ->
            [one] Myös { $who } täyttää { $row }: { $points } pistettä.
           *[other] Myös { $who } täyttävät { $row }: { $points } pistettä kullekin.
        }
    }
page-bloxx-news-row-you = { $points ->
        [4] Täytät { $row } ensimmäisenä: 4 pistettä!
       *[other] Myös sinä täytät { $row }: { $points } pistettä.
    }
page-bloxx-news-over = { $count ->
        [one] Peli on päättynyt. { $who } voittaa.
       *[other] Peli on päättynyt. { $who } voittavat yhdessä.
    }
page-bloxx-news-over-you = Peli on päättynyt. Voitit.

## Laput

page-bloxx-sheet-of = Lappu: { $who }
page-bloxx-sheet-of-you = Lappusi
page-bloxx-sheet-summary = { $who }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }, { $shapes ->
        [one] 1 kuvio
       *[other] { $shapes } kuviota
    }, { $gaps ->
        [one] 1 aukko
       *[other] { $gaps } aukkoa
    }.
page-bloxx-points = { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
page-bloxx-enlarge = Näytä suurena
page-bloxx-close = Sulje

# Ruutu ruudunlukijalle: osat tulevat peräkkäin pilkuin erotettuina.
page-bloxx-square = rivi { $row }, sarake { $column }
page-bloxx-square-ghost = kuviosi
page-bloxx-square-cross = rasti
page-bloxx-square-circle = ympyrä
page-bloxx-square-gap = aukko
page-bloxx-square-empty = tyhjä
page-bloxx-square-number = luku { $number }
page-bloxx-square-row = { $row ->
        [orange] oranssi rivi
        [violet] violetti rivi
        [green] vihreä rivi
        [blue] sininen rivi
       *[other] väririvi { $row }
    }

## Pisteet

page-bloxx-score = Tilanne
page-bloxx-score-final = Lopputulos
page-bloxx-score-who = Pelaaja
page-bloxx-score-rows = Rivit
page-bloxx-score-numbers = Luvut
page-bloxx-score-minus = Miinus
page-bloxx-score-gaps = { $gaps ->
        [one] 1 aukko
       *[other] { $gaps } aukkoa
    }
page-bloxx-score-blanks = { $blanks ->
        [one] 1 tyhjä ruutu
       *[other] { $blanks } tyhjää ruutua
    }
page-bloxx-score-total = Yhteensä
page-bloxx-score-winner = Voittaja
page-bloxx-score-about = Pisteet: eniten voittaa
page-how-bloxx-1 = Heitetään kaksi noppaa. Aktiivinen pelaaja ottaa yhden, sitten muut kumman tahansa.
page-how-bloxx-2 = Piirrä kuvio lapullesi. Ensimmäinen koskettaa alareunaa, muut jotain jo piirrettyä.
page-how-bloxx-3 = Ympyrät lukujen päällä ja täydet väririvit tuovat pisteitä, aukot vievät niitä. Jos otat saman nopan kuin aktiivinen pelaaja, ympyräsi muuttuu rastiksi.
page-coach-bloxx-1 = Ota toinen nopista.
page-coach-bloxx-2 = Piirrä kuvio tähän, alhaalta ylöspäin. Älä jätä aukkoja.
page-coach-bloxx-3 = Tästä näet tilanteen.
page-keys-bloxx-1 = valitse noppa
page-keys-bloxx-2 = siirrä kuviota
page-keys-bloxx-3 = kierrä
page-keys-bloxx-4 = peilaa
page-keys-bloxx-5 = seuraava sopiva paikka
page-keys-bloxx-6 = piirrä
page-keys-bloxx-7 = pane takaisin

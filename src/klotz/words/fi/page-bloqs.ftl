### Bloqsin lauta sivulla. $who ja $other ovat pelaajia, palat kirjoitetaan kuten L4#21, lajit kuten L4, ruudut kuten a1.1.

page-bloqs-board = Bloqsin pelilauta
page-bloqs-player-number = Pelaaja { $seat }

## Näkymät

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Kerrokset
page-bloqs-view-left = Kierrä pöytää vasemmalle
page-bloqs-view-right = Kierrä pöytää oikealle
page-bloqs-see-table = Koko pöytä
page-bloqs-see-tower = Näytä torni: { $who }
page-bloqs-see-tower-you = Näytä tornisi
page-bloqs-3d-label = Pöytä 3D:nä. Valitse Kerrokset, niin voit kuunnella sen.
page-bloqs-loading = Peliä valmistellaan …

## Kehä, varasto, tornit

page-bloqs-ring = Kehä ja varasto
page-bloqs-discs = Kehän kiekot
page-bloqs-place = Kiekko { $place }: { $disc }
page-bloqs-place-with = Kiekko { $place }: { $disc }. Täällä: { $who }
page-bloqs-disc-down = kääntämättä
page-bloqs-disc-steal = varasta
page-bloqs-disc-build = rakenna
page-bloqs-start = lähtöympyrä
page-bloqs-pawn = Nappula: { $who }, kiekko { $place }
page-bloqs-pawn-you = Nappulasi, kiekko { $place }
page-bloqs-pawn-start = Nappula: { $who }, lähtöympyrä ennen kiekkoa { $place }
page-bloqs-pawn-start-you = Nappulasi, lähtöympyrä ennen kiekkoa { $place }
page-bloqs-stock = Varasto
page-bloqs-stock-of = { $kind }: { $count } varastossa
page-bloqs-tower-of = Torni: { $who }
page-bloqs-tower-of-you = Tornisi
page-bloqs-layer = Kerros { $layer }
page-bloqs-layer-full = täysi kerros
page-bloqs-cell-empty = { $cell }: tyhjä
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, voi ottaa
page-bloqs-cell-chosen = { $cell }: { $piece }, valittu
page-bloqs-cell-ghost = { $cell }: tähän tulisi { $piece }
page-bloqs-ghost-at = { $piece }: { $cells }
page-bloqs-score = { $layers ->
        [one] 1 kerros
       *[other] { $layers } kerrosta
    } + { $cubes ->
        [one] 1 kuutio
       *[other] { $cubes } kuutiota
    }
page-bloqs-cards = { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }

## Kortit

page-bloqs-hand = Korttisi
page-bloqs-hand-empty = Sinulla ei ole kortteja.
page-bloqs-card-die = Noppa { $pips }
page-bloqs-card-piece = Pala { $kind }
page-bloqs-card-teleport = Teleportti
page-bloqs-card-defence = Puolustus
page-bloqs-card-about-die = Heiton sijasta: kulje täsmälleen niin pitkälle, kumpaan suuntaan tahansa.
page-bloqs-card-about-piece = Tämän lajin kiekolla: ota sen sijasta mikä tahansa pala.
page-bloqs-card-about-teleport = Heiton sijasta: vaihda paikkaa toisen nappulan kanssa.
page-bloqs-card-about-defence = Torjuu sinuun kohdistuvan varkauden, vaihdon tai teleportin.

## Mitä sinun pitää tehdä

page-bloqs-prompt = Mitä nyt tehdään
page-bloqs-do-roll = Heitä noppaa.
page-bloqs-do-travel = Heitä noppaa tai pelaa kortti.
page-bloqs-do-direction = { $pips ->
        [one] Yksi kiekko: kumpaan suuntaan?
       *[other] { $pips } kiekkoa: kumpaan suuntaan?
    }
page-bloqs-do-supply = Rakenna { $kind } torniisi.
page-bloqs-do-no-supply = { $kind } ei mahdu. Passaa tai pelaa sen lajin palakortti, jos sinulla on sellainen.
page-bloqs-do-any = Valitse varastosta mikä tahansa pala ja rakenna se.
page-bloqs-do-build = Rakenna { $piece } torniisi.
page-bloqs-do-steal = Varasta pala toisesta tornista.
page-bloqs-do-swap = Vaihda pala: { $others }.
page-bloqs-ask-steal = { $who } haluaa varastaa palasi { $piece }.
page-bloqs-ask-swap = { $who } tarjoaa palaa { $give } palastasi { $take }.
page-bloqs-ask-teleport = { $who } haluaa vaihtaa paikkaa kanssasi.
page-bloqs-roll = Heitä
page-bloqs-roll-now = Sinun vuorosi: heitä noppaa.
page-bloqs-cw = Myötäpäivään
page-bloqs-ccw = Vastapäivään
page-bloqs-teleport-whom = Kenen kanssa vaihdat paikkaa?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Salli
page-bloqs-defend = Puolustaudu
page-bloqs-no-defence = Sinulla ei ole puolustuskorttia.
page-bloqs-time-left = Aikaa jäljellä: { $time }
page-bloqs-pass = Passaa
page-bloqs-give = Annat
page-bloqs-take-from = Otat: { $who }
page-bloqs-steal-it = Varasta
page-bloqs-swap-it = Vaihda
page-bloqs-not-takeable = { $piece }: ei voi ottaa; paina, niin näet miksi
page-bloqs-held = { $piece } kädessäsi, asento { $way }/{ $ways }. Kierrä painamalla.
page-bloqs-turn-turn = Kierrä
page-bloqs-turn-tip = Kaada taaksepäin
page-bloqs-turn-roll = Kaada sivulle
page-bloqs-next-way = Seuraava asento
page-bloqs-higher = Ylemmäs
page-bloqs-lower = Alemmas
page-bloqs-build-here = Rakenna tähän
page-bloqs-foretold = { $count ->
        [one] Kerros { $layers } tulee täyteen!
       *[other] Kerrokset { $layers } tulevat täyteen!
    }

## Miksi jokin ei onnistu

page-bloqs-why-other-kind = Tästä kiekosta saat palan { $kind }.
page-bloqs-why-none-left = Varastossa ei ole enää palaa { $kind }.
page-bloqs-why-no-place = Tornissasi ei ole paikkaa palalle { $kind }.
page-bloqs-why-no-turn = Niin päin ei ole paikkaa palalle { $kind }.
page-bloqs-why-own = Se on oma tornisi: varasta toisesta.

## Mitä muut tekevät

page-bloqs-now-begins = { $who } heittää: suurin heitto aloittaa.
page-bloqs-now-begins-you = Heität: suurin heitto aloittaa.
page-bloqs-now-rolls = { $who } heittää.
page-bloqs-now-rolls-you = Heität noppaa.
page-bloqs-now-travels = { $who } heittää tai pelaa kortin.
page-bloqs-now-travels-you = Heität noppaa tai pelaat kortin.
page-bloqs-now-direction = { $who } kulkee { $pips }, suuntaan tai toiseen.
page-bloqs-now-direction-you = Kuljet { $pips }, suuntaan tai toiseen.
page-bloqs-now-turnup = { $who } kääntää kiekon { $place }.
page-bloqs-now-turnup-you = Käännät kiekon { $place }.
page-bloqs-now-any = { $who } rakentaa minkä tahansa palan.
page-bloqs-now-any-you = Rakennat minkä tahansa palan.
page-bloqs-now-builds = { $who } rakentaa: { $piece }.
page-bloqs-now-builds-you = Rakennat: { $piece }.
page-bloqs-now-steals = { $who } varastaa palan.
page-bloqs-now-steals-you = Varastat palan.
page-bloqs-now-swaps = { $who } vaihtaa palan: { $others }.
page-bloqs-now-swaps-you = Vaihdat palan: { $others }.
page-bloqs-now-swaps-with-you = { $who } vaihtaa palan kanssasi.
page-bloqs-now-asked = { $who } voi puolustautua.
page-bloqs-now-asked-you = Voit puolustautua.
page-bloqs-now-loses = { $who } menettää kortin.
page-bloqs-now-loses-you = Menetät kortin.
page-bloqs-now-deals = Kortit jaetaan.

## Mitä tapahtui

page-bloqs-news-rolls = { $who } heittää { $pips }.
page-bloqs-news-rolls-you = Heität { $pips }.
page-bloqs-news-die = Noppa näyttää { $pips }.
page-bloqs-news-disc = Kiekko käännetään: { $disc }.
page-bloqs-news-card = { $who } pelaa kortin { $card }.
page-bloqs-news-card-you = Pelaat kortin { $card }.
page-bloqs-news-card-won = { $who } saa kortin.
page-bloqs-news-card-won-you = Saat kortin.
page-bloqs-news-card-lost = { $who } menettää kortin { $card }.
page-bloqs-news-card-lost-you = Menetät kortin { $card }.
page-bloqs-news-teleport = { $who } pelaa teleportin ja haluaa vaihtaa paikkaa. Kohde: { $other }.
page-bloqs-news-teleport-you = Pelaat teleportin ja haluat vaihtaa paikkaa. Kohde: { $other }.
page-bloqs-news-teleport-with-you = { $who } pelaa teleportin vaihtaakseen paikkaa kanssasi.
page-bloqs-news-cw = { $who } kulkee myötäpäivään.
page-bloqs-news-cw-you = Kuljet myötäpäivään.
page-bloqs-news-ccw = { $who } kulkee vastapäivään.
page-bloqs-news-ccw-you = Kuljet vastapäivään.
page-bloqs-news-builds = { $who } rakentaa palan { $piece }: { $cells }.
page-bloqs-news-builds-you = Rakennat palan { $piece }: { $cells }.
page-bloqs-news-steals = { $who } varastaa palan { $piece }. Kohde: { $other }.
page-bloqs-news-steals-you = Varastat palan { $piece }. Kohde: { $other }.
page-bloqs-news-steals-with-you = { $who } varastaa sinulta palan { $piece }.
page-bloqs-news-swaps = { $who } ja { $other } vaihtavat: { $give } ↔ { $take }.
page-bloqs-news-swaps-you = Vaihdat palan { $give } palaan { $take }. Kohde: { $other }.
page-bloqs-news-swaps-with-you = { $who } antaa sinulle palan { $give } ja ottaa palan { $take }.
page-bloqs-news-allows = { $who } ei puolustaudu.
page-bloqs-news-allows-you = Et puolustaudu.
page-bloqs-news-defends = { $who } pelaa puolustuskortin: torjuttu!
page-bloqs-news-defends-you = Pelaat puolustuskortin: torjuttu!
page-bloqs-news-passes = { $who } passaa.
page-bloqs-news-passes-you = Passaat.

## Loppu

page-bloqs-wins = { $who } voittaa!
page-bloqs-wins-you = Voitit!
page-bloqs-share = { $who } jakavat voiton!
page-bloqs-end-perfect-cube = Täydellinen kuutio!
page-bloqs-end-perfect-double-cube = Täydellinen kaksoiskuutio!
page-bloqs-end-stock-empty = Varaston viimeinen pala on otettu.
page-bloqs-end-discs-turned = Viimeinen kiekko on käännetty.
page-bloqs-score-about = Ensin täydet kerrokset, sitten kuutiot
page-how-bloqs-1 = Heitä ja siirrä nappulaasi kehää pitkin.
page-how-bloqs-2 = Kiekko, jolle päädyt, antaa sinulle palan, antaa valita palan tai varastaa sellaisen.
page-how-bloqs-3 = Rakenna se rakennuspaikallesi, jossa on kolme kertaa kolme ruutua. Mikään ei saa leijua, kaatua eikä ulottua yli.
page-how-bloqs-4 = Täydellinen kuutio voittaa heti. Muuten lasketaan täydet kerrokset, sitten kuutiot.
page-coach-bloqs-1 = Tässä kerrotaan, mitä nyt tehdään. Aloita heittämällä noppaa.
page-coach-bloqs-2 = Tornisi kasvaa tässä. Vedä, niin näet sen joka puolelta.
page-coach-bloqs-3 = Ensin lasketaan täydet kerrokset, sitten kuutiot.
page-keys-bloqs-1 = valitse suunta
page-keys-bloqs-2 = kierrä ja kaada palaa
page-keys-bloqs-3 = seuraava asento (P: edellinen)
page-keys-bloqs-4 = siirrä
page-keys-bloqs-5 = ylös ja alas
page-keys-bloqs-6 = rakenna
page-keys-bloqs-7 = pane takaisin

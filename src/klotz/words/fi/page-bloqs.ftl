### Bloqsin lauta sivulla. $who ja $other ovat pelaajia, palat kirjoitetaan kuten L4#21, lajit kuten L4, ruudut kuten a1.1.

page-bloqs-board = Bloqsin pelilauta
page-bloqs-player-number = Pelaaja { $seat }

## Näkymät

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Kerrokset
page-bloqs-view-left = Käännä pöytää vasemmalle
page-bloqs-view-right = Käännä pöytää oikealle
page-bloqs-see-table = Koko pöytä
page-bloqs-see-tower = Katso tornia: { $who }
page-bloqs-3d-label = Pöytä 3D:nä. Kerrosnäkymä näyttää saman, ja sen voi kuunnella.
page-bloqs-loading = Pöytää katetaan …

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
page-bloqs-pawn-start = Nappula: { $who }, lähtöympyrä ennen kiekkoa { $place }
page-bloqs-stock = Varasto
page-bloqs-stock-of = { $kind }: { $count } varastossa
page-bloqs-tower-of = Torni: { $who }
page-bloqs-layer = Kerros { $layer }
page-bloqs-layer-full = täysi kerros
page-bloqs-cell-empty = { $cell }: tyhjä
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, saa ottaa
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
page-bloqs-do-no-supply = { $kind } ei mahdu. Passaa tai pelaa sen lajin kortti, jos sinulla on se.
page-bloqs-do-any = Valitse varastosta mikä tahansa pala ja rakenna se.
page-bloqs-do-build = Rakenna { $piece } torniisi.
page-bloqs-do-steal = Varasta pala toisesta tornista.
page-bloqs-do-swap = Vaihda pala: { $others }.
page-bloqs-ask-steal = { $who } haluaa varastaa palasi { $piece }.
page-bloqs-ask-swap = { $who } haluaa palasi { $take } ja antaa siitä palan { $give }.
page-bloqs-ask-teleport = { $who } haluaa vaihtaa paikkaa nappulasi kanssa.
page-bloqs-roll = Heitä
page-bloqs-cw = Myötäpäivään
page-bloqs-ccw = Vastapäivään
page-bloqs-teleport-whom = Kenen kanssa vaihdat paikkaa?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Anna tapahtua
page-bloqs-defend = Puolustaudu
page-bloqs-no-defence = Sinulla ei ole puolustuskorttia.
page-bloqs-time-left = Aikaa jäljellä: { $time }
page-bloqs-pass = Passaa
page-bloqs-give = Annat
page-bloqs-take-from = Otat: { $who }
page-bloqs-steal-it = Varasta
page-bloqs-swap-it = Vaihda
page-bloqs-not-takeable = { $piece }: ei saa ottaa; paina, niin kuulet miksi
page-bloqs-held = { $piece } kädessäsi, asento { $way }/{ $ways }. Paina kääntääksesi.
page-bloqs-turn-turn = Käännä
page-bloqs-turn-tip = Kaada taaksepäin
page-bloqs-turn-roll = Kaada sivulle
page-bloqs-next-way = Toinen asento
page-bloqs-higher = Ylemmäs
page-bloqs-lower = Alemmas
page-bloqs-build-here = Rakenna tähän
page-bloqs-foretold = { $count ->
        [one] Kerros { $layers } tulee täyteen!
       *[other] Kerrokset { $layers } tulevat täyteen!
    }

## Miksi jokin ei onnistu

page-bloqs-why-other-kind = Tämä kiekko on lajille { $kind }.
page-bloqs-why-none-left = Varastossa ei ole enää palaa { $kind }.
page-bloqs-why-no-place = Tornissasi ei ole paikkaa palalle { $kind }.
page-bloqs-why-no-turn = Niin päin ei ole paikkaa palalle { $kind }.
page-bloqs-why-own = Se on oma tornisi: varasta toisesta.

## Mitä muut tekevät

page-bloqs-now-begins = { $who } heittää: suurin aloittaa.
page-bloqs-now-rolls = { $who } heittää.
page-bloqs-now-travels = { $who } heittää tai pelaa kortin.
page-bloqs-now-direction = { $who } kulkee { $pips }, suuntaan tai toiseen.
page-bloqs-now-turnup = { $who } kääntää kiekon { $place }.
page-bloqs-now-any = { $who } rakentaa minkä tahansa palan.
page-bloqs-now-builds = { $who } rakentaa: { $piece }.
page-bloqs-now-steals = { $who } varastaa palan.
page-bloqs-now-swaps = { $who } vaihtaa palan: { $others }.
page-bloqs-now-asked = { $who } voi puolustautua.
page-bloqs-now-loses = { $who } menettää kortin.
page-bloqs-now-deals = Kortit jaetaan.

## Mitä tapahtui

page-bloqs-news-rolls = { $who } heittää { $pips }.
page-bloqs-news-die = Noppa näyttää { $pips }.
page-bloqs-news-disc = Kiekko käännetään: { $disc }.
page-bloqs-news-card = { $who } pelaa kortin { $card }.
page-bloqs-news-card-won = { $who } saa kortin.
page-bloqs-news-card-lost = { $who } menettää kortin { $card }.
page-bloqs-news-teleport = { $who } pelaa teleportin; paikkaa vaihtaa { $other }.
page-bloqs-news-cw = { $who } kulkee myötäpäivään.
page-bloqs-news-ccw = { $who } kulkee vastapäivään.
page-bloqs-news-builds = { $who } rakentaa palan { $piece }: { $cells }.
page-bloqs-news-steals = { $who } varastaa palan { $piece }, omistaja { $other }.
page-bloqs-news-swaps = { $who } antaa palan { $give } ja ottaa palan { $take }; toinen on { $other }.
page-bloqs-news-allows = { $who } ei puolustaudu.
page-bloqs-news-defends = { $who } pelaa puolustuskortin: mitään ei tapahdu.
page-bloqs-news-passes = { $who } passaa.

## Loppu

page-bloqs-wins = { $who } voittaa!
page-bloqs-share = { $who } jakavat voiton!
page-bloqs-end-perfect-cube = Täydellinen kuutio!
page-bloqs-end-perfect-double-cube = Täydellinen kaksoiskuutio!
page-bloqs-end-stock-empty = Varaston viimeinen pala on otettu.
page-bloqs-end-discs-turned = Viimeinen kiekko on käännetty.

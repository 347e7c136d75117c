### Bloqs päätteessä: mitä vain tämä peli sanoo.
### $who ja $other ovat pelaajia perusmuodossa; palat kirjoitetaan kuten L4#21, ruudut kuten a1.1, lajit kuten L4.

game-bloqs = Bloqs, 2–4 pelaajalle: rakenna täydellinen kuutio
game-bloqs-turn2 = Bloqs Turn2: kierrä kehää kumpaan suuntaan tahansa
game-bloqs-maestro = Bloqs Maestro: mukana kortit, jotka vain omistaja näkee

board-ring = kiekko
board-stock = varasto
board-steal-short = va
board-build-short = ra
board-on-start = lähtöympyrässä ennen sitä kiekkoa
board-built-last = viimeksi rakennettu
board-full = täysi kerros
board-score = { $layers ->
        [one] 1 kerros
       *[other] { $layers } kerrosta
    } + { $cubes ->
        [one] 1 kuutio
       *[other] { $cubes } kuutiota
    }
board-cards = { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
board-pile = kortit { $pile } pinossa, { $count } poistopinossa, päällimmäisenä: { $card }
board-pile-only = kortit { $pile } pinossa, poistopino tyhjä
tower-layer = kerros { $layer }

disc-face-down = kääntämättä
disc-steal = varasta
disc-build = rakenna
spot-disc = kiekko { $place } ({ $disc })
spot-start = lähtöympyrä

card-die = noppa { $pips }
card-piece = pala { $kind }
card-teleport = teleportti
card-defence = puolustus

hand-ask = { $who }, paina Enter, niin näet korttisi, kun kukaan muu ei katso:
hand-only-enter = Paina vain Enter.
hand-of = Kortit, { $who }:
hand-empty = { $who }: ei kortteja.
hand-nobody = Kukaan ei ole juuri nyt vuorossa.

turn-roll = { $who }, heitä painamalla Enter.
turn-travel = { $who }: heitä tai pelaa kortti.
turn-direction = { $who } kulkee { $pips ->
        [one] 1 kiekon
       *[other] { $pips } kiekkoa
    }: myötäpäivään (cw), perillä { $cw }, vai vastapäivään (ccw), perillä { $ccw }?
turn-supply = { $who }: ota { $kind } varastosta ja rakenna se.
turn-supply-any = { $who }: ota varastosta mikä tahansa pala ja rakenna se.
turn-no-supply = { $who }: { $kind } ei mahdu. Passaa tai pelaa sen lajin palakortti, jos sinulla on sellainen.
turn-build = { $who }: rakenna { $piece }.
turn-steal = { $who }: varasta pala toiselta pelaajalta.
turn-swap = { $who }: vaihda pala. Vaihtokumppani: { $others }.
turn-swaps = { $who }: vaihda pala kunkin kanssa missä järjestyksessä tahansa. Vaihtokumppanit: { $others }.
turn-ask = { $who }: { $wish } Sallitko sen vai puolustaudutko?
ask-steal = { $who } haluaa varastaa palasi { $piece }.
ask-swap = { $who } tarjoaa palaa { $give } palastasi { $take }.
ask-teleport = { $who } haluaa vaihtaa paikkaa kanssasi.

news-rolls = { $who } heittää { $pips }.
news-rolls-to = { $who } heittää { $pips }. Perillä: { $where }.
news-begins = { $who } aloittaa.
news-again = { $who } heittävät uudelleen.
news-clockwise = { $who } kulkee myötäpäivään. Perillä: { $where }.
news-counter-clockwise = { $who } kulkee vastapäivään. Perillä: { $where }.
news-disc = Kiekko { $place } käännetään: { $disc }.
news-card = { $who } pelaa kortin: { $card }.
news-card-any-piece = { $who } pelaa kortin ({ $card }) ja saa sen sijasta ottaa minkä tahansa palan.
news-builds = { $who } rakentaa palan { $piece }: { $cells }.
news-passes = { $who } passaa.
news-dealt = Jokaiselle jaetaan { $count ->
        [one] 1 kortti.
       *[other] { $count } korttia.
    }
news-gets-card = { $who } saa kortin.
news-loses-card = { $who } menettää kortin ({ $card }): sen vetää ja poistaa { $neighbour }.
news-reshuffled = Pino on käytetty: poistopino sekoitetaan, ja siitä tulee uusi pino.
news-no-card = Nostettavia kortteja ei enää ole.
news-steals = { $who } varastaa palan { $piece }. Kohde: { $other }.
news-wants-to-steal = { $who } haluaa varastaa palan { $piece }. Kohde: { $other }.
news-swaps = { $who } ja { $other } vaihtavat: { $give } ↔ { $take }.
news-wants-to-swap = { $who } haluaa vaihtaa: { $give } ↔ { $take }. Kohde: { $other }.
news-wants-to-teleport = { $who } pelaa teleportin ja haluaa vaihtaa paikkaa. Kohde: { $other }.
news-allows = { $who } ei puolustaudu.
news-defends = { $who } pelaa puolustuskortin: torjuttu!
news-teleported = { $who } ja { $other } vaihtavat paikkaa. Perillä: { $where }.
news-on-start = Lähtöympyrässä ei tapahdu mitään. { $who }: vuoro on ohi.
news-none-left = Varastossa ei ole enää palaa { $kind }. { $who } menettää vuoronsa.
news-no-place = { $who }: palalle { $kind } ei ole paikkaa, joten vuoro menee hukkaan.
news-no-place-any = { $who } ei voi rakentaa mitään varaston paloista: vuoro menee hukkaan.
news-nothing-to-steal = { $who } ei voi varastaa mitään: vuoro menee hukkaan.
news-no-swap = { $who } ei voi vaihtaa: { $others }.
news-layer-full = { $who }: kerros { $layer } on täynnä!
news-layer-broken = { $who }: kerros { $layer } ei ole enää täynnä.
news-perfect-cube = { $who } on rakentanut täydellisen kuution!
news-double-cube = { $who } on rakentanut täydellisen kaksoiskuution!
play-chance-stands-bloqs = Sitä ei voi enää perua: sen jälkeen on heitetty noppaa, käännetty kiekko tai nostettu kortti.

score-layers = Kerrokset
score-cubes = Kuutiot
score-bloqs = Täysi kerros on 100, jokainen kuutio muissa kerroksissa 1: eniten voittaa, ellei joku rakenna täydellistä kuutiota.

menu-ask-action = Numero (0 palaa):
menu-build = rakenna { $pieces }
menu-roll = heitä noppaa
menu-clockwise = myötäpäivään, perillä { $where }
menu-counter-clockwise = vastapäivään, perillä { $where }
menu-die-card = pelaa kortti { $card }: kulje { $pips } heittämisen sijasta
menu-piece-card = pelaa kortti { $card }: ota varastosta mikä tahansa pala
menu-teleport = teleportti: vaihda paikkaa. Kohde: { $other }, perillä { $where }
menu-defend = pelaa puolustuskortti ja torju
menu-allow = salli
menu-pass = passaa
menu-bloqs-pieces = Mitä voi rakentaa. Suluissa: moneenko paikkaan.
menu-ask-kind = Mikä laji, esimerkiksi 2 tai L4 (0 palaa):
menu-layers-beside = Palan kerrokset ovat vierekkäin, alin vasemmalla.
menu-cells = Palan kuutio { $mark } voi tulla mihin tahansa ruutuun, jossa on merkki { $mark }. Siihen kirjoitetaan ruutu ja kerros, esimerkiksi { $example }.
menu-ask-cell = Mikä ruutu, esimerkiksi { $example } (0 palaa):
menu-ask-build = Enter rakentaa sen, toinen ruutu siirtää sitä, 0 palaa:
menu-foretold-layer = Kerros { $layer } tulee täyteen!
menu-foretold-cube = Siitä tulee täydellinen kuutio!
menu-ask-player = Mikä pelaaja? Numero (0 palaa):
menu-ask-steal = Minkä palan varastat, esimerkiksi { $example } (0 palaa):
menu-ask-give = Minkä palasi annat, esimerkiksi { $example } (0 palaa):
menu-ask-take = Minkä palan otat siitä, esimerkiksi { $example } (0 palaa):
menu-may-be-taken = voi ottaa
menu-no-place-for-it = Sille ei olisi paikkaa.
menu-no-such-piece = Palaa { $about } ei voi rakentaa nyt.

pieces-none = Mitään ei ole vielä rakennettu.
pieces-no-player = Pelaajaa { $about } ei ole: pelaajat ovat 1–{ $most }.

help-build-bloqs = rakenna pala: sen laji ja numero sekä kaikkien kuutioiden ruudut (ruutu ja kerros)
help-kind-bloqs = valitse askel askeleelta, minne pala tulee: sen laji
help-steal-bloqs = varasta pala pelaajalta 2
help-swap-bloqs = anna pelaajalle 2 pala ja ota siitä toinen
help-direction-bloqs = kierrä kehää myötäpäivään tai vastapäivään
help-travel-bloqs = heitä noppaa, pelaa sen sijasta noppakortti tai vaihda paikkaa pelaajan 2 kanssa
help-card-bloqs = sen lajin kiekolla: ota sen sijasta mikä tahansa pala
help-answer-bloqs = vastaa sille, joka haluaa sinulta jotain
help-hand = näytä vuorossa olevan kortit
help-moves-bloqs = luettele, mitä voi tehdä; minne pala mahtuu: moves L4
help-pieces-bloqs = mitkä palat voi ottaa ja miksi muita ei voi; yhden pelaajan: pieces 2
help-roll-bloqs = heitä noppaa; pelkkä Enter tekee saman
help-undo-bloqs = peru viimeinen siirto; ei enää, kun on heitetty noppaa, käännetty kiekko tai nostettu kortti
help-board-bloqs = piirrä kehä ja tornit uudelleen
help-score-bloqs = näytä pisteet tähän asti

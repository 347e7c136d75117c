### Blokuksen ja Blokus Duon lauta. $piece on palan nimi, kuten L4; $square kirjoitetaan kuten e8.

page-blokus-board = Lauta
page-blokus-tools = Kädessä oleva pala
page-blokus-turn = Kierrä oikealle (R)
page-blokus-turn-back = Kierrä vasemmalle (Vaihto+R)
page-blokus-flip = Käännä ympäri (F)
page-blokus-corners = Näytä avoimet kulmat (C)
page-blokus-place = Aseta
page-blokus-tray = Palat jäljellä: { $colour }
page-blokus-all-placed = Kaikki palat on asetettu!
page-blokus-piece = Pala { $piece }, { $squares ->
        [one] 1 ruutu
       *[other] { $squares } ruutua
    }
page-blokus-piece-places = Pala { $piece }, { $squares ->
        [one] 1 ruutu
       *[other] { $squares } ruutua
    }, { $places ->
        [0] ei sovi minnekään
        [one] sopii 1 paikkaan
       *[other] sopii { $places } paikkaan
    }
page-blokus-left = Muiden jäljellä olevat palat
page-blokus-left-of = { $colour }: { $squares ->
        [0] kaikki asetettu
        [one] 1 ruutu jäljellä: { $pieces }
       *[other] { $squares } ruutua jäljellä: { $pieces }
    }
page-blokus-in-hand = Pala { $piece } kädessä.
page-blokus-fits = { $piece } ruudussa { $square }: sopii.
page-blokus-fits-not = { $piece } ruudussa { $square }: ei sovi.
page-blokus-last = { $colour } asetti palan { $piece } ruutuun { $square }.
page-blokus-score-left = { $squares } jäljellä
page-blokus-score-left-about = Ruutuja jäljellä: vähiten voittaa
page-blokus-score-about = Pisteet: eniten voittaa
page-how-blokus-1 = Valitse jokin paloistasi. Kierrä ja käännä sitä mielesi mukaan.
page-how-blokus-2 = Ensimmäinen palasi peittää merkityn ruudun. Kaikki muut koskettavat omaa palaasi kulmasta, mutta eivät koskaan kyljestä.
page-how-blokus-3 = Muita värejä saat koskettaa miten vain.
page-how-blokus-4 = Jos mikään ei sovi, vuorosi ohitetaan. Peli päättyy, kun kukaan ei voi asettaa palaa.
page-coach-blokus-1 = Nämä ovat palasi. Valitse yksi.
page-coach-blokus-2 = Aseta se tummennettuun kohtaan: ensin merkittyyn ruutuun, sitten kulma kulmaa vasten omiesi kanssa.
page-coach-blokus-3 = Tästä näet, kenen vuoro on ja mikä on tilanne.
page-keys-blokus-1 = seuraava pala (PageUp: edellinen)
page-keys-blokus-2 = kierrä
page-keys-blokus-3 = käännä ympäri
page-keys-blokus-4 = seuraava sopiva paikka
page-keys-blokus-5 = siirrä
page-keys-blokus-6 = aseta
page-keys-blokus-7 = pane takaisin
page-keys-blokus-8 = näytä avoimet kulmani

### Blokuksen ja Blokus Duon lauta. $piece on palan nimi, kuten L4; $square kirjoitetaan kuten e8.

page-blokus-board = Lauta
page-blokus-tools = Kädessä oleva pala
page-blokus-turn = Käännä oikealle (R)
page-blokus-turn-back = Käännä vasemmalle (Vaihto+R)
page-blokus-flip = Käännä ympäri (F)
page-blokus-corners = Näytä avoimet kulmat (C)
page-blokus-place = Aseta
page-blokus-tray = Jäljellä olevat palat, { $colour }
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
page-blokus-fits = { $piece }, alkaen { $square }: sopii.
page-blokus-fits-not = { $piece }, alkaen { $square }: ei sovi.
page-blokus-last = { $colour } asetti palan { $piece }, alkaen { $square }.

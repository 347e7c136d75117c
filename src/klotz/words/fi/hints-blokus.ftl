### Mikä puhuu Blokus-siirron puolesta: loppu lauseesta, joka alkaa sanalla "Se" (siirto).
### Kulma on ruutu, jossa värin seuraava pala voi koskettaa omaansa. Paloilla on nimet, kuten L4; värit ovat perusmuodossa.

hint-blokus-squares = peittää { $squares ->
        [one] 1 ruudun
       *[other] { $squares } ruutua
    }
hint-blokus-corners = avaa { $more ->
        [one] 1 kulman lisää
       *[other] { $more } kulmaa lisää
    } (yhteensä { $corners })
hint-blokus-reach = tuo { $squares ->
        [one] 1 ruudun lisää
       *[other] { $squares } ruutua lisää
    } ulottuville
hint-blokus-centre = vie sinut { $squares ->
        [one] 1 ruudun
       *[other] { $squares } ruutua
    } lähemmäs keskustaa
hint-blokus-last-piece = asettaa viimeisen palasi
hint-blokus-last-piece-points = asettaa viimeisen palasi ({ $points } pistettä)
hint-blokus-only-place = käyttää ainoan paikan, johon { $piece } enää sopii
hint-blokus-hard-piece = vapauttaa sinut palasta { $piece }, jolle on enää { $places } paikkaa
hint-blokus-costs = vie väriltä { $colour } { $corners ->
        [one] kulman
       *[other] { $corners } kulmaa
    }
hint-blokus-cuts = sulkee väriltä { $colour } { $squares ->
        [one] 1 ruudun
       *[other] { $squares } ruutua
    }

### Kaikkien pelien lauta: kuva ja luettelo siirroista.

page-generic-picture = Lauta tällä hetkellä
page-generic-moves =
    { $count ->
        [one] Vain yksi siirto on mahdollinen
       *[other] Napauta merkittyä paikkaa tai valitse jokin { $count } siirrosta
    }
page-generic-play = Tee tämä siirto
page-generic-all = Näytä kaikki siirrot

### A position set up by hand.

page-editor-how = Ota paloja varastosta ja aseta ne, mitä väriä vain missä järjestyksessä vain. Napauta laudalla olevaa palaa, niin se lähtee pois.
page-editor-game = Peli
page-editor-players = { $players } pelaajaa
page-editor-pieces = Palat kädessä
page-editor-next = Seuraavana vuorossa
page-editor-back = Kumoa
page-editor-clear = Tyhjennä lauta
page-editor-flaws = Pelissä ei voi syntyä tällaista asemaa:
page-editor-over = Tässä asemassa peli on ohi.
page-editor-analyse = Analysoi
page-editor-computer = Pelaa tietokonetta vastaan
page-editor-friends = Pelaa ystävien kanssa
page-editor-alone = Jatka yksin
page-editor-none = Pelin { $game } asemia ei voi vielä rakentaa käsin. Voit pelata aseman esiin siirto siirrolta.

## Bloxx!: sheets that are drawn on

page-editor-how-bloxx = Valitse nopan kuvio ja piirrä se lapulle. Napauta piirrettyä kuviota, niin se lähtee pois.
page-editor-pieces-bloxx = Lappu
page-editor-next-bloxx = Seuraavana heittää
page-editor-clear-bloxx = Tyhjennä laput
page-editor-idle-bloxx = Valitse kuvio.
page-editor-face = Noppa { $die }, kuvio { $number }
page-editor-lost = Rasti ympyrän tilalle

## Bloqs: towers, the ring, and cards

page-editor-how-bloqs = Valitse pala varastosta ja rakenna se torniin. Napauta tornissa olevaa palaa, niin se lähtee pois.
page-editor-pieces-bloqs = Torni
page-editor-ring = Kiekot ja nappulat
page-editor-pawn-start = Lähtöympyrä
page-editor-pawn-disc = Kiekko { $place }
page-editor-cards = Kortit
page-editor-card-add = Lisää kortti
page-editor-card-away = Poista { $card }
page-editor-secrets = Kaikki tietävät kortit, jotka jaat itse. Ota ne pois, niin voit pelata tämän aseman: kortit jaetaan pelin alkaessa.

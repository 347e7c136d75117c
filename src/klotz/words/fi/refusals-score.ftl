### Miksi pöydässä pelattua peliä ei voi laskea niin kuin se on syötetty.

## Bloxx!-laput

score-name-long = Nimessä on enintään { $most } kirjainta.
score-sheet-late = Kerro lapun tiedosto ennen ensimmäisiä ruutuja.
score-sheet-missing = Pelaajan { $name } lappu puuttuu.
score-sheet-none = Tässä ei ole lappua.
score-no-gap = { $square } on väritetty, mutta sen yläpuolelle ei ole piirretty mitään: ruutu on tyhjä.
score-mark = ”{ $given }” ei ole ruutu: x on rasti, o ympyrä, # aukko ja . tyhjä.
score-row-squares = Rivillä ruutuja on { $columns }, ei { $count }.
score-many-rows = Lapussa rivejä on { $rows }: jätä tyhjä rivi ennen seuraavaa lappua.
score-few-rows = Lapussa rivejä on { $rows }, mutta tämä loppuu, kun niitä on { $count }.
score-no-row = Riviä ”{ $given }” ei ole. Väririvit ovat { $known }.
score-row-again = Rivin { $name } pisteet on jo kerrottu.
score-row-points = Rivistä saa { $first } tai { $later }, ei ”{ $given }”.
score-row-open = Rivi { $name } ei ole täynnä, joten siitä ei saa mitään.
score-row-unsaid = Rivi { $name } on täynnä: kerro, saako siitä { $first }, koska kukaan ei ollut täyttänyt sitä aiemmalla kierroksella, vai { $later }.

## Tornit ja palat

score-no-game = Peliä { $game } ei voi laskea tässä.
score-players = Tämä peli ei ole { $count } pelaajalle.
score-tower-high = Pelaajan { $name } tornissa on yli { $most } kerrosta.
score-layer-form = Kerros { $layer } pelaajalla { $name } ei ole 3 kertaa 3 ruutua. Maan yläpuolella niitä voi olla joka sivulla enintään 6 enemmän.
score-layer-square = ”{ $given }” ei ole ruutu: x on kuutio ja . tyhjä.
score-tower-floats = Pelaajan { $name } kerroksen { $layer } alla ei ole mitään.
score-tower-cubes = Torneissa on yhteensä { $count } kuutiota, mutta laatikossa niitä on vain { $most }.
score-no-piece = Palaa ”{ $given }” ei ole.
score-piece-twice = { $piece } on mukana kahdesti.
score-last-piece = { $piece } ei voi olla viimeinen pala, kun muita on jäljellä.

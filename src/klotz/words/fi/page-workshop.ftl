### Verstas: oma laatikko.

page-workshop-about = Onko laatikossasi eri lappu, nopat, kiekot, kortit tai palat kuin Klotzissa? Piirrä ne tänne kerran ja pelaa niillä: ystävien kanssa, tietokonetta vastaan, paperilla.
page-workshop-mine = Laatikkosi
page-workshop-open = Avaa
page-workshop-play = Pelaa tällä
page-workshop-delete = Poista
page-workshop-delete-sure = Poistetaanko ”{ $name }”?
page-workshop-delete-about = Sillä aloitetut pelit jäävät ennalleen.
page-workshop-begin = Aloita uusi
page-workshop-new = Laatikko: { $game }
page-workshop-file = Tai lue laatikko TOML-tiedostosta
page-workshop-how = Aluksi se on kopio Klotzin omasta. Muuta se, mikä omassasi on toisin.
page-workshop-by = Tekijä: { $name }
page-workshop-name = Laatikon nimi
page-workshop-save = Tallenna
page-workshop-saved = Tallennettu
page-workshop-copy = Tallenna omana
page-workshop-unsaved = Kun se on tallennettu, voit pelata sillä, jakaa sen ja tulostaa sen.
page-workshop-link = Jolla on tämä linkki, voi pelata laatikolla ja kopioida sen
page-workshop-score = Laske peli
page-workshop-print = Tulosta
page-workshop-toml = TOML-tiedosto

## Bloxx!

page-workshop-sheet = Lappu
page-workshop-sheet-how = Valitse luku ja napauta sen ruutuja; napauta uudelleen, niin se häviää. Vasemmalla väritetään rivi. Näppäimistöllä: nuolet ja luku.
page-workshop-columns = Sarakkeet
page-workshop-rows = Rivit
page-workshop-number = Ruutuihin tuleva luku
page-workshop-number-of = Luku { $number }
page-workshop-rub-out = Pyyhi
page-workshop-square = Sarake { $column }, rivi { $row }: tyhjä
page-workshop-square-number = Sarake { $column }, rivi { $row }: { $number }
page-workshop-colour-row = Rivi { $row } on väririvi
page-workshop-row-name = Rivi { $row }
page-workshop-row-colour = Rivin { $row } väri
page-workshop-row-called = Rivin { $row } nimi
page-workshop-dice = Nopat
page-workshop-dice-how = Valitse sivu ja napauta ruutuja: kerran rasti, kahdesti ympyrä.
page-workshop-die = Noppa { $die }
page-workshop-face = Noppa { $die }, sivu { $face }
page-workshop-face-square = Sarake { $column }, rivi { $row }
page-workshop-face-cross = rasti
page-workshop-face-circle = ympyrä
page-workshop-face-nothing = tyhjä

## Bloqs

page-workshop-pieces = Palat
page-workshop-pieces-how = Valitse laji ja napauta, missä siinä on kuutioita, kerros kerrokselta.
page-workshop-pieces-all = { $pieces } palaa, { $cubes } kuutiota
page-workshop-kind = { $kind }, { $count } kpl
page-workshop-kind-add = Lisää laji
page-workshop-kind-name = Nimi
page-workshop-kind-colour = Väri
page-workshop-kind-count = Montako
page-workshop-kind-remove = Poista tämä laji
page-workshop-layer = Kerros { $layer }
page-workshop-cube = Sarake { $column }, rivi { $row }: kuutio
page-workshop-no-cube = Sarake { $column }, rivi { $row }: tyhjä
page-workshop-ring = Kehä
page-workshop-ring-how = Valitse lähtöympyrä ja napauta kiekkoa, jonka edessä se on. Jos kiekkoja ei sekoiteta, valitse kiekko ja napauta sen paikkaa.
page-workshop-ring-laid = Kiekkoja ei sekoiteta: ne ovat tässä järjestyksessä
page-workshop-ring-all = { $places } kiekkoa
page-workshop-ring-tool = Mitä kehälle pannaan
page-workshop-places = Kiekot
page-workshop-place = Kiekko { $place }
page-workshop-start = lähtöympyrä: { $colour }
page-workshop-disc = Pala { $kind }
page-workshop-disc-steal = varasta
page-workshop-disc-build = rakenna
page-workshop-deck = Maestron kortit
page-workshop-deck-how = Montako kutakin on?
page-workshop-deck-all = { $cards } korttia
page-workshop-hand = Kortteja kullekin
page-workshop-card-die = Noppa { $pips }
page-workshop-card-piece = Pala { $kind }
page-workshop-card-teleport = Teleportti
page-workshop-card-defence = Puolustus

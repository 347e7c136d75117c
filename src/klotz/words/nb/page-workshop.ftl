### Verkstedet: en egen eske.

page-workshop-about = Har esken din et annet ark, andre terninger, skiver, kort eller brikker enn Klotz? Tegn dem av her én gang, og spill med dem: med venner, med datamaskinen, på papir.
page-workshop-mine = Eskene dine
page-workshop-open = Åpne
page-workshop-play = Spill med den
page-workshop-delete = Slett
page-workshop-delete-sure = Slette «{ $name }»?
page-workshop-delete-about = Spill som er startet med den, blir som de er.
page-workshop-begin = Begynn på en ny
page-workshop-new = En eske { $game }
page-workshop-file = Eller les en eske fra en TOML-fil
page-workshop-how = Den begynner som en kopi av den Klotz har. Endre det som er annerledes i din.
page-workshop-by = Laget av { $name }
page-workshop-name = Navnet på esken
page-workshop-save = Lagre
page-workshop-saved = Lagret
page-workshop-copy = Lagre som min egen
page-workshop-unsaved = Når den er lagret, kan du spille med den, dele den og skrive den ut.
page-workshop-link = Den som har lenken, kan spille med esken og kopiere den
page-workshop-score = Regn ut et spill
page-workshop-print = Skriv ut
page-workshop-toml = TOML-fil

## Bloxx!

page-workshop-sheet = Arket
page-workshop-sheet-how = Velg et tall og trykk på rutene til det; trykk igjen for å viske ut. Til venstre farger du en rad. På tastaturet: piler og tallet.
page-workshop-columns = Kolonner
page-workshop-rows = Rader
page-workshop-number = Tall til rutene
page-workshop-number-of = Tallet { $number }
page-workshop-rub-out = Visk ut
page-workshop-square = Kolonne { $column }, rad { $row }: tom
page-workshop-square-number = Kolonne { $column }, rad { $row }: { $number }
page-workshop-colour-row = Rad { $row } er farget
page-workshop-row-name = Rad { $row }
page-workshop-row-colour = Fargen på rad { $row }
page-workshop-row-called = Navnet på rad { $row }
page-workshop-dice = Terningene
page-workshop-dice-how = Velg en side og trykk på rutene: én gang for et kryss, to ganger for sirkelen.
page-workshop-die = Terning { $die }
page-workshop-face = Terning { $die }, side { $face }
page-workshop-face-square = Kolonne { $column }, linje { $row }
page-workshop-face-cross = kryss
page-workshop-face-circle = sirkel
page-workshop-face-nothing = ingenting

## Bloqs

page-workshop-pieces = Brikkene
page-workshop-pieces-how = Velg en type og trykk der den har kuber, lag for lag.
page-workshop-pieces-all = { $pieces } brikker med { $cubes } kuber
page-workshop-kind = { $kind }, { $count } stk.
page-workshop-kind-add = Legg til en type
page-workshop-kind-name = Navn
page-workshop-kind-colour = Farge
page-workshop-kind-count = Hvor mange
page-workshop-kind-remove = Fjern typen
page-workshop-layer = Lag { $layer }
page-workshop-cube = Kolonne { $column }, rad { $row }: kube
page-workshop-no-cube = Kolonne { $column }, rad { $row }: ingenting
page-workshop-ring = Ringen
page-workshop-ring-how = Velg en startsirkel og trykk på skiven den ligger foran. Blandes ikke skivene hos deg, velger du en skive og trykker der den ligger.
page-workshop-ring-laid = Skivene blandes ikke: de ligger i denne rekkefølgen
page-workshop-ring-all = { $places } skiver
page-workshop-ring-tool = Hva som skal på ringen
page-workshop-places = Skiver
page-workshop-place = Skive { $place }
page-workshop-start = startsirkel: { $colour }
page-workshop-disc = Brikke { $kind }
page-workshop-disc-steal = stjel
page-workshop-disc-build = bygg
page-workshop-deck = Kortene i Maestro
page-workshop-deck-how = Hvor mange er det av hvert?
page-workshop-deck-all = { $cards } kort
page-workshop-hand = Kort til hver
page-workshop-card-die = Kast { $pips }
page-workshop-card-piece = Brikke { $kind }
page-workshop-card-teleport = Teleport
page-workshop-card-defence = Forsvar

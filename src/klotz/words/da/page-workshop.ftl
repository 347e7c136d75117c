### Værkstedet: en egen æske.

page-workshop-about = Har din æske et andet ark, andre terninger, skiver, kort eller brikker end Klotz? Tegn dem af her én gang, og spil med dem: med venner, med computeren, på papir.
page-workshop-mine = Dine æsker
page-workshop-open = Åbn
page-workshop-play = Spil med den
page-workshop-delete = Slet
page-workshop-delete-sure = Slet ”{ $name }”?
page-workshop-delete-about = Spil, der er startet med den, bliver, som de er.
page-workshop-begin = Begynd på en ny
page-workshop-new = En æske { $game }
page-workshop-file = Eller læs en æske fra en TOML-fil
page-workshop-how = Den begynder som en kopi af Klotz' egen. Lav om på det, der er anderledes i din.
page-workshop-by = Lavet af { $name }
page-workshop-name = Æskens navn
page-workshop-save = Gem
page-workshop-saved = Gemt
page-workshop-copy = Gem som min egen
page-workshop-unsaved = Når den er gemt, kan du spille med den, dele den og udskrive den.
page-workshop-link = Den, der har linket, kan spille med æsken og kopiere den
page-workshop-score = Gør et spil op
page-workshop-print = Udskriv
page-workshop-toml = TOML-fil

## Bloxx!

page-workshop-sheet = Arket
page-workshop-sheet-how = Vælg et tal, og tryk på dets felter; tryk igen for at slette. Til venstre farver du en række. På tastaturet: pile og tallet.
page-workshop-columns = Kolonner
page-workshop-rows = Rækker
page-workshop-number = Tal til felterne
page-workshop-number-of = Tallet { $number }
page-workshop-rub-out = Slet tal
page-workshop-square = Kolonne { $column }, række { $row }: tomt
page-workshop-square-number = Kolonne { $column }, række { $row }: { $number }
page-workshop-colour-row = Række { $row } er farvet
page-workshop-row-name = Række { $row }
page-workshop-row-colour = Farve på række { $row }
page-workshop-row-called = Navn på række { $row }
page-workshop-dice = Terningerne
page-workshop-dice-how = Vælg en side, og tryk på felterne: én gang for et kryds, to gange for cirklen.
page-workshop-die = Terning { $die }
page-workshop-face = Terning { $die }, side { $face }
page-workshop-face-square = Kolonne { $column }, linje { $row }
page-workshop-face-cross = kryds
page-workshop-face-circle = cirkel
page-workshop-face-nothing = ingenting

## Bloqs

page-workshop-pieces = Brikkerne
page-workshop-pieces-how = Vælg en type, og tryk, hvor den har klodser, lag for lag.
page-workshop-pieces-all = { $pieces } brikker med { $cubes } klodser
page-workshop-kind = { $kind }, { $count } stk.
page-workshop-kind-add = Tilføj en type
page-workshop-kind-name = Navn
page-workshop-kind-colour = Farve
page-workshop-kind-count = Hvor mange
page-workshop-kind-remove = Fjern typen
page-workshop-layer = Lag { $layer }
page-workshop-cube = Kolonne { $column }, række { $row }: klods
page-workshop-no-cube = Kolonne { $column }, række { $row }: ingenting
page-workshop-ring = Ringen
page-workshop-ring-how = Vælg en startcirkel, og tryk på den skive, den ligger foran. Blandes skiverne ikke hos dig, så vælg en skive, og tryk, hvor den ligger.
page-workshop-ring-laid = Skiverne blandes ikke: de ligger i denne rækkefølge
page-workshop-ring-all = { $places } skiver
page-workshop-ring-tool = Hvad der skal på ringen
page-workshop-places = Skiver
page-workshop-place = Skive { $place }
page-workshop-start = startcirkel: { $colour }
page-workshop-disc = Brik { $kind }
page-workshop-disc-steal = stjæl
page-workshop-disc-build = byg
page-workshop-deck = Kortene i Maestro
page-workshop-deck-how = Hvor mange er der af hver?
page-workshop-deck-all = { $cards } kort
page-workshop-hand = Kort til hver
page-workshop-card-die = Slag { $pips }
page-workshop-card-piece = Brik { $kind }
page-workshop-card-teleport = Teleport
page-workshop-card-defence = Forsvar

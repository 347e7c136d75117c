### Verkstaden: en egen låda.

page-workshop-about = Har din låda ett annat blad, andra tärningar, brickor, kort eller bitar än Klotz? Rita av dem här en gång och spela med dem: med vänner, med datorn, på papper.
page-workshop-mine = Dina lådor
page-workshop-open = Öppna
page-workshop-play = Spela med den
page-workshop-delete = Radera
page-workshop-delete-sure = Radera ”{ $name }”?
page-workshop-delete-about = Partier som har startats med den blir kvar som de är.
page-workshop-begin = Börja på en ny
page-workshop-new = En låda { $game }
page-workshop-file = Eller läs en låda från en TOML-fil
page-workshop-how = Den börjar som en kopia av Klotz egen. Ändra det som är annorlunda i din.
page-workshop-by = Gjord av { $name }
page-workshop-name = Lådans namn
page-workshop-save = Spara
page-workshop-saved = Sparad
page-workshop-copy = Spara som min egen
page-workshop-unsaved = När den är sparad kan du spela med den, dela den och skriva ut den.
page-workshop-link = Den som har länken kan spela med lådan och kopiera den
page-workshop-score = Räkna ett parti
page-workshop-print = Skriv ut
page-workshop-toml = TOML-fil

## Bloxx!

page-workshop-sheet = Bladet
page-workshop-sheet-how = Välj ett tal och tryck på dess rutor; tryck igen för att sudda. Till vänster färgar du en rad. På tangentbordet: pilar och talet.
page-workshop-columns = Kolumner
page-workshop-rows = Rader
page-workshop-number = Tal att sätta på rutor
page-workshop-number-of = Talet { $number }
page-workshop-rub-out = Sudda
page-workshop-square = Kolumn { $column }, rad { $row }: tom
page-workshop-square-number = Kolumn { $column }, rad { $row }: { $number }
page-workshop-colour-row = Rad { $row } är färgad
page-workshop-row-name = Rad { $row }
page-workshop-row-colour = Färg på rad { $row }
page-workshop-row-called = Namn på rad { $row }
page-workshop-dice = Tärningarna
page-workshop-dice-how = Välj en sida och tryck på rutorna: en gång för ett kryss, två gånger för cirkeln.
page-workshop-die = Tärning { $die }
page-workshop-face = Tärning { $die }, sida { $face }
page-workshop-face-square = Kolumn { $column }, rad { $row }
page-workshop-face-cross = kryss
page-workshop-face-circle = cirkel
page-workshop-face-nothing = ingenting

## Bloqs

page-workshop-pieces = Bitarna
page-workshop-pieces-how = Välj en sort och tryck där den har kuber, lager för lager.
page-workshop-pieces-all = { $pieces } bitar med { $cubes } kuber
page-workshop-kind = { $kind }, { $count } stycken
page-workshop-kind-add = Lägg till en sort
page-workshop-kind-name = Namn
page-workshop-kind-colour = Färg
page-workshop-kind-count = Hur många
page-workshop-kind-remove = Ta bort sorten
page-workshop-layer = Lager { $layer }
page-workshop-cube = Kolumn { $column }, rad { $row }: kub
page-workshop-no-cube = Kolumn { $column }, rad { $row }: ingenting
page-workshop-ring = Ringen
page-workshop-ring-how = Välj en startcirkel och tryck på brickan den ligger framför. Om brickorna inte blandas hos dig väljer du en bricka och trycker där den ligger.
page-workshop-ring-laid = Brickorna blandas inte: de ligger i den här ordningen
page-workshop-ring-all = { $places } brickor
page-workshop-ring-tool = Vad som ska på ringen
page-workshop-places = Brickor
page-workshop-place = Bricka { $place }
page-workshop-start = startcirkel: { $colour }
page-workshop-disc = Bit { $kind }
page-workshop-disc-steal = stjäl
page-workshop-disc-build = bygg
page-workshop-deck = Korten i Maestro
page-workshop-deck-how = Hur många finns det av varje?
page-workshop-deck-all = { $cards } kort
page-workshop-hand = Kort till var och en
page-workshop-card-die = Tärning { $pips }
page-workshop-card-piece = Bit { $kind }
page-workshop-card-teleport = Teleport
page-workshop-card-defence = Försvar

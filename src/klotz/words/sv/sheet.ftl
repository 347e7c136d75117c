### Bloxx! på papper: vad som står på bladen, vad bilder av ett spel säger, och hur ett färdigt blad förklaras.

sheet-name = Namn
sheet-rows = rader
sheet-numbers = tal
sheet-penalty = avdrag
sheet-total = summa

sheet-maker = Gjort med Klotz; utformningen är Klotz egen. Blad: { $sheet }
sheet-maker-own = Gjort med Klotz. Blad: { $sheet }

sheet-dice-heading = Tärningarna: { $dice }
sheet-dice-die = Tärning { $die }
sheet-dice-how = Inga sådana tärningar? Slå två vanliga, en för A och en för B: talet säger vilken sida som är uppåt.

## Sidor för en låda Bloqs

box-print-ring = { $box }: ring och bitar
box-print-discs = { $box }: brickor att klippa ut
box-print-cards = { $box }: kort att klippa ut

sheet-title = Blad till Bloxx!
sheet-one-title = Bladet { $sheet }
sheet-dice-title = Tärningarna { $dice }

table-title = Bloxx!: { $now }. Ställning hittills: { $scores }.
table-turn = Omgång { $turn }: { $who } är aktiv
table-rolls = { $who } slår
table-over = Spelet är slut
table-active = aktiv
table-winner = vinnare
table-taken = tagen

sheet-printed = { $file }: { $pages ->
        [one] 1 sida
       *[other] { $pages } sidor
    }

finished-sheet = Blad { $number }
finished-rows = rader
finished-numbers = tal
finished-gaps = luckor
finished-blanks = tomma rutor
finished-total = summa
finished-row = { $row } { $points ->
        [4] 4 (först)
       *[other] { $points } (senare)
    }
finished-number = { $number } på { $squares }
finished-ranking = Placering
finished-nobody-first = Ingen här har de 4 poängen för raden { $row }: den som fyllde den först borde ha dem.

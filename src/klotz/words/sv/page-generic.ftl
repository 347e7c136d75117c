### Brädet för alla spel: en bild och en lista med drag.

page-generic-picture = Brädet som det ser ut nu
page-generic-moves =
    { $count ->
        [one] Det finns bara ett drag
       *[other] Tryck på en markerad plats eller välj ett av { $count } drag
    }
page-generic-play = Gör det här draget
page-generic-all = Visa alla drag

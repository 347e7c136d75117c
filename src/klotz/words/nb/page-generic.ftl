### Brettet for alle spill: et bilde og en liste over trekk.

page-generic-picture = Brettet slik det ser ut nå
page-generic-moves =
    { $count ->
        [one] Det finnes bare ett trekk
       *[other] Trykk på et markert sted, eller velg et av { $count } trekk
    }
page-generic-play = Gjør dette trekket
page-generic-all = Vis alle trekk

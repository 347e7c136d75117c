### Brættet til alle spil: et billede og en liste over træk.

page-generic-picture = Brættet, som det ser ud nu
page-generic-moves =
    { $count ->
        [one] Der er kun ét træk
       *[other] Tryk på et markeret sted, eller vælg et af { $count } træk
    }
page-generic-play = Lav dette træk
page-generic-all = Vis alle træk

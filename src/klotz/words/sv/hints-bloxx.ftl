### Vad som talar för en ritning i Bloxx!: resten av en mening som börjar med "Det" (draget).

hint-bloxx-number = ringar in { $number } på { $square }
hint-bloxx-gaps = lämnar { $count ->
        [0] ingen lucka
        [one] bara 1 lucka
       *[other] bara { $count } luckor
    }
hint-bloxx-row = fyller den { $row ->
        [orange] orange
        [violet] violetta
        [green] gröna
        [blue] blå
       *[other] { $row }
    } raden för { $points } poäng
hint-bloxx-row-near = lämnar bara { $count ->
        [one] 1 tom ruta
       *[other] { $count } tomma rutor
    } i den { $row ->
        [orange] orange
        [violet] violetta
        [green] gröna
        [blue] blå
       *[other] { $row }
    } raden
hint-bloxx-room = lämnar plats utan luckor för { $count } av de { $all } formerna
hint-bloxx-denies = hindrar spelare { $player } från att ringa in { $number }

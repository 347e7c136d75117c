### Hva som taler for en tegning i Bloxx!: resten av en setning som begynner med "Det" (trekket).

hint-bloxx-number = ringer inn { $number } på { $square }
hint-bloxx-gaps = etterlater { $count ->
        [0] ingen hull
        [one] bare 1 hull
       *[other] bare { $count } hull
    }
hint-bloxx-row = fyller den { $row ->
        [orange] oransje
        [violet] fiolette
        [green] grønne
        [blue] blå
       *[other] { $row }
    } raden for { $points } poeng
hint-bloxx-row-near = etterlater bare { $count ->
        [one] 1 tom rute
       *[other] { $count } tomme ruter
    } i den { $row ->
        [orange] oransje
        [violet] fiolette
        [green] grønne
        [blue] blå
       *[other] { $row }
    } raden
hint-bloxx-room = holder plass uten hull til { $count } av de { $all } formene
hint-bloxx-denies = hindrer spiller { $player } i å ringe inn { $number }

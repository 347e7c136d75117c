### Hvad der taler for en tegning i Bloxx!: resten af en sætning, der begynder med "Det" (trækket).

hint-bloxx-number = sætter ring om { $number } på { $square }
hint-bloxx-gaps = efterlader { $count ->
        [0] intet hul
        [one] kun 1 hul
       *[other] kun { $count } huller
    }
hint-bloxx-row = fylder den { $row ->
        [orange] orange
        [violet] violette
        [green] grønne
        [blue] blå
       *[other] { $row }
    } række for { $points } point
hint-bloxx-row-near = efterlader kun { $count ->
        [one] 1 tomt felt
       *[other] { $count } tomme felter
    } i den { $row ->
        [orange] orange
        [violet] violette
        [green] grønne
        [blue] blå
       *[other] { $row }
    } række
hint-bloxx-room = holder plads uden huller til { $count } af de { $all } former
hint-bloxx-denies = forhindrer spiller { $player } i at sætte ring om et { $number }-tal

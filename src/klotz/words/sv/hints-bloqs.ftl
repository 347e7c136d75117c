### Vad som talar för ett drag i Bloqs: resten av en mening som börjar med "Det" (draget).
### $kind är en sorts bit, som L4; $piece är en bit i ett torn, som L4#21; $place är en bricka i ringen.

hint-bloqs-cube = gör din kub perfekt
hint-bloqs-layer = { $count ->
        [one] gör lager { $layer } fullt
       *[other] gör { $count } lager fulla
    }
hint-bloqs-nearly = lämnar bara { $count ->
        [one] 1 tom ruta
       *[other] { $count } tomma rutor
    } i lager { $layer }
hint-bloqs-close = gör att det bara fattas { $count ->
        [one] 1 kub
       *[other] { $count } kuber
    } till en perfekt kub
hint-bloqs-one-piece = gör att det bara fattas en { $kind } till en perfekt kub
hint-bloqs-no-hole = lämnar inget hål under
hint-bloqs-safe = { $count ->
        [0] gör att ingen av dina { $all } bitar kan tas
        [one] gör att bara 1 av dina { $all } bitar kan tas
       *[other] gör att bara { $count } av dina { $all } bitar kan tas
    }
hint-bloqs-size = ger { $cubes ->
        [one] 1 kub
       *[other] { $cubes } kuber
    }
hint-bloqs-denies = tar den sista { $kind }, som spelare { $player } behöver till en perfekt kub

hint-bloqs-breaks = bryter { $count ->
        [one] ett fullt lager
       *[other] { $count } fulla lager
    } hos spelare { $player }
hint-bloqs-sets-back = bromsar spelare { $player }, som bara saknar { $count ->
        [one] 1 kub
       *[other] { $count } kuber
    }
hint-bloqs-from-leader = tar från spelare { $player }, som leder
hint-bloqs-for-cube = ger dig { $kind }, som gör din kub perfekt
hint-bloqs-for-layer = ger dig { $kind }, som gör { $count ->
        [one] ett lager fullt
       *[other] { $count } lager fulla
    }
hint-bloqs-keeps-layers = bryter inget av dina lager
hint-bloqs-larger = ger dig { $count ->
        [one] en kub
       *[other] { $count } kuber
    } mer än spelare { $player }

hint-bloqs-swap-with = låter dig byta med spelare { $player }
hint-bloqs-turns-up = vänder upp bricka { $place }
hint-bloqs-may-steal = låter dig stjäla på bricka { $place }
hint-bloqs-any-piece = låter dig ta vilken bit som helst ur förrådet

hint-bloqs-keeps-cards = sparar { $count ->
        [one] ditt kort
       *[other] dina { $count } kort
    }
hint-bloqs-keeps-defence = sparar ditt försvarskort
hint-bloqs-defends = räddar din { $piece }
hint-bloqs-defends-layer = håller { $count ->
        [one] ett av dina lager fullt
       *[other] { $count } av dina lager fulla
    }
hint-bloqs-defends-place = håller kvar din pjäs där den är

### Hvad der taler for et træk i Bloqs: resten af en sætning, der begynder med "Det" (trækket).
### $kind er en slags brik, som L4; $piece er en brik i et tårn, som L4#21; $place er en skive i ringen.

hint-bloqs-cube = gør din kubus perfekt
hint-bloqs-layer = { $count ->
        [one] gør lag { $layer } fuldt
       *[other] gør { $count } lag fulde
    }
hint-bloqs-nearly = efterlader kun { $count ->
        [one] 1 tomt felt
       *[other] { $count } tomme felter
    } i lag { $layer }
hint-bloqs-close = gør, at du kun mangler { $count ->
        [one] 1 klods
       *[other] { $count } klodser
    } i en perfekt kubus
hint-bloqs-one-piece = gør, at du kun mangler en { $kind } i en perfekt kubus
hint-bloqs-no-hole = efterlader ikke noget hul under sig
hint-bloqs-safe = { $count ->
        [0] sørger for, at ingen af dine { $all } brikker kan tages
        [one] sørger for, at kun 1 af dine { $all } brikker kan tages
       *[other] sørger for, at kun { $count } af dine { $all } brikker kan tages
    }
hint-bloqs-size = giver { $cubes ->
        [one] 1 klods
       *[other] { $cubes } klodser
    }
hint-bloqs-denies = tager den sidste { $kind }, som spiller { $player } mangler til en perfekt kubus

hint-bloqs-breaks = bryder { $count ->
        [one] et fuldt lag
       *[other] { $count } fulde lag
    } hos spiller { $player }
hint-bloqs-sets-back = bremser spiller { $player }, som kun mangler { $count ->
        [one] 1 klods
       *[other] { $count } klodser
    }
hint-bloqs-from-leader = tager fra spiller { $player }, som fører
hint-bloqs-for-cube = giver dig { $kind }, som gør din kubus perfekt
hint-bloqs-for-layer = giver dig { $kind }, som gør { $count ->
        [one] et lag fuldt
       *[other] { $count } lag fulde
    }
hint-bloqs-keeps-layers = bryder ingen af dine lag
hint-bloqs-larger = giver dig { $count ->
        [one] en klods
       *[other] { $count } klodser
    } mere end spiller { $player }

hint-bloqs-swap-with = lader dig bytte med spiller { $player }
hint-bloqs-turns-up = vender skive { $place }
hint-bloqs-may-steal = lader dig stjæle på skive { $place }
hint-bloqs-any-piece = lader dig tage en hvilken som helst brik fra forrådet

hint-bloqs-keeps-cards = sparer { $count ->
        [one] dit kort
       *[other] dine { $count } kort
    }
hint-bloqs-keeps-defence = sparer dit forsvarskort
hint-bloqs-defends = redder din { $piece }
hint-bloqs-defends-layer = holder { $count ->
        [one] et af dine lag fuldt
       *[other] { $count } af dine lag fulde
    }
hint-bloqs-defends-place = holder din figur, hvor den er

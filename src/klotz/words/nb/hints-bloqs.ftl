### Hva som taler for et trekk i Bloqs: resten av en setning som begynner med "Det" (trekket).
### $kind er et slag brikke, som L4; $piece er en brikke i et tårn, som L4#21; $place er en skive i ringen.

hint-bloqs-cube = gjør kuben din perfekt
hint-bloqs-layer = { $count ->
        [one] gjør lag { $layer } fullt
       *[other] gjør { $count } lag fulle
    }
hint-bloqs-nearly = etterlater bare { $count ->
        [one] 1 tom rute
       *[other] { $count } tomme ruter
    } i lag { $layer }
hint-bloqs-close = gjør at du bare mangler { $count ->
        [one] 1 kube
       *[other] { $count } kuber
    } på en perfekt kube
hint-bloqs-one-piece = gjør at du bare mangler en { $kind } på en perfekt kube
hint-bloqs-no-hole = etterlater ikke noe hull under seg
hint-bloqs-safe = { $count ->
        [0] gjør at ingen av de { $all } brikkene dine kan tas
        [one] gjør at bare 1 av de { $all } brikkene dine kan tas
       *[other] gjør at bare { $count } av de { $all } brikkene dine kan tas
    }
hint-bloqs-size = gir { $cubes ->
        [one] 1 kube
       *[other] { $cubes } kuber
    }
hint-bloqs-denies = tar den siste { $kind }, som spiller { $player } trenger til en perfekt kube

hint-bloqs-breaks = bryter { $count ->
        [one] et fullt lag
       *[other] { $count } fulle lag
    } hos spiller { $player }
hint-bloqs-sets-back = bremser spiller { $player }, som bare mangler { $count ->
        [one] 1 kube
       *[other] { $count } kuber
    }
hint-bloqs-from-leader = tar fra spiller { $player }, som leder
hint-bloqs-for-cube = gir deg { $kind }, som gjør kuben din perfekt
hint-bloqs-for-layer = gir deg { $kind }, som gjør { $count ->
        [one] et lag fullt
       *[other] { $count } lag fulle
    }
hint-bloqs-keeps-layers = bryter ingen av lagene dine
hint-bloqs-larger = gir deg { $count ->
        [one] en kube
       *[other] { $count } kuber
    } mer enn spiller { $player }

hint-bloqs-swap-with = lar deg bytte med spiller { $player }
hint-bloqs-turns-up = snur skive { $place }
hint-bloqs-may-steal = lar deg stjele på skive { $place }
hint-bloqs-any-piece = lar deg ta en hvilken som helst brikke fra forrådet

hint-bloqs-keeps-cards = sparer { $count ->
        [one] kortet ditt
       *[other] de { $count } kortene dine
    }
hint-bloqs-keeps-defence = sparer forsvarskortet ditt
hint-bloqs-defends = redder { $piece } for deg
hint-bloqs-defends-layer = holder { $count ->
        [one] et av lagene dine fullt
       *[other] { $count } av lagene dine fulle
    }
hint-bloqs-defends-place = holder figuren din der den er

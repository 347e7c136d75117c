### Ord på bilder av Bloqs. $who är en spelare, som "Spelare 1"; bitar skrivs som L4#21.

bloqs-picture-steal = stjäl
bloqs-picture-build = bygg
bloqs-picture-layers = { $layers ->
        [one] 1 lager
       *[other] { $layers } lager
    } + { $cubes ->
        [one] 1 kub
       *[other] { $cubes } kuber
    }
bloqs-picture-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
bloqs-picture-turn = på tur
bloqs-picture-winner = vinnare
bloqs-picture-pile = hög
bloqs-picture-discards = kastade
bloqs-picture-tower = Ett torn av { $cubes ->
        [one] 1 kub
       *[other] { $cubes } kuber
    }: { $pieces }

bloqs-picture-card-die = tärning
bloqs-picture-card-teleport = teleport
bloqs-picture-card-defence = försvar

bloqs-picture-over = Spelet är slut
bloqs-picture-deals = Korten delas ut
bloqs-picture-begins = { $who } slår: högsta slaget börjar
bloqs-picture-rolls = { $who } slår
bloqs-picture-travels = { $who } slår eller spelar ett kort
bloqs-picture-direction = { $who } går { $pips }, åt det ena eller andra hållet
bloqs-picture-turns-up = { $who } vänder upp bricka { $place }
bloqs-picture-supply = { $who } bygger { $kind }
bloqs-picture-supply-any = { $who } bygger valfri bit
bloqs-picture-builds = { $who } bygger { $piece }
bloqs-picture-steals = { $who } stjäl en bit
bloqs-picture-swaps = { $who } byter bitar
bloqs-picture-asked = { $who } kan försvara sig
bloqs-picture-loses = { $who } förlorar ett kort
bloqs-picture-title = { $game }: { $now }. { $scores }
bloqs-picture-score = { $who } { $score }

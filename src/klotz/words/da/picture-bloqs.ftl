### Ord på billeder af Bloqs. $who er en spiller, som "Spiller 1"; brikker skrives som L4#21.

bloqs-picture-steal = stjæl
bloqs-picture-build = byg
bloqs-picture-layers = { $layers ->
        [one] 1 lag
       *[other] { $layers } lag
    } + { $cubes ->
        [one] 1 klods
       *[other] { $cubes } klodser
    }
bloqs-picture-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
bloqs-picture-turn = i tur
bloqs-picture-winner = vinder
bloqs-picture-pile = bunke
bloqs-picture-discards = kasseret
bloqs-picture-tower = Et tårn af { $cubes ->
        [one] 1 klods
       *[other] { $cubes } klodser
    }: { $pieces }

bloqs-picture-card-die = slag
bloqs-picture-card-teleport = teleport
bloqs-picture-card-defence = forsvar

bloqs-picture-over = Spillet er slut
bloqs-picture-deals = Kortene deles ud
bloqs-picture-begins = { $who } slår: højeste slag begynder
bloqs-picture-rolls = { $who } slår
bloqs-picture-travels = { $who } slår eller spiller et kort
bloqs-picture-direction = { $who } går { $pips }, den ene eller den anden vej
bloqs-picture-turns-up = { $who } vender skive { $place }
bloqs-picture-supply = { $who } bygger { $kind }
bloqs-picture-supply-any = { $who } bygger en valgfri brik
bloqs-picture-builds = { $who } bygger { $piece }
bloqs-picture-steals = { $who } stjæler en brik
bloqs-picture-swaps = { $who } bytter brikker
bloqs-picture-asked = { $who } kan forsvare sig
bloqs-picture-loses = { $who } mister et kort
bloqs-picture-title = { $game }: { $now }. { $scores }
bloqs-picture-score = { $who } { $score }

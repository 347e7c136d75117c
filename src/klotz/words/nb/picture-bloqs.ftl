### Ord på bilder av Bloqs. $who er en spiller, som "Spiller 1"; brikker skrives som L4#21.

bloqs-picture-steal = stjel
bloqs-picture-build = bygg
bloqs-picture-layers = { $layers ->
        [one] 1 lag
       *[other] { $layers } lag
    } + { $cubes ->
        [one] 1 kube
       *[other] { $cubes } kuber
    }
bloqs-picture-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
bloqs-picture-turn = i tur
bloqs-picture-winner = vinner
bloqs-picture-pile = bunke
bloqs-picture-discards = kastebunke
bloqs-picture-tower = Et tårn av { $cubes ->
        [one] 1 kube
       *[other] { $cubes } kuber
    }: { $pieces }

bloqs-picture-card-die = kast
bloqs-picture-card-teleport = teleport
bloqs-picture-card-defence = forsvar

bloqs-picture-over = Spillet er slutt
bloqs-picture-deals = Kortene deles ut
bloqs-picture-begins = { $who } kaster: høyeste kast begynner
bloqs-picture-rolls = { $who } kaster
bloqs-picture-travels = { $who } kaster eller spiller et kort
bloqs-picture-direction = { $who } går { $pips }, den ene eller andre veien
bloqs-picture-turns-up = { $who } snur skive { $place }
bloqs-picture-supply = { $who } bygger { $kind }
bloqs-picture-supply-any = { $who } bygger en valgfri brikke
bloqs-picture-builds = { $who } bygger { $piece }
bloqs-picture-steals = { $who } stjeler en brikke
bloqs-picture-swaps = { $who } bytter brikker
bloqs-picture-asked = { $who } kan forsvare seg
bloqs-picture-loses = { $who } mister et kort
bloqs-picture-title = { $game }: { $now }. { $scores }
bloqs-picture-score = { $who } { $score }

### Worte auf Bildern von Bloqs. $who ist ein Spieler wie "Spieler 1"; Steine heißen wie L4#21.

bloqs-picture-steal = stehlen
bloqs-picture-build = bauen
bloqs-picture-layers = { $layers ->
        [one] 1 Schicht
       *[other] { $layers } Schichten
    } + { $cubes ->
        [one] 1 Würfelchen
       *[other] { $cubes } Würfelchen
    }
bloqs-picture-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
bloqs-picture-turn = am Zug
bloqs-picture-winner = Sieg
bloqs-picture-pile = Stapel
bloqs-picture-discards = Ablage
bloqs-picture-tower = Ein Turm aus { $cubes ->
        [one] 1 Würfelchen
       *[other] { $cubes } Würfelchen
    }: { $pieces }

bloqs-picture-card-die = Wurf
bloqs-picture-card-teleport = Teleport
bloqs-picture-card-defence = Abwehr

bloqs-picture-over = Das Spiel ist vorbei
bloqs-picture-deals = Karten werden ausgeteilt
bloqs-picture-begins = { $who } würfelt: Die höchste Zahl beginnt
bloqs-picture-rolls = { $who } würfelt
bloqs-picture-travels = { $who } würfelt oder spielt eine Karte
bloqs-picture-direction = { $who } geht { $pips } weit, so oder so herum
bloqs-picture-turns-up = { $who } deckt Scheibe { $place } auf
bloqs-picture-supply = { $who } baut { $kind }
bloqs-picture-supply-any = { $who } baut einen beliebigen Stein
bloqs-picture-builds = { $who } baut { $piece }
bloqs-picture-steals = { $who } stiehlt einen Stein
bloqs-picture-swaps = { $who } tauscht Steine
bloqs-picture-asked = { $who } kann abwehren
bloqs-picture-loses = { $who } verliert eine Karte
bloqs-picture-title = { $game }: { $now }. { $scores }
bloqs-picture-score = { $who } { $score }

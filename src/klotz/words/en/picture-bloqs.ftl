### Words on pictures of Bloqs. $who is a player, such as "Player 1"; pieces are written like L4#21.

bloqs-picture-steal = steal
bloqs-picture-build = build
bloqs-picture-layers = { $layers ->
        [one] 1 layer
       *[other] { $layers } layers
    } + { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
bloqs-picture-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bloqs-picture-turn = turn
bloqs-picture-winner = winner
bloqs-picture-pile = pile
bloqs-picture-discards = discards
bloqs-picture-tower = A tower of { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }: { $pieces }

## A card, as short as it can be written

bloqs-picture-card-die = die
bloqs-picture-card-teleport = teleport
bloqs-picture-card-defence = defence

## What is going on

bloqs-picture-over = The game is over
bloqs-picture-deals = Cards are dealt
bloqs-picture-begins = { $who } rolls: the highest roll goes first
bloqs-picture-rolls = { $who } rolls
bloqs-picture-travels = { $who } rolls or plays a card
bloqs-picture-direction = { $who } goes { $pips }, one way or the other
bloqs-picture-turns-up = { $who } turns over disc { $place }
bloqs-picture-supply = { $who } builds { $kind }
bloqs-picture-supply-any = { $who } builds any piece
bloqs-picture-builds = { $who } builds { $piece }
bloqs-picture-steals = { $who } steals a piece
bloqs-picture-swaps = { $who } swaps pieces
bloqs-picture-asked = { $who } can defend
bloqs-picture-loses = { $who } loses a card
bloqs-picture-title = { $game }: { $now }. { $scores }
# $score is as `bloqs-picture-layers` writes it.
bloqs-picture-score = { $who } { $score }

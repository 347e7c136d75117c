### What speaks for a move in Bloqs: the rest of a sentence that begins with "It".
### $kind is a kind of piece, such as L4; $piece is a piece of a tower, such as L4#21; $place is a disc of the ring.

## Building

hint-bloqs-cube = makes your cube perfect
hint-bloqs-layer = { $count ->
        [one] completes layer { $layer }
       *[other] completes { $count } layers
    }
hint-bloqs-nearly = leaves only { $count ->
        [one] 1 square
       *[other] { $count } squares
    } to fill in layer { $layer }
hint-bloqs-close = leaves you { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } short of a perfect cube
hint-bloqs-one-piece = leaves you one { $kind } short of a perfect cube
hint-bloqs-no-hole = leaves no hole below
hint-bloqs-safe = { $count ->
        [0] leaves none of your { $all } pieces open to be taken
        [one] leaves only 1 of your { $all } pieces open to be taken
       *[other] leaves only { $count } of your { $all } pieces open to be taken
    }
hint-bloqs-size = adds { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
hint-bloqs-denies = takes the last { $kind }, which player { $player } needs for a perfect cube

## Taking and swapping

hint-bloqs-breaks = breaks { $count ->
        [one] a full layer
       *[other] { $count } full layers
    } of player { $player }
hint-bloqs-sets-back = slows down player { $player }, who needs only { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
hint-bloqs-from-leader = takes from player { $player }, who is ahead
hint-bloqs-for-cube = gets you { $kind }, which makes your cube perfect
hint-bloqs-for-layer = gets you { $kind }, which completes { $count ->
        [one] a layer
       *[other] { $count } layers
    }
hint-bloqs-keeps-layers = breaks none of your layers
hint-bloqs-larger = gets you { $count ->
        [one] a cube
       *[other] { $count } cubes
    } more than player { $player }

## Round the ring

hint-bloqs-swap-with = lets you swap with player { $player }
hint-bloqs-turns-up = turns over disc { $place }
hint-bloqs-may-steal = lets you steal on disc { $place }
hint-bloqs-any-piece = lets you take any piece from the stock

## Cards

hint-bloqs-keeps-cards = keeps your { $count ->
        [one] card
       *[other] { $count } cards
    }
hint-bloqs-keeps-defence = keeps your defence card
hint-bloqs-defends = keeps your { $piece }
hint-bloqs-defends-layer = keeps { $count ->
        [one] a layer
       *[other] { $count } layers
    } of yours full
hint-bloqs-defends-place = keeps your pawn where it is

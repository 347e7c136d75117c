### Why a move of Bloqs was refused. $player is a number from 1; pieces are written like L4#21, cells like a1.1.

bloqs-game-over = The game is over.
bloqs-not-your-turn = It is not your turn: the game is waiting for player { $player }.
bloqs-chance-first = Nobody has to move now: first the die is rolled, a disc turned up or a card drawn.
bloqs-not-now = That cannot be done now: the game is waiting for something else.
bloqs-choose-direction = Choose a direction first: cw goes clockwise, ccw the other way round.
bloqs-roll-or-card = Roll the die first, or play a card in its place.
bloqs-answer-first = Somebody wants something of yours: allow it, or defend.

bloqs-wrong-shape = These cells do not have the shape of { $piece }. Write down all its cubes, for example a1.1,b1.1 for two in a row.
bloqs-cell-taken = There is already a cube at { $cell }.
bloqs-juts-out = The cube at { $cell } would jut out over the edge of your building site.
bloqs-beside-site = The cube at { $cell } would lie on the table beside your building site.
bloqs-floats = { $piece } would hang in the air: some cube of it has to stand on the ground or on another cube.
bloqs-no-way-in = { $piece } cannot be slid in there: other pieces are in the way.
bloqs-would-fall = With { $piece } there, the tower would tip over.

bloqs-not-in-tower = { $piece } is not in the tower of player { $player }.
bloqs-locked-in = { $piece } cannot be pulled out: other pieces are in the way.
bloqs-others-fall = If { $piece } is taken, other pieces fall.
bloqs-no-place = Player { $player } has no place to build { $piece }.
bloqs-no-place-after-swap = After that swap somebody would have no place to build the new piece.

bloqs-build-first = First build { $piece }, which you have in your hand.
bloqs-other-piece = The piece in your hand is { $piece }.
bloqs-take-from-stock = Take a piece from the stock and build it.
bloqs-must-build = You can build a piece, so you must.
bloqs-other-kind = This disc is for pieces of the kind { $kind }.
bloqs-none-left = There is no { $kind } left in the stock.
bloqs-next-in-stock = The next piece of that kind in the stock is { $piece }.
bloqs-steal-first = First steal a piece of another player.
bloqs-steal-from-others = You cannot steal from yourself.
bloqs-swap-first = First swap a piece with each player on your disc.
bloqs-not-on-disc = There is no swap to be made with player { $player }.

bloqs-no-cards = This game is played without cards.
bloqs-no-such-card = You do not have the card { $card }.
bloqs-card-not-now = The card { $card } cannot be played now.
bloqs-teleport-to-others = You cannot change places with yourself.

### Why a game of Bloqs ended.

outcome-perfect-cube = Somebody built a perfect cube.
outcome-perfect-double-cube = Somebody built a perfect double cube.
outcome-stock-empty = The last piece of the stock has been taken.
outcome-discs-turned = The last disc has been turned up.

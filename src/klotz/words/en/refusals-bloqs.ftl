### Why a move of Bloqs was refused. $player is a number from 1; pieces are written like L4#21, cells like a1.1.

bloqs-game-over = The game is over.
bloqs-not-your-turn = It's not your turn: the game is waiting for player { $player }.
bloqs-chance-first = It's nobody's move: first the die is rolled, a disc turned over or a card drawn.
bloqs-not-now = You can't do that now: the game is waiting for something else.
bloqs-choose-direction = Choose a direction first: cw for clockwise, ccw for counter-clockwise.
bloqs-roll-or-card = Roll the die first, or play a card instead.
bloqs-answer-first = Someone wants something of yours: allow it, or defend.

bloqs-wrong-shape = These cells don't have the shape of { $piece }. List all its cubes, for example a1.1,b1.1 for two in a row.
    .plain = That isn't the shape of this piece.
bloqs-cell-taken = There's already a cube at { $cell }.
    .plain = There's already a cube there.
bloqs-juts-out = The cube at { $cell } would stick out over the edge of your building site.
    .plain = The piece would stick out over the edge of your building site.
bloqs-juts-too-far = The cube at { $cell } would stick out too far: at most { $most } squares beyond the edge are allowed.
    .plain = The piece would stick out too far.
bloqs-beside-site = The cube at { $cell } would lie on the table beside your building site.
    .plain = The piece would lie on the table beside your building site.
bloqs-floats = { $piece } would hang in the air: at least one of its cubes has to stand on the ground or on another cube.
    .plain = The piece would hang in the air: it has to stand on the ground or on another piece.
bloqs-no-way-in = { $piece } can't be slid in there: other pieces are in the way.
    .plain = The piece can't be slid in there: other pieces are in the way.
bloqs-would-fall = With { $piece } there, the tower would tip over.
    .plain = With this piece there, the tower would tip over.

bloqs-not-in-tower = { $piece } isn't in player { $player }'s tower.
    .plain = That piece isn't in player { $player }'s tower.
bloqs-covered = { $piece } has another piece on top of it, and at this table such a piece can't be taken.
    .plain = Another piece lies on top of it, and at this table such a piece can't be taken.
bloqs-locked-in = { $piece } can't be pulled out: other pieces are in the way.
    .plain = This piece can't be pulled out: others are in the way.
bloqs-others-fall = If you take { $piece }, other pieces fall.
    .plain = If you take this piece, others fall.
bloqs-no-place = Player { $player } has nowhere to build { $piece }.
    .plain = Player { $player } has nowhere to build this piece.
bloqs-no-place-after-swap = After that swap someone would have nowhere to build the new piece.

bloqs-build-first = First build { $piece }, the piece in your hand.
    .plain = First build the piece in your hand.
bloqs-other-piece = The piece in your hand is { $piece }.
    .plain = You have another piece in your hand.
bloqs-take-from-stock = Take a piece from the stock and build it.
bloqs-must-build = You can build a piece, so you have to.
bloqs-other-kind = This disc gives you { $kind }.
bloqs-none-left = There's no { $kind } left in the stock.
bloqs-next-in-stock = The next piece of that kind in the stock is { $piece }.
    .plain = Take the next piece of that kind from the stock.
bloqs-steal-first = First steal a piece from another player.
bloqs-steal-from-others = You can't steal from yourself.
bloqs-has-defended = Player { $player } has defended already: steal from someone else.
bloqs-swap-first = First swap a piece with each player on your disc.
bloqs-not-on-disc = You have no swap to make with player { $player }.

bloqs-no-cards = This game is played without cards.
bloqs-no-such-card = You don't have the card { $card }.
bloqs-card-not-now = You can't play the card { $card } now.
bloqs-teleport-to-others = You can't swap places with yourself.
bloqs-teleport-start = The pawn of player { $player } is still on its start circle, and at this table you can't swap places with it there.

## Of a position that is set up by hand

bloqs-another-disc = In this box another disc lies at place { $place }.
bloqs-no-more-discs = The box has no more discs like that.
bloqs-no-more-cards = The deck has no more cards like that.

### Why a game of Bloqs ended.

outcome-perfect-cube = Someone built a perfect cube.
outcome-perfect-double-cube = Someone built a perfect double cube.
outcome-stock-empty = The last piece in the stock is gone.
outcome-discs-turned = The last disc has been turned over.

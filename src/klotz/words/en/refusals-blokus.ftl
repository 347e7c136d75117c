### Why a Blokus move was refused. A child who plays for the first time should understand each sentence.
### $colour is the name of a colour in small letters; squares are written like e8.

blokus-game-over = The game is over: nobody can place another piece.

blokus-not-your-turn = It's not your turn: { $colour } is next.

blokus-must-place = You can only pass when nothing fits, and you can still place a piece.

blokus-unknown-piece = These squares don't make one of the 21 pieces. A piece has one to five squares, joined along their sides.

blokus-off-board = The square { $square } isn't on the board.
    .plain = The piece has to lie on the board, all of it.

blokus-piece-used = You've already played { $piece }. You can play each piece only once.
    .plain = You've already played this piece. You can play each piece only once.

blokus-overlap = There's already a piece on { $square }.
    .plain = There's already a piece there.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Your first piece has to cover a free starting square: { $squares }.
    .plain = Start on one of the marked squares.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = The piece would lie side by side with your own { $colour } square { $square }. Pieces of one colour can only touch at corners.
    .plain = The piece would lie side by side with one of your own. Pieces of one colour can only touch at corners.

blokus-no-corner = The piece doesn't touch any { $colour } piece at a corner, and it has to.

### Why a game of Blokus ended.

outcome-nobody-can-place = Nobody can place another piece.

### Why a Blokus move was refused. A child who plays for the first time should understand each sentence.
### $colour is the name of a colour in small letters; squares are written like e8.

blokus-game-over = The game is over: nobody can place anything any more.

blokus-not-your-turn = It is not your turn: now { $colour } has to play.

blokus-must-place = You may pass only when nothing fits. You can still place a piece, so you must.

blokus-unknown-piece = These squares do not make one of the 21 pieces. A piece has one to five squares, joined along their sides.

blokus-off-board = The square { $square } is not on the board.

blokus-piece-used = You have already played the piece { $piece }, and each piece can be played only once.

blokus-overlap = There is already a piece on { $square }.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Your first piece has to cover a starting square that is still free: { $squares }.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = The piece would lie side by side with your own { $colour } square { $square }. Pieces of one colour may touch only at their corners.

blokus-no-corner = The piece does not reach any { $colour } piece. It has to touch one of them at a corner.

### Why a game of Blokus ended.

outcome-nobody-can-place = Nobody can place another piece.

### Why a Bloxx! move was refused. A child who plays for the first time should understand each sentence.
### Squares are written like c2: the column, then the row counted from the bottom. A die is A or B.

bloxx-game-over = The game is over: nothing more can be drawn.

bloxx-roll-first = The dice have to be rolled before anybody can draw.

bloxx-rolled-already = The dice have been rolled already. First everybody draws.

bloxx-dice-decide = Nobody can choose what the dice show: they are rolled.

# $seat is the number of the active player.
bloxx-active-first = Please wait: player { $seat } rolled, and draws first.

bloxx-turn-taken = You have had your go in this turn. Wait for the next roll.

bloxx-must-draw = You may pass only when neither shape fits. One of them still fits on your sheet, so you must draw it.

bloxx-off-sheet = The square { $square } is not on the sheet. The columns are a to g and the rows 1 to 10.

# $other is the die that does show the shape.
bloxx-other-die = That is the shape on die { $other }, but you named die { $die }.

bloxx-wrong-shape = That is not the shape on die { $die }. You may turn it and mirror it, but not change it.

bloxx-circle-lost = The player who rolled took die { $die }, so for you its circle becomes a cross: leave the star out.

# $squares is the square for the circle, or the squares it can be on with slashes in between; $example is one of them.
bloxx-circle-missing = The circle is missing. In this place it belongs on { $squares }: put a star there, like { $example }*.

bloxx-circle-elsewhere = The circle must stay on its own square of the shape. In this place it belongs on { $squares }.

bloxx-drawn-already = There is already something drawn on { $square }.

bloxx-gap = The square { $square } is a gap: something lies above it, so it can never be filled.

bloxx-not-on-bottom = Your first shape has to touch the bottom edge of the sheet: row 1.

bloxx-no-contact = The shape touches nothing that you have drawn. One of its squares has to lie side by side with one of yours.

bloxx-floating = The shape hangs in the air. One of its squares has to stand on a drawn square or on the bottom edge.

### Why a game of Bloxx! ended.

outcome-two-drew-nothing = Two players could not draw anything in the same turn.
outcome-nothing-fits = Neither shape fits on the sheet any more.

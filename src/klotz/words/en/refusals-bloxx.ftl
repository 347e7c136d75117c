### Why a Bloxx! move was refused. A child who plays for the first time should understand each sentence.
### Squares are written like c2: the column, then the row counted from the bottom. A die is A or B.

bloxx-game-over = The game is over: nothing more can be drawn.

bloxx-roll-first = Roll the dice before anyone draws.

bloxx-rolled-already = The dice have already been rolled. First everyone draws.

bloxx-dice-decide = Nobody can choose what the dice show: they are rolled.

# $seat is the number of the active player.
bloxx-active-first = Please wait: player { $seat } rolled and draws first.

bloxx-turn-taken = You've had your go this round. Wait for the next roll.

bloxx-must-draw = You can only pass when neither shape fits, and one still fits on your sheet.

bloxx-off-sheet = The square { $square } isn't on the sheet. The columns are a to g and the rows 1 to 10.
    .plain = The shape has to stay on the sheet, all of it.

# $other is the die that does show the shape.
bloxx-other-die = That is the shape on die { $other }, but you named die { $die }.

bloxx-wrong-shape = That isn't the shape on die { $die }. You can turn it and flip it, but not change it.

bloxx-circle-lost = The active player took die { $die }, so your circle becomes a cross: leave out the star.

# $squares is the square for the circle, or the squares it can be on with slashes in between; $example is one of them.
bloxx-circle-missing = The circle is missing. Here it belongs on { $squares }: put a star there, like { $example }*.
    .plain = The circle is missing.

bloxx-circle-elsewhere = The circle has to stay on its own square of the shape. Here it belongs on { $squares }.
    .plain = The circle has to stay on its own square of the shape.

bloxx-drawn-already = There's already something drawn on { $square }.
    .plain = There's already something drawn there.

bloxx-gap = The square { $square } is a gap: something lies above it, so it can never be filled.
    .plain = There's a gap in the way: something lies above it, so it can never be filled.

bloxx-not-on-bottom = Your first shape has to touch the bottom edge of the sheet, row 1.
    .plain = Your first shape has to touch the bottom edge of the sheet.

bloxx-no-contact = The shape doesn't touch anything you've drawn. It has to touch one of your squares along a side.

bloxx-floating = The shape hangs in the air. At least one of its squares has to stand on a drawn square or on the bottom edge.
bloxx-not-on-drawn = The shape must lie on something: one of its squares has to stand on a square you've drawn.

### Why a game of Bloxx! ended.

outcome-two-drew-nothing = Two players couldn't draw anything in the same round.
outcome-nothing-fits = Neither shape fits on the sheet any more.

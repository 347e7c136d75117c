### Why a game that was played at the table can't be scored as it was entered.

## Sheets of Bloxx!

score-name-long = A name has at most { $most } letters.
score-sheet-late = Name the file of the sheet before the first squares.
score-sheet-missing = { $name }'s sheet is missing.
score-sheet-none = There is no sheet here.
score-no-gap = { $square } is coloured in, but nothing is drawn above it: it's empty.
score-mark = “{ $given }” is not a square: x is a cross, o a circle, # a gap and . an empty square.
score-row-squares = A row has { $columns } squares, not { $count }.
score-many-rows = A sheet has { $rows } rows: leave an empty line before the next sheet.
score-few-rows = A sheet has { $rows } rows, and this one ends after { $count }.
score-no-row = There is no row “{ $given }”. The coloured rows are { $known }.
score-row-again = The score of the { $name } row has already been given.
score-row-points = A row scores { $first } or { $later }, not “{ $given }”.
score-row-open = The { $name } row isn't full, so it scores nothing.
score-row-unsaid = The { $name } row is full: say whether it scores { $first }, because nobody had filled it in an earlier round, or { $later }.

## Towers and pieces

score-no-game = Games of { $game } can't be scored here.
score-players = This game isn't for { $count } players.
score-tower-high = { $name }'s tower has more than { $most } layers.
score-layer-form = { $name }'s layer { $layer } isn't 3 by 3 squares. Above the ground there can be up to 6 more on every side.
score-layer-square = “{ $given }” is not a square: x is a cube and . is nothing.
score-tower-floats = { $name }'s layer { $layer } has nothing below it.
score-tower-cubes = The towers have { $count } cubes together, but there are only { $most } in the box.
score-no-piece = There is no piece “{ $given }”.
score-piece-twice = { $piece } is there twice.
score-last-piece = { $piece } can't be the last piece while others are left.

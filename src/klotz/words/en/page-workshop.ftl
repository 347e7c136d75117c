### The workshop: a box of one's own.

page-workshop-about = Does your box have a different sheet, dice, discs, cards or pieces? Copy them here once and play with them: with friends, with the computer, on paper.
page-workshop-mine = Your boxes
page-workshop-open = Open
page-workshop-play = Play with it
page-workshop-delete = Delete
page-workshop-delete-sure = Delete “{ $name }”?
page-workshop-delete-about = Games started with it stay as they are.
page-workshop-begin = Start a new one
page-workshop-new = A box of { $game }
page-workshop-file = Or read a box from a TOML file
page-workshop-how = It starts as a copy of Klotz's own. Change what's different in yours.
page-workshop-by = Made by { $name }
page-workshop-name = Name of the box
page-workshop-save = Save
page-workshop-saved = Saved
page-workshop-copy = Save as my own
page-workshop-unsaved = Once it's saved, you can play with it, share it and print it.
page-workshop-link = Anyone with this link can play with the box and copy it
page-workshop-score = Score a game
page-workshop-print = Print
page-workshop-toml = TOML file

## Bloxx!

page-workshop-sheet = The sheet
page-workshop-sheet-how = Choose a number and tap its squares; tap again to rub it out. Colour a row on the left. On a keyboard: arrow keys and the number.
page-workshop-columns = Columns
page-workshop-rows = Rows
page-workshop-number = Number to put on squares
page-workshop-number-of = Number { $number }
page-workshop-rub-out = Rub out
page-workshop-square = Column { $column }, row { $row }: empty
page-workshop-square-number = Column { $column }, row { $row }: { $number }
page-workshop-colour-row = Row { $row } is coloured
page-workshop-row-name = Row { $row }
page-workshop-row-colour = Colour of row { $row }
page-workshop-row-called = Name of row { $row }
page-workshop-dice = The dice
page-workshop-dice-how = Choose a face and tap its squares: once for a cross, twice for the circle.
page-workshop-die = Die { $die }
page-workshop-face = Die { $die }, face { $face }
page-workshop-face-square = Column { $column }, line { $row }
page-workshop-face-cross = cross
page-workshop-face-circle = circle
page-workshop-face-nothing = nothing

## Bloqs

page-workshop-pieces = The pieces
page-workshop-pieces-how = Choose a kind and tap where it has cubes, layer by layer.
page-workshop-pieces-all = { $pieces } pieces with { $cubes } cubes
page-workshop-kind = { $kind }, { $count } of them
page-workshop-kind-add = Add a kind
page-workshop-kind-name = Name
page-workshop-kind-colour = Colour
page-workshop-kind-count = How many
page-workshop-kind-remove = Remove this kind
page-workshop-layer = Layer { $layer }
page-workshop-cube = Column { $column }, row { $row }: cube
page-workshop-no-cube = Column { $column }, row { $row }: nothing
page-workshop-ring = The ring
page-workshop-ring-how = Choose a start circle and tap the disc it stands before. If the discs aren't shuffled in your game, choose a disc and tap where it lies.
page-workshop-ring-laid = The discs aren't shuffled: they lie in this order
page-workshop-ring-all = { $places } discs
page-workshop-ring-tool = What to put on the ring
page-workshop-places = Discs
page-workshop-place = Disc { $place }
page-workshop-start = start circle: { $colour }
page-workshop-disc = Piece { $kind }
page-workshop-disc-steal = steal
page-workshop-disc-build = build
page-workshop-deck = Maestro cards
page-workshop-deck-how = How many of each are there?
page-workshop-deck-all = { $cards } cards
page-workshop-hand = Cards dealt to each
page-workshop-card-die = Die { $pips }
page-workshop-card-piece = Piece { $kind }
page-workshop-card-teleport = Teleport
page-workshop-card-defence = Defence

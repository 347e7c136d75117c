### A position set up by hand.

page-editor-how = Take pieces from the tray and place them, any colour in any order. Tap a piece on the board to take it off.
page-editor-game = Game
page-editor-players = { $players } players
page-editor-pieces = Pieces in hand
page-editor-next = Next to move
page-editor-back = Undo
page-editor-clear = Empty the board
page-editor-flaws = This position can't come up in a game:
page-editor-over = In this position the game is over.
page-editor-analyse = Analyse
page-editor-computer = Play against the computer
page-editor-friends = Play with friends
page-editor-alone = Play on alone
page-editor-none = Positions of { $game } can't be set up by hand yet. You can play one out move by move.

## Bloxx!: sheets that are drawn on

page-editor-how-bloxx = Choose a shape of a die and draw it on the sheet. Tap a drawn shape to take it off.
page-editor-pieces-bloxx = Sheet
page-editor-next-bloxx = Rolls next
page-editor-clear-bloxx = Empty the sheets
page-editor-idle-bloxx = Choose a shape.
page-editor-face = Die { $die }, shape { $number }
page-editor-lost = A cross in place of the circle

## Bloqs: towers, the ring, and cards

page-editor-how-bloqs = Choose a piece of the stock and build it into the tower. Tap a piece in a tower to take it out.
page-editor-pieces-bloqs = Tower
page-editor-ring = Discs and pawns
page-editor-pawn-start = Start circle
page-editor-pawn-disc = Disc { $place }
page-editor-cards = Cards
page-editor-card-add = Add a card
page-editor-card-away = Take { $card } away
page-editor-secrets = Everyone would know the cards you've set out. Take them back to play this position: they're dealt when the game starts.

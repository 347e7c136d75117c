### Why a sheet, dice, pieces, a ring, a deck or a whole box is refused, for its owner.

## Files

data-neither = “{ $given }” is neither “standard” nor a file whose name ends in .toml.
data-wrong-form = This should be “standard”, a TOML file, or what such a file holds.
data-no-file = There is no such file.
data-unreadable = The file can't be read: { $why }.
data-too-large = The file is larger than { $most } KB.
data-not-utf8 = This is not text in UTF-8.
data-not-toml = This is not TOML: { $why }.
data-too-deep = The brackets are nested too deeply.

## Entries

data-unknown-entry = “{ $entry }” isn't a known entry. Possible here: { $known }.
data-missing-entry = The entry “{ $entry }” is missing.
data-wrong-type =
    “{ $entry }” should be { $wanted ->
        [text] a text
        [number] a whole number
        [list] a list
        [table] a table
       *[drawing] a drawing, with one character for each square
    }.
data-name-empty = The name is empty.
data-name-long = The name has { $count } characters; at most { $most } are allowed.
data-name-unprintable = The name has a character that can't be printed.
data-colour = “{ $given }” is not a colour. Write it like #e69f00.

## The sheet of Bloxx!

data-sheet-rows = The sheet has { $count } rows. It can have { $least } to { $most }.
data-sheet-columns = The sheet has { $count } columns. It can have { $least } to { $most }.
data-sheet-ragged = Line { $line } has { $count } squares, and the first line { $columns }.
data-sheet-square = “{ $given }” can't be on a square. A square has a number from 1 to 9, or a dot.
data-sheet-coloured = There are { $count } coloured rows; at most { $most } are allowed.
data-sheet-row-off = There is no row { $row }. Rows count from 1 at the bottom to { $rows }.
data-sheet-row-twice = Row { $row } is coloured twice.
data-sheet-name-twice = Two coloured rows are called “{ $name }”.

## The dice of Bloxx!

data-die-faces = Die { $die } has { $count } faces, not { $faces }.
data-face-character = Face { $face } of die { $die } has “{ $given }”. Draw it with x for a cross, o for the circle and a dot for nothing.
data-face-empty = Face { $face } of die { $die } is empty.
data-face-large = Face { $face } of die { $die } has { $count } squares; at most { $most } are allowed.
data-face-circles =
    { $count ->
        [0] Face { $face } of die { $die } has no circle. Every face has one.
       *[other] Face { $face } of die { $die } has { $count } circles. Every face has one.
    }
data-face-apart = Face { $face } of die { $die } falls apart. Its squares must be joined along their sides.
data-face-no-room = Face { $face } of die { $die } fits nowhere on this sheet.

## The pieces of Bloqs

data-pieces-kinds = There are { $count } kinds of piece. There can be 1 to { $most }.
data-pieces-count = There are { $count } pieces; at most { $most } are allowed.
data-pieces-cubes = All pieces together have { $count } cubes. A perfect cube takes { $least }.
data-piece-name = “{ $given }” can't be the name of a piece. A name has up to { $most } letters and digits, and isn't “steal” or “build”.
data-piece-name-twice = Two kinds of piece are called “{ $name }”.
data-piece-number = There can be 1 to { $most } pieces of a kind, so not “{ $given }” of { $piece }.
data-piece-character = { $piece } has “{ $given }”. Draw it with x for a cube and a dot for nothing, and leave a line between layers.
data-piece-empty = { $piece } has no cube.
data-piece-large = { $piece } has { $count } cubes; at most { $most } are allowed.
data-piece-wide = { $piece } doesn't fit into a cube of 3 by 3 by 3.
data-piece-apart = { $piece } falls apart. Its cubes must be joined face to face.
data-piece-same = { $piece } and { $other } have the same shape.

## The ring of Bloqs

data-ring-size = There are { $count } discs. A ring has { $least } to { $most }.
data-ring-disc = There is no disc “{ $given }”. There are { $known }.
data-ring-number = There can be 0 to { $most } discs of a kind, so not “{ $given }” of { $disc }.
data-ring-order = In this order there are { $found } discs { $disc }, but the list says { $count }.
data-ring-starts = There are { $count } start circles, each before a disc of its own.
data-ring-start-off = There is no disc { $given } on this ring. Discs count from 1 to { $places }.
data-ring-start-twice = Two start circles stand before disc { $place }.

## The cards of Bloqs Maestro

data-deck-size = There are { $count } cards. A deck has { $least } to { $most }.
data-deck-card = There is no card “{ $given }”. There are { $known }.
data-deck-number = There can be 0 to { $most } cards of a kind, so not “{ $given }” of { $card }.
data-deck-hand = “{ $given }” can't be dealt to each player. It can be 0 to { $most } cards.

## Boxes

data-box-form = A box is a TOML file, or what such a file holds.
data-box-mark = This is not a box: it doesn't begin with { $mark }.
data-box-game = There are no boxes for “{ $given }”. There are some for { $known }.

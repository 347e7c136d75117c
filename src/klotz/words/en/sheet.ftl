### Bloxx! on paper: what is printed on sheets, what pictures of a game say, and how a finished sheet is explained.

## On a sheet. There is little room: one short word each.

sheet-name = Name
sheet-rows = rows
sheet-numbers = numbers
sheet-penalty = penalty
sheet-total = total

# Small, at the foot of each sheet. $sheet is the name in the sheet's file.
sheet-maker = Made with Klotz; the layout is Klotz's own. Sheet: { $sheet }
sheet-maker-own = Made with Klotz. Sheet: { $sheet }

## On a page of dice

sheet-dice-heading = The dice: { $dice }
sheet-dice-die = Die { $die }
sheet-dice-how = No dice like these? Roll two ordinary ones, one for A and one for B: the number tells you which face is up.

## Pages of a box of Bloqs

box-print-ring = { $box }: ring and pieces
box-print-discs = { $box }: discs to cut out
box-print-cards = { $box }: cards to cut out

## What a file is called for those who look at its properties

sheet-title = Sheets for Bloxx!
sheet-one-title = The sheet, { $sheet }
sheet-dice-title = The dice, { $dice }

## On the picture of a game

# $now is one of the next three; $scores is a list of numbers.
table-title = Bloxx!: { $now }. Scores so far: { $scores }.
table-turn = Round { $turn }: { $who } is active
table-rolls = { $who } rolls
table-over = The game is over
table-active = active
table-winner = winner
table-taken = taken

## What the command that prints sheets says when it is done

sheet-printed = { $file }: { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }

## A finished sheet, explained

finished-sheet = Sheet { $number }
finished-rows = rows
finished-numbers = numbers
finished-gaps = gaps
finished-blanks = empty squares
finished-total = total
# A part of a list: a coloured row and what it scored, 4 for the first to complete it.
finished-row = { $row } { $points ->
        [4] 4 (first)
       *[other] { $points } (later)
    }
# A part of a list: a number, and the squares on which it is circled.
finished-number = { $number } on { $squares }
finished-ranking = Ranking
finished-nobody-first = Nobody here has the 4 points for the { $row } row: the first to complete it should have them.

### Bloxx! on the page. $who is a player or several; a die is A or B; squares are written like c2.

# A coloured row is called by its colour. Own sheets may have other names: those stay as they are.
page-bloxx-colour = { $name ->
        [orange] orange
        [violet] violet
        [green] green
        [blue] blue
       *[other] { $name }
    }
# The row as the object of a sentence, such as: completes the green row.
page-bloxx-the-row = { $name ->
        [orange] the orange row
        [violet] the violet row
        [green] the green row
        [blue] the blue row
       *[other] the { $name } row
    }
page-bloxx-player = Player { $number }
page-bloxx-computer = Computer { $number }

## Whose turn it is. $you is yes where only one person plays on this device.

page-bloxx-status-choose = { $who }, choose a die.
page-bloxx-status-choose-you = Your turn: choose a die.
page-bloxx-status-place = { $who }, draw the shape of die { $die }.
page-bloxx-status-place-you = Now draw the shape of die { $die }.
page-bloxx-status-pass = { $who }, neither shape fits on your sheet.
page-bloxx-status-pass-you = Neither shape fits on your sheet.
page-bloxx-status-rolls = { $who } rolls the dice.
page-bloxx-status-rolls-you = You roll the dice.
page-bloxx-status-active = { $who } chooses a die.
page-bloxx-status-active-you = You choose a die.
page-bloxx-status-others = Still to draw: { $who }.
page-bloxx-status-over = The game is over.
page-bloxx-status-over-two = The game is over: two players couldn't draw anything in the same round.
page-bloxx-status-over-alone = The game is over: neither shape fits any more.
page-bloxx-active = active

## The dice, and what taking each of them means

page-bloxx-dice = The dice
page-bloxx-die = Die { $die }
page-bloxx-die-nowhere = Doesn't fit anywhere on your sheet.
page-bloxx-die-lost = Your circle becomes a cross.
page-bloxx-die-keeps = You keep its circle.
page-bloxx-die-may-lose = You may lose its circle.
page-bloxx-die-took = Taken by { $who }.
page-bloxx-die-mine = You took it.
page-bloxx-note-yours = If others take your die, their circle becomes a cross.
page-bloxx-note-may-lose = If you take the same die as { $who }, your circle becomes a cross.
page-bloxx-note-taken = { $who } took die { $die }. If you take it too, your circle becomes a cross.

## The shape in hand

page-bloxx-tools = Your shape
page-bloxx-turn-left = Turn left (Shift+R)
page-bloxx-turn-right = Turn right (R)
page-bloxx-flip = Flip (F)
page-bloxx-draw = Draw it
page-bloxx-why-not = Why not?
page-bloxx-pass = Pass
page-bloxx-pass-why = Neither shape fits on your sheet, so you draw nothing this round.
page-bloxx-keys = Choose a die, or drag it onto your sheet.
page-bloxx-nowhere-turn = It doesn't fit anywhere this way round. Turn it.
page-bloxx-not-here = It doesn't fit here.

## What drawing the shape here would do: short, several of them stand in a row

page-bloxx-will-circle = Circles the { $number } on { $square }
page-bloxx-will-complete = Completes { $row }: { $points } points
page-bloxx-will-gap = { $count ->
        [one] Leaves a gap: { $squares }
       *[other] Leaves { $count } gaps: { $squares }
    }
page-bloxx-will-spoil = Spoils { $row }
page-bloxx-will-nothing = No number, no gap.

## What happened

page-bloxx-news-rolled = { $who } rolls the dice.
page-bloxx-news-rolled-you = You roll the dice.
page-bloxx-news-drew = { $who } draws die { $die } on { $squares }.
page-bloxx-news-drew-you = You draw die { $die } on { $squares }.
page-bloxx-news-number = That circles a { $number }.
page-bloxx-news-gaps = { $count ->
        [one] It leaves a gap.
       *[other] It leaves { $count } gaps.
    }
page-bloxx-news-passed = { $who } can't draw either shape.
page-bloxx-news-passed-you = You can't draw either shape.
# $points is 4 for whoever was first, else 2; $count is how many did it in the same round.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } completes { $row } first: 4 points!
           *[other] { $who } complete { $row } first, together: 4 points each!
        }
       *[other] { $count ->
            [one] { $who } completes { $row } too: { $points } points.
           *[other] { $who } complete { $row } too: { $points } points each.
        }
    }
page-bloxx-news-row-you = { $points ->
        [4] You complete { $row } first: 4 points!
       *[other] You complete { $row } too: { $points } points.
    }
page-bloxx-news-over = { $count ->
        [one] The game is over. { $who } wins.
       *[other] The game is over. { $who } win together.
    }
page-bloxx-news-over-you = The game is over. You win.

## The sheets

page-bloxx-sheet-of = { $who }'s sheet
page-bloxx-sheet-of-you = Your sheet
page-bloxx-sheet-summary = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $shapes ->
        [one] 1 shape
       *[other] { $shapes } shapes
    }, { $gaps ->
        [one] 1 gap
       *[other] { $gaps } gaps
    }.
page-bloxx-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-bloxx-enlarge = Enlarge
page-bloxx-close = Close

# A square for a screen reader: these are put together with commas.
page-bloxx-square = row { $row }, column { $column }
page-bloxx-square-ghost = your shape
page-bloxx-square-cross = cross
page-bloxx-square-circle = circle
page-bloxx-square-gap = gap
page-bloxx-square-empty = empty
page-bloxx-square-number = number { $number }
page-bloxx-square-row = { $row ->
        [orange] orange row
        [violet] violet row
        [green] green row
        [blue] blue row
       *[other] { $row } row
    }

## The score

page-bloxx-score = Score so far
page-bloxx-score-final = Final score
page-bloxx-score-who = Player
page-bloxx-score-rows = Rows
page-bloxx-score-numbers = Numbers
page-bloxx-score-minus = Minus
page-bloxx-score-gaps = { $gaps ->
        [one] 1 gap
       *[other] { $gaps } gaps
    }
page-bloxx-score-blanks = { $blanks ->
        [one] 1 empty square
       *[other] { $blanks } empty squares
    }
page-bloxx-score-total = Total
page-bloxx-score-winner = Winner
page-bloxx-score-about = Points: most wins
page-how-bloxx-1 = Two dice are rolled. The active player takes one; then everyone else takes either.
page-how-bloxx-2 = Draw its shape on your sheet. The first one touches the bottom edge, each later one something you've drawn.
page-how-bloxx-3 = Circles on numbers and full coloured rows bring points; gaps cost some. If you take the same die as the active player, your circle becomes a cross.
page-coach-bloxx-1 = Take one of the two dice.
page-coach-bloxx-2 = Draw its shape here, from the bottom up. Leave no gaps.
page-coach-bloxx-3 = This shows how everyone is doing.
page-keys-bloxx-1 = choose a die
page-keys-bloxx-2 = move the shape
page-keys-bloxx-3 = turn
page-keys-bloxx-4 = flip
page-keys-bloxx-5 = next place where it fits
page-keys-bloxx-6 = draw it
page-keys-bloxx-7 = put it back

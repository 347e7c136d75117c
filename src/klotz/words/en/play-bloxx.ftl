### Bloxx! in the terminal: what only this game says. play.ftl has what all games say.
### $who is a player; a die is A or B; squares are written like c2; rows are called by their colour, such as orange.

game-bloxx = Bloxx! for one to four: roll two dice, draw a shape

## The dice

dice-press = { $who }, press Enter to roll the dice.
dice-rolled = { $who } rolls the dice.
dice-title = Die { $die }
dice-title-taken = Die { $die }, crosses only
dice-either = { $who } to draw: die A or die B.
# $taken is the die that $active has taken, $other is the other one.
dice-taken = { $who } to draw: die { $other } with its circle, or die { $taken }, which { $active } took, with crosses only.
# $others is a list of players, each as `dice-other` writes them.
dice-others = Also to draw, before or after: { $others }.
dice-other = { $who } (@{ $seat })

## In turn

play-draws = { $who } draws { $move }.
play-draws-nothing = { $who } can't draw either shape and passes.
play-draws-nothing-first = { $who } can't draw either shape and takes no die: nobody loses a circle.
play-row = { $who } completes the { $row } row!
# $who is one player, or several who completed the row in the same round.
play-row-points = { $count ->
        [one] { $who } gets { $points } points for the { $row } row.
       *[other] { $who } get { $points } points each for the { $row } row.
    }
play-chance-stands-bloxx = You can't take that back: the dice have been rolled since.

## What a drawing does. These are put together: It circles the 3 on c2 and leaves 2 gaps (a1, b1).

effect-all = It { $effects }.
effect-circles = circles the { $number } on { $square }
effect-gaps = leaves { $count ->
        [one] a gap on { $squares }
       *[other] { $count } gaps ({ $squares })
    }
effect-spoils = { $count ->
        [one] spoils the { $rows } row
       *[other] spoils the { $rows } rows
    }
effect-completes = completes the { $row } row for { $points } points
effect-none = circles no number and leaves no gap

## The sheets

board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $gaps ->
        [one] 1 gap
       *[other] { $gaps } gaps
    }
board-last-drawing = last drawing
board-circled = circled number
board-gap = gap
board-row = row { $row } is { $name }

## The score

score-rows = Rows
score-numbers = Numbers
score-penalty = Penalty
score-penalty-points = { $points ->
        [0] 0
       *[other] -{ $points } ({ $gaps ->
            [one] 1 gap
           *[other] { $gaps } gaps
        }, { $blanks } empty)
    }
score-bloxx = Rows and circled numbers score, and each gap and each empty square costs a point. Most wins.

## The menu

menu-dice = What { $who } can draw, with the number of places in brackets.
menu-ask-die = Which die, A or B (0 goes back):
menu-one-die = Only die { $die } fits on { $who }'s sheet.
menu-die-nowhere = Die { $die } doesn't fit anywhere on this sheet.
menu-taken = Die { $die } is taken, so its circle becomes a cross.
menu-circle-places = The circle can go on any square marked { $mark }. Type just a column, such as c, and it falls as far as it goes.
menu-cross-places = Square { $mark } of the shape can go on any square marked { $mark }. Type just a column, such as c, and it falls as far as it goes.
menu-ask-place = Which square, such as { $example }, or column (0 goes back):
menu-ask-draw = Enter draws it, another square or column moves it, 0 goes back:
menu-foretold = { $move }: it { $effects }.
menu-not-due = Player { $seat } isn't to draw now.
menu-bloxx = There's no die { $about }. Type menu A or menu B, or menu @3 for player 3.

## What the commands answer

moves-of-die = { $who } can draw die { $die } { $count ->
        [0] nowhere.
        [one] in 1 way.
       *[other] in { $count } ways.
    }
moves-list-die = Type moves { $die } to list them.

## Help

help-move-bloxx = draw a shape: the die and all its squares, with a star after the one with the circle
help-die-bloxx = choose where the shape of die A goes, step by step
help-seat-bloxx = a move for player 3, or just @3 for a menu, when several can draw in any order
help-rows-bloxx = after a coloured row: the points for completing it, or the points it scored
help-moves-bloxx = count what can be drawn; to list it: moves A
help-undo-bloxx = take back the last drawing; not once the dice have been rolled again
help-board-bloxx = draw the sheets again
help-score-bloxx = show the score so far

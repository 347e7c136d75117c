### What speaks for a drawing in Bloxx!: the rest of a sentence that begins with "It".

hint-bloxx-number = circles the { $number } on { $square }
hint-bloxx-gaps = leaves { $count ->
        [0] no gap
        [one] only 1 gap
       *[other] only { $count } gaps
    }
hint-bloxx-row = completes the { $row } row for { $points } points
hint-bloxx-row-near = leaves only { $count ->
        [one] 1 square
       *[other] { $count } squares
    } to fill in the { $row } row
# $count of all faces of the dice, $all, could be drawn next without a gap.
hint-bloxx-room = leaves room for { $count } of the { $all } shapes without a gap
hint-bloxx-denies = keeps player { $player } from circling a { $number }

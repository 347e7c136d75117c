### Puzzles: what is said of a try, by the server and in the terminal.

puzzle-right = Right! Keep going.
puzzle-solved = That's it!
puzzle-wrong = There's something better.
puzzle-lost-result = Not the best: you'd end up with a worse result.
puzzle-lost-chance = Not the best: your winning chance drops by { $amount } percentage points.
puzzle-lost-chance-least = Not the best: your winning chance drops by at least { $amount } percentage points.
puzzle-lost-points = Not the best: it gives away { $amount } { $amount ->
        [one] point
       *[other] points
    }.
puzzle-lost-points-least = Not the best: it gives away at least { $amount } { $amount ->
        [one] point
       *[other] points
    }.
puzzle-games = { $games ->
        [0] looking
        [one] one game played
       *[other] { $games } games played
    }

### Puzzles: what is said of a try, by the server and in the terminal.

puzzle-right = Right! It goes on.
puzzle-solved = That is it!
puzzle-wrong = There is something better.
puzzle-lost-result = Not the best: it ends worse for you.
puzzle-lost-chance = Not the best: your chances sink by { $amount } percentage points.
puzzle-lost-chance-least = Not the best: your chances sink by at least { $amount } percentage points.
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

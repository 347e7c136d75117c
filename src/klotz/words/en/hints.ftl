### Hints and analysis: what a computer player expects of a move, and why. Each game has its facts in a file of its own.
### $facts are the rest of a sentence that begins with "It", such as "opens 3 more corners and costs red a corner".
### $chances is how much of a win to expect, in percent; $score is the final score to expect, in the game's own figures.

hint-move = { $move }: winning chance { $chances }%.
hint-move-score = { $move }: winning chance { $chances }%, expected score { $score }.
hint-because = It { $facts }.
hint-and = { $first } and { $last }

## What a game analysis calls a move

verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdict-forced = forced
verdict-luck = luck

## The graph of a game analysis

graph-expected = Expected final score: higher is better
graph-expected-lowest = Expected final score: fewest points wins, best at the top
graph-standing = Score so far: higher is better
graph-standing-lowest = Score so far: fewest points wins, best at the top
graph-moves = moves played

## The tables of a game analysis

# $level, $count and $seconds are how long was thought about each move.
analysis-title-level = { $game }, analysed by { $player }, level { $level }
analysis-title-simulations = { $game }, analysed by { $player }, { $count ->
        [one] 1 simulation
       *[other] { $count } simulations
    } a move
analysis-title-seconds = { $game }, analysed by { $player }, { $seconds } s a move
analysis-number = Move
analysis-who = Who
analysis-seat = Seat { $seat }
analysis-move = Played
analysis-value = Winning chance
analysis-best = Best
analysis-loss = Loss
analysis-words = In words
analysis-mean-loss = mean loss
analysis-percent = { $percent }%
analysis-better = Better: a move that { $facts }.
analysis-note = { $verdict }: { $value }% instead of { $best }%.
analysis-variation = variation { $number }
analysis-luck = { $who } { $points }

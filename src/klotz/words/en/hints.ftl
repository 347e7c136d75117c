### Hints: what a computer player expects of a move, and why. Each game has its facts in a file of its own.
### A fact is the rest of a sentence that begins with "It": the words of hint-because stand around them.
### $chances is how much of a win to expect, in percent; $score is the final score to expect, in the game's own figures.

hint-move = { $move }: chances { $chances } %.
hint-move-score = { $move }: chances { $chances } %, about { $score } points in the end.
hint-because = It { $facts }.
hint-and = { $first } and { $last }

## What a game analysis calls a move

verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdict-forced = forced
verdict-luck = chance

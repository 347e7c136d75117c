### Tip og analyse: hvad en computerspiller venter sig af et træk, og hvorfor.
### $facts er resten af en sætning, der begynder med "Det" (trækket).

hint-move = { $move }: chancer { $chances } %.
hint-move-score = { $move }: chancer { $chances } %, omkring { $score } point til sidst.
hint-because = Det { $facts }.
hint-and = { $first } og { $last }

verdict-best = bedst
verdict-good = godt
verdict-inaccuracy = upræcist
verdict-mistake = fejl
verdict-blunder = grov fejl
verdict-forced = tvunget
verdict-luck = tilfælde

graph-expected = Ventet slutresultat: højere er bedre
graph-expected-lowest = Ventet slutresultat: få point vinder og er øverst
graph-standing = Stillingen hidtil: højere er bedre
graph-standing-lowest = Stillingen hidtil: få point vinder og er øverst
graph-moves = spillede træk

analysis-title-level = { $game }, bedømt af { $player }, niveau { $level }
analysis-title-simulations = { $game }, bedømt af { $player }, { $count ->
        [one] 1 simulering
       *[other] { $count } simuleringer
    } pr. træk
analysis-title-seconds = { $game }, bedømt af { $player }, { $seconds } s pr. træk
analysis-number = Træk
analysis-who = Hvem
analysis-move = Spillet
analysis-value = Chancer
analysis-best = Bedst
analysis-loss = Tab
analysis-words = Med ord
analysis-mean-loss = gennemsnitligt tab
analysis-percent = { $percent } %
analysis-better = Bedre: et træk, der { $facts }.
analysis-luck = { $who } { $points }

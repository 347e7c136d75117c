### Tip og analyse: hvad en computerspiller venter sig af et træk, og hvorfor.
### $facts er resten af en sætning, der begynder med "Det" (trækket).

hint-move = { $move }: vinderchance { $chances } %.
hint-move-score = { $move }: vinderchance { $chances } %, omkring { $score } point til sidst.
hint-because = Det { $facts }.
hint-and = { $first } og { $last }

verdict-best = bedst
verdict-good = godt
verdict-inaccuracy = unøjagtigt
verdict-mistake = fejl
verdict-blunder = grov fejl
verdict-forced = tvunget
verdict-luck = tilfældighed

graph-expected = Forventet slutresultat: højere er bedre
graph-expected-lowest = Forventet slutresultat: færrest point vinder, bedst øverst
graph-standing = Stillingen hidtil: højere er bedre
graph-standing-lowest = Stillingen hidtil: færrest point vinder, bedst øverst
graph-moves = spillede træk

analysis-title-level = { $game }, analyseret af { $player }, niveau { $level }
analysis-title-simulations = { $game }, analyseret af { $player }, { $count ->
        [one] 1 simulering
       *[other] { $count } simuleringer
    } pr. træk
analysis-title-seconds = { $game }, analyseret af { $player }, { $seconds } s pr. træk
analysis-number = Træk
analysis-who = Hvem
analysis-seat = Plads { $seat }
analysis-move = Spillet
analysis-value = Vinderchance
analysis-best = Bedst
analysis-loss = Tab
analysis-words = Med ord
analysis-mean-loss = gennemsnitligt tab
analysis-percent = { $percent } %
analysis-better = Bedre: et træk, der { $facts }.
analysis-note = { $verdict }: { $value } % i stedet for { $best } %.
analysis-variation = variant { $number }
analysis-luck = { $who } { $points }

### Tips och analys: vad en datorspelare väntar sig av ett drag, och varför.
### $facts är resten av en mening som börjar med "Det" (draget).

hint-move = { $move }: chanser { $chances } %.
hint-move-score = { $move }: chanser { $chances } %, omkring { $score } poäng till slut.
hint-because = Det { $facts }.
hint-and = { $first } och { $last }

verdict-best = bäst
verdict-good = bra
verdict-inaccuracy = oprecist
verdict-mistake = misstag
verdict-blunder = grovt misstag
verdict-forced = tvunget
verdict-luck = slump

graph-expected = Väntat slutresultat: högre är bättre
graph-expected-lowest = Väntat slutresultat: få poäng vinner och är överst
graph-standing = Ställning hittills: högre är bättre
graph-standing-lowest = Ställning hittills: få poäng vinner och är överst
graph-moves = gjorda drag

analysis-title-level = { $game }, bedömt av { $player }, nivå { $level }
analysis-title-simulations = { $game }, bedömt av { $player }, { $count ->
        [one] 1 simulering
       *[other] { $count } simuleringar
    } per drag
analysis-title-seconds = { $game }, bedömt av { $player }, { $seconds } s per drag
analysis-number = Drag
analysis-who = Vem
analysis-move = Spelat
analysis-value = Chanser
analysis-best = Bäst
analysis-loss = Förlust
analysis-words = I ord
analysis-mean-loss = genomsnittlig förlust
analysis-percent = { $percent } %
analysis-better = Bättre: ett drag som { $facts }.
analysis-luck = { $who } { $points }

### Tips och analys: vad en datorspelare väntar sig av ett drag, och varför.
### $facts är resten av en mening som börjar med "Det" (draget).

hint-move = { $move }: vinstchans { $chances } %.
hint-move-score = { $move }: vinstchans { $chances } %, omkring { $score } poäng till slut.
hint-because = Det { $facts }.
hint-and = { $first } och { $last }

verdict-best = bäst
verdict-good = bra
verdict-inaccuracy = onoggrant
verdict-mistake = misstag
verdict-blunder = grovt misstag
verdict-forced = tvunget
verdict-luck = slump

graph-expected = Förväntat slutresultat: högre är bättre
graph-expected-lowest = Förväntat slutresultat: lägst poäng vinner, bäst överst
graph-standing = Ställning hittills: högre är bättre
graph-standing-lowest = Ställning hittills: lägst poäng vinner, bäst överst
graph-moves = gjorda drag

analysis-title-level = { $game }, analyserat av { $player }, nivå { $level }
analysis-title-simulations = { $game }, analyserat av { $player }, { $count ->
        [one] 1 simulering
       *[other] { $count } simuleringar
    } per drag
analysis-title-seconds = { $game }, analyserat av { $player }, { $seconds } s per drag
analysis-number = Drag
analysis-who = Vem
analysis-seat = Plats { $seat }
analysis-move = Spelat
analysis-value = Vinstchans
analysis-best = Bäst
analysis-loss = Förlust
analysis-words = I ord
analysis-mean-loss = genomsnittlig förlust
analysis-percent = { $percent } %
analysis-better = Bättre: ett drag som { $facts }.
analysis-note = { $verdict }: { $value } % i stället för { $best } %.
analysis-variation = variant { $number }
analysis-luck = { $who } { $points }

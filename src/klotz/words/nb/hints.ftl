### Tips og analyse: hva en dataspiller venter seg av et trekk, og hvorfor.
### $facts er resten av en setning som begynner med "Det" (trekket).

hint-move = { $move }: vinnersjanse { $chances } %.
hint-move-score = { $move }: vinnersjanse { $chances } %, omtrent { $score } poeng til slutt.
hint-because = Det { $facts }.
hint-and = { $first } og { $last }

verdict-best = best
verdict-good = bra
verdict-inaccuracy = unøyaktig
verdict-mistake = feil
verdict-blunder = grov feil
verdict-forced = tvunget
verdict-luck = tilfeldighet

graph-expected = Forventet sluttresultat: høyere er bedre
graph-expected-lowest = Forventet sluttresultat: færrest poeng vinner, best øverst
graph-standing = Stillingen hittil: høyere er bedre
graph-standing-lowest = Stillingen hittil: færrest poeng vinner, best øverst
graph-moves = spilte trekk

analysis-title-level = { $game }, analysert av { $player }, nivå { $level }
analysis-title-simulations = { $game }, analysert av { $player }, { $count ->
        [one] 1 simulering
       *[other] { $count } simuleringer
    } per trekk
analysis-title-seconds = { $game }, analysert av { $player }, { $seconds } s per trekk
analysis-number = Trekk
analysis-who = Hvem
analysis-seat = Plass { $seat }
analysis-move = Spilt
analysis-value = Vinnersjanse
analysis-best = Best
analysis-loss = Tap
analysis-words = Med ord
analysis-mean-loss = gjennomsnittlig tap
analysis-percent = { $percent } %
analysis-better = Bedre: et trekk som { $facts }.
analysis-note = { $verdict }: { $value } % i stedet for { $best } %.
analysis-variation = variant { $number }
analysis-luck = { $who } { $points }

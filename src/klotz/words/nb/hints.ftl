### Tips og analyse: hva en dataspiller venter seg av et trekk, og hvorfor.
### $facts er resten av en setning som begynner med "Det" (trekket).

hint-move = { $move }: sjanser { $chances } %.
hint-move-score = { $move }: sjanser { $chances } %, omtrent { $score } poeng til slutt.
hint-because = Det { $facts }.
hint-and = { $first } og { $last }

verdict-best = best
verdict-good = bra
verdict-inaccuracy = upresist
verdict-mistake = feil
verdict-blunder = grov feil
verdict-forced = tvunget
verdict-luck = tilfeldighet

graph-expected = Ventet sluttresultat: høyere er bedre
graph-expected-lowest = Ventet sluttresultat: få poeng vinner og er øverst
graph-standing = Stillingen hittil: høyere er bedre
graph-standing-lowest = Stillingen hittil: få poeng vinner og er øverst
graph-moves = spilte trekk

analysis-title-level = { $game }, bedømt av { $player }, nivå { $level }
analysis-title-simulations = { $game }, bedømt av { $player }, { $count ->
        [one] 1 simulering
       *[other] { $count } simuleringer
    } per trekk
analysis-title-seconds = { $game }, bedømt av { $player }, { $seconds } s per trekk
analysis-number = Trekk
analysis-who = Hvem
analysis-move = Spilt
analysis-value = Sjanser
analysis-best = Best
analysis-loss = Tap
analysis-words = Med ord
analysis-mean-loss = gjennomsnittlig tap
analysis-percent = { $percent } %
analysis-better = Bedre: et trekk som { $facts }.
analysis-luck = { $who } { $points }

### Tipps und Analyse: was ein Computerspieler von einem Zug erwartet, und warum.
### $facts ist der Rest eines Satzes, der mit "Er" (der Zug) beginnt.

hint-move = { $move }: Gewinnchance { $chances } %.
hint-move-score = { $move }: Gewinnchance { $chances } %, am Ende etwa { $score } Punkte.
hint-because = Er { $facts }.
hint-and = { $first } und { $last }

verdict-best = bester Zug
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdict-forced = erzwungen
verdict-luck = Zufall

graph-expected = Erwarteter Endstand: höher ist besser
graph-expected-lowest = Erwarteter Endstand: Die wenigsten Punkte gewinnen, oben ist besser
graph-standing = Stand bisher: höher ist besser
graph-standing-lowest = Stand bisher: Die wenigsten Punkte gewinnen, oben ist besser
graph-moves = gespielte Züge

analysis-title-level = { $game }, analysiert von { $player }, Stufe { $level }
analysis-title-simulations = { $game }, analysiert von { $player }, { $count ->
        [one] 1 Simulation
       *[other] { $count } Simulationen
    } je Zug
analysis-title-seconds = { $game }, analysiert von { $player }, { $seconds } s je Zug
analysis-number = Zug
analysis-who = Wer
analysis-seat = Platz { $seat }
analysis-move = Gespielt
analysis-value = Gewinnchance
analysis-best = Bester
analysis-loss = Verlust
analysis-words = In Worten
analysis-mean-loss = mittlerer Verlust
analysis-percent = { $percent } %
analysis-better = Besser wäre ein anderer Zug: Er { $facts }.
analysis-note = { $verdict }: { $value } % statt { $best } %.
analysis-variation = Variante { $number }
analysis-luck = { $who } { $points }

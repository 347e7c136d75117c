### Tipps und Analyse: was ein Computerspieler von einem Zug erwartet, und warum.
### $facts ist der Rest eines Satzes, der mit "Er" (der Zug) beginnt.

hint-move = { $move }: Aussichten { $chances } %.
hint-move-score = { $move }: Aussichten { $chances } %, am Ende etwa { $score } Punkte.
hint-because = Er { $facts }.
hint-and = { $first } und { $last }

verdict-best = am besten
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdict-forced = erzwungen
verdict-luck = Zufall

graph-expected = Erwarteter Endstand: höher ist besser
graph-expected-lowest = Erwarteter Endstand: Wenige Punkte gewinnen und stehen oben
graph-standing = Stand bisher: höher ist besser
graph-standing-lowest = Stand bisher: Wenige Punkte gewinnen und stehen oben
graph-moves = gespielte Züge

analysis-title-level = { $game }, beurteilt von { $player }, Stufe { $level }
analysis-title-simulations = { $game }, beurteilt von { $player }, { $count ->
        [one] 1 Simulation
       *[other] { $count } Simulationen
    } je Zug
analysis-title-seconds = { $game }, beurteilt von { $player }, { $seconds } s je Zug
analysis-number = Zug
analysis-who = Wer
analysis-move = Gespielt
analysis-value = Aussichten
analysis-best = Bester
analysis-loss = Verlust
analysis-words = In Worten
analysis-mean-loss = mittlerer Verlust
analysis-percent = { $percent } %
analysis-better = Besser wäre ein anderer Zug: Er { $facts }.
analysis-luck = { $who } { $points }

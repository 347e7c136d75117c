### Vihjeet ja analyysi: mitä tietokonepelaaja odottaa siirrolta ja miksi.
### $facts on loppu lauseesta, joka alkaa sanalla "Se" (siirto).

hint-move = { $move }: voiton mahdollisuus { $chances } %.
hint-move-score = { $move }: voiton mahdollisuus { $chances } %, lopussa noin { $score } pistettä.
hint-because = Se { $facts }.
hint-and = { $first } ja { $last }

verdict-best = paras
verdict-good = hyvä
verdict-inaccuracy = epätarkka
verdict-mistake = virhe
verdict-blunder = paha virhe
verdict-forced = pakollinen
verdict-luck = sattuma

graph-expected = Odotettu lopputulos: ylempänä on parempi
graph-expected-lowest = Odotettu lopputulos: vähiten pisteitä voittaa, paras ylimpänä
graph-standing = Tilanne tähän asti: ylempänä on parempi
graph-standing-lowest = Tilanne tähän asti: vähiten pisteitä voittaa, paras ylimpänä
graph-moves = tehdyt siirrot

analysis-title-level = { $game }, analyysi: { $player }, taso { $level }
analysis-title-simulations = { $game }, analyysi: { $player }, { $count ->
        [one] 1 simulaatio
       *[other] { $count } simulaatiota
    } siirtoa kohti
analysis-title-seconds = { $game }, analyysi: { $player }, { $seconds } s siirtoa kohti
analysis-number = Siirto
analysis-who = Kuka
analysis-seat = Paikka { $seat }
analysis-move = Pelattu
analysis-value = Voiton mahdollisuus
analysis-best = Paras
analysis-loss = Menetys
analysis-words = Sanoin
analysis-mean-loss = keskimääräinen menetys
analysis-percent = { $percent } %
analysis-better = Parempi: siirto, joka { $facts }.
analysis-note = { $verdict }: { $value } %, vaikka { $best } % oli mahdollista.
analysis-variation = muunnelma { $number }
analysis-luck = { $who } { $points }

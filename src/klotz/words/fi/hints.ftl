### Vihjeet ja analyysi: mitä tietokonepelaaja odottaa siirrolta ja miksi.
### $facts on loppu lauseesta, joka alkaa sanalla "Se" (siirto).

hint-move = { $move }: mahdollisuudet { $chances } %.
hint-move-score = { $move }: mahdollisuudet { $chances } %, lopussa pisteitä noin { $score }.
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
graph-expected-lowest = Odotettu lopputulos: vähät pisteet voittavat ja ovat ylimpänä
graph-standing = Tilanne tähän asti: ylempänä on parempi
graph-standing-lowest = Tilanne tähän asti: vähät pisteet voittavat ja ovat ylimpänä
graph-moves = tehdyt siirrot

analysis-title-level = { $game }, arvioija { $player }, taso { $level }
analysis-title-simulations = { $game }, arvioija { $player }, { $count ->
        [one] 1 simulaatio
       *[other] { $count } simulaatiota
    } siirtoa kohti
analysis-title-seconds = { $game }, arvioija { $player }, { $seconds } s siirtoa kohti
analysis-number = Siirto
analysis-who = Kuka
analysis-move = Pelattu
analysis-value = Mahdollisuudet
analysis-best = Paras
analysis-loss = Menetys
analysis-words = Sanoin
analysis-mean-loss = keskimääräinen menetys
analysis-percent = { $percent } %
analysis-better = Parempi: siirto, joka { $facts }.
analysis-luck = { $who } { $points }

### Pulmat: mitä yrityksestä sanotaan.

puzzle-right = Oikein! Jatka.
puzzle-solved = Siinä se on!
puzzle-wrong = Parempikin löytyy.
puzzle-lost-result = Ei paras: näin sinulle käy huonommin.
puzzle-lost-chance = Ei paras: voiton mahdollisuutesi laskee { $amount } prosenttiyksikköä.
puzzle-lost-chance-least = Ei paras: voiton mahdollisuutesi laskee vähintään { $amount } prosenttiyksikköä.
puzzle-lost-points = Ei paras: se antaa pois { $amount } { $amount ->
        [one] pisteen
       *[other] pistettä
    }.
puzzle-lost-points-least = Ei paras: se antaa pois vähintään { $amount } { $amount ->
        [one] pisteen
       *[other] pistettä
    }.
puzzle-games = { $games ->
        [0] etsitään
        [one] yksi peli pelattu
       *[other] { $games } peliä pelattu
    }

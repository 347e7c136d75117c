### Oppgaver: hva som sies om et forsøk.

puzzle-right = Riktig! Fortsett.
puzzle-solved = Nettopp!
puzzle-wrong = Det finnes noe bedre.
puzzle-lost-result = Ikke det beste: da ender det dårligere for deg.
puzzle-lost-chance = Ikke det beste: vinnersjansen din synker med { $amount } prosentpoeng.
puzzle-lost-chance-least = Ikke det beste: vinnersjansen din synker med minst { $amount } prosentpoeng.
puzzle-lost-points = Ikke det beste: det gir bort { $amount } poeng.
puzzle-lost-points-least = Ikke det beste: det gir bort minst { $amount } poeng.
puzzle-games = { $games ->
        [0] leter
        [one] ett parti spilt
       *[other] { $games } partier spilt
    }

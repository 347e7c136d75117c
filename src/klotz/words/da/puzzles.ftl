### Opgaver: hvad der siges om et forsøg.

puzzle-right = Rigtigt! Det går videre.
puzzle-solved = Det er det!
puzzle-wrong = Der findes noget bedre.
puzzle-lost-result = Ikke det bedste: så ender det dårligere for dig.
puzzle-lost-chance = Ikke det bedste: dine chancer falder med { $amount } procentpoint.
puzzle-lost-chance-least = Ikke det bedste: dine chancer falder med mindst { $amount } procentpoint.
puzzle-lost-points = Ikke det bedste: det forærer { $amount } point væk.
puzzle-lost-points-least = Ikke det bedste: det forærer mindst { $amount } point væk.
puzzle-games = { $games ->
        [0] leder
        [one] ét parti spillet
       *[other] { $games } partier spillet
    }

### Opgaver: hvad der siges om et forsøg.

puzzle-right = Rigtigt! Fortsæt.
puzzle-solved = Lige præcis!
puzzle-wrong = Der findes noget bedre.
puzzle-lost-result = Ikke det bedste: så ender det dårligere for dig.
puzzle-lost-chance = Ikke det bedste: din vinderchance falder med { $amount } procentpoint.
puzzle-lost-chance-least = Ikke det bedste: din vinderchance falder med mindst { $amount } procentpoint.
puzzle-lost-points = Ikke det bedste: det forærer { $amount } point væk.
puzzle-lost-points-least = Ikke det bedste: det forærer mindst { $amount } point væk.
puzzle-games = { $games ->
        [0] leder
        [one] ét parti spillet
       *[other] { $games } partier spillet
    }

### Problem: vad som sägs om ett försök.

puzzle-right = Rätt! Fortsätt.
puzzle-solved = Precis!
puzzle-wrong = Det finns något bättre.
puzzle-lost-result = Inte det bästa: så slutar det sämre för dig.
puzzle-lost-chance = Inte det bästa: din vinstchans sjunker med { $amount } procentenheter.
puzzle-lost-chance-least = Inte det bästa: din vinstchans sjunker med minst { $amount } procentenheter.
puzzle-lost-points = Inte det bästa: det ger bort { $amount } poäng.
puzzle-lost-points-least = Inte det bästa: det ger bort minst { $amount } poäng.
puzzle-games = { $games ->
        [0] söker
        [one] ett parti spelat
       *[other] { $games } partier spelade
    }

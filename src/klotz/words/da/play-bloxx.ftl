### Bloxx! i terminalen: hvad kun dette spil siger.
### $who er en spiller; en terning er A eller B; felter skrives som c2; rækker kaldes efter deres farve.

game-bloxx = Bloxx! for en til fire: slå med to terninger, tegn en form

dice-press = { $who }, tryk Enter for at slå med terningerne.
dice-rolled = { $who } slår med terningerne.
dice-title = Terning { $die }
dice-title-taken = Terning { $die }, kun krydser
dice-either = { $who } tegner: terning A eller terning B.
dice-taken = { $who } tegner: terning { $other } med cirklen, eller terning { $taken }, som { $active } tog, med kun krydser.
dice-others = Skal også tegne, før eller efter: { $others }.
dice-other = { $who } (@{ $seat })

play-draws = { $who } tegner { $move }.
play-draws-nothing = { $who } kan ikke tegne nogen af formerne og melder pas.
play-draws-nothing-first = { $who } kan ikke tegne nogen af formerne og tager ingen terning: ingen mister en cirkel.
play-row = { $who } fylder rækken { $row }!
play-row-points = { $count ->
        [one] { $who } får { $points } point for rækken { $row }.
       *[other] { $who } får { $points } point hver for rækken { $row }.
    }
play-chance-stands-bloxx = Det kan ikke tages tilbage: der er slået siden.

effect-all = Det { $effects }.
effect-circles = sætter ring om { $number } på { $square }
effect-gaps = efterlader { $count ->
        [one] et hul på { $squares }
       *[other] { $count } huller ({ $squares })
    }
effect-spoils = { $count ->
        [one] ødelægger rækken { $rows }
       *[other] ødelægger rækkerne { $rows }
    }
effect-completes = fylder rækken { $row } for { $points } point
effect-none = sætter ikke ring om noget tal og efterlader intet hul

board-points = { $points ->
        [one] 1 point
       *[other] { $points } point
    }, { $gaps ->
        [one] 1 hul
       *[other] { $gaps } huller
    }
board-last-drawing = tegnet sidst
board-circled = tal med ring om
board-gap = hul
board-row = række { $row } er { $name }

score-rows = Rækker
score-numbers = Tal
score-penalty = Fradrag
score-penalty-points = { $points ->
        [0] 0
       *[other] -{ $points } ({ $gaps ->
            [one] 1 hul
           *[other] { $gaps } huller
        }, { $blanks } tomme)
    }
score-bloxx = Rækker og tal med ring om tæller, og hvert hul og hvert tomt felt koster et point: flest vinder.

menu-dice = Hvad { $who } kan tegne. I parentes: hvor mange steder.
menu-ask-die = Hvilken terning, A eller B (0 går tilbage):
menu-one-die = Kun terning { $die } passer på arket hos { $who }.
menu-die-nowhere = Terning { $die } passer ingen steder på dette ark.
menu-taken = Terning { $die } er taget, så cirklen bliver til et kryds.
menu-circle-places = Cirklen kan komme på ethvert felt, der er mærket { $mark }. Med en kolonne alene, for eksempel c, falder den så langt, den kan.
menu-cross-places = Formens felt { $mark } kan komme på ethvert felt, der er mærket { $mark }. Med en kolonne alene, for eksempel c, falder det så langt, det kan.
menu-ask-place = Hvilket felt, for eksempel { $example }, eller kolonne (0 går tilbage):
menu-ask-draw = Enter tegner, et andet felt eller en anden kolonne flytter, 0 går tilbage:
menu-foretold = { $move }: det { $effects }.
menu-not-due = Spiller { $seat } tegner ikke nu.
menu-bloxx = Der er ingen terning { $about }. Skriv menu A eller menu B, eller menu @3 for spiller 3.

moves-of-die = { $who } kan tegne terning { $die } { $count ->
        [0] ingen steder.
        [one] på 1 måde.
       *[other] på { $count } måder.
    }
moves-list-die = Skriv moves { $die } for at se dem.

help-move-bloxx = tegn en form: terningen og alle felter, med en stjerne efter det med cirklen
help-die-bloxx = vælg trin for trin, hvor formen på terning A skal hen
help-seat-bloxx = et træk af spiller 3, eller @3 alene for en menu, hvor flere må tegne i valgfri rækkefølge
help-rows-bloxx = efter en farvet række: de point, den giver den, der fylder den, eller har givet
help-moves-bloxx = tæl, hvad der kan tegnes; for at se det: moves A
help-undo-bloxx = tag den sidste tegning tilbage; ikke når der er slået igen
help-board-bloxx = tegn arkene igen
help-score-bloxx = vis stillingen indtil nu

### Bloxx! i terminalen: hva bare dette spillet sier.
### $who er en spiller; en terning er A eller B; ruter skrives som c2; rader kalles etter fargen sin.

game-bloxx = Bloxx! for én til fire: kast to terninger, tegn en form

dice-press = { $who }, trykk Enter for å kaste terningene.
dice-rolled = { $who } kaster terningene.
dice-title = Terning { $die }
dice-title-taken = Terning { $die }, bare kryss
dice-either = { $who } tegner: terning A eller terning B.
dice-taken = { $who } tegner: terning { $other } med sirkelen, eller terning { $taken }, som { $active } tok, med bare kryss.
dice-others = Skal også tegne, før eller etter: { $others }.
dice-other = { $who } (@{ $seat })

play-draws = { $who } tegner { $move }.
play-draws-nothing = { $who } kan ikke tegne noen av formene og sier pass.
play-draws-nothing-first = { $who } kan ikke tegne noen av formene og tar ingen terning: ingen mister en sirkel.
play-row = { $who } fyller raden { $row }!
play-row-points = { $count ->
        [one] { $who } får { $points } poeng for raden { $row }.
       *[other] { $who } får { $points } poeng hver for raden { $row }.
    }
play-chance-stands-bloxx = Det kan ikke tas tilbake: terningene er kastet siden.

effect-all = Det { $effects }.
effect-circles = ringer inn { $number } på { $square }
effect-gaps = etterlater { $count ->
        [one] et hull på { $squares }
       *[other] { $count } hull ({ $squares })
    }
effect-spoils = { $count ->
        [one] ødelegger raden { $rows }
       *[other] ødelegger radene { $rows }
    }
effect-completes = fyller raden { $row } for { $points } poeng
effect-none = ringer ikke inn noe tall og etterlater ingen hull

board-points = { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }, { $gaps ->
        [one] 1 hull
       *[other] { $gaps } hull
    }
board-last-drawing = tegnet sist
board-circled = tall med ring rundt
board-gap = hull
board-row = rad { $row } er { $name }

score-rows = Rader
score-numbers = Tall
score-penalty = Fratrekk
score-penalty-points = { $points ->
        [0] 0
       *[other] -{ $points } ({ $gaps ->
            [one] 1 hull
           *[other] { $gaps } hull
        }, { $blanks } tomme)
    }
score-bloxx = Rader og innringede tall teller, og hvert hull og hver tom rute koster et poeng: flest vinner.

menu-dice = Hva { $who } kan tegne. I parentes: hvor mange steder.
menu-ask-die = Hvilken terning, A eller B (0 går tilbake):
menu-one-die = Bare terning { $die } passer på arket til { $who }.
menu-die-nowhere = Terning { $die } passer ingen steder på dette arket.
menu-taken = Terning { $die } er tatt, så sirkelen blir et kryss.
menu-circle-places = Sirkelen kan komme på enhver rute som er merket { $mark }. Med en kolonne alene, for eksempel c, faller den så langt den kan.
menu-cross-places = Ruten { $mark } i formen kan komme på enhver rute som er merket { $mark }. Med en kolonne alene, for eksempel c, faller den så langt den kan.
menu-ask-place = Hvilken rute, for eksempel { $example }, eller kolonne (0 går tilbake):
menu-ask-draw = Enter tegner, en annen rute eller kolonne flytter, 0 går tilbake:
menu-foretold = { $move }: det { $effects }.
menu-not-due = Spiller { $seat } tegner ikke nå.
menu-bloxx = Det er ingen terning { $about }. Skriv menu A eller menu B, eller menu @3 for spiller 3.

moves-of-die = { $who } kan tegne terning { $die } { $count ->
        [0] ingen steder.
        [one] på 1 måte.
       *[other] på { $count } måter.
    }
moves-list-die = Skriv moves { $die } for å liste dem opp.

help-move-bloxx = tegn en form: terningen og alle rutene, med en stjerne etter den med sirkelen
help-die-bloxx = velg steg for steg hvor formen på terning A skal
help-seat-bloxx = et trekk av spiller 3, eller @3 alene for en meny, der flere kan tegne i valgfri rekkefølge
help-rows-bloxx = etter en farget rad: poengene den gir den som fyller den, eller har gitt
help-moves-bloxx = tell hva som kan tegnes; for å liste det opp: moves A
help-undo-bloxx = ta tilbake den siste tegningen; ikke når terningene er kastet igjen
help-board-bloxx = tegn arkene igjen
help-score-bloxx = vis stillingen så langt

### Bloxx! i terminalen: vad bara det här spelet säger.
### $who är en spelare; en tärning är A eller B; rutor skrivs som c2; rader kallas efter sin färg.

game-bloxx = Bloxx! för en till fyra: slå två tärningar, rita en form

dice-press = { $who }, tryck Enter för att slå tärningarna.
dice-rolled = { $who } slår tärningarna.
dice-title = Tärning { $die }
dice-title-taken = Tärning { $die }, bara kryss
dice-either = { $who } ritar: tärning A eller tärning B.
dice-taken = { $who } ritar: tärning { $other } med cirkeln, eller tärning { $taken }, som { $active } tog, med bara kryss.
dice-others = Också kvar att rita, före eller efter: { $others }.
dice-other = { $who } (@{ $seat })

play-draws = { $who } ritar { $move }.
play-draws-nothing = { $who } kan inte rita någon av formerna och passar.
play-draws-nothing-first = { $who } kan inte rita någon av formerna och tar ingen tärning: ingen förlorar sin cirkel.
play-row = { $who } fyller raden { $row }!
play-row-points = { $count ->
        [one] { $who } får { $points } poäng för raden { $row }.
       *[other] { $who } får { $points } poäng var för raden { $row }.
    }
play-chance-stands-bloxx = Det går inte att ta tillbaka: tärningarna har slagits sedan dess.

effect-all = Det { $effects }.
effect-circles = ringar in { $number } på { $square }
effect-gaps = lämnar { $count ->
        [one] en lucka på { $squares }
       *[other] { $count } luckor ({ $squares })
    }
effect-spoils = { $count ->
        [one] förstör raden { $rows }
       *[other] förstör raderna { $rows }
    }
effect-completes = fyller raden { $row } för { $points } poäng
effect-none = ringar inte in något tal och lämnar ingen lucka

board-points = { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }, { $gaps ->
        [one] 1 lucka
       *[other] { $gaps } luckor
    }
board-last-drawing = senast ritat
board-circled = inringat tal
board-gap = lucka
board-row = rad { $row } är { $name }

score-rows = Rader
score-numbers = Tal
score-penalty = Avdrag
score-penalty-points = { $points ->
        [0] 0
       *[other] -{ $points } ({ $gaps ->
            [one] 1 lucka
           *[other] { $gaps } luckor
        }, { $blanks } tomma)
    }
score-bloxx = Rader och inringade tal räknas, och varje lucka och varje tom ruta kostar en poäng: högst vinner.

menu-dice = Vad { $who } kan rita. Inom parentes: på hur många ställen.
menu-ask-die = Vilken tärning, A eller B (0 går tillbaka):
menu-one-die = Bara tärning { $die } får plats på bladet för { $who }.
menu-die-nowhere = Tärning { $die } får inte plats någonstans på det här bladet.
menu-taken = Tärning { $die } är tagen, så cirkeln blir ett kryss.
menu-circle-places = Cirkeln kan hamna på vilken ruta som helst som är märkt { $mark }. Med bara en kolumn, till exempel c, faller den så långt det går.
menu-cross-places = Formens ruta { $mark } kan hamna på vilken ruta som helst som är märkt { $mark }. Med bara en kolumn, till exempel c, faller den så långt det går.
menu-ask-place = Vilken ruta, till exempel { $example }, eller kolumn (0 går tillbaka):
menu-ask-draw = Enter ritar, en annan ruta eller kolumn flyttar, 0 går tillbaka:
menu-foretold = { $move }: det { $effects }.
menu-not-due = Spelare { $seat } ritar inte nu.
menu-bloxx = Det finns ingen tärning { $about }. Skriv menu A eller menu B, eller menu @3 för spelare 3.

moves-of-die = { $who } kan rita tärning { $die } { $count ->
        [0] ingenstans.
        [one] på 1 sätt.
       *[other] på { $count } sätt.
    }
moves-list-die = Skriv moves { $die } för att lista dem.

help-move-bloxx = rita en form: tärningen och alla rutor, med en stjärna efter den som har cirkeln
help-die-bloxx = välj steg för steg vart formen på tärning A ska
help-seat-bloxx = ett drag av spelare 3, eller bara @3 för en meny, när flera får rita i valfri ordning
help-rows-bloxx = efter en färgad rad: poängen den ger den som fyller den, eller har gett
help-moves-bloxx = räkna vad som kan ritas; för att lista det: moves A
help-undo-bloxx = ta tillbaka det senast ritade; inte när tärningarna har slagits igen
help-board-bloxx = rita bladen igen
help-score-bloxx = visa ställningen hittills

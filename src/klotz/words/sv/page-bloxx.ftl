### Bloxx! på sidan. $who är en spelare eller flera; en tärning är A eller B; rutor skrivs som c2.

# En färgad rad kallas efter sin färg. Egna blad kan ha andra namn: de får vara som de är.
page-bloxx-colour = { $name ->
        [orange] orange
        [violet] violett
        [green] grön
        [blue] blå
       *[other] { $name }
    }
page-bloxx-player = Spelare { $number }
page-bloxx-computer = Dator { $number }

## Vems tur det är. $you är yes där bara en person spelar på enheten.

page-bloxx-status-choose = { $you ->
        [yes] Din tur: välj en tärning.
       *[no] { $who }, välj en tärning.
    }
page-bloxx-status-place = { $you ->
        [yes] Rita nu formen på tärning { $die }.
       *[no] { $who }, rita formen på tärning { $die }.
    }
page-bloxx-status-pass = { $you ->
        [yes] Ingen av formerna får plats på ditt blad.
       *[no] { $who }, ingen av formerna får plats på ditt blad.
    }
page-bloxx-status-rolls = { $who } slår tärningarna.
page-bloxx-status-active = { $who } väljer en tärning.
page-bloxx-status-others = Kvar att rita: { $who }.
page-bloxx-status-over = Spelet är slut.
page-bloxx-status-over-two = Spelet är slut: två spelare kunde inte rita något i samma omgång.
page-bloxx-status-over-alone = Spelet är slut: ingen av formerna får plats längre.
page-bloxx-active = aktiv

## Tärningarna, och vad det innebär att ta dem

page-bloxx-dice = Tärningarna
page-bloxx-die = Tärning { $die }
page-bloxx-die-nowhere = Får inte plats på ditt blad.
page-bloxx-die-lost = Din cirkel blir ett kryss.
page-bloxx-die-keeps = Du ritar cirkeln.
page-bloxx-die-may-lose = Cirkeln kan gå förlorad.
page-bloxx-die-took = Tagen av { $who }.
page-bloxx-die-mine = Du tog den.
page-bloxx-note-yours = Andra som tar samma tärning som du ritar ett kryss i stället för cirkeln.
page-bloxx-note-may-lose = Om du sedan tar samma tärning som { $who } blir din cirkel ett kryss.
page-bloxx-note-taken = { $who } tog tärning { $die }: den som också tar den ritar ett kryss i stället för cirkeln.

## Formen i handen

page-bloxx-tools = Formen
page-bloxx-turn-left = Vrid åt vänster (Skift+R)
page-bloxx-turn-right = Vrid åt höger (R)
page-bloxx-flip = Spegelvänd (F)
page-bloxx-draw = Rita
page-bloxx-why-not = Varför inte?
page-bloxx-pass = Passa
page-bloxx-pass-why = Ingen av formerna får plats på ditt blad, så du ritar inget den här gången.
page-bloxx-keys = Välj en tärning eller dra den till ditt blad.
page-bloxx-nowhere-turn = Åt det här hållet får den inte plats: vrid den.
page-bloxx-not-here = Den får inte plats här.

## Vad det skulle ge att rita formen här: kort, flera står i rad

page-bloxx-will-circle = Ringar in { $number } på { $square }
page-bloxx-will-complete = Fyller raden { $row }: { $points } poäng
page-bloxx-will-gap = { $count ->
        [one] Lämnar en lucka: { $squares }
       *[other] Lämnar { $count } luckor: { $squares }
    }
page-bloxx-will-spoil = Förstör raden { $row }
page-bloxx-will-nothing = Ingen lucka, inget tal.

## Vad som har hänt

page-bloxx-news-rolled = { $who } slår tärningarna.
page-bloxx-news-drew = { $who } ritar tärning { $die } på { $squares }.
page-bloxx-news-number = { $number } är inringat.
page-bloxx-news-gaps = { $count ->
        [one] Det blir en lucka.
       *[other] Det blir { $count } luckor.
    }
page-bloxx-news-passed = { $who } kan inte rita någon av formerna.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } är först med att fylla raden { $row }: 4 poäng!
           *[other] { $who } är först med att fylla raden { $row }, samtidigt: 4 poäng var!
        }
       *[other] { $count ->
            [one] { $who } fyller också raden { $row }: { $points } poäng.
           *[other] { $who } fyller också raden { $row }: { $points } poäng var.
        }
    }
page-bloxx-news-over = { $count ->
        [one] Spelet är slut. { $who } vinner.
       *[other] Spelet är slut. { $who } vinner tillsammans.
    }

## Bladen

page-bloxx-sheet-of = Blad: { $who }
page-bloxx-sheet-summary = { $who }: { $points } poäng, { $shapes ->
        [one] 1 form
       *[other] { $shapes } former
    }, { $gaps ->
        [one] 1 lucka
       *[other] { $gaps } luckor
    }.
page-bloxx-points = { $points } poäng
page-bloxx-enlarge = Visa stort
page-bloxx-close = Stäng

# En ruta för skärmläsare: delarna skrivs efter varandra med komma emellan.
page-bloxx-square = rad { $row }, kolumn { $column }
page-bloxx-square-ghost = din form
page-bloxx-square-cross = kryss
page-bloxx-square-circle = cirkel
page-bloxx-square-gap = lucka
page-bloxx-square-empty = tom
page-bloxx-square-number = talet { $number }
page-bloxx-square-row = raden { $row }

## Poängen

page-bloxx-score = Ställning
page-bloxx-score-final = Slutresultat
page-bloxx-score-who = Spelare
page-bloxx-score-rows = Rader
page-bloxx-score-numbers = Tal
page-bloxx-score-minus = Minus
page-bloxx-score-gaps = { $gaps ->
        [one] 1 lucka
       *[other] { $gaps } luckor
    }
page-bloxx-score-blanks = { $blanks ->
        [one] 1 tom
       *[other] { $blanks } tomma
    }
page-bloxx-score-total = Summa
page-bloxx-score-winner = Vinst

### Bloxx! på sidan. $who är en spelare eller flera; en tärning är A eller B; rutor skrivs som c2.

# En färgad rad kallas efter sin färg. Egna blad kan ha andra namn: de får vara som de är.
page-bloxx-colour = { $name ->
        [orange] orange
        [violet] violett
        [green] grön
        [blue] blå
       *[other] { $name }
    }
# Raden som objekt i en mening, till exempel: fyller den gröna raden.
page-bloxx-the-row = { $name ->
        [orange] den orange raden
        [violet] den violetta raden
        [green] den gröna raden
        [blue] den blå raden
       *[other] raden { $name }
    }
page-bloxx-player = Spelare { $number }
page-bloxx-computer = Dator { $number }

## Vems tur det är. $you är yes där bara en person spelar på enheten.

page-bloxx-status-choose = { $who }, välj en tärning.
page-bloxx-status-choose-you = Din tur: välj en tärning.
page-bloxx-status-place = { $who }, rita formen på tärning { $die }.
page-bloxx-status-place-you = Rita nu formen på tärning { $die }.
page-bloxx-status-pass = { $who }, ingen av formerna får plats på ditt blad.
page-bloxx-status-pass-you = Ingen av formerna får plats på ditt blad.
page-bloxx-status-rolls = { $who } slår tärningarna.
page-bloxx-status-rolls-you = Du slår tärningarna.
page-bloxx-status-active = { $who } väljer en tärning.
page-bloxx-status-active-you = Du väljer en tärning.
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
page-bloxx-note-yours = Tar andra din tärning blir deras cirkel ett kryss.
page-bloxx-note-may-lose = Tar du samma tärning som { $who } blir din cirkel ett kryss.
page-bloxx-note-taken = { $who } tog tärning { $die }. Tar du den också blir din cirkel ett kryss.

## Formen i handen

page-bloxx-tools = Formen
page-bloxx-turn-left = Vrid åt vänster (Skift+R)
page-bloxx-turn-right = Vrid åt höger (R)
page-bloxx-flip = Spegelvänd (F)
page-bloxx-draw = Rita
page-bloxx-why-not = Varför inte?
page-bloxx-pass = Passa
page-bloxx-pass-why = Ingen av formerna får plats på ditt blad, så du ritar inget den här omgången.
page-bloxx-keys = Välj en tärning eller dra den till ditt blad.
page-bloxx-nowhere-turn = I det här läget får den inte plats: vrid den.
page-bloxx-not-here = Den får inte plats här.

## Vad det skulle ge att rita formen här: kort, flera står i rad

page-bloxx-will-circle = Ringar in { $number } på { $square }
page-bloxx-will-complete = Fyller { $row }: { $points } poäng
page-bloxx-will-gap = { $count ->
        [one] Lämnar en lucka: { $squares }
       *[other] Lämnar { $count } luckor: { $squares }
    }
page-bloxx-will-spoil = Förstör { $row }
page-bloxx-will-nothing = Ingen lucka, inget tal.

## Vad som har hänt

page-bloxx-news-rolled = { $who } slår tärningarna.
page-bloxx-news-rolled-you = Du slår tärningarna.
page-bloxx-news-drew = { $who } ritar tärning { $die } på { $squares }.
page-bloxx-news-drew-you = Du ritar tärning { $die } på { $squares }.
page-bloxx-news-number = { $number } är inringat.
page-bloxx-news-gaps = { $count ->
        [one] Det blir en lucka.
       *[other] Det blir { $count } luckor.
    }
page-bloxx-news-passed = { $who } kan inte rita någon av formerna.
page-bloxx-news-passed-you = Du kan inte rita någon av formerna.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } är först med att fylla { $row }: 4 poäng!
           *[other] { $who } är först med att fylla { $row }, samtidigt: 4 poäng var!
        }
       *[other] { $count ->
            [one] { $who } fyller också { $row }: { $points } poäng.
           *[other] { $who } fyller också { $row }: { $points } poäng var.
        }
    }
page-bloxx-news-row-you = { $points ->
        [4] Du är först med att fylla { $row }: 4 poäng!
       *[other] Du fyller också { $row }: { $points } poäng.
    }
page-bloxx-news-over = { $count ->
        [one] Spelet är slut. { $who } vinner.
       *[other] Spelet är slut. { $who } vinner tillsammans.
    }
page-bloxx-news-over-you = Spelet är slut. Du vinner.

## Bladen

page-bloxx-sheet-of = Blad: { $who }
page-bloxx-sheet-of-you = Ditt blad
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
page-bloxx-square-row = { $row ->
        [orange] orange rad
        [violet] violett rad
        [green] grön rad
        [blue] blå rad
       *[other] raden { $row }
    }

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
        [one] 1 tom ruta
       *[other] { $blanks } tomma rutor
    }
page-bloxx-score-total = Summa
page-bloxx-score-winner = Vinnare
page-bloxx-score-about = Poäng: högst vinner
page-how-bloxx-1 = Två tärningar slås. Den aktiva spelaren tar en; sedan tar alla andra någon av dem.
page-how-bloxx-2 = Rita formen på ditt blad. Den första rör nederkanten, varje senare rör något du har ritat.
page-how-bloxx-3 = Cirklar på tal och fulla färgade rader ger poäng, luckor kostar. Tar du samma tärning som den aktiva spelaren blir din cirkel ett kryss.
page-coach-bloxx-1 = Ta en av de två tärningarna.
page-coach-bloxx-2 = Rita formen här, nerifrån och upp. Lämna inga luckor.
page-coach-bloxx-3 = Här ser du hur det står.
page-keys-bloxx-1 = välj tärning
page-keys-bloxx-2 = flytta formen
page-keys-bloxx-3 = vrid
page-keys-bloxx-4 = spegelvänd
page-keys-bloxx-5 = nästa plats där den passar
page-keys-bloxx-6 = rita
page-keys-bloxx-7 = lägg tillbaka

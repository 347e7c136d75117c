### Bloxx! på siden. $who er en spiller eller flere; en terning er A eller B; felter skrives som c2.

# En farvet række kaldes efter sin farve. Egne ark kan have andre navne: de bliver, som de er.
page-bloxx-colour = { $name ->
        [orange] orange
        [violet] violet
        [green] grøn
        [blue] blå
       *[other] { $name }
    }
# Rækken som objekt i en sætning, for eksempel: fylder den grønne række.
page-bloxx-the-row = { $name ->
        [orange] den orange række
        [violet] den violette række
        [green] den grønne række
        [blue] den blå række
       *[other] rækken { $name }
    }
page-bloxx-player = Spiller { $number }
page-bloxx-computer = Computer { $number }

## Hvis tur det er. $you er yes, hvor kun én person spiller på enheden.

page-bloxx-status-choose = { $who }, vælg en terning.
page-bloxx-status-choose-you = Din tur: vælg en terning.
page-bloxx-status-place = { $who }, tegn formen på terning { $die }.
page-bloxx-status-place-you = Tegn nu formen på terning { $die }.
page-bloxx-status-pass = { $who }, ingen af formerne passer på dit ark.
page-bloxx-status-pass-you = Ingen af formerne passer på dit ark.
page-bloxx-status-rolls = { $who } slår med terningerne.
page-bloxx-status-rolls-you = Du slår med terningerne.
page-bloxx-status-active = { $who } vælger en terning.
page-bloxx-status-active-you = Du vælger en terning.
page-bloxx-status-others = Mangler at tegne: { $who }.
page-bloxx-status-over = Spillet er slut.
page-bloxx-status-over-two = Spillet er slut: to spillere kunne ikke tegne noget i samme runde.
page-bloxx-status-over-alone = Spillet er slut: ingen af formerne passer længere.
page-bloxx-active = aktiv

## Terningerne, og hvad det betyder at tage dem

page-bloxx-dice = Terningerne
page-bloxx-die = Terning { $die }
page-bloxx-die-nowhere = Passer ingen steder på dit ark.
page-bloxx-die-lost = Din cirkel bliver til et kryds.
page-bloxx-die-keeps = Du tegner cirklen.
page-bloxx-die-may-lose = Cirklen kan gå tabt.
page-bloxx-die-took = Taget af { $who }.
page-bloxx-die-mine = Du tog den.
page-bloxx-note-yours = Tager andre din terning, bliver deres cirkel til et kryds.
page-bloxx-note-may-lose = Tager du samme terning som { $who }, bliver din cirkel til et kryds.
page-bloxx-note-taken = { $who } tog terning { $die }. Tager du den også, bliver din cirkel til et kryds.

## Formen i hånden

page-bloxx-tools = Formen
page-bloxx-turn-left = Drej til venstre (Skift+R)
page-bloxx-turn-right = Drej til højre (R)
page-bloxx-flip = Spejlvend (F)
page-bloxx-draw = Tegn
page-bloxx-why-not = Hvorfor ikke?
page-bloxx-pass = Pas
page-bloxx-pass-why = Ingen af formerne passer på dit ark, så du tegner ikke noget i denne runde.
page-bloxx-keys = Vælg en terning, eller træk den over på dit ark.
page-bloxx-nowhere-turn = I den stilling passer den ingen steder: drej den.
page-bloxx-not-here = Den passer ikke her.

## Hvad det ville give at tegne formen her: kort, flere står på række

page-bloxx-will-circle = Sætter ring om { $number } på { $square }
page-bloxx-will-complete = Fylder { $row }: { $points } point
page-bloxx-will-gap = { $count ->
        [one] Efterlader et hul: { $squares }
       *[other] Efterlader { $count } huller: { $squares }
    }
page-bloxx-will-spoil = Ødelægger { $row }
page-bloxx-will-nothing = Intet hul, intet tal.

## Hvad der er sket

page-bloxx-news-rolled = { $who } slår med terningerne.
page-bloxx-news-rolled-you = Du slår med terningerne.
page-bloxx-news-drew = { $who } tegner terning { $die } på { $squares }.
page-bloxx-news-drew-you = Du tegner terning { $die } på { $squares }.
page-bloxx-news-number = Der er ring om et { $number }-tal.
page-bloxx-news-gaps = { $count ->
        [one] Der kommer et hul.
       *[other] Der kommer { $count } huller.
    }
page-bloxx-news-passed = { $who } kan ikke tegne nogen af formerne.
page-bloxx-news-passed-you = Du kan ikke tegne nogen af formerne.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } fylder { $row } som den første: 4 point!
           *[other] { $who } fylder { $row } samtidig som de første: 4 point hver!
        }
       *[other] { $count ->
            [one] { $who } fylder også { $row }: { $points } point.
           *[other] { $who } fylder også { $row }: { $points } point hver.
        }
    }
page-bloxx-news-row-you = { $points ->
        [4] Du fylder { $row } som den første: 4 point!
       *[other] Du fylder også { $row }: { $points } point.
    }
page-bloxx-news-over = { $count ->
        [one] Spillet er slut. { $who } vinder.
       *[other] Spillet er slut. { $who } vinder sammen.
    }
page-bloxx-news-over-you = Spillet er slut. Du vinder.

## Arkene

page-bloxx-sheet-of = Ark: { $who }
page-bloxx-sheet-of-you = Dit ark
page-bloxx-sheet-summary = { $who }: { $points } point, { $shapes ->
        [one] 1 form
       *[other] { $shapes } former
    }, { $gaps ->
        [one] 1 hul
       *[other] { $gaps } huller
    }.
page-bloxx-points = { $points } point
page-bloxx-enlarge = Vis stort
page-bloxx-close = Luk

# Et felt for skærmlæsere: delene skrives efter hinanden med komma imellem.
page-bloxx-square = række { $row }, kolonne { $column }
page-bloxx-square-ghost = din form
page-bloxx-square-cross = kryds
page-bloxx-square-circle = cirkel
page-bloxx-square-gap = hul
page-bloxx-square-empty = tomt
page-bloxx-square-number = tallet { $number }
page-bloxx-square-row = { $row ->
        [orange] orange række
        [violet] violet række
        [green] grøn række
        [blue] blå række
       *[other] rækken { $row }
    }

## Pointene

page-bloxx-score = Stillingen
page-bloxx-score-final = Slutresultat
page-bloxx-score-who = Spiller
page-bloxx-score-rows = Rækker
page-bloxx-score-numbers = Tal
page-bloxx-score-minus = Minus
page-bloxx-score-gaps = { $gaps ->
        [one] 1 hul
       *[other] { $gaps } huller
    }
page-bloxx-score-blanks = { $blanks ->
        [one] 1 tomt felt
       *[other] { $blanks } tomme felter
    }
page-bloxx-score-total = I alt
page-bloxx-score-winner = Vinder
page-bloxx-score-about = Point: flest vinder
page-how-bloxx-1 = Der slås to terninger. Den aktive spiller tager en; så tager alle andre en af dem.
page-how-bloxx-2 = Tegn formen på dit ark. Den første rører den nederste kant, de næste noget, du har tegnet.
page-how-bloxx-3 = Cirkler på tal og fulde farvede rækker giver point, huller koster. Tager du samme terning som den aktive spiller, bliver din cirkel til et kryds.
page-coach-bloxx-1 = Tag en af de to terninger.
page-coach-bloxx-2 = Tegn formen her, nedefra og op. Efterlad ingen huller.
page-coach-bloxx-3 = Her ser du, hvordan det står.
page-keys-bloxx-1 = vælg terning
page-keys-bloxx-2 = flyt formen
page-keys-bloxx-3 = drej
page-keys-bloxx-4 = spejlvend
page-keys-bloxx-5 = næste sted, hvor den passer
page-keys-bloxx-6 = tegn
page-keys-bloxx-7 = læg tilbage

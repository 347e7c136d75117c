### Bloxx! på siden. $who er en spiller eller flere; en terning er A eller B; felter skrives som c2.

# En farvet række kaldes efter sin farve. Egne ark kan have andre navne: de bliver, som de er.
page-bloxx-colour = { $name ->
        [orange] orange
        [violet] violet
        [green] grøn
        [blue] blå
       *[other] { $name }
    }
page-bloxx-player = Spiller { $number }
page-bloxx-computer = Computer { $number }

## Hvis tur det er. $you er yes, hvor kun én person spiller på enheden.

page-bloxx-status-choose = { $you ->
        [yes] Din tur: vælg en terning.
       *[no] { $who }, vælg en terning.
    }
page-bloxx-status-place = { $you ->
        [yes] Tegn nu formen på terning { $die }.
       *[no] { $who }, tegn formen på terning { $die }.
    }
page-bloxx-status-pass = { $you ->
        [yes] Ingen af formerne passer på dit ark.
       *[no] { $who }, ingen af formerne passer på dit ark.
    }
page-bloxx-status-rolls = { $who } slår med terningerne.
page-bloxx-status-active = { $who } vælger en terning.
page-bloxx-status-others = Mangler at tegne: { $who }.
page-bloxx-status-over = Spillet er slut.
page-bloxx-status-over-two = Spillet er slut: to spillere kunne ikke tegne noget i samme tur.
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
page-bloxx-note-yours = Andre, der tager samme terning som dig, tegner et kryds i stedet for cirklen.
page-bloxx-note-may-lose = Tager du bagefter samme terning som { $who }, bliver din cirkel til et kryds.
page-bloxx-note-taken = { $who } tog terning { $die }: den, der også tager den, tegner et kryds i stedet for cirklen.

## Formen i hånden

page-bloxx-tools = Formen
page-bloxx-turn-left = Drej til venstre (Skift+R)
page-bloxx-turn-right = Drej til højre (R)
page-bloxx-flip = Spejlvend (F)
page-bloxx-draw = Tegn
page-bloxx-why-not = Hvorfor ikke?
page-bloxx-pass = Pas
page-bloxx-pass-why = Ingen af formerne passer på dit ark, så du tegner ikke noget denne gang.
page-bloxx-keys = Vælg en terning, eller træk den over på dit ark.
page-bloxx-nowhere-turn = På den led passer den ingen steder: drej den.
page-bloxx-not-here = Den passer ikke her.

## Hvad det ville give at tegne formen her: kort, flere står på række

page-bloxx-will-circle = Sætter ring om { $number } på { $square }
page-bloxx-will-complete = Fylder rækken { $row }: { $points } point
page-bloxx-will-gap = { $count ->
        [one] Efterlader et hul: { $squares }
       *[other] Efterlader { $count } huller: { $squares }
    }
page-bloxx-will-spoil = Ødelægger rækken { $row }
page-bloxx-will-nothing = Intet hul, intet tal.

## Hvad der er sket

page-bloxx-news-rolled = { $who } slår med terningerne.
page-bloxx-news-drew = { $who } tegner terning { $die } på { $squares }.
page-bloxx-news-number = Der er ring om et { $number }-tal.
page-bloxx-news-gaps = { $count ->
        [one] Der kommer et hul.
       *[other] Der kommer { $count } huller.
    }
page-bloxx-news-passed = { $who } kan ikke tegne nogen af formerne.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } fylder som den første rækken { $row }: 4 point!
           *[other] { $who } fylder samtidig som de første rækken { $row }: 4 point hver!
        }
       *[other] { $count ->
            [one] { $who } fylder også rækken { $row }: { $points } point.
           *[other] { $who } fylder også rækken { $row }: { $points } point hver.
        }
    }
page-bloxx-news-over = { $count ->
        [one] Spillet er slut. { $who } vinder.
       *[other] Spillet er slut. { $who } vinder sammen.
    }

## Arkene

page-bloxx-sheet-of = Ark: { $who }
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
page-bloxx-square-row = rækken { $row }

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
        [one] 1 tomt
       *[other] { $blanks } tomme
    }
page-bloxx-score-total = I alt
page-bloxx-score-winner = Vinder

### Bloxx! på siden. $who er en spiller eller flere; en terning er A eller B; ruter skrives som c2.

# En farget rad kalles etter fargen sin. Egne ark kan ha andre navn: de blir som de er.
page-bloxx-colour = { $name ->
        [orange] oransje
        [violet] fiolett
        [green] grønn
        [blue] blå
       *[other] { $name }
    }
page-bloxx-player = Spiller { $number }
page-bloxx-computer = Datamaskin { $number }

## Hvem sin tur det er. $you er yes der bare én person spiller på enheten.

page-bloxx-status-choose = { $you ->
        [yes] Din tur: velg en terning.
       *[no] { $who }, velg en terning.
    }
page-bloxx-status-place = { $you ->
        [yes] Tegn nå formen på terning { $die }.
       *[no] { $who }, tegn formen på terning { $die }.
    }
page-bloxx-status-pass = { $you ->
        [yes] Ingen av formene passer på arket ditt.
       *[no] { $who }, ingen av formene passer på arket ditt.
    }
page-bloxx-status-rolls = { $who } kaster terningene.
page-bloxx-status-active = { $who } velger en terning.
page-bloxx-status-others = Har igjen å tegne: { $who }.
page-bloxx-status-over = Spillet er slutt.
page-bloxx-status-over-two = Spillet er slutt: to spillere kunne ikke tegne noe i samme runde.
page-bloxx-status-over-alone = Spillet er slutt: ingen av formene passer lenger.
page-bloxx-active = aktiv

## Terningene, og hva det betyr å ta dem

page-bloxx-dice = Terningene
page-bloxx-die = Terning { $die }
page-bloxx-die-nowhere = Passer ingen steder på arket ditt.
page-bloxx-die-lost = Sirkelen din blir et kryss.
page-bloxx-die-keeps = Du tegner sirkelen.
page-bloxx-die-may-lose = Sirkelen kan gå tapt.
page-bloxx-die-took = Tatt av { $who }.
page-bloxx-die-mine = Du tok den.
page-bloxx-note-yours = Andre som tar samme terning som deg, tegner et kryss i stedet for sirkelen.
page-bloxx-note-may-lose = Tar du etterpå samme terning som { $who }, blir sirkelen din et kryss.
page-bloxx-note-taken = { $who } tok terning { $die }: den som også tar den, tegner et kryss i stedet for sirkelen.

## Formen i hånden

page-bloxx-tools = Formen
page-bloxx-turn-left = Drei mot venstre (Skift+R)
page-bloxx-turn-right = Drei mot høyre (R)
page-bloxx-flip = Speilvend (F)
page-bloxx-draw = Tegn
page-bloxx-why-not = Hvorfor ikke?
page-bloxx-pass = Pass
page-bloxx-pass-why = Ingen av formene passer på arket ditt, så du tegner ikke noe denne gangen.
page-bloxx-keys = Velg en terning, eller dra den til arket ditt.
page-bloxx-nowhere-turn = Denne veien passer den ingen steder: drei den.
page-bloxx-not-here = Den passer ikke her.

## Hva det ville gi å tegne formen her: kort, flere står på rad

page-bloxx-will-circle = Ringer inn { $number } på { $square }
page-bloxx-will-complete = Fyller raden { $row }: { $points } poeng
page-bloxx-will-gap = { $count ->
        [one] Etterlater et hull: { $squares }
       *[other] Etterlater { $count } hull: { $squares }
    }
page-bloxx-will-spoil = Ødelegger raden { $row }
page-bloxx-will-nothing = Ingen hull, ingen tall.

## Hva som har skjedd

page-bloxx-news-rolled = { $who } kaster terningene.
page-bloxx-news-drew = { $who } tegner terning { $die } på { $squares }.
page-bloxx-news-number = Tallet { $number } er ringet inn.
page-bloxx-news-gaps = { $count ->
        [one] Det blir et hull.
       *[other] Det blir { $count } hull.
    }
page-bloxx-news-passed = { $who } kan ikke tegne noen av formene.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } er først ute med å fylle raden { $row }: 4 poeng!
           *[other] { $who } er først ute med å fylle raden { $row }, samtidig: 4 poeng hver!
        }
       *[other] { $count ->
            [one] { $who } fyller også raden { $row }: { $points } poeng.
           *[other] { $who } fyller også raden { $row }: { $points } poeng hver.
        }
    }
page-bloxx-news-over = { $count ->
        [one] Spillet er slutt. { $who } vinner.
       *[other] Spillet er slutt. { $who } vinner sammen.
    }

## Arkene

page-bloxx-sheet-of = Ark: { $who }
page-bloxx-sheet-summary = { $who }: { $points } poeng, { $shapes ->
        [one] 1 form
       *[other] { $shapes } former
    }, { $gaps } hull.
page-bloxx-points = { $points } poeng
page-bloxx-enlarge = Vis stort
page-bloxx-close = Lukk

# En rute for skjermlesere: delene skrives etter hverandre med komma imellom.
page-bloxx-square = rad { $row }, kolonne { $column }
page-bloxx-square-ghost = din form
page-bloxx-square-cross = kryss
page-bloxx-square-circle = sirkel
page-bloxx-square-gap = hull
page-bloxx-square-empty = tom
page-bloxx-square-number = tallet { $number }
page-bloxx-square-row = raden { $row }

## Poengene

page-bloxx-score = Stillingen
page-bloxx-score-final = Sluttresultat
page-bloxx-score-who = Spiller
page-bloxx-score-rows = Rader
page-bloxx-score-numbers = Tall
page-bloxx-score-minus = Minus
page-bloxx-score-gaps = { $gaps ->
        [one] 1 hull
       *[other] { $gaps } hull
    }
page-bloxx-score-blanks = { $blanks ->
        [one] 1 tom
       *[other] { $blanks } tomme
    }
page-bloxx-score-total = Sum
page-bloxx-score-winner = Vinner

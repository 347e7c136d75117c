### Bloxx! på siden. $who er en spiller eller flere; en terning er A eller B; ruter skrives som c2.

# En farget rad kalles etter fargen sin. Egne ark kan ha andre navn: de blir som de er.
page-bloxx-colour = { $name ->
        [orange] oransje
        [violet] fiolett
        [green] grønn
        [blue] blå
       *[other] { $name }
    }
# Raden som objekt i en setning, for eksempel: fyller den grønne raden.
page-bloxx-the-row = { $name ->
        [orange] den oransje raden
        [violet] den fiolette raden
        [green] den grønne raden
        [blue] den blå raden
       *[other] raden { $name }
    }
page-bloxx-player = Spiller { $number }
page-bloxx-computer = Datamaskin { $number }

## Hvem sin tur det er. $you er yes der bare én person spiller på enheten.

page-bloxx-status-choose = { $who }, velg en terning.
page-bloxx-status-choose-you = Din tur: velg en terning.
page-bloxx-status-place = { $who }, tegn formen på terning { $die }.
page-bloxx-status-place-you = Tegn nå formen på terning { $die }.
page-bloxx-status-pass = { $who }, ingen av formene passer på arket ditt.
page-bloxx-status-pass-you = Ingen av formene passer på arket ditt.
page-bloxx-status-rolls = { $who } kaster terningene.
page-bloxx-status-rolls-you = Du kaster terningene.
page-bloxx-status-active = { $who } velger en terning.
page-bloxx-status-active-you = Du velger en terning.
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
page-bloxx-note-yours = Tar andre terningen din, blir sirkelen deres et kryss.
page-bloxx-note-may-lose = Tar du samme terning som { $who }, blir sirkelen din et kryss.
page-bloxx-note-taken = { $who } tok terning { $die }. Tar du den også, blir sirkelen din et kryss.

## Formen i hånden

page-bloxx-tools = Formen
page-bloxx-turn-left = Drei til venstre (Skift+R)
page-bloxx-turn-right = Drei til høyre (R)
page-bloxx-flip = Speilvend (F)
page-bloxx-draw = Tegn
page-bloxx-why-not = Hvorfor ikke?
page-bloxx-pass = Pass
page-bloxx-pass-why = Ingen av formene passer på arket ditt, så du tegner ikke noe denne runden.
page-bloxx-keys = Velg en terning, eller dra den til arket ditt.
page-bloxx-nowhere-turn = I denne stillingen passer den ingen steder: drei den.
page-bloxx-not-here = Den passer ikke her.

## Hva det ville gi å tegne formen her: kort, flere står på rad

page-bloxx-will-circle = Ringer inn { $number } på { $square }
page-bloxx-will-complete = Fyller { $row }: { $points } poeng
page-bloxx-will-gap = { $count ->
        [one] Etterlater et hull: { $squares }
       *[other] Etterlater { $count } hull: { $squares }
    }
page-bloxx-will-spoil = Ødelegger { $row }
page-bloxx-will-nothing = Ingen hull, ingen tall.

## Hva som har skjedd

page-bloxx-news-rolled = { $who } kaster terningene.
page-bloxx-news-rolled-you = Du kaster terningene.
page-bloxx-news-drew = { $who } tegner terning { $die } på { $squares }.
page-bloxx-news-drew-you = Du tegner terning { $die } på { $squares }.
page-bloxx-news-number = Tallet { $number } er ringet inn.
page-bloxx-news-gaps = { $count ->
        [one] Det blir et hull.
       *[other] Det blir { $count } hull.
    }
page-bloxx-news-passed = { $who } kan ikke tegne noen av formene.
page-bloxx-news-passed-you = Du kan ikke tegne noen av formene.
page-bloxx-news-row = { $points ->
        [4] { $count ->
            [one] { $who } er først ute med å fylle { $row }: 4 poeng!
           *[other] { $who } er først ute med å fylle { $row }, samtidig: 4 poeng hver!
        }
       *[other] { $count ->
            [one] { $who } fyller også { $row }: { $points } poeng.
           *[other] { $who } fyller også { $row }: { $points } poeng hver.
        }
    }
page-bloxx-news-row-you = { $points ->
        [4] Du er først ute med å fylle { $row }: 4 poeng!
       *[other] Du fyller også { $row }: { $points } poeng.
    }
page-bloxx-news-over = { $count ->
        [one] Spillet er slutt. { $who } vinner.
       *[other] Spillet er slutt. { $who } vinner sammen.
    }
page-bloxx-news-over-you = Spillet er slutt. Du vinner.

## Arkene

page-bloxx-sheet-of = Arket til { $who }
page-bloxx-sheet-of-you = Arket ditt
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
page-bloxx-square-row = { $row ->
        [orange] oransje rad
        [violet] fiolett rad
        [green] grønn rad
        [blue] blå rad
       *[other] raden { $row }
    }

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
        [one] 1 tom rute
       *[other] { $blanks } tomme ruter
    }
page-bloxx-score-total = Sum
page-bloxx-score-winner = Vinner
page-bloxx-score-about = Poeng: flest vinner
page-how-bloxx-1 = To terninger kastes. Den aktive spilleren tar en; så tar alle andre en av dem.
page-how-bloxx-2 = Tegn formen på arket ditt. Den første berører nederkanten, de neste noe du har tegnet.
page-how-bloxx-3 = Sirkler på tall og fulle fargede rader gir poeng, hull koster. Tar du samme terning som den aktive spilleren, blir sirkelen din et kryss.
page-coach-bloxx-1 = Ta en av de to terningene.
page-coach-bloxx-2 = Tegn formen her, nedenfra og opp. La det ikke bli hull.
page-coach-bloxx-3 = Her ser du stillingen.
page-keys-bloxx-1 = velg terning
page-keys-bloxx-2 = flytt formen
page-keys-bloxx-3 = drei
page-keys-bloxx-4 = speilvend
page-keys-bloxx-5 = neste sted der den passer
page-keys-bloxx-6 = tegn
page-keys-bloxx-7 = legg tilbake

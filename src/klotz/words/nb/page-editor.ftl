### A position set up by hand.

page-editor-how = Ta brikker fra forrådet og legg dem, alle farger i hvilken som helst rekkefølge. Trykk på en brikke på brettet for å ta den bort.
page-editor-game = Spill
page-editor-players = { $players } spillere
page-editor-pieces = Brikker i hånden
page-editor-next = Neste i tur
page-editor-back = Angre
page-editor-clear = Tøm brettet
page-editor-flaws = Slik kan det ikke bli i et spill:
page-editor-over = I denne stillingen er spillet over.
page-editor-analyse = Analyser
page-editor-computer = Spill mot datamaskinen
page-editor-friends = Spill med venner
page-editor-alone = Spill videre alene
page-editor-none = Stillinger i { $game } kan ikke settes opp for hånd ennå. Du kan spille fram en trekk for trekk.

## Bloxx!: sheets that are drawn on

page-editor-how-bloxx = Velg en form på terningene og tegn den på arket. Trykk på en tegnet form for å ta den bort.
page-editor-pieces-bloxx = Ark
page-editor-next-bloxx = Kaster som neste
page-editor-clear-bloxx = Tøm arkene
page-editor-idle-bloxx = Velg en form.
page-editor-face = Terning { $die }, form { $number }
page-editor-lost = Kryss i stedet for sirkel

## Bloqs: towers, the ring, and cards

page-editor-how-bloqs = Velg en brikke fra forrådet og bygg den inn i tårnet. Trykk på en brikke i et tårn for å ta den ut.
page-editor-pieces-bloqs = Tårn
page-editor-ring = Skiver og figurer
page-editor-pawn-start = Startsirkel
page-editor-pawn-disc = Skive { $place }
page-editor-cards = Kort
page-editor-card-add = Legg til et kort
page-editor-card-away = Fjern { $card }
page-editor-secrets = Alle kjenner kortene du deler ut. Ta dem tilbake hvis du vil spille stillingen, så deles de ut når spillet starter.

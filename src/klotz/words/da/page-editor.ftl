### A position set up by hand.

page-editor-how = Tag brikker fra forrådet og læg dem, alle farver i vilkårlig rækkefølge. Tryk på en brik på brættet for at tage den væk.
page-editor-game = Spil
page-editor-players = { $players } spillere
page-editor-pieces = Brikker i hånden
page-editor-next = Næste i tur
page-editor-back = Fortryd
page-editor-clear = Tøm brættet
page-editor-flaws = Sådan kan det ikke se ud i et spil:
page-editor-over = I denne stilling er spillet slut.
page-editor-analyse = Analysér
page-editor-computer = Spil mod computeren
page-editor-friends = Spil med venner
page-editor-alone = Spil videre alene
page-editor-none = Stillinger i { $game } kan ikke stilles op i hånden endnu. Du kan spille en frem træk for træk.

## Bloxx!: sheets that are drawn on

page-editor-how-bloxx = Vælg en form på terningerne, og tegn den på arket. Tryk på en tegnet form for at tage den væk.
page-editor-pieces-bloxx = Ark
page-editor-next-bloxx = Slår som den næste
page-editor-clear-bloxx = Tøm arkene
page-editor-idle-bloxx = Vælg en form.
page-editor-face = Terning { $die }, form { $number }
page-editor-lost = Kryds i stedet for cirkel

## Bloqs: towers, the ring, and cards

page-editor-how-bloqs = Vælg en brik fra forrådet, og byg den ind i tårnet. Tryk på en brik i et tårn for at tage den ud.
page-editor-pieces-bloqs = Tårn
page-editor-ring = Skiver og figurer
page-editor-pawn-start = Startcirkel
page-editor-pawn-disc = Skive { $place }
page-editor-cards = Kort
page-editor-card-add = Tilføj et kort
page-editor-card-away = Fjern { $card }
page-editor-secrets = Alle kender de kort, du deler ud. Tag dem tilbage, hvis du vil spille stillingen, så bliver de delt ud, når spillet starter.

### A position set up by hand.

page-editor-how = Ta bitar ur förrådet och lägg ut dem, vilken färg som helst i vilken ordning som helst. Tryck på en bit på brädet för att ta bort den.
page-editor-game = Spel
page-editor-players = { $players } spelare
page-editor-pieces = Bitar i handen
page-editor-next = Näst på tur
page-editor-back = Ångra
page-editor-clear = Töm brädet
page-editor-flaws = Så kan det aldrig se ut i ett parti:
page-editor-over = I den här ställningen är spelet slut.
page-editor-analyse = Analysera
page-editor-computer = Spela mot datorn
page-editor-friends = Spela med vänner
page-editor-alone = Spela vidare ensam
page-editor-none = Ställningar i { $game } kan inte ställas upp för hand än. Du kan spela fram en drag för drag.

## Bloxx!: sheets that are drawn on

page-editor-how-bloxx = Välj en form på tärningarna och rita den på bladet. Tryck på en ritad form för att ta bort den.
page-editor-pieces-bloxx = Blad
page-editor-next-bloxx = Slår härnäst
page-editor-clear-bloxx = Töm bladen
page-editor-idle-bloxx = Välj en form.
page-editor-face = Tärning { $die }, form { $number }
page-editor-lost = Kryss i stället för cirkel

## Bloqs: towers, the ring, and cards

page-editor-how-bloqs = Välj en bit ur förrådet och bygg in den i tornet. Tryck på en bit i ett torn för att ta ut den.
page-editor-pieces-bloqs = Torn
page-editor-ring = Brickor och pjäser
page-editor-pawn-start = Startcirkel
page-editor-pawn-disc = Bricka { $place }
page-editor-cards = Kort
page-editor-card-add = Lägg till ett kort
page-editor-card-away = Ta bort { $card }
page-editor-secrets = Korten du delar ut känner alla till. Ta tillbaka dem om du vill spela ställningen, så delas de ut när spelet börjar.

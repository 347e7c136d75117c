### Varför ett drag i Bloqs avvisades. $player är ett tal från 1; bitar skrivs som L4#21, celler som a1.1.

bloqs-game-over = Spelet är slut.
bloqs-not-your-turn = Det är inte din tur: spelet väntar på spelare { $player }.
bloqs-chance-first = Ingen ska dra nu: först slås tärningen, en bricka vänds eller ett kort dras.
bloqs-not-now = Det går inte nu: spelet väntar på något annat.
bloqs-choose-direction = Välj först riktning: cw går medurs, ccw åt andra hållet.
bloqs-roll-or-card = Slå tärningen först, eller spela ett kort i stället.
bloqs-answer-first = Någon vill ha något av dig: låt det ske, eller försvara dig.

bloqs-wrong-shape = De här cellerna har inte formen av { $piece }. Skriv alla dess kuber, till exempel a1.1,b1.1 för två i rad.
bloqs-cell-taken = Det finns redan en kub på { $cell }.
bloqs-juts-out = Kuben på { $cell } skulle sticka ut över kanten på din byggplats.
bloqs-beside-site = Kuben på { $cell } skulle ligga på bordet bredvid din byggplats.
bloqs-floats = { $piece } skulle hänga i luften: någon av dess kuber måste stå på marken eller på en annan kub.
bloqs-no-way-in = { $piece } går inte att skjuta in där: andra bitar är i vägen.
bloqs-would-fall = Med { $piece } där skulle tornet välta.

bloqs-not-in-tower = { $piece } finns inte i tornet hos spelare { $player }.
bloqs-locked-in = { $piece } går inte att dra ut: andra bitar är i vägen.
bloqs-others-fall = Om { $piece } tas faller andra bitar.
bloqs-no-place = Spelare { $player } har ingen plats för { $piece }.
bloqs-no-place-after-swap = Efter det bytet skulle någon sakna plats för den nya biten.

bloqs-build-first = Bygg först { $piece }, som du har i handen.
bloqs-other-piece = Biten i din hand är { $piece }.
bloqs-take-from-stock = Ta en bit ur förrådet och bygg den.
bloqs-must-build = Du kan bygga en bit, så du måste.
bloqs-other-kind = Den här brickan är för bitar av sorten { $kind }.
bloqs-none-left = Det finns ingen { $kind } kvar i förrådet.
bloqs-next-in-stock = Nästa bit av den sorten i förrådet är { $piece }.
bloqs-steal-first = Stjäl först en bit från någon annan.
bloqs-steal-from-others = Du kan inte stjäla från dig själv.
bloqs-swap-first = Byt först en bit med alla på din bricka.
bloqs-not-on-disc = Det finns inget byte att göra med spelare { $player }.

bloqs-no-cards = Det här spelet spelas utan kort.
bloqs-no-such-card = Du har inte kortet { $card }.
bloqs-card-not-now = Kortet { $card } kan inte spelas nu.
bloqs-teleport-to-others = Du kan inte byta plats med dig själv.

### Varför ett spel Bloqs tog slut.

outcome-perfect-cube = Någon byggde en perfekt kub.
outcome-perfect-double-cube = Någon byggde en perfekt dubbelkub.
outcome-stock-empty = Den sista biten i förrådet är tagen.
outcome-discs-turned = Den sista brickan är uppvänd.

### Varför ett drag i Bloqs avvisades. $player är ett tal från 1; bitar skrivs som L4#21, celler som a1.1.

bloqs-game-over = Spelet är slut.
bloqs-not-your-turn = Det är inte din tur: spelet väntar på spelare { $player }.
bloqs-chance-first = Ingen står på tur nu: först slås tärningen, en bricka vänds eller ett kort dras.
bloqs-not-now = Det går inte nu: spelet väntar på något annat.
bloqs-choose-direction = Välj först riktning: cw går medurs, ccw åt andra hållet.
bloqs-roll-or-card = Slå tärningen först, eller spela ett kort i stället.
bloqs-answer-first = Någon vill ha något av dig: tillåt det, eller försvara dig.

bloqs-wrong-shape = De här cellerna har inte formen av { $piece }. Skriv alla dess kuber, till exempel a1.1,b1.1 för två i rad.
    .plain = Det är inte den här bitens form.
bloqs-cell-taken = Det finns redan en kub på { $cell }.
    .plain = Där finns redan en kub.
bloqs-juts-out = Kuben på { $cell } skulle sticka ut över kanten på din byggplats.
    .plain = Biten skulle sticka ut över kanten på din byggplats.
bloqs-juts-too-far = Kuben på { $cell } skulle sticka ut för långt: högst { $most } rutor över kanten är tillåtet.
    .plain = Biten skulle sticka ut för långt.
bloqs-beside-site = Kuben på { $cell } skulle ligga på bordet bredvid din byggplats.
    .plain = Biten skulle ligga på bordet bredvid din byggplats.
bloqs-floats = { $piece } skulle hänga i luften: någon av dess kuber måste stå på marken eller på en annan kub.
    .plain = Biten skulle hänga i luften: den måste stå på marken eller på en annan bit.
bloqs-no-way-in = { $piece } går inte att skjuta in där: andra bitar är i vägen.
    .plain = Biten går inte att skjuta in där: andra bitar är i vägen.
bloqs-would-fall = Med { $piece } där skulle tornet välta.
    .plain = Med biten där skulle tornet välta.

bloqs-not-in-tower = { $piece } finns inte i tornet hos spelare { $player }.
    .plain = Den biten finns inte i spelare { $player }:s torn.
bloqs-covered = På { $piece } ligger en annan bit, och vid det här bordet får den då inte tas.
    .plain = En annan bit ligger ovanpå, och vid det här bordet får den då inte tas.
bloqs-locked-in = { $piece } går inte att dra ut: andra bitar är i vägen.
    .plain = Biten går inte att dra ut: andra är i vägen.
bloqs-others-fall = Om { $piece } tas faller andra bitar.
    .plain = Om du tar den biten faller andra.
bloqs-no-place = Spelare { $player } har ingen plats för { $piece }.
    .plain = Spelare { $player } har ingenstans att bygga biten.
bloqs-no-place-after-swap = Efter det bytet skulle någon sakna plats för den nya biten.

bloqs-build-first = Bygg först { $piece }, som du har i handen.
    .plain = Bygg först biten du har i handen.
bloqs-other-piece = Biten i din hand är { $piece }.
    .plain = Du har en annan bit i handen.
bloqs-take-from-stock = Ta en bit ur förrådet och bygg den.
bloqs-must-build = Du kan bygga en bit, så du måste.
bloqs-other-kind = Den här brickan ger dig { $kind }.
bloqs-none-left = Det finns ingen { $kind } kvar i förrådet.
bloqs-next-in-stock = Nästa bit av den sorten i förrådet är { $piece }.
    .plain = Ta nästa bit av den sorten ur förrådet.
bloqs-steal-first = Stjäl först en bit från någon annan.
bloqs-steal-from-others = Du kan inte stjäla från dig själv.
bloqs-has-defended = Spelare { $player } har redan försvarat sig: stjäl från någon annan.
bloqs-swap-first = Byt först en bit med alla på din bricka.
bloqs-not-on-disc = Det finns inget att byta med spelare { $player }.

bloqs-no-cards = Det här spelet spelas utan kort.
bloqs-no-such-card = Du har inte kortet { $card }.
bloqs-card-not-now = Kortet { $card } kan inte spelas nu.
bloqs-teleport-to-others = Du kan inte byta plats med dig själv.
bloqs-teleport-start = Pjäsen för spelare { $player } står kvar på sin startcirkel, och där kan man vid det här bordet inte byta plats med den.

## Of a position that is set up by hand

bloqs-another-disc = I den här lådan ligger en annan bricka på plats { $place }.
bloqs-no-more-discs = Det finns inga fler sådana brickor.
bloqs-no-more-cards = Det finns inga fler sådana kort.

### Varför ett spel Bloqs tog slut.

outcome-perfect-cube = Någon byggde en perfekt kub.
outcome-perfect-double-cube = Någon byggde en perfekt dubbelkub.
outcome-stock-empty = Den sista biten i förrådet är tagen.
outcome-discs-turned = Den sista brickan är uppvänd.

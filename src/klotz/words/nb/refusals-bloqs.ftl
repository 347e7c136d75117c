### Hvorfor et trekk i Bloqs ble avvist. $player er et tall fra 1; brikker skrives som L4#21, celler som a1.1.

bloqs-game-over = Spillet er slutt.
bloqs-not-your-turn = Det er ikke din tur: spillet venter på spiller { $player }.
bloqs-chance-first = Ingen har turen nå: først kastes terningen, en skive snus eller et kort trekkes.
bloqs-not-now = Det går ikke nå: spillet venter på noe annet.
bloqs-choose-direction = Velg først retning: cw går med klokka, ccw den andre veien.
bloqs-roll-or-card = Kast terningen først, eller spill et kort i stedet.
bloqs-answer-first = Noen vil ha noe av deg: tillat det, eller forsvar deg.

bloqs-wrong-shape = Disse cellene har ikke formen til { $piece }. Skriv alle kubene, for eksempel a1.1,b1.1 for to på rad.
    .plain = Det er ikke formen på denne brikken.
bloqs-cell-taken = Det er allerede en kube på { $cell }.
    .plain = Der er det allerede en kube.
bloqs-juts-out = Kuben på { $cell } ville stikke ut over kanten av byggeplassen din.
    .plain = Brikken ville stikke ut over kanten av byggeplassen din.
bloqs-juts-too-far = Kuben på { $cell } ville stikke for langt ut: høyst { $most } ruter ut over kanten er tillatt.
    .plain = Brikken ville stikke for langt ut.
bloqs-beside-site = Kuben på { $cell } ville ligge på bordet ved siden av byggeplassen din.
    .plain = Brikken ville ligge på bordet ved siden av byggeplassen din.
bloqs-floats = { $piece } ville henge i luften: en av kubene må stå på bakken eller på en annen kube.
    .plain = Brikken ville henge i luften: den må stå på bakken eller på en annen brikke.
bloqs-no-way-in = { $piece } kan ikke skyves inn der: andre brikker er i veien.
    .plain = Brikken kan ikke skyves inn der: andre brikker er i veien.
bloqs-would-fall = Med { $piece } der ville tårnet velte.
    .plain = Med brikken der ville tårnet velte.

bloqs-not-in-tower = { $piece } er ikke i tårnet til spiller { $player }.
    .plain = Den brikken er ikke i tårnet til spiller { $player }.
bloqs-covered = På { $piece } ligger en annen brikke, og ved dette bordet kan den da ikke tas.
    .plain = En annen brikke ligger oppå, og ved dette bordet kan den da ikke tas.
bloqs-locked-in = { $piece } kan ikke trekkes ut: andre brikker er i veien.
    .plain = Brikken kan ikke trekkes ut: andre er i veien.
bloqs-others-fall = Hvis { $piece } tas, faller andre brikker.
    .plain = Tar du den brikken, faller andre.
bloqs-no-place = Spiller { $player } har ingen plass til { $piece }.
    .plain = Spiller { $player } har ingen steder å bygge brikken.
bloqs-no-place-after-swap = Etter det byttet ville noen mangle plass til den nye brikken.

bloqs-build-first = Bygg først { $piece }, som du har i hånden.
    .plain = Bygg først brikken du har i hånden.
bloqs-other-piece = Brikken i hånden din er { $piece }.
    .plain = Du har en annen brikke i hånden.
bloqs-take-from-stock = Ta en brikke fra forrådet og bygg den.
bloqs-must-build = Du kan bygge en brikke, så du må.
bloqs-other-kind = Denne skiven gir deg { $kind }.
bloqs-none-left = Det er ingen { $kind } igjen i forrådet.
bloqs-next-in-stock = Den neste brikken av den typen i forrådet er { $piece }.
    .plain = Ta neste brikke av den typen fra forrådet.
bloqs-steal-first = Stjel først en brikke fra en annen.
bloqs-steal-from-others = Du kan ikke stjele fra deg selv.
bloqs-has-defended = Spiller { $player } har allerede forsvart seg: stjel fra en annen.
bloqs-swap-first = Bytt først en brikke med alle på skiven din.
bloqs-not-on-disc = Det er ingenting å bytte med spiller { $player }.

bloqs-no-cards = Dette spillet spilles uten kort.
bloqs-no-such-card = Du har ikke kortet { $card }.
bloqs-card-not-now = Kortet { $card } kan ikke spilles nå.
bloqs-teleport-to-others = Du kan ikke bytte plass med deg selv.
bloqs-teleport-start = Figuren til spiller { $player } står fortsatt på startsirkelen sin, og der kan man ved dette bordet ikke bytte plass med den.

## Of a position that is set up by hand

bloqs-another-disc = I denne esken ligger det en annen skive på plass { $place }.
bloqs-no-more-discs = Det finnes ikke flere slike skiver.
bloqs-no-more-cards = Det finnes ikke flere slike kort.

### Hvorfor et spill Bloqs tok slutt.

outcome-perfect-cube = Noen bygde en perfekt kube.
outcome-perfect-double-cube = Noen bygde en perfekt dobbeltkube.
outcome-stock-empty = Den siste brikken i forrådet er tatt.
outcome-discs-turned = Den siste skiven er snudd.

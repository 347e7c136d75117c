### Hvorfor et trekk i Bloqs ble avvist. $player er et tall fra 1; brikker skrives som L4#21, celler som a1.1.

bloqs-game-over = Spillet er slutt.
bloqs-not-your-turn = Det er ikke din tur: spillet venter på spiller { $player }.
bloqs-chance-first = Ingen skal trekke nå: først kastes terningen, en skive snus eller et kort trekkes.
bloqs-not-now = Det går ikke nå: spillet venter på noe annet.
bloqs-choose-direction = Velg først retning: cw går med klokka, ccw den andre veien.
bloqs-roll-or-card = Kast terningen først, eller spill et kort i stedet.
bloqs-answer-first = Noen vil ha noe av deg: la det skje, eller forsvar deg.

bloqs-wrong-shape = Disse cellene har ikke formen til { $piece }. Skriv alle kubene, for eksempel a1.1,b1.1 for to på rad.
bloqs-cell-taken = Det er allerede en kube på { $cell }.
bloqs-juts-out = Kuben på { $cell } ville stikke ut over kanten av byggeplassen din.
bloqs-beside-site = Kuben på { $cell } ville ligge på bordet ved siden av byggeplassen din.
bloqs-floats = { $piece } ville henge i luften: en av kubene må stå på bakken eller på en annen kube.
bloqs-no-way-in = { $piece } kan ikke skyves inn der: andre brikker er i veien.
bloqs-would-fall = Med { $piece } der ville tårnet velte.

bloqs-not-in-tower = { $piece } er ikke i tårnet til spiller { $player }.
bloqs-locked-in = { $piece } kan ikke trekkes ut: andre brikker er i veien.
bloqs-others-fall = Hvis { $piece } tas, faller andre brikker.
bloqs-no-place = Spiller { $player } har ingen plass til { $piece }.
bloqs-no-place-after-swap = Etter det byttet ville noen mangle plass til den nye brikken.

bloqs-build-first = Bygg først { $piece }, som du har i hånden.
bloqs-other-piece = Brikken i hånden din er { $piece }.
bloqs-take-from-stock = Ta en brikke fra forrådet og bygg den.
bloqs-must-build = Du kan bygge en brikke, så du må.
bloqs-other-kind = Denne skiven er for brikker av slaget { $kind }.
bloqs-none-left = Det er ingen { $kind } igjen i forrådet.
bloqs-next-in-stock = Den neste brikken av det slaget i forrådet er { $piece }.
bloqs-steal-first = Stjel først en brikke fra en annen.
bloqs-steal-from-others = Du kan ikke stjele fra deg selv.
bloqs-swap-first = Bytt først en brikke med alle på skiven din.
bloqs-not-on-disc = Det er ingenting å bytte med spiller { $player }.

bloqs-no-cards = Dette spillet spilles uten kort.
bloqs-no-such-card = Du har ikke kortet { $card }.
bloqs-card-not-now = Kortet { $card } kan ikke spilles nå.
bloqs-teleport-to-others = Du kan ikke bytte plass med deg selv.

### Hvorfor et spill Bloqs tok slutt.

outcome-perfect-cube = Noen bygde en perfekt kube.
outcome-perfect-double-cube = Noen bygde en perfekt dobbeltkube.
outcome-stock-empty = Den siste brikken i forrådet er tatt.
outcome-discs-turned = Den siste skiven er snudd.

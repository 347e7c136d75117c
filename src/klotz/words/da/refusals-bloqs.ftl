### Hvorfor et træk i Bloqs blev afvist. $player er et tal fra 1; brikker skrives som L4#21, celler som a1.1.

bloqs-game-over = Spillet er slut.
bloqs-not-your-turn = Det er ikke din tur: spillet venter på spiller { $player }.
bloqs-chance-first = Ingen skal trække nu: først slås terningen, en skive vendes, eller et kort trækkes.
bloqs-not-now = Det kan ikke gøres nu: spillet venter på noget andet.
bloqs-choose-direction = Vælg først en retning: cw går med uret, ccw den anden vej.
bloqs-roll-or-card = Slå først med terningen, eller spil et kort i stedet.
bloqs-answer-first = Nogen vil have noget af dig: lad det ske, eller forsvar dig.

bloqs-wrong-shape = Disse celler har ikke formen af { $piece }. Skriv alle dens kuber, for eksempel a1.1,b1.1 for to på række.
bloqs-cell-taken = Der er allerede en kube på { $cell }.
bloqs-juts-out = Kuben på { $cell } ville rage ud over kanten af din byggeplads.
bloqs-beside-site = Kuben på { $cell } ville ligge på bordet ved siden af din byggeplads.
bloqs-floats = { $piece } ville hænge i luften: en af dens kuber skal stå på jorden eller på en anden kube.
bloqs-no-way-in = { $piece } kan ikke skubbes ind der: andre brikker er i vejen.
bloqs-would-fall = Med { $piece } der ville tårnet vælte.

bloqs-not-in-tower = { $piece } er ikke i tårnet hos spiller { $player }.
bloqs-locked-in = { $piece } kan ikke trækkes ud: andre brikker er i vejen.
bloqs-others-fall = Hvis { $piece } tages, falder andre brikker.
bloqs-no-place = Spiller { $player } har ingen plads til { $piece }.
bloqs-no-place-after-swap = Efter det bytte ville nogen mangle plads til den nye brik.

bloqs-build-first = Byg først { $piece }, som du har i hånden.
bloqs-other-piece = Brikken i din hånd er { $piece }.
bloqs-take-from-stock = Tag en brik fra forrådet, og byg den.
bloqs-must-build = Du kan bygge en brik, så du skal.
bloqs-other-kind = Denne skive er til brikker af slagsen { $kind }.
bloqs-none-left = Der er ingen { $kind } tilbage i forrådet.
bloqs-next-in-stock = Den næste brik af den slags i forrådet er { $piece }.
bloqs-steal-first = Stjæl først en brik fra en anden.
bloqs-steal-from-others = Du kan ikke stjæle fra dig selv.
bloqs-swap-first = Byt først en brik med alle på din skive.
bloqs-not-on-disc = Der er intet bytte at gøre med spiller { $player }.

bloqs-no-cards = Dette spil spilles uden kort.
bloqs-no-such-card = Du har ikke kortet { $card }.
bloqs-card-not-now = Kortet { $card } kan ikke spilles nu.
bloqs-teleport-to-others = Du kan ikke bytte plads med dig selv.

### Hvorfor et spil Bloqs sluttede.

outcome-perfect-cube = Nogen byggede en perfekt kube.
outcome-perfect-double-cube = Nogen byggede en perfekt dobbeltkube.
outcome-stock-empty = Den sidste brik i forrådet er taget.
outcome-discs-turned = Den sidste skive er vendt.

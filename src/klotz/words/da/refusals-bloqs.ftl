### Hvorfor et træk i Bloqs blev afvist. $player er et tal fra 1; brikker skrives som L4#21, celler som a1.1.

bloqs-game-over = Spillet er slut.
bloqs-not-your-turn = Det er ikke din tur: spillet venter på spiller { $player }.
bloqs-chance-first = Ingen har turen nu: først slås terningen, en skive vendes, eller et kort trækkes.
bloqs-not-now = Det kan ikke gøres nu: spillet venter på noget andet.
bloqs-choose-direction = Vælg først en retning: cw går med uret, ccw den anden vej.
bloqs-roll-or-card = Slå først med terningen, eller spil et kort i stedet.
bloqs-answer-first = Nogen vil have noget af dig: tillad det, eller forsvar dig.

bloqs-wrong-shape = Disse celler har ikke formen af { $piece }. Skriv alle dens klodser, for eksempel a1.1,b1.1 for to på række.
    .plain = Det er ikke denne briks form.
bloqs-cell-taken = Der er allerede en klods på { $cell }.
    .plain = Der er allerede en klods.
bloqs-juts-out = Klodsen på { $cell } ville stikke ud over kanten af din byggeplads.
    .plain = Brikken ville stikke ud over kanten af din byggeplads.
bloqs-juts-too-far = Klodsen på { $cell } ville stikke for langt ud: højst { $most } felter ud over kanten er tilladt.
    .plain = Brikken ville stikke for langt ud.
bloqs-beside-site = Klodsen på { $cell } ville ligge på bordet ved siden af din byggeplads.
    .plain = Brikken ville ligge på bordet ved siden af din byggeplads.
bloqs-floats = { $piece } ville hænge i luften: en af dens klodser skal stå på jorden eller på en anden klods.
    .plain = Brikken ville hænge i luften: den skal stå på jorden eller på en anden brik.
bloqs-no-way-in = { $piece } kan ikke skubbes ind der: andre brikker er i vejen.
    .plain = Brikken kan ikke skubbes ind der: andre brikker er i vejen.
bloqs-would-fall = Med { $piece } der ville tårnet vælte.
    .plain = Med brikken der ville tårnet vælte.

bloqs-not-in-tower = { $piece } er ikke i tårnet hos spiller { $player }.
    .plain = Den brik er ikke i spiller { $player }s tårn.
bloqs-covered = På { $piece } ligger en anden brik, og ved dette bord må den så ikke tages.
    .plain = En anden brik ligger ovenpå, og ved dette bord må den så ikke tages.
bloqs-locked-in = { $piece } kan ikke trækkes ud: andre brikker er i vejen.
    .plain = Brikken kan ikke trækkes ud: andre er i vejen.
bloqs-others-fall = Hvis { $piece } tages, falder andre brikker.
    .plain = Hvis du tager den brik, falder andre.
bloqs-no-place = Spiller { $player } har ingen plads til { $piece }.
    .plain = Spiller { $player } har ingen steder at bygge brikken.
bloqs-no-place-after-swap = Efter det bytte ville nogen mangle plads til den nye brik.

bloqs-build-first = Byg først { $piece }, som du har i hånden.
    .plain = Byg først brikken i din hånd.
bloqs-other-piece = Brikken i din hånd er { $piece }.
    .plain = Du har en anden brik i hånden.
bloqs-take-from-stock = Tag en brik fra forrådet, og byg den.
bloqs-must-build = Du kan bygge en brik, så du skal.
bloqs-other-kind = Denne skive giver dig { $kind }.
bloqs-none-left = Der er ingen { $kind } tilbage i forrådet.
bloqs-next-in-stock = Den næste brik af den type i forrådet er { $piece }.
    .plain = Tag den næste brik af den type fra forrådet.
bloqs-steal-first = Stjæl først en brik fra en anden.
bloqs-steal-from-others = Du kan ikke stjæle fra dig selv.
bloqs-has-defended = Spiller { $player } har allerede forsvaret sig: stjæl fra en anden.
bloqs-swap-first = Byt først en brik med alle på din skive.
bloqs-not-on-disc = Der er ikke noget at bytte med spiller { $player }.

bloqs-no-cards = Dette spil spilles uden kort.
bloqs-no-such-card = Du har ikke kortet { $card }.
bloqs-card-not-now = Kortet { $card } kan ikke spilles nu.
bloqs-teleport-to-others = Du kan ikke bytte plads med dig selv.
bloqs-teleport-start = Figuren for spiller { $player } står stadig på sin startcirkel, og der kan man ved dette bord ikke bytte plads med den.

## Of a position that is set up by hand

bloqs-another-disc = I denne æske ligger der en anden skive på plads { $place }.
bloqs-no-more-discs = Der er ikke flere af de skiver.
bloqs-no-more-cards = Der er ikke flere af de kort.

### Hvorfor et spil Bloqs sluttede.

outcome-perfect-cube = Nogen byggede en perfekt kubus.
outcome-perfect-double-cube = Nogen byggede en perfekt dobbeltkubus.
outcome-stock-empty = Den sidste brik i forrådet er taget.
outcome-discs-turned = Den sidste skive er vendt.

### Hvorfor et ark, terninger, brikker, en ring, kort eller en hel eske ikke går, for den som eier den.

## Filer

data-neither = «{ $given }» er verken «standard» eller en fil med et navn som slutter på .toml.
data-wrong-form = Her skal det stå «standard», en TOML-fil eller det en slik fil inneholder.
data-no-file = Filen finnes ikke.
data-unreadable = Filen kan ikke leses: { $why }.
data-too-large = Filen er større enn { $most } kB.
data-not-utf8 = Dette er ikke tekst i UTF-8.
data-not-toml = Dette er ikke TOML: { $why }.
data-too-deep = Parentesene ligger for dypt inni hverandre.

## Oppføringer

data-unknown-entry = «{ $entry }» er ukjent. Her kan det stå { $known }.
data-missing-entry = «{ $entry }» mangler.
data-wrong-type =
    «{ $entry }» skal være { $wanted ->
        [text] en tekst
        [number] et helt tall
        [list] en liste
        [table] en tabell
       *[drawing] en tegning med ett tegn for hver rute
    }.
data-name-empty = Navnet er tomt.
data-name-long = Navnet har { $count } tegn; høyst { $most } er tillatt.
data-name-unprintable = Navnet har et tegn som ikke kan skrives ut.
data-colour = «{ $given }» er ikke en farge. Skriv den slik: #e69f00.

## Arket i Bloxx!

data-sheet-rows = Arket har { $count } rader. Det kan ha { $least } til { $most }.
data-sheet-columns = Arket har { $count } kolonner. Det kan ha { $least } til { $most }.
data-sheet-ragged = Linje { $line } har { $count } ruter, men den første { $columns }.
data-sheet-square = «{ $given }» kan ikke stå på en rute. En rute har et tall fra 1 til 9 eller en prikk.
data-sheet-coloured = { $count } rader er farget; høyst { $most } er tillatt.
data-sheet-row-off = Det finnes ingen rad { $row }. Radene telles fra 1 nederst til { $rows }.
data-sheet-row-twice = Rad { $row } er farget to ganger.
data-sheet-name-twice = To fargede rader heter «{ $name }».

## Terningene i Bloxx!

data-die-faces = Terning { $die } har { $count } sider, ikke { $faces }.
data-face-character = Side { $face } på terning { $die } har «{ $given }». Tegn med x for et kryss, o for sirkelen og en prikk for ingenting.
data-face-empty = Side { $face } på terning { $die } er tom.
data-face-large = Side { $face } på terning { $die } har { $count } ruter; høyst { $most } er tillatt.
data-face-circles =
    { $count ->
        [0] Side { $face } på terning { $die } har ingen sirkel. Hver side har én.
       *[other] Side { $face } på terning { $die } har { $count } sirkler. Hver side har bare én.
    }
data-face-apart = Side { $face } på terning { $die } faller fra hverandre. Rutene må ligge side om side.
data-face-no-room = Side { $face } på terning { $die } får ikke plass noe sted på dette arket.

## Brikkene i Bloqs

data-pieces-kinds = Det er { $count } typer brikker. Det kan være 1 til { $most }.
data-pieces-count = Det er { $count } brikker; høyst { $most } er tillatt.
data-pieces-cubes = Alle brikkene har til sammen { $count } kuber. En perfekt kube krever { $least }.
data-piece-name = En brikke kan ikke hete «{ $given }». Et navn har opptil { $most } bokstaver og sifre, og er ikke «steal» eller «build».
data-piece-name-twice = To typer brikker heter «{ $name }».
data-piece-number = Det kan være 1 til { $most } brikker av en type, altså ikke «{ $given }» av { $piece }.
data-piece-character = { $piece } har «{ $given }». Tegn med x for en kube og en prikk for ingenting, og la en linje stå tom mellom lagene.
data-piece-empty = { $piece } har ingen kube.
data-piece-large = { $piece } har { $count } kuber; høyst { $most } er tillatt.
data-piece-wide = { $piece } får ikke plass i en kube på 3 ganger 3 ganger 3.
data-piece-apart = { $piece } faller fra hverandre. Kubene må ligge flate mot flate.
data-piece-same = { $piece } og { $other } har samme form.

## Ringen i Bloqs

data-ring-size = Det er { $count } skiver. En ring har { $least } til { $most }.
data-ring-disc = Det finnes ingen skive «{ $given }». Det finnes { $known }.
data-ring-number = Det kan være 0 til { $most } skiver av en type, altså ikke «{ $given }» av { $disc }.
data-ring-order = I denne rekkefølgen ligger skiven { $disc } { $found } ganger, men etter listen { $count }.
data-ring-starts = Det er { $count } startsirkler, hver foran sin egen skive.
data-ring-start-off = Det finnes ingen skive { $given } i denne ringen. Skivene telles fra 1 til { $places }.
data-ring-start-twice = To startsirkler ligger foran skive { $place }.

## Kortene i Bloqs Maestro

data-deck-size = Det er { $count } kort. Det kan være { $least } til { $most }.
data-deck-card = Det finnes ikke noe kort «{ $given }». Det finnes { $known }.
data-deck-number = Det kan være 0 til { $most } kort av en type, altså ikke «{ $given }» av { $card }.
data-deck-hand = «{ $given }» kan ikke deles ut til alle. Det kan være 0 til { $most } kort.

## Esker

data-box-form = En eske er en TOML-fil eller det en slik fil inneholder.
data-box-mark = Dette er ikke en eske: den begynner ikke med { $mark }.
data-box-game = Det finnes ingen esker for «{ $given }». Det finnes for { $known }.

### Hvorfor et ark, terninger, brikker, en ring, kort eller en hel æske ikke går, for den der ejer den.

## Filer

data-neither = ”{ $given }” er hverken ”standard” eller en fil, hvis navn ender på .toml.
data-wrong-form = Her skal der stå ”standard”, en TOML-fil eller det, som sådan en fil indeholder.
data-no-file = Filen findes ikke.
data-unreadable = Filen kan ikke læses: { $why }.
data-too-large = Filen er større end { $most } kB.
data-not-utf8 = Det her er ikke tekst i UTF-8.
data-not-toml = Det her er ikke TOML: { $why }.
data-too-deep = Parenteserne ligger for dybt inde i hinanden.

## Poster

data-unknown-entry = ”{ $entry }” er ukendt. Her kan der stå { $known }.
data-missing-entry = ”{ $entry }” mangler.
data-wrong-type =
    ”{ $entry }” skal være { $wanted ->
        [text] en tekst
        [number] et helt tal
        [list] en liste
        [table] en tabel
       *[drawing] en tegning med ét tegn for hvert felt
    }.
data-name-empty = Navnet er tomt.
data-name-long = Navnet har { $count } tegn; højst { $most } er tilladt.
data-name-unprintable = Navnet har et tegn, der ikke kan skrives ud.
data-colour = ”{ $given }” er ikke en farve. Skriv den sådan: #e69f00.

## Arket i Bloxx!

data-sheet-rows = Arket har { $count } rækker. Det kan have { $least } til { $most }.
data-sheet-columns = Arket har { $count } kolonner. Det kan have { $least } til { $most }.
data-sheet-ragged = Linje { $line } har { $count } felter, men den første { $columns }.
data-sheet-square = ”{ $given }” kan ikke stå på et felt. Et felt har et tal fra 1 til 9 eller en prik.
data-sheet-coloured = { $count } rækker er farvede; højst { $most } er tilladt.
data-sheet-row-off = Der er ingen række { $row }. Rækkerne tælles fra 1 nederst til { $rows }.
data-sheet-row-twice = Række { $row } er farvet to gange.
data-sheet-name-twice = To farvede rækker hedder ”{ $name }”.

## Terningerne i Bloxx!

data-die-faces = Terning { $die } har { $count } sider, ikke { $faces }.
data-face-character = Side { $face } på terning { $die } har ”{ $given }”. Tegn med x for et kryds, o for cirklen og en prik for ingenting.
data-face-empty = Side { $face } på terning { $die } er tom.
data-face-large = Side { $face } på terning { $die } har { $count } felter; højst { $most } er tilladt.
data-face-circles =
    { $count ->
        [0] Side { $face } på terning { $die } har ingen cirkel. Hver side har én.
       *[other] Side { $face } på terning { $die } har { $count } cirkler. Hver side har kun én.
    }
data-face-apart = Side { $face } på terning { $die } falder fra hinanden. Felterne skal ligge side om side.
data-face-no-room = Side { $face } på terning { $die } passer ingen steder på dette ark.

## Brikkerne i Bloqs

data-pieces-kinds = Der er { $count } typer brikker. Der kan være 1 til { $most }.
data-pieces-count = Der er { $count } brikker; højst { $most } er tilladt.
data-pieces-cubes = Alle brikker har tilsammen { $count } klodser. En perfekt kubus kræver { $least }.
data-piece-name = En brik kan ikke hedde ”{ $given }”. Et navn har op til { $most } bogstaver og tal og er ikke ”steal” eller ”build”.
data-piece-name-twice = To typer brikker hedder ”{ $name }”.
data-piece-number = Der kan være 1 til { $most } brikker af en type, altså ikke ”{ $given }” af { $piece }.
data-piece-character = { $piece } har ”{ $given }”. Tegn med x for en klods og en prik for ingenting, og lad en linje være tom mellem lagene.
data-piece-empty = { $piece } har ingen klods.
data-piece-large = { $piece } har { $count } klodser; højst { $most } er tilladt.
data-piece-wide = { $piece } passer ikke i en kubus på 3 gange 3 gange 3.
data-piece-apart = { $piece } falder fra hinanden. Klodserne skal ligge flade mod flade.
data-piece-same = { $piece } og { $other } har samme form.

## Ringen i Bloqs

data-ring-size = Der er { $count } skiver. En ring har { $least } til { $most }.
data-ring-disc = Der er ingen skive ”{ $given }”. Der er { $known }.
data-ring-number = Der kan være 0 til { $most } skiver af en type, altså ikke ”{ $given }” af { $disc }.
data-ring-order = I denne rækkefølge ligger skiven { $disc } { $found } gange, men efter listen { $count }.
data-ring-starts = Der er { $count } startcirkler, hver foran sin egen skive.
data-ring-start-off = Der er ingen skive { $given } i denne ring. Skiverne tælles fra 1 til { $places }.
data-ring-start-twice = To startcirkler ligger foran skive { $place }.

## Kortene i Bloqs Maestro

data-deck-size = Der er { $count } kort. Der kan være { $least } til { $most }.
data-deck-card = Der er intet kort ”{ $given }”. Der er { $known }.
data-deck-number = Der kan være 0 til { $most } kort af en type, altså ikke ”{ $given }” af { $card }.
data-deck-hand = ”{ $given }” kan ikke deles ud til alle. Det kan være 0 til { $most } kort.

## Æsker

data-box-form = En æske er en TOML-fil eller det, som sådan en fil indeholder.
data-box-mark = Det her er ikke en æske: den begynder ikke med { $mark }.
data-box-game = Der er ingen æsker til ”{ $given }”. Der er til { $known }.

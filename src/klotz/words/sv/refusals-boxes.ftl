### Varför ett blad, tärningar, bitar, en ring, en kortlek eller en hel låda inte duger, för den som äger den.

## Filer

data-neither = ”{ $given }” är varken ”standard” eller en fil vars namn slutar på .toml.
data-wrong-form = Här ska det stå ”standard”, en TOML-fil eller det som en sådan fil innehåller.
data-no-file = Filen finns inte.
data-unreadable = Filen går inte att läsa: { $why }.
data-too-large = Filen är större än { $most } kB.
data-not-utf8 = Det här är inte text i UTF-8.
data-not-toml = Det här är inte TOML: { $why }.
data-too-deep = Parenteserna ligger för djupt i varandra.

## Poster

data-unknown-entry = ”{ $entry }” är okänt. Här kan det stå { $known }.
data-missing-entry = ”{ $entry }” saknas.
data-wrong-type =
    ”{ $entry }” ska vara { $wanted ->
        [text] en text
        [number] ett heltal
        [list] en lista
        [table] en tabell
       *[drawing] en teckning med ett tecken för varje ruta
    }.
data-name-empty = Namnet är tomt.
data-name-long = Namnet har { $count } tecken; högst { $most } är tillåtna.
data-name-unprintable = Namnet har ett tecken som inte går att skriva ut.
data-colour = ”{ $given }” är ingen färg. Skriv den så här: #e69f00.

## Bladet i Bloxx!

data-sheet-rows = Bladet har { $count } rader. Det kan ha { $least } till { $most }.
data-sheet-columns = Bladet har { $count } kolumner. Det kan ha { $least } till { $most }.
data-sheet-ragged = Rad { $line } har { $count } rutor, men den första { $columns }.
data-sheet-square = ”{ $given }” kan inte stå i en ruta. En ruta har ett tal från 1 till 9 eller en punkt.
data-sheet-coloured = { $count } rader är färgade; högst { $most } är tillåtna.
data-sheet-row-off = Det finns ingen rad { $row }. Raderna räknas från 1 längst ner till { $rows }.
data-sheet-row-twice = Rad { $row } är färgad två gånger.
data-sheet-name-twice = Två färgade rader heter ”{ $name }”.

## Tärningarna i Bloxx!

data-die-faces = Tärning { $die } har { $count } sidor, inte { $faces }.
data-face-character = Sida { $face } på tärning { $die } har ”{ $given }”. Rita med x för ett kryss, o för cirkeln och en punkt för ingenting.
data-face-empty = Sida { $face } på tärning { $die } är tom.
data-face-large = Sida { $face } på tärning { $die } har { $count } rutor; högst { $most } är tillåtna.
data-face-circles =
    { $count ->
        [0] Sida { $face } på tärning { $die } har ingen cirkel. Varje sida har en.
       *[other] Sida { $face } på tärning { $die } har { $count } cirklar. Varje sida har bara en.
    }
data-face-apart = Sida { $face } på tärning { $die } faller isär. Rutorna måste ligga sida vid sida.
data-face-no-room = Sida { $face } på tärning { $die } får inte plats någonstans på det här bladet.

## Bitarna i Bloqs

data-pieces-kinds = Det finns { $count } sorters bitar. Det kan vara 1 till { $most }.
data-pieces-count = Det finns { $count } bitar; högst { $most } är tillåtna.
data-pieces-cubes = Alla bitar tillsammans har { $count } kuber. En perfekt kub kräver { $least }.
data-piece-name = En bit kan inte heta ”{ $given }”. Ett namn har upp till { $most } bokstäver och siffror, och är inte ”steal” eller ”build”.
data-piece-name-twice = Två sorters bitar heter ”{ $name }”.
data-piece-number = Det kan finnas 1 till { $most } bitar av en sort, så inte ”{ $given }” av { $piece }.
data-piece-character = { $piece } har ”{ $given }”. Rita med x för en kub och en punkt för ingenting, med en tom rad mellan lagren.
data-piece-empty = { $piece } har ingen kub.
data-piece-large = { $piece } har { $count } kuber; högst { $most } är tillåtna.
data-piece-wide = { $piece } får inte plats i en kub på 3 gånger 3 gånger 3.
data-piece-apart = { $piece } faller isär. Kuberna måste ligga yta mot yta.
data-piece-same = { $piece } och { $other } har samma form.

## Ringen i Bloqs

data-ring-size = Det finns { $count } brickor. En ring har { $least } till { $most }.
data-ring-disc = Det finns ingen bricka ”{ $given }”. Det finns { $known }.
data-ring-number = Det kan finnas 0 till { $most } brickor av en sort, så inte ”{ $given }” av { $disc }.
data-ring-order = I den här ordningen ligger brickan { $disc } { $found } gånger, men enligt listan { $count }.
data-ring-starts = Det finns { $count } startcirklar, var och en framför en egen bricka.
data-ring-start-off = Det finns ingen bricka { $given } i den här ringen. Brickorna räknas från 1 till { $places }.
data-ring-start-twice = Två startcirklar ligger framför bricka { $place }.

## Korten i Bloqs Maestro

data-deck-size = Det finns { $count } kort. En kortlek har { $least } till { $most }.
data-deck-card = Det finns inget kort ”{ $given }”. Det finns { $known }.
data-deck-number = Det kan finnas 0 till { $most } kort av en sort, så inte ”{ $given }” av { $card }.
data-deck-hand = ”{ $given }” går inte att dela ut till alla. Det kan vara 0 till { $most } kort.

## Lådor

data-box-form = En låda är en TOML-fil eller det som en sådan fil innehåller.
data-box-mark = Det här är ingen låda: den börjar inte med { $mark }.
data-box-game = Det finns inga lådor för ”{ $given }”. Det finns för { $known }.

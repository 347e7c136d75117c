### Varför ett parti från bordet inte går att räkna så som det är inmatat.

## Blad i Bloxx!

score-name-long = Ett namn har högst { $most } bokstäver.
score-sheet-late = Ange bladets fil före de första rutorna.
score-sheet-missing = Bladet för { $name } saknas.
score-sheet-none = Här finns inget blad.
score-no-gap = { $square } är ifylld, men inget är ritat ovanför: rutan är tom.
score-mark = ”{ $given }” är ingen ruta: x är ett kryss, o en cirkel, # en lucka och . en tom ruta.
score-row-squares = En rad har { $columns } rutor, inte { $count }.
score-many-rows = Ett blad har { $rows } rader: lämna en rad tom före nästa blad.
score-few-rows = Ett blad har { $rows } rader, och det här slutar efter { $count }.
score-no-row = Det finns ingen rad ”{ $given }”. De färgade raderna är { $known }.
score-row-again = Poängen för raden { $name } är redan angiven.
score-row-points = En rad ger { $first } eller { $later }, inte ”{ $given }”.
score-row-open = Raden { $name } är inte full, så den ger ingenting.
score-row-unsaid = Raden { $name } är full: säg om den ger { $first }, för att ingen hade fyllt den i en tidigare omgång, eller { $later }.

## Torn och bitar

score-no-game = Partier i { $game } går inte att räkna här.
score-players = Det här spelet är inte för { $count } spelare.
score-tower-high = Tornet för { $name } har fler än { $most } lager.
score-layer-form = Lager { $layer } hos { $name } är inte 3 gånger 3 rutor. Ovanför marken kan det vara upp till 6 till på varje sida.
score-layer-square = ”{ $given }” är ingen ruta: x är en kub och . är ingenting.
score-tower-floats = Under lager { $layer } för { $name } finns ingenting.
score-tower-cubes = Tornen har { $count } kuber tillsammans, men i lådan finns bara { $most }.
score-no-piece = Det finns ingen bit ”{ $given }”.
score-piece-twice = { $piece } är med två gånger.
score-last-piece = { $piece } kan inte vara den sista biten så länge andra är kvar.

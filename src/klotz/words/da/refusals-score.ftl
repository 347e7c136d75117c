### Hvorfor et spil fra bordet ikke kan gøres op, sådan som det er skrevet ind.

## Ark i Bloxx!

score-name-long = Et navn har højst { $most } bogstaver.
score-sheet-late = Skriv arkets fil før de første felter.
score-sheet-missing = Arket for { $name } mangler.
score-sheet-none = Her er ikke noget ark.
score-no-gap = { $square } er farvet, men der er ikke tegnet noget over det: feltet er tomt.
score-mark = ”{ $given }” er ikke et felt: x er et kryds, o en cirkel, # et hul og . et tomt felt.
score-row-squares = En række har { $columns } felter, ikke { $count }.
score-many-rows = Et ark har { $rows } rækker: lad en linje være tom før det næste ark.
score-few-rows = Et ark har { $rows } rækker, og dette slutter efter { $count }.
score-no-row = Der er ingen række ”{ $given }”. De farvede rækker er { $known }.
score-row-again = Pointene for rækken { $name } er allerede angivet.
score-row-points = En række giver { $first } eller { $later }, ikke ”{ $given }”.
score-row-open = Rækken { $name } er ikke fuld, så den giver ikke noget.
score-row-unsaid = Rækken { $name } er fuld: sig, om den giver { $first }, fordi ingen havde fyldt den i en tidligere runde, eller { $later }.

## Tårne og brikker

score-no-game = Spil i { $game } kan ikke gøres op her.
score-players = Dette spil er ikke for { $count } spillere.
score-tower-high = Tårnet for { $name } har mere end { $most } lag.
score-layer-form = Lag { $layer } for { $name } er ikke 3 gange 3 felter. Over jorden kan der være op til 6 mere på hver side.
score-layer-square = ”{ $given }” er ikke et felt: x er en klods og . er ingenting.
score-tower-floats = Under lag { $layer } for { $name } er der ingenting.
score-tower-cubes = Tårnene har { $count } klodser tilsammen, men i æsken er der kun { $most }.
score-no-piece = Der er ingen brik ”{ $given }”.
score-piece-twice = { $piece } er der to gange.
score-last-piece = { $piece } kan ikke være den sidste brik, når der er andre tilbage.

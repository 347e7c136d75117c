### Hvorfor et spill fra bordet ikke kan regnes ut slik det er skrevet inn.

## Ark i Bloxx!

score-name-long = Et navn har høyst { $most } bokstaver.
score-sheet-late = Skriv filen til arket før de første rutene.
score-sheet-missing = Arket til { $name } mangler.
score-sheet-none = Her er det ikke noe ark.
score-no-gap = { $square } er farget, men ingenting er tegnet over: ruten er tom.
score-mark = «{ $given }» er ikke en rute: x er et kryss, o en sirkel, # et hull og . en tom rute.
score-row-squares = En rad har { $columns } ruter, ikke { $count }.
score-many-rows = Et ark har { $rows } rader: la en linje stå tom før det neste arket.
score-few-rows = Et ark har { $rows } rader, og dette slutter etter { $count }.
score-no-row = Det finnes ingen rad «{ $given }». De fargede radene er { $known }.
score-row-again = Poengene for raden { $name } er allerede oppgitt.
score-row-points = En rad gir { $first } eller { $later }, ikke «{ $given }».
score-row-open = Raden { $name } er ikke full, så den gir ingenting.
score-row-unsaid = Raden { $name } er full: si om den gir { $first }, fordi ingen hadde fylt den i en tidligere runde, eller { $later }.

## Tårn og brikker

score-no-game = Spill i { $game } kan ikke regnes ut her.
score-players = Dette spillet er ikke for { $count } spillere.
score-tower-high = Tårnet til { $name } har mer enn { $most } lag.
score-layer-form = Lag { $layer } hos { $name } er ikke 3 ganger 3 ruter. Over bakken kan det være opptil 6 til på hver side.
score-layer-square = «{ $given }» er ikke en rute: x er en kube og . er ingenting.
score-tower-floats = Under lag { $layer } til { $name } er det ingenting.
score-tower-cubes = Tårnene har { $count } kuber til sammen, men i esken er det bare { $most }.
score-no-piece = Det finnes ingen brikke «{ $given }».
score-piece-twice = { $piece } er der to ganger.
score-last-piece = { $piece } kan ikke være den siste brikken når andre er igjen.

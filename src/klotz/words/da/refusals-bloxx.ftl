### Hvorfor et træk i Bloxx! ikke går. Også et barn, der spiller for første gang, skal forstå hver sætning.
### Felter skrives som c2: kolonnen, så rækken talt nedefra. En terning er A eller B.

bloxx-game-over = Spillet er slut: der kan ikke tegnes mere.

bloxx-roll-first = Der skal slås med terningerne, før nogen kan tegne.

bloxx-rolled-already = Der er allerede slået. Først tegner alle.

bloxx-dice-decide = Ingen kan vælge, hvad terningerne viser: det afgør slaget.

bloxx-active-first = Vent lidt: spiller { $seat } slog og tegner først.

bloxx-turn-taken = Du har allerede tegnet i denne runde. Vent på næste slag.

bloxx-must-draw = Du må kun melde pas, når ingen af formerne passer. En af dem passer stadig på dit ark, så den skal du tegne.

bloxx-off-sheet = Feltet { $square } er ikke på arket. Kolonnerne er a til g, og rækkerne er 1 til 10.
    .plain = Hele formen skal være på arket.

bloxx-other-die = Det er formen på terning { $other }, men du skrev terning { $die }.

bloxx-wrong-shape = Det er ikke formen på terning { $die }. Du må dreje og spejlvende den, men ikke ændre den.

bloxx-circle-lost = Den aktive spiller tog terning { $die }, så din cirkel bliver til et kryds: udelad stjernen.

bloxx-circle-missing = Cirklen mangler. På dette sted hører den til på { $squares }: sæt en stjerne der, sådan: { $example }*.
    .plain = Cirklen mangler.

bloxx-circle-elsewhere = Cirklen skal blive på sit eget felt i formen. På dette sted hører den til på { $squares }.
    .plain = Cirklen skal stå på sit felt i formen.

bloxx-drawn-already = Der er allerede tegnet noget på { $square }.
    .plain = Der er allerede tegnet noget.

bloxx-gap = Feltet { $square } er et hul: der ligger noget over det, så det kan aldrig fyldes.
    .plain = Der er et hul: noget ligger over det, så det kan aldrig fyldes.

bloxx-not-on-bottom = Din første form skal røre arkets nederste kant: række 1.
    .plain = Din første form skal røre arkets nederste kant.

bloxx-no-contact = Formen rører ikke noget, du har tegnet. Et af dens felter skal ligge side om side med et af dine.

bloxx-floating = Formen hænger i luften. Et af dens felter skal stå på et tegnet felt eller på den nederste kant.
bloxx-not-on-drawn = Formen skal ligge på noget: et af dens felter skal stå på et felt, du allerede har tegnet.

### Hvorfor et spil Bloxx! sluttede.

outcome-two-drew-nothing = To spillere kunne ikke tegne noget i samme runde.
outcome-nothing-fits = Ingen af formerne passer på arket længere.

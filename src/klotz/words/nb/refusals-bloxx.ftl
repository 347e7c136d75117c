### Hvorfor et trekk i Bloxx! ikke går. Også et barn som spiller for første gang, skal forstå hver setning.
### Ruter skrives som c2: kolonnen, så raden talt nedenfra. En terning er A eller B.

bloxx-game-over = Spillet er slutt: det kan ikke tegnes mer.

bloxx-roll-first = Terningene må kastes før noen kan tegne.

bloxx-rolled-already = Terningene er allerede kastet. Først tegner alle.

bloxx-dice-decide = Ingen kan velge hva terningene viser: de kastes.

bloxx-active-first = Vent litt: spiller { $seat } kastet og tegner først.

bloxx-turn-taken = Du har allerede tegnet i denne runden. Vent på neste kast.

bloxx-must-draw = Du kan bare si pass når ingen av formene passer. En av dem passer fortsatt på arket ditt, så den må du tegne.

bloxx-off-sheet = Ruten { $square } er ikke på arket. Kolonnene er a til g, og radene er 1 til 10.
    .plain = Hele formen må være på arket.

bloxx-other-die = Det er formen på terning { $other }, men du skrev terning { $die }.

bloxx-wrong-shape = Det er ikke formen på terning { $die }. Du kan dreie og speilvende den, men ikke endre den.

bloxx-circle-lost = Den aktive spilleren tok terning { $die }, så sirkelen din blir et kryss: utelat stjernen.

bloxx-circle-missing = Sirkelen mangler. På dette stedet hører den til på { $squares }: sett en stjerne der, slik: { $example }*.
    .plain = Sirkelen mangler.

bloxx-circle-elsewhere = Sirkelen må bli på sin egen rute i formen. På dette stedet hører den til på { $squares }.
    .plain = Sirkelen må stå i sin rute i formen.

bloxx-drawn-already = Det er allerede tegnet noe på { $square }.
    .plain = Der er det allerede tegnet noe.

bloxx-gap = Ruten { $square } er et hull: noe ligger over den, så den kan aldri fylles.
    .plain = Der er det et hull: noe ligger over det, så det kan aldri fylles.

bloxx-not-on-bottom = Den første formen din må berøre nederkanten av arket: rad 1.
    .plain = Den første formen din må berøre nederkanten av arket.

bloxx-no-contact = Formen berører ikke noe du har tegnet. En av rutene i den må ligge side om side med en av dine.

bloxx-floating = Formen henger i luften. En av rutene i den må stå på en tegnet rute eller på nederkanten.
bloxx-not-on-drawn = Formen må ligge på noe: en av rutene må stå på en rute du allerede har tegnet.

### Hvorfor et spill Bloxx! tok slutt.

outcome-two-drew-nothing = To spillere kunne ikke tegne noe i samme runde.
outcome-nothing-fits = Ingen av formene passer på arket lenger.

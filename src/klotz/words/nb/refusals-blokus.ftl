### Hvorfor et trekk i Blokus ble avvist. Også et barn som spiller for første gang, skal forstå hver setning.
### $colour er navnet på en farge med små bokstaver; ruter skrives som e8.

blokus-game-over = Spillet er slutt: ingen kan legge flere brikker.

blokus-not-your-turn = Det er ikke din tur: nå er det { $colour } som skal spille.

blokus-must-place = Du kan bare si pass når ingenting passer. Du kan fortsatt legge en brikke, så da må du det.

blokus-unknown-piece = Disse rutene danner ikke en av de 21 brikkene. En brikke har én til fem ruter som henger sammen langs sidene.

blokus-off-board = Ruten { $square } er ikke på brettet.
    .plain = Hele brikken må ligge på brettet.

blokus-piece-used = Du har allerede spilt brikken { $piece }, og hver brikke kan bare spilles én gang.
    .plain = Den brikken har du allerede lagt. Hver brikke finnes bare én gang.

blokus-overlap = Det ligger allerede en brikke på { $square }.
    .plain = Der ligger det allerede en brikke.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Den første brikken din må dekke en startrute som fortsatt er ledig: { $squares }.
    .plain = Begynn på en av de markerte rutene.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = Brikken ville ligge side om side med din egen rute { $square } ({ $colour }). Brikker i samme farge kan bare berøre hverandre i hjørnene.
    .plain = Brikken ville ligge side om side med en av dine egne. Brikker i samme farge kan bare berøre hverandre i hjørnene.

blokus-no-corner = Brikken når ingen annen i din farge ({ $colour }). Den må berøre en av dem i et hjørne.

### Why a game of Blokus ended.

outcome-nobody-can-place = Ingen kan legge flere brikker.

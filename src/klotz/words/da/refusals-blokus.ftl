### Hvorfor et træk i Blokus blev afvist. Også et barn, der spiller for første gang, skal forstå hver sætning.
### $colour er navnet på en farve med små bogstaver; felter skrives som e8.

blokus-game-over = Spillet er slut: ingen kan lægge flere brikker.

blokus-not-your-turn = Det er ikke din tur: nu er det { $colour }, der skal spille.

blokus-must-place = Du må kun melde pas, når intet passer. Du kan stadig lægge en brik, så det skal du.

blokus-unknown-piece = Disse felter danner ikke en af de 21 brikker. En brik har et til fem felter, der hænger sammen langs siderne.

blokus-off-board = Feltet { $square } er ikke på brættet.
    .plain = Hele brikken skal ligge på brættet.

blokus-piece-used = Du har allerede spillet brikken { $piece }, og hver brik kan kun spilles én gang.
    .plain = Den brik har du allerede lagt. Hver brik findes kun én gang.

blokus-overlap = Der ligger allerede en brik på { $square }.
    .plain = Der ligger allerede en brik.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Din første brik skal dække et startfelt, der stadig er ledigt: { $squares }.
    .plain = Begynd på et af de markerede felter.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = Brikken ville ligge side om side med dit eget felt { $square } ({ $colour }). Brikker i samme farve må kun røre hinanden i hjørnerne.
    .plain = Brikken ville ligge side om side med en af dine egne. Brikker i samme farve må kun røre hinanden i hjørnerne.

blokus-no-corner = Brikken når ingen anden i din farve ({ $colour }). Den skal røre en af dem i et hjørne.

### Why a game of Blokus ended.

outcome-nobody-can-place = Ingen kan lægge flere brikker.

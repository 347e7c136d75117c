### Varför ett drag i Blokus avvisades. Även ett barn som spelar för första gången ska förstå varje mening.
### $colour är namnet på en färg med små bokstäver; rutor skrivs som e8.

blokus-game-over = Spelet är slut: ingen kan lägga fler bitar.

blokus-not-your-turn = Det är inte din tur: nu är det { $colour } som ska spela.

blokus-must-place = Du får bara passa när inget får plats. Du kan fortfarande lägga en bit, så då måste du.

blokus-unknown-piece = De här rutorna bildar ingen av de 21 bitarna. En bit har en till fem rutor som sitter ihop längs sidorna.

blokus-off-board = Rutan { $square } finns inte på brädet.
    .plain = Hela biten måste ligga på brädet.

blokus-piece-used = Du har redan spelat biten { $piece }, och varje bit kan bara spelas en gång.
    .plain = Den biten har du redan lagt. Varje bit finns bara en gång.

blokus-overlap = Det ligger redan en bit på { $square }.
    .plain = Där ligger redan en bit.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Din första bit måste täcka en startruta som fortfarande är ledig: { $squares }.
    .plain = Börja på en av de markerade rutorna.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = Biten skulle ligga sida vid sida med din egen ruta { $square } ({ $colour }). Bitar i samma färg får bara röra varandra i hörnen.
    .plain = Biten skulle ligga sida vid sida med en av dina egna. Bitar i samma färg får bara röra varandra i hörnen.

blokus-no-corner = Biten når ingen annan i din färg ({ $colour }). Den måste röra vid en av dem i ett hörn.

### Why a game of Blokus ended.

outcome-nobody-can-place = Ingen kan lägga fler bitar.

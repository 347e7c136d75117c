### Varför ett drag i Blokus avvisades. Även ett barn som spelar för första gången ska förstå varje mening.
### $colour är namnet på en färg med små bokstäver; rutor skrivs som e8.

blokus-game-over = Spelet är slut: ingen kan lägga något mer.

blokus-not-your-turn = Det är inte din tur: nu är det { $colour } som ska spela.

blokus-must-place = Du får passa bara när inget får plats. Du kan fortfarande lägga en bricka, så då måste du.

blokus-unknown-piece = De här rutorna bildar ingen av de 21 brickorna. En bricka har en till fem rutor som sitter ihop längs sidorna.

blokus-off-board = Rutan { $square } finns inte på brädet.

blokus-piece-used = Du har redan spelat brickan { $piece }, och varje bricka kan bara spelas en gång.

blokus-overlap = Det ligger redan en bricka på { $square }.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Din första bricka måste täcka en startruta som fortfarande är ledig: { $squares }.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = Brickan skulle ligga sida vid sida med din egen ruta { $square } ({ $colour }). Brickor i samma färg får bara nudda varandra i hörnen.

blokus-no-corner = Brickan når ingen annan i din färg ({ $colour }). Den måste nudda en av dem i ett hörn.

### Why a game of Blokus ended.

outcome-nobody-can-place = Ingen kan lägga fler brickor.

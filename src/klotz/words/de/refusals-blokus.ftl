### Warum ein Zug bei Blokus abgelehnt wurde. Auch ein Kind, das zum ersten Mal spielt, soll jeden Satz verstehen.
### $colour ist der Name einer Farbe, klein geschrieben; Felder werden wie e8 geschrieben.

blokus-game-over = Das Spiel ist vorbei: Niemand kann noch einen Stein legen.

blokus-not-your-turn = Du bist nicht am Zug: Jetzt ist { $colour } an der Reihe.

blokus-must-place = Passen darfst du nur, wenn nichts passt. Du kannst noch einen Stein legen, also musst du es auch.

blokus-unknown-piece = Diese Felder ergeben keinen der 21 Steine. Ein Stein hat ein bis fünf Felder, die Kante an Kante liegen.

blokus-off-board = Das Feld { $square } liegt nicht auf dem Brett.
    .plain = Der Stein muss ganz auf dem Brett liegen.

blokus-piece-used = Den Stein { $piece } hast du schon gelegt, und jeden Stein gibt es nur einmal.
    .plain = Diesen Stein hast du schon gelegt, und jeden gibt es nur einmal.

blokus-overlap = Auf { $square } liegt schon ein Stein.
    .plain = Da liegt schon ein Stein.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Dein erster Stein muss ein Startfeld bedecken, das noch frei ist: { $squares }.
    .plain = Fang auf einem der markierten Felder an.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = Der Stein läge Kante an Kante mit deinem eigenen Feld { $square } ({ $colour }). Steine derselben Farbe dürfen sich nur an den Ecken berühren.
    .plain = Der Stein läge Kante an Kante mit einem deiner eigenen. Steine derselben Farbe dürfen sich nur an den Ecken berühren.

blokus-no-corner = Der Stein erreicht keinen anderen deiner Farbe ({ $colour }). Er muss einen davon an einer Ecke berühren.

### Why a game of Blokus ended.

outcome-nobody-can-place = Niemand kann noch einen Stein legen.

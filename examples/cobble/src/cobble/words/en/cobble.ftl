### Cobble: its rules, why a move was refused, and how a game ends.

game-cobble = Cobble: pave a yard together, the largest patch wins

# On the card in the page, and the option there.
page-about-cobble = Pave the yard together: the largest patch wins.
page-option-size = Squares along each side

rule-CB-1 = **Turns.** Two to four players pave one yard of six squares by six. The first player begins, then everybody has a turn in order.
rule-CB-1-ruling = `size=8` makes the yard eight squares by eight.

rule-CB-2 = **The roll.** A turn begins with a roll of the die, which shows a stone: a domino of two squares, a bar of three in a row, or a corner of three. A stone that fits nowhere any more is rolled again.

rule-CB-3 = **Laying.** You lay that stone in the yard, turned any way you like, with its squares on squares of the yard.

rule-CB-4 = **Free squares.** A stone lies on free squares only, and stays where it is.

rule-CB-5 = **The end.** The game ends when not even a domino fits.

rule-CB-6 = **Scoring.** Squares of yours that touch along their sides are a patch. Your largest patch counts, a point for each of its squares. The most points win, and equals share.

cobble-over = The game is over: no stone fits any more.

cobble-not-your-turn = It is not your turn: now player { $player } lays a stone.

cobble-roll-first = The stone has not been rolled yet.

cobble-chance-rolls = Nobody chooses what the die shows.

cobble-roll-again = The { $stone } fits nowhere any more, so it is rolled again.

cobble-outside = The square { $square } is outside the yard.

cobble-other-stone = These squares are not a { $stone }, and that is what was rolled.

cobble-taken = There is already a stone on { $square }.

outcome-cobble-paved = The yard is paved: not even a domino fits.

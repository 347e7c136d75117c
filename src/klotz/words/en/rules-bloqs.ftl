### The rules of Bloqs in our own words, for a reader of ten. Markdown is allowed.
### A message `rule-ID-ruling` says how Klotz decides what the rulebook leaves open. Options are never named: `page-options.ftl` has
### words for what else can be agreed on.

rulebook-bloqs-aim = Go round the ring, collect pieces and build a tower of cubes. A perfect cube of three full layers wins at once; otherwise the most full layers win in the end. And what you have built, others may steal.
rulebook-bloqs-example-1 = Ada, with the blue pawn, rolls a 4. She goes from her start circle to disc 4 and turns it over: three in a line.
rulebook-bloqs-example-2 = She takes that piece from the stock and lays it along the front of her site, from a1 to c1.
rulebook-bloqs-example-3 = Ben, with the yellow pawn, is on disc 2 and rolls a 2. He lands on disc 4, where Ada still is. So he doesn't get a piece; the two swap.
rulebook-bloqs-example-4 = He gives her his single cube and takes her three. Each builds what they got: on the left Ada's tower, on the right Ben's.
rulebook-bloqs-turn2-example-1 = Ada, with the blue pawn, is on disc 4 and rolls a 2. Clockwise she would get the single cube on disc 6, the other way the square on disc 2.
rulebook-bloqs-turn2-example-2 = She goes counter-clockwise, takes the square from the stock and builds it.
rulebook-bloqs-maestro-example-1 = Ada, with the blue pawn, doesn't roll. She plays a die card with a 3 and goes counter-clockwise from disc 5 to disc 2: *steal*.
rulebook-bloqs-maestro-example-2 = She wants the square from Ben's tower. Before she may take it, he is asked.
rulebook-bloqs-maestro-example-3 = Ben plays a defence card and keeps the square. Both cards are gone, and Ada's turn is over.
rulebook-bloqs-players = Two, three and four play by the same rules, with all twenty discs and all the pieces. The start circles of pawns that nobody has stay empty. With two, there's never more than one other pawn on your disc, so you swap at most once in a turn. In Maestro, the player on your left is then always the other one.

rule-BQ-1 = **What you need.** Two to four players, each with a building site of 3 by 3 squares and a pawn on its own start circle. There are 32 pieces made of one to four cubes: eight kinds, four of each. They all wait in the stock, inside a ring of twenty discs. The discs are shuffled and lie face down. Sixteen of them show a piece, every kind twice; two say *steal* and two say *build*.
rule-BQ-1-ruling = The eight kinds are all the flat pieces of up to four cubes that fit a site: one, two, three in a line, three bent, and the square, L, T and S of four. The start circles stand before discs 1, 6, 11 and 16, so a one takes you onto that very disc. If your ring is different, you can play with yours.

rule-BQ-2 = **Who goes first.** Everyone rolls the die, and the highest number goes first. If several share it, they roll again. After that, turns go clockwise.
rule-BQ-2-ruling = You can also agree on who begins, and leave out the roll. Each player chooses a pawn and starts from the circle of its colour.

rule-BQ-3 = **Your turn.** Roll the die and move your pawn that many discs clockwise. If it lands on a face-down disc, turn the disc over. From then on it stays face up.

rule-BQ-4 = **Alone on a piece.** If the disc shows a piece and nobody else is there, take that piece from the stock and build it on your site. If there's none left, you get nothing this time.
rule-BQ-4-ruling = If the piece fits nowhere on your tower, you don't get it either.

rule-BQ-5 = **Alone on an action.** If the disc says *steal* or *build* and nobody else is there, do what it says. You have no choice.

rule-BQ-6 = **Company on a piece.** If someone else is on the disc too, swap a piece with them. If there are several, swap with each of them, in any order you like. You don't get the piece on the disc this time.

rule-BQ-7 = **Company on an action.** First swap with everyone on the disc, and then do what the disc says as well.

rule-BQ-8 = **Build.** Take any piece you like from the stock and build it on your site.

rule-BQ-9 = **Steal.** Take a piece from someone else's tower and build it into your own. You choose whose piece, and which. If nobody has a piece that can be taken, your turn is over.
rule-BQ-9-ruling = You can't steal a piece that fits nowhere on your own tower.

rule-BQ-10 = **Swap.** The player whose turn it is decides which of their own pieces goes and which one comes. Each of the two builds the piece they got.
rule-BQ-10-ruling = Both pieces come out first. Then the player whose turn it is builds, and after that the other one, who is free to choose the place. If one of the two has no piece that can be taken, or no place for the new one, there's no swap.

rule-BQ-11 = **It stays where it is.** Once a piece is built, you can't move it to a better place. Only a steal or a swap can get it out again.

rule-BQ-12 = **Taking a piece.** Pieces are taken from the outside of a tower, and no other piece may fall or slip.
rule-BQ-12-ruling = You must be able to slide the piece out, up or to the side, round a corner if you have to, without pushing through another piece. So even a covered piece can be taken if it slides out sideways. What's left must stand by itself. Klotz works that out from the weights: pieces can lean their weight on what's below them, but there's no glue and no friction. A piece that is exactly in balance stands.

rule-BQ-13 = **Building a piece.** You may turn the piece any way you like and put it on the ground or on your other pieces, as high as you want.
rule-BQ-13-ruling = The piece must rest on something and stay inside your 3 by 3 squares. You must be able to slide it there from outside, and the tower must stand afterwards, as when a piece is taken. Holes are allowed, and so are pieces that lie half over a gap. If you agree that pieces may stick out over the edge, they can do so by up to 6 squares, as long as the tower stands; they just can't touch the table beside it.

rule-BQ-14 = **The perfect cube.** Three full layers, 3 by 3 by 3 cubes, with no hole and nothing sticking out: if you have that, you win at once.
rule-BQ-14-ruling = It doesn't matter whose turn it is. You also win if someone takes a piece off your tower and a perfect cube is what's left. In a swap it counts only once you've both built what you got. If that makes two cubes perfect, the player whose turn it is wins.

rule-BQ-15 = **The game can also run out.** When the last piece in the stock is gone, or the last disc has been turned over, that turn is still played to its end. Then the game is over.

rule-BQ-16 = **Who wins then.** Count your full layers; most wins. If players are level, count the cubes in their other layers; again most wins. If they're still level, they win together.
rule-BQ-16-ruling = The rulebook speaks of one layer that isn't full, but a tower can have several. A full layer counts wherever it is, even above one with a hole, and to break a tie the cubes of all the other layers count.

rule-BQ-17 = **Turn2: both ways.** After each roll you choose which way your pawn goes, clockwise or counter-clockwise.

rule-BQ-M1 = **Maestro: cards.** Everyone is dealt three cards at the start, and only you see yours. The rest form a pile. Your pawn may go either way round, after a roll and after a die card.
rule-BQ-M1-ruling = We don't know how many of the 54 cards there are of each sort. Klotz has 18 die cards (three of each number), 16 piece cards (two of each kind), 10 teleports and 10 defences. If you own the game, you can play with your own cards.

rule-BQ-M2 = **Die card.** Play it instead of rolling: your pawn moves as far as the card says.

rule-BQ-M3 = **Teleport card.** Play it instead of rolling: your pawn and another player's pawn swap places. Then do what your new disc says. Only you do that, not the player you swapped places with. If a third pawn is there, swap a piece as usual.
rule-BQ-M3-ruling = You can also swap places with a pawn that hasn't left its start circle yet. Nothing happens to you on a start circle. If the pawn you swap with is on your own disc, you act as if it weren't there.

rule-BQ-M4 = **Piece card.** If you're on a disc with the very piece that's on the card, and you may take it, you can play the card and take any piece from the stock instead.

rule-BQ-M5 = **Defence card.** Play it when it's not your turn and someone wants to steal from you, swap with you or swap places with you. It stops them.
rule-BQ-M5-ruling = You are asked once, before anything is taken, and you are asked even if you have no such card, so that nobody learns what you hold. Cards that were played are gone for both of you. The other player goes on with what's left of the turn; after a blocked theft or teleport, nothing is left.

rule-BQ-M6 = **Two cards at most.** In one turn you may play a die card and a piece card, or a teleport and a piece card. No other two go together.

rule-BQ-M7 = **Cards won and lost.** For every layer you fill by building, you draw a card. For every full layer of yours that a steal or a swap breaks, you lose one: the player on your left pulls it from your hand without looking and discards it.
rule-BQ-M7-ruling = Layers are counted when a piece is taken and again when one is built. So it also costs you a card if you break a layer by giving away one of your own pieces, and you win it back if you fill the layer again. With no cards in your hand you lose nothing.

rule-BQ-M8 = **When the pile is empty,** the discards are shuffled and become the new pile.

rule-BQ-M9 = **The double cube.** Six full layers, 3 by 3 by 6 cubes, with no hole and nothing sticking out, win at once too.

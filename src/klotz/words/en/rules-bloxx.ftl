### The rules of Bloxx! in our own words, for a reader of ten. Markdown is allowed.
### A message `rule-ID-ruling` says how Klotz decides what the rulebook leaves open, and which option changes that.

rule-BX-1 = **A turn.** Everybody has the same sheet, 7 columns wide and 10 rows high. One player is the active one. Two dice are rolled for them, A and B, with a shape on every face. The active player picks one die and draws its shape on their own sheet.
rule-BX-1-ruling = How the printed sheet and dice really look we do not know, so Klotz has its own (`sheet=standard` and `dice=standard`). If you own the game, you can type yours into a file and play with that. The box is for 2 to 4 players; here you can also play alone.

rule-BX-2 = **The others draw too.** When the active player has drawn, all the others draw, from the same roll. Each chooses either of the two dice. They need not wait for each other.

rule-BX-3 = **The same die costs the circle.** One square of every shape is a circle, the others are crosses. Do you take the very die that the active player took? Then your circle turns into a cross as well. With the other die you keep it.

rule-BX-4 = **Turn and mirror.** You may turn the shape any way you like, and mirror it. The circle belongs to its square of the shape and moves along with it.

rule-BX-5 = **The first shape.** The first shape on your sheet stands on the bottom edge: at least one of its squares is in row 1.

rule-BX-6 = **All further shapes join on.** Every later shape must have a square that lies side by side with a square you drew before. Corner to corner is not enough.
rule-BX-6-ruling = The English and the German rules differ here. Klotz follows the English ones unless you choose otherwise (`contact=side`): to touch with a side is enough, even if the shape hangs in the air. With `contact=rest` it must lie on something as well: at least one of its squares stands on a drawn square or on the bottom edge.

rule-BX-7 = **Only on free squares.** The whole shape must be on the sheet. None of its squares may be drawn on already or be coloured in as a gap.

rule-BX-8 = **Gaps.** Look down from the shape you drew: every empty square below it in the same column, however far down, is now a gap. Gaps are coloured in at once, and nothing can be drawn on them any more.

rule-BX-9 = **You must if you can.** If one of the two shapes fits on your sheet, you have to draw one. If neither fits, you draw nothing this time. When that happens to the active player, no die is taken, and so nobody loses a circle.
rule-BX-9-ruling = Klotz does not pass for you: you see that nothing fits, and say so.

rule-BX-10 = **Numbers.** Some squares have a number. It brings you that many points if your circle is on it. A cross on a number, a gap, or an empty number brings nothing.

rule-BX-11 = **Coloured rows.** Four rows have a colour. Whoever is first to fill one, all seven squares of it with crosses and circles, gets 4 points. Everyone who fills it in a later turn gets 2. If several fill it in the very same turn, they all get what the first one gets. A row with a gap in it can never be filled.

rule-BX-12 = **The end.** After everybody has had their go, the next player becomes the active one. The game ends after a turn in which two players could draw nothing.
rule-BX-12-ruling = If you play alone, the game ends the first time that nothing fits.

rule-BX-13 = **Counting up.** Add the points for your rows and for the numbers in your circles. Then take away 1 for every gap and 1 for every square that stayed empty. The most points win, and players with equally many win together.

### The rules of Bloxx! in our own words, for a reader of ten. Markdown is allowed.
### A message `rule-ID-ruling` says how Klotz decides what the rulebook leaves open. Options are never named: `page-options.ftl` has
### words for what else can be agreed on.

rulebook-bloxx-aim = Everyone fills the same sheet with shapes from two dice. Circles on numbers and full coloured rows bring points; gaps and empty squares cost them. Most points wins.
rulebook-bloxx-example-1 = Ada is active. The dice show a line of four, with the circle second, and a square of four.
rulebook-bloxx-example-2 = Ada takes the line and draws it from a1 to d1. The circle is on b1, which on our sheet has a 2, so she has 2 points.
rulebook-bloxx-example-3 = Ben takes the line too, in the same place. His circle becomes a cross and scores nothing.
rulebook-bloxx-example-4 = Cleo takes the square and keeps its circle. She puts it on b1 and has 2 points as well.
rulebook-bloxx-players = Everyone has a sheet of their own, so two, three or four of you play by the same rules. Only the end is different. With three or four, the game is over after a round in which any two of you could draw nothing. With two, it takes both of you in the same round. Alone, nobody takes your circle, and every coloured row you fill brings 4 points.

rule-BX-1 = **A round.** Everyone has the same sheet, 7 columns wide and 10 rows high. One player is active. Two dice are rolled for them, A and B, with a shape on every face. The active player picks one die and draws its shape on their own sheet.
rule-BX-1-ruling = We don't know what the printed sheet and dice look like, so Klotz has its own. If you own the game, you can play with yours. The box is for 2 to 4 players; here you can also play alone.

rule-BX-2 = **The others draw too.** When the active player has drawn, all the others draw from the same roll. Each chooses either of the two dice, and they don't have to wait for each other.

rule-BX-3 = **The same die costs the circle.** One square of every shape is a circle, the others are crosses. If you take the same die as the active player, your circle becomes a cross too. With the other die you keep it.

rule-BX-4 = **Turn and flip.** You may turn the shape any way you like, and flip it. The circle belongs to its square of the shape and moves along with it.

rule-BX-5 = **The first shape.** The first shape on your sheet stands on the bottom edge: at least one of its squares is in row 1.

rule-BX-6 = **Later shapes connect.** Every later shape must touch a square you drew before along a side. Corner to corner isn't enough.
rule-BX-6-ruling = The English and the German rules differ here. Klotz follows the English ones: touching along a side is enough, even if the shape hangs in the air. By the German ones it has to lie on something.

rule-BX-7 = **Only on free squares.** The whole shape must be on the sheet. None of its squares may already be drawn on or coloured in as a gap.

rule-BX-8 = **Gaps.** Look down from the shape you drew: every empty square below it in the same column, however far down, is now a gap. Gaps are coloured in at once, and nothing can ever be drawn on them.

rule-BX-9 = **You must if you can.** If either of the two shapes fits on your sheet, you have to draw one. If neither fits, you draw nothing this round. When that happens to the active player, no die is taken, so nobody loses a circle.
rule-BX-9-ruling = Klotz doesn't pass for you: you see that nothing fits, and say so.

rule-BX-10 = **Numbers.** Some squares have a number. If your circle is on it, you get that many points. A cross, a gap or nothing at all on a number scores nothing.

rule-BX-11 = **Coloured rows.** Four rows have a colour. The first to fill one, all seven squares of it with crosses and circles, gets 4 points. If several fill it first in the same round, each of them gets 4. Everyone who fills it in a later round gets 2. A row with a gap in it can never be filled.

rule-BX-12 = **The end.** When everyone has had their go, the next player becomes active. The game ends after a round in which two players could draw nothing.
rule-BX-12-ruling = If you play alone, the game ends the first time nothing fits.

rule-BX-13 = **Scoring.** Add the points for your rows and for the numbers in your circles. Then take away 1 for every gap and 1 for every square that stayed empty. The player with the most points wins. If several are level, they win together.

### The rules of the Blokus family in our own words, for a reader of ten. Markdown is allowed.
### A message `rule-ID-ruling` says how Klotz decides what the rulebook leaves open. Options are never named: `page-options.ftl` has
### words for what else can be agreed on.

rulebook-blokus-aim = Four colours grow from the corners of a board. Each tries to place as many of its 21 pieces as it can: always corner to corner with its own, never side by side. Whoever has the least left over wins.
rulebook-blokus-duo-aim = Blokus for two, on a small board, from two marked squares near the middle. There is no room to hide: block early.
rulebook-blokus-example-1 = Blue starts in the corner a1 with the line of five, from a1 to e1.
rulebook-blokus-example-2 = On its next turn it can't place anything on f1: that lies side by side with e1.
rulebook-blokus-example-3 = So it places the bent piece of three on f2, g2 and f3: f2 touches e1 at a corner.
rulebook-blokus-2-example-1 = **Two players.** The numbers show the order of play. Ada has blue and red, Ben has yellow and green. Ada places 1, Ben 2, Ada 3, Ben 4. Then it's blue again: Ada places 5.
rulebook-blokus-3-example-1 = **Three players.** Ada has blue, Ben yellow and Cleo red: pieces 1, 2 and 3. Green is shared, and its first piece, 4, is placed by Ada.
rulebook-blokus-3-example-2 = In the second round they place 5, 6 and 7. Now it's Ben's turn to place green: 8. In the third round it will be Cleo's.
rulebook-blokus-duo-example-1 = The first player covers e10 with the plus: e10 in the middle, d10, f10, e9 and e11 around it.
rulebook-blokus-duo-example-2 = The second covers j5 with the same piece.
rulebook-blokus-duo-example-3 = Then the first goes on with the two, on g11 and h11: g11 touches f10 at a corner.
rulebook-blokus-duo-players = Duo is always played by two, so nothing is different. For three or four there is Blokus on the big board.

rule-BK-1 = **Board and turns.** The board has 20 rows of 20 squares. Four colours play on it in turn: blue begins, then yellow, red and green, and then it's blue's turn again.
rule-BK-1-ruling = The rulebook lets you choose who begins. Unless you say so at the table, blue does. The order of the colours stays: after red comes green, then blue.

rule-BK-2 = **The first piece.** Every colour starts in a corner: its first piece must cover one of the four corner squares of the board.
rule-BK-2-ruling = You can start in any corner that no other colour has taken. If you agree that every colour has its own corner, they go clockwise from the top left: blue, yellow, red, green.

rule-BK-3 = **Corner to corner.** From your second piece on, each new piece must touch a piece of its own colour at a corner: a corner of one meets a corner of the other. Once is enough; more is fine.

rule-BK-4 = **Never side by side.** Two pieces of the same colour must never touch along a side, not even for a single square.

rule-BK-5 = **Other colours don't matter.** Your piece may touch pieces of the other colours however you like, at corners or along sides.

rule-BK-6 = **Placing a piece.** You may turn a piece and flip it before you place it. It must lie entirely on the board, on empty squares. Once placed, it stays where it is. You have 21 pieces of each colour you play, all different, and each can be placed once.

rule-BK-7 = **Passing, and the end.** If any of your pieces fits anywhere, you must place one. If none fits, you miss your turn. When nobody can place a piece any more, the game is over.
rule-BK-7-ruling = You never have to say that you pass: Klotz sees when nothing fits, passes for you and writes it down.

rule-BK-8 = **Simple score.** Count the squares of all the pieces you couldn't place. The player with the fewest wins. If several are level, they win together.
rule-BK-8-ruling = The rulebook has two ways to score and lets the table decide. On the big board Klotz counts like this unless you agree on the score for experts.

rule-BK-9 = **Score for experts.** Each square you couldn't place costs 1 point. If you placed all 21 pieces you get 15 points, and 5 more if the very last one was the one-square piece. The player with the most points wins. If several are level, they win together.

rule-BK-10 = **Two players on the big board.** One plays blue and red, the other yellow and green. The turns still go blue, yellow, red, green. At the end you add up the scores of your two colours.
rule-BK-10-ruling = With the score for experts each colour earns its own 15 and 5 points, so your two colours can earn 40 between them.

rule-BK-11 = **Three players on the big board.** Each has a colour. The fourth colour belongs to nobody: the three players take turns placing its pieces. Its score counts for nobody.
rule-BK-11-ruling = The players have blue, yellow and red, and share green, unless you agree on another colour. The first player places its first piece, the next time it's the second player's go, then the third's, and so on. Once it can't be placed, it never can be again.

rule-BK-12 = **Duo.** Two colours on a smaller board of 14 rows of 14 squares. Two squares are marked, e10 and j5: each is the fifth from both of its nearest edges. The first player's first piece must cover one of them, the second player's the other.
rule-BK-12-ruling = The first player can choose either of the two. If you agree that each has their own, the first player starts on e10 and the second on j5.

rule-BK-13 = **How Duo is scored.** Duo uses the score for experts.
rule-BK-13-ruling = If you'd rather count squares, agree on the simple score.

### The rules of the Blokus family in our own words, for a reader of ten. Markdown is allowed.
### A message `rule-ID-ruling` says how Klotz decides what the rulebook leaves open, and which option changes that.

rule-BK-1 = **Board and turns.** The board has 20 rows of 20 squares. Four colours play on it in turn: blue begins, then yellow, red and green, and then it's blue's turn again.

rule-BK-2 = **The first piece.** Every colour starts in a corner: its first piece must cover one of the four corner squares of the board.
rule-BK-2-ruling = You can start in any corner that no other colour has taken (`starts=any`, the default). With `starts=own` every colour has its own corner: blue top left, yellow top right, red bottom right, green bottom left.

rule-BK-3 = **Corner to corner.** From your second piece on, each new piece must touch a piece of its own colour at a corner: a corner of one meets a corner of the other. Once is enough; more is fine.

rule-BK-4 = **Never side by side.** Two pieces of the same colour must never touch along a side, not even for a single square.

rule-BK-5 = **Other colours don't matter.** Your piece may touch pieces of the other colours however you like, at corners or along sides.

rule-BK-6 = **Placing a piece.** You may turn a piece and flip it before you place it. It must lie entirely on the board, on empty squares. Once placed, it stays where it is. You have 21 pieces of each colour you play, all different, and each can be placed once.

rule-BK-7 = **Passing, and the end.** If any of your pieces fits anywhere, you must place one. If none fits, you miss your turn. When nobody can place a piece any more, the game is over.
rule-BK-7-ruling = You never have to say that you pass: Klotz sees when nothing fits, passes for you and writes it down.

rule-BK-8 = **Simple score.** Count the squares of all the pieces you couldn't place. The player with the fewest wins. If several are level, they win together.
rule-BK-8-ruling = The rulebook has two ways to score and lets the table decide. On the big board Klotz uses this one unless you choose `scoring=advanced`.

rule-BK-9 = **Score for experts.** Each square you couldn't place costs 1 point. If you placed all 21 pieces you get 15 points, and 5 more if the very last one was the single square. The player with the most points wins. If several are level, they win together.

rule-BK-10 = **Two players on the big board.** One plays blue and red, the other yellow and green. The turns still go blue, yellow, red, green. At the end you add up the scores of your two colours.
rule-BK-10-ruling = With `scoring=advanced` each colour earns its own 15 and 5 points, so your two colours can earn 40 between them.

rule-BK-11 = **Three players on the big board.** Each has a colour. The fourth colour belongs to nobody: the three players take turns placing its pieces. Its score counts for nobody.
rule-BK-11-ruling = The players have blue, yellow and red, and share green. The blue player places its first piece, the next time it's yellow's go, then red's, and so on. A turn in which green can't be placed counts too: next time it's the next player's go.

rule-BK-12 = **Duo.** Two colours on a smaller board of 14 rows of 14 squares. Two squares are marked, e10 and j5: each is the fifth from both of its nearest edges. The first player's first piece must cover one of them, the second player's the other.
rule-BK-12-ruling = The first player can choose either of the two (`starts=any`, the default). With `starts=own` the first player starts on e10 and the second on j5.

rule-BK-13 = **How Duo is scored.** Duo uses the score for experts, BK-9.
rule-BK-13-ruling = If you'd rather count squares, choose `scoring=basic`, and BK-8 applies instead.

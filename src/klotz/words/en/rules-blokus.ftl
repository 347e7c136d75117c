### The rules of the Blokus family in our own words, for a reader of ten. Markdown is allowed.
### A message `rule-ID-ruling` says how Klotz decides what the rulebook leaves open, and which option changes that.

rule-BK-1 = **Board and turns.** The board is a square of 20 rows with 20 squares each. Four colours play on it, one after the other: blue begins, then come yellow, red and green, and then it is blue's turn again.

rule-BK-2 = **The first piece.** Every colour starts in a corner: its first piece must lie on one of the four corner squares of the board.
rule-BK-2-ruling = Any corner will do that no other colour has taken (`starts=any`, which is what you get unless you choose). With `starts=own` every colour has its own corner: blue top left, yellow top right, red bottom right, green bottom left.

rule-BK-3 = **Corner to corner.** From your second piece on, each new piece must touch a piece of its own colour, tip to tip: a corner of one meets a corner of the other. Once is enough, more often is fine.

rule-BK-4 = **Never side by side.** Two pieces of the same colour must never lie along each other's sides, not even for a single square.

rule-BK-5 = **Other colours do not matter.** Your piece may lie against pieces of the other colours however you like, at corners or along sides.

rule-BK-6 = **Placing a piece.** You may turn a piece around and flip it over before you place it. All its squares must be on the board and on empty squares. What has been placed stays where it is. You have 21 pieces of each colour you play, every one different, and each can be placed once.

rule-BK-7 = **Passing, and the end.** If one of your pieces fits anywhere, you must place one. If none fits, you miss your turn. When nobody can place a piece any more, the game is over.
rule-BK-7-ruling = You never have to say that you pass: Klotz sees when nothing fits, passes for you and writes it down.

rule-BK-8 = **Simple score.** Count the squares of all the pieces you could not place. Whoever has the fewest wins. Players with equally few win together.
rule-BK-8-ruling = The rulebook offers two ways to score and lets the table decide. On the big board Klotz uses this one unless you choose `scoring=advanced`.

rule-BK-9 = **Score for experts.** Each square you could not place costs 1 point. If you placed all 21 pieces you get 15 points, and 5 more if the very last one was the single square. Whoever has the most points wins, and players with equally many win together.

rule-BK-10 = **Two players on the big board.** One plays blue and red, the other yellow and green. The turns still go blue, yellow, red, green. At the end you add up what your two colours scored.
rule-BK-10-ruling = With `scoring=advanced` each colour earns its own 15 and 5 points, so the two of them can bring you 40.

rule-BK-11 = **Three players on the big board.** Each has a colour. The fourth colour belongs to nobody: when its turn comes, the three take turns in placing its pieces. What it scores counts for nobody.
rule-BK-11-ruling = The players have blue, yellow and red, and share green. First the player of blue places for it, the next time yellow, then red, and so on. A turn in which green cannot be placed counts too: next time it is the next player's go.

rule-BK-12 = **Duo.** Two colours on a smaller board of 14 rows with 14 squares each. Two squares are marked: each is the fifth from both of its nearest edges, e10 and j5. The first player's first piece must lie on one of them, the second player's on the other.
rule-BK-12-ruling = The first player may choose either of the two (`starts=any`, which is what you get unless you choose). With `starts=own` the first player begins on e10 and the second on j5.

rule-BK-13 = **How Duo is scored.** Duo uses the score for experts, BK-9.
rule-BK-13-ruling = If you would rather count squares, choose `scoring=basic`, and BK-8 holds instead.

### Learn: lessons, puzzles and tips. Keys of lessons and tips end in the number of the step or tip.

page-learn-rules-short = Rules
page-learn-ruling = Our ruling:

## Chapters of the rules

page-rulebook-aim = The aim
page-rulebook-example = An example
page-rulebook-start = To begin with
page-rulebook-place = Placing pieces
page-rulebook-end = The end
page-rulebook-score = Points
page-rulebook-players = With two or three players
page-rulebook-duo = What is different in Duo
page-rulebook-round = A round
page-rulebook-draw = Drawing
page-rulebook-turn = Your turn
page-rulebook-steal = Build, steal, swap
page-rulebook-tower = Your tower
page-rulebook-turn2 = Turn2
page-rulebook-maestro = Maestro
page-rulebook-link = Link to rule { $rule }
page-rulebook-box = Is something else printed in your box? Enter it in the workshop.

page-lesson = Learn by playing
page-lesson-title = { $game } in five steps
page-lesson-step = Step { $step }
page-lesson-step-done = Step { $step }, done
page-lesson-next = Next step
page-lesson-again = Again

## Puzzles

page-puzzles = Daily puzzles
page-puzzles-about = A position from a game the computer played against itself, new every day. One move is clearly best. Can you find it?
page-puzzle-today = Puzzle of the day
page-puzzle-of = { $game }: puzzle of the day
page-puzzle-best-move = The best move
page-puzzle-finish = The perfect finish
page-puzzle-you-are = You're { $colour }.
page-puzzle-task-best-move-blokus = Which move gives you the best chance?
page-puzzle-task-best-move-bloxx = Which placement will score the most in the end?
page-puzzle-task-best-move-bloqs = Which move gives you the best chance?
page-puzzle-task-finish-blokus = The end is near. Find the { $moves } moves that get you the best result, whatever the others do.
page-puzzle-task-finish-bloxx = The game is nearly over. Which placement scores the most?
page-puzzle-task-finish-bloqs = Complete the perfect cube and win.
page-puzzle-step = Move { $step } of { $steps }
page-puzzle-best = Best was { $move }: look at the board.
page-puzzle-was-solved = You've already solved this one.
page-puzzle-was-shown = You've already seen the solution.
page-puzzle-streak = { $days ->
        [one] Solved today: your streak starts!
       *[other] { $days } days in a row!
    }
page-puzzle-archive = Earlier puzzles
page-puzzle-mark-open = open
page-puzzle-mark-solved = solved
page-puzzle-mark-shown = seen

## Blokus in five steps

page-lesson-blokus-1-title = The first piece
page-lesson-blokus-1 = Your first piece has to cover a marked corner of the board. Pick a big one, with five squares, and place it there.
page-lesson-blokus-1-wrong = That's allowed, but big pieces are hard to place later. Pick one with five squares.
page-lesson-blokus-1-done = A good start!
page-lesson-blokus-2-title = Corner to corner
page-lesson-blokus-2 = From now on, each piece has to touch one of your own at a corner, but never along a side. Place your second piece.
page-lesson-blokus-2-done = Exactly: corner to corner.
page-lesson-blokus-3-title = Head for the middle
page-lesson-blokus-3 = In the middle there's room in every direction. Place a piece that gets you at least two squares closer.
page-lesson-blokus-3-wrong = That doesn't get you much closer to the middle. Reach out further.
page-lesson-blokus-3-done = Now you can go anywhere.
page-lesson-blokus-4-title = Touch the others
page-lesson-blokus-4 = Only pieces of your own colour must not touch along a side. Place a piece right beside another colour.
page-lesson-blokus-4-wrong = This piece doesn't touch another colour along a side. Get closer.
page-lesson-blokus-4-done = Right: that's how you slip past them.
page-lesson-blokus-5-title = Duo: get in the way
page-lesson-blokus-5 = Duo is for two, on a small board. Cover a square at a corner of the other colour, so it can't go on from there.
page-lesson-blokus-5-wrong = That doesn't bother the other colour. Cover a square that touches it only at a corner.
page-lesson-blokus-5-done = One way fewer for the other side! That's all you need to play.

## Bloxx! in five steps

page-lesson-bloxx-1-title = The first shape
page-lesson-bloxx-1 = Choose a die and draw its shape on the bottom edge. Leave nothing empty below it.
page-lesson-bloxx-1-wrong = That leaves an empty square below the shape, and a gap costs a point. Try turning the shape.
page-lesson-bloxx-1-done = A good start, without a gap.
page-lesson-bloxx-2-title = Keep it connected
page-lesson-bloxx-2 = Every new shape has to touch what you've drawn along a side. Again, leave no gap below it.
page-lesson-bloxx-2-wrong = That leaves a gap below the shape. Try another place, or turn or flip it.
page-lesson-bloxx-2-done = It fits like a glove.
page-lesson-bloxx-3-title = Circle the numbers
page-lesson-bloxx-3 = A number scores when your circle is on it. Draw a shape with its circle on a number.
page-lesson-bloxx-3-wrong = The circle isn't on a number there. Crosses don't score.
page-lesson-bloxx-3-done = Those points are yours.
page-lesson-bloxx-4-title = Full rows
page-lesson-bloxx-4 = The first to fill a coloured row gets four points. Fill one.
page-lesson-bloxx-4-wrong = No coloured row is full yet. Look for one that's missing a single square.
page-lesson-bloxx-4-done = Four points! Anyone who fills it in a later round gets two.
page-lesson-bloxx-5-title = The other die
page-lesson-bloxx-5 = The active player has taken a die. If you take the same one, your circle becomes a cross. Draw a circle on a number.
page-lesson-bloxx-5-wrong = The circle isn't on a number there.
page-lesson-bloxx-5-wrong-die = That die was taken, so your circle became a cross. Take the other one.
page-lesson-bloxx-5-done = Well chosen! That's all you need to play.

## Bloqs in five steps

page-lesson-bloqs-1-title = Build
page-lesson-bloqs-1 = Your pawn is alone on a disc, so you get the piece it shows. Build it flat on the ground.
page-lesson-bloqs-1-wrong = It can stand there, but cover the ground first. Lay it flat.
page-lesson-bloqs-1-done = Your first layer is on its way.
page-lesson-bloqs-2-title = Swap
page-lesson-bloqs-2 = Two pawns on one disc: you swap a piece with the other player. Take one with at least as many cubes as you give.
page-lesson-bloqs-2-wrong = You'd give away more cubes than you get.
page-lesson-bloqs-2-done = A fair swap, at least for you. Each of you builds what you got.
page-lesson-bloqs-2-remark = A piece under another one isn't safe: if it slides out sideways and nothing falls, it can be taken.
page-lesson-bloqs-3-title = Steal
page-lesson-bloqs-3 = A steal disc: take a piece from the other tower. Take one with four cubes.
page-lesson-bloqs-3-wrong = You can do better: some pieces have four cubes.
page-lesson-bloqs-3-done = It's yours, and you build it right away.
page-lesson-bloqs-3-remark = In Maestro the others may have a defence card against that.
page-lesson-bloqs-4-title = Turn2: which way?
page-lesson-bloqs-4 = In Turn2 and Maestro you choose the direction after the roll. Go where you can build any piece you like.
page-lesson-bloqs-4-wrong = That way there's only a small piece. The other way leads to the disc that lets you choose.
page-lesson-bloqs-4-done = Now you can have any piece in the stock.
page-lesson-bloqs-4-remark = In Maestro, cards help too: a die card replaces the roll, a teleport card swaps places.
page-lesson-bloqs-5-title = The perfect cube
page-lesson-bloqs-5 = Three by three by three with no hole wins at once. One piece is missing: build it.
page-lesson-bloqs-5-wrong = The cube still has a hole. Where is it?
page-lesson-bloqs-5-done = A perfect cube: you win! That's all you need to play.

## Tips

page-tips = Tips
page-tips-of = Tips for { $game }

page-tip-blokus-1-title = Big pieces first
page-tip-blokus-1 = Place five-square pieces while there's room. The small ones will still fit when the board gets crowded.
page-tip-blokus-2-title = Race for the middle
page-tip-blokus-2 = From the middle you can go in every direction. Stay at the edge, and you're soon walled in.
page-tip-blokus-3-title = Keep corners open
page-tip-blokus-3 = A good move leaves you several corners to build on, on different sides. Expect one of them to be blocked.
page-tip-blokus-4-title = Slip through
page-tip-blokus-4 = A wall of another colour has a hole wherever two of its pieces meet only at a corner. You can cross it there, corner to corner.
page-tip-blokus-5-title = Get in the way
page-tip-blokus-5 = If two moves are equally good for you, play the one that covers a corner someone else needs.
page-tip-blokus-6-title = Bulky ones early
page-tip-blokus-6 = X, W, F and Z need a lot of room. Straight pieces and the one-square piece fit right up to the end.
page-tip-blokus-7-title = In Duo, count both sides
page-tip-blokus-7 = With one opponent, whatever hurts them helps you just as much. Look first at where they want to go next.

page-tip-bloxx-1-title = Keep it level
page-tip-bloxx-1 = Every overhang leaves a gap, and gaps never go away. Fill the deepest column first.
page-tip-bloxx-2-title = Mind the circle
page-tip-bloxx-2 = Before you choose a die, see where the circle would go. Turned or flipped, it often reaches a number.
page-tip-bloxx-3-title = Be first with a row
page-tip-bloxx-3 = The first to fill a coloured row gets four points, anyone later gets two. Keep an eye on the others.
page-tip-bloxx-4-title = Take the other die
page-tip-bloxx-4 = The active player's die costs you the circle. When you're active, take the one the others would love to have.
page-tip-bloxx-5-title = Be ready for anything
page-tip-bloxx-5 = Keep a flat stretch for long shapes and a step for bent ones. Then hardly any roll can hurt you.
page-tip-bloxx-6-title = A gap is only one point
page-tip-bloxx-6 = A gap that gets you a number or a row is worth it. Just never leave one in a coloured row.
page-tip-bloxx-7-title = Fill up at the end
page-tip-bloxx-7 = Every empty square costs a point. Near the end, draw where another shape will still fit afterwards.

page-tip-bloqs-1-title = Layer by layer
page-tip-bloqs-1 = Full layers count before single cubes. Finish the lower one before building higher.
page-tip-bloqs-2-title = No holes
page-tip-bloqs-2 = A covered hole is hard to fill: the piece has to be able to get there.
page-tip-bloqs-3-title = Keep the cube in sight
page-tip-bloqs-3 = A perfect cube wins at once. Stay within three layers as long as you can.
page-tip-bloqs-4-title = Lock it in
page-tip-bloqs-4 = Covering a piece doesn't protect it: it can be pulled out sideways. Put others around it as well, so that there's no way out.
page-tip-bloqs-5-title = Know what holds what
page-tip-bloqs-5 = Nobody can take a piece if others would fall. That protects you too.
page-tip-bloqs-6-title = Swap small for big
page-tip-bloqs-6 = Give away what the other tower can't use, and take what yours is missing.
page-tip-bloqs-7-title = Count both ways
page-tip-bloqs-7 = In Turn2 and Maestro, check where both directions lead before you roll or play a card. Save a defence card for your last layer.

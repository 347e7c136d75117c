### Learn: lessons, puzzles and tips. Keys of lessons and tips end in the number of the step or tip.

page-learn-rules-short = Rules
page-lesson = Learn by playing
page-lesson-title = { $game } in five steps
page-lesson-step = Step { $step }
page-lesson-step-done = Step { $step }, done
page-lesson-next = Next step
page-lesson-again = Once more

## Puzzles

page-puzzles = Puzzles of the day
page-puzzles-about = A position from a game of the computer against itself, new every day. One move is clearly the best. Can you find it?
page-puzzle-today = Puzzle of the day
page-puzzle-of = { $game }: puzzle of the day
page-puzzle-best-move = The best move
page-puzzle-finish = The perfect finish
page-puzzle-you-are = You are { $colour }.
page-puzzle-task-best-move-blokus = Which move gives you the best chances?
page-puzzle-task-best-move-bloxx = Which drawing will bring you the most points in the end?
page-puzzle-task-best-move-bloqs = Which move gives you the best chances?
page-puzzle-task-finish-blokus = The end is near. Find the { $moves } moves that bring the best result, whatever the others do.
page-puzzle-task-finish-bloxx = The game is nearly over. Which drawing scores the most?
page-puzzle-task-finish-bloqs = Complete the perfect cube and win.
page-puzzle-step = Move { $step } of { $steps }
page-puzzle-best = Best was { $move }: look at the board.
page-puzzle-was-solved = You have solved this one before.
page-puzzle-was-shown = You have seen the solution of this one.
page-puzzle-streak = { $days ->
        [one] Solved today: the first day in a row.
       *[other] { $days } days in a row!
    }
page-puzzle-archive = Earlier puzzles
page-puzzle-mark-open = open
page-puzzle-mark-solved = solved
page-puzzle-mark-shown = seen

## Blokus in five steps

page-lesson-blokus-1-title = The first piece
page-lesson-blokus-1 = Your first piece covers a marked corner of the board. Choose a big one, with five squares, and lay it there.
page-lesson-blokus-1-wrong = You may do that, but big pieces are hard to place later. Take one with five squares.
page-lesson-blokus-1-done = Well begun!
page-lesson-blokus-2-title = Corner to corner
page-lesson-blokus-2 = Every further piece touches one of your own at a corner, and never along a side. Lay your second piece.
page-lesson-blokus-2-done = Exactly: corner to corner.
page-lesson-blokus-3-title = To the middle
page-lesson-blokus-3 = In the middle there is room on every side. Lay a piece that comes at least two squares nearer to it.
page-lesson-blokus-3-wrong = That does not bring you much nearer to the middle. Stretch out further.
page-lesson-blokus-3-done = Now you can go everywhere.
page-lesson-blokus-4-title = Others may touch you
page-lesson-blokus-4 = Only your own pieces keep their sides apart. Lay a piece side by side with another colour.
page-lesson-blokus-4-wrong = This piece touches no other colour along a side. Go closer.
page-lesson-blokus-4-done = Right: you slip past them like that.
page-lesson-blokus-5-title = Duo: be in the way
page-lesson-blokus-5 = Duo is for two, on a small board. Cover a square at a corner of the other colour, so that it cannot go on from there.
page-lesson-blokus-5-wrong = The other colour does not mind that piece. Cover a square that touches it at a corner only.
page-lesson-blokus-5-done = One way less for the other side! You know all you need to play.

## Bloxx! in five steps

page-lesson-bloxx-1-title = The first shape
page-lesson-bloxx-1 = Choose a die and draw its shape so that it stands on the bottom edge. Leave nothing empty below it.
page-lesson-bloxx-1-wrong = Below that shape a square would stay empty: a gap costs a point. Turn the shape.
page-lesson-bloxx-1-done = A good start, without a gap.
page-lesson-bloxx-2-title = Join on
page-lesson-bloxx-2 = Every further shape lies side by side with what you have drawn. Again, leave no gap below it.
page-lesson-bloxx-2-wrong = That leaves a gap below the shape. Try another place, or turn and mirror it.
page-lesson-bloxx-2-done = It fits like a glove.
page-lesson-bloxx-3-title = Circles like numbers
page-lesson-bloxx-3 = A number counts when your circle is on it. Draw a shape with its circle on a number.
page-lesson-bloxx-3-wrong = The circle is not on a number there. Crosses do not count.
page-lesson-bloxx-3-done = Those points are yours.
page-lesson-bloxx-4-title = Full rows
page-lesson-bloxx-4 = Whoever is first to fill a coloured row gets four points. Fill one.
page-lesson-bloxx-4-wrong = No coloured row is full yet. Look where only one square is missing.
page-lesson-bloxx-4-done = Four points, and everybody else gets two at most.
page-lesson-bloxx-5-title = The other die
page-lesson-bloxx-5 = The active player has taken a die. If you take the same one, your circle turns into a cross. Draw a circle on a number.
page-lesson-bloxx-5-wrong = The circle is not on a number there.
page-lesson-bloxx-5-wrong-die = That die is taken: your circle became a cross. Take the other one.
page-lesson-bloxx-5-done = Well chosen! You know all you need to play.

## Bloqs in five steps

page-lesson-bloqs-1-title = Build
page-lesson-bloqs-1 = Your pawn is alone on a disc, so you get the piece it shows. Build it so that it lies flat on the ground.
page-lesson-bloqs-1-wrong = It can stand there, but first the ground should be covered. Lay it flat.
page-lesson-bloqs-1-done = The first layer begins.
page-lesson-bloqs-2-title = Swap
page-lesson-bloqs-2 = Two pawns on one disc: you swap a piece with the other player. Take one with at least as many cubes as you give.
page-lesson-bloqs-2-wrong = You would give more cubes than you get.
page-lesson-bloqs-2-done = A fair swap, for you at least. Both build what they got.
page-lesson-bloqs-2-remark = What lies under another piece cannot be taken: cover what you want to keep.
page-lesson-bloqs-3-title = Steal
page-lesson-bloqs-3 = A thief's disc: take a piece out of the other tower. Take one with four cubes.
page-lesson-bloqs-3-wrong = There is more to get: some pieces have four cubes.
page-lesson-bloqs-3-done = Yours now, and you may build it at once.
page-lesson-bloqs-3-remark = In Maestro the others may hold a defence card against that.
page-lesson-bloqs-4-title = Turn2: which way?
page-lesson-bloqs-4 = In Turn2 and Maestro you choose the direction after the roll. Go where you may build any piece you like.
page-lesson-bloqs-4-wrong = That way there is only a small piece. The other way leads to the disc that lets you choose.
page-lesson-bloqs-4-done = Now every piece of the stock is open to you.
page-lesson-bloqs-4-remark = In Maestro cards help you too: a die card replaces the roll, a teleport card changes places.
page-lesson-bloqs-5-title = The perfect cube
page-lesson-bloqs-5 = Three by three by three without a hole wins at once. One piece is missing: build it.
page-lesson-bloqs-5-wrong = The cube still has a hole. Where is it?
page-lesson-bloqs-5-done = A perfect cube: you win! You know all you need to play.

## Tips

page-tips = Tips
page-tips-of = Tips for { $game }

page-tip-blokus-1-title = Big pieces first
page-tip-blokus-1 = While there is room, lay what has five squares. The small ones will still fit when the board is crowded.
page-tip-blokus-2-title = Race for the middle
page-tip-blokus-2 = From the middle you can go in every direction. Whoever stays at the edge is soon walled in.
page-tip-blokus-3-title = Keep corners open
page-tip-blokus-3 = A good move leaves several corners to go on from, on different sides. One of them is sure to be blocked.
page-tip-blokus-4-title = Slip through
page-tip-blokus-4 = A wall of other colours has holes wherever two of its pieces meet at a corner only. There your corners pass too.
page-tip-blokus-5-title = Be in the way
page-tip-blokus-5 = Of two moves that are equally good for you, play the one that covers a corner somebody else needs.
page-tip-blokus-6-title = The bulky ones early
page-tip-blokus-6 = X, W, F and Z need a lot of room. Straight pieces and the single square find a place to the very end.
page-tip-blokus-7-title = In Duo, count both sides
page-tip-blokus-7 = With one opponent, what hurts them helps you just as much. Look first where they want to go next.

page-tip-bloxx-1-title = Build it level
page-tip-bloxx-1 = Every overhang leaves a gap, and gaps never go away. Fill the deepest column first.
page-tip-bloxx-2-title = Think of the circle
page-tip-bloxx-2 = Look where the circle would lie before you choose a die. Turned and mirrored, it often reaches a number.
page-tip-bloxx-3-title = Be first with a row
page-tip-bloxx-3 = The first to fill a coloured row gets four points, later ones two. Watch how far the others are.
page-tip-bloxx-4-title = The other die is better
page-tip-bloxx-4 = The die the active player took costs you the circle. When you are active, take the one the others would love to have.
page-tip-bloxx-5-title = Stay ready for everything
page-tip-bloxx-5 = Keep a flat stretch for long shapes and a step for bent ones. Then hardly any roll can hurt.
page-tip-bloxx-6-title = A gap is only one point
page-tip-bloxx-6 = If a gap buys a number or a row, it is well paid. Just never leave one in a coloured row.
page-tip-bloxx-7-title = Fill up at the end
page-tip-bloxx-7 = Every empty square costs a point. Near the end, draw wherever another shape will still fit afterwards.

page-tip-bloqs-1-title = Layer by layer
page-tip-bloqs-1 = Full layers count before single cubes. Close the lower one before you grow.
page-tip-bloqs-2-title = No hollows
page-tip-bloqs-2 = What is covered can hardly be filled any more: a piece must be able to get there.
page-tip-bloqs-3-title = Keep the cube in sight
page-tip-bloqs-3 = A perfect cube wins at once. Stay within three layers as long as it is possible.
page-tip-bloqs-4-title = Lock it in
page-tip-bloqs-4 = Nobody can take what lies under something else. Put a flat piece over what is worth most.
page-tip-bloqs-5-title = Look what holds what
page-tip-bloqs-5 = A piece that carries others cannot be taken if the rest would fall. That protects you as well.
page-tip-bloqs-6-title = Swap small for big
page-tip-bloqs-6 = Give what is of no use to the other tower, and take what your own is missing.
page-tip-bloqs-7-title = Count both ways
page-tip-bloqs-7 = In Turn2 and Maestro see where both directions lead before you roll or play a card. Save a defence card for your last layer.

### The board of Bloqs on the page. $who and $other are players, pieces are written like L4#21, kinds like L4, cells like a1.1.

page-bloqs-board = Bloqs board
page-bloqs-player-number = Player { $seat }

## Ways of looking

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Layers
page-bloqs-view-left = Turn the table left
page-bloqs-view-right = Turn the table right
page-bloqs-see-table = Whole table
page-bloqs-see-tower = Look at { $who }'s tower
page-bloqs-see-tower-you = Look at your tower
page-bloqs-3d-label = The table in 3D. Choose Layers to have it read aloud.
page-bloqs-loading = Setting up the table …

## The ring, the stock, the towers

page-bloqs-ring = Ring and stock
page-bloqs-discs = Discs on the ring
page-bloqs-place = Disc { $place }: { $disc }
page-bloqs-place-with = Disc { $place }: { $disc }. Here: { $who }
page-bloqs-disc-down = face down
page-bloqs-disc-steal = steal
page-bloqs-disc-build = build
page-bloqs-start = start circle
page-bloqs-pawn = { $who }'s pawn on disc { $place }
page-bloqs-pawn-you = Your pawn on disc { $place }
page-bloqs-pawn-start = { $who }'s pawn on its start circle before disc { $place }
page-bloqs-pawn-start-you = Your pawn on its start circle before disc { $place }
page-bloqs-stock = Stock
page-bloqs-stock-of = { $kind }: { $count } in the stock
page-bloqs-tower-of = { $who }'s tower
page-bloqs-tower-of-you = Your tower
page-bloqs-layer = Layer { $layer }
page-bloqs-layer-full = full layer
page-bloqs-cell-empty = { $cell }: empty
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, can be taken
page-bloqs-cell-chosen = { $cell }: { $piece }, chosen
page-bloqs-cell-ghost = { $cell }: your { $piece } would go here
page-bloqs-ghost-at = { $piece } on { $cells }
page-bloqs-score = { $layers ->
        [one] 1 layer
       *[other] { $layers } layers
    } + { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
page-bloqs-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Cards

page-bloqs-hand = Your cards
page-bloqs-hand-empty = You have no cards.
page-bloqs-card-die = Die { $pips }
page-bloqs-card-piece = Piece { $kind }
page-bloqs-card-teleport = Teleport
page-bloqs-card-defence = Defence
page-bloqs-card-about-die = Instead of rolling: go exactly this far, either way.
page-bloqs-card-about-piece = On a disc of this kind: take any piece instead.
page-bloqs-card-about-teleport = Instead of rolling: swap places with another pawn.
page-bloqs-card-about-defence = Stops a steal, a swap or a teleport aimed at you.

## What you are to do

page-bloqs-prompt = What to do now
page-bloqs-do-roll = Roll the die.
page-bloqs-do-travel = Roll the die, or play a card.
page-bloqs-do-direction = { $pips ->
        [one] One disc: which way?
       *[other] { $pips } discs: which way?
    }
page-bloqs-do-supply = Add { $kind } to your tower.
page-bloqs-do-no-supply = You can't build { $kind }. Pass, or play its piece card if you have one.
page-bloqs-do-any = Pick any piece from the stock and build it.
page-bloqs-do-build = Add { $piece } to your tower.
page-bloqs-do-steal = Steal a piece from another tower.
page-bloqs-do-swap = Swap a piece with { $others }.
page-bloqs-ask-steal = { $who } wants to steal your { $piece }.
page-bloqs-ask-swap = { $who } offers { $give } for your { $take }.
page-bloqs-ask-teleport = { $who } wants to swap places with you.
page-bloqs-roll = Roll
page-bloqs-roll-now = Your turn: roll the die.
page-bloqs-cw = Clockwise
page-bloqs-ccw = Counter-clockwise
page-bloqs-teleport-whom = Who do you want to swap places with?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Allow
page-bloqs-defend = Defend
page-bloqs-no-defence = You have no defence card.
page-bloqs-time-left = Time left: { $time }
page-bloqs-pass = Pass
page-bloqs-give = You give
page-bloqs-take-from = You take from { $who }
page-bloqs-steal-it = Steal it
page-bloqs-swap-it = Swap
page-bloqs-not-takeable = { $piece }: can't be taken; press to see why
page-bloqs-held = { $piece } in your hand, position { $way } of { $ways }. Press to turn it.
page-bloqs-turn-turn = Turn
page-bloqs-turn-tip = Tip over
page-bloqs-turn-roll = Tip sideways
page-bloqs-next-way = Next position
page-bloqs-higher = Higher
page-bloqs-lower = Lower
page-bloqs-build-here = Build it here
page-bloqs-foretold = { $count ->
        [one] Completes layer { $layers }!
       *[other] Completes layers { $layers }!
    }

## Why something cannot be done

page-bloqs-why-other-kind = This disc gives you { $kind }.
page-bloqs-why-none-left = There's no { $kind } left in the stock.
page-bloqs-why-no-place = { $kind } doesn't fit anywhere on your tower.
page-bloqs-why-no-turn = { $kind } doesn't fit that way round.
page-bloqs-why-own = That's your own tower: steal from someone else.

## What others do

page-bloqs-now-begins = { $who } rolls. The highest roll goes first.
page-bloqs-now-begins-you = You roll. The highest roll goes first.
page-bloqs-now-rolls = { $who } rolls.
page-bloqs-now-rolls-you = You roll.
page-bloqs-now-travels = { $who } rolls or plays a card.
page-bloqs-now-travels-you = You roll or play a card.
page-bloqs-now-direction = { $who } goes { $pips }, one way or the other.
page-bloqs-now-direction-you = You go { $pips }, one way or the other.
page-bloqs-now-turnup = { $who } turns over disc { $place }.
page-bloqs-now-turnup-you = You turn over disc { $place }.
page-bloqs-now-any = { $who } builds any piece.
page-bloqs-now-any-you = You build any piece.
page-bloqs-now-builds = { $who } builds { $piece }.
page-bloqs-now-builds-you = You build { $piece }.
page-bloqs-now-steals = { $who } steals a piece.
page-bloqs-now-steals-you = You steal a piece.
page-bloqs-now-swaps = { $who } swaps a piece with { $others }.
page-bloqs-now-swaps-you = You swap a piece with { $others }.
page-bloqs-now-swaps-with-you = { $who } swaps a piece with you.
page-bloqs-now-asked = { $who } can defend.
page-bloqs-now-asked-you = You can defend.
page-bloqs-now-loses = { $who } loses a card.
page-bloqs-now-loses-you = You lose a card.
page-bloqs-now-deals = Cards are dealt.

## What has happened

page-bloqs-news-rolls = { $who } rolls { $pips }.
page-bloqs-news-rolls-you = You roll { $pips }.
page-bloqs-news-die = The die shows { $pips }.
page-bloqs-news-disc = The disc says: { $disc }.
page-bloqs-news-card = { $who } plays a card: { $card }.
page-bloqs-news-card-you = You play a card: { $card }.
page-bloqs-news-card-won = { $who } gets a card.
page-bloqs-news-card-won-you = You get a card.
page-bloqs-news-card-lost = { $who } loses a card: { $card }.
page-bloqs-news-card-lost-you = You lose a card: { $card }.
page-bloqs-news-teleport = { $who } plays a teleport card to swap places with { $other }.
page-bloqs-news-teleport-you = You play a teleport card to swap places with { $other }.
page-bloqs-news-teleport-with-you = { $who } plays a teleport card to swap places with you.
page-bloqs-news-cw = { $who } goes clockwise.
page-bloqs-news-cw-you = You go clockwise.
page-bloqs-news-ccw = { $who } goes counter-clockwise.
page-bloqs-news-ccw-you = You go counter-clockwise.
page-bloqs-news-builds = { $who } builds { $piece } on { $cells }.
page-bloqs-news-builds-you = You build { $piece } on { $cells }.
page-bloqs-news-steals = { $who } steals { $piece } from { $other }.
page-bloqs-news-steals-you = You steal { $piece } from { $other }.
page-bloqs-news-steals-with-you = { $who } steals { $piece } from you.
page-bloqs-news-swaps = { $who } gives { $give } to { $other } and takes { $take }.
page-bloqs-news-swaps-you = You give { $give } to { $other } and take { $take }.
page-bloqs-news-swaps-with-you = { $who } gives you { $give } and takes { $take }.
page-bloqs-news-allows = { $who } doesn't defend.
page-bloqs-news-allows-you = You don't defend.
page-bloqs-news-defends = { $who } plays a defence card: blocked!
page-bloqs-news-defends-you = You play a defence card: blocked!
page-bloqs-news-passes = { $who } passes.
page-bloqs-news-passes-you = You pass.

## The end

page-bloqs-wins = { $who } wins!
page-bloqs-wins-you = You win!
page-bloqs-share = { $who } share the win!
page-bloqs-end-perfect-cube = A perfect cube!
page-bloqs-end-perfect-double-cube = A perfect double cube!
page-bloqs-end-stock-empty = The last piece in the stock is gone.
page-bloqs-end-discs-turned = The last disc has been turned over.
page-bloqs-score-about = Full layers count first, then cubes
page-how-bloqs-1 = Roll, and move your pawn round the ring.
page-how-bloqs-2 = The disc you land on gives you a piece, lets you choose one, or lets you steal one.
page-how-bloqs-3 = Build it on your site, three squares by three. Nothing may float, fall or stick out.
page-how-bloqs-4 = A perfect cube wins at once. Otherwise full layers count, then cubes.
page-coach-bloqs-1 = This tells you what to do. Start by rolling the die.
page-coach-bloqs-2 = Your tower grows here. Drag to look at it from all sides.
page-coach-bloqs-3 = Full layers count first, then cubes.
page-keys-bloqs-1 = choose a direction
page-keys-bloqs-2 = turn and tip the piece
page-keys-bloqs-3 = next way it can lie (P: previous)
page-keys-bloqs-4 = move it
page-keys-bloqs-5 = up and down
page-keys-bloqs-6 = build it
page-keys-bloqs-7 = put it back

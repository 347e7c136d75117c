### Bloqs in the terminal: what only this game says. play.ftl has what all games say.
### $who and $other are players; pieces are written like L4#21, cells like a1.1, kinds like L4.
### $where is a place of the ring, as the spot-... sentences write it; $disc is as the disc-... ones do.

game-bloqs = Bloqs for two to four: build a perfect cube
game-bloqs-turn2 = Bloqs Turn2: go round the ring either way
game-bloqs-maestro = Bloqs Maestro: with cards that only their owner sees

## The ring, the discs, the cards

board-ring = disc
board-stock = stock
board-steal-short = st
board-build-short = bu
board-on-start = on the start circle before that disc
board-built-last = built last
board-full = full layer
board-score = { $layers ->
        [one] 1 layer
       *[other] { $layers } layers
    } + { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-pile = cards  { $pile } in the pile, { $count } discarded, on top: { $card }
board-pile-only = cards  { $pile } in the pile, none discarded
tower-layer = layer { $layer }

disc-face-down = face down
disc-steal = steal
disc-build = build
spot-disc = disc { $place } ({ $disc })
spot-start = a start circle

card-die = die { $pips }
card-piece = piece { $kind }
card-teleport = teleport
card-defence = defence

## Hidden hands

hand-ask = { $who }, press Enter to see your cards when nobody else is looking:
hand-only-enter = Just press Enter.
hand-of = { $who }'s cards:
hand-empty = { $who } has no cards.
hand-nobody = It's nobody's move right now.

## What is to be done

turn-roll = { $who }, press Enter to roll.
turn-travel = { $who }: roll, or play a card.
turn-direction = { $who } goes { $pips ->
        [one] 1 disc
       *[other] { $pips } discs
    }: clockwise (cw) to { $cw }, or counter-clockwise (ccw) to { $ccw }?
turn-supply = { $who }: take { $kind } from the stock and build it.
turn-supply-any = { $who }: take any piece from the stock and build it.
turn-no-supply = { $who }: you can't build { $kind }. Pass, or play its piece card if you have one.
turn-build = { $who }: build { $piece }.
turn-steal = { $who }: steal a piece from another player.
turn-swap = { $who }: swap a piece with { $others }.
turn-swaps = { $who }: swap a piece with each of { $others }, in any order.
# $wish is one of the ask-... sentences.
turn-ask = { $who }: { $wish } Allow it, or defend?
ask-steal = { $who } wants to steal your { $piece }.
ask-swap = { $who } offers { $give } for your { $take }.
ask-teleport = { $who } wants to swap places with you.

## What happens

news-rolls = { $who } rolls { $pips }.
news-rolls-to = { $who } rolls { $pips } and lands on { $where }.
news-begins = { $who } goes first.
news-again = { $who } roll again.
news-clockwise = { $who } goes clockwise to { $where }.
news-counter-clockwise = { $who } goes counter-clockwise to { $where }.
news-disc = Disc { $place } is turned over: { $disc }.
news-card = { $who } plays a card: { $card }.
news-card-any-piece = { $who } plays a card, { $card }, to take any piece instead.
news-builds = { $who } builds { $piece } on { $cells }.
news-passes = { $who } passes.
news-dealt = Everyone is dealt { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
news-gets-card = { $who } gets a card.
# $neighbour sits to the left of $who.
news-loses-card = { $neighbour } draws one of { $who }'s cards and discards it: { $card }.
news-reshuffled = The pile is empty: the discards are shuffled and become the new pile.
news-no-card = There's no card left to draw.
news-steals = { $who } steals { $piece } from { $other }.
news-wants-to-steal = { $who } wants to steal { $piece } from { $other }.
news-swaps = { $who } gives { $give } to { $other } and takes { $take }.
news-wants-to-swap = { $who } wants to give { $give } to { $other } and take { $take }.
news-wants-to-teleport = { $who } plays a teleport card to swap places with { $other }.
news-allows = { $who } doesn't defend.
news-defends = { $who } plays a defence card: blocked!
news-teleported = { $who } swaps places with { $other } and is now on { $where }.
news-on-start = Nothing happens on a start circle: { $who }'s turn is over.
news-none-left = There's no { $kind } left in the stock: { $who }'s turn is lost.
news-no-place = { $who } has no place for { $kind }: the turn is lost.
news-no-place-any = { $who } can't build any of the pieces in the stock: the turn is lost.
news-nothing-to-steal = There's nothing for { $who } to steal: the turn is lost.
news-no-swap = { $who } can't swap with { $others }.
news-layer-full = { $who }'s layer { $layer } is full!
news-layer-broken = { $who }'s layer { $layer } is no longer full.
news-perfect-cube = { $who } has built a perfect cube!
news-double-cube = { $who } has built a perfect double cube!
play-chance-stands-bloqs = You can't take that back: the die has been rolled, a disc turned over or a card drawn since.

## The score

score-layers = Layers
score-cubes = Cubes
score-bloqs = A full layer counts 100, each cube in other layers 1. Most wins, unless someone builds a perfect cube.

## The menu

menu-ask-action = Number (0 goes back):
menu-build = build { $pieces }
menu-roll = roll the die
menu-clockwise = clockwise to { $where }
menu-counter-clockwise = counter-clockwise to { $where }
menu-die-card = play the card { $card }: go { $pips } instead of rolling
menu-piece-card = play the card { $card }: take any piece from the stock
menu-teleport = teleport: swap places with { $other }, on { $where }
menu-defend = play a defence card and block it
menu-allow = allow it
menu-pass = pass
menu-bloqs-pieces = What you can build, with the number of places in brackets.
menu-ask-kind = Which kind, such as 2 or L4 (0 goes back):
menu-layers-beside = The layers of a piece stand side by side, the lowest on the left.
menu-cells = Cube { $mark } of the piece can go to any cell marked { $mark }. A cell is a square and a layer, such as { $example }.
menu-ask-cell = Which cell, such as { $example } (0 goes back):
menu-ask-build = Enter builds it, another cell moves it, 0 goes back:
menu-foretold-layer = Completes layer { $layer }!
menu-foretold-cube = Makes a perfect cube!
menu-ask-player = Which player? Number (0 goes back):
menu-ask-steal = Which piece do you want to steal, such as { $example } (0 goes back):
menu-ask-give = Which of your pieces will you give, such as { $example } (0 goes back):
menu-ask-take = Which piece will you take for it, such as { $example } (0 goes back):
menu-may-be-taken = can be taken
menu-no-place-for-it = There would be nowhere to build it.
menu-no-such-piece = There's no { $about } to build now.

## What the commands answer

pieces-none = Nothing has been built yet.
pieces-no-player = There's no player { $about }: players are 1 to { $most }.

## Help

help-build-bloqs = build a piece: its kind and number, and the cells of all its cubes (square and layer)
help-kind-bloqs = choose where a piece goes, step by step: its kind
help-steal-bloqs = steal a piece from player 2
help-swap-bloqs = give player 2 a piece and take one for it
help-direction-bloqs = go round the ring clockwise or counter-clockwise
help-travel-bloqs = roll the die, play a die card instead, or swap places with player 2
help-card-bloqs = on a disc of that kind: take any piece instead
help-answer-bloqs = answer someone who wants something of yours
help-hand = show the cards of the player to move
help-moves-bloqs = list what you can do; where one piece can be built: moves L4
help-pieces-bloqs = which pieces can be taken, and why the others can't; for one player: pieces 2
help-roll-bloqs = roll the die; so does Enter
help-undo-bloqs = take back the last move; not once the die has been rolled, a disc turned over or a card drawn
help-board-bloqs = draw the ring and the towers again
help-score-bloqs = show the score so far

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

hand-ask = { $who }, press Enter to see your cards, when nobody else looks:
hand-only-enter = Just press Enter.
hand-of = Cards of { $who }:
hand-empty = { $who } has no cards.
hand-nobody = Nobody is asked for a move now.

## What is to be done

turn-roll = { $who }, press Enter to roll.
turn-travel = { $who }: roll, or play a card.
turn-direction = { $who } goes { $pips ->
        [one] 1 disc
       *[other] { $pips } discs
    }: clockwise (cw) to { $cw }, or counter-clockwise (ccw) to { $ccw }?
turn-supply = { $who }: take { $kind } from the stock and build it.
turn-supply-any = { $who }: take any piece from the stock and build it.
turn-no-supply = { $who }: { $kind } cannot be built. Pass, or play the card of that kind if you have it.
turn-build = { $who }: build { $piece }.
turn-steal = { $who }: steal a piece of another player.
turn-swap = { $who }: swap a piece with { $others }.
turn-swaps = { $who }: swap a piece with each of { $others }, in the order you like.
# $wish is one of the ask-... sentences.
turn-ask = { $who }: { $wish } Allow it, or defend?
ask-steal = { $who } wants to steal your { $piece }.
ask-swap = { $who } wants your { $take } and gives you { $give } for it.
ask-teleport = { $who } wants to change places with your pawn.

## What happens

news-rolls = { $who } rolls { $pips }.
news-rolls-to = { $who } rolls { $pips } and comes to { $where }.
news-begins = { $who } begins.
news-again = { $who } roll again.
news-clockwise = { $who } goes clockwise to { $where }.
news-counter-clockwise = { $who } goes counter-clockwise to { $where }.
news-disc = Disc { $place } is turned up: { $disc }.
news-card = { $who } plays the card { $card }.
news-card-any-piece = { $who } plays the card { $card }, to take any piece in its place.
news-builds = { $who } builds { $piece } on { $cells }.
news-passes = { $who } passes.
news-dealt = Everybody is dealt { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
news-gets-card = { $who } gets a card.
# $neighbour sits to the left of $who.
news-loses-card = { $neighbour } draws a card of { $who } and discards it: { $card }.
news-reshuffled = The pile is used up: the discards are shuffled and are the new pile.
news-no-card = There is no card left to draw.
news-steals = { $who } steals { $piece } from { $other }.
news-wants-to-steal = { $who } wants to steal { $piece } from { $other }.
news-swaps = { $who } gives { $give } to { $other } and takes { $take }.
news-wants-to-swap = { $who } wants to give { $give } to { $other } and to take { $take }.
news-wants-to-teleport = { $who } plays a teleport card, to change places with { $other }.
news-allows = { $who } does not defend.
news-defends = { $who } plays a defence card: it does not happen.
news-teleported = { $who } changes places with { $other } and is on { $where } now.
news-on-start = A start circle does nothing: the turn of { $who } is over.
news-none-left = There is no { $kind } left in the stock: the turn of { $who } is lost.
news-no-place = { $who } has no place for { $kind }: the turn is lost.
news-no-place-any = { $who } can build none of the pieces in the stock: the turn is lost.
news-nothing-to-steal = There is nothing that { $who } could steal: the turn is lost.
news-no-swap = No swap of { $who } with { $others } is possible.
news-layer-full = Layer { $layer } of { $who } is full!
news-layer-broken = Layer { $layer } of { $who } is no longer full.
news-perfect-cube = { $who } has built a perfect cube!
news-double-cube = { $who } has built a perfect double cube!
play-chance-stands-bloqs = The die has been rolled, a disc turned up or a card drawn since: what was before that stays.

## The score

score-layers = Layers
score-cubes = Cubes
score-bloqs = A full layer counts 100, each cube in other layers 1: the most win, unless somebody builds a perfect cube.

## The menu

menu-ask-action = Number (0 goes back):
menu-build = build { $pieces }
menu-roll = roll the die
menu-clockwise = clockwise to { $where }
menu-counter-clockwise = counter-clockwise to { $where }
menu-die-card = play the card { $card }: go { $pips } in place of a roll
menu-piece-card = play the card { $card }: take any piece from the stock
menu-teleport = teleport: change places with { $other }, on { $where }
menu-defend = play a defence card: it does not happen
menu-allow = let it happen
menu-pass = pass
menu-bloqs-pieces = What can be built. In brackets: in how many places.
menu-ask-kind = Which kind, such as 2 or L4 (0 goes back):
menu-layers-beside = The layers of a piece stand side by side, the lowest on the left.
menu-cells = The cube { $mark } of the piece can go to any cell marked { $mark }. A cell is a square and a layer, such as { $example }.
menu-ask-cell = Which cell, such as { $example } (0 goes back):
menu-ask-build = Enter builds it, another cell moves it, 0 goes back:
menu-foretold-layer = It completes layer { $layer }!
menu-foretold-cube = It makes a perfect cube!
menu-ask-player = Which player? Number (0 goes back):
menu-ask-steal = Which piece do you steal, such as { $example } (0 goes back):
menu-ask-give = Which of your pieces do you give, such as { $example } (0 goes back):
menu-ask-take = Which piece do you take for it, such as { $example } (0 goes back):
menu-may-be-taken = may be taken
menu-no-place-for-it = There would be no place to build it.
menu-no-such-piece = There is no { $about } to build now.

## What the commands answer

pieces-none = Nothing is built yet.
pieces-no-player = There is no player { $about }: players are 1 to { $most }.

## Help

help-build-bloqs = build a piece: its kind and number, and the cells of all its cubes (square and layer)
help-kind-bloqs = choose where a piece goes, step by step: its kind
help-steal-bloqs = take a piece of player 2
help-swap-bloqs = give player 2 a piece, and take one for it
help-direction-bloqs = go round the ring clockwise or counter-clockwise
help-travel-bloqs = roll the die, play a die card in its place, or change places with player 2
help-card-bloqs = on a disc of that kind: take any piece in its place
help-answer-bloqs = answer somebody who wants something of yours
help-hand = show the cards of whoever is asked
help-moves-bloqs = list what can be done; where one piece can be built: moves L4
help-pieces-bloqs = which pieces may be taken, and why the others may not; of one player: pieces 2
help-roll-bloqs = roll the die; just pressing Enter does the same
help-undo-bloqs = take the last move back; not once the die has been rolled, a disc turned up or a card drawn
help-board-bloqs = draw the ring and the towers again
help-score-bloqs = the score as the towers stand

"""Tree search for Blokus: a policy that knows where to look first, and random games that answer sensibly.

A tree is an array of nodes; a node's children lie side by side, the most promising first. Every simulation walks down
from the root by what is known of the children (results, results of the same move played later, and the policy),
adds children where it falls off the tree for the second time, plays the rest of the game at random, and writes the
result into all nodes it came through. A node's value is what its *mover* can expect, whoever that is: with three or
four seats everybody maximises their own result.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS, PIECE, PLACEMENTS
from klotz.jit import Struct, Structs, int64, struct, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.kernel_random import below, next_random
from klotz.players.blokus.kernel_policy import (
    MAP_SQUARES,
    PHASES,
    RELATIONS,
    WEIGHTS,
    coarse_logit,
    fill_maps,
    logit,
    phase_of,
    piece_weights_of,
)
from klotz.players.blokus.kernel_value import FEATURES, chance_to_beat, describe

MOST_CHILDREN: Final = 120
DEEPEST: Final = 96
"""No game has more plies: four colours with 21 pieces each."""

NODE: Final = struct(
    [
        ("visits", "f4"),
        ("value", "f4"),  # mean result of the mover, 0 to 1
        ("later_visits", "f4"),  # simulations in which the mover played this move later on
        ("later_value", "f4"),
        ("prior", "f4"),
        ("score", "f4"),  # mean points of the mover
        ("first", "u4"),  # index of the first child; 0 when there are none yet
        ("count", "u2"),
        ("placement", "u2"),
    ]
)

SEARCH: Final = struct(
    [
        # What the game is
        ("colours", "u4"),
        ("seats", "u4"),
        ("squares", "u4"),
        ("advanced", "u4"),  # 1 where points with bonuses count, 0 for squares left
        ("shared", "i4"),  # the colour that all seats play in turn, or -1
        ("seat_of", "u4", COLOURS),  # of a shared colour: nobody's
        ("roles", "u4", (COLOURS, COLOURS)),
        ("rings", "u1", kernel.SQUARES),
        # What the player knows
        ("weights", "f4", (PHASES, WEIGHTS)),
        ("worth", "f4", (PHASES, COLOURS, RELATIONS, 256)),
        ("pieces", "f4", (PHASES, kernel.PIECES)),
        ("value_weights", "f4", (PHASES, FEATURES)),
        # How it searches
        ("exploration", "f4"),
        ("first_play", "f4"),  # how much worse than its parent an untried move is taken to be
        ("later_bias", "f4"),  # how much results of moves played later may be off; 0 leaves them out
        ("sample", "u4"),  # legal moves that random play looks at, to take the best
        ("margin_share", "f4"),  # how much of a result is the margin, rather than who won
        ("margin_scale", "f4"),
        ("value_share", "f4"),  # how much of a result is the guess at it where random play begins
        ("temperature", "f4"),  # of the policy: above 1 looks at more moves
        ("most_children", "u4"),
        # Scratch
        ("used", "u4"),  # nodes in the tree
        ("stamp", "u4"),
        ("maps", "f4", (RELATIONS, MAP_SQUARES)),
        ("moves", "u2", PLACEMENTS),
        ("logits", "f4", PLACEMENTS),
        ("root_recent", "i4", COLOURS),
        ("recent", "i4", COLOURS),
        ("path", "u4", DEEPEST),
        ("path_seat", "u4", DEEPEST),
        ("path_colour", "u4", DEEPEST),
        # The stamp of the last simulation in which a colour played a move
        ("played", "u4", (COLOURS, PLACEMENTS)),
        ("distance", "u1", (COLOURS, kernel.SQUARES + 2)),
        ("queue", "u2", kernel.SQUARES + 2),
        ("features", "f4", (COLOURS, FEATURES)),
        ("guesses", "f4", COLOURS),  # by seat
        ("results", "f4", COLOURS),  # by seat
        ("points", "f4", COLOURS),  # by seat
        ("sums", "f8", COLOURS),  # points by seat over all simulations since the root was set
        ("simulations", "u4"),
    ]
)


@compiled
def _seat(search: Struct, board: Struct, colour: int) -> int:
    if colour == search.shared:
        return int64(board.turns[colour]) % int64(search.seats)
    return int64(search.seat_of[colour])


@compiled
def _judge(search: Struct, board: Struct) -> None:
    """Points and results of all seats on a finished board."""
    seats = int64(search.seats)
    for seat in range(seats):
        search.points[seat] = 0
    for colour in range(int64(search.colours)):
        if colour == search.shared:
            continue
        points = np.float32(board.squares[colour]) - np.float32(89)
        if search.advanced and board.left[colour] == uint32(0):
            points = np.float32(20) if board.last_size[colour] == uint32(1) else np.float32(15)
        search.points[search.seat_of[colour]] += points
    for seat in range(seats):
        won = np.float32(0.0)
        margin = np.float32(0.0)
        for other in range(seats):
            if other != seat:
                difference = search.points[seat] - search.points[other]
                margin += difference
                if difference > 0:
                    won += np.float32(1.0)
                elif difference == 0:
                    won += np.float32(0.5)
        others = np.float32(seats - 1)
        scaled = margin / (others * search.margin_scale)
        scaled = scaled / (np.float32(1.0) + abs(scaled))
        search.results[seat] = (
            np.float32(1.0) - search.margin_share
        ) * won / others + search.margin_share * (np.float32(0.5) + np.float32(0.5) * scaled)
        search.sums[seat] += search.points[seat]
    search.simulations += uint32(1)


@compiled
def _guess(tables: Struct, board: Struct, search: Struct) -> None:
    """Results of all seats as the board promises them."""
    colour = int64(board.turn)
    describe(
        tables,
        board,
        int64(search.squares),
        int64(search.shared),
        search.seat_of,
        _seat(search, board, colour),
        search.distance,
        search.queue,
        search.features,
    )
    weights = search.value_weights[phase_of(board.left[colour])]
    seats = int64(search.seats)
    for seat in range(seats):
        total = np.float32(0.0)
        for other in range(seats):
            if other != seat:
                total += chance_to_beat(search.features, weights, seat, other)
        search.guesses[seat] = total / np.float32(seats - 1)


# ---------------------------------------------------------------------- random play


@compiled
def _pick(tables: Struct, board: Struct, search: Struct, work: Struct, colour: int) -> int:
    """The best, at first sight, of a few random legal placements; -1 when there is none.

    As in `klotz.games.blokus.kernel`, placements are drawn from a superset of the legal ones that only ever
    shrinks: from the tables while most of them are legal, later from a list that is kept.
    """
    forbidden = board.forbidden
    left = board.left[colour]
    bit = uint8(1 << colour)
    phase = phase_of(left)
    worth = search.worth[phase, colour]
    pieces = search.pieces[phase]
    wanted = int64(search.sample)
    random = work.random
    best = int64(-1)
    best_logit = -np.inf
    found = int64(0)
    if work.expanded[colour] == uint32(0):
        total = kernel.fill_buckets(tables, board, work, colour)
        if total > 0:
            for _ in range(3 * wanted + 6):
                random = next_random(random)
                placement = kernel.from_buckets(tables, work, below(random, total))
                if not (left >> tables.placements[placement, PIECE]) & uint32(1):
                    continue
                if not kernel.is_clear(tables.placements, forbidden, placement, bit):
                    continue
                value = coarse_logit(tables, forbidden, worth, pieces, placement)
                if value > best_logit:
                    best_logit = value
                    best = placement
                found += 1
                if found == wanted:
                    break
        if found == wanted or board.left[colour] == kernel.ALL_PIECES:
            work.random = random
            if best >= 0:
                return best
    kernel.list_candidates(tables, board, work, colour)
    count = int64(work.candidate_count[colour])
    while count > 0 and found < wanted:
        random = next_random(random)
        index = below(random, count)
        placement = int64(work.candidates[colour, index])
        piece = tables.placements[placement, PIECE]
        if (left >> piece) & uint32(1) and kernel.is_clear(tables.placements, forbidden, placement, bit):
            value = coarse_logit(tables, forbidden, worth, pieces, placement)
            if value > best_logit:
                best_logit = value
                best = placement
            found += 1
        else:
            count -= 1
            work.candidates[colour, index] = work.candidates[colour, count]
    work.candidate_count[colour] = count
    work.random = random
    return best


@compiled
def _play_out(tables: Struct, board: Struct, search: Struct, work: Struct) -> None:
    """Play to the end, and note who played what."""
    for colour in range(COLOURS):
        work.candidate_count[colour] = 0
        work.expanded[colour] = 0
    work.listed[:] = 0
    colours = int64(board.colours)
    everybody = uint32((1 << colours) - 1)
    colour = int64(board.turn)
    while board.out != everybody:
        if not (board.out >> uint32(colour)) & uint32(1):
            found = _pick(tables, board, search, work, colour)
            if found < 0:
                board.out |= uint32(1) << uint32(colour)
            else:
                if board.left[colour] == kernel.ALL_PIECES:
                    work.listed[:] &= uint8(~(1 << colour))
                    work.expanded[colour] = 0
                    work.candidate_count[colour] = 0
                kernel.place(tables, board, colour, found)
                search.played[colour, found] = search.stamp
        colour += 1
        if colour == colours:
            colour = 0


# ---------------------------------------------------------------------- the tree


@compiled
def _keep_best(search: Struct, count: int, keep: int) -> None:
    """Bring the `keep` highest logits to the front of the moves, highest first."""
    moves = search.moves
    logits = search.logits
    if count > 2 * keep:
        # Quickselect; the order of the front comes below.
        low = int64(0)
        high = int64(count - 1)
        while low < high:
            pivot = logits[(low + high) >> 1]
            left = low
            right = high
            while left <= right:
                while logits[left] > pivot:
                    left += 1
                while logits[right] < pivot:
                    right -= 1
                if left <= right:
                    swapped = logits[left]
                    logits[left] = logits[right]
                    logits[right] = swapped
                    move = moves[left]
                    moves[left] = moves[right]
                    moves[right] = move
                    left += 1
                    right -= 1
            if keep <= right:
                high = right
            elif keep >= left:
                low = left
            else:
                break
        count = keep
    for index in range(1, count):
        value = logits[index]
        move = moves[index]
        place = index
        while place > 0 and logits[place - 1] < value:
            logits[place] = logits[place - 1]
            moves[place] = moves[place - 1]
            place -= 1
        logits[place] = value
        moves[place] = move


@compiled
def _expand(tables: Struct, board: Struct, search: Struct, tree: Structs, node: int) -> bool:
    """Give a node its children, the most promising first. False when the tree is full."""
    colour = int64(board.turn)
    count = kernel.generate(tables, board, colour, search.moves)
    keep = min(count, int64(search.most_children))
    first = int64(search.used)
    if first + keep > len(tree):
        return False
    weights = search.weights[phase_of(board.left[colour])]
    rings = search.rings[: int64(search.squares)]
    fill_maps(tables, board, colour, search.roles, rings, search.recent, weights, search.maps)
    pieces = piece_weights_of(weights)
    for index in range(count):
        search.logits[index] = logit(tables, search.maps, pieces, int64(search.moves[index]))
    _keep_best(search, count, keep)
    highest = search.logits[0]
    total = np.float32(0.0)
    for index in range(keep):
        search.logits[index] = np.exp((search.logits[index] - highest) / search.temperature)
        total += search.logits[index]
    for index in range(keep):
        child = tree[first + index]
        child.visits = 0
        child.value = 0
        child.later_visits = 0
        child.later_value = 0
        child.prior = search.logits[index] / total
        child.score = 0
        child.first = 0
        child.count = 0
        child.placement = search.moves[index]
    tree[node].first = first
    tree[node].count = keep
    search.used = first + keep
    return True


@compiled
def _select(search: Struct, tree: Structs, node: int) -> int:
    """The child to look at next."""
    parent = tree[node]
    root = np.sqrt(parent.visits) * search.exploration
    # A node's own value is its mover's; its children's is that of whoever moves now, so take it from them.
    first = int64(parent.first)
    seen = np.float32(0.0)
    sum_of_values = np.float32(0.0)
    for child in range(first, first + int64(parent.count)):
        seen += tree[child].visits
        sum_of_values += tree[child].visits * tree[child].value
    untried = np.float32(0.5) if seen == 0 else sum_of_values / seen
    untried = max(untried - search.first_play, np.float32(0.0))
    best = first
    best_value = np.float32(-1.0)
    bias = search.later_bias
    for child in range(first, first + int64(parent.count)):
        node_of = tree[child]
        visits = node_of.visits
        value = untried if visits == 0 else node_of.value
        later = node_of.later_visits
        if bias > 0 and later > 0:
            share = later / (later + visits + np.float32(1.0) + later * (visits + np.float32(1.0)) * bias)
            value += share * (node_of.later_value - value)
        value += root * node_of.prior / (np.float32(1.0) + visits)
        if value > best_value:
            best_value = value
            best = child
    return best


@compiled
def _simulate(tables: Struct, search: Struct, tree: Structs, board: Struct, work: Struct) -> bool:
    """One simulation; `board` is the root's position and is used up. False when the tree is full."""
    search.stamp += uint32(1)
    for colour in range(COLOURS):
        search.recent[colour] = search.root_recent[colour]
    node = int64(0)
    depth = int64(0)
    over = False
    room = True
    search.path[0] = 0
    while not over:
        if tree[node].count == 0:
            if depth > 0 and tree[node].visits == 0:
                break
            if not _expand(tables, board, search, tree, node):
                room = False
                break
        child = _select(search, tree, node)
        colour = int64(board.turn)
        depth += 1
        search.path[depth] = child
        search.path_seat[depth] = _seat(search, board, colour)
        search.path_colour[depth] = colour
        placement = int64(tree[child].placement)
        search.played[colour, placement] = search.stamp
        search.recent[colour] = placement
        over = kernel.play(tables, board, placement) < 0
        node = child
    guessed = not over and search.value_share > 0
    if guessed:
        _guess(tables, board, search)
    if not over:
        _play_out(tables, board, search, work)
    _judge(search, board)
    if guessed:
        for seat in range(int64(search.seats)):
            search.results[seat] += search.value_share * (search.guesses[seat] - search.results[seat])
    tree[0].visits += np.float32(1.0)
    for level in range(1, depth + 1):
        visited = tree[search.path[level]]
        seat = search.path_seat[level]
        visited.visits += np.float32(1.0)
        visited.value += (search.results[seat] - visited.value) / visited.visits
        visited.score += (search.points[seat] - visited.score) / visited.visits
        if search.later_bias > 0:
            # All moves its mover made in this simulation, now or later, count for the siblings that are those moves.
            parent = tree[search.path[level - 1]]
            played = search.played[search.path_colour[level]]
            result = search.results[seat]
            for child in range(int64(parent.first), int64(parent.first) + int64(parent.count)):
                if played[tree[child].placement] == search.stamp:
                    tree[child].later_visits += np.float32(1.0)
                    tree[child].later_value += (result - tree[child].later_value) / tree[child].later_visits
    return room


# ---------------------------------------------------------------------- doors from Python


@compiled
def run(
    tables: Structs, searches: Structs, tree: Structs, boards: Structs, works: Structs, simulations: int
) -> int:
    """Simulations from `boards[0]`; `boards[1]` is scratch. Returns how many were made before the tree was full."""
    for number in range(simulations):
        boards[1] = boards[0]
        if not _simulate(tables[0], searches[0], tree, boards[1], works[0]):
            return number
    return simulations


@compiled
def keep_subtree(searches: Structs, tree: Structs, new_tree: Structs, node: int) -> None:
    """Make a node the root of a new tree, with all that is below it."""
    search = searches[0]
    new_tree[0] = tree[node]
    used = int64(1)
    done = int64(0)
    while done < used:
        count = int64(new_tree[done].count)
        if count > 0:
            first = int64(new_tree[done].first)
            new_tree[done].first = used
            for index in range(count):
                new_tree[used + index] = tree[first + index]
            used += count
        done += 1
    search.used = used


@compiled
def play_randomly(tables: Structs, searches: Structs, boards: Structs, works: Structs, repeats: int) -> int:
    """Random games from `boards[0]`; `boards[1]` is scratch. What a search without a tree would do."""
    for _ in range(repeats):
        boards[1] = boards[0]
        searches[0].stamp += uint32(1)
        _play_out(tables[0], boards[1], searches[0], works[0])
        _judge(searches[0], boards[1])
    return repeats

"""Monte Carlo tree search (MCTS) for Blokus: PUCT selection with policy priors, RAVE, and informed rollouts.

A tree is an array of nodes; a node's children lie side by side, the highest prior first. A simulation

- *selects* a path from the root by PUCT: each child's mean value, blended with its RAVE value, plus an exploration
  bonus in proportion to its prior; a child without visits counts as its siblings' mean less a first-play urgency
  (FPU) reduction;
- *expands* the leaf on its second visit: children with priors from the policy (`kernel_policy`);
- *evaluates* it: the value function (`kernel_value`) mixed with the result of one rollout, in which every move is the
  best of a few random ones by the rollout policy;
- *backs up* the result to all nodes on the path, and into the RAVE statistics of their siblings.

A node's value is what its *mover* can expect: with three or four seats everybody maximises their own result (max-n).
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS, PIECE, PLACEMENTS
from klotz.jit import Struct, Structs, int64, struct, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.kernel_random import below, next_random
from klotz.players.blokus.kernel_context import CONTEXT, final_points, seat_to_move
from klotz.players.blokus.kernel_policy import (
    BYTES,
    PHASES,
    RELATIONS,
    SQUARES,
    WEIGHTS,
    fill_rollout_logits,
    fill_square_logits,
    logit,
    phase_of,
    piece_logits_of,
    rollout_logit,
)
from klotz.players.blokus.kernel_value import EVALUATION, FEATURES, evaluate

MOST_CHILDREN: Final = 120
DEEPEST: Final = 96
"""No game has more plies: four colours with 21 pieces each."""

NODE: Final = struct(
    [
        ("visits", "f4"),
        ("value", "f4"),  # mean result of the mover, 0 to 1
        ("rave_visits", "f4"),  # simulations in which the mover played this move, here or later
        ("rave_value", "f4"),  # their mean result
        ("prior", "f4"),
        ("score", "f4"),  # mean points of the mover
        ("first", "u4"),  # index of the first child; 0 when there are none yet
        ("count", "u2"),
        ("placement", "u2"),
    ]
)

SEARCH: Final = struct(
    [
        ("context", CONTEXT),
        # Learned weights, those of the rollout policy added up by byte
        ("policy_weights", "f4", (PHASES, WEIGHTS)),
        ("rollout_logits", "f4", (PHASES, COLOURS, RELATIONS, BYTES)),
        ("rollout_piece_logits", "f4", (PHASES, kernel.PIECES)),
        ("value_weights", "f4", (PHASES, FEATURES)),
        # Settings: `tree.SearchSettings` says what they mean
        ("c_puct", "f4"),
        ("fpu_reduction", "f4"),
        ("rave_bias", "f4"),
        ("rollout_sample", "u4"),
        ("margin_weight", "f4"),
        ("margin_scale", "f4"),
        ("value_weight", "f4"),
        ("policy_temperature", "f4"),
        ("max_children", "u4"),
        # The search so far
        ("used", "u4"),  # nodes in the tree
        ("root_recent", "i4", COLOURS),  # every colour's last placement at the root, or -1
        ("point_sums", "f8", COLOURS),  # by seat, over all simulations since the root was set
        ("simulations", "u4"),
        # One simulation
        ("stamp", "u4"),  # its number
        ("played", "u4", (COLOURS, PLACEMENTS)),  # the last simulation in which a colour played a move
        ("recent", "i4", COLOURS),
        ("path", "u4", DEEPEST),
        ("path_seat", "u4", DEEPEST),
        ("path_colour", "u4", DEEPEST),
        ("values", "f4", COLOURS),  # by seat, from the value function
        ("results", "f4", COLOURS),  # by seat
        ("points", "f4", COLOURS),  # by seat
        # Scratch
        ("evaluation", EVALUATION),
        ("square_logits", "f4", (RELATIONS, SQUARES)),
        ("moves", "u2", PLACEMENTS),
        ("logits", "f4", PLACEMENTS),
    ]
)


# ---------------------------------------------------------------------- rollouts


@compiled
def _score_terminal(search: Struct, board: Struct) -> None:
    """Points and results of all seats on a finished board: who beat whom, mixed with by how much."""
    final_points(search.context, board, search.points)
    seats = int64(search.context.seats)
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
            np.float32(1.0) - search.margin_weight
        ) * won / others + search.margin_weight * (np.float32(0.5) + np.float32(0.5) * scaled)
        search.point_sums[seat] += search.points[seat]
    search.simulations += uint32(1)


@compiled
def _rollout_move(tables: Struct, board: Struct, search: Struct, work: Struct, colour: int) -> int:
    """The best by the rollout policy of a few random legal placements; -1 when there is none.

    As in `klotz.games.blokus.kernel`, placements are drawn from a superset of the legal ones that only ever
    shrinks: from the tables while most of them are legal, later from a list that is kept.
    """
    forbidden = board.forbidden
    left = board.left[colour]
    bit = uint8(1 << colour)
    phase = phase_of(left)
    logits = search.rollout_logits[phase, colour]
    piece_logits = search.rollout_piece_logits[phase]
    wanted = int64(search.rollout_sample)
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
                value = rollout_logit(tables, forbidden, logits, piece_logits, placement)
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
            value = rollout_logit(tables, forbidden, logits, piece_logits, placement)
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
def _rollout(tables: Struct, board: Struct, search: Struct, work: Struct) -> None:
    """Play to the end, and note for RAVE who played what."""
    for colour in range(COLOURS):
        work.candidate_count[colour] = 0
        work.expanded[colour] = 0
    work.listed[:] = 0
    colours = int64(board.colours)
    everybody = uint32((1 << colours) - 1)
    colour = int64(board.turn)
    while board.out != everybody:
        if not (board.out >> uint32(colour)) & uint32(1):
            found = _rollout_move(tables, board, search, work, colour)
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
    """Give a node its children, the highest prior first. False when the tree is full."""
    colour = int64(board.turn)
    count = kernel.generate(tables, board, colour, search.moves)
    keep = min(count, int64(search.max_children))
    first = int64(search.used)
    if first + keep > len(tree):
        return False
    weights = search.policy_weights[phase_of(board.left[colour])]
    fill_square_logits(tables, search.context, board, search.recent, weights, search.square_logits)
    pieces = piece_logits_of(weights)
    for index in range(count):
        search.logits[index] = logit(tables, search.square_logits, pieces, int64(search.moves[index]))
    _keep_best(search, count, keep)
    highest = search.logits[0]
    total = np.float32(0.0)
    for index in range(keep):
        search.logits[index] = np.exp((search.logits[index] - highest) / search.policy_temperature)
        total += search.logits[index]
    for index in range(keep):
        child = tree[first + index]
        child.visits = 0
        child.value = 0
        child.rave_visits = 0
        child.rave_value = 0
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
    """The child to visit next: the highest of value, with RAVE, and exploration bonus (PUCT)."""
    parent = tree[node]
    exploration = np.sqrt(parent.visits) * search.c_puct
    # Not the parent's own value: that is the previous mover's, and here it is the next mover's that counts.
    first = int64(parent.first)
    visits_below = np.float32(0.0)
    sum_of_values = np.float32(0.0)
    for child in range(first, first + int64(parent.count)):
        visits_below += tree[child].visits
        sum_of_values += tree[child].visits * tree[child].value
    mean = np.float32(0.5) if visits_below == 0 else sum_of_values / visits_below
    first_play = max(mean - search.fpu_reduction, np.float32(0.0))
    best = first
    best_value = np.float32(-1.0)
    bias = search.rave_bias
    for child in range(first, first + int64(parent.count)):
        candidate = tree[child]
        visits = candidate.visits
        value = first_play if visits == 0 else candidate.value
        rave = candidate.rave_visits
        if bias > 0 and rave > 0:
            # RAVE's share falls as visits grow, the sooner the larger the bias.
            beta = rave / (rave + visits + np.float32(1.0) + rave * (visits + np.float32(1.0)) * bias)
            value += beta * (candidate.rave_value - value)
        value += exploration * candidate.prior / (np.float32(1.0) + visits)
        if value > best_value:
            best_value = value
            best = child
    return best


@compiled
def _back_up(search: Struct, tree: Structs, depth: int) -> None:
    """Write the results of a simulation into all nodes on its path, and into their siblings' RAVE statistics."""
    tree[0].visits += np.float32(1.0)
    for level in range(1, depth + 1):
        visited = tree[search.path[level]]
        seat = search.path_seat[level]
        visited.visits += np.float32(1.0)
        visited.value += (search.results[seat] - visited.value) / visited.visits
        visited.score += (search.points[seat] - visited.score) / visited.visits
        if search.rave_bias > 0:
            # All moves that the mover made in this simulation, here or later, count for the children of this parent.
            parent = tree[search.path[level - 1]]
            played = search.played[search.path_colour[level]]
            result = search.results[seat]
            for child in range(int64(parent.first), int64(parent.first) + int64(parent.count)):
                if played[tree[child].placement] == search.stamp:
                    tree[child].rave_visits += np.float32(1.0)
                    tree[child].rave_value += (result - tree[child].rave_value) / tree[child].rave_visits


@compiled
def _simulate(tables: Struct, search: Struct, tree: Structs, board: Struct, work: Struct) -> bool:
    """One simulation; `board` is the root's position and is used up. False when the tree is full."""
    search.stamp += uint32(1)
    for colour in range(COLOURS):
        search.recent[colour] = search.root_recent[colour]
    node = int64(0)
    depth = int64(0)
    over = False
    has_room = True
    search.path[0] = 0
    while not over:
        if tree[node].count == 0:
            if depth > 0 and tree[node].visits == 0:
                break
            if not _expand(tables, board, search, tree, node):
                has_room = False
                break
        child = _select(search, tree, node)
        colour = int64(board.turn)
        depth += 1
        search.path[depth] = child
        search.path_seat[depth] = seat_to_move(search.context, board)
        search.path_colour[depth] = colour
        placement = int64(tree[child].placement)
        search.played[colour, placement] = search.stamp
        search.recent[colour] = placement
        over = kernel.play(tables, board, placement) < 0
        node = child
    evaluated = not over and search.value_weight > 0
    if evaluated:
        evaluate(tables, search.context, board, search.evaluation, search.value_weights, search.values)
    if not over:
        _rollout(tables, board, search, work)
    _score_terminal(search, board)
    if evaluated:
        for seat in range(int64(search.context.seats)):
            search.results[seat] += search.value_weight * (search.values[seat] - search.results[seat])
    _back_up(search, tree, depth)
    return has_room


# ---------------------------------------------------------------------- doors from Python


@compiled
def set_rollout_weights(searches: Structs, weights: Struct) -> None:
    search = searches[0]
    fill_rollout_logits(search.context, weights, search.rollout_logits, search.rollout_piece_logits)


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
def reuse_subtree(searches: Structs, tree: Structs, new_tree: Structs, node: int) -> None:
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
def rollouts(tables: Structs, searches: Structs, boards: Structs, works: Structs, repeats: int) -> int:
    """Rollouts from `boards[0]`, without a tree; `boards[1]` is scratch."""
    for _ in range(repeats):
        boards[1] = boards[0]
        searches[0].stamp += uint32(1)
        _rollout(tables[0], boards[1], searches[0], works[0])
        _score_terminal(searches[0], boards[1])
    return repeats

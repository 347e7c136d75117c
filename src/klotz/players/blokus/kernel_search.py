"""Monte Carlo tree search (MCTS) for Blokus: PUCT selection, priors and values from a network, rollouts near the end.

A simulation

- *selects* a path from the root by PUCT: each child's mean value plus an exploration bonus in proportion to its
  prior; a move without visits counts as its siblings' mean less a first-play urgency (FPU) reduction;
- *expands* the leaf: candidates with priors from the policy, which is the log-linear model (`kernel_policy`) plus
  what the network adds to it (`kernel_network`);
- *evaluates* it: by the network, mixed with the result of one rollout, in which every move is the best of a few
  random ones by the rollout policy. The mixture is a setting, with another one for the last phase, where rollouts
  are short and know more;
- *backs up* the result to all nodes on the path.

A leaf may be expanded at a later visit than its first; until then it is evaluated as if there were no network.

A node's value is what its *mover* can expect: with three or four seats everybody maximises their own result (max-n).
The memory of the tree is `kernel_tree`'s business: nodes are made when they are visited, and a full tree forgets its
least visited positions, so that a search may go on for as long as it likes.

Several threads may grow one tree, each with a `SEARCH` of its own. They hold the tree's lock while they select and
back up, and not while they evaluate, which takes most of the time. A visit counts as soon as its path is selected, at
first as lost (*virtual loss*), so that other threads look elsewhere.

Without weights for a network the log-linear policy and the linear value function (`kernel_value`) do its work.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS, PIECE, PLACEMENTS
from klotz.jit import Struct, Structs, int64, struct, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.kernel_lock import acquire, release
from klotz.kernel_random import below, next_random
from klotz.players.blokus import kernel_network, kernel_tree
from klotz.players.blokus.kernel_context import CONTEXT, RELATIONS, final_points, seat_to_move
from klotz.players.blokus.kernel_network import ACTIVATIONS, NETWORK, POINTS
from klotz.players.blokus.kernel_policy import (
    BYTES,
    PHASES,
    PLANES,
    SQUARES,
    WEIGHTS,
    fill_rollout_logits,
    fill_square_logits,
    logit,
    pad_square_logits,
    phase_of,
    piece_logits_of,
    rollout_logit,
)
from klotz.players.blokus.kernel_tree import ROOT
from klotz.players.blokus.kernel_value import EVALUATION, FEATURES, evaluate

DEEPEST: Final = 96
"""No game has more plies: four colours with 21 pieces each."""

_LAST_PHASE: Final = PHASES - 1
_HOPELESS: Final = 9.0
"""A move is hopeless if the logarithm of its prior is lower by this than the best one's: some 8,000 times less."""

SEARCH: Final = struct(
    [
        ("context", CONTEXT),
        # Learned weights, those of the rollout policy added up by byte
        ("network", NETWORK),
        ("policy_weights", "f4", (PHASES, WEIGHTS)),
        ("rollout_logits", "f4", (PHASES, COLOURS, RELATIONS, BYTES)),
        ("rollout_piece_logits", "f4", (PHASES, kernel.PIECES)),
        ("value_weights", "f4", (PHASES, FEATURES)),
        ("score_lines", "f4", (PHASES, 2)),
        # Settings: `tree.SearchSettings` says what they mean
        ("c_puct", "f4"),
        ("fpu_reduction", "f4"),
        ("rollout_sample", "u4"),
        ("margin_weight", "f4"),
        ("margin_scale", "f4"),
        ("value_weight", "f4"),
        ("late_value_weight", "f4"),
        ("first_value_weight", "f4"),
        ("expand_visits", "u4"),
        ("policy_temperature", "f4"),
        ("policy_noise", "f4"),
        ("max_children", "u4"),
        ("max_root_children", "u4"),
        # The search so far, by this thread
        ("root_recent", "i4", COLOURS),  # every colour's last placement at the root, or -1
        ("point_sums", "f8", COLOURS),  # by seat, over all simulations since the root was set
        ("simulations", "u4"),
        # One simulation
        ("recent", "i4", COLOURS),
        ("path", "u4", DEEPEST),  # which child, by number
        ("path_seat", "u4", DEEPEST),
        ("leaf_visits", "f4"),  # this one counted
        ("values", "f4", COLOURS),  # by seat, as evaluated
        ("expected", "f4", COLOURS),  # points by seat, as evaluated
        ("results", "f4", COLOURS),  # by seat
        ("points", "f4", COLOURS),  # by seat
        # Scratch
        ("activations", ACTIVATIONS),
        ("evaluation", EVALUATION),
        ("square_logits", "f4", (RELATIONS, SQUARES)),
        ("planes", "f4", PLANES),  # the same on a board with a border
        ("piece_logits", "f4", kernel.PIECES),
        ("moves", "u2", PLACEMENTS),
        ("logits", "f4", PLACEMENTS),
    ]
)


# ---------------------------------------------------------------------- results


@compiled
def _mix_in_margin(search: Struct, won: Struct, points: Struct, results: Struct) -> None:
    """Results of all seats: what they won, mixed with by how much."""
    seats = int64(search.context.seats)
    for seat in range(seats):
        margin = np.float32(0.0)
        for other in range(seats):
            margin += points[seat] - points[other]
        scaled = margin / (np.float32(seats - 1) * search.margin_scale)
        scaled = scaled / (np.float32(1.0) + abs(scaled))
        by_margin = np.float32(0.5) + np.float32(0.5) * scaled
        results[seat] = won[seat] + search.margin_weight * (by_margin - won[seat])


@compiled
def _score_terminal(search: Struct, board: Struct) -> None:
    """Points and results of all seats on a finished board."""
    final_points(search.context, board, search.points)
    seats = int64(search.context.seats)
    for seat in range(seats):
        won = np.float32(0.0)
        for other in range(seats):
            if other != seat:
                if search.points[seat] > search.points[other]:
                    won += np.float32(1.0)
                elif search.points[seat] == search.points[other]:
                    won += np.float32(0.5)
        search.results[seat] = won / np.float32(seats - 1)
    _mix_in_margin(search, search.results, search.points, search.results)


@compiled
def _evaluate(tables: Struct, board: Struct, search: Struct, by_network: bool) -> None:
    """What every seat can expect at a leaf: `values`, and where a network tells them also points, `expected`."""
    context = search.context
    seats = int64(context.seats)
    if not by_network:
        evaluate(tables, context, board, search.evaluation, search.value_weights, search.values)
        return
    colours = int64(context.colours)
    mover = int64(board.turn)
    outputs = search.activations.outputs
    for seat in range(seats):
        search.values[seat] = 0
        search.expected[seat] = 0
    for relative in range(colours):
        colour = (mover + relative) % colours
        if colour != context.shared:
            seat = int64(context.seat_of[colour])
            search.expected[seat] += np.float32(POINTS) * outputs[COLOURS + relative]
            # Colours of one seat have one result: that of the colour to move, or else the first in turn, is it.
            if search.values[seat] == 0:
                search.values[seat] = np.float32(1.0) / (np.float32(1.0) + np.exp(-outputs[relative]))
    if seats == 2:
        mine = int64(context.seat_of[mover])
        search.values[1 - mine] = np.float32(1.0) - search.values[mine]
    _mix_in_margin(search, search.values, search.expected, search.values)


# ---------------------------------------------------------------------- rollouts


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
    """Play to the end."""
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
        colour += 1
        if colour == colours:
            colour = 0


# ---------------------------------------------------------------------- the tree


@compiled
def _bring_best_to_front(search: Struct, count: int, keep: int) -> None:
    """Bring the `keep` highest logits to the front of the moves, in any order: quickselect."""
    moves = search.moves
    logits = search.logits
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


@compiled
def _sort(search: Struct, count: int) -> None:
    """The highest logits first: Shell's method."""
    moves = search.moves
    logits = search.logits
    gap = int64(1)
    while 3 * gap + 1 < count:
        gap = 3 * gap + 1
    while gap > 0:
        for index in range(gap, count):
            value = logits[index]
            move = moves[index]
            place = index
            while place >= gap and logits[place - gap] < value:
                logits[place] = logits[place - gap]
                moves[place] = moves[place - gap]
                place -= gap
            logits[place] = value
            moves[place] = move
        gap //= 3


@compiled
def _drop_hopeless(search: Struct, count: int) -> int:
    """Keep the moves whose priors are not negligible beside the best one's; returns how many.

    Without a branch, which would be as good as random: most moves of most positions are hopeless.
    """
    moves = search.moves
    logits = search.logits
    highest = logits[0]
    for index in range(count):
        highest = max(highest, logits[index])
    lowest = highest - np.float32(_HOPELESS) * search.policy_temperature
    kept = int64(0)
    for index in range(count):
        value = logits[index]
        moves[kept] = moves[index]
        logits[kept] = value
        kept += int64(value > lowest)
    return kept


@compiled
def _find_candidates(tables: Struct, board: Struct, search: Struct, work: Struct, most: int) -> int:
    """The best moves with their priors into `moves` and `logits`, the highest first; returns how many.

    With a network, `activations` has its evaluation.
    """
    colour = int64(board.turn)
    count = kernel.generate(tables, board, colour, search.moves)
    weights = search.policy_weights[phase_of(board.left[colour])]
    fill_square_logits(tables, search.context, board, search.recent, weights, search.square_logits)
    pieces = search.piece_logits
    learned = piece_logits_of(weights)
    for piece in range(kernel.PIECES):
        pieces[piece] = learned[piece]
    network = search.network
    if network.layers > uint32(0):
        kernel_network.encode(tables, board, network, search.activations)
        kernel_network.forward(network, search.activations)
        kernel_network.add_policy(network, search.activations, search.square_logits, pieces)
    pad_square_logits(search.context, search.square_logits, search.planes)
    for index in range(count):
        placement = int64(search.moves[index])
        search.logits[index] = logit(search.context, search.planes, pieces, placement)
    if network.layers > uint32(0):
        for index in range(count):
            search.logits[index] += kernel_network.orientation_logit(
                search.context, network, search.activations.trunk, int64(search.moves[index])
            )
    if count > most:
        count = _drop_hopeless(search, count)
    kept = min(count, most)
    if kept < count:
        _bring_best_to_front(search, count, kept)
    if search.policy_noise > 0:
        random = work.random
        for index in range(kept):
            random = next_random(random)
            search.logits[index] += search.policy_noise * (
                np.float32(below(random, 1024)) / np.float32(512) - np.float32(1)
            )
        work.random = random
    _sort(search, kept)
    highest = search.logits[0]
    total = np.float32(0.0)
    for index in range(kept):
        search.logits[index] = np.exp((search.logits[index] - highest) / search.policy_temperature)
        total += search.logits[index]
    for index in range(kept):
        search.logits[index] /= total
    return kept


@compiled
def _select(search: Struct, arena: Struct, nodes: Structs, node: int, candidates: Structs) -> int:
    """The child to visit next: the highest of value and exploration bonus (PUCT); made if it is new."""
    parent = nodes[node]
    exploration = np.sqrt(parent.visits - np.float32(1.0)) * search.c_puct  # less the visit under way
    first = int64(parent.children)
    made = int64(parent.child_count)
    visits = np.float32(1.0)
    total = parent.estimate
    best = int64(-1)
    best_value = np.float32(-1.0)
    for child in range(first, first + made):
        candidate = nodes[child]
        visits += candidate.visits
        total += candidate.visits * candidate.value
        value = candidate.value + exploration * candidate.prior / (np.float32(1.0) + candidate.visits)
        if value > best_value:
            best_value = value
            best = child
    if made < int64(parent.candidate_count):
        first_play = max(total / visits - search.fpu_reduction, np.float32(0.0))
        if first_play + exploration * kernel_tree.next_prior(parent, candidates) > best_value:
            return kernel_tree.new_child(arena, nodes, node, candidates)
    return best


@compiled
def _count_visit(node: Struct) -> None:
    """Another visit, which counts as lost until it is backed up."""
    node.visits += np.float32(1.0)
    share = np.float32(1.0) - np.float32(1.0) / node.visits
    node.value *= share
    node.score *= share


@compiled
def _descend(
    tables: Struct, search: Struct, arena: Struct, nodes: Structs, candidates: Structs, board: Struct
) -> int:
    """Follow the best path from the root to a leaf, on the board too.

    Returns the leaf's depth or, if the game is over there, -1 less its depth.
    """
    node = int64(ROOT)
    depth = int64(0)
    over = False
    _count_visit(nodes[node])
    while not over and nodes[node].candidate_count > 0:
        child = _select(search, arena, nodes, node, candidates)
        _count_visit(nodes[child])
        depth += 1
        search.path[depth] = child - int64(nodes[node].children)
        search.path_seat[depth] = seat_to_move(search.context, board)
        placement = int64(nodes[child].placement)
        search.recent[int64(board.turn)] = placement
        over = kernel.play(tables, board, placement) < 0
        node = child
    search.leaf_visits = nodes[node].visits
    return -1 - depth if over else depth


@compiled
def _back_up(search: Struct, nodes: Structs, depth: int) -> int:
    """Write the results of a simulation into all nodes on its path; returns the last one."""
    node = int64(ROOT)
    for level in range(1, depth + 1):
        node = int64(nodes[node].children) + int64(search.path[level])
        visited = nodes[node]
        seat = search.path_seat[level]
        visited.value += search.results[seat] / visited.visits
        visited.score += search.points[seat] / visited.visits
    return node


@compiled
def _evaluate_leaf(tables: Struct, search: Struct, board: Struct, work: Struct, is_expanded: bool) -> None:
    """Results and points of all seats: by value function, rollout, or a mixture of both; the board is used up."""
    phase = phase_of(board.left[int64(board.turn)])
    weight = search.late_value_weight if phase == _LAST_PHASE else search.value_weight
    by_network = is_expanded and search.network.layers > uint32(0)
    if not is_expanded:
        weight = search.first_value_weight
    if weight > 0:
        _evaluate(tables, board, search, by_network)
    if weight < np.float32(1.0):
        _rollout(tables, board, search, work)
        _score_terminal(search, board)
        slope = search.score_lines[phase, 0]
        intercept = search.score_lines[phase, 1]
        for seat in range(int64(search.context.seats)):
            search.points[seat] = slope * search.points[seat] + intercept
    for seat in range(int64(search.context.seats)):
        if weight >= np.float32(1.0):
            search.results[seat] = search.values[seat]
            search.points[seat] = search.expected[seat]
        elif weight > 0:
            search.results[seat] += weight * (search.values[seat] - search.results[seat])
            if by_network:
                search.points[seat] += weight * (search.expected[seat] - search.points[seat])


@compiled
def _simulate(
    tables: Struct,
    search: Struct,
    arenas: Structs,
    nodes: Structs,
    candidates: Structs,
    board: Struct,
    work: Struct,
) -> bool:
    """One simulation; `board` is the root's position and is used up. False if the tree has no room for it."""
    arena = arenas[0]
    for colour in range(COLOURS):
        search.recent[colour] = search.root_recent[colour]
    acquire(arenas)
    if not kernel_tree.has_room(arena, nodes, candidates):
        release(arenas)
        return False
    half = int64(arena.half)
    depth = _descend(tables, search, arena, nodes[half], candidates[half], board)
    release(arenas)
    if depth < 0:
        _score_terminal(search, board)
        acquire(arenas)
        _back_up(search, nodes[half], -1 - depth)
        release(arenas)
    else:
        is_expanded = depth == 0 or search.leaf_visits >= np.float32(search.expand_visits)
        kept = int64(0)
        if is_expanded:
            most = int64(search.max_root_children) if depth == 0 else int64(search.max_children)
            kept = _find_candidates(tables, board, search, work, most)
        seat = seat_to_move(search.context, board)
        _evaluate_leaf(tables, search, board, work, is_expanded)
        acquire(arenas)
        leaf = nodes[half, _back_up(search, nodes[half], depth)]
        if is_expanded and leaf.candidate_count == 0:  # or another thread was quicker
            kernel_tree.list_candidates(arena, leaf, candidates[half], search.moves, search.logits, kept)
            leaf.estimate = search.results[seat]
        release(arenas)
    for each in range(int64(search.context.seats)):
        search.point_sums[each] += search.points[each]
    search.simulations += uint32(1)
    return True


# ---------------------------------------------------------------------- doors from Python


@compiled
def set_rollout_weights(searches: Structs, weights: Struct) -> None:
    search = searches[0]
    fill_rollout_logits(search.context, weights, search.rollout_logits, search.rollout_piece_logits)


@compiled
def clear(arenas: Structs, nodes: Structs) -> None:
    """Begin with an empty tree."""
    kernel_tree.clear(arenas[0], nodes)


@compiled
def run(
    tables: Structs,
    searches: Structs,
    arenas: Structs,
    nodes: Structs,
    candidates: Structs,
    boards: Structs,
    works: Structs,
    simulations: int,
) -> int:
    """Simulations of one thread from `boards[0]`; `boards[1]` is scratch. Returns how many the tree had room for."""
    for made in range(simulations):
        boards[1] = boards[0]
        if not _simulate(tables[0], searches[0], arenas, nodes, candidates, boards[1], works[0]):
            return made
    return simulations


@compiled
def collect(arenas: Structs, nodes: Structs, candidates: Structs) -> None:
    """Make room in a full tree that no thread is growing."""
    kernel_tree.collect(arenas[0], nodes, candidates)


@compiled
def reuse_subtree(arenas: Structs, nodes: Structs, candidates: Structs, node: int) -> None:
    """Make a node the root, with all that is below it."""
    kernel_tree.keep(arenas[0], nodes, candidates, node, np.float32(0))


@compiled
def rollouts(tables: Structs, searches: Structs, boards: Structs, works: Structs, repeats: int) -> int:
    """Rollouts from `boards[0]`, without a tree; `boards[1]` is scratch."""
    search = searches[0]
    for _ in range(repeats):
        boards[1] = boards[0]
        _rollout(tables[0], boards[1], search, works[0])
        _score_terminal(search, boards[1])
        for seat in range(int64(search.context.seats)):
            search.point_sums[seat] += search.points[seat]
        search.simulations += uint32(1)
    return repeats

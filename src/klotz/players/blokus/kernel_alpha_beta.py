"""The last plies of a Blokus game between two seats, solved exactly: alpha-beta search with a transposition table.

What a line is *worth* is counted from one seat: its margin, and much more for having won at all. Pieces that do not
meet can be placed in any order, so most positions are reached in many ways; what was found out about one of them, its
bounds and its best move, is kept in a table by a hash of what lies on the board (Zobrist). A position is not searched
when what everybody has placed, and could place at most, decides already. Moves are tried in this order: the best one
in the table, then those that were best elsewhere (history heuristic) and that the rollout policy thinks likely.
"""

from typing import Final

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import (
    ALL_PLACED_BONUS,
    COLOURS,
    MONOMINO_LAST_BONUS,
    PIECE_SQUARES,
    PIECES,
    PLACEMENTS,
)
from klotz.jit import Struct, Structs, int64, struct, uint32, uint64
from klotz.jit import kernel as compiled
from klotz.players.blokus.kernel_context import CONTEXT, RELATIONS, final_points, seat_to_move
from klotz.players.blokus.kernel_policy import BYTES, PHASES, fill_rollout_logits, phase_of, rollout_logit

DEEPEST: Final = 42
"""Both seats can have as many pieces as that together and no more: they have not begun."""
MOST_MOVES: Final = 256
"""Positions with more moves than this are never close enough to the end to be solved."""

UNFINISHED: Final = 0
FINISHED: Final = 1
TOO_FAR: Final = 2
"""There are more moves, or plies, than there is room for."""

WON: Final = 1000
"""What winning is worth; a margin is always less."""
INFINITE: Final = 30_000

_POLICY_WEIGHT: Final = 64.0
"""A move is tried before one that has so much more often been best elsewhere if its logit is higher by 1."""
_IN_TABLE: Final = 1 << 30

KEYS: Final = (COLOURS, PLACEMENTS + 2)
"""The shape of the random numbers that positions are hashed with: for every colour and placement, for its last piece
being the smallest, and for its turn."""

KNOWN: Final = struct(
    [
        ("key", "u8"),
        ("low", "i2"),
        ("high", "i2"),
        ("move", "u2"),
        ("unused", "u2"),
    ]
)
"""What the table knows about a position: it is worth no less, and no more; and its best move."""

ALPHA_BETA: Final = struct(
    [
        ("context", CONTEXT),
        ("seat", "u4"),  # whose worth is counted
        ("nodes", "i8"),  # positions that may still be searched
        ("level", "i8"),  # where the search is, in moves from the root
        ("worth", "i8"),  # what the last line comes to
        ("moves", "u2", (DEEPEST, MOST_MOVES)),
        ("scores", "i8", (DEEPEST, MOST_MOVES)),  # in which order they are tried: the highest first
        ("counts", "i8", DEEPEST),
        ("tried", "i8", DEEPEST),
        ("key", "u8", DEEPEST),
        ("alpha", "i8", DEEPEST),
        ("beta", "i8", DEEPEST),
        ("asked_alpha", "i8", DEEPEST),
        ("asked_beta", "i8", DEEPEST),
        ("best", "i8", DEEPEST),
        ("best_move", "u2", DEEPEST),
        ("history", "u4", (COLOURS, PLACEMENTS)),
        ("rollout_logits", "f4", (PHASES, COLOURS, RELATIONS, BYTES)),
        ("rollout_piece_logits", "f4", (PHASES, PIECES)),
        # Scratch
        ("points", "f4", COLOURS),
        ("generated", "u2", PLACEMENTS),
    ]
)


@compiled
def _whole_key(keys: Struct, board: Struct, key: int) -> int:
    """Of what lies on the board, whose turn it is, and whose last piece is the smallest, which may earn something."""
    for colour in range(int64(board.colours)):
        if board.last_size[colour] == uint32(1):
            key ^= keys[colour, PLACEMENTS]
    whole: int = key ^ keys[int64(board.turn), PLACEMENTS + 1]
    return whole


@compiled
def _worth_of(margin: int) -> int:
    if margin > 0:
        return margin + WON
    if margin < 0:
        return margin - WON
    return 0


@compiled
def _find_bounds(solver: Struct, board: Struct) -> tuple[int, int]:
    """What a position is worth at least and at most, from what has been placed and what is left."""
    context = solver.context
    points = solver.points
    final_points(context, board, points)
    mine = int64(solver.seat)
    margin = int64(points[mine]) - int64(points[1 - mine])
    low = margin
    high = margin
    for colour in range(int64(context.colours)):
        if not (board.out >> uint32(colour)) & uint32(1):
            left = PIECE_SQUARES - int64(board.squares[colour])
            more = left
            if more == left and context.advanced:
                more += ALL_PLACED_BONUS + MONOMINO_LAST_BONUS
            if int64(context.seat_of[colour]) == mine:
                high += more
            else:
                low -= more
    return _worth_of(low), _worth_of(high)


@compiled
def _entry_at(known: Structs, key: int) -> int:
    at: int = int64(key & uint64(len(known) - 1))
    return at


@compiled
def _order_moves(tables: Struct, solver: Struct, board: Struct, level: int, count: int, best: int) -> None:
    colour = int64(board.turn)
    phase = phase_of(board.left[colour])
    logits = solver.rollout_logits[phase, colour]
    piece_logits = solver.rollout_piece_logits[phase]
    for index in range(count):
        placement = int64(solver.generated[index])
        solver.moves[level, index] = placement
        likely = rollout_logit(tables, board.forbidden, logits, piece_logits, placement)
        score = int64(solver.history[colour, placement]) + int64(_POLICY_WEIGHT * likely)
        if placement == best:
            score += _IN_TABLE
        solver.scores[level, index] = score


@compiled
def _expand(
    tables: Struct,
    solver: Struct,
    known: Structs,
    keys: Struct,
    board: Struct,
    level: int,
    alpha: int,
    beta: int,
) -> int:
    """Begin with a position. Returns 1 if it has to be searched, 0 if `worth` is known well enough, and -1 if there
    are too many moves.
    """
    low, high = _find_bounds(solver, board)
    key = _whole_key(keys, board, solver.key[level])
    entry = known[_entry_at(known, key)]
    best = int64(-1)
    if entry.key == key:
        low = max(low, int64(entry.low))
        high = min(high, int64(entry.high))
        best = int64(entry.move)
    if level > 0:
        if low >= beta or low == high:
            solver.worth = low
            return 0
        if high <= alpha:
            solver.worth = high
            return 0
    solver.nodes -= 1
    count = kernel.generate(tables, board, int64(board.turn), solver.generated)
    if count > MOST_MOVES:
        return -1
    _order_moves(tables, solver, board, level, count, best)
    solver.counts[level] = count
    solver.tried[level] = 0
    solver.alpha[level] = alpha
    solver.beta[level] = beta
    solver.asked_alpha[level] = alpha
    solver.asked_beta[level] = beta
    solver.best[level] = -INFINITE if seat_to_move(solver.context, board) == int64(solver.seat) else INFINITE
    return 1


@compiled
def _next_move(solver: Struct, level: int) -> int:
    """The untried move with the highest score."""
    first = int64(solver.tried[level])
    scores = solver.scores[level]
    moves = solver.moves[level]
    best = first
    for index in range(first + 1, int64(solver.counts[level])):
        if scores[index] > scores[best]:
            best = index
    score = scores[best]
    move = moves[best]
    scores[best] = scores[first]
    moves[best] = moves[first]
    scores[first] = score
    moves[first] = move
    chosen: int = int64(move)
    return chosen


@compiled
def _take_in(solver: Struct, board: Struct, level: int) -> None:
    """A line below this position has ended; `worth` is what it comes to."""
    worth = int64(solver.worth)
    move = solver.moves[level, int64(solver.tried[level])]
    if seat_to_move(solver.context, board) == int64(solver.seat):
        if worth > solver.best[level]:
            solver.best[level] = worth
            solver.best_move[level] = move
            solver.alpha[level] = max(solver.alpha[level], worth)
    elif worth < solver.best[level]:
        solver.best[level] = worth
        solver.best_move[level] = move
        solver.beta[level] = min(solver.beta[level], worth)
    solver.tried[level] += 1


@compiled
def _remember(solver: Struct, known: Structs, keys: Struct, board: Struct, level: int) -> None:
    """A position is done: what was found out goes into the table."""
    best = int64(solver.best[level])
    if solver.tried[level] < solver.counts[level]:
        solver.history[int64(board.turn), int64(solver.best_move[level])] += uint32(1)
    key = _whole_key(keys, board, solver.key[level])
    entry = known[_entry_at(known, key)]
    if entry.key != key:
        entry.key = key
        entry.low = -INFINITE
        entry.high = INFINITE
    if best > solver.asked_alpha[level]:
        entry.low = max(int64(entry.low), best)
    if best < solver.asked_beta[level]:
        entry.high = min(int64(entry.high), best)
    entry.move = solver.best_move[level]
    solver.worth = best


@compiled
def set_rollout_weights(solvers: Structs, weights: Struct) -> None:
    solver = solvers[0]
    fill_rollout_logits(solver.context, weights, solver.rollout_logits, solver.rollout_piece_logits)


@compiled
def worth(solvers: Structs, boards: Structs) -> int:
    """What a game that is over is worth."""
    return _find_bounds(solvers[0], boards[0])[0]


@compiled
def begin(
    tables: Structs,
    solvers: Structs,
    known: Structs,
    keys: Struct,
    stack: Structs,
    key: int,
    alpha: int,
    beta: int,
) -> bool:
    """Get ready to find out what `stack[0]` is worth to a seat, as far as it lies between two bounds.

    `key` is that of what was placed since the table was empty. False if the position is too far from the end.
    """
    solver = solvers[0]
    solver.level = 0
    solver.key[0] = key
    return _expand(tables[0], solver, known, keys, stack[0], 0, alpha, beta) > 0


@compiled
def search(
    tables: Structs, solvers: Structs, known: Structs, keys: Struct, stack: Structs, nodes: int
) -> int:
    """Go on with what `begin` began; the answer is in `best[0]` and `best_move[0]`.

    Returns FINISHED, UNFINISHED after `nodes` positions, from where another call goes on, or TOO_FAR.
    """
    solver = solvers[0]
    table = tables[0]
    solver.nodes = nodes
    level = int64(solver.level)
    while True:
        board = stack[level]
        if solver.tried[level] == solver.counts[level] or solver.alpha[level] >= solver.beta[level]:
            _remember(solver, known, keys, board, level)
            if level == 0:
                return FINISHED
            level -= 1
            _take_in(solver, stack[level], level)
            continue
        if solver.nodes <= 0:
            solver.level = level
            return UNFINISHED
        if level + 1 >= DEEPEST:
            return TOO_FAR
        placement = _next_move(solver, level)
        colour = int64(board.turn)
        stack[level + 1] = board
        below = stack[level + 1]
        if kernel.play(table, below, placement) < 0:
            solver.worth = _find_bounds(solver, below)[0]
        else:
            solver.key[level + 1] = solver.key[level] ^ keys[colour, placement]
            alpha = int64(solver.alpha[level])
            beta = int64(solver.beta[level])
            begun = _expand(table, solver, known, keys, below, level + 1, alpha, beta)
            if begun < 0:
                return TOO_FAR
            if begun > 0:
                level += 1
                continue
        _take_in(solver, stack[level], level)

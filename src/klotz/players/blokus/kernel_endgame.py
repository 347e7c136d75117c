"""The last plies of a Blokus game between more than two seats, solved exactly: every line is searched to its end.

Results are compared by how many seats are beaten first, and by points second. Every seat maximises its own (max-n).
With two seats `kernel_alpha_beta` does the same in much less time.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import PLACEMENTS
from klotz.jit import Struct, Structs, int64, struct, uint32
from klotz.jit import kernel as compiled
from klotz.players.blokus.kernel_context import CONTEXT, final_points, seat_to_move

DEEPEST: Final = 40
MOST_MOVES: Final = 256
"""Positions with more moves than this are never close enough to the end to be solved."""

UNFINISHED: Final = -1
TOO_FAR: Final = -2
"""There are more moves, or plies, than there is room for."""

WON: Final = 1000.0
"""What beating another seat counts; points are always fewer."""

ENDGAME: Final = struct(
    [
        ("context", CONTEXT),
        ("nodes", "i8"),  # positions that may still be searched
        ("level", "i8"),  # where the search is, in moves from the root
        ("moves", "u2", (DEEPEST, MOST_MOVES)),
        ("counts", "u4", DEEPEST),
        ("tried", "u4", DEEPEST),
        # By seat: what the mover's best line so far is worth to everybody
        ("best", "f4", (DEEPEST, kernel.COLOURS)),
        ("worth", "f4", kernel.COLOURS),
        ("points", "f4", kernel.COLOURS),
        ("generated", "u2", PLACEMENTS),
        # The answer: what each of `moves[0]` is worth to every seat
        ("values", "f4", (MOST_MOVES, kernel.COLOURS)),
    ]
)


@compiled
def _score_terminal(endgame: Struct, board: Struct) -> None:
    """What a finished board is worth to every seat."""
    points = endgame.points
    final_points(endgame.context, board, points)
    seats = int64(endgame.context.seats)
    for seat in range(seats):
        worth = np.float32(0.0)
        for other in range(seats):
            difference = points[seat] - points[other]
            worth += difference
            if difference > 0:
                worth += np.float32(WON)
            elif difference < 0:
                worth -= np.float32(WON)
        endgame.worth[seat] = worth


@compiled
def _expand(tables: Struct, endgame: Struct, board: Struct, level: int) -> bool:
    """List the moves of a position. False when there are too many."""
    count = kernel.generate(tables, board, int64(board.turn), endgame.generated)
    if count > MOST_MOVES:
        return False
    endgame.nodes -= 1
    for index in range(count):
        endgame.moves[level, index] = endgame.generated[index]
    endgame.counts[level] = count
    endgame.tried[level] = 0
    for seat in range(int64(endgame.context.seats)):
        endgame.best[level, seat] = np.float32(-1e9)
    return True


@compiled
def begin(tables: Structs, endgames: Structs, stack: Structs) -> bool:
    """Get ready to solve `stack[0]`. False if that is too far from the end."""
    endgames[0].level = 0
    return _expand(tables[0], endgames[0], stack[0], 0)


@compiled
def solve(tables: Structs, endgames: Structs, stack: Structs, nodes: int) -> int:
    """Go on with what `begin` began; the answer is in `endgame.values`, for `endgame.moves[0]`.

    Returns the number of moves, UNFINISHED after `nodes` positions, from where another call goes on, or TOO_FAR.
    """
    endgame = endgames[0]
    table = tables[0]
    context = endgame.context
    endgame.nodes = nodes
    level = int64(endgame.level)
    while True:
        if endgame.nodes <= 0:
            endgame.level = level
            return UNFINISHED
        board = stack[level]
        if endgame.tried[level] == endgame.counts[level]:
            if level == 0:
                return int64(endgame.counts[0])
            for seat in range(int64(context.seats)):
                endgame.worth[seat] = endgame.best[level, seat]
            level -= 1
        else:
            if level + 1 >= DEEPEST:
                return TOO_FAR
            placement = int64(endgame.moves[level, endgame.tried[level]])
            stack[level + 1] = board
            if kernel.play(table, stack[level + 1], placement) >= 0:
                if not _expand(table, endgame, stack[level + 1], level + 1):
                    return TOO_FAR
                level += 1
                continue
            _score_terminal(endgame, stack[level + 1])
        # A line below this position has ended; `worth` is what it comes to.
        tried = int64(endgame.tried[level])
        if level == 0:
            for seat in range(int64(context.seats)):
                endgame.values[tried, seat] = endgame.worth[seat]
        mover = seat_to_move(context, stack[level])
        if endgame.worth[mover] > endgame.best[level, mover]:
            for seat in range(int64(context.seats)):
                endgame.best[level, seat] = endgame.worth[seat]
        endgame.tried[level] += uint32(1)

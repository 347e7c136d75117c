"""The last plies of a Blokus game, solved exactly: every line is played out, so nothing is left to chance.

A result is compared by who beats whom first and by points second, as seats do. With two seats a line is given up as
soon as it cannot matter any more (alpha-beta); with more, everybody maximises their own result.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import PLACEMENTS
from klotz.jit import Struct, Structs, int64, struct, uint32
from klotz.jit import kernel as compiled

DEEPEST: Final = 40
MOST_MOVES: Final = 256
"""Positions with more moves than this are never close enough to the end to be solved."""

WON: Final = 1000.0
"""What beating another seat counts; points are always less."""

ENDGAME: Final = struct(
    [
        ("seats", "u4"),
        ("shared", "i4"),
        ("advanced", "u4"),
        ("seat_of", "u4", kernel.COLOURS),
        ("nodes", "i8"),  # positions that may still be looked at
        ("moves", "u2", (DEEPEST, MOST_MOVES)),
        ("counts", "u4", DEEPEST),
        ("tried", "u4", DEEPEST),
        (
            "best",
            "f4",
            (DEEPEST, kernel.COLOURS),
        ),  # by seat: what the mover's best line is worth to everybody
        ("worth", "f4", kernel.COLOURS),
        ("many", "u2", PLACEMENTS),
    ]
)


@compiled
def _mover(endgame: Struct, board: Struct) -> int:
    colour = int64(board.turn)
    if colour == endgame.shared:
        return int64(board.turns[colour]) % int64(endgame.seats)
    return int64(endgame.seat_of[colour])


@compiled
def _judge(endgame: Struct, board: Struct) -> None:
    """What a finished board is worth to every seat."""
    points = np.zeros(4, np.float32)
    for colour in range(int64(board.colours)):
        if colour == endgame.shared:
            continue
        gained = np.float32(board.squares[colour]) - np.float32(89)
        if endgame.advanced and board.left[colour] == uint32(0):
            gained = np.float32(20) if board.last_size[colour] == uint32(1) else np.float32(15)
        points[endgame.seat_of[colour]] += gained
    for seat in range(int64(endgame.seats)):
        worth = np.float32(0.0)
        for other in range(int64(endgame.seats)):
            difference = points[seat] - points[other]
            worth += difference
            if difference > 0:
                worth += np.float32(WON)
            elif difference < 0:
                worth -= np.float32(WON)
        endgame.worth[seat] = worth


@compiled
def _open(tables: Struct, endgame: Struct, board: Struct, level: int) -> bool:
    """List the moves of a position. False when there are too many of them, or of positions."""
    count = kernel.generate(tables, board, int64(board.turn), endgame.many)
    if count > MOST_MOVES or endgame.nodes <= 0:
        return False
    endgame.nodes -= 1
    # Big pieces have high numbers: the last ones first finds good lines sooner.
    for index in range(count):
        endgame.moves[level, index] = endgame.many[count - 1 - index]
    endgame.counts[level] = count
    endgame.tried[level] = 0
    for seat in range(int64(endgame.seats)):
        endgame.best[level, seat] = np.float32(-1e9)
    return True


@compiled
def solve(
    tables: Structs, endgames: Structs, stack: Structs, nodes: int, values: Struct, moves: Struct
) -> int:
    """What every move in `stack[0]` is worth to every seat: `values[i]` for `moves[i]`.

    Returns the number of moves, or -1 when more than `nodes` positions would have to be looked at.
    """
    endgame = endgames[0]
    table = tables[0]
    endgame.nodes = nodes
    two = endgame.seats == uint32(2)
    if not _open(table, endgame, stack[0], 0):
        return -1
    level = int64(0)
    while True:
        board = stack[level]
        cut = False
        if two and level > 1:
            # The other seat has something better already than what this position allows.
            mover = _mover(endgame, board)
            for above in range(1, level):
                if _mover(endgame, stack[above]) != mover and (
                    endgame.best[level, mover] >= -endgame.best[above, 1 - mover]
                ):
                    cut = True
        if cut or endgame.tried[level] == endgame.counts[level]:
            if level == 0:
                return int64(endgame.counts[0])
            for seat in range(int64(endgame.seats)):
                endgame.worth[seat] = endgame.best[level, seat]
            level -= 1
        else:
            if level + 1 >= DEEPEST:
                return -1
            placement = int64(endgame.moves[level, endgame.tried[level]])
            stack[level + 1] = board
            if kernel.play(table, stack[level + 1], placement) >= 0:
                if not _open(table, endgame, stack[level + 1], level + 1):
                    return -1
                level += 1
                continue
            _judge(endgame, stack[level + 1])
        # A line below this position has ended; `worth` is what it comes to.
        tried = int64(endgame.tried[level])
        if level == 0:
            moves[tried] = endgame.moves[0, tried]
            for seat in range(int64(endgame.seats)):
                values[tried, seat] = endgame.worth[seat]
        mover = _mover(endgame, stack[level])
        if endgame.worth[mover] > endgame.best[level, mover]:
            for seat in range(int64(endgame.seats)):
                endgame.best[level, seat] = endgame.worth[seat]
        endgame.tried[level] += uint32(1)

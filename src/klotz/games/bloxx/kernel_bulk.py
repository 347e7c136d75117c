"""Many random games of Bloxx! at once, with their scores."""

import numpy as np

from klotz.games.bloxx.kernel import BOARD, WORK, pick, play, score, throw
from klotz.jit import Struct, Structs, int64, kernel


@kernel
def finish(tables: Struct, board: Struct, work: Struct) -> int:
    """Play a game to its end from wherever it is, uniformly at random. Returns the moves made, with rolls."""
    made = int64(0)
    while not board.over:
        if board.due == 0:
            throw(board, work)
            made += 1
        for seat in range(board.seats):
            if int64(board.due) >> seat & 1:
                play(tables, board, seat, pick(tables, board, work, seat))
                made += 1
    return made


@kernel
def playouts(tables: Structs, boards: Structs, seeds: Struct, scores: Struct, lengths: Struct) -> None:
    """A random game from `boards[0]`, which stays as it is, for each of the seeds."""
    scratch = np.zeros(1, BOARD)
    works = np.zeros(1, WORK)
    for game in range(seeds.shape[0]):
        scratch[0] = boards[0]
        works[0].random = seeds[game]
        lengths[game] = finish(tables[0], scratch[0], works[0])
        for seat in range(scores.shape[1]):
            rows, points, gaps, blanks = score(tables[0], scratch[0], seat)
            scores[game, seat] = rows + points - gaps - blanks

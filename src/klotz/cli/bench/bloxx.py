"""What is measured of Bloxx!."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

import numpy as np

from klotz import games
from klotz.cli.bench.measure import Figure, Measurement, seconds_each, timed
from klotz.cli.bench.shared import SEED, push_figures, random_game, start_figures
from klotz.games.bloxx import BloxxState, kernel
from klotz.games.contract import CHANCE

_TURNS: Final = (1, 6)
_SEATS: Final = (2, 4)
_COUNTED_GAMES: Final = 1000

_FIRST_MOVES: Final = (
    "import klotz; state = klotz.game('bloxx').start(); state.push(state.parse('roll A1 B1')); "
    "list(state.legal_moves)"
)


def measurements(seconds: float) -> list[Measurement]:
    """Everything that `klotz bench bloxx` measures; each repeated for this many seconds where that can be chosen."""
    return [
        *(
            Measurement(f"legal drawings, turn {turn}", partial(_legal_drawings, turn, seconds))
            for turn in _TURNS
        ),
        *(Measurement(f"random games, {seats} seats", partial(_games, seats, seconds)) for seats in _SEATS),
        Measurement("pushes", partial(_pushes, seconds)),
        Measurement("compile and start", partial(start_figures, "two seats", _FIRST_MOVES)),
    ]


def position(turn: int) -> BloxxState:
    """A game of two whose dice have been rolled this many times: always the same random one."""
    state = _start(2)
    random = Random(SEED)
    while state.turn < turn or state.due == (CHANCE,):
        state.push(random.choice(list(state.legal_moves)))
    return state


def _start(seats: int) -> BloxxState:
    state = games.game("bloxx").start(seats)
    assert isinstance(state, BloxxState)
    return state


def _legal_drawings(turn: int, seconds: float) -> Sequence[Figure]:
    state, where = position(turn), f"turn {turn}"
    (seat,) = state.due
    drawings = np.empty(kernel.MOST_DRAWINGS, kernel.DRAWING)
    generate = partial(kernel.bench_generate, state.tables, state.board, seat, drawings)
    each = seconds_each(timed(generate), seconds)
    return [
        Figure("legal drawings", where, state.legal_moves.count() / each, "drawings/s"),
        Figure("all legal drawings of a roll", where, each * 1e6, "µs"),
    ]


def _games(seats: int, seconds: float) -> Sequence[Figure]:
    """Whole games in the kernel, from the first roll to the end, everything equally likely."""
    state, where = _start(seats), f"{seats} seats"
    scratch, work = np.zeros(1, kernel.BOARD), kernel.new_work(SEED)
    play = partial(kernel.bench_games, state.tables, state.board, scratch, work)
    drawings = play(_COUNTED_GAMES) / _COUNTED_GAMES
    each = seconds_each(timed(play), seconds)
    return [
        Figure("random games", where, 1 / each, "games/s"),
        Figure("drawings in random games", where, drawings / each, "drawings/s"),
    ]


def _pushes(seconds: float) -> Sequence[Figure]:
    return push_figures("2 seats", _start(2), random_game(_start(2)), seconds)

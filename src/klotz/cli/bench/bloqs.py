"""What is measured of Bloqs."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from klotz import games
from klotz.cli.bench.measure import Figure, Measurement, seconds_each, timed
from klotz.cli.bench.shared import SEED, push_figures, random_game, start_figures
from klotz.games.bloqs import BloqsState, Tower
from klotz.players import player

_PIECES: Final = (0, 8)
_MOVES: Final = 40

_FIRST_MOVES: Final = (
    "import klotz; state = klotz.game('bloqs').start()\n"
    "for text in ('roll 2', 'roll 1', 'roll 3', 'disc L4'): state.push(state.parse(text))\n"
    "list(state.legal_moves)"
)


def measurements(seconds: float) -> list[Measurement]:
    """Everything that `klotz bench bloqs` measures; each repeated for this many seconds where that can be chosen."""
    return [
        *(
            Measurement(f"places in a tower of {pieces}", partial(_places, pieces, seconds))
            for pieces in _PIECES
        ),
        Measurement("pieces to take", partial(_takeable, seconds)),
        Measurement("random games", partial(_games, seconds)),
        Measurement("search", partial(_search, seconds)),
        Measurement("pushes", partial(_pushes, seconds)),
        Measurement("compile and start", partial(start_figures, "two seats", _FIRST_MOVES)),
    ]


def tower_of(pieces: int) -> Tower:
    """A tower of this many pieces, built at random: always the same one."""
    random = Random(SEED)
    tower = Tower()
    known = tower.piece_set
    for number in random.sample(known.numbers, pieces):
        tower = tower.built(number, random.choice(tower.places(known.kind_of(number))))
    return tower


def _places(pieces: int, seconds: float) -> Sequence[Figure]:
    """All places for each kind, with nothing remembered from before."""
    built = dict(tower_of(pieces).pieces)
    kinds = Tower().piece_set.kinds

    def find(repeats: int) -> None:
        for _ in range(repeats):
            tower = Tower(built)
            for kind in kinds:
                tower.places(kind)

    each = seconds_each(timed(find), seconds) / len(kinds)
    return [Figure("all places for a piece", f"tower of {pieces} pieces", each * 1e6, "µs")]


def _takeable(seconds: float) -> Sequence[Figure]:
    built = dict(tower_of(_PIECES[-1]).pieces)

    def find(repeats: int) -> None:
        for _ in range(repeats):
            _ = Tower(built).takeable

    each = seconds_each(timed(find), seconds)
    return [Figure("all pieces that may be taken", f"tower of {_PIECES[-1]} pieces", each * 1e6, "µs")]


def _games(seconds: float) -> Sequence[Figure]:
    """Whole games of the base game through the Python API, every legal move equally likely."""
    random = Random(SEED)

    def play(repeats: int) -> None:
        for _ in range(repeats):
            state = _start()
            while not state.is_over:
                state.push(state.draw(random) if state.chances else random.choice(list(state.legal_moves)))

    return [Figure("random games", "2 seats", 1 / seconds_each(timed(play), seconds), "games/s")]


def decision() -> BloqsState:
    """A decision in the middle of a game: always the same one."""
    state = _start()
    for move in random_game(_start()):
        if state.moves_made >= _MOVES and not state.chances:
            return state
        state.push(move)
    raise AssertionError("the game is over before its middle")


def _search(seconds: float) -> Sequence[Figure]:
    """A move of the strongest player, who remembers nothing from before."""
    state = decision()

    def choose(repeats: int) -> None:
        for _ in range(repeats):
            player("search", state.game, SEED).choose(state)

    each = seconds_each(timed(choose), seconds)
    return [Figure("one move of the search", f"after {_MOVES} moves", each * 1e3, "ms")]


def _start() -> BloqsState:
    state = games.game("bloqs").start(2)
    assert isinstance(state, BloqsState)
    return state


def _pushes(seconds: float) -> Sequence[Figure]:
    return push_figures("2 seats", _start(), random_game(_start()), seconds)

"""In which order tests are run by several processes: what takes longest begins first.

Each process is dealt a hand of tests, one after the other, and later takes the last ones of others' hands. A test of
a minute at the end of a hand would keep one process busy while the rest have nothing left to do. So every hand begins
with long modules, each of them whole: what its tests share is set up once.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby
from typing import Final, TypeVar

LONGEST: Final = (
    "learning/test_blokus.py",
    "learning/test_ray.py",
    "learning/test_rounds.py",
    "page/test_words.py",
    "server/whole/test_kills.py",
    "games/bloqs/test_conformance.py",
    "games/bloqs/test_statics.py",
    "cli/test_play_bloqs.py",
    "games/blokus/test_twin.py",
    "page/test_access.py",
    "page/test_games.py",
    "players/blokus/test_search.py",
    "server/whole/test_troubles.py",
    "page/test_keyboard.py",
    "page/test_together.py",
    "page/test_touch.py",
    "page/test_looking_back.py",
    "page/test_connection.py",
    "server/whole/test_strange_questions.py",
    "test_jit.py",
    "learning/test_executors.py",
    "learning/test_gate.py",
    "cli/test_learning.py",
    "players/bloqs/test_search.py",
    "server/whole/test_stopping.py",
    "server/whole/test_two_nodes.py",
    "test_docs.py",
    "games/blokus/test_conformance.py",
    "games/bloxx/test_conformance.py",
    "games/bloqs/test_tower.py",
    "server/whole/test_table_life.py",
)
"""Modules below `tests` that take a core for ten seconds or more, the longest first."""

Test = TypeVar("Test")


def dealt(tests: Sequence[Test], hands: int, module_of: Callable[[Test], str]) -> list[Test]:
    """All tests, such that each of so many equal hands, dealt one after the other, begins with long modules."""
    modules = {name: list(group) for name, group in groupby(tests, module_of)}
    long = [modules.pop(name) for name in LONGEST if name in modules]
    rest = list(chain.from_iterable(modules.values()))
    order: list[Test] = []
    for hand, size in enumerate(_sizes(len(tests), hands)):
        first = list(chain.from_iterable(long[hand::hands]))
        if len(first) > size:  # only some tests are run: any order is as good
            return list(tests)
        order += [*first, *rest[: size - len(first)]]
        del rest[: size - len(first)]
    return order


def _sizes(tests: int, hands: int) -> Iterable[int]:
    """As xdist deals them: every hand gets its share of what is left."""
    for left in range(hands, 0, -1):
        yield tests // left
        tests -= tests // left

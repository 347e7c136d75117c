"""The examples on the rule pages: games in which each step is a position, for the drawings and the tests.

The words of step 2 of Bloxx! are `rulebook-bloxx-example-2`, its drawing is `bloxx-example-2.svg`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import klotz
from docs.teaching import positions
from klotz.games.contract import State


@dataclass(frozen=True, slots=True)
class Example:
    """A game, and how many of its moves are made at each step."""

    game: str
    seats: int
    moves: Sequence[str]
    steps: tuple[int, ...]
    setup: Mapping[str, Any] | None = None

    def after(self, moves: int) -> State:
        state = klotz.game(self.game).start(self.seats, dict(self.setup) if self.setup else None)
        for text in self.moves[:moves]:
            state.push(state.parse(text))
        return state

    def at(self, step: int) -> State:
        """The position of a step, counted from 1."""
        return self.after(self.steps[step - 1])


def _discs(**shown: str) -> list[str | None]:
    """The ring with a few discs turned up: `d4` is the fourth."""
    return [shown.get(f"d{place}") for place in range(1, 21)]


_OPENING: Final = positions("blokus")["games"]["blokus"]["moves"]

_ALL: Final = (
    Example("blokus", 4, ("a1,b1,c1,d1,e1", "t20", "t1", "a20", "f2,g2,f3"), steps=(1, 4, 5)),
    Example("blokus-2", 2, _OPENING, steps=(5,)),
    Example("blokus-3", 3, _OPENING, steps=(4, 8)),
    Example("blokus-duo", 2, ("d10,e9,e10,e11,f10", "i5,j4,j5,j6,k5", "g11,h11"), steps=(1, 2, 3)),
    Example(
        "bloxx",
        3,
        ("roll A2 B6", "A a1,b1*,c1,d1", "@2 A a1,b1,c1,d1", "@3 B b1*,c1,b2,c2"),
        steps=(1, 4, 4, 4),
    ),
    Example(
        "bloqs",
        2,
        (
            *("roll 4", "disc I3", "build I3#9 a1.1,b1.1,c1.1"),
            *("roll 2", "swap 1 give 1#1 take I3#9", "build I3#9 a1.1,b1.1,c1.1", "build 1#1 a1.1"),
        ),
        steps=(2, 3, 4, 7),
        setup={"discs": _discs(d2="1"), "pawns": ["start", 2], "towers": [{}, {"1#1": "a1.1"}]},
    ),
    Example(
        "bloqs-turn2",
        2,
        ("roll 2", "ccw", "build O4#17 a1.1,b1.1,a2.1,b2.1"),
        steps=(1, 3),
        setup={"discs": _discs(d2="O4", d4="V3", d6="1", d12="S4"), "pawns": [4, 12]},
    ),
    Example(
        "bloqs-maestro",
        2,
        ("card die-3", "ccw", "steal 2 O4#17", "defend"),
        steps=(2, 3, 4),
        setup={
            "discs": _discs(d2="steal", d5="L4", d12="O4"),
            "pawns": [5, 12],
            "hands": [["die-3", "teleport"], ["defence", "die-1"]],
            "towers": [
                {"L4#21": "a1.1,b1.1,c1.1,a2.1"},
                {"I3#9": "a1.1,a2.1,a3.1", "O4#17": "b1.1,c1.1,b2.1,c2.1"},
            ],
        },
    ),
)
EXAMPLES: Final[Mapping[str, Example]] = {example.game: example for example in _ALL}

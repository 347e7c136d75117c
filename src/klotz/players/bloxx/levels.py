"""The levels, as data: what each of them sees, how far, and how surely."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A way to think.

    Weak levels think as people do who begin: they see the points of this drawing and little of what follows, and
    misjudge somewhat. Strong ones see what a sheet promises, then look at the rolls to come, at the others' sheets,
    and in the end play the game on in their minds.
    """

    foresight: float = 1.0
    """How much of what a sheet promises counts beside the points at once, from 0 to 1."""
    gaps: float = 1.0
    """What a gap counts, beside what it takes from the promise."""
    slip: float = 0.0
    """How far off a judgement is, in points: the standard deviation."""
    rolls: int = 0
    """How many rolls ahead it looks."""
    candidates: int = 1
    """How many drawings it looks into."""
    breadth: int = 1
    """How many drawings of each face it considers for the rolls ahead."""
    others: bool = False
    """Whether it thinks of what its drawing and its die leave to the others."""
    simulations: int = 0
    """How many games it plays on in its mind."""


STRONGEST: Final = Level(rolls=2, candidates=10, breadth=3, others=True, simulations=500)
"""What a limit by seconds or simulations limits."""

LEVELS: Final = {
    1: Level(foresight=0.0, gaps=0.5, slip=1.0),
    2: Level(foresight=0.0, slip=1.2),
    3: Level(foresight=0.1, slip=1.1),
    4: Level(foresight=0.2, slip=1.0),
    5: Level(foresight=0.35, slip=0.9),
    6: Level(foresight=0.35, slip=0.4),
    7: Level(foresight=0.43),
    8: Level(),
    9: STRONGEST,
}

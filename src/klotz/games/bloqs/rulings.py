"""What the rulebook of Bloqs leaves open: how a table plays it. Our own choice is the default of each option."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Self

from klotz.games import Option

# Values that are asked for by name. The first of each group is our own choice.
SLIDE, UNCOVERED = "slide", "uncovered"
MOVER, OTHER = "mover", "other"
NOTHING, PIECE = "nothing", "piece"
LEFT, BUILT, AT_ONCE = "left", "built", "at-once"
ONE, BOTH = "mover", "both"
ANYWHERE, LOWEST, GROUND, GROUND_ALL = "anywhere", "lowest", "ground", "ground-all"
ALONE, COMPANY = "alone", "company"
OVER, AGAIN, ROLL = "over", "again", "roll"
TAKEN, SWAPPED = "taken", "swapped"

BASE: Final = {
    "overhang": Option((False, True), "whether pieces may jut out over the edge of the site", rule="BQ-13"),
    "taking": Option(
        (SLIDE, UNCOVERED),
        "what may be taken: what can be slid out, or only what nothing lies on",
        rule="BQ-12",
    ),
    "swap_builds": Option((MOVER, OTHER), "who builds first in a swap", rule="BQ-10"),
    "no_swap": Option(
        (NOTHING, PIECE),
        "what the mover gets on a piece disc with others when no swap is possible",
        rule="BQ-10",
    ),
    "perfect": Option(
        (LEFT, BUILT),
        "whose perfect cube wins: anybody's who is left with one, or only that of whoever builds it",
        rule="BQ-14",
        # In records of format 1 it also won in the middle of a swap, before both had built what they received.
        formerly=((1, AT_ONCE),),
    ),
    "two_cubes": Option((ONE, BOTH), "who wins when one swap makes two cubes perfect", rule="BQ-14"),
    "layers": Option(
        (ANYWHERE, LOWEST, GROUND, GROUND_ALL),
        "what counts at the end: full layers anywhere and all other cubes; anywhere and the cubes of the lowest "
        "layer that is not full; from the ground up and the cubes of the next layer; or from the ground up and "
        "all other cubes",
        rule="BQ-16",
    ),
}
MAESTRO: Final = {
    "teleport": Option(
        (ALONE, COMPANY),
        "whether a pawn on the mover's own disc is company after a teleport with it",
        rule="BQ-M3",
    ),
    "teleport_start": Option(
        (True, False), "whether one may change places with a pawn on its start circle", rule="BQ-M3"
    ),
    "defended_theft": Option(
        (OVER, AGAIN), "after a defended theft: nothing, or somebody else is robbed", rule="BQ-M5"
    ),
    "defended_teleport": Option(
        (OVER, ROLL), "after a defended teleport: nothing, or the mover rolls", rule="BQ-M5"
    ),
    "layer_cards": Option(
        (TAKEN, SWAPPED),
        "when layers broken and filled in a swap are counted: at once, or after the swap",
        rule="BQ-M7",
    ),
}


@dataclass(frozen=True, slots=True)
class Rulings:
    """The rulings of one table, each as the option of its name says."""

    overhang: bool = False
    taking: str = SLIDE
    swap_builds: str = MOVER
    no_swap: str = NOTHING
    perfect: str = LEFT
    two_cubes: str = ONE
    layers: str = ANYWHERE
    teleport: str = ALONE
    teleport_start: bool = True
    defended_theft: str = OVER
    defended_teleport: str = OVER
    layer_cards: str = TAKEN

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Self:
        return cls(**{each.name: options[each.name] for each in fields(cls) if each.name in options})

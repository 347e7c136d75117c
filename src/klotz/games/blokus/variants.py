"""The Blokus variants as data: boards, colours, and who plays which colour."""

from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final, Self, TypeVar

_Each = TypeVar("_Each")

Cell = tuple[int, int]
"""Column and row, from 0 at the bottom left."""


class Colour(Enum):
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play. A colour's place in `colours` is its turn order and its number in the kernel."""

    name: str
    size: int
    """Squares along a side of the board."""
    colours: tuple[Colour, ...]
    holders: tuple[tuple[int, ...], ...]
    """For each colour, the seats that play it; if there are several, they take turns."""
    starts: tuple[Cell, ...]
    """The starting squares; with starts="own", each belongs to the colour at the same index."""
    start_rule: str
    rules: tuple[str, ...]

    @property
    def seats(self) -> int:
        return 1 + max(seat for holders in self.holders for seat in holders)

    def colours_of(self, seat: int) -> tuple[Colour, ...]:
        """The colours that count for a seat's score: those it does not share."""
        return tuple(
            colour for colour, holders in zip(self.colours, self.holders, strict=True) if holders == (seat,)
        )

    def holder(self, colour: int, turns: int) -> int:
        """The seat that plays a colour when it has had so many turns."""
        holders = self.holders[colour]
        return holders[turns % len(holders)]

    def sharing(self, shared: Colour) -> Self:
        """The same with another colour shared (BK-11): each seat has the next of the others."""
        own = iter(range(self.seats))
        holders = tuple(
            tuple(range(self.seats)) if colour is shared else (next(own),) for colour in self.colours
        )
        return replace(self, holders=holders)

    def shared_first_by(self, first: int) -> Self:
        """The same with the first piece of the shared colour for this seat to place; the others follow in turn."""
        holders = tuple(_turned(each, first) if len(each) > 1 else each for each in self.holders)
        return replace(self, holders=holders)

    def begun_by(self, colour: Colour) -> Self:
        """The same with another colour first. The order of the colours stays, and seats stay in turn order."""
        at = self.colours.index(colour)
        holders = _turned(self.holders, at)
        seats = list(dict.fromkeys(own[0] for own in holders if len(own) == 1))
        return replace(
            self,
            colours=_turned(self.colours, at),
            holders=tuple(tuple(sorted(map(seats.index, each))) for each in holders),
            # On the big board a corner is a colour's own, in Duo a starting square is the first player's (BK-12).
            starts=self.starts if len(self.colours) == 2 else _turned(self.starts, at),
        )


def _turned(each: tuple[_Each, ...], at: int) -> tuple[_Each, ...]:
    return each[at:] + each[:at]


_FOUR_COLOURS: Final = (Colour.BLUE, Colour.YELLOW, Colour.RED, Colour.GREEN)
_CORNERS: Final = ((0, 19), (19, 19), (19, 0), (0, 0))  # clockwise from the top left
_COMMON_RULES: Final = tuple(f"BK-{number}" for number in range(1, 10))


def _classic(name: str, holders: tuple[tuple[int, ...], ...], *own_rules: str) -> Variant:
    return Variant(name, 20, _FOUR_COLOURS, holders, _CORNERS, "BK-2", _COMMON_RULES + own_rules)


VARIANTS: Final = MappingProxyType(
    {
        variant.name: variant
        for variant in (
            _classic("blokus", ((0,), (1,), (2,), (3,))),
            _classic("blokus-2", ((0,), (1,), (0,), (1,)), "BK-10"),
            _classic("blokus-3", ((0,), (1,), (2,), (0, 1, 2)), "BK-11"),
            Variant(
                name="blokus-duo",
                size=14,
                colours=(Colour.BLUE, Colour.RED),
                holders=((0,), (1,)),
                starts=((4, 9), (9, 4)),
                start_rule="BK-12",
                rules=("BK-3", "BK-4", "BK-5", "BK-6", "BK-7", "BK-8", "BK-9", "BK-12", "BK-13"),
            ),
        )
    }
)

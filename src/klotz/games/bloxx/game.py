"""The game Bloxx! with its options chosen."""

from collections.abc import Mapping
from typing import Any, Final

from klotz.games import FamilyRules, Option
from klotz.games.bloxx.actions import BloxxActions
from klotz.games.bloxx.dice import check_faces_fit, read_dice
from klotz.games.bloxx.features import layout
from klotz.games.bloxx.kernel import MOST_COLUMNS, MOST_ROWS, MOST_SQUARES
from klotz.games.bloxx.sheets import LEAST_COLUMNS, LEAST_ROWS, MOST_COLOURED, read_sheet
from klotz.games.bloxx.state import BloxxState
from klotz.games.bloxx.tables import CONTACTS, SOLO_ENDS, drawings_of
from klotz.games.contract import Game, Json
from klotz.games.datafiles import STANDARD
from klotz.games.features import Feature

_SEAT_COUNTS: Final = (2, 1, 3, 4)
_RULES: Final = tuple(f"BX-{number}" for number in range(1, 14))

_OPTIONS: Final = {
    "contact": Option(
        tuple(CONTACTS),
        "how a shape joins what is drawn: with a side of a square; resting on a drawn square or the bottom edge "
        "as well; or lying on a drawn square",
        rule="BX-6",
    ),
    "solo_end": Option(
        tuple(SOLO_ENDS),
        "when a game of one ends: the first or the second time that nothing fits",
        rule="BX-12",
    ),
    "sheet": Option(
        (STANDARD,),
        "what to draw on: our sheet, or a TOML file",
        lambda given: read_sheet(given).json(),
        rule="BX-1",
    ),
    "dice": Option(
        (STANDARD,),
        "what to roll: our dice, or a TOML file",
        lambda given: read_dice(given).json(),
        rule="BX-1",
    ),
}


class BloxxGame(Game[BloxxState]):
    """Bloxx!, with its sheet, dice and rulings chosen."""

    __slots__ = ("dice", "drawings", "sheet")

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__("bloxx", options, _SEAT_COUNTS, _RULES)
        self.sheet: Final = read_sheet(options["sheet"])
        self.dice: Final = read_dice(options["dice"])
        check_faces_fit(self.sheet, self.dice)
        self.drawings: Final = drawings_of(self.sheet, self.dice, options["contact"], options["solo_end"])

    @property
    def actions(self) -> BloxxActions:
        return self.drawings.actions

    def _layout(self, seats: int) -> tuple[Feature, ...]:
        return layout(seats, self.sheet.columns, self.sheet.rows)

    def _start(self, seats: int, setup: Json | None) -> BloxxState:
        return BloxxState(self, self.sheet, self.dice, self.drawings, seats, setup)


def _make(name: str, options: Mapping[str, Any]) -> BloxxGame:
    return BloxxGame(options)


RULES: Final = FamilyRules(
    options={"bloxx": _OPTIONS},
    make=_make,
    limits={
        "columns": (LEAST_COLUMNS, MOST_COLUMNS),
        "rows": (LEAST_ROWS, MOST_ROWS),
        "coloured": (0, MOST_COLOURED),
        "squares": (1, MOST_SQUARES),
    },
)

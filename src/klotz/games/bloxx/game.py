"""The game Bloxx! with its options chosen."""

from collections.abc import Mapping
from typing import Any, Final

from klotz.games import FamilyRules, Option
from klotz.games.bloxx.dice import read_dice
from klotz.games.bloxx.sheets import read_sheet
from klotz.games.bloxx.state import BloxxState
from klotz.games.bloxx.tables import REST, drawings_of
from klotz.games.contract import Game, Json
from klotz.games.datafiles import STANDARD

_SEAT_COUNTS: Final = (2, 1, 3, 4)
_RULES: Final = tuple(f"BX-{number}" for number in range(1, 14))

_OPTIONS: Final = {
    "contact": Option(
        ("side", REST),
        "how a shape joins what is drawn: with a side of a square, or lying on something as well",
    ),
    "sheet": Option(
        (STANDARD,), "what to draw on: our sheet, or a TOML file", lambda given: read_sheet(given).json()
    ),
    "dice": Option(
        (STANDARD,), "what to roll: our dice, or a TOML file", lambda given: read_dice(given).json()
    ),
}


class BloxxGame(Game):
    __slots__ = ("dice", "drawings", "sheet")

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__("bloxx", options, _SEAT_COUNTS, _RULES)
        self.sheet: Final = read_sheet(options["sheet"])
        self.dice: Final = read_dice(options["dice"])
        self.drawings: Final = drawings_of(self.sheet, self.dice, options["contact"])

    def _start(self, seats: int, setup: Json | None) -> BloxxState:
        return BloxxState(self, self.sheet, self.dice, self.drawings, seats, setup)


def _make(name: str, options: Mapping[str, Any]) -> BloxxGame:
    return BloxxGame(options)


RULES: Final = FamilyRules(options={"bloxx": _OPTIONS}, make=_make)

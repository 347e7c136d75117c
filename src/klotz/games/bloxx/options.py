"""The options of Bloxx!, for type checkers; `game.py` says what they mean."""

from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from klotz.games.datafiles import Given

if TYPE_CHECKING:
    from klotz.games.boxes import Box


class BloxxOptions(TypedDict, total=False):
    contact: Literal["side", "rest", "lie"]
    solo_end: Literal["first", "second"]
    sheet: Given
    dice: Given
    box: "Given | Box"

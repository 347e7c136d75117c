"""The options of the Bloqs games, for type checkers; `rulings.py` and `game.py` say what they mean."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from klotz.games.datafiles import Given

if TYPE_CHECKING:
    from klotz.games.boxes import Box


class BloqsOptions(TypedDict, total=False):
    overhang: bool
    taking: Literal["slide", "uncovered"]
    swap_builds: Literal["mover", "other"]
    no_swap: Literal["nothing", "piece"]
    perfect: Literal["left", "built"]
    two_cubes: Literal["mover", "both"]
    layers: Literal["anywhere", "lowest", "ground", "ground-all"]
    pieces: Given
    ring: Given
    first: Literal["roll", "agreed"]
    pawns: str | Sequence[str]
    box: "Given | Box"


class MaestroOptions(BloqsOptions, total=False):
    teleport: Literal["alone", "company"]
    teleport_start: bool
    defended_theft: Literal["over", "again"]
    defended_teleport: Literal["over", "roll"]
    layer_cards: Literal["taken", "swapped"]
    deck: Given

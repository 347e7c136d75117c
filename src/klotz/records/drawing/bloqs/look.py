"""How towers are coloured: a colour for each kind of piece, a shade of it for each of its pieces."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from klotz.games.bloqs.pieces import PieceSet
from klotz.picture import mix
from klotz.records.drawing.palette import DARK, LIGHT, Paint, PaletteName, Theme, paints

# After Okabe and Ito. Not everybody can tell so many colours apart, so every face has a letter too.
_COLOUR_BLIND: Final = (
    "#f0e442",
    "#e69f00",
    "#d55e00",
    "#cc79a7",
    "#9a9a9a",
    "#0072b2",
    "#009e73",
    "#56b4e9",
    "#e8e8e8",
    "#8c6bb1",
    "#a6761d",
    "#4d4d4d",
)
"""By the place of a kind among the others."""

# How much white (above 0) or black (below) the first pieces of a kind have in them, so that two of them side by side
# stay apart; then it begins again.
_SHADES: Final = (0.0, 0.3, -0.24, 0.15)


@dataclass(frozen=True, slots=True)
class Look:
    theme: Theme
    ink: str
    """Of words and figures."""
    falling: str
    """Of arrows that show what falls."""
    pieces: PieceSet
    palette: PaletteName
    seats: tuple[Paint, ...]

    @property
    def lettered(self) -> bool:
        """Whether every face says its kind with a letter."""
        return self.palette == "colour-blind"

    def paint(self, number: int) -> Paint:
        """How a piece looks."""
        kind = self.pieces.kind_of(number)
        share = _SHADES[self.pieces.numbers_of(kind).index(number) % len(_SHADES)]
        return Paint(mix(self.kind(kind).fill, "#ffffff" if share > 0 else "#000000", abs(share)))

    def kind(self, kind: str) -> Paint:
        """How pieces of a kind look where it does not matter which one it is."""
        if self.lettered:
            return Paint(_COLOUR_BLIND[self.pieces.kinds.index(kind)])
        return Paint(self.pieces.colour_of(kind))

    def letter(self, number: int) -> str:
        """What stands for the kind of a piece where there is room for one letter."""
        return self.pieces.kind_of(number)[0]


def look(palette: PaletteName, pieces: PieceSet, *, dark: bool = False, pawns: Sequence[str] = ()) -> Look:
    """The look that a style asks for; `pawns` are the colours of the seats."""
    known = paints(palette)
    seats = tuple(replace(known[pawn], pattern="plain") for pawn in pawns)
    light = Look(LIGHT, "#22252b", "#c2182b", pieces, palette, seats)
    return replace(light, theme=DARK, ink="#e4e6ea", falling="#ff6b6b") if dark else light

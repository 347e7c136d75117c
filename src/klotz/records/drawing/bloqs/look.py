"""How towers are coloured: a colour for each kind of piece, a shade of it for each of its four pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from klotz.games.bloqs.pieces import EACH, kind_of
from klotz.picture import mix
from klotz.records.drawing.palette import DARK, LIGHT, Paint, PaletteName, Theme, paints

_KINDS: Final[Mapping[PaletteName, Mapping[str, str]]] = {
    "classic": {
        "1": "#e9c53f",
        "2": "#ef8e3b",
        "I3": "#d8574c",
        "V3": "#c264a3",
        "O4": "#7f68cc",
        "L4": "#4583d6",
        "T4": "#30a8a2",
        "S4": "#74b043",
    },
    # After Okabe and Ito. Not everybody can tell eight colours apart, so every face has a letter too.
    "colour-blind": {
        "1": "#f0e442",
        "2": "#e69f00",
        "I3": "#d55e00",
        "V3": "#cc79a7",
        "O4": "#9a9a9a",
        "L4": "#0072b2",
        "T4": "#009e73",
        "S4": "#56b4e9",
    },
}

# How much white (above 0) or black (below) the four pieces of a kind have in them, so that two of them side by
# side stay apart.
_SHADES: Final = (0.0, 0.3, -0.24, 0.15)


@dataclass(frozen=True, slots=True)
class Look:
    theme: Theme
    ink: str
    """Of words and figures."""
    falling: str
    """Of arrows that show what falls."""
    kinds: Mapping[str, str]
    seats: tuple[Paint, ...]
    lettered: bool
    """Whether every face says its kind with a letter."""

    def paint(self, number: int) -> Paint:
        """How a piece looks."""
        fill = self.kinds[kind_of(number)]
        share = _SHADES[(number - 1) % EACH]
        return Paint(mix(fill, "#ffffff" if share > 0 else "#000000", abs(share)))

    def kind(self, kind: str) -> Paint:
        """How pieces of a kind look where it does not matter which one it is."""
        return Paint(self.kinds[kind])


def look(palette: PaletteName, *, dark: bool = False) -> Look:
    """The look that a style asks for."""
    seats = tuple(replace(paint, pattern="plain") for paint in paints(palette).values())
    light = Look(LIGHT, "#22252b", "#c2182b", _KINDS[palette], seats, lettered=palette == "colour-blind")
    return replace(light, theme=DARK, ink="#e4e6ea", falling="#ff6b6b") if dark else light

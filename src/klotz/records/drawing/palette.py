"""The colours that boards are drawn in."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from klotz.picture import Pattern, mix

PaletteName = Literal["classic", "colour-blind"]


@dataclass(frozen=True, slots=True)
class Paint:
    """How the pieces of one colour look."""

    fill: str
    pattern: Pattern = "plain"

    @property
    def edge(self) -> str:
        return mix(self.fill, "#000000", 0.42)

    @property
    def seam(self) -> str:
        """Between the squares of one piece."""
        return mix(self.fill, "#000000", 0.14)

    @property
    def ink(self) -> str:
        """For the pattern: seen on the fill, and fainter than a number on it."""
        return mix(self.fill, self.letters, 0.45)

    @property
    def letters(self) -> str:
        """White, but black where the fill is too light for it."""
        red, green, blue = bytes.fromhex(self.fill.removeprefix("#"))
        return "#000000" if 0.299 * red + 0.587 * green + 0.114 * blue > 125 else "#ffffff"


@dataclass(frozen=True, slots=True)
class Theme:
    """All that is not a piece."""

    background: str
    board: str
    grid: str
    label: str
    highlight: str


LIGHT: Final = Theme(
    background="#ffffff", board="#f5f4f1", grid="#dbd9d3", label="#6b6e75", highlight="#16181c"
)
DARK: Final = Theme(
    background="#17191d", board="#24272d", grid="#383c45", label="#a3a7b0", highlight="#ffffff"
)

PALETTES: Final[Mapping[PaletteName, Mapping[str, Paint]]] = MappingProxyType(
    {
        "classic": {
            "blue": Paint("#2f6fde"),
            "yellow": Paint("#f7c325"),
            "red": Paint("#de3b40"),
            "green": Paint("#2fa352"),
        },
        # After Okabe and Ito, with a darker blue and a lighter green, which are too much alike without blue
        # cones; and a pattern each for those who see no colours and for prints without any.
        "colour-blind": {
            "blue": Paint("#00589c", "rising"),
            "yellow": Paint("#f0e442", "plain"),
            "red": Paint("#d55e00", "crosses"),
            "green": Paint("#1fb488", "dots"),
        },
    }
)


def paints(palette: PaletteName) -> Mapping[str, Paint]:
    """A palette by name: for each colour of pieces, how to paint it."""
    if palette not in PALETTES:
        raise ValueError(f"there is no palette {str(palette)[:80]!r}; the palettes are {', '.join(PALETTES)}")
    return PALETTES[palette]

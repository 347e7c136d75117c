"""How pictures may look: what `svg`, `png` and `gif` take by name."""

from typing_extensions import TypedDict

from klotz.records.drawing.palette import PaletteName


class Style(TypedDict, total=False):
    """All can be left out. A game ignores none of the first six; the others are of some games only."""

    palette: PaletteName
    """`classic`, or `colour-blind` with patterns."""
    dark: bool
    """For a dark background."""
    coordinates: bool
    """Letters and numbers around the board."""
    last_move: bool
    """The last move is marked."""
    move_numbers: bool
    """Pieces are labelled with the moves that placed them."""
    title: str | None
    """For those who hear the picture rather than see it."""
    pieces_left: bool
    """Blokus: what each colour has left is shown below the board."""
    layers: bool
    """Bloqs: towers are shown layer by layer, from above."""

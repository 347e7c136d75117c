"""Boxes on paper: what each family prints of the boxes of its games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from klotz.games.boxes import Box, families
from klotz.picture import Picture
from klotz.records.drawing.palette import PaletteName
from klotz.records.sheets.paper import PaperName


@dataclass(frozen=True, slots=True)
class Printing:
    """How the boxes of a family are printed."""

    pages: Callable[..., list[Picture]]
    """From a box, the paper, the palette and whether to do without colours."""


def pages(
    box: Box, *, paper: PaperName = "a4", palette: PaletteName = "classic", grey: bool = False
) -> list[Picture]:
    """A box to print. ValueError if there is nothing to print of the boxes of its game."""
    style: dict[str, Any] = {"paper": paper, "palette": palette, "grey": grey}
    printing = families()[box.family].load("printing", Printing)
    if printing is None:
        raise ValueError(f"boxes of {box.family} cannot be printed")
    return printing.pages(box, **style)

"""Cobble, a small paving game. Klotz finds this module first: it says what there is, and imports none of it."""

from typing import Final

from klotz import Family, Listing

FAMILY: Final = Family(
    name="cobble",
    games=(Listing("cobble", "Cobble"),),
    rules="cobble.game:RULES",
    drawing="cobble.drawing:DRAWING",
    words="cobble.words",
)

"""Pictures in notebooks. What is drawn lies below what draws it, so the way up is a reference and not an import."""

import pkgutil


def svg(thing: object, drawn_by: str) -> str:
    """A thing as SVG, for its `_repr_svg_`. `drawn_by` refers to a function that makes a picture of it."""
    drawn = pkgutil.resolve_name(drawn_by)(thing)
    return str(drawn.svg())

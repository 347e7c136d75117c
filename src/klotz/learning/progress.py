"""What a step tells while it works."""

from typing import NamedTuple


class Progress(NamedTuple):
    """How far a step is."""

    what: str
    done: float
    total: float
    words: str = ""

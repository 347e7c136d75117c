"""Games written down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from klotz import notebook
from klotz.errors import KlotzError
from klotz.games.outcomes import Outcome

FORMAT: Final = 2
"""The version of the record format. A new one is due when a record has new fields, or when leaving something out of
it means something else than before."""

Json = dict[str, Any]


class RecordError(KlotzError, ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves that were noted but not played.

    They branch off a line after `at` of its moves, possibly after the last one. `comments` are keyed by the
    number of the variation's own moves before them.
    """

    at: int
    moves: tuple[str, ...]
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: tuple["Variation", ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down: all its moves, chance included, so that it replays exactly.

    A move is just its text where one seat was due, and is prefixed with `@2 ` (seat 2, counted from 1) where
    several were. `comments` are keyed by the number of moves before them: 0 is a comment on the start. `setup`
    is the game's own description of a set-up starting position. `version` is the format it was written in, which
    decides what left-out options mean.
    """

    game: str
    seats: int
    moves: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    setup: Json | None = None
    result: Outcome | None = None
    names: tuple[str, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: tuple[Variation, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    version: int = FORMAT

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.records.drawing:record_picture")

"""Books of results."""

from datetime import date
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from klotz.server.web.models.base import Out

LONGEST_NAME = 40
MOST_PLAYERS = 8
_MOST_POINTS = 10_000

Pen = Annotated[str | None, Field(max_length=32)]


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class BookRequest(_Asked):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["The Lovelaces"])]


class PlayerRequest(_Asked):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Ada"])]
    rank: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    """1 is best, and ties share a rank."""
    score: Annotated[int, Field(ge=-_MOST_POINTS, le=_MOST_POINTS)] | None = None


class ResultRequest(_Asked):
    """A game that was played."""

    game: Annotated[str, Field(max_length=32, examples=["blokus"])]
    day: date
    players: Annotated[list[PlayerRequest], Field(min_length=1, max_length=MOST_PLAYERS)]
    pen: Pen = None
    """What the link to write into the book carries; its owner needs none."""


class PlayerOut(Out):
    name: str
    rank: int
    score: int | None


class ResultOut(Out):
    id: str
    game: str
    day: date
    players: list[PlayerOut]


class BookOut(Out):
    id: str
    name: str
    mine: bool
    pen: str | None
    """For its owner: what lets others write into it."""
    created_at: int


class OpenBookOut(BookOut):
    writable: bool
    """Whether you may write into it."""
    results: list[ResultOut]
    """The last game first."""


class BooksOut(Out):
    books: list[BookOut]

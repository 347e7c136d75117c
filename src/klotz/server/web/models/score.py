"""Games that were played with the real box."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from klotz.server.web.models.base import Out
from klotz.server.web.models.books import LONGEST_NAME


class PlayedBy(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Ada"])]
    end: dict[str, Any]
    """What lies before them at the end. Bloxx!: `squares`, `rows`. Bloqs: `layers`. Blokus: by colour, `left` and
    `last`. See docs/server.md."""


class PlayedGame(BaseModel):
    """A game as it lies on the table at the end."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    game: Annotated[str, Field(max_length=32, examples=["bloxx"])]
    options: dict[str, Any] = Field(default_factory=dict)
    """What was agreed on, where it is not as Klotz plays."""
    box: Annotated[str, Field(max_length=32)] | None = None
    """The id of the box it was played with; None for Klotz's own."""
    language: Annotated[str, Field(max_length=8)] = "en"
    """Of the reasons."""
    players: Annotated[list[PlayedBy], Field(min_length=1, max_length=4)]


class ScorePartOut(Out):
    name: str
    points: int
    reason: str


class CountedOut(Out):
    name: str
    rank: int
    total: int | None
    """None where the parts are not added up, but compared one after the other."""
    parts: list[ScorePartOut]


class ScoredOut(Out):
    players: list[CountedOut]
    decided: str
    """Why the winners won, tie-breaks and all."""
    doubts: list[str]
    """What cannot be at the end of one game."""

"""Boxes of one's own."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from klotz.games.datafiles import LARGEST, LONGEST_NAME
from klotz.server.web.models.base import Out


class BoxDraft(BaseModel):
    """A box as somebody wants it, before it is checked."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    game: Annotated[str, Field(max_length=32, examples=["bloxx"])]
    """The family of games it is for."""
    name: Annotated[str, Field(max_length=2 * LONGEST_NAME, examples=["The one on our shelf"])]
    parts: dict[str, Any] = Field(default_factory=dict)
    """What its parts hold, as their files do: a game's options of the kind `data`. Others are as Klotz has them."""


class BoxText(BaseModel):
    """A box as a TOML file."""

    model_config = ConfigDict(extra="forbid")

    toml: Annotated[str, Field(max_length=LARGEST)]


class BoxContentOut(Out):
    game: str
    name: str
    parts: dict[str, Any]


class OurBoxOut(BoxContentOut):
    """Klotz's own box, to begin with."""

    limits: dict[str, tuple[int, int]]
    """What can be at least and at most, by name."""


class OwnerOut(Out):
    id: str
    name: str


class KeptBoxOut(BoxContentOut):
    """A box that somebody keeps here."""

    id: str
    owner: OwnerOut
    mine: bool
    created_at: int
    changed_at: int


class BoxesOut(Out):
    boxes: list[KeptBoxOut]


class ProblemOut(Out):
    """What is wrong with a box."""

    part: str | None
    """The part it concerns; None for the box as a whole."""
    key: str
    """Of its sentence in the words, which has the details filled in."""
    details: dict[str, str | int | float]
    reason: str
    """The sentence in English."""


class CheckedOut(Out):
    problems: list[ProblemOut]
    """Empty if the box can be played with."""

"""Playing whoever comes."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from klotz.server.web.models.base import Out


class SeekRequest(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    game: Annotated[str, Field(max_length=32, examples=["blokus-duo"])]
    seats: Annotated[int, Field(ge=2, le=4)]
    rated: bool = False
    commits: bool = False
    """Whether you are going to commit to a nonce, if you become the table's host: see docs/fair-chance.md."""


class SeekOut(Out):
    since: int
    """Since when you wait, in milliseconds since 1970."""
    waiting: int
    """How many wait for the same, you included."""
    table: str | None
    """Where your seat is, once somebody was found."""

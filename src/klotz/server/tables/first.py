"""Who begins a game, as a table can agree on it."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class _By(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


class FirstByRules(_By):
    """As the game has it: by a roll, by colour, or who has the first place. In a rematch all move on by one seat."""

    by: Literal["rules"] = "rules"


class FirstByChoice(_By):
    """Somebody the players agreed on; in a rematch the next one."""

    by: Literal["choice"]
    place: Annotated[int, Field(ge=0, le=3)]
    """Their place in the list of seats, before the game."""


class FirstByLot(_By):
    """Drawn by lot."""

    by: Literal["lot"]


class FirstByLoser(_By):
    """Whoever came last in the game before; in the first game, and among several, it is drawn by lot."""

    by: Literal["loser"]


First = Annotated[FirstByRules | FirstByChoice | FirstByLot | FirstByLoser, Field(discriminator="by")]

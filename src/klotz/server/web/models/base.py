"""What all models have in common."""

from pydantic import BaseModel, ConfigDict, with_config

from klotz.server.live.pictures import PicturedView


class Out(BaseModel):
    """Something the server sends. All fields are present unless marked otherwise."""

    model_config = ConfigDict(use_attribute_docstrings=True, extra="forbid")


@with_config(ConfigDict(extra="allow"))
class GameView(PicturedView):
    """A game as a seat may see it: what every game has, plus what this game adds."""

"""What all models have in common."""

from pydantic import BaseModel, ConfigDict, with_config

from klotz.server.live.pictures import PicturedView


class Out(BaseModel):
    """Something the server says. It says all of it, so that nothing but what is marked so may be missing."""

    model_config = ConfigDict(use_attribute_docstrings=True, extra="forbid")


@with_config(ConfigDict(extra="allow"))
class GameView(PicturedView):
    """A game as a seat may see it: what every game has, and whatever its own adds to that."""

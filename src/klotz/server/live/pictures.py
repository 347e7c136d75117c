"""What the page gets for a game without its own board: pictures, and where on them to tap for a move.

Like everything shown of a game, they are made for one seat and show only what it may see.
"""

from typing import NotRequired, cast

from typing_extensions import TypedDict

from klotz import registry
from klotz.games.contract import State, View
from klotz.records import drawing


class TargetView(TypedDict):
    """A place on a picture, in its coordinates, that stands for a move. Several moves may share one."""

    move: str
    x: float
    y: float
    width: float
    height: float


class PicturesView(TypedDict):
    width: float
    height: float
    light: str
    """SVG, for a light page."""
    dark: str
    targets: list[TargetView]
    """Where to tap for the moves of the seat that is due."""


class PicturedView(View):
    """What is sent of any game."""

    pictures: NotRequired[PicturesView]
    """For games that the page has no board of its own for."""


def view_of(state: State, eyes: int | None) -> PicturedView:
    """The game as a seat may see it; None is a spectator."""
    view = cast("PicturedView", state.view(eyes))
    if needs_pictures(state.game.name):
        view["pictures"] = pictures(state, eyes)
    return view


def needs_pictures(game: str) -> bool:
    family = registry.find(game)
    return family is not None and family.board is None


def pictures(state: State, eyes: int | None) -> PicturesView:
    """The position as `eyes` may see it, for a light and a dark page, and where to tap for the moves of the due
    seat.

    Patterns are always drawn: nobody has to tell seats apart by colour alone. In games with secrets, other
    seats' moves are secret too.
    """
    mover = next((seat for seat in state.due if seat == eyes or not state.has_secrets), None)
    light, dark = (
        drawing.picture_for(state, eyes, palette="colour-blind", dark=is_dark) for is_dark in (False, True)
    )
    return {
        "width": light.width,
        "height": light.height,
        "light": light.svg(),
        "dark": dark.svg(),
        "targets": [] if mover is None else [_told(target) for target in drawing.targets(state, mover)],
    }


def _told(target: drawing.Target) -> TargetView:
    move, x, y, width, height = target
    return {"move": move, "x": x, "y": y, "width": width, "height": height}

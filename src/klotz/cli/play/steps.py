"""The last two questions of every menu that places a shape: which way round, and where."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.text import Text

from klotz import words
from klotz.cli.play.squares import gallery
from klotz.cli.play.talk import Talk
from klotz.games.contract import Move

_Way = TypeVar("_Way")


def titled(title: Text, places: int, drawing: RenderableType) -> RenderableType:
    """A drawing to choose, with its name and the number of places where it fits."""
    return Group(Text.assemble(title, (f" ({places})", "dim")), drawing, "")


def choose_way(
    talk: Talk,
    ways: Sequence[_Way],
    draw: Callable[[Text, _Way], RenderableType],
    place: Callable[[_Way], Move | None],
) -> Move | None:
    """Ask for the orientation, unless there is only one, then call `place`. None if the person goes back."""
    if len(ways) == 1:
        return place(ways[0])
    numbered = {str(number): way for number, way in enumerate(ways, start=1)}
    drawings = [draw(Text(number, style="bold"), way) for number, way in numbered.items()]
    while True:
        talk.say("menu-ways")
        talk.show("", gallery(drawings))
        way = talk.pick("menu-ask-way", numbered)
        if way is None:
            return None
        if (move := place(way)) is not None:
            return move


def choose_place(
    talk: Talk,
    places: Mapping[str, Move],
    show: Callable[[Move | None], None],
    *,
    question: str,
    confirmation: str,
    **details: words.Detail,
) -> Move | None:
    """Ask for a place until a move is confirmed. None if the person goes back.

    `show` draws what can be chosen, or what a move would look like.
    """
    only = next(iter(places.values())) if len(set(places.values())) == 1 else None
    move = only
    while True:
        if move is None:
            show(None)
            move = talk.pick(question, places, "menu-wrong-square", **details)
            if move is None:
                return None
        show(move)
        answer = talk.ask(confirmation).lower()
        if not answer:
            return move
        if answer == words.say("menu-back"):
            if only:
                return None
            move = None
        elif answer in places:
            move = places[answer]
        else:
            talk.say("menu-wrong-square", style="yellow", answer=answer, **details)

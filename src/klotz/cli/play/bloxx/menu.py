"""Finding a drawing step by step: which die, which orientation, which square.

Once a shape is oriented, one of its squares determines where all the others go: the *spot*. That is the square
of the circle, which players aim with, or the first square of a shape that is all crosses.
"""

from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from klotz import words
from klotz.cli.play.bloxx.drawing import Pen
from klotz.cli.play.bloxx.effects import Effects
from klotz.cli.play.squares import Cell, beside, gallery
from klotz.cli.play.steps import choose_place, choose_way, titled
from klotz.cli.play.talk import Talk, listed
from klotz.games.bloxx import BloxxState, Die
from klotz.games.bloxx.notation import PASS, cell_text, parse_drawing
from klotz.games.contract import Move


class Way(NamedTuple):
    """A shape turned and mirrored somehow, with its moves by where its spot goes."""

    cells: tuple[Cell, ...]
    circle: Cell | None
    moves: dict[Cell, Move]

    @property
    def spot(self) -> Cell:
        return self.circle or self.cells[0]


def legal_ways(state: BloxxState, seat: int) -> dict[Die, list[Way]]:
    """What a seat may draw, by die and by how the shape is turned."""
    ways: dict[Die, dict[tuple[object, ...], Way]] = {}
    for move in state.legal_moves.of(seat):
        if move.text == PASS:
            continue
        die, cells, circle = parse_drawing(move.text)
        left, low = min(column for column, _ in cells), min(row for _, row in cells)
        shape = tuple((column - left, row - low) for column, row in cells)
        mark = (circle[0] - left, circle[1] - low) if circle else None
        way = ways.setdefault(die, {}).setdefault((shape, mark), Way(shape, mark, {}))
        way.moves[way.spot[0] + left, way.spot[1] + low] = move
    return {die: list(found.values()) for die, found in sorted(ways.items())}


def places_of(ways: list[Way]) -> int:
    return sum(len(way.moves) for way in ways)


def die_title(state: BloxxState, die: Die) -> str:
    """The name of a die, for players who may use it now."""
    key = "dice-title-taken" if die == state.chosen_die else "dice-title"
    return words.say(key, {"die": die})


class Menu:
    """The questions for one drawing of a seat that is due. Every step can go back to the one before."""

    def __init__(self, state: BloxxState, seat: int, who: str, talk: Talk, pen: Pen) -> None:
        self._state = state
        self._seat = seat
        self._who = who
        self._talk = talk
        self._pen = pen
        self._ways = legal_ways(state, seat)

    def choose(self) -> Move | None:
        if len(self._ways) == 1:
            (die,) = self._ways
            self._talk.say("menu-one-die", who=self._who, die=die)
            return self.choose_way(die)
        known = {die.lower(): die for die in self._ways}
        while True:
            self._talk.say("menu-dice", who=self._who)
            self._show_dice()
            chosen = self._talk.pick("menu-ask-die", known)
            if chosen is None:
                return None
            if (move := self.choose_way(chosen)) is not None:
                return move

    def _show_dice(self) -> None:
        drawings = [
            titled(
                Text(die_title(self._state, die), "bold"), places_of(ways), self._pen.die(self._state, die)
            )
            for die, ways in self._ways.items()
        ]
        self._talk.show("", gallery(drawings))

    def choose_way(self, die: Die) -> Move | None:
        """The same, with the die chosen already."""
        if die not in self._ways:
            self._talk.say("menu-die-nowhere", style="yellow", die=die)
            return None
        if die == self._state.chosen_die:
            self._talk.say("menu-taken", die=die)
        return choose_way(self._talk, self._ways[die], self._drawing, self._choose_square)

    def _drawing(self, title: Text, way: Way) -> RenderableType:
        return titled(title, len(way.moves), self._pen.shape(way.cells, way.circle))

    def _choose_square(self, way: Way) -> Move | None:
        details = {"mark": self._pen.signs.spot, "example": cell_text(min(way.moves))}
        drawing = self._pen.shape(way.cells, way.circle, None if way.circle else way.spot)

        def show(move: Move | None) -> None:
            names = self._pen.has_room_for_names(self._state, 1)
            sheet = self._pen.sheet(self._state, self._seat, preview=move, spots=way.moves, names=names)
            self._talk.show("", beside(sheet, drawing, self._pen.width), "")
            if move is None:
                self._talk.say("menu-circle-places" if way.circle else "menu-cross-places", **details)
            else:
                self._talk.show(Text(foretold(self._state, move)))

        return choose_place(
            self._talk,
            _places(way),
            show,
            question="menu-ask-place",
            confirmation="menu-ask-draw",
            **details,
        )


def _places(way: Way) -> dict[str, Move]:
    """The moves by the square of the spot, and by its column alone: there the shape falls as far as it can."""
    places = {}
    for (column, row), move in sorted(way.moves.items(), reverse=True):
        places[cell_text((column, row))] = places[cell_text((column, row))[0]] = move
    return places


def foretold(state: BloxxState, move: Move) -> str:
    """A drawing under consideration, and what it would do."""
    effects = Effects.of(state, move)
    phrases = effects.phrases() + [
        words.say("effect-completes", {"row": row.name, "points": points})
        for row, points in effects.completed
    ]
    said = listed(phrases or [words.say("effect-none")])
    return words.say("menu-foretold", {"move": move.text, "effects": said})

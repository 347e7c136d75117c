"""How a game looks and is played in a terminal.

`Face` serves any game that keeps the contract: it shows the board as plain text and lists moves by number. A
game that deserves better has a face of its own, in a module that `_FACES` names.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final, Generic, TypeVar

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from klotz import words
from klotz.cli.play.talk import Talk
from klotz.games.contract import CHANCE, Move, State

_AnyState = TypeVar("_AnyState", bound=State)

# By the first part of a game's name. Each module offers `FACE`, a subclass of `Face`.
_FACES: Final = {"blokus": "klotz.cli.play.blokus"}


class Face(Generic[_AnyState]):
    """One game on one table. `state` is the table's own: it changes under the face's eyes."""

    def __init__(self, state: _AnyState, names: Sequence[str], talk: Talk) -> None:
        self.state = state
        self.talk = talk
        self._names = names  # may be fewer than seats: records name only those they know

    # ------------------------------------------------------------------ who

    def name_of(self, seat: int) -> str:
        known = self._names[seat] if seat < len(self._names) else ""
        return known or words.say("play-player", {"seat": seat + 1})

    def player(self, seat: int) -> str:
        """A seat as the score table calls it."""
        return self.name_of(seat)

    def mover(self) -> str:
        """Who is to move, as a sentence calls them."""
        return self.name_of(self.state.due[0])

    # ------------------------------------------------------------------ showing

    def board(self) -> RenderableType:
        return Text(str(self.state))

    def scoring(self) -> str:
        """How the score is meant, in a sentence; empty if that goes without saying."""
        return ""

    def help(self) -> Sequence[tuple[str, str]]:
        """How a move is typed: an example and what it does, for the list of commands."""
        return [("...", words.say("help-move"))]

    # ------------------------------------------------------------------ moving

    def play(self, move: Move) -> list[str]:
        """Make a move. Answers with what happened: the move, and all that followed from it by itself."""
        before = len(self.state.history)
        self.state.push(move)
        return [self._told(happened) for happened in self.state.history[before:]]

    def _told(self, move: Move) -> str:
        text = self.state.shown(move, None)  # the screen is everybody's
        if move.seat == CHANCE:
            return words.say("play-chance", {"move": text})
        return words.say("play-moved", {"who": self.name_of(move.seat), "move": text})

    def undo(self) -> str:
        """Take the last player's move back. Answers with what is gone; IndexError when there was nothing."""
        if all(move.seat == CHANCE for move in self.state.history):
            raise IndexError("no player has moved")
        while (move := self.state.pop()).seat == CHANCE:
            pass
        return self._told(move)

    def opens_menu(self, text: str) -> bool:
        """Whether a text that is no command asks for the menu rather than being a move."""
        return False

    def choose(self, about: str) -> Move | None:
        """Let the player find a move, perhaps about something they have named. None if they go back."""
        moves = list(self.state.legal_moves.of(self.state.due[0]))
        self.talk.page(_numbered(moves))
        return self.talk.pick(
            "menu-ask-move", {str(number): move for number, move in enumerate(moves, start=1)}
        )

    # ------------------------------------------------------------------ answering

    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What this game answers beside the table's own commands. Each gets the words behind its name."""
        return {"moves": self.show_moves}

    def show_moves(self, about: str) -> None:
        self.talk.say("moves-count", count=self.state.legal_moves.count())
        self.talk.page(_numbered(list(self.state.legal_moves)))


def _numbered(moves: Sequence[Move]) -> RenderableType:
    return Columns(
        [Text(f"{number} {move}") for number, move in enumerate(moves, start=1)],
        padding=(0, 3),
        column_first=True,
    )


def face_of(state: State, names: Sequence[str], talk: Talk) -> Face[State]:
    home = _FACES.get(state.game.name.partition("-")[0])
    kind: type[Face[State]] = import_module(home).FACE if home else Face
    return kind(state, names, talk)

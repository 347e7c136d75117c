"""How a game looks and is played in a terminal.

`Face` works for any game: it shows the board as plain text and lists moves by number. A family can name its own
face as `terminal`.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from klotz import registry, words
from klotz.cli.play.talk import Talk
from klotz.games.contract import CHANCE, Move, State

_AnyState = TypeVar("_AnyState", bound=State)


class Face(Generic[_AnyState]):
    """One game at one table. `state` is shared with the table, which changes it."""

    def __init__(
        self, state: _AnyState, names: Sequence[str], talk: Talk, computers: Collection[int] = ()
    ) -> None:
        self.state = state
        self.talk = talk
        self.computers = computers
        self._names = names  # may be fewer than seats: records name only those they know

    @property
    def chance_waits(self) -> bool:
        """Whether somebody presses Enter to roll, as with real dice. Otherwise chance moves by itself."""
        return False

    def roller(self) -> int | None:
        """The seat that rolls: if it is a computer, nobody has to press Enter."""
        return None

    # ------------------------------------------------------------------ who

    def name_of(self, seat: int) -> str:
        known = self._names[seat] if seat < len(self._names) else ""
        return known or words.say("play-player", {"seat": seat + 1})

    def player(self, seat: int) -> str:
        """The name of a seat in the score table."""
        return self.name_of(seat)

    def asked(self) -> int:
        """The seat that is asked for a move; others that are due may go first."""
        return self.state.due[0]

    def mover(self) -> str:
        """Who is asked for a move, as named in a sentence."""
        return self.name_of(self.asked())

    # ------------------------------------------------------------------ showing

    def board(self) -> RenderableType:
        return Text(str(self.state))

    def preview(self, move: Move) -> RenderableType | None:
        """A preview of a move; None if there is nothing to draw."""
        return None

    def turn(self) -> str:
        """What is to be done now, and by whom."""
        return words.say("play-turn", {"who": self.mover()})

    def score_parts(self) -> Sequence[Mapping[str, Text]]:
        """What each seat's score is made of: columns of the score table, by heading."""
        scores = self.state.score_sheet()
        if all(len(score.parts) < 2 for score in scores):
            return [{} for _ in scores]
        heading = words.say("score-parts")
        return [
            {heading: Text(", ".join(f"{name} {points}" for name, points in score.parts))} for score in scores
        ]

    def scoring(self) -> str:
        """An explanation of the score in a sentence; empty if none is needed."""
        return ""

    def help(self) -> Sequence[tuple[str, str]]:
        """How a move is typed: an example and what it does, for the list of commands."""
        return [("...", words.say("help-move"))]

    def meaning(self, command: str) -> str:
        """What a command does, for the list of commands."""
        example = next(iter(self.state.game.rules), "")
        return self.say(f"help-{command}", rule=example)

    def say(self, key: str, **details: words.Detail) -> str:
        """A common sentence, in this game's own words if it has any."""
        family = registry.find(self.state.game.name)
        own = f"{key}-{family.name}" if family else key
        return words.say(own if words.has(own) else key, details)

    # ------------------------------------------------------------------ moving

    def play(self, move: Move) -> list[str]:
        """Make a move. Returns what happened: the move, and everything that followed automatically."""
        before = len(self.state.history)
        self.state.push(move)
        return [self._told(happened) for happened in self.state.history[before:]]

    def _told(self, move: Move) -> str:
        text = self.state.shown(move, None)  # the screen is everybody's
        if move.seat == CHANCE:
            return words.say("play-chance", {"move": text})
        return words.say("play-moved", {"who": self.name_of(move.seat), "move": text})

    def is_forced(self, move: Move) -> bool:
        """Whether a legal move is forced."""
        return False

    def forced(self) -> Move | None:
        """The forced move of the seat that is asked: nobody has to type it."""
        if self.state.is_over or CHANCE in self.state.due:
            return None
        move = next(iter(self.state.legal_moves.of(self.asked())))
        return move if self.is_forced(move) else None

    @property
    def can_undo(self) -> bool:
        """Whether a person's choice can be taken back: what chance has decided since stands for good."""
        choosers = (seat for seat in self._choosers() if seat not in self.computers)
        return next(choosers, CHANCE) != CHANCE

    def _choosers(self) -> Iterator[int]:
        """Who chose, the last first; what nobody could choose is left out."""
        trial = self.state.copy()
        while trial.moves_made:
            move = trial.pop()
            if not self.is_forced(move):
                yield move.seat

    def take_back(self) -> list[str]:
        """Take back a person's last choice and what computers did since. Returns what was undone."""
        gone = []
        for seat in self._choosers():
            gone.append(self.undo())
            if seat not in self.computers:
                break
        return gone

    def undo(self) -> str:
        """Take back the last choice, by anybody. Returns what was undone."""
        while self.is_forced(move := self.state.pop()):
            pass
        return self._told(move)

    def opens_menu(self, text: str) -> bool:
        """Whether a text that is not a command opens the menu rather than being a move."""
        return False

    def choose(self, about: str) -> Move | None:
        """Let the player find a move by menu, perhaps for something they have named. None if they go back."""
        moves = list(self.state.legal_moves.of(self.asked()))
        self.talk.page(_numbered(moves))
        return self.talk.pick(
            "menu-ask-move", {str(number): move for number, move in enumerate(moves, start=1)}
        )

    # ------------------------------------------------------------------ answering

    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """Commands of this game besides the table's own. Each gets the words after its name."""
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


def face_of(state: State, names: Sequence[str], talk: Talk, computers: Collection[int] = ()) -> Face[State]:
    kind: type[Face[State]] = registry.part(state.game.name, "terminal", type) or Face
    return kind(state, names, talk, computers)

"""Hidden cards at a screen that everybody sits around: shown to their owner, covered for the others."""

from collections.abc import Callable, Sequence

from rich.text import Text

from klotz import words
from klotz.cli.play.bloqs.news import card_name
from klotz.cli.play.talk import Talk
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.steps.building import Supply
from klotz.games.bloqs.steps.cards import Ask
from klotz.games.bloqs.steps.travel import Travel


class Hands:
    """Whose cards are on the screen. They are shown only after their owner has confirmed that nobody else is
    looking.

    With only one person at the table they stay visible: computers do not look.
    """

    def __init__(self, name_of: Callable[[int], str], talk: Talk, *, is_open: bool = False) -> None:
        self._name_of = name_of
        self._talk = talk
        self._is_open = is_open
        self._shown: int | None = None

    @staticmethod
    def matter(position: Position) -> bool:
        """Whether the player asked now may want to play a card."""
        match position.step:
            case Travel() | Ask():
                return True
            case Supply(kind=kind):
                return position.has_cards and kind is not None
        return False

    def cover(self, asked: int | None) -> None:
        """Clear the screen if it shows the cards of anybody but the player asked now."""
        if self._shown is None or self._shown == asked:
            return
        self._shown = None
        console = self._talk.console
        if console.is_terminal and not console.is_dumb_terminal:
            # The second code empties what can be scrolled back to, where a terminal knows it.
            console.file.write("\x1b[2J\x1b[3J\x1b[H")
            console.file.flush()
        elif console.is_terminal:
            self._talk.show("\n" * console.height)

    def show(self, seat: int, cards: Sequence[str]) -> None:
        """The cards of a seat, once its owner sits before the screen."""
        if not cards:
            self._talk.show(Text(words.say("hand-empty", {"who": self._name_of(seat)})))
            return
        if self._shown != seat and not self._is_open:
            self.cover(seat)
            while self._talk.ask("hand-ask", who=self._name_of(seat)):
                self._talk.say("hand-only-enter", style="yellow")
            self._shown = seat
        names = "  ".join(f"[{card_name(card)}]" for card in sorted(cards))
        self._talk.show(
            Text.assemble(words.say("hand-of", {"who": self._name_of(seat)}), " ", (names, "bold"))
        )

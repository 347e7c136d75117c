"""The conversation with the person at the terminal: saying, showing, asking."""

import io
import shutil
import sys
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final, TypeVar

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from klotz import words
from klotz.cli.play.keyboard import typed

_Choice = TypeVar("_Choice")

_LONGEST_ECHO: Final = 200
_ROOM_TO_ANSWER: Final = 10


class Talk:
    """Both directions of one conversation.

    End of input raises EOFError and Ctrl-C raises KeyboardInterrupt wherever a question is asked: both mean
    that the person has left, and only the table knows what to do then.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or _console()
        self._is_piped = not sys.stdin.isatty()
        self._typed_ahead: deque[str] = deque()
        # Undecodable input and unprintable output must not end a game.
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if not self._is_piped and not self.console.is_dumb_terminal:
            with suppress(ImportError):  # not on Windows, whose console edits lines itself
                import readline  # noqa: F401 - importing it is what gives `input` line editing and history

    def say(self, key: str, *, style: str = "", **details: words.Detail) -> None:
        self.show(Text(words.say(key, details), style=style))

    def show(self, *renderables: RenderableType) -> None:
        self.console.print(*renderables, sep="\n", highlight=False)

    def hears_enter(self) -> bool:
        """Whether Enter alone has been pressed, though nothing was asked.

        What else was typed answers the next question. Piped input is only for answers.
        """
        line = None if self._is_piped else typed()
        if line is not None and line.strip():
            self._typed_ahead += line.splitlines()
            return False
        return bool(line)

    def ask(self, key: str, **details: words.Detail) -> str:
        """The answer to a question, without the spaces around it."""
        prompt = words.say(key, details)
        if len(prompt) + _ROOM_TO_ANSWER > self.console.width:
            self.show(Text(prompt))
            prompt = words.say("play-prompt")
        if self._typed_ahead:  # and echoed when it was typed, somewhere above
            answer = self._typed_ahead.popleft().strip()
            self.console.print(f"{prompt} {answer[:_LONGEST_ECHO]}", highlight=False, markup=False)
            return answer
        # A prompt that `input` prints itself survives line editing; one printed before does not.
        answer = input(f"{prompt} ").strip()
        if self._is_piped:  # piped input is not echoed, so a transcript would lack it
            self.console.print(answer[:_LONGEST_ECHO], highlight=False, markup=False)
        return answer

    def confirm(self, key: str, **details: words.Detail) -> bool:
        return self.ask(key, **details).lower().startswith(words.say("play-yes"))

    def pick(
        self,
        key: str,
        choices: Mapping[str, _Choice],
        refusal: str = "menu-not-offered",
        **details: words.Detail,
    ) -> _Choice | None:
        """One of the choices, each named by a lower-case word. None if the person goes back."""
        while (answer := self.ask(key, **details).lower()) not in choices:
            if answer in ("", words.say("menu-back")):
                return None
            self.say(refusal, style="yellow", answer=answer[:_LONGEST_ECHO], **details)
        return choices[answer]

    def page(self, *renderables: RenderableType) -> None:
        """Show something that may be longer than the screen, a screenful at a time."""
        lines = [
            line for renderable in renderables for line in self.console.render_lines(renderable, pad=False)
        ]
        height = len(lines) if self._is_piped or not self.console.is_terminal else self.console.height - 2
        while lines:
            shown, lines = lines[:height], lines[height:]
            self.console.print(SegmentLines(shown, new_lines=True), end="")
            if lines and self.ask("menu-more").lower().startswith("q"):
                return


def _console() -> Console:
    console = Console()
    if console.is_dumb_terminal:  # Rich does not ask such a terminal for its size
        width, height = shutil.get_terminal_size()
        console = Console(width=width, height=height)
    return console


def listed(parts: Iterable[str]) -> str:
    """`a, b and c`."""
    *rest, last = parts
    return words.say("play-and", {"first": ", ".join(rest), "last": last}) if rest else last

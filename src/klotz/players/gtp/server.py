"""One of our players as an engine for other programs: GTP commands in, answers out."""

import re
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from klotz.players.gtp.session import Session, without_arguments

_NOT_TEXT: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
_COMMAND: Final = re.compile(r"(?:(\d+)\s+|(\d+)$)?(\S*)\s*(.*)")


class _Out(Protocol):
    def write(self, text: str, /) -> object: ...

    def flush(self) -> object: ...


class Server:
    """Answers commands, one line each. Numbers before commands are repeated, and comments are ignored."""

    def __init__(self, session: Session) -> None:
        self.session: Final = session
        self.is_over = False
        self._commands: Final[dict[str, Callable[[str], str]]] = {
            "protocol_version": without_arguments(lambda: "2"),
            "list_commands": without_arguments(lambda: "\n".join(sorted(self._commands))),
            "known_command": lambda name: str(name in self._commands).lower(),
            "quit": without_arguments(self._quit),
            **session.commands(),
        }

    def serve(self, lines: Iterable[str], out: _Out) -> None:
        """Answer line by line until `quit` or the end."""
        for line in lines:
            if (answer := self.answer(line)) is not None:
                out.write(answer)
                out.flush()
            if self.is_over:
                return

    def answer(self, line: str) -> str | None:
        """The complete answer to a line, including the empty line; None for a line without a command."""
        line = _NOT_TEXT.sub("", line.replace("\t", " ")).partition("#")[0].strip()
        if not line:
            return None
        found = _COMMAND.fullmatch(line)
        assert found is not None
        number = found[1] or found[2] or ""
        name, arguments = found[3], found[4]
        try:
            if name not in self._commands:
                raise ValueError(f"unknown command ({name[:80]})" if name else "the command is missing")
            mark, text = "=", self._commands[name](arguments)
        except OSError as error:
            mark, text = "?", f"{error.filename}: {error.strerror}" if error.filename else str(error)
        except (ValueError, RuntimeError) as error:
            mark, text = "?", str(error)
        # An empty line would end the answer too soon; some programs insist on the blank after the mark.
        text = re.sub(r"\n\s*\n", "\n", text.rstrip())
        return f"{mark}{number} {text}\n\n"

    def _quit(self) -> str:
        self.is_over = True
        return ""

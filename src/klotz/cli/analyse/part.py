"""The partial result of an analysis, in a file next to its output, from which an interrupted run continues.

The first line says what is analysed and how; a file about anything else is started over. Then comes one line
per move, appended when it is judged, so nothing is lost however the program ends.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

import klotz
from klotz.games.contract import Record
from klotz.players import Limit
from klotz.players.game_analysis import Judged


def mark(record: Record, player: str, limit: Limit) -> str:
    """Identifies the game, the player and the limit."""
    told = [
        klotz.__version__,
        record.game,
        record.seats,
        sorted(record.options.items()),
        record.setup,
        record.moves,
        player,
        [limit.level, limit.seconds, limit.simulations],
    ]
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()


class Part:
    def __init__(self, path: Path, mark: str) -> None:
        self.path = path
        self._mark = mark
        self.is_kept = True
        """Whether results are being saved: not if the file cannot be written."""
        self._is_begun = False

    def load(self) -> Mapping[int, Judged]:
        """The moves judged so far, by number. An incomplete line is ignored."""
        try:
            head, *lines = self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return {}
        if head != self._mark:
            return {}
        found = {}
        for line in lines:
            try:
                judged = Judged.of_json(json.loads(line))
            except (KeyError, TypeError, ValueError):
                break
            found[judged.number] = judged
        return found

    def add(self, judged: Judged) -> None:
        try:
            if not self._is_begun:
                self._begin()
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(judged.json())}\n")
        except OSError:
            self.is_kept = False

    def _begin(self) -> None:
        """Rewrite the file, keeping the valid lines of the old one."""
        lines = [self._mark, *(json.dumps(judged.json()) for judged in self.load().values())]
        self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        self._is_begun = True

    def remove(self) -> None:
        if self.is_kept:
            self.path.unlink(missing_ok=True)

"""The toy game with computers that think until they are told to move: whoever does not hurry them waits forever."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from klotz.games.contract import State
from klotz.players import Analysis, Choice, FamilyPlayers, Limit, Player
from tests.games import toy


class Ponderer(Player):
    name = "ponderer"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert limit.stop is not None
        while not limit.stop.is_set():
            time.sleep(0.01)
        return Analysis(seat, tuple(Choice(move, 0.5) for move in state.legal_moves.of(seat)))


PLAYERS: Final = FamilyPlayers(greedy=Ponderer, search=Ponderer)
FAMILY: Final = replace(toy.FAMILY, players=f"{__name__}:PLAYERS")


def installed(folder: Path) -> dict[str, str]:
    """The environment of a program that finds the game, as one that was installed beside Klotz."""
    about = folder / "ponder-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ponder\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[klotz.games]\nponder = {__name__}:FAMILY\n")
    return {"PYTHONPATH": f"{folder}:{Path(__file__).parents[3]}"}

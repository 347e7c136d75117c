"""Learning so small that a round takes a second."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from klotz.learning import Executor, Folder, Progress, Round, Wishes, learning_of
from klotz.learning.executors import executor
from klotz.learning.method import SelfplayTask

GAME = "blokus-duo"
LEARNING = learning_of(GAME)
PLAY = {"full": "6", "fast": "2"}
FIT = {"epochs": "2", "scored": "20", "score_rollouts": "2"}
MATCH = {"games": 2, "player": "search:simulations=2"}


def wishes(games: int = 8, **others: Any) -> Wishes:
    return Wishes("linear", "nothing", games, settings={**PLAY, **FIT}, gate=MATCH, **others)


def folder(path: Path) -> Folder:
    return Folder(path, GAME)


def here() -> Executor:
    return executor(None, 1)


def run(steps: Iterable[Progress]) -> list[Progress]:
    return list(steps)


def begun(path: Path, games: int = 8) -> tuple[Folder, Round]:
    place = folder(path)
    return place, place.current(wishes(games))


def task(games: int = 4, shard_games: int = 2) -> SelfplayTask:
    stage = LEARNING.stage("linear")
    settings = type(stage.selfplay)(full=6, fast=2, full_share=0.5)
    return SelfplayTask(GAME, LEARNING.first(GAME), settings, 7, games, shard_games)


def contents(path: Path) -> dict[str, bytes]:
    """The files below a folder that say nothing about when and how fast they were made."""
    return {
        str(file.relative_to(path)): file.read_bytes()
        for file in sorted(path.rglob("*"))
        if file.suffix == ".npz" or file.name in ("round.json", "verdict.json")
    }

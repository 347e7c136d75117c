"""Shards: files of a few games each, with what they were played with."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from klotz.games.contract import Json
from klotz.learning.files import Arrays, Damaged, packed, unpacked
from klotz.learning.method import LearnedFrom, SelfplayTask, Shard, Stage, digest, settings_of

_ABOUT: Final = "about"


def shard_bytes(stage: str, task: SelfplayTask, number: int, shard: Shard) -> bytes:
    about = {
        "game": task.game,
        "stage": stage,
        "weights": digest(task.weights),
        "settings": asdict(task.settings),
        "seed": task.seed,
        "shard": number,
        "games": task.count(number),
        "positions": shard.positions,
        "simulations": shard.simulations,
    }
    return packed({_ABOUT: np.array(json.dumps(about)), **shard.arrays})


def read_shard(path: Path) -> tuple[Json, Arrays]:
    """What a shard says of itself, and its arrays. `Damaged` names the file."""
    try:
        arrays = unpacked(path.read_bytes())
        about: Json = json.loads(str(arrays.pop(_ABOUT)))
    except (OSError, KeyError, ValueError) as error:
        raise Damaged(f"{path} is damaged: {error}") from None
    return about, arrays


def learned_from(path: Path, stage: Stage) -> tuple[Json, LearnedFrom]:
    about, arrays = read_shard(path)
    try:
        settings: Any = settings_of(stage.selfplay, about["settings"])
    except (KeyError, ValueError) as error:
        raise Damaged(f"{path} is damaged: {error}") from None
    return about, LearnedFrom(path, arrays, settings)

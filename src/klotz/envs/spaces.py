"""Spaces of Gymnasium for observations and moves."""

from typing import Any

import numpy as np

from klotz.extras import needed
from klotz.games.contract import Game

with needed("These environments need", "rl"):
    from gymnasium import spaces


def of_features(game: Game, seats: int) -> spaces.Dict:
    """What `state.features()` has, as `game.layout(seats)` says."""
    boxes: dict[str, spaces.Space[Any]] = {
        feature.name: spaces.Box(0, feature.most, feature.shape, np.uint8) for feature in game.layout(seats)
    }
    return spaces.Dict(boxes)


def of_mask(game: Game) -> spaces.Box:
    """A byte for every number of a move: 1 where it is legal."""
    return spaces.Box(0, 1, (game.action_count,), np.int8)

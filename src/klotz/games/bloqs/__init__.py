"""Bloqs, the cube-building game, with Turn2 and Maestro: rules BQ-1 to BQ-17 and BQ-M1 to BQ-M9."""

from klotz.games.bloqs import warmup as warmup  # registers the warm-up
from klotz.games.bloqs.game import RULES, BloqsGame
from klotz.games.bloqs.state import BloqsState
from klotz.games.bloqs.tower import Tower

__all__ = ["RULES", "BloqsGame", "BloqsState", "Tower"]

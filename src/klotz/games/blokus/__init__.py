"""Blokus for four, three and two, and Blokus Duo: rules BK-1 to BK-13."""

from klotz.games.blokus import warmup as warmup  # registers the warm-up
from klotz.games.blokus.game import RULES, BlokusGame
from klotz.games.blokus.state import BlokusState, Placed
from klotz.games.blokus.variants import VARIANTS, Colour, Variant

__all__ = ["RULES", "VARIANTS", "BlokusGame", "BlokusState", "Colour", "Placed", "Variant"]

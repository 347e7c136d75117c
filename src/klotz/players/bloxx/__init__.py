"""Computer players for Bloxx."""

from typing import Final

from klotz.players.bloxx import warmup as warmup  # registers the warm-up
from klotz.players.bloxx.greedy import GreedyPlayer
from klotz.players.bloxx.search import SearchPlayer
from klotz.players.family import FamilyPlayers

PLAYERS: Final = FamilyPlayers(greedy=GreedyPlayer, search=SearchPlayer)

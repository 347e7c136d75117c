"""Computer players for Bloqs: `greedy`, readable, and `search`, strong."""

from klotz.players.bloqs import warmup as warmup
from klotz.players.bloqs.greedy import GreedyPlayer
from klotz.players.bloqs.search import SearchPlayer
from klotz.players.family import FamilyPlayers

PLAYERS = FamilyPlayers(greedy=GreedyPlayer, search=SearchPlayer, needs_compiler=True)

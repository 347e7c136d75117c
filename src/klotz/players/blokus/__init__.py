"""Computer players for all Blokus games: `greedy`, readable, and `search`, strong."""

from klotz.players.blokus import warmup as warmup
from klotz.players.blokus.greedy import BlokusGreedy
from klotz.players.blokus.search import BlokusSearch
from klotz.players.family import FamilyPlayers

PLAYERS = FamilyPlayers(greedy=BlokusGreedy, search=BlokusSearch)

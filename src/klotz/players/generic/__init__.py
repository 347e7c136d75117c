"""Players of any game that keeps the contract, for families that bring none of their own.

They know nothing of a game but its moves, its scores and how it ends. A family that knows more plays better.
"""

from typing import Final

from klotz.players.family import FamilyPlayers
from klotz.players.generic.greedy import GenericGreedy
from klotz.players.generic.search import GenericSearch

PLAYERS: Final = FamilyPlayers(greedy=GenericGreedy, search=GenericSearch)

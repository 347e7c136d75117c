"""Who plays Bloqs: a greedy player, and one that looks ahead."""

from klotz.players.bloqs import warmup as warmup
from klotz.players.bloqs.greedy import GreedyPlayer
from klotz.players.bloqs.search import SearchPlayer
from klotz.players.staff import Staff

STAFF = Staff(greedy=GreedyPlayer, search=SearchPlayer)

"""Self-play of Blokus: a shard of games is a function of the weights, the settings, a seed and its number."""

import hashlib
from dataclasses import dataclass
from typing import Final

import numpy as np

from klotz import games
from klotz.games.blokus import kernel
from klotz.games.blokus.scoring import ADVANCED
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.kernel_random import seeded
from klotz.learning.blokus import kernel_selfplay
from klotz.learning.files import Damaged
from klotz.learning.method import LearnedFrom, SelfplayTask, Shard
from klotz.players.blokus.kernel_search import DEEPEST
from klotz.players.blokus.tree import Tree
from klotz.players.blokus.weights import unpack_weights


@dataclass(frozen=True, slots=True)
class SelfplaySettings:
    """How games against oneself are played."""

    full: int = 400
    """Simulations of a full search: what teaches the policy."""
    fast: int = 80
    """Simulations of all other searches."""
    full_share: float = 0.25
    """How many searches are full."""
    random_rounds: int = 3
    """A game begins with up to this many pieces of every colour drawn by the prior."""
    sampled_rounds: int = 6
    """Until this round a move may be drawn by its visits."""
    sampled_share: float = 0.4
    deviation_share: float = 0.08
    """How often a move is drawn by the prior, so that there are games about what follows from mistakes."""
    tree_positions: int = 0
    """At most so many positions from inside the tree of a full search are kept to learn from."""
    tree_visits: int = 24
    """The fewest visits that such a position has."""


_PLAYED: Final = "played"
_TREE_POSITIONS: Final = "tree_positions"

ANY: Final = "any"
OWN: Final = "own"
STARTS: Final = (ANY, OWN)
"""Games begin on either kind of starting squares: what is learned serves both."""


def play_shard(task: SelfplayTask, number: int) -> Shard:
    """Games as an array of `kernel_selfplay.PLAYED`: their moves, from which all else can be had again."""
    settings: SelfplaySettings = task.settings
    starts = [_start(task.game, start) for start in STARTS]
    colours = len(starts[0].variant.colours)
    how: Structs = np.zeros(1, kernel_selfplay.SELFPLAY)
    how["full"], how["fast"], how["full_share"] = settings.full, settings.fast, settings.full_share
    how["random_plies"] = settings.random_rounds * colours
    how["sampled_plies"] = settings.sampled_rounds * colours
    how["sampled_share"] = settings.sampled_share
    how["deviation_share"] = settings.deviation_share
    how["tree_positions"], how["tree_visits"] = settings.tree_positions, settings.tree_visits
    weights = unpack_weights(task.weights, task.game)
    tree = Tree(weights, weights.settings, seed=1)
    tree.set_root(starts[0])
    played: Structs = np.zeros(task.count(number), kernel_selfplay.PLAYED)
    room: Structs = np.zeros(DEEPEST * settings.tree_positions, kernel_selfplay.TREE_POSITION)
    kept = []
    boards: Structs = np.zeros(2, kernel.BOARD)
    work = kernel.new_work()
    for game in range(len(played)):
        start = game % len(starts)
        played[game]["start"] = start
        boards[0] = starts[start].board[0]
        work["random"] = seeded(_game_seed(task.seed, number, game))
        found = kernel_selfplay.play(*tree.memory, boards, work, how, game, played, room)
        kept.append(room[:found].copy())
    arrays = {_PLAYED: played, _TREE_POSITIONS: np.concatenate(kept)}
    positions = int((played["plies"].astype(np.int64) - played["first"]).sum()) + len(arrays[_TREE_POSITIONS])
    return Shard(arrays, positions, int(played["simulations"].sum(dtype=np.int64)))


def games_of(shard: LearnedFrom) -> Structs:
    """The games of a shard. `Damaged` if they are of another kind."""
    return _array(shard, _PLAYED, kernel_selfplay.PLAYED)


def tree_positions_of(shard: LearnedFrom) -> Structs:
    """What was kept of the trees that these games were played with, game by game and ply by ply."""
    if _TREE_POSITIONS not in shard.arrays:  # older shards have none
        return np.zeros(0, kernel_selfplay.TREE_POSITION)
    return _array(shard, _TREE_POSITIONS, kernel_selfplay.TREE_POSITION)


def _array(shard: LearnedFrom, name: str, kind: np.dtype[np.void]) -> Structs:
    found = shard.arrays.get(name)
    if found is None or found.dtype.itemsize != kind.itemsize:
        raise Damaged(f"{shard.path} was written by another version of Klotz")
    return found.view(kind)


def _start(name: str, start: str) -> BlokusState:
    state = games.game(name, starts=start, scoring=ADVANCED).start()
    assert isinstance(state, BlokusState)
    return state


def _game_seed(*parts: int) -> int:
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:7], "big")

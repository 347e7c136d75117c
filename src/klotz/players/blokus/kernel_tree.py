"""The memory of a search tree: nodes that are made when they are first visited, in space that is used again.

Expanding a position lists its moves as *candidates*, the highest prior first, four bytes each. A node is made for a
candidate only when the search goes there. Candidates are tried in order, since those without visits differ by nothing
but their priors, so the children of a node are always the first of its candidates. They lie side by side in a block
that moves to a larger one when it is full.

There are two halves, and one is in use. When it is full, the tree is copied to the other one without the candidates
and children of its least visited positions, so that half of the room is free again (`collect`); whatever was left
behind, and the old blocks, are gone. Keeping the part of a tree below a move that was played is the same copy with
another root. A search therefore never has to stop for lack of memory: a full tree forgets its leaves.

Several threads may grow one tree. Whoever reads or writes it holds the arena's lock (`klotz.kernel_lock`); since a
block may move while nobody holds it, a thread remembers a node by its path, not by where it lies. Copying is for one
thread alone.
"""

from typing import Final

import numpy as np

from klotz.jit import Struct, Structs, int64, struct, uint32
from klotz.jit import kernel as compiled

MOST_CANDIDATES: Final = 512
"""A position has at most this many candidates, so this much room has to be free before a simulation begins; with
several threads, for each of them."""
ROOT: Final = 1
"""Node 0 is nobody's, so that a block that begins at 0 is no block."""

PRIOR_UNIT: Final = np.float32(1 / 65535)
"""What a candidate's prior, a whole number of two bytes, counts in."""

_FIRST_ROOM: Final = 4
_GROWTH: Final = 3
_BUCKETS: Final = 4096

NODE: Final = struct(
    [
        ("visits", "f4"),
        ("value", "f4"),  # mean result of the seat that moved here, 0 to 1
        ("score", "f4"),  # mean points of that seat
        ("prior", "f4"),
        ("estimate", "f4"),  # result of the seat to move, as it was evaluated when the node was expanded
        ("children", "u4"),  # where their block begins
        ("candidates", "u4"),  # where its candidates begin
        ("placement", "u2"),
        ("child_count", "u2"),
        ("child_room", "u2"),
        ("candidate_count", "u2"),
    ]
)

CANDIDATE: Final = struct([("placement", "u2"), ("prior", "u2")])

ARENA: Final = struct(
    [
        ("lock", "u4"),  # of `klotz.kernel_lock`, which wants it to be first
        ("threads", "u4"),  # how many grow this tree
        ("half", "u4"),  # which of the two is in use
        ("nodes", "u4"),  # how much of it is
        ("candidates", "u4"),
    ]
)


@compiled
def clear(arena: Struct, nodes: Structs) -> None:
    """A tree of one node that nobody has visited."""
    arena.nodes = ROOT + 1
    arena.candidates = 1
    root = nodes[int64(arena.half), ROOT]
    _reset(root)


@compiled
def _reset(node: Struct) -> None:
    node.visits = 0
    node.value = 0
    node.score = 0
    node.prior = 0
    node.estimate = 0
    node.children = 0
    node.candidates = 0
    node.placement = 0
    node.child_count = 0
    node.child_room = 0
    node.candidate_count = 0


@compiled
def has_room(arena: Struct, nodes: Structs, candidates: Structs) -> bool:
    """Whether one more simulation of each thread fits: one block of children and one of candidates at most."""
    room = MOST_CANDIDATES * int64(arena.threads)
    fits: bool = (
        int64(arena.nodes) + room <= nodes.shape[1] and int64(arena.candidates) + room <= candidates.shape[1]
    )
    return fits


@compiled
def list_candidates(
    arena: Struct, node: Struct, candidates: Structs, placements: Struct, priors: Struct, count: int
) -> None:
    """Give a node its candidates, which come with falling priors."""
    first = int64(arena.candidates)
    for index in range(count):
        candidate = candidates[first + index]
        candidate.placement = placements[index]
        candidate.prior = max(int64(1), int64(priors[index] / PRIOR_UNIT + np.float32(0.5)))
    node.candidates = first
    node.candidate_count = count
    arena.candidates = uint32(first + count)


@compiled
def new_child(arena: Struct, nodes: Structs, node: int, candidates: Structs) -> int:
    """Make a node for the first candidate that has none, and return it."""
    parent = nodes[node]
    made = int64(parent.child_count)
    if made == int64(parent.child_room):
        room = min(max(_FIRST_ROOM, _GROWTH * made), int64(parent.candidate_count))
        first = int64(arena.nodes)
        for index in range(made):
            nodes[first + index] = nodes[int64(parent.children) + index]
        parent.children = first
        parent.child_room = room
        arena.nodes = uint32(first + room)
    child: int = int64(parent.children) + made
    parent.child_count = made + 1
    candidate = candidates[int64(parent.candidates) + made]
    _reset(nodes[child])
    nodes[child].placement = candidate.placement
    nodes[child].prior = np.float32(candidate.prior) * PRIOR_UNIT
    return child


@compiled
def next_prior(node: Struct, candidates: Structs) -> np.float32:
    """The prior of the first candidate without a node."""
    return np.float32(candidates[int64(node.candidates) + int64(node.child_count)].prior) * PRIOR_UNIT


@compiled
def keep(arena: Struct, nodes: Structs, candidates: Structs, root: int, fewest: np.float32) -> None:
    """Copy the tree below `root` to the other half, and go on there.

    Positions with fewer visits than `fewest` lose their candidates and children, and are leaves again. Nobody has
    more visits than their parent, so whatever is kept hangs together.
    """
    here = int64(arena.half)
    there = 1 - here
    new_nodes = nodes[there]
    new_nodes[ROOT] = nodes[here, root]
    used = int64(ROOT + 1)
    listed = int64(1)
    done = int64(ROOT)
    while done < used:
        node = new_nodes[done]
        count = int64(node.candidate_count)
        if count > 0 and (done == ROOT or node.visits >= fewest):
            first = int64(node.candidates)
            for index in range(count):
                candidates[there, listed + index] = candidates[here, first + index]
            node.candidates = listed
            listed += count
            made = int64(node.child_count)
            first = int64(node.children)
            for index in range(made):
                new_nodes[used + index] = nodes[here, first + index]
            node.children = used
            node.child_room = made
            used += made
        else:
            node.candidate_count = 0
            node.child_count = 0
            node.child_room = 0
        done += 1
    arena.half = there
    arena.nodes = used
    arena.candidates = listed


@compiled
def collect(arena: Struct, nodes: Structs, candidates: Structs) -> None:
    """Make room: give up the least visited positions until what is left fills at most half of it."""
    here = nodes[int64(arena.half)]
    blocks = np.zeros(_BUCKETS, np.int64)  # by visits, what the children and candidates of positions take
    lists = np.zeros(_BUCKETS, np.int64)
    stack = np.empty(int64(arena.nodes), np.uint32)
    stack[0] = ROOT
    height = int64(1)
    while height > 0:
        height -= 1
        node = here[stack[height]]
        if node.candidate_count == 0:
            continue
        bucket = min(int64(node.visits), _BUCKETS - 1)
        blocks[bucket] += int64(node.child_count)
        lists[bucket] += int64(node.candidate_count)
        for index in range(int64(node.child_count)):
            stack[height] = node.children + uint32(index)
            height += 1
    fewest = int64(_BUCKETS - 1)
    made = blocks[fewest]
    listed = lists[fewest]
    while fewest > 1:
        made += blocks[fewest - 1]
        listed += lists[fewest - 1]
        if 2 * made > nodes.shape[1] or 2 * listed > candidates.shape[1]:
            break
        fewest -= 1
    keep(arena, nodes, candidates, ROOT, np.float32(fewest))

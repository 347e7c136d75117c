"""Whole games of the Blokus search against itself, as machine code: thousands of searches without a word of Python.

Games are made to differ, and to show what happens after mistakes: the first plies are drawn by the prior alone, later
ones now and then by visits or, as a *deviation*, by the prior. Few searches are *full*, and only those teach the
policy; the others are *fast*, and bring the game to its end, so that there are many results to learn the value from
(playout cap randomisation).

A full search knows something about the positions inside its tree too, and these are what a network is asked about:
positions after moves that no good game contains. Some of them can be kept with what the search found there, to learn
from as well (TreeStrap).
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS
from klotz.jit import Struct, Structs, int64, struct, uint32, uint64
from klotz.jit import kernel as compiled
from klotz.kernel_random import next_random
from klotz.players.blokus import kernel_search, kernel_tree
from klotz.players.blokus.kernel_search import DEEPEST
from klotz.players.blokus.kernel_tree import ROOT

TARGETS: Final = 24
"""Moves that are remembered of a search, the most visited ones."""

DEEPEST_IN_TREE: Final = 12
"""Positions further below the root of a search are not kept."""

SELFPLAY: Final = struct(
    [
        ("full", "u4"),  # simulations of a full search
        ("fast", "u4"),
        ("full_share", "f4"),
        ("random_plies", "u4"),  # the most that a game begins with
        ("sampled_plies", "u4"),  # so far moves may be drawn by visits
        ("sampled_share", "f4"),
        ("deviation_share", "f4"),
        ("tree_positions", "u4"),  # the most that are kept of a full search
        ("tree_visits", "u4"),  # the fewest that a position in a tree needs to be kept
    ]
)

PLAYED: Final = struct(
    [
        ("start", "u1"),  # which of the starting positions
        ("plies", "u1"),
        ("first", "u1"),  # the first ply that was searched
        ("moves", "u2", DEEPEST),
        ("simulations", "u2", DEEPEST),
        ("values", "f4", DEEPEST),  # what the mover could expect by the search
        ("deviated", "u1", DEEPEST),
        ("targets", "u2", (DEEPEST, TARGETS)),
        ("visits", "u2", (DEEPEST, TARGETS)),
        ("points", "i2", COLOURS),  # by colour, at the end
    ]
)

TREE_POSITION: Final = struct(
    [
        ("game", "u4"),  # of a shard
        ("ply", "u1"),  # the root of the search
        ("depth", "u1"),
        ("path", "u2", DEEPEST_IN_TREE),  # the moves from there
        ("count", "u4"),  # visits
        ("value", "f4"),  # what the mover could expect
        ("targets", "u2", TARGETS),
        ("visits", "u2", TARGETS),
    ]
)


@compiled
def _uniform(work: Struct) -> float:
    work.random = next_random(work.random)
    return np.float64(work.random >> uint64(11)) / 9007199254740992.0


@compiled
def _by_prior(work: Struct, node: Struct, candidates: Structs) -> int:
    """A candidate drawn by the root of its prior, now and then by nothing at all."""
    first = int64(node.candidates)
    count = int64(node.candidate_count)
    if _uniform(work) < 0.15:
        return int64(_uniform(work) * count)
    total = 0.0
    for index in range(first, first + count):
        total += np.sqrt(float(candidates[index].prior))
    point = _uniform(work) * total
    for index in range(first, first + count):
        point -= np.sqrt(float(candidates[index].prior))
        if point <= 0:
            return index - first
    return count - 1


@compiled
def _by_visits(work: Struct, nodes: Structs) -> int:
    root = nodes[ROOT]
    first = int64(root.children)
    count = int64(root.child_count)
    total = 0.0
    for child in range(first, first + count):
        total += nodes[child].visits
    point = _uniform(work) * total
    for child in range(first, first + count):
        point -= nodes[child].visits
        if point <= 0:
            return child - first
    return int64(0)


@compiled
def _remember(nodes: Structs, node: Struct, targets: Struct, visits: Struct) -> int:
    """Write down the most visited moves at a node, which may be the rows of anything; returns the first of them."""
    first = int64(node.children)
    best = int64(0)
    kept = int64(0)
    for index in range(int64(node.child_count)):
        child = nodes[first + index]
        if child.visits > nodes[first + best].visits:
            best = index
        if kept == TARGETS and visits[kept - 1] >= child.visits:
            continue
        place = min(kept, TARGETS - 1)
        while place > 0 and visits[place - 1] < child.visits:
            visits[place] = visits[place - 1]
            targets[place] = targets[place - 1]
            place -= 1
        visits[place] = int64(min(child.visits, np.float32(65535)))
        targets[place] = child.placement
        kept = min(kept + 1, TARGETS)
    return best


@compiled
def _expected(nodes: Structs, node: Struct) -> float:
    """What the mover at a node can expect, by all visits to its children."""
    visits = 0.0
    total = 0.0
    first = int64(node.children)
    for child in range(first, first + int64(node.child_count)):
        visits += nodes[child].visits
        total += nodes[child].visits * nodes[child].value
    return total / max(visits, 1.0)


@compiled
def _keep_tree_positions(
    work: Struct, how: Struct, nodes: Structs, game: int, ply: int, kept: Structs, begin: int
) -> int:
    """Some of the positions in a tree that have the visits, each as likely, from row `begin`; returns the end."""
    most = int64(how.tree_positions)
    stack = np.empty(int64(nodes[ROOT].visits) + 2, np.uint32)
    depths = np.empty(len(stack), np.uint8)
    path = np.zeros(DEEPEST_IN_TREE, np.uint16)
    stack[0] = ROOT
    depths[0] = 0
    height = int64(1)
    seen = int64(0)
    while height > 0:
        height -= 1
        node = nodes[stack[height]]
        depth = int64(depths[height])
        if depth > 0:
            path[depth - 1] = node.placement
            seen += 1
            row = begin + seen - 1
            if seen > most:
                row = begin + int64(_uniform(work) * seen)  # reservoir sampling
            if row < begin + most:
                position = kept[row]
                position.game = game
                position.ply = ply
                position.depth = depth
                for index in range(DEEPEST_IN_TREE):
                    position.path[index] = path[index] if index < depth else 0
                position.count = int64(node.visits)
                position.value = _expected(nodes, node)
                for index in range(TARGETS):
                    position.targets[index] = 0
                    position.visits[index] = 0
                _remember(nodes, node, position.targets, position.visits)
        if depth < DEEPEST_IN_TREE:
            first = int64(node.children)
            for child in range(first, first + int64(node.child_count)):
                if nodes[child].visits >= how.tree_visits and nodes[child].child_count > 0:
                    stack[height] = child
                    depths[height] = depth + 1
                    height += 1
    return begin + min(seen, most)


@compiled
def play(
    tables: Structs,
    searches: Structs,
    arenas: Structs,
    nodes: Structs,
    candidates: Structs,
    boards: Structs,
    works: Structs,
    selfplay: Structs,
    number: int,
    played: Structs,
    kept: Structs,
) -> int:
    """A game from `boards[0]`, which is used up, into `played[number]`.

    Positions from its trees go into `kept`, which has room for as many as there can be; returns how many.
    """
    search = searches[0]
    work = works[0]
    how = selfplay[0]
    game = played[number]
    found = int64(0)
    first = int64(_uniform(work) * (int64(how.random_plies) + 1))
    game.first = first
    search.root_recent[:] = -1
    ply = int64(0)
    over = False
    while not over:
        kernel_tree.clear(arenas[0], nodes)
        simulations = int64(how.full) if _uniform(work) < how.full_share else int64(how.fast)
        kernel_search.run(tables, searches, arenas, nodes, candidates, boards, works, 1)
        half = int64(arenas[0].half)
        root = nodes[half, ROOT]
        chosen = int64(0)
        if ply < first:
            chosen = _by_prior(work, root, candidates[half])
        elif int64(root.candidate_count) > 1:
            game.simulations[ply] = simulations
            kernel_search.run(tables, searches, arenas, nodes, candidates, boards, works, simulations)
            half = int64(arenas[0].half)
            root = nodes[half, ROOT]
            chosen = _remember(nodes[half], root, game.targets[ply], game.visits[ply])
            game.values[ply] = _expected(nodes[half], root)
            if how.tree_positions > uint32(0) and simulations == int64(how.full):
                found = _keep_tree_positions(work, how, nodes[half], number, ply, kept, found)
            if ply < int64(how.sampled_plies) and _uniform(work) < how.sampled_share:
                chosen = _by_visits(work, nodes[half])
            if _uniform(work) < how.deviation_share:
                game.deviated[ply] = 1
                chosen = _by_prior(work, root, candidates[half])
        placement = int64(candidates[half, int64(root.candidates) + chosen].placement)
        game.moves[ply] = placement
        search.root_recent[int64(boards[0].turn)] = placement
        over = kernel.play(tables[0], boards[0], placement) < 0
        ply += 1
    game.plies = ply
    advanced = search.context.advanced != uint32(0)
    for colour in range(int64(search.context.colours)):
        game.points[colour] = int64(kernel.points(boards[0], colour, advanced))
    return found

"""Self-play of base Bloqs for two, greedily by the value function: hundreds of games a second.

Why another engine: weights are learned from two hundred thousand games, and the engine that everybody plays with
keeps positions, reasons and undo in Python. This one is all kernel. It is for learning only: what it learns is
measured by matches under the real rules (`klotz match`).

Discs, dice and stock are the game's own, and towers are evaluated by the players' kernel, so that what is learned is
what is used. It is simpler where that changes little: what may be taken is decided piece by piece (it must come out
upwards or to a side, and every other piece must stand on what is left under it), and a seat that has swapped on a
steal disc does not steal as well.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from klotz.jit import Struct, Structs, int64, kernel, struct
from klotz.kernel_random import below, next_random
from klotz.players.bloqs.kernel import (
    CUBE,
    FEATURES,
    FULL,
    LAYERS,
    TOWER,
    ValueFunction,
    best_place,
    build,
    extract_features,
    strength,
    take,
)

# Our own pieces and ring.
KINDS: Final = 8
PIECES: Final = 32
PLACES: Final = 20
STEAL: Final = KINDS
BUILD: Final = KINDS + 1
STEPS: Final = 33
"""Weights are given for 0, 1/2, 1 and so on to 16 pieces to come."""
MOST_TURNS: Final = 400

SITE: Final = struct(
    [
        ("tower", TOWER),
        # The lie, level and kind of each piece.
        ("pieces", np.int64, (PIECES, 3)),
        ("count", np.int64, ()),
        ("spot", np.int64, ()),
        ("started", np.bool_, ()),
    ]
)
"""What belongs to a seat."""


class Values(NamedTuple):
    """What the value function is made of, for every number of pieces to come."""

    tables: Structs
    classes: Any
    cubes: Any
    layers: Any


@kernel
def _strength(value: ValueFunction, tower: Struct) -> float:
    features = np.empty(FEATURES)
    extract_features(value, tower, features)
    return strength(features, value.weights)


@kernel
def _may_take(table: Struct, site: Struct, which: int) -> bool:
    """Whether a piece comes out and leaves the others standing."""
    layers = site.tower.layers
    lie = site.pieces[which, 0]
    level = site.pieces[which, 1]
    take(table, layers, lie, level)
    free = True
    for index in range(table.spread[lie]):
        above = level + table.low[lie, index] + table.thick[lie, index]
        while layers[above] != 0 or layers[above + 1] != 0 or layers[above + 2] != 0:
            free &= layers[above] >> table.columns[lie, index] & 1 == 0
            above += 1
    for side in range(4):
        blocked = int64(0)
        for index in range(3):
            blocked |= layers[level + index] & table.sweeps[lie, side, index]
        free |= blocked == 0
    for other in range(site.count):
        if free and other != which:
            carried = int64(0)
            above = site.pieces[other, 0]
            for index in range(table.spread[above]):
                bottom = site.pieces[other, 1] + table.low[above, index]
                if bottom == 0 or layers[bottom - 1] >> table.columns[above, index] & 1:
                    carried |= 1 << table.columns[above, index]
            free &= table.stands[above, carried] != 0
    build(table, layers, lie, level)
    return free


@kernel
def _lift(table: Struct, site: Struct, which: int) -> int:
    """Take a piece out; returns its kind."""
    kind: int = int64(site.pieces[which, 2])
    take(table, site.tower.layers, site.pieces[which, 0], site.pieces[which, 1])
    site.count -= 1
    for index in range(3):
        site.pieces[which, index] = site.pieces[site.count, index]
    return kind


@kernel
def _place(value: ValueFunction, site: Struct, kind: int) -> None:
    """Build a piece where the tower becomes strongest, if it fits anywhere."""
    table = value.tables[0]
    place = np.empty(3, np.int64)
    best_place(value, site.tower, kind, place)
    if place[0] >= 0:
        build(table, site.tower.layers, place[0], place[1])
        site.pieces[site.count, 0] = place[0]
        site.pieces[site.count, 1] = place[1]
        site.pieces[site.count, 2] = kind
        site.count += 1


@kernel
def _value_changes(value: ValueFunction, site: Struct, losses: Any, gains: Any) -> None:
    """What a tower loses with each piece, infinity if it may not be taken, and gains by one more of each kind."""
    table = value.tables[0]
    place = np.empty(3, np.int64)
    now = _strength(value, site.tower)
    for which in range(site.count):
        losses[which] = np.inf
        if _may_take(table, site, which):
            take(table, site.tower.layers, site.pieces[which, 0], site.pieces[which, 1])
            losses[which] = now - _strength(value, site.tower)
            build(table, site.tower.layers, site.pieces[which, 0], site.pieces[which, 1])
    for kind in range(KINDS):
        gains[kind] = best_place(value, site.tower, kind, place) - now


@kernel
def _is_perfect(layers: Any) -> bool:
    return bool(layers[0] == FULL and layers[1] == FULL and layers[2] == FULL and layers[CUBE] == 0)


@kernel
def _score(layers: Any) -> int:
    """Layers first, then loose cubes."""
    score: int = int64(0)
    for level in range(LAYERS):
        if layers[level] == FULL:
            score += 1000
        else:
            for column in range(9):
                score += layers[level] >> column & 1
    return score


@kernel
def play(values: Values, weights: Any, random: int, turns: Any) -> float:
    """Play a game by `weights[seat, step]`; the result for seat 0.

    Before each roll the mover's advantage in strength, the pieces to come and the mover go into `turns`; after the
    last one there is a mover of -1.
    """
    tables = values.tables
    table = tables[0]
    sites = np.zeros(2, SITE)
    sites[1].spot = PLACES // 4
    stock = np.full(KINDS, PIECES // KINDS)
    discs = np.full(PLACES, -1)
    hidden = np.full(KINDS + 2, PLACES // (KINDS + 2))
    losses = np.empty((2, PIECES))
    gains = np.empty((2, KINDS))
    random = next_random(random)
    me = below(random, 2)
    turn = 0
    while turn < MOST_TURNS and stock.sum() and hidden.sum():
        mine = sites[me]
        theirs = sites[1 - me]
        landings = 0.0
        for number in range(1, hidden.sum() + 1):
            landings += PLACES / number
        to_come = min(float(stock.sum()), 0.8 * landings) / 2.0
        step = min(int64(2.0 * to_come + 0.5), int64(STEPS - 1))
        cubes = values.cubes[int64(to_come + 0.5)]
        layers = values.layers[int64(to_come + 0.5)]
        value = ValueFunction(tables, values.classes, cubes, layers, 1, weights[me, step], False)
        turns[turn, 0] = _strength(value, mine.tower) - _strength(value, theirs.tower)
        turns[turn, 1] = to_come
        turns[turn, 2] = me
        turn += 1
        random = next_random(random)
        mine.spot = (mine.spot + below(random, 6) + mine.started) % PLACES
        mine.started = True
        if discs[mine.spot] < 0:
            random = next_random(random)
            pick = below(random, hidden.sum())
            disc = int64(0)
            while pick >= hidden[disc]:
                pick -= hidden[disc]
                disc += 1
            hidden[disc] -= 1
            discs[mine.spot] = disc
        disc = discs[mine.spot]
        company = theirs.started and theirs.spot == mine.spot
        if company or disc >= STEAL:
            for seat in range(2):
                _value_changes(value, sites[seat], losses[seat], gains[seat])
        if company:
            # As if what is given, taken and built simply added up.
            best = -np.inf
            give = int64(-1)
            get = int64(-1)
            for one in range(mine.count):
                for other in range(theirs.count):
                    if losses[me, one] < np.inf and losses[1 - me, other] < np.inf:
                        gain = gains[me, theirs.pieces[other, 2]] - losses[me, one]
                        gain -= gains[1 - me, mine.pieces[one, 2]] - losses[1 - me, other]
                        if give < 0 or gain > best:
                            best = gain
                            give = one
                            get = other
            if give >= 0:
                given = _lift(table, mine, give)
                got = _lift(table, theirs, get)
                _place(value, mine, got)
                their_weights = weights[1 - me, step]
                _place(
                    ValueFunction(tables, values.classes, cubes, layers, 1, their_weights, False),
                    theirs,
                    given,
                )
        if disc == STEAL:
            best = -np.inf
            which = int64(-1)
            for other in range(0 if company else theirs.count):
                gain = gains[me, theirs.pieces[other, 2]] + losses[1 - me, other]
                if losses[1 - me, other] < np.inf and gain > best:
                    best = gain
                    which = other
            if which >= 0:
                _place(value, mine, _lift(table, theirs, which))
        elif disc == BUILD:
            kind = int64(-1)
            for each in range(KINDS):
                if stock[each] and (kind < 0 or gains[me, each] > gains[me, kind]):
                    kind = each
            stock[kind] -= 1
            _place(value, mine, kind)
        elif not company and stock[disc]:
            stock[disc] -= 1
            _place(value, mine, disc)
        if _is_perfect(mine.tower.layers) or _is_perfect(theirs.tower.layers):
            turns[turn, 2] = -1
            return 1.0 if me == (0 if _is_perfect(mine.tower.layers) else 1) else 0.0
        me = 1 - me
    turns[turn, 2] = -1
    own = _score(sites[0].tower.layers)
    other = _score(sites[1].tower.layers)
    return 0.5 if own == other else (1.0 if own > other else 0.0)

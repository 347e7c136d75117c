"""Whole games of base Bloqs for two, played by what towers look like: quick enough to learn from thousands of them.

Discs, dice and stock are the game's own. Towers are the masks of `kernel`, with a list of their pieces, and whether
something may be taken is decided piece by piece: it must come out upwards or to a side, and what lay on it must
stand on what is left.
"""

from typing import Any, Final

import numpy as np

from klotz.jit import Struct, Structs, int64, kernel
from klotz.kernel_random import below, next_random
from klotz.players.bloqs.kernel import (
    CUBE,
    FEATURES,
    FULL,
    KINDS,
    LAYERS,
    _fits_at,
    _judge,
    _level_from_above,
)

EACH: Final = 4
PIECES: Final = 32
PLACES: Final = 20
STEAL: Final = KINDS
BUILD: Final = KINDS + 1
MOST_TURNS: Final = 400
STEPS: Final = 33
"""Weights are given for 0, 1/2, 1 and so on to 16 pieces to come."""
ROW: Final = 2 * FEATURES + 3
"""What is written down of a turn: both towers' features, the mover's first; pieces to come; the mover; the result."""


@kernel
def _strength(features: Any, weights: Any) -> float:
    strength = 0.0
    for index in range(FEATURES):
        strength += weights[index] * features[index]
    return strength + (20.0 if features[0] >= 1.0 else 0.0)


@kernel
def _tops(layers: Any, tops: Any) -> bool:
    """The height of every column; and whether there is anything hollow."""
    tops[:] = 0
    hollow = False
    above = int64(0)
    height = int64(0)
    while layers[height] != 0 or layers[height + 1] != 0 or layers[height + 2] != 0:
        height += 1
    for level in range(height - 1, -1, -1):
        layer = int64(layers[level])
        hollow |= above & ~layer != 0
        for column in range(9):
            if tops[column] == 0 and layer >> column & 1:
                tops[column] = level + 1
        above |= layer
    return hollow


@kernel
def _best_place(
    table: Struct, layers: Any, kind: int, classes: Any, cubes: Any, hopes: Any, weights: Any, place: Any
) -> float:
    """The strength of a tower with a piece at its best place, which is put into `place`; -1000 if there is none."""
    tops = np.empty(9, np.int64)
    features = np.empty(FEATURES)
    hollow = _tops(layers, tops)
    best = -1000.0
    for lie in range(table.first[kind], table.first[kind + 1]):
        top_level = _level_from_above(table, lie, tops)
        level = int64(0) if hollow else top_level
        while level <= top_level:
            if _fits_at(table, lie, layers, level, level == top_level):
                for index in range(3):
                    layers[level + index] |= table.masks[lie, index]
                _judge(table, layers, 0, classes, cubes, hopes, 1, features)
                for index in range(3):
                    layers[level + index] &= ~table.masks[lie, index]
                strength = _strength(features, weights)
                if strength > best:
                    best = strength
                    place[0] = lie
                    place[1] = level
            level += 1
    return best


@kernel
def _may_take(table: Struct, layers: Any, pieces: Any, count: int, which: int) -> bool:
    """Whether a piece comes out and leaves the others standing. Leaves the tower as it was."""
    lie = pieces[which, 0]
    level = pieces[which, 1]
    for index in range(3):
        layers[level + index] &= ~table.masks[lie, index]
    free = True
    for index in range(table.spread[lie]):
        column = table.columns[lie, index]
        above = level + table.low[lie, index] + table.thick[lie, index]
        while layers[above] != 0 or layers[above + 1] != 0 or layers[above + 2] != 0:
            if layers[above] >> column & 1:
                free = False
                break
            above += 1
    if not free:
        for side in range(4):
            blocked = int64(0)
            for index in range(3):
                blocked |= layers[level + index] & table.sweeps[lie, side, index]
            if blocked == 0:
                free = True
                break
    if free:
        for other in range(count):
            if other == which:
                continue
            carried = int64(0)
            their = pieces[other, 0]
            for index in range(table.spread[their]):
                column = table.columns[their, index]
                bottom = pieces[other, 1] + table.low[their, index]
                if bottom == 0 or layers[bottom - 1] >> column & 1:
                    carried |= 1 << column
            if not table.stands[their, carried]:
                free = False
                break
    for index in range(3):
        layers[level + index] |= table.masks[lie, index]
    return free


@kernel
def _put(table: Struct, layers: Any, pieces: Any, count: int, lie: int, level: int, kind: int) -> None:
    for index in range(3):
        layers[level + index] |= table.masks[lie, index]
    pieces[count, 0] = lie
    pieces[count, 1] = level
    pieces[count, 2] = kind


@kernel
def _lift(table: Struct, layers: Any, pieces: Any, count: int, which: int) -> int:
    """Take a piece out; returns its kind."""
    lie = pieces[which, 0]
    level = pieces[which, 1]
    kind = pieces[which, 2]
    for index in range(3):
        layers[level + index] &= ~table.masks[lie, index]
    for index in range(3):
        pieces[which, index] = pieces[count - 1, index]
    return kind


@kernel
def _is_perfect(layers: Any) -> bool:
    return layers[0] == FULL and layers[1] == FULL and layers[2] == FULL and layers[CUBE] == 0


@kernel
def _score(layers: Any) -> int:
    """Layers first, then loose cubes."""
    full = int64(0)
    loose = int64(0)
    for level in range(LAYERS):
        if layers[level] == FULL:
            full += 1
        else:
            left = int64(layers[level])
            while left:
                left &= left - 1
                loose += 1
    return 1000 * full + loose


@kernel
def play(
    tables: Structs,
    classes: Any,
    all_cubes: Any,
    all_hopes: Any,
    weights: Any,
    landings: Any,
    random: int,
    noise: int,
    rows: Any,
    info: Any,
) -> float:
    """Play a game; the result for seat 0. `weights[seat, step]`, one in `noise` places is any.

    Writes a row for each turn, before the roll, and their number into `info[0]`.
    """
    table = tables[0]
    layers = np.zeros((2, LAYERS), np.int64)
    pieces = np.zeros((2, PIECES + 2, 3), np.int64)
    count = np.zeros(2, np.int64)
    stock = np.full(KINDS, EACH)
    discs = np.full(PLACES, -1)
    hidden = np.full(KINDS + 2, 2)
    spots = np.array([0, 5])
    started = np.zeros(2, np.bool_)
    features = np.empty(FEATURES)
    place = np.zeros(2, np.int64)
    best_place = np.zeros(2, np.int64)
    added = np.empty(KINDS)
    left = int64(PIECES)
    face_down = int64(PLACES)
    random = next_random(random)
    turn = int64(below(random, 2))
    written = int64(0)
    winner = int64(-1)
    while True:
        to_come = min(float(left), 0.8 * landings[face_down]) / 2.0
        step = min(int64(2.0 * to_come + 0.5), int64(STEPS - 1))
        whole = min(int64(to_come + 0.5), int64(18))
        cubes = all_cubes[whole]
        hopes = all_hopes[whole]
        mine = weights[turn, step]
        theirs = weights[turn, step]
        me = turn
        other = 1 - turn
        if written < rows.shape[0]:
            for seat in range(2):
                _judge(table, layers[seat], 0, classes, cubes, hopes, 1, features)
                offset = 0 if seat == turn else FEATURES
                for index in range(FEATURES):
                    rows[written, offset + index] = features[index]
            rows[written, 2 * FEATURES] = to_come
            rows[written, 2 * FEATURES + 1] = turn
            written += 1
        random = next_random(random)
        pips = below(random, 6) + 1
        spot = (spots[me] + pips - (0 if started[me] else 1)) % PLACES
        spots[me] = spot
        started[me] = True
        if discs[spot] < 0:
            random = next_random(random)
            pick = below(random, face_down)
            disc = int64(0)
            while pick >= hidden[disc]:
                pick -= hidden[disc]
                disc += 1
            hidden[disc] -= 1
            face_down -= 1
            discs[spot] = disc
        disc = discs[spot]
        company = started[other] and spots[other] == spot
        if company and count[0] and count[1]:
            # What adding a kind and taking a piece does to each tower; both are taken to add up.
            best = -10000.0
            give = int64(-1)
            take = int64(-1)
            losses = np.zeros((2, PIECES + 2))
            gains = np.zeros((2, KINDS))
            may = np.zeros((2, PIECES + 2), np.bool_)
            for seat in range(2):
                _judge(table, layers[seat], 0, classes, cubes, hopes, 1, features)
                now = _strength(features, mine)
                for which in range(count[seat]):
                    may[seat, which] = _may_take(table, layers[seat], pieces[seat], count[seat], which)
                    if may[seat, which]:
                        lie = pieces[seat, which, 0]
                        level = pieces[seat, which, 1]
                        for index in range(3):
                            layers[seat, level + index] &= ~table.masks[lie, index]
                        _judge(table, layers[seat], 0, classes, cubes, hopes, 1, features)
                        losses[seat, which] = now - _strength(features, mine)
                        for index in range(3):
                            layers[seat, level + index] |= table.masks[lie, index]
                for kind in range(KINDS):
                    gains[seat, kind] = (
                        _best_place(table, layers[seat], kind, classes, cubes, hopes, mine, place) - now
                    )
            for one in range(count[me]):
                if may[me, one]:
                    for two in range(count[other]):
                        if may[other, two]:
                            gain = gains[me, pieces[other, two, 2]] - losses[me, one]
                            gain -= gains[other, pieces[me, one, 2]] - losses[other, two]
                            if gain > best:
                                best = gain
                                give = one
                                take = two
            if give >= 0:
                given = _lift(table, layers[me], pieces[me], count[me], give)
                taken = _lift(table, layers[other], pieces[other], count[other], take)
                count[me] -= 1
                count[other] -= 1
                if _best_place(table, layers[me], taken, classes, cubes, hopes, mine, place) > -999.0:
                    _put(table, layers[me], pieces[me], count[me], place[0], place[1], taken)
                    count[me] += 1
                if (
                    _best_place(
                        table, layers[other], given, classes, cubes, hopes, weights[other, step], place
                    )
                    > -999.0
                ):
                    _put(table, layers[other], pieces[other], count[other], place[0], place[1], given)
                    count[other] += 1
        kind = int64(-1)
        if disc == STEAL:
            best = -10000.0
            which = int64(-1)
            added[:] = -5000.0
            for each in range(count[other]):
                if _may_take(table, layers[other], pieces[other], count[other], each):
                    sort = pieces[other, each, 2]
                    if added[sort] == -5000.0:
                        added[sort] = _best_place(table, layers[me], sort, classes, cubes, hopes, mine, place)
                    if added[sort] < -999.0:
                        continue
                    lie = pieces[other, each, 0]
                    level = pieces[other, each, 1]
                    for index in range(3):
                        layers[other, level + index] &= ~table.masks[lie, index]
                    _judge(table, layers[other], 0, classes, cubes, hopes, 1, features)
                    for index in range(3):
                        layers[other, level + index] |= table.masks[lie, index]
                    gain = added[sort] - _strength(features, theirs)
                    if gain > best:
                        best = gain
                        which = each
            if which >= 0:
                kind = _lift(table, layers[other], pieces[other], count[other], which)
                count[other] -= 1
        elif disc == BUILD:
            best = -1000.0
            for each in range(KINDS):
                if stock[each]:
                    gain = _best_place(table, layers[me], each, classes, cubes, hopes, mine, place)
                    if gain > best:
                        best = gain
                        kind = each
            if kind >= 0:
                stock[kind] -= 1
                left -= 1
        elif not company and stock[disc]:
            if _best_place(table, layers[me], disc, classes, cubes, hopes, mine, place) > -999.0:
                kind = disc
                stock[kind] -= 1
                left -= 1
        if kind >= 0:
            best = _best_place(table, layers[me], kind, classes, cubes, hopes, mine, best_place)
            random = next_random(random)
            if below(random, noise) == 0:
                # Any other place: by weights that mean nothing.
                odd = np.empty(FEATURES)
                for index in range(FEATURES):
                    random = next_random(random)
                    odd[index] = below(random, 1000) / 500.0 - 1.0
                _best_place(table, layers[me], kind, classes, cubes, hopes, odd, best_place)
            _put(table, layers[me], pieces[me], count[me], best_place[0], best_place[1], kind)
            count[me] += 1
        if _is_perfect(layers[me]):
            winner = me
            break
        if _is_perfect(layers[other]):
            winner = other
            break
        if left == 0 or face_down == 0 or written >= MOST_TURNS:
            break
        turn = other
    if winner < 0:
        scores = _score(layers[0]), _score(layers[1])
        result = 0.5 if scores[0] == scores[1] else (1.0 if scores[0] > scores[1] else 0.0)
        info[1] = 0
    else:
        result = 1.0 if winner == 0 else 0.0
        info[1] = 1
    for row in range(written):
        rows[row, 2 * FEATURES + 2] = result if rows[row, 2 * FEATURES + 1] == 0 else 1.0 - result
    info[0] = written
    return result

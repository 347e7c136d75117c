"""The hot half of the Bloqs players: the value of a tower, without the game's own exact statics.

A tower is its layers from the ground up, nine bits each: bit 3 * row + column. What juts out over the site is only
counted. A *lie* is a kind of piece, turned somehow, over certain columns of the site; at which height is left open.

**Surfaces.** Seen from above a tower is nine heights. A surface of heights 0 to 3 is a number in base 4, and
surfaces that are turned or mirrored images of each other are one *class*. As long as nothing hollow is built, a
tower is its surface, and there are few enough classes to know the prospects of each: `fill_prospects` computes, from
no pieces to come upwards, how likely a perfect cube is and how many layers can be expected, if the kinds of piece are
as likely as the discs of the ring make them and the best place is found for each.

**Places.** A piece comes from above, or from the side where that is the only way; it stands if its middle is over
what carries it. The game is stricter, and now and then kinder. Legal moves come from the game; the search asks here.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from klotz.games.bloqs.kernel import LAYERS as HIGHEST
from klotz.games.bloqs.pieces import MOST_CUBES, MOST_KINDS
from klotz.jit import Struct, Structs, int64, kernel, struct

COLUMNS: Final = 9
FULL: Final = 511
LIES: Final = MOST_KINDS * 24 * 4
"""Room for all lies: a piece has at most 24 orientations, and is then at least two cubes long and wide."""
PLACES: Final = MOST_KINDS * 24 * 8
"""Room for all places of a piece in the cube."""
LAYERS: Final = HIGHEST + 4
"""Layers of a tower, with room for a piece on top of the highest there can be."""
CUBE: Final = 3
SURFACES: Final = 4**COLUMNS

TABLES: Final = struct(
    [
        ("kinds", np.int64, ()),
        # How likely a disc is to bring a piece of each kind; what is left are discs that let the player choose.
        ("odds", np.float64, (MOST_KINDS,)),
        # Cubes of the largest piece.
        ("largest", np.int64, ()),
        # Lies of kind k are first[k] to first[k + 1].
        ("first", np.int64, (MOST_KINDS + 1,)),
        ("masks", np.int64, (LIES, 3)),
        # What it would touch on its way out to each of four sides.
        ("sweeps", np.int64, (LIES, 4, 3)),
        # Over which columns it lies, how far above its lowest cube it begins there, and how thick it is.
        ("spread", np.int64, (LIES,)),
        ("columns", np.int64, (LIES, MOST_CUBES)),
        ("low", np.int64, (LIES, MOST_CUBES)),
        ("thick", np.int64, (LIES, MOST_CUBES)),
        # The lie in one layer over exactly these squares; -1 if no piece is like that.
        ("lying", np.int64, (FULL + 1,)),
        # Whether it stands on these columns.
        ("stands", np.uint8, (LIES, FULL + 1)),
        # Every place in the cube: its 27 bits, its kind, lie and level.
        ("places", np.int64, ()),
        ("place_bits", np.int64, (PLACES,)),
        ("place_kind", np.int64, (PLACES,)),
        ("place_lie", np.int64, (PLACES,)),
        ("place_level", np.int64, (PLACES,)),
    ]
)

TOWER: Final = struct(
    [
        ("layers", np.int64, (LAYERS,)),
        ("outside", np.int64, ()),  # cubes that jut out over the site
    ]
)


class SurfaceGraph(NamedTuple):
    """What each class of surfaces can become by one piece with nothing hollow under it.

    Class c's successors are `starts[c]` to `starts[c + 1]`: by a piece of which kind, and which class it is then.
    """

    examples: Any  # a surface of each class
    lowest: Any  # its lowest height
    levelled: Any  # the class without the full layers below that height
    starts: Any
    kinds: Any
    nexts: Any


class ValueFunction(NamedTuple):
    """All that the value of a tower depends on, beside the tower itself."""

    tables: Structs
    classes: Any  # of every surface
    cubes: Any  # by class: the chance of a perfect cube with the pieces to come
    layers: Any  # by class: the full layers to be expected with the pieces to come
    draws: int  # discs to choose from in a turn
    weights: Any  # of the features
    from_ground: bool  # whether full layers count only from the ground up


# The features of a tower: features[...].
CHANCE: Final = 0
"""The chance of a perfect cube, if nobody interferes."""
EXPECTED: Final = 1
"""Full layers at the end, if nobody interferes."""
LAYERS_NOW: Final = 2
CUBES: Final = 3
BURIED: Final = 4
"""Empty cells with something above them."""
BLOCKED: Final = 5
"""Layers still being built that have such cells."""
EXCESS: Final = 6
"""Cubes more than three layers above the lowest column."""
MENDABLE: Final = 7
"""Layers with such cells that one piece could fill."""
NEARLY_FULL: Final = 8
"""Layers with one or two cells missing, all open to the sky."""
HALF_FULL: Final = 9
"""The same with three or four."""
FEATURES: Final = 10

WON: Final = 20.0
"""What a perfect cube adds to the strength of a tower: as good as won."""


# ---------------------------------------------------------------------- prospects


@kernel
def find_successors(tables: Structs, classes: Any, graph: SurfaceGraph) -> int:
    """Fill in the successors in `graph`, as far as there is room; returns how many there are."""
    examples, starts, kinds, nexts = graph.examples, graph.starts, graph.kinds, graph.nexts
    table = tables[0]
    heights = np.empty(COLUMNS, np.int64)
    count = 0
    for number in range(examples.size):
        starts[number] = count
        left = int64(examples[number])
        for column in range(COLUMNS):
            heights[column] = left & 3
            left >>= 2
        for kind in range(table.kinds):
            begun = count
            for lie in range(table.first[kind], table.first[kind + 1]):
                spread = table.spread[lie]
                level = heights[table.columns[lie, 0]] - table.low[lie, 0]
                surface = int64(examples[number])
                fits = True
                for index in range(spread):
                    column = table.columns[lie, index]
                    thick = table.thick[lie, index]
                    if heights[column] - table.low[lie, index] != level or heights[column] + thick > CUBE:
                        fits = False
                        break
                    surface += thick << (2 * column)
                if not fits:
                    continue
                found = classes[surface]
                for earlier in range(begun, min(count, nexts.size)):
                    if nexts[earlier] == found:
                        fits = False
                        break
                if fits:
                    if count < nexts.size:
                        kinds[count] = kind
                        nexts[count] = found
                    count += 1
    starts[examples.size] = count
    return count


@kernel
def _mean_of_best(table: Struct, best: Any, draws: int) -> float:
    """The expected value of the best of one or two discs, from what a piece of each kind is worth.

    A disc that lets the player choose is worth the best of them.
    """
    kinds = int64(table.kinds)
    most = best[0]
    for kind in range(1, kinds):
        most = max(most, best[kind])
    total = 0.0
    seen = 0.0  # the odds of the discs considered so far
    if draws == 1:
        for kind in range(kinds):
            total += table.odds[kind] * best[kind]
            seen += table.odds[kind]
        return total + (1.0 - seen) * most
    # The better of two: from the worst kind upwards, the odds that both discs are no better, less those before.
    done = int64(0)
    for _ in range(kinds):
        worst = int64(-1)
        for kind in range(kinds):
            if not done >> kind & 1 and (worst < 0 or best[kind] < best[worst]):
                worst = int64(kind)
        done |= int64(1) << worst
        before = seen
        seen += table.odds[worst]
        total += best[worst] * (seen * seen - before * before)
    return total + (1.0 - seen * seen) * most


@kernel
def fill_prospects(tables: Structs, graph: SurfaceGraph, draws: int, cubes: Any, layers: Any) -> None:
    """Fill `cubes[n, c]`, the chance of a perfect cube, and `layers[n, c]`, the layers to be expected.

    Both are of a surface of class c with n pieces to come, by expectimax from no pieces to come upwards. A piece that
    fits nowhere ends all hope of a cube; layers go on without it.
    """
    table = tables[0]
    lowest, levelled = graph.lowest, graph.levelled
    starts, kinds, nexts = graph.starts, graph.kinds, graph.nexts
    of_cube = np.empty(MOST_KINDS)
    of_layers = np.empty(MOST_KINDS)
    count = lowest.size
    for number in range(count):
        cubes[0, number] = 1.0 if lowest[number] == CUBE else 0.0
        layers[0, number] = lowest[number]
    for left in range(1, cubes.shape[0]):
        for number in range(count):
            if lowest[number] == CUBE:
                cubes[left, number] = 1.0
                layers[left, number] = layers[left - 1, number]
                continue
            of_cube[:] = 0.0
            of_layers[:] = layers[left - 1, number]
            for index in range(starts[number], starts[number + 1]):
                kind = kinds[index]
                after = nexts[index]
                of_cube[kind] = max(of_cube[kind], cubes[left - 1, after])
                of_layers[kind] = max(of_layers[kind], lowest[after] + layers[left - 1, levelled[after]])
            cubes[left, number] = _mean_of_best(table, of_cube, draws)
            layers[left, number] = _mean_of_best(table, of_layers, draws)


# ---------------------------------------------------------------------- places


@kernel
def fits_at(table: Struct, lie: int, layers: Any, level: int, from_above: bool) -> bool:
    """Whether a piece may be built at this level."""
    if not from_above:
        for index in range(3):
            if layers[level + index] & table.masks[lie, index]:
                return False
        free = False
        for side in range(4):
            blocked = int64(0)
            for index in range(3):
                blocked |= layers[level + index] & table.sweeps[lie, side, index]
            if blocked == 0:
                free = True
                break
        if not free:
            return False
    carried = int64(0)
    for index in range(table.spread[lie]):
        column = table.columns[lie, index]
        bottom = level + table.low[lie, index]
        if bottom == 0 or layers[bottom - 1] >> column & 1:
            carried |= 1 << column
    return bool(table.stands[lie, carried])


# ---------------------------------------------------------------------- cubes with gaps


@kernel
def _last_piece(table: Struct, layers: Any, missing: int, draws: int) -> float:
    """The chance that the next piece fills exactly what is missing."""
    best = np.zeros(MOST_KINDS)
    for place in range(table.places):
        if table.place_bits[place] == missing and fits_at(
            table, table.place_lie[place], layers, table.place_level[place], False
        ):
            best[table.place_kind[place]] = 1.0
    return _mean_of_best(table, best, draws)


@kernel
def _last_two_pieces(table: Struct, layers: Any, missing: int, draws: int) -> float:
    """The chance that two pieces fill what is missing, or one does."""
    best = np.zeros(MOST_KINDS)
    for place in range(table.places):
        bits = table.place_bits[place]
        lie = table.place_lie[place]
        level = table.place_level[place]
        if bits & ~missing or not fits_at(table, lie, layers, level, False):
            continue
        chance = 1.0
        if bits != missing:
            for index in range(3):
                layers[level + index] |= table.masks[lie, index]
            chance = _last_piece(table, layers, missing ^ bits, draws)
            for index in range(3):
                layers[level + index] &= ~table.masks[lie, index]
        kind = table.place_kind[place]
        best[kind] = max(best[kind], chance)
    return _mean_of_best(table, best, draws)


# ---------------------------------------------------------------------- features of a tower


@kernel
def _is_mendable(table: Struct, layers: Any, level: int) -> bool:
    """Whether one piece, slid in from a side, fills a layer."""
    lie = table.lying[FULL & ~int64(layers[level])]
    return lie >= 0 and fits_at(table, lie, layers, level, False)


@kernel
def _bits(number: int) -> int:
    count = int64(0)
    while number:
        number &= number - 1
        count += 1
    return count


@kernel
def extract_features(value: ValueFunction, tower: Struct, features: Any) -> None:
    """The features of a tower.

    The prospects know nothing of hollow towers, where only the last two pieces of a cube are looked at.
    """
    table = value.tables[0]
    layers = tower.layers
    outside = int64(tower.outside)
    height = int64(0)
    while layers[height] != 0 or layers[height + 1] != 0 or layers[height + 2] != 0:
        height += 1
    # The lowest top of a column, and the surface above it, three layers high.
    base = int64(0)
    above = int64(0)
    for level in range(height - 1, -1, -1):
        above |= layers[level]
        if above == FULL:
            base = level + 1
            break
    surface = int64(0)
    excess = int64(0)
    above = int64(0)
    for level in range(height - 1, base - 1, -1):
        new = layers[level] & ~above
        above |= layers[level]
        if new:
            over = level + 1 - base
            excess += max(int64(0), over - CUBE) * _bits(new)
            over = min(over, int64(CUBE))
            for column in range(COLUMNS):
                surface += (new >> column & 1) * (over << (2 * column))
    count = int64(outside)
    full = int64(0)
    buried = int64(0)
    blocked = int64(0)
    mendable = int64(0)
    built = int64(0)
    near = int64(0)
    begun = int64(0)
    above = int64(0)
    for level in range(height - 1, -1, -1):
        layer = int64(layers[level])
        cells = _bits(layer)
        count += cells
        covered = above & ~layer
        if layer == FULL:
            full += 1
            built += level < base
        elif covered:
            buried += _bits(covered)
            blocked += level >= base
            mendable += _is_mendable(table, layers, level)
        elif cells >= COLUMNS - 2:
            near += 1
        elif cells >= COLUMNS - 4:
            begun += 1
        above |= layer
    if value.from_ground:
        full = int64(0)
        while layers[full] == FULL:
            full += 1
    chance = 0.0
    if outside == 0 and height <= CUBE:
        if buried == 0:
            whole = surface
            for column in range(COLUMNS):
                whole += base << (2 * column)
            chance = value.cubes[value.classes[whole]]
        elif CUBE * COLUMNS - count <= 2 * table.largest:
            missing = FULL ^ layers[0] | (FULL ^ layers[1]) << COLUMNS | (FULL ^ layers[2]) << 2 * COLUMNS
            chance = _last_two_pieces(table, layers, missing, value.draws)
    features[CHANCE] = chance
    features[EXPECTED] = built + value.layers[value.classes[surface]]
    features[LAYERS_NOW] = full
    features[CUBES] = count
    features[BURIED] = buried
    features[BLOCKED] = blocked
    features[EXCESS] = excess
    features[MENDABLE] = mendable
    features[NEARLY_FULL] = near
    features[HALF_FULL] = begun


@kernel
def features_of(value: ValueFunction, towers: Structs, features: Any) -> None:
    """The features of one tower."""
    extract_features(value, towers[0], features)


@kernel
def features_at(value: ValueFunction, towers: Structs, places: Any, features: Any) -> None:
    """The features of a tower with a piece at each of `places[n, cube] = (x, y, z)`."""
    tower = towers[0]
    outside = int64(tower.outside)
    for number in range(places.shape[0]):
        for index in range(places.shape[1]):
            x = places[number, index, 0]
            y = places[number, index, 1]
            if 0 <= x < CUBE and 0 <= y < CUBE:
                tower.layers[places[number, index, 2]] |= 1 << (3 * y + x)
            else:
                tower.outside += 1
        extract_features(value, tower, features[number])
        for index in range(places.shape[1]):
            x = places[number, index, 0]
            y = places[number, index, 1]
            if 0 <= x < CUBE and 0 <= y < CUBE:
                tower.layers[places[number, index, 2]] &= ~(1 << (3 * y + x))
        tower.outside = outside


@kernel
def strength(features: Any, weights: Any) -> float:
    """The value of a tower: the difference of two is the log odds of winning with one against the other."""
    total = WON if features[CHANCE] >= 1.0 else 0.0
    for index in range(FEATURES):
        total += weights[index] * features[index]
    return total


# ---------------------------------------------------------------------- looking ahead


@kernel
def level_from_above(table: Struct, lie: int, tops: Any) -> int:
    """Where a piece comes to rest that is let down."""
    level = int64(0)
    for index in range(table.spread[lie]):
        level = max(level, tops[table.columns[lie, index]] - table.low[lie, index])
    return level


@kernel
def build(table: Struct, layers: Any, lie: int, level: int) -> None:
    for index in range(3):
        layers[level + index] |= table.masks[lie, index]


@kernel
def take(table: Struct, layers: Any, lie: int, level: int) -> None:
    for index in range(3):
        layers[level + index] &= ~table.masks[lie, index]


@kernel
def best_place(value: ValueFunction, tower: Struct, kind: int, place: Any) -> float:
    """The tower's strength with a piece of a kind at its best place.

    `place` becomes the lie, -1 if the piece fits nowhere, its level, and how many towers were evaluated.
    """
    table = value.tables[0]
    layers = tower.layers
    tops = np.zeros(COLUMNS, np.int64)
    hollow = False
    above = int64(0)
    height = int64(0)
    while layers[height] != 0 or layers[height + 1] != 0 or layers[height + 2] != 0:
        height += 1
    for level in range(height - 1, -1, -1):
        layer = int64(layers[level])
        hollow |= above & ~layer != 0
        for column in range(COLUMNS):
            if tops[column] == 0 and layer >> column & 1:
                tops[column] = level + 1
        above |= layer
    features = np.empty(FEATURES)
    best = -np.inf
    place[0] = -1
    place[2] = 0
    for lie in range(table.first[kind], table.first[kind + 1]):
        top_level = level_from_above(table, lie, tops)
        level = int64(0) if hollow else top_level
        while level <= top_level:
            if fits_at(table, lie, layers, level, level == top_level):
                build(table, layers, lie, level)
                extract_features(value, tower, features)
                take(table, layers, lie, level)
                place[2] += 1
                found = strength(features, value.weights)
                if found > best:
                    best = found
                    place[0] = lie
                    place[1] = level
            level += 1
    return best


@kernel
def best_by_kind(value: ValueFunction, towers: Structs, best: Any, places: Any) -> None:
    """For each kind, the tower's strength with a piece of it at its best place, as `best_place` says."""
    for kind in range(value.tables[0].kinds):
        found = best_place(value, towers[0], kind, places[kind])
        if places[kind, 0] >= 0:
            best[kind] = found

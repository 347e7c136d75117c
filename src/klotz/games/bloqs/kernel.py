"""The hot half of Bloqs: what fits into a tower, what can be slid in or out of it, and what stands.

A tower is a grid of piece numbers, `grid[z, y, x]`, 0 where there is nothing. The building site is three squares
wide; around it lies a margin for pieces that jut out, which is 0 where they may not. A piece is four rows of
(x, y, z), of which the first `size` count.

**Sliding.** A piece moves by whole steps along the axes. A step sweeps exactly the cells of its two ends, so a path
is a chain of positions none of which meets another piece. Whoever leaves the grid sideways or upwards is out.

**Standing.** Pieces are rigid, contacts push and never pull, and nothing rubs. The tower stands when contact forces
exist that hold every piece still: a linear program. Three facts make it small:

1. A piece that rests with every one of its cubes on the ground, on itself or on such a piece is *settled*. Any load
   goes straight down through it, so settled pieces are as good as ground, and a tower of settled pieces stands.
2. For the others only forces between top and bottom faces matter, three equations a piece (force down, two
   torques), unless pieces are locked into each other: say A is left of B when a face of A touches B's from the left.
   If nobody is, by some chain, left of himself, and nobody in front of himself, then all pieces can be drawn
   apart sideways at once, as fast as one likes. Whatever motion tips the tower when side faces are ignored
   still tips it then, since every side contact opens; so side contacts held nothing.
3. Only when pieces are locked, and the small program fails, the whole one with six equations a piece decides.

Callers put these together one at a time: Numba compiles a function once more into each that calls it, so a tall tower
of kernels takes minutes to compile.

The programs are solved by the simplex method with Bland's rule, which cannot cycle. A cube weighs two, so that all
coefficients are whole numbers.
"""

from typing import Any, Final

import numpy as np

from klotz.jit import int64, kernel

LAYERS: Final = 80
"""No tower is higher: all 32 pieces upright on top of each other are 76 cubes high."""
SITE: Final = 3
KINDS: Final = 8
EACH: Final = 4
PIECES: Final = KINDS * EACH
TRIAL: Final = PIECES + 1
"""The number of a piece that is only tried out."""
_NUMBERS: Final = PIECES + 2

_TINY: Final = 1e-9
_ZERO: Final = 1e-7

_STEPS: Final = np.array([(0, 0, 1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, -1)], np.int64)


# ---------------------------------------------------------------------- cells


@kernel
def _is_free(grid: Any, cells: Any, size: int, dx: int, dy: int, dz: int) -> bool:
    """Whether a piece moved by so much meets nothing. Beyond the grid there is nothing but the ground below."""
    height, width = grid.shape[0], grid.shape[1]
    for index in range(size):
        x = cells[index, 0] + dx
        y = cells[index, 1] + dy
        z = cells[index, 2] + dz
        if z < 0:
            return False
        if z < height and 0 <= x < width and 0 <= y < width and grid[z, y, x] != 0:
            return False
    return True


@kernel
def top_of(grid: Any) -> int:
    """The number of layers up to the highest cube. Layers below it may be empty, while a piece is taken."""
    width = grid.shape[1]
    for z in range(grid.shape[0] - 1, -1, -1):
        for y in range(width):
            for x in range(width):
                if grid[z, y, x] != 0:
                    return int64(z + 1)
    return int64(0)


# ---------------------------------------------------------------------- sliding


@kernel
def _leaves_straight(grid: Any, cells: Any, size: int, dx: int, dy: int, dz: int, top: int) -> bool:
    """Whether the piece comes out by going on in one direction."""
    reach = top if dz else int64(grid.shape[1])
    for step in range(1, reach + 1):
        if not _is_free(grid, cells, size, dx * step, dy * step, dz * step):
            return False
    return True


@kernel
def slides_out(grid: Any, cells: Any, size: int) -> bool:
    """Whether a piece at these cells, which the grid does not hold, can be slid out of the tower.

    The way in is the way out backwards. Nearly always one straight move does; else a search over all positions.
    """
    top = top_of(grid)
    for direction in range(5):
        step = _STEPS[direction]
        if _leaves_straight(grid, cells, size, step[0], step[1], step[2], top):
            return True
    return _search_way_out(grid, cells, size, top)


@kernel
def _search_way_out(grid: Any, cells: Any, size: int, top: int) -> bool:
    width = int64(grid.shape[1])
    low = int64(cells[0, 2])
    for index in range(size):
        low = min(low, int64(cells[index, 2]))
    # Offsets beyond these are outside: the piece has left the tower's box on that side.
    across = 2 * width + 1
    up = top + low + 1
    seen = np.zeros((up + 1, across, across), np.bool_)
    queue = np.empty((seen.size, 3), np.int64)
    queue[0] = 0
    seen[low, width, width] = True
    head = 0
    tail = 1
    while head < tail:
        x, y, z = queue[head]
        head += 1
        for direction in range(6):
            dx = x + _STEPS[direction, 0]
            dy = y + _STEPS[direction, 1]
            dz = z + _STEPS[direction, 2]
            if dz + low < 0:
                continue
            if abs(dx) >= width or abs(dy) >= width or dz + low >= top:
                if _is_free(grid, cells, size, dx, dy, dz):
                    return True
                continue
            if seen[dz + low, dy + width, dx + width]:
                continue
            seen[dz + low, dy + width, dx + width] = True
            if _is_free(grid, cells, size, dx, dy, dz):
                queue[tail, 0] = dx
                queue[tail, 1] = dy
                queue[tail, 2] = dz
                tail += 1
    return False


# ---------------------------------------------------------------------- standing


@kernel
def _settle(grid: Any, top: int, settled: Any) -> bool:
    """Find the settled pieces; returns whether all are.

    From all present pieces, strike out those with a cube on nothing, then those with a cube on one struck out,
    until nothing changes.
    """
    width = grid.shape[1]
    settled[:] = False
    for z in range(top):
        for y in range(width):
            for x in range(width):
                settled[grid[z, y, x]] = True
    settled[0] = False
    all_settled = True
    changed = True
    while changed:
        changed = False
        for z in range(1, top):
            for y in range(width):
                for x in range(width):
                    number = grid[z, y, x]
                    below = grid[z - 1, y, x]
                    if number != 0 and settled[number] and below != number and not settled[below]:
                        settled[number] = False
                        changed = True
                        all_settled = False
    return all_settled


@kernel
def _is_locked(grid: Any, top: int, axis: int) -> bool:
    """Whether some piece is, by a chain of touching faces, left of itself (axis 0) or in front of itself (1)."""
    width = grid.shape[1]
    before = np.zeros((_NUMBERS, _NUMBERS), np.uint8)
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = grid[z, y, x]
                nx = x + 1 if axis == 0 else x
                ny = y if axis == 0 else y + 1
                if number != 0 and nx < width and ny < width:
                    other = grid[z, ny, nx]
                    if other != 0 and other != number:
                        before[number, other] = 1
    # A chain has no loop when pieces can be taken away one by one, each time one that nobody is before.
    gone = np.zeros(_NUMBERS, np.bool_)
    for _ in range(_NUMBERS):
        for number in range(1, _NUMBERS):
            if not gone[number]:
                first = True
                for other in range(1, _NUMBERS):
                    if before[other, number] and not gone[other]:
                        first = False
                        break
                if first:
                    gone[number] = True
    for number in range(1, _NUMBERS):
        if not gone[number]:
            return True
    return False


@kernel
def _feasible(matrix: Any, bound: Any, rows: int, columns: int) -> bool:
    """Whether some x >= 0 solves matrix @ x = bound, where bound >= 0: phase one of the simplex method.

    `matrix` has room for the bound behind its columns, and is spoilt. Artificial variables begin as the basis and
    never come back; `cost` is what is left of their sum.
    """
    cost = np.zeros(columns + 1)
    for row in range(rows):
        matrix[row, columns] = bound[row]
        for column in range(columns + 1):
            cost[column] += matrix[row, column]
    basis = np.full(rows, columns, np.int64)
    for _ in range(50 * (rows + columns)):
        if cost[columns] < _ZERO:
            return True
        entering = -1
        for column in range(columns):
            if cost[column] > _TINY * 100:
                entering = column
                break
        if entering < 0:
            return False
        leaving = -1
        best = 0.0
        for row in range(rows):
            if matrix[row, entering] > _TINY:
                ratio = matrix[row, columns] / matrix[row, entering]
                if (
                    leaving < 0
                    or ratio < best - _TINY
                    or (ratio < best + _TINY and basis[row] < basis[leaving])
                ):
                    leaving = row
                    best = ratio
        if leaving < 0:
            return False
        pivot = matrix[leaving, entering]
        for column in range(columns + 1):
            matrix[leaving, column] /= pivot
        for row in range(rows):
            factor = matrix[row, entering]
            if row != leaving and factor != 0.0:
                for column in range(columns + 1):
                    matrix[row, column] -= factor * matrix[leaving, column]
        factor = cost[entering]
        for column in range(columns + 1):
            cost[column] -= factor * matrix[leaving, column]
        basis[leaving] = entering
    return False


@kernel
def _add_force(matrix: Any, column: int, piece: int, sign: float, x: int, y: int) -> None:
    """A vertical force at a corner, in the three equations of one piece."""
    matrix[3 * piece, column] = sign
    matrix[3 * piece + 1, column] = sign * x
    matrix[3 * piece + 2, column] = sign * y


@kernel
def _holds_by_weight(grid: Any, top: int, settled: Any) -> bool:
    """The small program: vertical forces on the pieces that are not settled."""
    width = int64(grid.shape[1])
    corners = width + 1
    slot = np.full(_NUMBERS, -1, np.int64)
    count = 0
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = grid[z, y, x]
                if number != 0 and not settled[number] and slot[number] < 0:
                    slot[number] = count
                    count += 1
    # A force for every corner of every face between two pieces, or a piece and the ground, each corner once.
    # Index: ((upper * (count + 1) + lower) * corners + y) * corners + x, where `count` is the ground.
    used = np.zeros(count * (count + 1) * corners * corners, np.uint8)
    bound = np.zeros(3 * count)
    columns = 0
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = int64(grid[z, y, x])
                if number == 0 or settled[number]:
                    continue
                upper = slot[number]
                bound[3 * upper] += 2.0
                bound[3 * upper + 1] += 2.0 * x + 1.0
                bound[3 * upper + 2] += 2.0 * y + 1.0
                below = int64(grid[z - 1, y, x]) if z > 0 else int64(-1)
                if below == 0 or below == number:
                    continue
                lower = slot[below] if below > 0 and not settled[below] else count
                pair = upper * (count + 1) + lower
                for corner in range(4):
                    index = (pair * corners + y + corner // 2) * corners + x + corner % 2
                    columns += 1 - int64(used[index])
                    used[index] = 1
    matrix = np.zeros((3 * count, columns + 1))
    column = 0
    for index in range(used.size):
        if used[index]:
            x = index % corners
            y = index // corners % corners
            pair = index // (corners * corners)
            _add_force(matrix, column, pair // (count + 1), 1.0, x, y)
            if pair % (count + 1) < count:
                _add_force(matrix, column, pair % (count + 1), -1.0, x, y)
            column += 1
    return _feasible(matrix, bound, 3 * count, columns)


@kernel
def _add_push(matrix: Any, column: int, piece: int, sign: float, axis: int, corner: Any) -> None:
    """A force along an axis at a corner, in the six equations of one piece: the force and its torque."""
    after = (axis + 1) % 3
    last = (axis + 2) % 3
    matrix[6 * piece + axis, column] = sign
    matrix[6 * piece + 3 + after, column] = sign * corner[last]
    matrix[6 * piece + 3 + last, column] = -sign * corner[after]


@kernel
def _holds_with_sides(grid: Any, top: int) -> bool:
    """The whole program: all forces on all pieces. Slow, and hardly ever asked for."""
    width = int64(grid.shape[1])
    slot = np.full(_NUMBERS, -1, np.int64)
    count = 0
    faces = 0
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = grid[z, y, x]
                if number != 0:
                    faces += 3
                    if slot[number] < 0:
                        slot[number] = count
                        count += 1
    rows = 6 * count
    matrix = np.zeros((rows, 4 * faces + 1))
    bound = np.zeros(rows)
    columns = 0
    corner = np.empty(3)
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = int64(grid[z, y, x])
                if number == 0:
                    continue
                one = slot[number]
                bound[6 * one + 2] += 2.0
                bound[6 * one + 3] += 2.0 * y + 1.0
                bound[6 * one + 4] -= 2.0 * x + 1.0
                for axis in range(3):
                    nx = x - 1 if axis == 0 else x
                    ny = y - 1 if axis == 1 else y
                    nz = z - 1 if axis == 2 else z
                    if nx < 0 or ny < 0:
                        continue
                    neighbour = int64(grid[nz, ny, nx]) if nz >= 0 else int64(-1)
                    if neighbour == 0 or neighbour == number:
                        continue
                    for which in range(4):
                        corner[0] = x
                        corner[1] = y
                        corner[2] = z
                        corner[(axis + 1) % 3] += which // 2
                        corner[(axis + 2) % 3] += which % 2
                        _add_push(matrix, columns, one, 1.0, axis, corner)
                        if neighbour > 0:
                            _add_push(matrix, columns, slot[neighbour], -1.0, axis, corner)
                        columns += 1
    for row in range(rows):
        if bound[row] < 0.0:
            bound[row] = -bound[row]
            for column in range(columns):
                matrix[row, column] = -matrix[row, column]
    return _feasible(matrix, bound, rows, columns)


@kernel
def stands(grid: Any) -> bool:
    """Whether the tower stays as it is when it is left alone."""
    top = top_of(grid)
    settled = np.zeros(_NUMBERS, np.bool_)
    if _settle(grid, top, settled):
        return True
    if _holds_by_weight(grid, top, settled):
        return True
    if _is_locked(grid, top, 0) or _is_locked(grid, top, 1):
        return _holds_with_sides(grid, top)
    return False


# ---------------------------------------------------------------------- building and taking


@kernel
def rests(grid: Any, cells: Any, size: int, dx: int, dy: int, dz: int, margin: int) -> bool:
    """A quick look: inside the grid, nothing in the way, the ground only within the site, and something below."""
    height, width = grid.shape[0], grid.shape[1]
    held = False
    for index in range(size):
        x = cells[index, 0] + dx
        y = cells[index, 1] + dy
        z = cells[index, 2] + dz
        if not (0 <= x < width and 0 <= y < width and 0 <= z < height) or grid[z, y, x] != 0:
            return False
        if z == 0:
            if not (margin <= x < margin + SITE and margin <= y < margin + SITE):
                return False
            held = True
        elif grid[z - 1, y, x] != 0:
            held = True
    return held


@kernel
def candidates(grid: Any, orientations: Any, size: int, margin: int, slide: bool, out: Any) -> int:
    """Where a piece would rest on something, from the ground up, as `out[n] = (orientation, x, y, z)`.

    Returns how many. With `slide`, only where it can be slid to. `orientations[o]` are a piece's cells in each of its
    orientations, pushed against the axes.
    """
    width = int64(grid.shape[1])
    cells = np.empty((4, 3), np.int64)
    count = 0
    for z in range(top_of(grid) + 1):
        for orientation in range(orientations.shape[0]):
            # Padding is at the origin, so that it does not matter for how far a piece reaches.
            right = 0
            back = 0
            for index in range(4):
                right = max(right, orientations[orientation, index, 0])
                back = max(back, orientations[orientation, index, 1])
            for y in range(width - back):
                for x in range(width - right):
                    if not rests(grid, orientations[orientation], size, x, y, z, margin):
                        continue
                    if slide:
                        for index in range(size):
                            cells[index, 0] = orientations[orientation, index, 0] + x
                            cells[index, 1] = orientations[orientation, index, 1] + y
                            cells[index, 2] = orientations[orientation, index, 2] + z
                        if not slides_out(grid, cells, size):
                            continue
                    out[count, 0] = orientation
                    out[count, 1] = x
                    out[count, 2] = y
                    out[count, 3] = z
                    count += 1
    return count

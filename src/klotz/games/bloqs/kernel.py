"""The hot half of Bloqs: what fits into a tower, what can be slid in or out of it, and what stands.

A tower is a grid of piece numbers, `grid[z, y, x]`, 0 where there is nothing. The building site is three squares
wide and in the middle of the grid; around it is a margin for overhanging pieces, which is 0 wide if they are not
allowed. A piece is an array of its cubes, a row (x, y, z) for each.

**Sliding.** A piece moves by whole steps along the axes. A step sweeps exactly the cells of its two ends, so a path
is a chain of positions none of which meets another piece. A piece that leaves the grid sideways or upwards is out.

**Standing.** Pieces are rigid, contacts push and never pull, and nothing rubs. The tower stands when contact forces
exist that hold every piece still: a linear program. Two facts make it small:

1. A piece that rests with every one of its cubes on the ground, on itself or on such a piece is *settled*. Any load
   goes straight down through it, so settled pieces are as good as ground, and a tower of settled pieces stands.
2. For the others only forces between top and bottom faces matter: three equations per piece (force down, two torques)
   instead of six. Say A is left of B if a face of A touches B's from the left. If no piece is, through some chain,
   left of itself or in front of itself, then all pieces can be moved apart sideways at once, at any speed. Whatever
   motion tips the tower when side faces are ignored still tips it then, since every side contact opens; so side
   contacts supported nothing.

That leaves pieces that are *interlocked*: A is left of B by one chain and B left of A by another. They can be moved
apart from all others, but not from each other. So where pieces are interlocked and the small program says that the
tower falls, `interlocked_stands` solves a larger one: side faces between them count, and they have all six equations,
settled or not, since nothing keeps a settled piece from sliding.

With our own eight kinds there is only one such figure, four S4 in a ring, which supports nothing.
`tests/games/bloqs/test_statics.py` derives it from the shapes of the pieces, and compares this kernel with the full
program, side faces and all, on 52,000 towers of our own pieces and on others of sets that interlock a lot.

Callers combine these one at a time: Numba recompiles a function into every caller, so a deep stack of kernels
takes minutes to compile.

The programs are solved by the simplex method with Bland's rule, which cannot cycle. A cube weighs two, so that all
coefficients are whole numbers.
"""

from typing import Any, Final

import numpy as np

from klotz.jit import int64, kernel

SITE: Final = 3
MOST_PIECES: Final = 48
"""Pieces of the largest set; ours has 32."""
LAYERS: Final = SITE * MOST_PIECES
"""No tower is higher, even with all pieces upright on top of each other."""
TRIAL: Final = MOST_PIECES + 1
"""The number of a piece that is only tried out."""
_NUMBERS: Final = MOST_PIECES + 2

_TINY: Final = 1e-9
_ZERO: Final = 1e-7

_STEPS: Final = np.array([(0, 0, 1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, -1)], np.int64)
_DOWN: Final = 5
"""The last of the steps, which leads nowhere but into the ground."""

_Offset = tuple[int, int, int]


# ---------------------------------------------------------------------- cells


@kernel
def _is_free(grid: Any, cells: Any, by: _Offset) -> bool:
    """Whether a piece moved by this much collides with nothing. Outside the grid there is only the ground below."""
    height, width = grid.shape[0], grid.shape[1]
    for index in range(cells.shape[0]):
        x = cells[index, 0] + by[0]
        y = cells[index, 1] + by[1]
        z = cells[index, 2] + by[2]
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
def _leaves_straight(grid: Any, cells: Any, top: int, direction: int) -> bool:
    """Whether the piece comes out by moving in one direction."""
    dx, dy, dz = _STEPS[direction]
    reach = top if dz else int64(grid.shape[1])
    for step in range(1, reach + 1):
        if not _is_free(grid, cells, (dx * step, dy * step, dz * step)):
            return False
    return True


@kernel
def slides_out(grid: Any, cells: Any) -> bool:
    """Whether a piece at these cells, which the grid does not hold, can be slid out of the tower.

    The way in is the way out backwards. One straight move nearly always suffices; otherwise all positions are
    searched.
    """
    top = top_of(grid)
    for direction in range(_DOWN):
        if _leaves_straight(grid, cells, top, direction):
            return True
    return _search_way_out(grid, cells, top)


@kernel
def _search_way_out(grid: Any, cells: Any, top: int) -> bool:
    width = int64(grid.shape[1])
    low = int64(cells[:, 2].min())
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
        for direction in range(_STEPS.shape[0]):
            dx = x + _STEPS[direction, 0]
            dy = y + _STEPS[direction, 1]
            dz = z + _STEPS[direction, 2]
            if dz + low < 0:
                continue
            if abs(dx) >= width or abs(dy) >= width or dz + low >= top:
                if _is_free(grid, cells, (dx, dy, dz)):
                    return True
                continue
            if seen[dz + low, dy + width, dx + width]:
                continue
            seen[dz + low, dy + width, dx + width] = True
            if _is_free(grid, cells, (dx, dy, dz)):
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
def _add_force(matrix: Any, column: int, row: int, sign: float, x: int, y: int) -> None:
    """A vertical force at a corner, in the three equations of one piece that begin with `row`."""
    matrix[row, column] = sign
    matrix[row + 1, column] = sign * x
    matrix[row + 2, column] = sign * y


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
            _add_force(matrix, column, 3 * (pair // (count + 1)), 1.0, x, y)
            if pair % (count + 1) < count:
                _add_force(matrix, column, 3 * (pair % (count + 1)), -1.0, x, y)
            column += 1
    return _feasible(matrix, bound, 3 * count, columns)


@kernel
def stands(grid: Any) -> bool:
    """Whether the tower stands without help from interlocked pieces."""
    top = top_of(grid)
    settled = np.zeros(_NUMBERS, np.bool_)
    return _settle(grid, top, settled) or _holds_by_weight(grid, top, settled)


@kernel
def _find_interlocked(grid: Any, top: int, axis: int, reach: Any) -> bool:
    """For each piece, as bits, those it is left of (axis 0) or in front of (axis 1) by some chain; whether any is in
    a circle.
    """
    width = int64(grid.shape[1])
    reach[:] = 0
    across = width - 1 if axis == 0 else width
    along = width if axis == 0 else width - 1
    for z in range(top):
        for y in range(along):
            for x in range(across):
                one = int64(grid[z, y, x])
                other = int64(grid[z, y, x + 1]) if axis == 0 else int64(grid[z, y + 1, x])
                if one != 0 and other != 0 and one != other:
                    reach[one] |= int64(1) << other
    for through in range(1, _NUMBERS):
        if reach[through]:
            for one in range(1, _NUMBERS):
                if reach[one] >> through & 1:
                    reach[one] |= reach[through]
    for one in range(1, _NUMBERS):
        if reach[one] >> one & 1:
            return True
    return False


@kernel
def _are_interlocked(reach: Any, one: int, other: int) -> bool:
    return (reach[one] >> other & 1) != 0 and (reach[other] >> one & 1) != 0


@kernel
def _add_push(matrix: Any, column: int, row: int, sign: float, axis: int, x: int, y: int, z: int) -> None:
    """A force along an axis at a point, in the equations of one piece that begin with `row`.

    They are the upward force and its moments, as in `_add_force`; then, for interlocked pieces, the forces to the
    right and to the back, and the torque about the upright axis.
    """
    if axis == 0:
        matrix[row + 1, column] = -sign * z
        matrix[row + 3, column] = sign
        matrix[row + 5, column] = -sign * y
    else:
        matrix[row + 2, column] = -sign * z
        matrix[row + 4, column] = sign
        matrix[row + 5, column] = sign * x


@kernel
def interlocked_stands(grid: Any) -> bool:
    """Whether a tower that falls by weight alone is held by its interlocked pieces."""
    top = top_of(grid)
    width = int64(grid.shape[1])
    reach = np.zeros((2, _NUMBERS), np.int64)
    left = _find_interlocked(grid, top, 0, reach[0])
    front = _find_interlocked(grid, top, 1, reach[1])
    if not left and not front:
        return False
    settled = np.zeros(_NUMBERS, np.bool_)
    _settle(grid, top, settled)
    # Where the equations of each piece begin; those of settled pieces that are not interlocked are left out.
    first = np.full(_NUMBERS, -1, np.int64)
    rows = 0
    faces = 0
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = int64(grid[z, y, x])
                faces += 3 * int64(number != 0)
                if number == 0 or first[number] >= 0:
                    continue
                if (reach[0, number] | reach[1, number]) >> number & 1:
                    first[number] = rows
                    rows += 6
                elif not settled[number]:
                    first[number] = rows
                    rows += 3
    # The corners of every face; a corner of two faces comes twice, which does no harm.
    matrix = np.zeros((rows, 4 * faces + 1))
    bound = np.zeros(rows)
    column = 0
    for z in range(top):
        for y in range(width):
            for x in range(width):
                number = int64(grid[z, y, x])
                if number == 0:
                    continue
                row = first[number]
                if row >= 0:
                    bound[row] += 2.0
                    bound[row + 1] += 2.0 * x + 1.0
                    bound[row + 2] += 2.0 * y + 1.0
                    below = int64(grid[z - 1, y, x]) if z > 0 else int64(-1)
                    if below != 0 and below != number:
                        for corner in range(4):
                            px = x + corner % 2
                            py = y + corner // 2
                            _add_force(matrix, column, row, 1.0, px, py)
                            if below > 0 and first[below] >= 0:
                                _add_force(matrix, column, first[below], -1.0, px, py)
                            column += 1
                for axis in range(2):
                    if (x if axis == 0 else y) + 1 == width:
                        continue
                    other = int64(grid[z, y, x + 1]) if axis == 0 else int64(grid[z, y + 1, x])
                    if other == 0 or other == number or not _are_interlocked(reach[axis], number, other):
                        continue
                    for corner in range(4):
                        px = x + 1 if axis == 0 else x + corner % 2
                        py = y + corner % 2 if axis == 0 else y + 1
                        pz = z + corner // 2
                        _add_push(matrix, column, first[other], 1.0, axis, px, py, pz)
                        _add_push(matrix, column, first[number], -1.0, axis, px, py, pz)
                        column += 1
    return _feasible(matrix[:, : column + 1].copy(), bound, rows, column)


# ---------------------------------------------------------------------- building and taking


@kernel
def _rests(grid: Any, cells: Any, by: _Offset) -> bool:
    """A quick check: inside the grid, nothing in the way, on the ground only within the site, and something below."""
    height, width = grid.shape[0], grid.shape[1]
    margin = (width - SITE) // 2
    held = False
    for index in range(cells.shape[0]):
        x = cells[index, 0] + by[0]
        y = cells[index, 1] + by[1]
        z = cells[index, 2] + by[2]
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
def candidates(grid: Any, orientations: Any, out: Any) -> int:
    """The places a piece can be slid to where it rests on something, from the ground up; returns how many.

    `orientations[o]` are the piece's cubes in each of its orientations, pushed against the axes, and a place is
    `out[n] = (orientation, x, y, z)`. The caller checks whether the tower would stand.
    """
    width = int64(grid.shape[1])
    cells = np.empty_like(orientations[0])
    count = 0
    for z in range(top_of(grid) + 1):
        for orientation in range(orientations.shape[0]):
            shape = orientations[orientation]
            for y in range(width - shape[:, 1].max()):
                for x in range(width - shape[:, 0].max()):
                    if not _rests(grid, shape, (x, y, z)):
                        continue
                    for index in range(shape.shape[0]):
                        cells[index, 0] = shape[index, 0] + x
                        cells[index, 1] = shape[index, 1] + y
                        cells[index, 2] = shape[index, 2] + z
                    if slides_out(grid, cells):
                        out[count, 0] = orientation
                        out[count, 1] = x
                        out[count, 2] = y
                        out[count, 3] = z
                        count += 1
    return count

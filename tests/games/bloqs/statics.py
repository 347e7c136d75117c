"""Whether towers stand, asked the honest way: a linear program over all contact forces, solved by SciPy's HiGHS.

It shares no code with the engine. Every face between two pieces, or between a piece and the ground, carries forces
at its four corners, along its normal, pushing only. They have to balance the weight of every piece: three equations
for force and three for torque. Side faces count like any others; what the engine leaves out is not left out here.

To be quick, one program asks about fifty towers. All weights of a tower are multiplied by a share between 0 and 1,
which the program makes as large as it can. Forces that hold a part of the weight, made larger, hold all of it: so a
tower's share is 1 if it stands and 0 if it does not, and nothing between.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.optimize import linprog
from scipy.sparse import coo_array

Cell = tuple[int, int, int]
Array = npt.NDArray[Any]

_NOTHING, _GROUND = -1, -2
_AT_ONCE = 50


def stands(cells: Mapping[Cell, int]) -> bool:
    """`cells` says which piece each cube belongs to."""
    return all_standing([cells])[0]


def all_standing(towers: Sequence[Mapping[Cell, int]], *, sides: bool = True) -> list[bool]:
    """The same of many towers; `sides=False` leaves out the faces at which pieces stand side by side."""
    return [
        answer
        for first in range(0, len(towers), _AT_ONCE)
        for answer in _standing(towers[first : first + _AT_ONCE], (0, 1, 2) if sides else (2,))
    ]


def _standing(towers: Sequence[Mapping[Cell, int]], axes: tuple[int, ...]) -> list[bool]:
    cubes = np.array(
        [(index, *cell, number) for index, cells in enumerate(towers) for cell, number in cells.items()],
        np.int64,
    ).reshape(-1, 5)
    tower, numbers, corners = cubes[:, 0], cubes[:, 4], cubes[:, 1:4]
    names, piece = np.unique(np.column_stack([tower, numbers]), axis=0, return_inverse=True)
    weights = _sum_by_piece(piece, len(names), corners + 0.5, np.array([0, 0, 1]))
    parts = [_forces(tower, piece, corners, axis) for axis in axes]
    rows, columns, values, forces = [], [], [], 0
    for owners, wrenches in parts:
        for sign, owner in ((1, owners[:, 0]), (-1, owners[:, 1])):
            held = np.flatnonzero(owner >= 0)
            rows.append((6 * owner[held, None] + np.arange(6)).ravel())
            columns.append(np.repeat(forces + held, 6))
            values.append((sign * wrenches[held]).ravel())
        forces += len(owners)
    rows.append(np.arange(6 * len(names)))
    columns.append(forces + np.repeat(names[:, 0], 6))
    values.append(-weights.ravel())
    shape = 6 * len(names), forces + len(towers)
    matrix = coo_array(
        (np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))), shape
    ).tocsr()
    matrix.eliminate_zeros()
    is_share = np.arange(shape[1]) >= forces
    solved = linprog(
        -is_share.astype(float),
        A_eq=matrix,
        b_eq=np.zeros(shape[0]),
        bounds=np.column_stack([np.zeros(shape[1]), np.where(is_share, 1, np.inf)]),
        method="highs-ds",
    )
    assert solved.status == 0, solved.message
    shares = solved.x[forces:]
    assert ((shares < 0.01) | (shares > 0.99)).all(), "a tower can neither stand nor fall by halves"
    return [bool(share > 0.5) for share in shares]


def _forces(tower: Array, piece: Array, corners: Array, axis: int) -> tuple[Array, Array]:
    """The forces along an axis: whom each pushes forwards and backwards, and what it does as force and torque."""
    normal = np.eye(3, dtype=np.int64)[axis]
    where = {
        (index, *cell): owner
        for index, cell, owner in zip(tower.tolist(), corners.tolist(), piece.tolist(), strict=True)
    }
    behind = [
        where.get((index, *cell), _GROUND if axis == 2 and cell[2] < 0 else _NOTHING)
        for index, cell in zip(tower.tolist(), (corners - normal).tolist(), strict=True)
    ]
    other = np.array(behind, np.int64)
    touching = (other != _NOTHING) & (other != piece)
    owners, wrenches = [], []
    for first in (0, 1):
        for second in (0, 1):
            point = corners[touching].copy()
            point[:, (axis + 1) % 3] += first
            point[:, (axis + 2) % 3] += second
            owners.append(np.column_stack([piece[touching], other[touching]]))
            wrenches.append(np.column_stack([np.broadcast_to(normal, point.shape), np.cross(point, normal)]))
    return np.concatenate(owners), np.concatenate(wrenches)


def _sum_by_piece(piece: Array, pieces: int, centres: Array, force: Array) -> Array:
    """What it takes to hold each piece up: the force and torque against the weight of its cubes."""
    total = np.zeros((pieces, 6))
    np.add.at(
        total, piece, np.column_stack([np.broadcast_to(force, centres.shape), np.cross(centres, force)])
    )
    return total

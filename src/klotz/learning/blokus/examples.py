"""Positions to learn from, made of games that were played."""

from functools import cache

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel
from klotz.games.blokus.tables import placements_on
from klotz.games.blokus.variants import VARIANTS, Variant
from klotz.jit import Structs
from klotz.learning.blokus import kernel_examples, kernel_selfplay
from klotz.learning.blokus.selfplay import ANY, OWN, STARTS
from klotz.players.blokus.context import context_of
from klotz.players.blokus.weights import new_network


def examples_of(
    name: str,
    played: Structs,
    full: int,
    random: np.random.Generator,
    tree_positions: Structs | None = None,
) -> Structs:
    """Every position of these games that was searched, and those that were kept of the trees; each game turned and
    mirrored at random.
    """
    if tree_positions is None:
        tree_positions = np.zeros(0, kernel_selfplay.TREE_POSITION)
    variant = VARIANTS[name]
    images, maps = symmetries(variant)
    count = kernel_examples.count_examples(played) + len(tree_positions)
    examples: Structs = np.zeros(count, kernel_examples.EXAMPLE)
    made = kernel_examples.replay(
        placements_on(variant.size).tables,
        context_of(variant),
        new_network(variant, layers=1),
        np.stack([_starts(variant, squares) for squares in maps]),
        played,
        tree_positions,
        images,
        random.integers(0, len(images), len(played)),
        full,
        examples,
    )
    assert made == len(examples)
    return examples


def _starts(variant: Variant, squares: npt.NDArray[np.int64]) -> Structs:
    """The boards that games begin on, as `STARTS` has them, under one symmetry.

    Where every colour has a start of its own, it is the image of that start in a game that is turned.
    """
    own = [int(squares[row * variant.size + column]) for column, row in variant.starts]
    of_colours = {ANY: [own] * len(variant.colours), OWN: [[square] for square in own]}
    return np.concatenate([kernel.new_boards(variant.size, of_colours[start]) for start in STARTS])


def symmetries(variant: Variant) -> tuple[npt.NDArray[np.uint16], list[npt.NDArray[np.int64]]]:
    """For each symmetry of the board that leaves the set of starting squares as it is, the image of every placement,
    and of every square.
    """
    starts = {row * variant.size + column for column, row in variant.starts}
    found = [
        (image, squares)
        for image, squares in zip(*_images(variant.size), strict=True)
        if set(squares[list(starts)]) == starts
    ]
    return np.stack([image for image, _ in found]), [squares for _, squares in found]


@cache
def _images(size: int) -> tuple[list[npt.NDArray[np.uint16]], list[npt.NDArray[np.int64]]]:
    """The images of placements and of squares under the eight symmetries of a square."""
    placements = placements_on(size)
    squares = placements.tables[0]["placements"][: placements.count, :5].astype(np.int64)
    numbers = {tuple(row): number for number, row in enumerate(np.sort(squares, 1).tolist())}
    board = np.arange(size * size).reshape(size, size)
    images, maps = [], []
    for turned in range(4):
        for grid in (np.rot90(board, turned), np.rot90(board, turned).T):
            to = np.empty(size * size + 1, np.int64)
            to[grid.ravel()] = board.ravel()
            to[size * size] = size * size  # what fills up small pieces stays what it is
            image = np.sort(to[squares], 1).tolist()
            images.append(np.array([numbers[tuple(row)] for row in image], np.uint16))
            maps.append(to)
    return images, maps

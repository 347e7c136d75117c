"""What a tower is worth when the game has run out (BQ-16), counted as with a finger, in every reading."""

from collections.abc import Collection
from typing import Final

READINGS: Final = ("anywhere", "lowest", "ground", "ground-all")

_Cell = tuple[int, int, int]


def count_tower(cells: Collection[_Cell], reading: str) -> tuple[int, int]:
    """Full layers, and the cubes that decide between towers with as many of them.

    `anywhere`: full layers wherever they are; the cubes of every layer that is not full.
    `lowest`: full layers wherever they are; the cubes of the lowest layer that is not full.
    `ground`: full layers from the ground up, until one is not; the cubes of that one.
    `ground-all`: full layers from the ground up; every other cube, those of full layers further up too.
    """
    layers: list[list[_Cell]] = []
    for cell in sorted(cells, key=lambda each: each[2]):
        while len(layers) <= cell[2]:
            layers.append([])
        layers[cell[2]].append(cell)
    is_full = []
    for layer in layers:
        squares = {(x, y) for x, y, _ in layer}
        is_full.append(all((x, y) in squares for x in (0, 1, 2) for y in (0, 1, 2)))
    if reading in ("anywhere", "lowest"):
        loose = [len(layer) for layer, full in zip(layers, is_full, strict=True) if not full]
        if reading == "lowest":
            loose = loose[:1]
        return is_full.count(True), sum(loose)
    counted = 0
    while counted < len(layers) and is_full[counted]:
        counted += 1
    above = [len(layer) for layer in layers[counted:]]
    if reading == "ground":
        above = above[:1]
    return counted, sum(above)

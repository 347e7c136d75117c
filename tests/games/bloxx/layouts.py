"""Sheets and dice made up at random, as the content of files."""

from random import Random
from typing import Any

Cell = tuple[int, int]


def random_sheet(random: Random) -> dict[str, Any]:
    rows = random.sample(range(1, 11), 4)
    names = ["orange", "violet", "green", "blue"]
    return {
        "name": "made up",
        "grid": "\n".join("".join(random.choice("...234") for _ in range(7)) for _ in range(10)),
        "rows": [
            {"row": row, "name": name, "colour": "#808080"} for row, name in zip(rows, names, strict=True)
        ],
    }


def random_dice(random: Random) -> dict[str, Any]:
    return {"name": "made up", **{die: [random_face(random) for _ in range(6)] for die in "AB"}}


def random_face(random: Random) -> str:
    """One to five squares that hang together, one of them circled."""
    cells: list[Cell] = [(4, 4)]
    size = random.randint(1, 5)
    while len(cells) < size:
        x, y = random.choice(cells)
        beside = random.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
        if beside not in cells:
            cells.append(beside)
    circle = random.choice(cells)
    lines = (
        "".join("o" if (x, y) == circle else "x" if (x, y) in cells else "." for x in range(9))
        for y in range(9)
    )
    return "\n".join(lines)

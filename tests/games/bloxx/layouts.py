"""Sheets and dice made up at random, as the content of files."""

from random import Random
from typing import Any

Cell = tuple[int, int]

NUMBERS = "......2342341579"


def random_sheet(random: Random, columns: int = 7, rows: int = 10) -> dict[str, Any]:
    coloured = random.sample(range(1, rows + 1), random.randint(0, min(rows, 8)))
    return {
        "name": "made up",
        "grid": "\n".join("".join(random.choice(NUMBERS) for _ in range(columns)) for _ in range(rows)),
        "rows": [{"row": row, "name": f"row {row}", "colour": "#808080"} for row in coloured],
    }


def random_dice(random: Random, longest: int = 5) -> dict[str, Any]:
    return {"name": "made up", **{die: [random_face(random, longest) for _ in range(6)] for die in "AB"}}


def random_box(random: Random, *, small: bool = False) -> dict[str, Any]:
    """A sheet of any size, and dice that go with it; on a small sheet games are short."""
    columns, rows = (random.randint(4, most) for most in ((6, 7) if small else (10, 14)))
    longest = min(5, columns, rows)
    return {"sheet": random_sheet(random, columns, rows), "dice": random_dice(random, longest)}


def random_face(random: Random, longest: int = 5) -> str:
    """One to five squares that hang together, one of them circled, and no more than so many in a row."""
    cells: list[Cell] = [(4, 4)]
    size = random.randint(1, 5)
    while len(cells) < size:
        x, y = random.choice(cells)
        beside = random.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
        if beside not in cells and all(
            max(along) - min(along) < longest for along in zip(*cells, beside, strict=True)
        ):
            cells.append(beside)
    circle = random.choice(cells)
    lines = (
        "".join("o" if (x, y) == circle else "x" if (x, y) in cells else "." for x in range(9))
        for y in range(9)
    )
    return "\n".join(lines)

"""Draws the two pictures of docs/architecture.md: the layers, and the path of a move through them.

The layers are those that import-linter checks, read from pyproject.toml; a test checks that each is described
here and that every file on the path of a move exists.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from klotz.picture import Picture
from klotz.picture.colours import mix
from klotz.picture.model import Element, Line, Polygon, Rectangle, Text

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = Path(__file__).parent / "pictures"

ROOMS: Final = {
    "web": "the page: TypeScript and Svelte; talks to the API only, and is built into the package",
    "cli": "the klotz command: one file or package per subcommand",
    "client": "a server by program: scripts, asyncio, bots",
    "server": "tables for people and computers: web, live, tables, store, accounts",
    "envs": "for those who learn",
    "learning": "weights by self-play",
    "puzzles": "positions with one best move",
    "warmup": "compiling in parallel",
    "arena": "matches, ladders, ratings, reports",
    "players": "computer players: random, greedy, search, levels, other programs by GTP; hints, analysis",
    "bulk": "many games at once",
    "fairness": "verifiable chance",
    "machine": "which it is",
    "records": "files, drawing, sheets",
    "testing": "check_game",
    "typed": "klotz.game",
    "games": "the rules: contract.py, and blokus, bloxx, bloqs, which know nothing of each other",
    "shapes": "polyominoes and polycubes",
    "picture": "a drawing, its renderers",
    "kernel_lock": "for kernels with threads",
    "kernel_random": "for kernels",
    "kernel_vectors": "matrices in vector instructions, as a kernel calls them",
    "kernel_vectors_llvm": "the same as machine code",
    "kernel_vector_sizes": "how large they are",
    "words": "every sentence, six languages",
    "jit": "compiling, caching hot code",
    "notebook": "pictures in cells",
    "processes": "how many to start",
    "registry": "which games there are",
    "extras": "what is installed only for those who need it, and the sentence for others",
    "errors": "KlotzError",
}
"""What each is for. `web` is not Python and is above all others."""

UNSEEN: Final = {"__main__"}

INK: Final = "#2b2b33"
GREY: Final = "#6b6b76"
COLOURS: Final = ("#2b6fd6", "#e0a800", "#d6293a", "#2f9e52")
WIDTH: Final = 880
MARGIN: Final = 24
ROW: Final = 50
GAP: Final = 10


class Step(NamedTuple):
    """A file that a move passes through, its depth, and what happens there."""

    depth: int
    file: str
    what: str


WAY: Final = (
    Step(0, "web/src/games/blokus/Board.svelte", "a piece is put down: the board calls play with a text"),
    Step(0, "web/src/lib/table/live-table.svelte.ts", "drawn at once as pending; sent over the WebSocket"),
    Step(1, "src/klotz/server/web/live_api.py", "who is asking, and may they? The message becomes an action"),
    Step(2, "src/klotz/server/live/tables.py", "the table in memory is found, or replayed from its events"),
    Step(
        3, "src/klotz/server/tables/decisions.py", "is it their turn, and do they know how the game stands?"
    ),
    Step(4, "src/klotz/games/contract.py", "state.parse: a move, or a refusal with its rule and a sentence"),
    Step(4, "src/klotz/games/blokus/kernel.py", "state.push: the board after it"),
    Step(3, "src/klotz/server/tables/events.py", "what happened, as numbered events"),
    Step(
        3,
        "src/klotz/server/store/writer.py",
        "on disk, in one commit with other queued writes; then answered",
    ),
    Step(2, "src/klotz/server/live/projection.py", "what each seat may see of it, and no more"),
    Step(
        1, "src/klotz/server/web/followers.py", "sent to all followers of the table; other nodes are notified"
    ),
    Step(0, "web/src/lib/table/fold.ts", "folded into what the page knows: no longer pending"),
)


def layers() -> list[list[str]]:
    """From top to bottom, as import-linter reads them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    (contract,) = [
        each for each in contracts if each["type"] == "layers" and each.get("containers") == ["klotz"]
    ]
    rows = [[name.strip() for name in row.split(":")] for row in contract["layers"]]
    return [["web"], *(row for row in rows if not set(row) <= UNSEEN)]


def box(x: float, y: float, width: float, colour: str, title: str, line: str) -> Iterator[Element]:
    fill = mix(colour, "#ffffff", 0.86)
    yield Rectangle(x, y, width, ROW, 7, fill=fill, stroke=mix(colour, "#ffffff", 0.35), stroke_width=1.5)
    yield Text(x + 14, y + 17, title, 14, "start", fill=INK)
    yield Text(x + 14, y + 36, line, 11.5, "start", fill=GREY)


def arrow(x: float, top: float, bottom: float) -> Iterator[Element]:
    yield Line((x, top), (x, bottom - 6), stroke=GREY, stroke_width=1.5)
    yield Polygon(((x - 4.5, bottom - 8), (x + 4.5, bottom - 8), (x, bottom)), fill=GREY)


def rooms() -> Picture:
    rows = layers()
    elements: list[Element] = []
    left, width = MARGIN + 34, WIDTH - 2 * MARGIN - 34
    for number, row in enumerate(rows):
        y = MARGIN + number * (ROW + GAP)
        each = (width - GAP * (len(row) - 1)) / len(row)
        for place, name in enumerate(row):
            suffix = "" if (ROOT / "src/klotz" / f"{name}.py").is_file() else "/"
            title = f"{name}{suffix or '.py'}"
            colour = COLOURS[number % len(COLOURS)]
            elements += box(left + place * (each + GAP), y, each, colour, title, ROOMS[name])
    height = 2 * MARGIN + len(rows) * (ROW + GAP) - GAP
    elements += arrow(MARGIN + 12, MARGIN + 4, height - MARGIN - 4)
    return Picture(WIDTH, height, tuple(elements), title="The layers of Klotz: imports point down only")


def way_of_a_move() -> Picture:
    inset, elements = 46, list[Element]()
    width = WIDTH - 2 * MARGIN - inset * max(step.depth for step in WAY)
    for number, step in enumerate(WAY):
        x, y = MARGIN + inset * step.depth, MARGIN + number * (ROW + GAP + 6)
        folder = step.file.removeprefix("src/klotz/")
        colour = COLOURS[step.depth % len(COLOURS)]
        elements += box(x, y, width, colour, f"{number + 1}  {folder}", step.what)
        if number:
            between = MARGIN + inset * max(step.depth, WAY[number - 1].depth) + 24
            elements += arrow(between, y - GAP - 6 + 2, y - 2)
    height = 2 * MARGIN + len(WAY) * (ROW + GAP + 6) - GAP - 6
    return Picture(WIDTH, height, tuple(elements), title="The path of a move, from the board and back")


def pictures() -> dict[str, Picture]:
    return {"rooms.svg": rooms(), "way-of-a-move.svg": way_of_a_move()}


if __name__ == "__main__":
    for name, picture in pictures().items():
        (PICTURES / name).write_text(picture.svg(), encoding="utf-8")

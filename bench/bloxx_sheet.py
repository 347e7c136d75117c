"""Does our Bloxx! sheet score like the rulebook's example? Plays many games on it and draws what they scored.

    python bench/bloxx_sheet.py --plot docs/bloxx-sheet.svg

The example scores 18: 6 from two rows, 26 from numbers, less 7 gaps and 7 blanks; so 14 shapes were drawn. The
sheet is chosen so that the *sound* player below scores that on average. The *planner* shows how much more there is
in the same sheet for who looks ahead.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from klotz.games.bloxx import kernel, read_dice, read_sheet
from klotz.games.bloxx.tables import drawings_of
from klotz.jit import Struct, Structs, int64
from klotz.picture import Element, Line, Picture, Rectangle, Text

Figures = npt.NDArray[np.int64]
"""For each game and seat: points from rows, points from numbers, gaps, blanks."""

ROWS, NUMBERS, GAPS, BLANKS = range(4)
EXAMPLE: Final = {"total": 18, "numbers": 26, "rows": 6, "gaps and blanks": 14}
BARS: Final = {"total": (2, 0.5), "numbers": (1, 0.5), "rows": (2, 1), "gaps and blanks": (4, 2)}
"""How wide the bars of the plot are, and how far before the least value the first one begins."""

ROUNDS: Final = 100  # parts a run is cut into, to show how far it is


class Player(NamedTuple):
    """What a player makes of a sheet, in points: weights of what it looks at."""

    gap: float
    """what a gap costs"""
    step: float
    """what a step between neighbouring columns costs, for each square of its height"""
    well: float
    """what a column costs that is deeper than its neighbours, for each square beyond the first"""
    number: float
    """the share that a number not yet covered counts"""
    row: float
    """the share of its points that an empty coloured row counts"""
    eager: float
    """how fast a coloured row counts more when it fills: 1 is evenly"""
    height: float
    """what it costs to build high: this times the square of each column's height"""


PLAYERS: Final = {
    # Counts what a drawing brings at once: the number circled, the gaps made, its squares' share of a coloured
    # row. Among drawings that bring the same it prefers the lowest.
    "sound": Player(gap=1, step=0, well=0, number=0, row=0, eager=1, height=0.01),
    # Also keeps its sheet even and its numbers open. The weights are the best of a random search.
    "planner": Player(gap=1.6, step=0.25, well=0.2, number=0.2, row=0.5, eager=3, height=0.02),
}

_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    return cast("_Function", numba.njit(error_model="numpy")(function))


@compiled
def value(table: Struct, board: Struct, seat: int, player: Player) -> float:
    """What a seat's sheet promises."""
    worth = float(board.points[seat])
    columns, rows, full = int64(table.columns), int64(table.rows), int64(table.full)
    heights = np.empty(columns + 2, np.int64)
    heights[0] = heights[-1] = rows  # the edges of the sheet are walls
    dead = 0
    for lane in range(1, columns + 1):
        free = int64(board.free[seat, lane])
        gaps = full & ~(free | int64(board.drawn[seat, lane]))
        heights[lane] = rows - int64(table.ones[free])
        dead |= gaps
        worth -= player.gap * table.ones[gaps] + player.height * heights[lane] ** 2
        for row in range(heights[lane], rows):
            worth += player.number * table.numbers[lane, row]
    for lane in range(1, columns + 1):
        depth = min(heights[lane - 1], heights[lane + 1]) - heights[lane]
        worth -= player.well * max(0, depth - 1)
        if lane > 1:
            worth -= player.step * abs(heights[lane] - heights[lane - 1])
    scored = int64(board.first[seat]) | int64(board.later[seat])
    for row in range(rows):
        if int64(table.coloured) >> row & 1 and not (dead | scored) >> row & 1:
            filled = 0
            for lane in range(1, columns + 1):
                filled += int64(board.drawn[seat, lane]) >> row & 1
            points = kernel.LATER if int64(board.taken) >> row & 1 else kernel.FIRST
            worth += points * (player.row + (1 - player.row) * (filled / columns) ** player.eager)
    return worth


@compiled
def choose(
    table: Struct,
    board: Struct,
    seat: int,
    player: Player,
    random: np.random.Generator,
    trial: Structs,
    drawings: npt.NDArray[np.uint16],
) -> int:
    """The drawing that leads to the best sheet; one of them at random where several do."""
    best = kernel.PASS
    best_value = -np.inf
    alike = 0
    for index in range(kernel.generate(table, board, seat, drawings)):
        trial[0] = board
        kernel.draw(table, trial[0], seat, int64(drawings[index]))
        found = value(table, trial[0], seat, player)
        if found > best_value:
            best_value = found
            alike = 0
        if found == best_value:
            alike += 1
            if random.integers(0, alike) == 0:
                best = int64(drawings[index])
    return best


@compiled
def play(
    tables: Structs, start: Structs, player: Player, random: np.random.Generator, figures: Figures
) -> None:
    """One game for each row of `figures`, everybody playing alike."""
    table = tables[0]
    boards = start.copy()
    trial = start.copy()
    drawings = np.empty(kernel.MOST_DRAWINGS, np.uint16)
    for number in range(len(figures)):
        boards[0] = start[0]
        board = boards[0]
        while not board.over:
            kernel.roll(board, int64(random.integers(1, 7)), int64(random.integers(1, 7)))
            active = int64(board.active)
            for place in range(board.seats):
                seat = (active + place) % int64(board.seats)
                drawing = choose(table, board, seat, player, random, trial, drawings)
                kernel.play(table, board, seat, drawing)
        for seat in range(board.seats):
            rows, numbers, gaps, blanks = kernel.score(table, board, seat)
            figures[number, seat, 0] = rows
            figures[number, seat, 1] = numbers
            figures[number, seat, 2] = gaps
            figures[number, seat, 3] = blanks


def parts(figures: Figures) -> dict[str, npt.NDArray[np.int64]]:
    """What is drawn and told of the games: one value a sheet."""
    sheets = figures.reshape(-1, 4)
    lost = sheets[:, GAPS] + sheets[:, BLANKS]
    return {
        "total": sheets[:, ROWS] + sheets[:, NUMBERS] - lost,
        "numbers": sheets[:, NUMBERS],
        "rows": sheets[:, ROWS],
        "gaps and blanks": lost,
    }


# ---------------------------------------------------------------------- the plot

PANEL_WIDTH, PANEL_HEIGHT, MARGIN, HEAD, FOOT = 300, 150, 34, 30, 36
INK, SOUND, PLANNER = "#16181c", "#7fb2e5", "#d55e00"


def plot(found: dict[str, dict[str, npt.NDArray[np.int64]]], title: str) -> Picture:
    """A panel for each part: the sound player's sheets as bars, the planner's as a line, the example as a mark."""
    elements: list[Element] = [Text(MARGIN, 20, title, size=13, anchor="start", fill=INK)]
    panel_high = HEAD + PANEL_HEIGHT + FOOT
    for index, part in enumerate(EXAMPLE):
        left = MARGIN + index % 2 * (PANEL_WIDTH + MARGIN)
        top = 36 + index // 2 * panel_high + HEAD
        elements += _panel(left, top, part, found["sound"][part], found["planner"][part])
    width, height = 3 * MARGIN + 2 * PANEL_WIDTH, 36 + 2 * panel_high + 30
    return Picture(width, height, (*elements, *_legend(MARGIN, height - 20)), title=title)


def _panel(
    left: float, top: float, part: str, sound: npt.NDArray[np.int64], planner: npt.NDArray[np.int64]
) -> Iterator[Element]:
    low, high = int(min(sound.min(), planner.min())), int(max(sound.max(), planner.max()))
    step, before = BARS[part]
    edges = np.arange(low - before, high + step, step)
    shares = [np.histogram(values, edges)[0] / len(values) for values in (sound, planner)]
    across = PANEL_WIDTH / (len(edges) - 1)
    up = PANEL_HEIGHT / max(share.max() for share in shares)
    bottom = top + PANEL_HEIGHT

    def at(value: float) -> float:
        return left + float(value - edges[0]) / step * across

    means = f"{part}: sound {sound.mean():.1f}, planner {planner.mean():.1f}, example {EXAMPLE[part]}"
    yield Text(left, top - 14, means, size=12, anchor="start", fill=INK)
    for edge, share in zip(edges, shares[0], strict=False):
        if share * up > 0.5:  # less cannot be seen
            yield Rectangle(at(edge) + 0.5, bottom - share * up, across - 1, share * up, fill=SOUND)
    level = bottom
    for edge, share in zip(edges, [*shares[1], 0], strict=True):
        after = bottom - share * up
        yield Line((at(edge), level), (at(edge), after), stroke=PLANNER, stroke_width=1.5)
        if edge != edges[-1]:
            yield Line((at(edge), after), (at(edge + step), after), stroke=PLANNER, stroke_width=1.5)
        level = after
    mark = at(EXAMPLE[part])
    yield Line((mark, top - 4), (mark, bottom + 4), stroke=INK, stroke_width=2)
    yield Line((left, bottom), (left + PANEL_WIDTH, bottom), stroke=INK, stroke_width=1)
    every = 10 if high - low > 20 else 4
    for value in range(-(-low // every) * every, high + 1, every):
        yield Text(at(value), bottom + 13, str(value), size=10, fill=INK)


def _legend(left: float, y: float) -> Iterator[Element]:
    yield Rectangle(left, y - 5, 14, 10, fill=SOUND)
    yield Text(left + 20, y, "sound player, share of all sheets", size=11, anchor="start", fill=INK)
    yield Line((left + 220, y), (left + 234, y), stroke=PLANNER, stroke_width=1.5)
    yield Text(left + 240, y, "planner", size=11, anchor="start", fill=INK)
    yield Line((left + 310, y - 6), (left + 310, y + 6), stroke=INK, stroke_width=2)
    yield Text(left + 317, y, "the rulebook's example", size=11, anchor="start", fill=INK)


# ---------------------------------------------------------------------- the command


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="how many games each player plays (10000)")
    parser.add_argument("--seats", type=int, default=2, choices=range(1, 5), help="players at the table (2)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds play equal games (1)")
    parser.add_argument("--sheet", default="standard", help="a sheet file, ours if left out")
    parser.add_argument("--dice", default="standard", help="a dice file, ours if left out")
    parser.add_argument(
        "--contact", default="side", choices=["side", "rest"], help="the ruling of BX-6 (side)"
    )
    parser.add_argument("--plot", type=Path, help="where to draw the plot, as SVG, or PNG by its ending")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games is at least 1")
    try:
        sheet, dice = read_sheet(options.sheet), read_dice(options.dice)
    except ValueError as error:
        parser.error(str(error))
    tables = drawings_of(sheet, dice, options.contact, "first").tables
    start = kernel.new_boards(tables, options.seats)
    console = Console()
    found = {}
    for name, player in PLAYERS.items():
        figures = np.zeros((options.games, options.seats, 4), np.int64)
        rounds = np.array_split(figures, min(ROUNDS, options.games))
        random = np.random.default_rng(options.seed)
        for games in track(rounds, f"{name:8}", console=Console(stderr=True)):
            play(tables, start, player, random, games)
        found[name] = parts(figures)
    table = Table("mean ± spread", *PLAYERS, "example", highlight=False)
    for part, example in EXAMPLE.items():
        told = (f"{values[part].mean():.1f} ± {values[part].std():.1f}" for values in found.values())
        table.add_row(part, *told, str(example))
    console.print(table)
    if options.plot:
        title = f"{sheet.name} sheet: {options.games} games of {options.seats}, contact {options.contact}"
        picture = plot(found, title)
        png = options.plot.suffix == ".png"
        options.plot.write_bytes(picture.png(2) if png else picture.svg().encode())


if __name__ == "__main__":
    main()

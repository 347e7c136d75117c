"""How many games a match takes until it says who is better, by drawing again and again from the games of a long one.

    klotz match a=search:simulations=1000 b=search:simulations=500 --games 400 --out balanced.jsonl
    python -m bench.sample_size balanced.jsonl random.jsonl

Pairs are drawn with replacement until the 95 % interval excludes 50 %, or a sequential test is decided.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from klotz.arena import PairCounts, Played, Sprt, estimate

MOST_PAIRS: Final = 5_000
"""A match that goes on for longer is given up, and counts as that long."""
FEWEST_PAIRS: Final = 5

app = typer.Typer(help=__doc__, pretty_exceptions_enable=False)


@app.command()
def compare(
    file: Annotated[list[Path], typer.Argument(help="Results that klotz match --out has written.")],
    sprt: Annotated[tuple[float, float], typer.Option(metavar="ELO0 ELO1")] = (0.0, 50.0),
    matches: Annotated[int, typer.Option(min=2, help="How many matches to draw.")] = 400,
    seed: Annotated[int, typer.Option()] = 0,
) -> None:
    """Print a table: the games until a decision, in the middle match and in nine of ten."""
    test = Sprt(*sprt)
    table = Table(box=None)
    for heading in ("file", "games", "score", "pairs decided", "interval", "9 of 10", "SPRT", "9 of 10"):
        table.add_column(heading, justify="left" if heading == "file" else "right")
    for path in file:
        pairs = pairs_of(path)
        found = estimate(pairs)
        by_interval = games_needed(pairs, _excludes_even, matches, Random(seed))
        by_test = games_needed(pairs, lambda drawn: test.verdict(drawn) is not None, matches, Random(seed))
        table.add_row(
            path.name,
            str(2 * len(pairs)),
            f"{found.score:.1%} ({found.low:.1%} to {found.high:.1%})",
            f"{PairCounts.of(pairs).decided:.0%}",
            *(str(games) for games in (*by_interval, *by_test)),
        )
    Console().print(table)


def pairs_of(path: Path) -> list[float]:
    """The first player's score in each complete pair of a file with one match."""
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    points = {
        played.place.number: played.points for played in (Played.of_json(json.loads(line)) for line in lines)
    }
    return [
        (points[number] + points[number + 1]) / 2
        for number in sorted(points)
        if number % 2 == 0 and number + 1 in points
    ]


def games_needed(
    pairs: Sequence[float], is_decided: Callable[[Sequence[float]], bool], matches: int, random: Random
) -> tuple[int, int]:
    """The games until a decision, in the middle and in nine of ten matches drawn from these pairs."""
    lengths = []
    for _ in range(matches):
        drawn = random.choices(pairs, k=FEWEST_PAIRS)
        while not is_decided(drawn) and len(drawn) < MOST_PAIRS:
            drawn.append(random.choice(pairs))
        lengths.append(2 * len(drawn))
    ninths = quantiles(lengths, n=10)
    return round(ninths[4]), round(ninths[8])


def _excludes_even(pairs: Sequence[float]) -> bool:
    found = estimate(pairs)
    return not found.low <= 0.5 <= found.high


if __name__ == "__main__":
    app()

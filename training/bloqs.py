"""Measures the Bloqs players against each other.

    python -m training.bloqs search                 search against greedy, in every variant
    python -m training.bloqs levels                 each level against the one below
    python -m training.bloqs report                 what was found so far, as Markdown

Games are played in pairs with the same dice and the seats swapped. Every game is written down when it is over, so
that a run can be interrupted at any time and goes on where it stopped.
"""

import argparse
import json
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import klotz
from klotz.players import player

VARIANTS = ("bloqs", "bloqs-turn2", "bloqs-maestro")


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players of a variant, and how many games they play."""

    game: str
    one: str
    other: str
    games: int

    def key(self, number: int) -> str:
        return f"{self.game} {self.one} {self.other} {number}"

    def play(self, number: int) -> float:
        """The result of one game for `one`: 1, 0 or 1/2. Games 2n and 2n + 1 have the same dice and swapped seats."""
        game = klotz.game(self.game)
        luck = random.Random(f"{self.game} {number // 2}")
        seat = number % 2
        players = [player(self.one, game, seed=2 * number), player(self.other, game, seed=2 * number + 1)]
        if seat:
            players.reverse()
        state = game.start(seats=2)
        while state.due:
            if state.due == (klotz.CHANCE,):
                state.push(state.draw(luck))
            else:
                state.push(players[state.due[0]].choose(state))
        outcome = state.outcome()
        assert outcome is not None
        return (seat in outcome.winners) / len(outcome.winners)


def pairings(what: str, variants: list[str], games: int | None) -> Iterator[Pairing]:
    for variant in variants:
        if what == "search":
            yield Pairing(variant, "search", "greedy", games or 400)
        else:
            for level in range(2, 10):
                yield Pairing(variant, f"level:{level}", f"level:{level - 1}", games or 200)


def load(path: Path) -> dict[str, float]:
    if not path.exists():
        return {}
    return dict(json.loads(line) for line in path.read_text().splitlines())


def measure(path: Path, plan: list[Pairing]) -> None:
    done = load(path)
    todo = [
        (pairing, number)
        for pairing in plan
        for number in range(pairing.games)
        if pairing.key(number) not in done
    ]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, path.open("a") as file:
        task = progress.add_task("", total=len(todo))
        for pairing, number in todo:
            progress.update(task, description=f"{pairing.game}: {pairing.one} - {pairing.other}")
            file.write(json.dumps([pairing.key(number), pairing.play(number)]) + "\n")
            file.flush()
            progress.advance(task)


def report(path: Path) -> str:
    """A table of all pairings with their scores and 95 % intervals, by pairs of games: those share their dice."""
    results: dict[str, dict[int, float]] = {}
    for key, result in load(path).items():
        name, _, number = key.rpartition(" ")
        results.setdefault(name, {})[int(number)] = result
    lines = ["| game | player | against | games | score | 95 % interval |", "|---|---|---|---|---|---|"]
    for name, games in results.items():
        game, one, other = name.split()
        pairs = [
            (games[number] + games[number + 1]) / 2
            for number in games
            if number % 2 == 0 and number + 1 in games
        ]
        if len(pairs) < 2:
            continue
        mean = sum(pairs) / len(pairs)
        spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1))
        margin = 1.96 * spread / math.sqrt(len(pairs))
        interval = f"{mean - margin:.1%} to {mean + margin:.1%}"
        lines.append(f"| {game} | {one} | {other} | {2 * len(pairs)} | {mean:.1%} | {interval} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("search", "levels", "report"))
    parser.add_argument(
        "--game", choices=VARIANTS, action="append", help="only this variant; may be repeated"
    )
    parser.add_argument("--games", type=int, help="how many games a pairing plays")
    parser.add_argument(
        "--file", type=Path, default=Path("bloqs-results.jsonl"), help="where results are kept"
    )
    given = parser.parse_args()
    if given.what != "report":
        measure(given.file, list(pairings(given.what, given.game or list(VARIANTS), given.games)))
    print(report(given.file))


if __name__ == "__main__":
    main()

"""Measures how strong the Bloxx! players are, and writes the figures as Markdown.

    python -m training.bloxx_strength solo        the search alone, beside greedy and one who knows all rolls
    python -m training.bloxx_strength greedy      the search against greedy, two seats
    python -m training.bloxx_strength levels      each level against the one below, two seats
    python -m training.bloxx_strength match A B   any two players, by the words that name them

Two-seat games come in pairs with the same rolls and seats swapped; a draw counts half. Intervals are 95 %.
"""

import argparse
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track

import klotz
from klotz.games.bloxx import BloxxState, kernel
from klotz.jit import Structs
from klotz.players import LEVELS, Player, player
from klotz.players.bloxx.kernel import VIEW
from klotz.players.bloxx.weights import weights_for
from training.kernel_bloxx_beam import expand, follow, totals

GAME: Final = klotz.game("bloxx")
SEARCH: Final = "level:9"
MOST_ROLLS: Final = 60


def rolls(seed: str) -> list[tuple[int, int]]:
    random = Random(seed)
    return [(random.randint(1, 6), random.randint(1, 6)) for _ in range(MOST_ROLLS)]


def played(seats: list[Player], coming: list[tuple[int, int]]) -> tuple[int, ...]:
    """The scores of a game with these rolls."""
    state = GAME.start(len(seats))
    dice = iter(coming)
    while not state.is_over:
        if state.due == (klotz.CHANCE,):
            face_a, face_b = next(dice)
            state.push(state.parse(f"roll A{face_a} B{face_b}"))
        else:
            seat = state.due[0]
            state.push(seats[seat].choose(state, seat=seat))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def pairs(one: str, other: str, games: int, seed: int) -> Iterator[tuple[float, float, float]]:
    """For each pair of games with seats swapped: the first player's result, and both players' mean scores."""
    for pair in range(games // 2):
        coming = rolls(f"{seed} {pair}")
        first, second = player(one, GAME, seed=2 * pair), player(other, GAME, seed=2 * pair + 1)
        here, there = played([first, second], coming), played([second, first], coming)
        result = (_result(here[0], here[1]) + _result(there[1], there[0])) / 2
        yield result, (here[0] + there[1]) / 2, (here[1] + there[0]) / 2


def _result(own: int, other: int) -> float:
    return 0.5 if own == other else float(own > other)


def match(one: str, other: str, games: int, seed: int) -> str:
    """A line of a table: who, against whom, how many games, the share won, the mean scores."""
    running = track(
        pairs(one, other, games, seed), f"{one} - {other}", games // 2, console=Console(stderr=True)
    )
    found = np.array(list(running))
    share, own, theirs = found.mean(axis=0)
    error = 1.96 * found[:, 0].std(ddof=1) / np.sqrt(len(found))
    return f"| {one} | {other} | {2 * len(found)} | {share:.1%} ± {error:.1%} | {own:.1f} | {theirs:.1f} |"


# ---------------------------------------------------------------------- who knows all rolls


class Prophet:
    """Plays a game alone knowing all its rolls: keeps the best sheets after each, as many as its width."""

    def __init__(self, width: int) -> None:
        state = GAME.start(1)
        assert isinstance(state, BloxxState)
        self.width, self.tables, self.weights = width, state.tables, weights_for(state)
        most = width * 160
        self._boards: tuple[Structs, Structs] = (
            np.zeros(width * 2, kernel.BOARD),
            np.zeros(width * 2, kernel.BOARD),
        )
        self._views = np.zeros(1, VIEW)
        self._worth, self._parent = np.zeros(most), np.zeros(most, np.int32)
        self._drawings, self._ended = np.zeros(most, np.int32), np.zeros(width * 2, np.bool_)

    def score(self, coming: list[tuple[int, int]]) -> int:
        here, there = self._boards
        here[0] = kernel.new_boards(1)[0]
        count, best = 1, -kernel.SQUARES
        scores = np.zeros(self.width * 2, np.int64)
        for face_a, face_b in coming:
            found = expand(
                self.tables, self.weights, here, count, face_a, face_b, self._views,
                self._worth, self._parent, self._drawings, self._ended,
            )  # fmt: skip
            totals(self.tables, here, count, scores)
            best = max([best, *scores[:count][self._ended[:count]].tolist()])
            if not found:
                break
            order = np.argsort(-self._worth[:found], kind="stable")[: self.width * 2]
            keys = np.zeros(len(order), np.uint64)
            follow(self.tables, here, self._parent[order], self._drawings[order], there, keys)
            _, alone = np.unique(
                keys, return_index=True
            )  # of equal sheets the one with most points comes first
            kept = np.sort(alone)[: self.width]
            there[: len(kept)] = there[kept]
            here, there, count = there, here, len(kept)
        return best


# ---------------------------------------------------------------------- the commands


def solo(games: int, seed: int, width: int) -> Iterator[str]:
    prophet = Prophet(width)
    players: dict[str, Callable[[int, list[tuple[int, int]]], int]] = {
        "greedy": lambda number, coming: played([player("greedy", GAME, number)], coming)[0],
        SEARCH: lambda number, coming: played([player(SEARCH, GAME, number)], coming)[0],
        f"knows all rolls, {width} sheets kept": lambda number, coming: prophet.score(coming),
    }
    means: list[float] = []
    yield "| player | games | mean score | spread |"
    yield "|---|---|---|---|"
    for name, play in players.items():
        numbers = track(range(games), name, console=Console(stderr=True))
        scores: npt.NDArray[np.int64] = np.array(
            [play(number, rolls(f"solo {seed} {number}")) for number in numbers]
        )
        means.append(float(scores.mean()))
        error = 1.96 * scores.std() / np.sqrt(games)
        yield f"| {name} | {games} | {scores.mean():.2f} ± {error:.2f} | {scores.std():.1f} |"
    low, reached, high = means
    yield ""
    yield f"The search goes {(reached - low) / (high - low):.0%} of the way from greedy to who knows all rolls."


def matches(several: list[tuple[str, str]], games: int, seed: int) -> Iterator[str]:
    yield "| player | against | games | share | mean score | theirs |"
    yield "|---|---|---|---|---|---|"
    for one, other in several:
        yield match(one, other, games, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["solo", "greedy", "levels", "match"])
    parser.add_argument("players", nargs="*", help="for match: two players")
    parser.add_argument("--games", type=int, help="1000 alone, 400 for a pair of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=300, help="sheets kept by who knows all rolls (300)")
    parser.add_argument(
        "--from", type=int, default=2, dest="lowest", help="for levels: the first to measure (2)"
    )
    parser.add_argument(
        "--to", type=int, default=9, dest="highest", help="for levels: the last to measure (9)"
    )
    options = parser.parse_args()
    if options.what == "solo":
        lines = solo(options.games or 1000, options.seed, options.width)
    else:
        several = {
            "greedy": [(SEARCH, "greedy")],
            "levels": [
                (f"level:{level}", f"level:{level - 1}")
                for level in LEVELS
                if options.lowest <= level <= options.highest
            ],
            "match": [tuple(options.players)],
        }[options.what]
        lines = matches(several, options.games or 400, options.seed)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()

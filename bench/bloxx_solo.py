"""Solo scores of the Bloxx! players, as Markdown: greedy, the search, and a beam search that knows all rolls.

    python -m bench.bloxx_solo

Matches are played by `klotz match` and `klotz ladder`. Intervals are 95 %.
"""

from collections.abc import Callable
from typing import Annotated, Final

import numpy as np
import typer
from rich.console import Console
from rich.progress import track

import klotz
from bench.kernel_bloxx_beam import Beam, expand, follow, totals
from klotz.arena import play_game
from klotz.arena.playing import Dice
from klotz.arena.statistics import Z95
from klotz.games.bloxx import BloxxState, kernel
from klotz.games.bloxx.notation import parse_roll
from klotz.jit import Structs
from klotz.players import player
from klotz.players.bloxx.kernel import VIEW
from klotz.players.bloxx.weights import weights_for

GAME: Final = klotz.game("bloxx")
MOST_ROLLS: Final = 60
MOST_SUCCESSORS: Final = 160
"""Of a sheet."""


def score_of(spec: str, number: int, seed: str) -> int:
    """The score of a player in one game."""
    with player(spec, GAME, number) as alone:
        (score,) = play_game(GAME.start(1), [alone], seed).scores
    return score


class BeamSearch:
    """Plays a game knowing all its rolls: keeps the best sheets after each, as many as its width."""

    def __init__(self, width: int) -> None:
        state = GAME.start(1)
        assert isinstance(state, BloxxState)
        self._start, self._width = state, width
        self._tables, self._weights = state.tables, weights_for(state)
        most = width * MOST_SUCCESSORS
        self._beam = Beam(
            np.zeros(1, VIEW),
            np.zeros(most),
            np.zeros(most, np.int32),
            np.zeros(most, np.int32),
            np.zeros(width * 2, np.bool_),
        )

    def score(self, seed: str) -> int:
        """The best score found for the rolls of a seed."""
        dice = Dice(seed)
        boards: Structs = kernel.new_boards(self._tables, 1)
        best = -self._start.sheet.columns * self._start.sheet.rows
        for _ in range(MOST_ROLLS):
            face_a, face_b = parse_roll(dice.roll(self._start).text)
            found = expand(self._tables, self._weights, boards, face_a, face_b, self._beam)
            scores = np.zeros(len(boards), np.int64)
            totals(self._tables, boards, scores)
            best = max([best, *scores[self._beam.ended[: len(boards)]].tolist()])
            if not found:
                break
            boards = self._next(boards, found)
        return best

    def _next(self, boards: Structs, found: int) -> Structs:
        """The best of the successors; of equal sheets only the one with most points."""
        order = np.argsort(-self._beam.values[:found], kind="stable")[: self._width * 2]
        following: Structs = np.zeros(len(order), kernel.BOARD)
        keys = np.zeros(len(order), np.uint64)
        follow(self._tables, boards, self._beam.parents[order], self._beam.drawings[order], following, keys)
        _, firsts = np.unique(keys, return_index=True)
        return following[np.sort(firsts)[: self._width]]


def main(
    games: Annotated[int, typer.Option(help="Games of each player.")] = 1000,
    seed: int = 1,
    width: Annotated[int, typer.Option(help="Sheets that the beam search keeps.")] = 300,
) -> None:
    """Measure solo scores."""
    beam = BeamSearch(width)
    players: dict[str, Callable[[int, str], int]] = {
        "greedy": lambda number, dice: score_of("greedy", number, dice),
        "level:9": lambda number, dice: score_of("level:9", number, dice),
        f"beam search that knows all rolls (width {width})": lambda _, dice: beam.score(dice),
    }
    means: list[float] = []
    print("| player | games | mean score | standard deviation |\n|---|---|---|---|")
    for name, play in players.items():
        numbers = track(range(games), name, console=Console(stderr=True))
        scores = np.array([play(number, f"solo {seed} {number}") for number in numbers])
        means.append(float(scores.mean()))
        error = Z95 * scores.std() / np.sqrt(games)
        print(f"| {name} | {games} | {scores.mean():.2f} ± {error:.2f} | {scores.std():.1f} |", flush=True)
    low, reached, high = means
    covered = (reached - low) / (high - low)
    print(f"\nLevel 9 covers {covered:.0%} of the distance from greedy to a player that knows all rolls.")


if __name__ == "__main__":
    typer.run(main)

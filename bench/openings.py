"""Make the books of balanced openings that Blokus matches begin from.

    python -m bench.openings                     # all four games
    python -m bench.openings blokus-duo --size 600
    python -m bench.openings blokus-duo --again --simulations 20000

An opening is drawn from the search's own policy, move by move, so that it looks like a game. A short search drops
most of those that are one-sided, a long one judges the rest, and those that are even are kept, however a match shares
out the seats. Each is written as soon as it is found: interrupted, the next run continues, and more can be added.
A stronger player sees advantages that the one before did not: with `--again` it judges the whole book, and what it
does not find even is dropped.

First pieces are placed on the colours' own starting squares, which is legal under either rule for them, and once
every colour has begun the two rules are the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from klotz import arena, games, players
from klotz.arena import Book, Opening
from klotz.arena.schedule import seatings
from klotz.games.blokus import BlokusState
from klotz.games.blokus.variants import Cell
from klotz.games.contract import Game, Record
from klotz.players import Choice, Limit, Player

app = typer.Typer(help=__doc__, pretty_exceptions_enable=False)

DATA: Final = Path(arena.__file__).parent / "openings" / "data"
EVEN: Final = 0.05
"""How far from 1/2 either side's result may be."""
EVEN_IN_A_ROW: Final = 0.1
"""The same where a side of two does not sit by turns: early seats are better, and two of them in a row more so."""
SLACK: Final = 0.01
"""What a search with a fifth of the simulations may be off."""
DRAFT: Final = 120
"""Simulations that choose a move of a candidate."""
DRAFT_SLACK: Final = 0.05
"""What these may be off."""
TEMPERATURE: Final = 1.5
"""Of that choice: above 1, so that openings vary."""


@dataclass(frozen=True, slots=True)
class Plan:
    size: int
    """Openings."""
    plies: tuple[int, int]
    """The fewest and the most; on the big board a piece or two of every colour."""
    simulations: int
    """Of the long search, for each seat whose turn it takes to know what it can expect."""


PLANS: Final = {
    "blokus-duo": Plan(200, (4, 6), 20_000),
    "blokus": Plan(150, (4, 8), 1_500),
    "blokus-2": Plan(100, (4, 8), 5_000),
    "blokus-3": Plan(100, (4, 8), 2_000),
}


@app.command()
def make(
    game: Annotated[list[str] | None, typer.Argument(help="Games, such as blokus-duo; default: all.")] = None,
    size: Annotated[int | None, typer.Option(min=1, help="How many openings a book has.")] = None,
    simulations: Annotated[int | None, typer.Option(min=10, help="Of the search that judges.")] = None,
    seed: Annotated[int, typer.Option(help="Of the candidates.")] = 0,
    again: Annotated[
        bool, typer.Option("--again", help="Judge the openings of the book anew first.")
    ] = False,
    out: Annotated[Path, typer.Option(help="The output folder; existing openings are kept.")] = DATA,
) -> None:
    """Make openings until every book is full."""
    columns = (TextColumn("{task.description:<12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    out.mkdir(parents=True, exist_ok=True)
    with Progress(*columns, TextColumn("{task.fields[state]}")) as bar:
        for name in game or PLANS:
            plan = PLANS[name]
            maker = Maker(name, plan.plies, simulations or plan.simulations, seed, out / f"{name}.txt")
            if again:
                judging = bar.add_task(name, total=maker.kept, state="")
                for kept in maker.judge_again():
                    bar.advance(judging)
                    bar.update(judging, state=f"{kept} kept")
            total = size or plan.size
            task = bar.add_task(name, total=total, completed=min(total, maker.kept), state="")
            while maker.kept < total:
                for tried in maker.find():
                    bar.update(task, state=f"{tried} tried")
                bar.advance(task)


class Maker:
    """The book of one game, as far as it is."""

    def __init__(self, name: str, plies: tuple[int, int], simulations: int, seed: int, path: Path) -> None:
        self._game: Final = games.game(name, starts="own")
        self._plies = plies
        self._simulations = simulations
        self._seed = seed
        self._path = path
        self._player: Final = players.player("search", self._game)
        self._drafts: Final[dict[tuple[str, ...], Sequence[Choice]]] = {}
        self._seen: Final[set[object]] = set()
        if path.exists():
            book = Book.of_text(name, path.read_text(encoding="utf-8"))
            self._seen.update(shape_of(_replayed(self._game, opening)) for opening in book.openings)
        else:
            path.write_text(_heading(name, plies, simulations), encoding="utf-8")

    @property
    def kept(self) -> int:
        return len(self._seen)

    def find(self) -> Iterator[int]:
        """Find one more opening and write it down; yields how many candidates were tried so far.

        Which one is found depends on the seed, and on how many there are, so that a later run goes on alike.
        """
        for tried in count():
            yield tried
            random = Random(f"{self._game.name} {self._seed} {self.kept} {tried}")
            state = self._candidate(random)
            if state is None:
                continue
            shape = shape_of(state)
            if shape in self._seen or not self._looks_even(state):
                continue
            results = judged(self._player, state, self._simulations)
            if is_even(results):
                self._seen.add(shape)
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(Opening(state.record_texts(), results).line() + "\n")
                return

    def judge_again(self) -> Iterator[int]:
        """Drop what is not even by today's search; yields how many were kept so far. Written when all are judged."""
        book = Book.of_text(self._game.name, self._path.read_text(encoding="utf-8"))
        kept: list[Opening] = []
        self._seen.clear()
        for opening in book.openings:
            state = _replayed(self._game, opening)
            results = judged(self._player, state, self._simulations)
            if is_even(results):
                self._seen.add(shape_of(state))
                kept.append(Opening(opening.moves, results))
            yield len(kept)
        lines = "".join(f"{opening.line()}\n" for opening in kept)
        self._path.write_text(
            _heading(self._game.name, self._plies, self._simulations) + lines, encoding="utf-8"
        )

    def _looks_even(self, state: BlokusState) -> bool:
        return is_even(judged(self._player, state, self._simulations // 5), SLACK)

    def _candidate(self, random: Random) -> BlokusState | None:
        """A few moves, each drawn by the visits of a short search.

        With two seats that search knows which moves leave an even game, and these are preferred; None if the last
        position has no such move.
        """
        state = self._game.start()
        assert isinstance(state, BlokusState)
        plies = random.randint(*self._plies)
        for ply in range(plies):
            choices = [choice for choice in self._draft(state) if choice.visits]
            if state.seats == 2:
                even = [choice for choice in choices if abs(choice.value - 0.5) <= EVEN + DRAFT_SLACK]
                if not even and ply == plies - 1:
                    return None
                choices = even or choices
            (chosen,) = random.choices(choices, [choice.visits ** (1 / TEMPERATURE) for choice in choices])
            state.push(chosen.move)
        return state

    def _draft(self, state: BlokusState) -> Sequence[Choice]:
        """Remembered near the start, where all candidates pass through the same positions."""
        moves = state.record_texts()
        if moves not in self._drafts:
            self._player.forget()
            choices = self._player.analyse(state, Limit(simulations=DRAFT)).choices
            if len(moves) > 2:
                return choices
            self._drafts[moves] = choices
        return self._drafts[moves]


def judged(player: Player, start: BlokusState, simulations: int) -> tuple[float, ...]:
    """The result every seat can expect, from 0 to 1.

    A search knows it of the seat to move, so the best moves are played until every seat has had its turn.
    """
    state = start.copy()
    found: dict[int, float] = {}
    player.forget()
    while len(found) < state.seats:
        analysis = player.analyse(state, Limit(simulations=simulations))
        found.setdefault(analysis.seat, analysis.value)
        if state.seats == 2:
            found[1 - analysis.seat] = 1 - analysis.value
        state.push(analysis.best.move)
    excess = sum(found.values()) / state.seats - 0.5  # everybody thinks a little too well of their own move
    return tuple(found[seat] - excess for seat in range(state.seats))


def side_results(results: Sequence[float]) -> tuple[float, ...]:
    """What the first side of a match can expect, for every way to share out the seats.

    A seat's result is its mean over all other seats. Summed over the seats of a side it counts those between seats of
    the same side too, which are 1/2 in the mean; without them it is the result of the match.
    """
    seats = len(results)
    found = []
    for sides in seatings(seats):
        own = [result for result, side in zip(results, sides, strict=True) if side == 0]
        within = len(own) * (len(own) - 1) / 2
        found.append(((seats - 1) * sum(own) - within) / (len(own) * (seats - len(own))))
    return tuple(found)


def is_even(results: Sequence[float], slack: float = 0.0) -> bool:
    by_turns, *in_a_row = side_results(results)
    reach = EVEN_IN_A_ROW if len(results) == 4 else EVEN
    return abs(by_turns - 0.5) <= EVEN + slack and all(abs(each - 0.5) <= reach + slack for each in in_a_row)


def _replayed(game: Game, opening: Opening) -> BlokusState:
    state = game.replay(Record(game.name, game.seat_counts[0], opening.moves, dict(game.options)))
    assert isinstance(state, BlokusState)
    return state


def shape_of(state: BlokusState) -> object:
    """What positions have in common that are the same after turning or mirroring the board."""
    last = state.variant.size - 1
    turns: list[Callable[[Cell], Cell]] = [
        lambda cell: cell,
        lambda cell: (last - cell[1], cell[0]),
        lambda cell: (last - cell[0], last - cell[1]),
        lambda cell: (cell[1], last - cell[0]),
    ]
    mirrored = [_after_mirroring(turn) for turn in turns]
    return min(
        tuple(sorted((piece.colour.value, tuple(sorted(map(turn, piece.cells)))) for piece in state.placed))
        for turn in (*turns, *mirrored)
    )


def _after_mirroring(turn: Callable[[Cell], Cell]) -> Callable[[Cell], Cell]:
    return lambda cell: turn((cell[1], cell[0]))


def _heading(name: str, plies: tuple[int, int], simulations: int) -> str:
    fewest, most = plies
    return (
        f"# Balanced openings of {name}, {fewest} to {most} plies: what each seat can expect, and the moves.\n"
        f"# Made by python -m bench.openings {name}, and judged by {simulations} simulations a turn.\n"
    )


if __name__ == "__main__":
    app()

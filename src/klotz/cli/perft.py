"""`klotz perft`: counts the ways to play, the classic test and benchmark of move generators."""

from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from klotz.cli.common import chosen_start, fail, read_record
from klotz.cli.options import GameOption, OptionalGame, SeatCount
from klotz.games.contract import Move, State


def perft(
    game: OptionalGame = None,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", min=0, help="How many moves deep.")] = 2,
    divide: Annotated[bool, typer.Option("--divide", help="Show the count for each first move.")] = False,
    position: Annotated[
        Path | None,
        typer.Option("--position", metavar="RECORD", help="Start from the end of this record."),
    ] = None,
    option: GameOption = None,
    seats: SeatCount = None,
) -> None:
    """Count the ways to play a number of moves."""
    if divide and depth == 0:
        fail("there is nothing to divide at depth 0: use --depth 1 or more")
    state = _starting_state(game, position, option, seats)
    out, progress = Console(), Console(stderr=True)
    began = perf_counter()
    if divide:
        counts = _divide(state, depth, progress)
        total = sum(counts.values())
        for move, count in counts.items():
            out.print(f"{move}: {count}", highlight=False, soft_wrap=True)
    else:
        with progress.status(f"Counting to depth {depth} ..."):
            total = state.perft(depth)
    seconds = perf_counter() - began
    out.print(
        f"{state.game.name}, depth {depth}: {total:,} in {seconds:.2f} s, {total / seconds:,.0f} nodes/s",
        highlight=False,
        soft_wrap=True,
    )


def _starting_state(
    game: str | None, position: Path | None, option: list[str] | None, seats: int | None
) -> State:
    if position is None:
        if game is None:
            fail("which game? Name one, or give a record with --position")
        return chosen_start(game, option, seats)
    if option or seats is not None:
        fail("the record sets the options and seats: leave out --option and --seats")
    record, state = read_record(position)
    if game is not None and game != record.game:
        fail(f"{position} is a record of {record.game}, not of {game}")
    return state


def _divide(state: State, depth: int, console: Console) -> dict[str, int]:
    """The count below each move, in the order of their squares."""
    counts = {}
    moves = sorted(state.legal_moves, key=_reading_order)
    for move in track(moves, description="Dividing", console=console, transient=True):
        state.push(move)
        counts[move.text] = state.perft(depth - 1)
        state.pop()
    return counts


def _reading_order(move: Move) -> tuple[tuple[bool, int, str], ...]:
    """Numbers in the text sort as numbers: e8 comes before e10."""
    return tuple(
        (digits, int(part) if digits else 0, part)
        for digits, group in groupby(move.text, key=str.isdigit)
        for part in ("".join(group),)
    )

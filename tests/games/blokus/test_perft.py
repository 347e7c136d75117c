"""Leaf counts from the files in tests/perft, by the kernel and, where that is quick, by push and pop."""

from pathlib import Path

import pytest

import klotz
from klotz.games.contract import State
from tests.games.blokus.naive import NaiveBlokus

FILE = Path(__file__).parents[2] / "perft" / "blokus.perft"
LINES = [line for line in FILE.read_text().splitlines() if line and not line.startswith("#")]


def read(line: str) -> tuple[State, list[int]]:
    game, moves, counts = line.split("|")
    name, *options = game.split()
    state = klotz.game(name, **dict(option.split("=") for option in options)).start()
    for text in moves.split():
        state.push(state.parse(text))
    return state, [int(count) for count in counts.split()]


def divide(state: State, depth: int) -> str:
    """What to compare with another program when a count is wrong."""
    lines = []
    for move in list(state.legal_moves):
        state.push(move)
        lines.append(f"{move.text}: {state.perft(depth - 1)}")
        state.pop()
    return "\n".join(sorted(lines))


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_perft(line: str) -> None:
    state, counts = read(line)
    for depth, count in enumerate(counts, start=1):
        assert state.perft(depth) == count, f"depth {depth} of {line}\n{divide(state, depth)}"


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_perft_by_push_and_pop(line: str) -> None:
    state, counts = read(line)
    for depth, count in enumerate(counts, start=1):
        if count < 20_000:
            assert State.perft(state, depth) == count


def test_perft_of_the_twin() -> None:
    """The naive twin counts two plies from a corner: 58 moves, each answered by 58."""
    twin = NaiveBlokus("blokus", "own")
    assert len(twin.legal()) == 58
    twin.play(twin.legal()[0].text)
    assert len(twin.legal()) == 58


def test_perft_of_a_finished_game_is_zero() -> None:
    state = klotz.game("blokus-duo").start()
    while state.due:
        state.push(next(iter(state.legal_moves)))
    assert state.perft(0) == 1
    assert state.perft(1) == 0
    assert state.perft(3) == 0

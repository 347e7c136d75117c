"""The kernel's own promises: numbering, fair random play, whole games."""

import os
import subprocess
import sys
from collections import Counter
from random import Random

import numpy as np
import pytest

import klotz
from klotz.games.bloxx import BloxxGame, BloxxState, kernel, read_dice, read_sheet
from klotz.games.bloxx.notation import parse_drawing
from klotz.games.bloxx.tables import drawings_of
from tests.games.bloxx.layouts import random_box
from tests.games.bloxx.numbering import STANDARD, face_of, numbers_of


def position(turns: int, seats: int = 2, seed: int = 3) -> BloxxState:
    """A game whose dice have been rolled so many times: somebody is to draw."""
    choose = Random(seed)
    state = klotz.game("bloxx").start(seats)
    assert isinstance(state, BloxxState)
    while state.turn < turns or state.due == (klotz.CHANCE,):
        state.push(choose.choice(list(state.legal_moves)))
    return state


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_every_drawing_has_one_number_and_one_text(seed: int | None) -> None:
    drawings = STANDARD
    if seed is not None:
        random = Random(seed)
        box = random_box(random)
        drawings = drawings_of(read_sheet(box["sheet"]), read_dice(box["dice"]), "rest", "first")
    seen = set()
    for number in numbers_of(drawings):
        assert number < 2**31
        face = face_of(drawings, number)
        text = drawings.text(number)
        seen.add((face, text))
        written = parse_drawing(text)
        assert written == drawings.drawing(number)
        assert drawings.find(face, written.cells, written.circle) == drawings.number(face, text) == number
    assert len(seen) == len(numbers_of(drawings))


def test_tables_have_room_for_the_largest_dice() -> None:
    """Bent threes marked at an end lie in most places, asymmetric fives in most slots."""
    for face, places in (("xx\no.", 8 * 6 * 9), ("xxx\nox.", 4 * 6 * 8 + 4 * 5 * 9)):
        dice = read_dice({"name": "large", "A": [face] * 6, "B": [face] * 6})
        drawings = drawings_of(read_sheet("standard"), dice, "side", "first")
        assert int(drawings.tables[0]["first"][12]) <= kernel.SLOTS
        table = drawings.tables[0]
        circled = [n for n in numbers_of(drawings) if n % kernel.MARKS != kernel.CROSSES]
        assert len(circled) == 12 * places
        assert 2 * places <= kernel.MOST_DRAWINGS
        assert int(table["first"][1]) <= kernel.FACE_SLOTS


def test_the_tables_are_shared() -> None:
    one, other = klotz.game("bloxx"), klotz.game("bloxx")
    assert isinstance(one, BloxxGame)
    assert isinstance(other, BloxxGame)
    assert one.drawings is other.drawings is STANDARD


@pytest.mark.parametrize("turns", [1, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_random_drawing_is_any_legal_one_equally_likely(turns: int, seat: int) -> None:
    """Chi-square over the legal drawings, with a fixed seed: what it finds today it finds tomorrow."""
    state = position(turns)
    while state.due != (seat,):
        state.push(next(iter(state.legal_moves)))
    legal = [move.text for move in state.legal_moves]
    assert len(legal) > 10
    work = kernel.new_work(seed=11)
    seen = Counter(
        STANDARD.text(kernel.pick(state.tables[0], state.board[0], work[0], seat))
        for _ in range(100 * len(legal))
    )
    assert set(seen) == set(legal)
    chi_square = sum((seen[text] - 100) ** 2 / 100 for text in legal)
    freedom = len(legal) - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_and_add_up(seats: int) -> None:
    start = kernel.new_boards(STANDARD.tables, seats)
    before = start.tobytes()
    scratch, work = np.zeros(1, kernel.BOARD), kernel.new_work(seed=5)
    for _ in range(200):
        made = kernel.bench_games(STANDARD.tables, start, scratch, work, 1)
        end = scratch[0]
        assert end["over"]
        assert end["due"] == 0
        squares = sum(int(column).bit_count() for column in end["drawn"].ravel())
        assert squares == 4 * made
        for seat in range(seats):
            rows, numbers, gaps, blanks = kernel.score_of(STANDARD.tables, scratch, seat)
            drawn = sum(int(column).bit_count() for column in end["drawn"][seat])
            assert gaps + blanks + drawn == 70
            assert 0 <= rows <= 16
            assert 0 <= numbers <= sum(read_sheet("standard").numbers.values())
            assert not (end["first"][seat] & end["later"][seat])
    assert start.tobytes() == before


def test_a_random_roll_is_any_of_36_equally_likely() -> None:
    boards, work = kernel.new_boards(STANDARD.tables, 2), kernel.new_work(seed=2)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(3600):
        kernel.throw(boards[0], work[0])
        seen[tuple(boards[0]["roll"].tolist())] += 1
    assert set(seen) == {(face_a, face_b) for face_a in range(1, 7) for face_b in range(1, 7)}
    chi_square = sum((count - 100) ** 2 / 100 for count in seen.values())
    assert abs(chi_square - 35) < 5 * (2 * 35) ** 0.5


def test_a_seed_decides_everything() -> None:
    state = position(2)
    seat = state.due[0]

    def run(seed: int) -> list[int]:
        work = kernel.new_work(seed)
        return [kernel.pick(state.tables[0], state.board[0], work[0], seat) for _ in range(20)]

    assert run(1) == run(1)
    assert run(1) != run(2)


_GAME = """
import random, klotz
from klotz.games.bloxx import kernel
state = klotz.game("bloxx", contact="rest").start(3)
choose = random.Random(1)
while state.due:
    state.push(choose.choice(list(state.legal_moves)))
work = kernel.new_work(7)
boards = kernel.new_boards(state.tables, 1)
kernel.throw(boards[0], work[0])
kernel.pick(state.tables[0], boards[0], work[0], 0)
print(state.record_texts(), state.score_sheet(), work["random"])
"""


def test_it_runs_uncompiled_alike() -> None:
    """For a debugger: what a kernel does is plain Python too."""
    told = [
        subprocess.run(
            [sys.executable, "-c", _GAME],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    ]
    assert told[0] == told[1] != ""


def test_pop_brings_back_every_byte() -> None:
    state = position(4, seats=3)
    for move in list(state.legal_moves)[:50]:
        before = state.board.tobytes()
        state.push(move)
        assert state.board.tobytes() != before
        state.pop()
        assert state.board.tobytes() == before


def test_counting_the_same_drawings_again() -> None:
    state = position(3)
    drawings = np.empty(kernel.MOST_DRAWINGS, np.uint16)
    seat = state.due[0]
    count = kernel.bench_generate(state.tables, state.board, seat, drawings, 7)
    assert count == 7 * state.legal_moves.of(seat).count()

"""The kernel's own promises: tables, fair random play, counting."""

import random
from collections import Counter

import numpy as np
import pytest

import klotz
from klotz.games.blokus import BlokusState, kernel
from klotz.games.blokus.tables import PIECE_NAMES, placements_on
from klotz.jit import Structs


def picked(state: BlokusState, work: Structs) -> int:
    """A random placement of the colour to move, drawn as at the beginning of a random game."""
    for field in ("candidate_count", "expanded", "listed"):
        work[field] = 0
    found: int = kernel.pick(state.tables[0], state.board[0], work[0], int(state.board[0]["turn"]))
    return found


def position(name: str, plies: int, seed: int = 3) -> BlokusState:
    state = klotz.game(name).start()
    assert isinstance(state, BlokusState)
    choose = random.Random(seed)
    for _ in range(plies):
        if state.due:
            state.push(choose.choice(list(state.legal_moves)))
    return state


@pytest.mark.parametrize(("size", "count"), [(20, 30_433), (14, 13_729)])
def test_every_placement_once(size: int, count: int) -> None:
    placements = placements_on(size)
    assert placements.count == count
    texts = {placements.text(number) for number in range(count)}
    assert len(texts) == count
    for number in range(0, count, 97):
        cells = placements.cells(number)
        assert placements.find(cells) == placements.number(placements.text(number)) == number
        assert placements.find((*cells[:-1], (19, 0))) != number


def test_pieces_are_numbered_small_first() -> None:
    rows = placements_on(14).tables[0]["placements"][:13_729]
    assert (np.diff(rows[:, kernel.PIECE].astype(int)) >= 0).all()
    assert (np.diff(rows[:, kernel.SIZE].astype(int)) >= 0).all()
    assert len(PIECE_NAMES) == kernel.PIECES


@pytest.mark.parametrize("name", ["blokus", "blokus-duo"])
@pytest.mark.parametrize("plies", [0, 6, 20])
def test_random_placement_is_uniform(name: str, plies: int) -> None:
    """Chi-square over the legal moves, with a fixed seed: what it finds today it finds tomorrow."""
    state = position(name, plies)
    legal = [move.text for move in state.legal_moves]
    draws = 100 * len(legal)
    work = kernel.new_work(seed=11)
    placements = placements_on(state.variant.size)
    seen = Counter(placements.text(picked(state, work)) for _ in range(draws))
    assert set(seen) == set(legal)
    chi_square = sum((seen[text] - 100) ** 2 / 100 for text in legal)
    freedom = len(legal) - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("name", ["blokus", "blokus-3", "blokus-duo"])
def test_playouts_end_where_nobody_can_place(name: str) -> None:
    for plies in (0, 12):
        state = position(name, plies)
        board = state.board.tobytes()
        work = kernel.new_work(seed=5)
        for _ in range(20):
            scratch = np.zeros(1, kernel.BOARD)
            placed = kernel.bench_playouts(state.tables, state.board, scratch, work, 1)
            end = scratch[0]
            colours = int(end["colours"])
            assert int(end["out"]) == (1 << colours) - 1
            moves = np.empty(kernel.PLACEMENTS, np.uint16)
            for colour in range(colours):
                scratch[0]["turn"] = colour
                assert kernel.legal_placements(state.tables, scratch, moves) == 0
            pieces_gone = sum(21 - int(left).bit_count() for left in end["left"][:colours])
            assert pieces_gone == placed + plies
            assert int(end["squares"].sum()) <= state.variant.size**2
        assert state.board.tobytes() == board


def test_a_seed_decides_everything() -> None:
    state = position("blokus-duo", 4)

    def run(seed: int) -> list[int]:
        work = kernel.new_work(seed)
        return [picked(state, work) for _ in range(20)]

    assert run(1) == run(1)
    assert run(1) != run(2)


def test_generating_leaves_the_board_as_it_was_to_play_on() -> None:
    state = position("blokus", 24)
    once = list(state.legal_moves)
    state._legal = None
    assert list(state.legal_moves) == once


def test_pop_brings_back_every_byte() -> None:
    state = position("blokus", 16)
    for move in list(state.legal_moves)[:50]:
        before = state.board.tobytes()
        state.push(move)
        assert state.board.tobytes() != before
        state.pop()
        assert state.board.tobytes() == before


def test_state_on_a_board_of_its_own() -> None:
    state = position("blokus-duo", 6)
    twin = state.copy()
    twin.push(next(iter(twin.legal_moves)))
    assert twin.board.tobytes() != state.board.tobytes()
    assert len(twin.placed) == len(state.placed) + 1

"""Rulings of the Blokus family that are not ours: what changes when a table chooses them."""

import random

import numpy as np
import pytest

import klotz
from klotz.games.blokus import BlokusState, Colour
from klotz.players.blokus.context import context_in
from klotz.players.blokus.kernel_context import final_points, seat_to_move
from klotz.shapes import PIECES
from tests.games.blokus.test_rules import play, start

# ---------------------------------------------------------------------- BK-10: one bonus for both colours


def set_up(placed: dict[str, list[str]], **options: str) -> BlokusState:
    state = klotz.games.game("blokus-2", scoring="advanced", **options).start(setup={"placed": placed})
    assert isinstance(state, BlokusState)
    return state


def laid_out(last: str, *, mirrored: bool = False) -> list[str]:
    """All 21 pieces somewhere on one half of the board, one of them placed last. Set-up pieces need not touch."""
    order = [name for name in PIECES if name != last] + [last]
    texts, column, row, tallest = {}, 0, 0, 0
    flattest = {
        name: min(piece.orientations(), key=lambda shape: max(cell[1] for cell in shape.cells))
        for name, piece in PIECES.items()
    }
    for name in sorted(PIECES, key=lambda name: max(cell[1] for cell in flattest[name].cells)):
        cells = [(x, y) for x, y in flattest[name].cells]
        width, height = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
        if column + width > 20:
            column, row, tallest = 0, row + tallest, 0
        squares = [(column + x, row + y) for x, y in cells]
        texts[name] = ",".join(f"{chr(97 + x)}{20 - y if mirrored else y + 1}" for x, y in squares)
        column, tallest = column + width, max(tallest, height)
    assert row + tallest <= 10
    return [texts[name] for name in order]


@pytest.mark.rule("BK-10")
@pytest.mark.ruling("bonus")
@pytest.mark.parametrize(
    ("blue_last", "red_last", "per_colour", "per_player"),
    [("1", "1", 40, 20), ("1", "X", 35, 15), ("X", "1", 35, 20), ("X", "X", 30, 15)],
)
def test_the_bonus_counts_for_each_colour_or_once_for_both(
    blue_last: str, red_last: str, per_colour: int, per_player: int
) -> None:
    """Red was set up last, so that its last piece is the last of both."""
    placed = {"blue": laid_out(blue_last), "red": laid_out(red_last, mirrored=True)}
    ours, theirs = set_up(placed), set_up(placed, bonus="player")
    assert ours.score_sheet()[0].total == per_colour
    assert theirs.score_sheet()[0] == (per_player, (("blue", 0), ("red", 0), ("bonus", per_player)))
    for state in (ours, theirs):
        points = np.zeros(4, np.float32)
        final_points(context_in(state)[0], state.board[0], points)
        assert points[0] == state.score_sheet()[0].total


@pytest.mark.rule("BK-10")
@pytest.mark.ruling("bonus")
def test_there_is_no_bonus_before_both_colours_are_done_and_none_when_squares_are_counted() -> None:
    placed = {"blue": laid_out("1"), "red": laid_out("1", mirrored=True)[:-1]}
    state = set_up(placed, bonus="player")
    assert state.score_sheet()[0].parts == (("blue", 0), ("red", -1), ("bonus", 0))
    basic = klotz.game("blokus-2", bonus="player").start(setup={"placed": placed})
    assert basic.score_sheet()[0].parts == (("blue", 0), ("red", 1))


@pytest.mark.rule("BK-10")
@pytest.mark.ruling("bonus")
def test_positions_that_score_differently_are_not_equal() -> None:
    blue, red = laid_out("1"), laid_out("X", mirrored=True)
    one = set_up({"blue": blue, "red": red}, bonus="player")
    other = set_up({"red": red, "blue": blue}, bonus="player")
    assert one.score_sheet()[0].total != other.score_sheet()[0].total
    assert one != other
    assert set_up({"blue": blue, "red": red}) == set_up({"red": red, "blue": blue})


# ---------------------------------------------------------------------- BK-11: the shared colour


@pytest.mark.rule("BK-11")
@pytest.mark.ruling("shared")
def test_any_colour_can_be_the_shared_one() -> None:
    state = klotz.game("blokus-3", shared="yellow").start()
    assert isinstance(state, BlokusState)
    turns = []
    for corner in ("a20", "t20", "t1", "a1"):
        turns.append((state.colour, state.due))
        play(state, corner)
    assert turns == [
        (Colour.BLUE, (0,)),
        (Colour.YELLOW, (0,)),
        (Colour.RED, (1,)),
        (Colour.GREEN, (2,)),
    ]
    assert [state.game.colours(seat) for seat in range(3)] == [("blue",), ("red",), ("green",)]
    assert [[part for part, _ in score.parts] for score in state.score_sheet()] == [
        ["blue"],
        ["red"],
        ["green"],
    ]


@pytest.mark.rule("BK-11")
@pytest.mark.ruling("shared_first")
@pytest.mark.parametrize(
    ("first", "order"), [("first", [0, 1, 2, 0]), ("second", [1, 2, 0, 1]), ("third", [2, 0, 1, 2])]
)
def test_who_begins_with_the_shared_colour(first: str, order: list[int]) -> None:
    state = klotz.games.game("blokus-3", shared_first=first).start()
    assert isinstance(state, BlokusState)
    choose = random.Random(3)
    shared: list[int] = []
    context = context_in(state)[0]
    while len(shared) < len(order):
        if state.colour is Colour.GREEN:
            shared.append(state.due[0])
        assert seat_to_move(context, state.board[0]) == state.due[0]
        state.push(choose.choice(list(state.legal_moves)))
    assert shared == order


@pytest.mark.rule("BK-11")
def test_a_colour_that_cannot_be_placed_once_never_can_be_again() -> None:
    """So it makes no difference whether such a turn of the shared colour counts as somebody's turn."""
    for name in ("blokus", "blokus-3", "blokus-duo"):
        state, choose = start(name), random.Random(name)
        while state.due:
            state.push(choose.choice(list(state.legal_moves)))
        out: set[Colour] = set()
        for colour, move in zip(state.turns, state.history, strict=True):
            assert (move.text == "pass") == (colour in out) or move.text == "pass"
            if move.text == "pass":
                out.add(colour)

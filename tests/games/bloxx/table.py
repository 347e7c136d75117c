"""How the tests come to a position, and what they need to know about our dice and sheet.

Of the standard dice they use: A1, four in a line with the circle at an end; A2, the same with the circle beside it;
B1, the T with its circle in the middle of the bar; B6, the square. The coloured rows are 2, 5, 7 and 9.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import klotz
from klotz.games.bloxx import BloxxState

STUCK = ("A a10*,b10,c10,d10", "B e9*,f9,e10,f10", "A g7*,g8,g9,g10")
"""A sheet on which nothing can ever be drawn again: every column has something in its top row."""


def upright(column: str, circle: bool = True) -> str:
    """Four in a line, standing on the bottom edge in a column, their circle lowest."""
    return f"A {column}1{'*' if circle else ''},{column}2,{column}3,{column}4"


def start(seats: int = 2, **options: Any) -> BloxxState:
    state = klotz.game("bloxx", **options).start(seats)
    assert isinstance(state, BloxxState)
    return state


def set_up(*sheets: Sequence[str], active: int = 0, **options: Any) -> BloxxState:
    setup = {"sheets": [list(sheet) for sheet in sheets], "active": active}
    state = klotz.game("bloxx", **options).start(len(sheets), setup)
    assert isinstance(state, BloxxState)
    return state


def play(state: BloxxState, *texts: str) -> BloxxState:
    for text in texts:
        state.push(state.parse(text))
    return state


def refused(state: BloxxState, text: str, seat: int | None = None) -> klotz.IllegalMove:
    """The error for an illegal move, after making sure that it changed nothing."""
    before = state.view(0), state.position, list(state.legal_moves)
    with pytest.raises(klotz.IllegalMove) as caught:
        state.parse(text, seat)
    assert (state.view(0), state.position, list(state.legal_moves)) == before
    error = caught.value
    assert error.position == str(state)
    assert str(error) == f"{error.rule}: {error.reason}"
    for mover in range(state.seats) if seat is None else [seat]:
        assert klotz.Move(mover, text) not in state.legal_moves
    return error


def due(state: BloxxState) -> tuple[int, ...]:
    """Who is due: asked anew each time, for a type checker believes that what it has seen once stays so."""
    return state.due


def parts(state: BloxxState, seat: int = 0) -> dict[str, int]:
    return dict(state.score_sheet()[seat].parts)

"""How the tests come to a position: towers written down by layers, discs and pawns where they are wanted."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import klotz
from klotz.games.bloqs import BloqsState, Tower
from klotz.games.bloqs.notation import parse_cells
from tests.games.bloqs.standard import numbers_of, parse_piece

PLACES = 20

FULL_LAYERS = {
    "OL1": {"O4": "a1 b1 a2 b2", "L4": "c1 c2 b3 c3", "1": "a3"},
    "T2V": {"T4": "a1 b1 c1 b2", "2": "a2 a3", "V3": "c2 b3 c3"},
    "III": {"I3": "a1 b1 c1 / a2 b2 c2 / a3 b3 c3"},
    "SL1": {"S4": "a1 b1 b2 c2", "L4": "a2 a3 b3 c3", "1": "c1"},
}
"""Layers of nine cubes, by the pieces they are made of. Each piece lies flat."""

NO_PLACE_FOR_T = (
    "V3 a1.1,a1.2,b1.2",
    "T4 a2.1,a2.2,b2.2,a2.3",
    "V3 a3.1,a3.2,b3.2",
    "2 c3.1,c3.2",
    "S4 c1.1,c1.2,c2.2,c2.3",
    "1 b2.3",
    "I3 a1.3,a1.4,a1.5",
    "O4 a2.4,b2.4,a3.4,b3.4",
    "2 c1.4,c2.4",
    "V3 b2.5,a2.6,b2.6",
    "S4 b1.7,a2.7,b2.7,a3.7",
)
"""A shaky tower on which no T4 can stand, anywhere. Found by a search; there seems to be no small one."""


def towers(*plans: Sequence[str]) -> list[dict[str, str]]:
    """Towers for a setup. A plan names full layers, from the ground up, and pieces with their cells:
    `["OL1", "T2V", "1 a1.3"]`. Pieces get the lowest number of their kind that is left, in the order of the plans.
    """
    left = {kind: list(numbers_of(kind)) for kind in ("1", "2", "I3", "V3", "O4", "L4", "T4", "S4")}
    built = []
    for plan in plans:
        tower: dict[str, str] = {}
        layer = 0
        for entry in plan:
            if entry in FULL_LAYERS:
                layer += 1
                for kind, places in FULL_LAYERS[entry].items():
                    for squares in places.split("/"):
                        cells = ",".join(f"{square}.{layer}" for square in squares.split())
                        tower[f"{kind}#{left[kind].pop(0)}"] = cells
            else:
                kind, cells = entry.split()
                tower[f"{kind}#{left[kind].pop(0)}"] = cells
        built.append(tower)
    return built


def tower_of(*plan: str, overhang: bool = False, only_uncovered: bool = False) -> Tower:
    """The tower of one plan, on no table."""
    pieces = {parse_piece(name): parse_cells(cells) for name, cells in towers(plan)[0].items()}
    return Tower(pieces, overhang=overhang, only_uncovered=only_uncovered)


def discs(turned_up: Mapping[int, str]) -> list[str | None]:
    """The ring with these discs turned up, by their places from 1."""
    return [turned_up.get(place) for place in range(1, PLACES + 1)]


def all_but(hidden: int, turned_up: Mapping[int, str]) -> list[str | None]:
    """The ring with only one disc face down, the named ones where they are wanted and the rest in any order."""
    every = ["1", "2", "I3", "V3", "O4", "L4", "T4", "S4", "steal", "build"] * 2
    for disc in turned_up.values():
        every.remove(disc)
    places = [place for place in range(1, PLACES + 1) if place != hidden and place not in turned_up]
    return discs(dict(zip(places, every, strict=False)) | dict(turned_up))


def start(name: str = "bloqs", seats: int = 2, **options: Any) -> BloqsState:
    state = klotz.game(name, **options).start(seats)
    assert isinstance(state, BloqsState)
    return state


def set_up(
    name: str = "bloqs", seats: int = 2, *, options: Mapping[str, Any] | None = None, **setup: Any
) -> BloqsState:
    state = klotz.game(name, **(options or {})).start(seats, setup)
    assert isinstance(state, BloqsState)
    return state


def maestro(*hands: list[str], options: Mapping[str, Any] | None = None, **setup: Any) -> BloqsState:
    """Maestro with these cards; as many players as there are hands."""
    return set_up("bloqs-maestro", len(hands), options=options, hands=list(hands), **setup)


def play(state: BloqsState, *texts: str) -> BloqsState:
    for text in texts:
        state.push(state.parse(text))
    return state


def play_on(state: BloqsState, random: Random, moves: int = 100_000) -> BloqsState:
    """Play at random, to the end or so many moves."""
    for _ in range(moves):
        if not state.due:
            break
        if state.chances:
            state.push(state.draw(random))
        else:
            state.push(random.choice(list(state.legal_moves)))
    return state


def texts(state: BloqsState) -> set[str]:
    return {move.text for move in state.legal_moves}


def chances(state: BloqsState) -> dict[str, float]:
    return {move.text: probability for move, probability in state.chances}


def step(state: BloqsState) -> Any:
    """What the game is waiting for, as it is shown; None when it is over."""
    return state.waiting_for and state.waiting_for["step"]


def refused(state: BloqsState, text: str, seat: int | None = None) -> klotz.IllegalMove:
    """The error for an illegal move, after making sure that it changed nothing."""
    before = state.position, state.due, state.history, [state.view(each) for each in range(state.seats)]
    with pytest.raises(klotz.IllegalMove) as caught:
        state.parse(text, seat)
    assert before == (
        state.position,
        state.due,
        state.history,
        [state.view(each) for each in range(state.seats)],
    )
    error = caught.value
    assert error.position == str(state)
    assert str(error) == f"{error.rule}: {error.reason}"
    assert error.rule in state.game.rules, f"{error.rule} is no rule of {state.game!r}"
    for mover in state.due if seat is None else [seat]:
        assert klotz.Move(mover, text) not in state.legal_moves
    return error

"""Whole games, decision by decision, against a twin without steps: every variant, with every ruling."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import klotz
from klotz import games
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.pieces import read_pieces
from klotz.games.bloqs.ring import deck, ring
from klotz.games.datafiles import STANDARD
from tests.games.bloqs.boxes import random_box
from tests.games.bloqs.naive import NaiveGame

NAMES = ("bloqs", "bloqs-turn2", "bloqs-maestro")


def follow(name: str, seats: int, seed: int, options: dict[str, Any]) -> BloqsState:
    """Play a game on the twin, and the same on the engine, which has to offer the same at every decision."""
    box = {part: options.get(part, STANDARD) for part in ("pieces", "ring", "deck")}
    pieces = read_pieces(box["pieces"])
    rulings = {name: value for name, value in options.items() if name not in box}
    naive = NaiveGame(
        pieces,
        ring(box["ring"], pieces),
        seats,
        Random(f"{name} {seats} {seed} {sorted(options.items())}"),
        free_direction=name != "bloqs",
        deck=deck(box["deck"], pieces) if name == "bloqs-maestro" else None,
        **rulings,
    )
    every_card = naive.cards()
    naive.play()
    assert naive.cards() == every_card
    state = klotz.game(name, **options).start(seats)
    assert isinstance(state, BloqsState)
    begins = [f"roll {6 if seat == naive.first else 1}" for seat in range(seats)]
    for choices, chosen in naive.dealt:
        assert {move.text for move in state.legal_moves} == choices
        state.push(state.parse(chosen))
    for text in begins:
        state.push(state.parse(text))
    for number, (choices, chosen) in enumerate(naive.decisions):
        assert {move.text for move in state.legal_moves} == choices, (number, naive.decisions[:number])
        state.push(state.parse(chosen))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (naive.reason, naive.winners)
    assert [dict(tower.pieces) for tower in state.towers] == [dict(tower.pieces) for tower in naive.towers]
    assert [tuple(state.counted(seat)) for seat in range(seats)] == [
        naive.counted(seat) for seat in range(seats)
    ]
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_and_the_end_are_the_same(seats: int) -> None:
    for seed in range(5):
        follow("bloqs", seats, seed, {})


def rulings(name: str) -> dict[str, tuple[Any, ...]]:
    """What each ruling of a game can be, without what is printed in a box."""
    return {
        key: option.values
        for key, option in games.options(name).items()
        if option.rule is not None and option.kind != "data"
    }


def one_by_one() -> Iterator[tuple[str, str, Any]]:
    """Every ruling that is not ours, in each variant that has it; without Turn2, which has those of the base game."""
    for name in ("bloqs", "bloqs-maestro"):
        for option, values in rulings(name).items():
            if not (
                name == "bloqs-maestro" and option == "overhang"
            ):  # slow, and the same as in the base game
                for value in values[1:]:
                    yield name, option, value


@pytest.mark.parametrize(("name", "option", "value"), list(one_by_one()))
def test_with_another_ruling(name: str, option: str, value: Any) -> None:
    seats = 3 if name == "bloqs-maestro" else 2
    follow(name, seats, 1, {option: value})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_with_any_rulings(name: str, seats: int) -> None:
    for seed in range(2):
        random = Random(f"rulings {name} {seats} {seed}")
        options = {
            option: random.choice(values) for option, values in rulings(name).items() if option != "overhang"
        }
        follow(name, seats, seed, options)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_the_same_with_any_pieces_ring_and_deck(name: str, seed: int) -> None:
    random = Random(f"{name} {seed}")
    box = random_box(random, name)
    follow(name, random.choice((2, 3, 4)), seed, box)

"""Bloqs keeps the contract: every variant, any number of seats, both kinds of tower; and no view tells a secret."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import words
from klotz.games.bloqs import BloqsState
from klotz.testing import check_game
from tests.games.bloqs.standard import CARDS
from tests.games.bloqs.table import discs, maestro, play, play_on, set_up, start, towers

NAMES = ("bloqs", "bloqs-turn2", "bloqs-maestro")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("overhang", [False, True])
def test_contract(name: str, seats: int, overhang: bool) -> None:
    # For every view check_game replays a game of Maestro with other cards, which takes most of the time.
    moves_checked = 1 if overhang or name == "bloqs-maestro" else 2
    check_game(klotz.games.game(name, overhang=overhang), seats, seed=3, moves_checked=moves_checked)


@given(st.sampled_from(NAMES[:2]), st.integers(2, 4), st.integers())
@settings(max_examples=3)
def test_contract_in_random_games(name: str, seats: int, seed: int) -> None:
    check_game(klotz.game(name), seats, seed=seed, moves_checked=1)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_of_a_variant_have_words(name: str) -> None:
    rules = klotz.game(name).rules
    assert rules[:16] == tuple(f"BQ-{number}" for number in range(1, 17))
    assert {"bloqs": 16, "bloqs-turn2": 17, "bloqs-maestro": 25}[name] == len(rules)
    assert all(words.has(f"rule-{rule}") for rule in rules)


# ---------------------------------------------------------------------- any text


def at_different_steps() -> list[BloqsState]:
    """A state at each kind of step that somebody decides at."""
    two = towers(["1 a1.1", "2 b1.1,c1.1"], ["2 a1.1,a1.2"])
    stealing = maestro(["die-2"], ["defence"], towers=two, discs=discs({2: "steal"}))
    return [
        start(),
        set_up(towers=two),
        play(set_up(discs=discs({2: "build"})), "roll 2"),
        play(set_up("bloqs-turn2"), "roll 2"),
        play(set_up(towers=two, discs=discs({2: "1"}), pawns=["start", 2]), "roll 2"),
        maestro(["die-2", "teleport"], []),
        play(stealing.copy(), "card die-2", "cw"),
        play(stealing.copy(), "card die-2", "cw", "steal 2 2#6"),
        play(stealing.copy(), "card die-2", "cw", "steal 2 2#6", "allow"),
    ]


STEPS = at_different_steps()
WORDS = st.sampled_from(
    [
        "roll",
        "3",
        "cw",
        "ccw",
        "build",
        "2#6",
        "#1",
        "a1.1",
        "a1.1,a1.2",
        "b2.1,c2.1",
        "steal",
        "2",
        "swap",
        "give",
        "take",
        "1#1",
        "card",
        "die-2",
        "teleport",
        "defend",
        "allow",
        "pass",
        "disc",
        "S4",
        "@1",
        "@2",
        "?",
        "é",
        "99",
    ]
)


@given(st.sampled_from(STEPS), st.lists(WORDS, max_size=7).map(" ".join) | st.text(max_size=30))
@settings(max_examples=400)
def test_any_text_is_a_legal_move_or_a_refusal_that_changes_nothing(state: BloqsState, text: str) -> None:
    before = state.position, state.due, state.history
    try:
        move = state.parse(text)
    except klotz.MoveError as error:
        assert str(error)
        assert error.position == str(state)
    else:
        assert move in state.legal_moves
        assert move in list(state.legal_moves)
    assert (state.position, state.due, state.history) == before


# ---------------------------------------------------------------------- secrets


def texts_in(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every text in a JSON value, and where it is."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts_in(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from texts_in(inner, (*path, index))


def names_a_card(text: str) -> bool:
    return any(word in CARDS for word in text.split())


def seen_by(state: BloqsState, seat: int | None) -> str:
    """All that can reach a seat, as bytes: its view, the position that a refusal shows, and its own moves."""
    moves = (
        [move.text for move in state.legal_moves.of(seat)] if seat in state.due and seat is not None else []
    )
    return json.dumps([state.view(seat), str(state), repr(state), moves], sort_keys=True)


@given(st.integers(2, 4), st.integers(), st.integers(0, 250))
@settings(max_examples=25)
def test_no_view_changes_with_what_is_hidden_from_it(seats: int, seed: int, moves: int) -> None:
    random = Random(seed)
    state = play_on(start("bloqs-maestro", seats), random, moves)
    for seat in (None, *range(seats)):
        for _ in range(3):
            other = state.resample(seat, random)
            assert seen_by(other, seat) == seen_by(state, seat)
            assert [len(other.hand(owner)) for owner in range(seats)] == [
                len(state.hand(owner)) for owner in range(seats)
            ]
            if seat is not None:
                assert other.hand(seat) == state.hand(seat)


def test_what_is_hidden_does_change() -> None:
    """Or else the test above would prove nothing."""
    random = Random(1)
    state = play_on(start("bloqs-maestro", 3), random, 60)
    others = [state.resample(0, random) for _ in range(20)]
    assert len({other.hand(1) for other in others}) > 5
    assert len({other.hand(2) for other in others}) > 5


@given(st.integers(2, 4), st.integers(), st.integers(0, 250))
@settings(max_examples=40)
def test_cards_are_named_only_where_everybody_saw_them(seats: int, seed: int, moves: int) -> None:
    state = play_on(start("bloqs-maestro", seats), Random(seed), moves)
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert view["hands"] == [
            list(state.hand(owner)) if owner == seat else len(state.hand(owner)) for owner in range(seats)
        ]
        for path, text in texts_in(view):
            if not names_a_card(text):
                continue
            if path[0] == "moves":
                word, *rest = text.split()
                assert word in {"card", "teleport", "lose", "deal"}
                assert word != "deal" or rest[0] == str((seat if seat is not None else -1) + 1)
            else:
                assert path[0] == "discards" or path[:2] == ("hands", seat), f"{text!r} at {path}"


@given(st.sampled_from(NAMES), st.integers(2, 4), st.integers(), st.integers(0, 120))
@settings(max_examples=30)
def test_discs_that_lie_face_down_have_no_name(name: str, seats: int, seed: int, moves: int) -> None:
    state = play_on(start(name, seats), Random(seed), moves)
    turned_up = [move.text.removeprefix("disc ") for move in state.history if move.text.startswith("disc ")]
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert sorted(disc for disc in view["discs"] if disc is not None) == sorted(turned_up)
        assert len(view["discs"]) == 20

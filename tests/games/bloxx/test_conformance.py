"""Bloxx! keeps the contract: any number of seats, both rulings, games and layouts chosen by Hypothesis."""

import json
import pickle
import re
from importlib import resources
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games.bloxx import BloxxState
from klotz.testing import check_game
from tests.games.bloxx.layouts import random_box
from tests.games.bloxx.numbering import STANDARD, face_of, numbers_of
from tests.games.bloxx.table import play, start


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("contact", ["side", "rest", "lie"])
def test_contract(seats: int, contact: str) -> None:
    check_game(klotz.games.game("bloxx", contact=contact), seats, moves_checked=3)


@given(st.integers(1, 4), st.sampled_from(["side", "rest", "lie"]), st.integers())
@settings(max_examples=6)
def test_contract_in_random_games(seats: int, contact: str, seed: int) -> None:
    check_game(klotz.games.game("bloxx", contact=contact), seats, seed=seed, moves_checked=2)


@given(st.integers(1, 4), st.sampled_from(["side", "rest", "lie"]), st.integers())
@settings(max_examples=5)
def test_contract_with_strange_sheets_and_dice(seats: int, contact: str, seed: int) -> None:
    random = Random(seed)
    game = klotz.games.game("bloxx", contact=contact, **random_box(random))
    check_game(game, seats, seed=seed, moves_checked=2)


@given(st.text(alphabet="abgABG0123456789,* @rolpasROLPAS\n\té", max_size=30), st.booleans())
@settings(max_examples=300)
def test_any_text_is_a_legal_move_or_a_refusal_that_changes_nothing(text: str, rolled: bool) -> None:
    state = start()
    if rolled:
        play(state, "roll A1 B6")
    before = state.view(0)
    try:
        move = state.parse(text)
    except klotz.MoveError as error:
        assert str(error)
        assert error.position == str(state)
    else:
        assert move in state.legal_moves
    assert state.view(0) == before


@given(st.data())
@settings(max_examples=150)
def test_capitals_spaces_and_order_do_not_matter(data: st.DataObject) -> None:
    state = start()
    faces = data.draw(st.tuples(st.integers(1, 6), st.integers(1, 6)))
    roll = f"roll A{faces[0]} B{faces[1]}"
    for written in (roll.upper(), f"roll b{faces[1]},a{faces[0]}", f" roll  A {faces[0]}  B {faces[1]} "):
        assert state.parse(written).text == roll
    play(state, roll)
    move = data.draw(st.sampled_from(list(state.legal_moves)))
    die, _, squares = move.text.partition(" ")
    mixed = data.draw(st.permutations(squares.replace("*", " *").split(",")))
    assert state.parse(f"{die.lower()}{' , '.join(mixed)}".upper()) == move
    assert state.parse(f"  {die}  {','.join(mixed).lower()}") == move


@pytest.mark.parametrize("contact", ["side", "rest", "lie"])
def test_every_drawing_is_legal_or_refused_with_a_reason(contact: str) -> None:
    """What the kernel refuses and what the reasons refuse is the same."""
    choose = Random(contact)
    state = start(contact=contact)
    drawings = numbers_of(STANDARD)
    rules = set()
    while state.due:
        if state.roll:
            faces = state.roll[0] - 1, state.roll[1] + 5
            rolled = [STANDARD.text(number) for number in drawings if face_of(STANDARD, number) in faces]
            legal = {move.text for move in state.legal_moves}
            for text in choose.sample(rolled, 60):
                try:
                    assert state.parse(text).text in legal
                except klotz.IllegalMove as error:
                    assert text not in legal
                    rules.add(error.rule)
        state.push(choose.choice(list(state.legal_moves)))
    assert rules == {"BX-3", "BX-4", "BX-5", "BX-6", "BX-7", "BX-8"}


def test_every_reason_is_given_somewhere_and_none_is_missing() -> None:
    words = resources.files("klotz.words").joinpath("en", "refusals-bloxx.ftl").read_text(encoding="utf-8")
    home = resources.files("klotz.games.bloxx")
    sources = "".join(home.joinpath(name).read_text(encoding="utf-8") for name in ("state.py", "refusals.py"))
    given = set(re.findall(r'"(bloxx-[a-z-]+)"', sources))
    assert given == set(re.findall(r"^(bloxx-[a-z-]+) =", words, re.MULTILINE))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("roll A1", "a roll names a face of each die"),
        ("roll A1 A2", "a roll names a face of each die"),
        ("roll A7 B1", "the faces 1 to 6, and no face 7"),
        ("roll A0 B1", "no face 0"),
        ("b1,c1,c2*,d2", "a drawing is a die and squares"),
        ("C b1,c1,c2*,d2", "a drawing is a die and squares"),
        ("A", "a drawing is a die and squares"),
        ("A a1,b1,", "'' is not a square"),
        ("A a1,b0", "'b0' is not a square"),
        ("A a1 b1", "'a1 b1' is not a square"),
        ("A a1**,b1", r"'a1\*\*' is not a square"),
        ("A a1,A1", "the same square stands twice"),
        ("A a1*,b1*,c1,d1", "only one square can have a star"),
        ("pass please", "a drawing is a die and squares"),
    ],
)
def test_texts_that_are_no_moves(text: str, complaint: str) -> None:
    for state in (start(), play(start(), "roll A1 B6")):
        with pytest.raises(klotz.InvalidMove, match=complaint) as caught:
            state.parse(text)
        assert caught.value.position == str(state)


def test_a_record_carries_a_sheet_and_dice_of_its_own() -> None:
    random = Random(8)
    game = klotz.game("bloxx", **random_box(random))
    state = game.start(3)
    while state.due:
        state.push(random.choice(list(state.legal_moves)))
    options = json.loads(json.dumps(dict(game.record(state).options)))
    again = klotz.game("bloxx", **options)
    assert again == game
    assert hash(again) == hash(game)
    assert again.replay(game.record(state)) == state
    assert eval(repr(game)) == game
    assert pickle.loads(pickle.dumps(state)) == state
    assert game != klotz.game("bloxx")


def test_the_same_number_on_both_sides_of_a_die_is_no_trouble() -> None:
    """Dice that show the same shape on every face: a text means the face that is up."""
    dice = {"name": "all alike", "A": ["ox"] * 6, "B": ["ox"] * 6}
    state = klotz.game("bloxx", dice=dice).start(2)
    assert isinstance(state, BloxxState)
    play(state, "roll A2 B5", "B a1*,b1", "A a1*,b1", "roll A6 B1", "A c1,d1*")
    assert state.drawn(0)[0].die == "B"
    assert {move.text[0] for move in state.legal_moves} == {"A", "B"}
    assert state.game.replay(state.game.record(state)) == state


def test_what_a_seat_sees() -> None:
    state = play(start(), "roll A1 B6", "A a1,b1,c1,d1*")
    view = state.view(1)
    assert view["active"] == 0
    assert list(view["roll"] or ()) == [1, 6]
    assert view["chosen_die"] == "A"
    assert view["sheet"] == state.sheet.json()
    assert view["dice"] == state.dice.json()
    drawn = {"cells": [[0, 0], [1, 0], [2, 0], [3, 0]], "circle": [3, 0], "die": "A", "turn": 1}
    assert view["sheets"] == [
        {"drawn": [drawn], "gaps": [], "rows": {}},
        {"drawn": [], "gaps": [], "rows": {}},
    ]


def test_the_position_as_text() -> None:
    state = play(start(), "roll A1 B1", "A a1*,a2,a3,a4", "B a1,b1*,c1,b2", "roll A1 B1", "A d1*,e1,f1,g1")
    assert str(state).splitlines() == [
        "   seat 1: -66        seat 2: -60",
        "10 . . . 4 . . .   10 . . . 4 . . .",
        " 9 . 3 . . . 3 .    9 . 3 . . . 3 .   blue",
        " 8 . . . . . . .    8 . . . . . . .",
        " 7 2 . . 4 . . 2    7 2 . . 4 . . 2   green",
        " 6 . . . . . . .    6 . . . . . . .",
        " 5 . 3 . . . 3 .    5 . 3 . . . 3 .   violet",
        " 4 x . . 2 . . .    4 . . . 2 . . .",
        " 3 x . . . . . 2    3 2 . . . . . 2",
        " 2 x . . 2 . . .    2 . x . 2 . . .   orange",
        " 1 o 2 . . . 2 .    1 x o x o x x x",
        "   a b c d e f g      a b c d e f g",
        "A1     B1",
        "oxxx   xox",
        "       .x.",
        "to draw: seat 1; seat 2 took die A",
    ]

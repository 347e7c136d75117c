"""The engine against the naive twin: drawings, turns, gaps, rows and scores, in random games of every kind."""

from itertools import product
from random import Random

import pytest

import klotz
from klotz.games.bloxx import BloxxState
from tests.games.bloxx.layouts import random_box
from tests.games.bloxx.naive import STANDARD_DICE, NaiveBloxx, places

STANDARD_POSITIONS = 500
STRANGE_GAMES = 6
KINDS = list(product(("side", "rest", "lie"), (1, 2, 3, 4)))

RULES = [pytest.mark.rule(f"BX-{number}") for number in range(1, 14)]


def play_both(state: BloxxState, twin: NaiveBloxx, choose: Random) -> int:
    """Play a random game on both; returns how often somebody had to choose a drawing."""
    positions = 0
    while state.due:
        assert state.due == twin.due()
        if state.due == (klotz.CHANCE,):
            move = choose.choice(list(state.legal_moves))
        else:
            for seat in state.due:
                legal = twin.legal(seat)
                texts = [move.text for move in state.legal_moves.of(seat)]
                assert len(texts) == len(legal)
                assert set(texts) == legal
                positions += 1
            move = choose.choice(list(state.legal_moves.of(choose.choice(state.due))))
        state.push(move)
        twin.play(*move)
        assert (state.active, state.roll) == (twin.active, twin.roll)
        for seat, sheet in enumerate(twin.sheets):
            assert {cell for shape in state.drawn(seat) for cell in shape.cells} == sheet.drawn
            assert {shape.circle for shape in state.drawn(seat)} - {None} == sheet.circled
            assert state.gaps(seat) == sheet.gaps
            assert state.rows_scored(seat) == sheet.rows
            assert dict(state.score_sheet()[seat].parts) == twin.parts(seat)
    assert twin.over
    return positions


def start(game: klotz.Game, seats: int) -> BloxxState:
    state = game.start(seats)
    assert isinstance(state, BloxxState)
    return state


@pytest.mark.parametrize(("contact", "seats"), [pytest.param(*kind, marks=RULES) for kind in KINDS])
def test_random_games(contact: str, seats: int) -> None:
    game = klotz.games.game("bloxx", contact=contact)
    choose = Random(f"{contact} {seats}")
    positions = 0
    while positions < STANDARD_POSITIONS:
        twin = NaiveBloxx(seats, contact)
        state = start(game, seats)
        positions += play_both(state, twin, choose)
        outcome = state.outcome()
        assert outcome is not None
        scores = [sum(twin.parts(seat).values()) for seat in range(seats)]
        assert list(outcome.scores) == scores
        assert outcome.winners == tuple(seat for seat in range(seats) if scores[seat] == max(scores))


@pytest.mark.parametrize(("contact", "seats"), [pytest.param(*kind, marks=RULES) for kind in KINDS])
def test_random_games_with_strange_sheets_and_dice(contact: str, seats: int) -> None:
    choose = Random(f"strange {contact} {seats}")
    for _ in range(STRANGE_GAMES):
        box = random_box(choose)
        game = klotz.games.game("bloxx", contact=contact, **box)
        play_both(start(game, seats), NaiveBloxx(seats, contact, **box), choose)


@pytest.mark.rule("BX-12")
@pytest.mark.ruling("solo_end")
@pytest.mark.parametrize("contact", ["side", "rest", "lie"])
def test_random_games_alone_that_end_with_the_second_miss(contact: str) -> None:
    choose = Random(f"second {contact}")
    game = klotz.games.game("bloxx", contact=contact, solo_end="second")
    for _ in range(6):
        state = start(game, 1)
        play_both(state, NaiveBloxx(1, contact, solo_end="second"), choose)
        assert [move.text for move in state.history].count("pass") == 2


@pytest.mark.rule("BX-4")
def test_the_dice_show_every_tetromino_with_one_square_marked_once() -> None:
    everywhere = [places(face) for die in "AB" for face in STANDARD_DICE[die]]
    assert len({frozenset(found) for found in everywhere}) == 12
    assert {len(place.cells) for found in everywhere for place in found} == {4}

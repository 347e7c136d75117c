"""Each rule about turns and shapes, by its id: what it allows, what it refuses, and in which words.

Where shapes may lie is in `test_places.py`, the score and the end are in `test_scores.py`.
"""

import pytest

import klotz
from klotz.games.bloxx import BloxxState
from tests.games.bloxx.table import STUCK, due, play, refused, set_up, start

# ---------------------------------------------------------------------- BX-1: the active player


@pytest.mark.rule("BX-1")
def test_everybody_has_the_same_sheet_of_ten_rows_and_seven_columns() -> None:
    state = start(4)
    assert (state.sheet.columns, state.sheet.rows) == (7, 10)
    assert len(state.sheet.coloured) == 4
    assert {"orange", "violet"} < {coloured.name for coloured in state.sheet.coloured}
    assert set(state.sheet.numbers.values()) == {2, 3, 4}
    assert {score.total for score in state.score_sheet()} == {-70}


@pytest.mark.rule("BX-1")
def test_both_dice_are_rolled_by_chance_and_every_roll_is_equally_likely() -> None:
    state = start()
    assert due(state) == (klotz.CHANCE,)
    assert state.roll is None
    assert len(state.chances) == 36
    assert {chance.probability for chance in state.chances} == {1 / 36}
    assert len({chance.move.text for chance in state.chances}) == 36
    play(state, "roll A3 B5")
    assert state.roll == (3, 5)
    assert state.chances == ()


@pytest.mark.rule("BX-1")
def test_the_active_player_draws_the_shape_of_either_die() -> None:
    state = play(start(), "roll A1 B6")
    assert due(state) == (state.active,) == (0,)
    for text, die in (("A a1*,b1,c1,d1", "A"), ("B a1*,b1,a2,b2", "B")):
        play(state, text)
        assert state.chosen_die == die
        (drawn,) = state.drawn(0)
        assert (drawn.die, drawn.circle, drawn.turn) == (die, (0, 0), 1)
        state.pop()
    assert state.chosen_die is None


@pytest.mark.rule("BX-1")
def test_nothing_is_drawn_before_the_roll_and_nobody_rolls_twice() -> None:
    state = start()
    for text in ("A a1*,b1,c1,d1", "pass"):
        for seat in (None, 0, 1):
            error = refused(state, text, seat)
            assert (error.rule, error.key) == ("BX-1", "bloxx-roll-first")
    play(state, "roll A1 B6")
    assert refused(state, "roll A1 B6").key == "bloxx-rolled-already"


@pytest.mark.rule("BX-1")
def test_a_player_does_not_choose_what_the_dice_show() -> None:
    error = refused(start(), "roll A1 B6", seat=0)
    assert (error.rule, error.key) == ("BX-1", "bloxx-dice-decide")


@pytest.mark.rule("BX-1")
def test_one_to_four_seats() -> None:
    assert [klotz.game("bloxx").start(seats).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert klotz.game("bloxx").start().seats == 2
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 or 2 or 3 or 4 seats"):
            klotz.game("bloxx").start(seats)


# ---------------------------------------------------------------------- BX-2, BX-3: the others


@pytest.fixture
def others_to_draw() -> BloxxState:
    """Four players; the first has taken die A, four in a line."""
    return play(start(4), "roll A1 B6", "A a1*,b1,c1,d1")


@pytest.mark.rule("BX-2")
def test_nobody_draws_before_the_active_player() -> None:
    state = play(start(4), "roll A1 B6")
    error = refused(state, "A a1*,b1,c1,d1", seat=2)
    assert (error.rule, error.key, error.details) == ("BX-2", "bloxx-active-first", {"seat": 1})
    assert "player 1" in error.reason


@pytest.mark.rule("BX-2")
def test_then_all_others_draw_in_any_order_and_the_record_keeps_it(others_to_draw: BloxxState) -> None:
    state = others_to_draw
    assert due(state) == (1, 2, 3)
    play(state, "@3 B a1*,b1,a2,b2")
    assert due(state) == (1, 3)
    play(state, "@4 A a1,b1,c1,d1")
    assert due(state) == (1,)
    play(state, "B a1,b1*,a2,b2")
    assert due(state) == (klotz.CHANCE,)
    assert state.active == 1
    assert state.record_texts() == (
        "roll A1 B6",
        "A a1*,b1,c1,d1",
        "@3 B a1*,b1,a2,b2",
        "@4 A a1,b1,c1,d1",
        "B a1,b1*,a2,b2",
    )
    assert state.game.replay(state.game.record(state)).history == state.history


@pytest.mark.rule("BX-2")
def test_the_order_of_the_others_makes_no_difference(others_to_draw: BloxxState) -> None:
    texts = ["@2 B a1*,b1,a2,b2", "@3 A d1,e1,f1,g1", "@4 B f1,g1,f2*,g2"]
    one, other = others_to_draw.copy(), others_to_draw.copy()
    play(one, *texts)
    play(other, *reversed(texts))
    assert one == other
    assert one.history != other.history


@pytest.mark.rule("BX-2")
def test_each_draws_once_a_turn(others_to_draw: BloxxState) -> None:
    play(others_to_draw, "@3 B a1*,b1,a2,b2")
    for seat in (0, 2):
        error = refused(others_to_draw, "B c1*,d1,c2,d2", seat)
        assert (error.rule, error.key) == ("BX-2", "bloxx-turn-taken")


@pytest.mark.rule("BX-2")
def test_who_draws_must_be_said_when_several_may(others_to_draw: BloxxState) -> None:
    with pytest.raises(klotz.InvalidMove, match=r"several seats are due.*'@2 B"):
        others_to_draw.parse("B a1*,b1,a2,b2")


@pytest.mark.rule("BX-3")
def test_with_the_active_players_die_the_circle_becomes_a_cross(others_to_draw: BloxxState) -> None:
    state = others_to_draw
    error = refused(state, "A a1*,b1,c1,d1", seat=1)
    assert (error.rule, error.key, error.details) == ("BX-3", "bloxx-circle-lost", {"die": "A"})
    texts = [move.text for move in state.legal_moves.of(1)]
    assert not any("*" in text for text in texts if text.startswith("A"))
    assert all(text.count("*") == 1 for text in texts if text.startswith("B"))
    play(state, "@2 A a1,b1,c1,d1")
    (drawn,) = state.drawn(1)
    assert drawn.circle is None


@pytest.mark.rule("BX-3")
def test_with_the_other_die_it_stays_a_circle(others_to_draw: BloxxState) -> None:
    assert refused(others_to_draw, "B a1,b1,a2,b2", seat=1).key == "bloxx-circle-missing"
    play(others_to_draw, "@2 B a1*,b1,a2,b2")
    assert others_to_draw.drawn(1)[0].circle == (0, 0)


# ---------------------------------------------------------------------- BX-4: turning, mirroring, the circle


@pytest.mark.rule("BX-4")
@pytest.mark.parametrize(
    ("roll", "texts"),
    [
        # An L with the circle on its foot lies in eight ways.
        (
            "roll A3 B1",
            [
                "A a1*,a2,b2,c2",
                "A c1*,a2,b2,c2",
                "A a1,b1,c1,a2*",
                "A a1,b1,c1,c2*",
                "A a1*,b1,b2,b3",
                "A a1,b1*,a2,a3",
                "A a1,a2,a3,b3*",
                "A b1,b2,a3*,b3",
            ],
        ),
        # A T with the circle in the middle of its bar in four.
        ("roll A3 B1", ["B a1,b1*,c1,b2", "B b1,a2,b2*,c2", "B a1,a2*,b2,a3", "B b1,a2,b2*,b3"]),
        # A square in one, with the circle in any corner.
        ("roll A3 B6", ["B a1*,b1,a2,b2", "B a1,b1*,a2,b2", "B a1,b1,a2*,b2", "B a1,b1,a2,b2*"]),
    ],
)
def test_a_shape_may_be_turned_and_mirrored(roll: str, texts: list[str]) -> None:
    state = play(start(), roll)
    for text in texts:
        assert state.parse(text).text == text
    at_the_left = {
        move.text for move in state.legal_moves if "a" in move.text and move.text[0] == texts[0][0]
    }
    assert at_the_left == set(texts)


@pytest.mark.rule("BX-4")
def test_how_many_ways_there_are_to_begin() -> None:
    state = play(start(), "roll A1 B6")
    texts = [move.text for move in state.legal_moves]
    assert (
        sum(text.startswith("A") for text in texts) == 4 * 2 + 7 * 2
    )  # lying, standing; circle at either end
    assert sum(text.startswith("B") for text in texts) == 6 * 4


@pytest.mark.rule("BX-4")
def test_the_circle_stays_on_its_square() -> None:
    state = play(start(), "roll A2 B1")
    error = refused(state, "A a1*,b1,c1,d1")
    assert (error.rule, error.key) == ("BX-4", "bloxx-circle-elsewhere")
    assert error.details["squares"] == "b1 / c1"
    error = refused(state, "B a1,b1,c1,b2")
    assert (error.rule, error.key) == ("BX-4", "bloxx-circle-missing")
    assert "b1*" in error.reason
    assert refused(state, "B a1,b1,c1,b2*").details["squares"] == "b1"


@pytest.mark.rule("BX-4")
def test_only_the_shapes_that_were_rolled() -> None:
    state = play(start(), "roll A1 B6")
    for text in ("A a1*,b1,c1,c2", "A a1*", "B a1*,b1,a2", "A a1*,b1,c1,d1,e1", "A a1*,c1,e1,g1"):
        error = refused(state, text)
        assert (error.rule, error.key) == ("BX-4", "bloxx-wrong-shape")
    error = refused(state, "B a1*,b1,c1,d1")
    assert (error.rule, error.key) == ("BX-4", "bloxx-other-die")
    assert error.details == {"die": "B", "other": "A"}


# ---------------------------------------------------------------------- BX-9: drawing and passing


@pytest.mark.rule("BX-9")
def test_whoever_can_draw_must() -> None:
    state = play(start(), "roll A1 B6")
    error = refused(state, "pass")
    assert (error.rule, error.key) == ("BX-9", "bloxx-must-draw")
    play(state, "A a1*,b1,c1,d1")
    assert refused(state, "pass").rule == "BX-9"


@pytest.mark.rule("BX-9")
def test_one_shape_that_fits_is_enough_to_have_to_draw() -> None:
    """Two columns are open, two squares deep: the square fits and the line does not."""
    sheet = ["A a10*,b10,c10,d10", "A e7*,e8,e9,e10", "B f7*,g7,f8,g8"]
    state = play(set_up(sheet, []), "roll A1 B6")
    assert {move.text[0] for move in state.legal_moves} == {"B"}
    assert refused(state, "pass").rule == "BX-9"
    state.pop()
    play(state, "roll A1 B2")  # nor does a T
    assert [move.text for move in state.legal_moves] == ["pass"]


@pytest.mark.rule("BX-9")
def test_whoever_cannot_draw_passes_and_has_no_other_move() -> None:
    state = play(set_up([], STUCK), "roll A1 B6", "A a1*,b1,c1,d1")
    assert list(state.legal_moves) == [klotz.Move(1, "pass")]
    assert refused(state, "B a1*,b1,a2,b2").rule == "BX-8"
    assert play(state, "PASS").history[-1] == klotz.Move(1, "pass")


@pytest.mark.rule("BX-9")
def test_an_active_player_who_cannot_draw_takes_no_die_and_nobody_loses_a_circle() -> None:
    state = play(set_up(STUCK, [], [], active=0), "roll A1 B6")
    assert due(state) == (0,)
    play(state, "pass")
    assert state.chosen_die is None
    assert due(state) == (1, 2)
    assert all("*" in move.text for move in state.legal_moves)
    play(state, "@2 A a1*,b1,c1,d1")
    assert all("*" in move.text for move in state.legal_moves)
    assert state.parse("A a1*,b1,c1,d1").seat == 2
    assert refused(state, "A a1,b1,c1,d1").key == "bloxx-circle-missing"

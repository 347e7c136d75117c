"""The rules of Bloqs by their ids: the ring, the turn, and a disc one is alone on. BQ-1 to BQ-5, and BQ-8."""

import pytest

import klotz
from klotz.games.contract import CHANCE
from tests.games.bloqs.standard import COUNT, KINDS, kind_of, size_of
from tests.games.bloqs.table import (
    NO_PLACE_FOR_T,
    all_but,
    discs,
    play,
    refused,
    set_up,
    start,
    step,
    texts,
    towers,
)

# ---------------------------------------------------------------------- BQ-1, BQ-2: before the first turn


@pytest.mark.rule("BQ-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_in_the_stock_and_all_discs_lie_face_down(seats: int) -> None:
    state = start(seats=seats)
    assert state.stock == dict.fromkeys(KINDS, 4)
    assert sum(size_of(kind_of(number)) for number in range(1, COUNT + 1)) == 100
    assert state.discs == (None,) * 20
    assert all(not tower.pieces for tower in state.towers)


@pytest.mark.rule("BQ-1")
def test_two_to_four_play() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="bloqs is played with 2 or 3 or 4 seats"):
            klotz.game("bloqs").start(seats)


@pytest.mark.rule("BQ-1")
def test_there_are_two_discs_of_each_piece_and_of_each_action() -> None:
    state = play(start(), "roll 2", "roll 1", "roll 1")
    assert {move.text: probability for move, probability in state.chances} == pytest.approx(
        {f"disc {disc}": 2 / 20 for disc in (*KINDS, "steal", "build")}
    )
    one_left = set_up(discs=all_but(1, {3: "build", 7: "build", 8: "S4", 9: "S4"}))
    play(one_left, "roll 1")
    assert {move.text: probability for move, probability in one_left.chances} == {"disc steal": 1.0}


@pytest.mark.rule("BQ-1")
def test_start_circles_stand_before_discs_1_6_11_and_16() -> None:
    state = start(seats=4)
    assert [(spot.disc + 1, spot.on_start) for spot in state.pawns] == [
        (1, True),
        (6, True),
        (11, True),
        (16, True),
    ]
    for seat, place in enumerate((1, 6, 11, 16)):
        there = set_up(seats=4, turn=seat)
        play(there, "roll 1")
        assert (there.pawns[seat].disc + 1, there.pawns[seat].on_start) == (place, False)


@pytest.mark.rule("BQ-2")
def test_the_highest_roll_begins_and_the_turn_goes_round_clockwise() -> None:
    state = play(start(seats=3), "roll 3", "roll 5", "roll 2")
    assert state.turn == 1
    turns = []
    for kind in ("1", "2", "1", "2"):
        turns.append(state.turn)
        play(state, "roll 6", f"disc {kind}")
        play(state, min(texts(state)))
        assert step(state) == "roll"
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("BQ-2")
def test_those_who_share_the_highest_roll_roll_again() -> None:
    state = play(start(seats=4), "roll 4", "roll 2", "roll 4", "roll 4")
    assert state.waiting_for == {"step": "openingroll", "rolling": [0, 2, 3], "rolled": []}
    play(state, "roll 1", "roll 6", "roll 6")
    assert state.waiting_for == {"step": "openingroll", "rolling": [2, 3], "rolled": []}
    play(state, "roll 5", "roll 5")
    play(state, "roll 1")
    assert state.waiting_for == {"step": "openingroll", "rolling": [2, 3], "rolled": [1]}
    play(state, "roll 2")
    assert (state.turn, step(state)) == (3, "roll")


@pytest.mark.rule("BQ-2")
def test_nobody_moves_out_of_turn() -> None:
    state = start()
    error = refused(state, "roll 6", seat=0)  # the die is nobody's to choose
    assert (error.rule, error.key) == ("BQ-2", "bloqs-chance-first")
    play(state, "roll 6", "roll 1", "roll 1", "disc 1")
    error = refused(state, "build 1#1 a1.1", seat=1)
    assert (error.rule, error.key, error.details) == ("BQ-2", "bloqs-not-your-turn", {"player": 1})


# ---------------------------------------------------------------------- BQ-3: moving


@pytest.mark.rule("BQ-3")
@pytest.mark.parametrize(
    ("place", "pips", "reached"), [(3, 4, 7), (19, 4, 3), (20, 1, 1), (15, 6, 1), (14, 6, 20)]
)
def test_the_pawn_goes_on_clockwise_round_the_ring(place: int, pips: int, reached: int) -> None:
    state = set_up(discs=discs({place: "1"}), pawns=[place, "start"])
    play(state, f"roll {pips}")
    assert state.pawns[0] == (reached - 1, False)
    assert state.waiting_for == {"step": "turnup", "place": reached - 1}


@pytest.mark.rule("BQ-3")
def test_a_roll_is_one_of_six_and_all_are_equally_likely() -> None:
    state = set_up()
    assert state.due == (CHANCE,)
    assert [(move.text, round(6 * probability, 9)) for move, probability in state.chances] == [
        (f"roll {pips}", 1) for pips in range(1, 7)
    ]


@pytest.mark.rule("BQ-3")
def test_a_disc_is_turned_up_once_and_stays_up() -> None:
    state = play(set_up(), "roll 4", "disc I3", "build I3#9 a1.1,b1.1,c1.1")
    assert state.discs[3] == "I3"
    later = set_up(discs=discs({4: "I3"}))
    play(later, "roll 4")
    assert later.due == (0,)  # nothing to turn up: on to the piece at once
    assert step(later) == "supply"


@pytest.mark.rule("BQ-3")
def test_the_die_comes_first() -> None:
    state = set_up()
    for text in ("cw", "build 1#1 a1.1", "pass", "disc 1"):
        error = refused(state, text)
        assert (error.rule, error.key) == ("BQ-3", "bloqs-not-now")


# ---------------------------------------------------------------------- BQ-4, BQ-5, BQ-8: alone on a disc


@pytest.mark.rule("BQ-4")
@pytest.mark.rule("BQ-3")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("turned_up", [False, True])
def test_alone_on_a_piece_disc_you_build_that_piece(kind: str, turned_up: bool) -> None:
    if turned_up:
        state = play(set_up(discs=discs({2: kind})), "roll 2")
    else:
        state = play(set_up(), "roll 2", f"disc {kind}")
    moves = texts(state)
    assert moves
    assert {text.split()[1].partition("#")[0] for text in moves} == {kind}
    play(state, min(moves))
    assert state.stock == dict.fromkeys(KINDS, 4) | {kind: 3}
    assert [kind_of(number) for number in state.towers[0].pieces] == [kind]
    assert (state.turn, step(state)) == (1, "roll")


@pytest.mark.rule("BQ-4")
def test_when_none_is_left_the_turn_is_lost() -> None:
    state = set_up(discs=discs({2: "O4"}), stock=[f"#{number}" for number in range(1, 17)])
    play(state, "roll 2")
    assert (state.turn, step(state)) == (1, "roll")
    assert not state.towers[0].pieces


@pytest.mark.rule("BQ-4")
def test_what_is_refused_on_a_piece_disc() -> None:
    state = play(set_up(discs=discs({2: "2"})), "roll 2")
    for text, key in [
        ("build O4#17 a1.1,a2.1,b1.1,b2.1", "bloqs-other-kind"),
        ("build 2#6 a1.1,a2.1", "bloqs-next-in-stock"),
        ("pass", "bloqs-must-build"),
        ("steal 2 1#1", "bloqs-take-from-stock"),
        ("roll", "bloqs-take-from-stock"),
        ("card die-3", "bloqs-no-cards"),
    ]:
        error = refused(state, text)
        assert (error.rule, error.key) == ("BQ-4", key)
    assert refused(state, "build 2#6 a1.1,a2.1").details == {"piece": "2#5"}


@pytest.mark.rule("BQ-5")
@pytest.mark.rule("BQ-8")
@pytest.mark.parametrize("turned_up", [False, True])
def test_build_takes_any_piece_from_the_stock(turned_up: bool) -> None:
    state = play(set_up(discs=discs({2: "build"} if turned_up else {})), "roll 2")
    if not turned_up:
        play(state, "disc build")
    assert {text.split()[1] for text in texts(state)} == {
        "1#1",
        "2#5",
        "I3#9",
        "V3#13",
        "O4#17",
        "L4#21",
        "T4#25",
        "S4#29",
    }
    play(state, "build S4#29 a1.1,b1.1,b2.1,c2.1")
    assert state.stock["S4"] == 3
    assert state.turn == 1


@pytest.mark.rule("BQ-8")
def test_build_must_be_carried_out_with_what_is_there() -> None:
    state = set_up(discs=discs({2: "build"}), stock=["1#3", "1#4"])
    play(state, "roll 2")
    for text, key in [
        ("pass", "bloqs-must-build"),
        ("build 2#5 a1.1,b1.1", "bloqs-none-left"),
        ("build 1#4 a1.1", "bloqs-next-in-stock"),
        ("steal 2 2#5", "bloqs-take-from-stock"),
        ("card piece-1", "bloqs-no-cards"),
    ]:
        error = refused(state, text)
        assert (error.rule, error.key) == ("BQ-8", key)
    play(state, "build 1#3 b2.1")
    assert state.stock["1"] == 1


@pytest.mark.rule("BQ-8")
def test_build_does_nothing_when_no_piece_that_is_left_fits() -> None:
    state = set_up(discs=discs({2: "build"}), towers=towers(NO_PLACE_FOR_T, []), stock=["T4#26"])
    play(state, "roll 2")
    assert (state.turn, step(state)) == (1, "roll")

"""Maestro when somebody is aimed at: the defence (BQ-M5), and cards won and lost with layers (BQ-M7)."""

import pytest

from klotz.games.bloqs import BloqsState
from klotz.games.contract import CHANCE
from tests.games.bloqs.table import chances, discs, maestro, play, refused, step, texts, towers

# ---------------------------------------------------------------------- BQ-M5


@pytest.mark.rule("BQ-M5")
@pytest.mark.rule("BQ-9")
def test_a_defended_steal_does_not_happen() -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"], ["I3 a1.1,b1.1,c1.1"])
    state = maestro([], ["defence", "die-1"], [], towers=plans, discs=discs({2: "steal"}))
    play(state, "roll", "roll 2", "cw", "steal 2 2#5")
    assert (state.due, texts(state)) == ((1,), {"allow", "defend"})
    assert list(state.towers[1].pieces) == [5]  # asked before anything is taken
    play(state, "defend")
    assert list(state.towers[1].pieces) == [5]
    assert (state.hand(1), state.discards) == (("die-1",), ("defence",))
    assert (state.turn, step(state)) == (1, "travel")  # nothing is left of the turn: no second theft


@pytest.mark.rule("BQ-M5")
def test_whoever_allows_it_keeps_the_card() -> None:
    plans = towers([], ["2 a1.1,b1.1"])
    state = maestro([], ["defence"], towers=plans, discs=discs({2: "steal"}))
    play(state, "roll", "roll 2", "cw", "steal 2 2#5", "allow", "build 2#5 a1.1,b1.1")
    assert (state.hand(1), state.discards) == (("defence",), ())
    assert list(state.towers[0].pieces) == [5]


@pytest.mark.rule("BQ-M5")
def test_all_are_asked_whether_they_hold_the_card_or_not() -> None:
    state = maestro(["defence"], ["die-1"], towers=towers([], ["2 a1.1,b1.1"]), discs=discs({2: "steal"}))
    play(state, "roll", "roll 2", "cw", "steal 2 2#5")
    assert texts(state) == {"allow"}
    error = refused(state, "defend")
    assert (error.rule, error.key, error.details) == ("BQ-M5", "bloqs-no-such-card", {"card": "defence"})
    for text in ("pass", "build 2#5 a1.1,b1.1", "roll"):
        error = refused(state, text)
        assert (error.rule, error.key) == ("BQ-M5", "bloqs-answer-first")
    assert refused(state, "defend", seat=0).key == "bloqs-not-your-turn"  # only the target defends


@pytest.mark.rule("BQ-M5")
@pytest.mark.rule("BQ-6")
def test_a_defended_swap_leaves_the_other_swaps() -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"], ["I3 a1.1,b1.1,c1.1"])
    state = maestro([], ["defence"], [], towers=plans, discs=discs({4: "S4"}), pawns=["start", 4, 4])
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 2#5", "defend")
    assert texts(state) == {"swap 3 give 1#1 take I3#9"}  # and not once more with the one who defended
    play(state, "swap 3 give 1#1 take I3#9", "allow", "build I3#9 a1.1,b1.1,c1.1", "build 1#1 a1.1")
    assert (state.turn, step(state)) == (1, "travel")
    assert state.discards == ("defence",)


@pytest.mark.rule("BQ-M5")
@pytest.mark.rule("BQ-7")
@pytest.mark.parametrize("disc", ["steal", "build", "S4"])
def test_after_a_defended_swap_the_action_of_the_disc_goes_on(disc: str) -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"])
    state = maestro([], ["defence"], towers=plans, discs=discs({4: disc}), pawns=["start", 4])
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 2#5", "defend")
    assert [list(tower.pieces) for tower in state.towers] == [[1], [5]]
    if disc == "steal":
        assert texts(state) == {"steal 2 2#5"}
        play(state, "steal 2 2#5")
        assert texts(state) == {"allow"}  # asked anew for another thing, but the one card is gone
    elif disc == "build":
        assert (state.turn, step(state)) == (0, "supply")
    else:
        assert (state.turn, step(state)) == (1, "travel")


@pytest.mark.rule("BQ-M5")
@pytest.mark.rule("BQ-M3")
@pytest.mark.parametrize("disc", ["build", "I3"])
def test_after_a_defended_teleport_nothing_is_left_of_the_turn(disc: str) -> None:
    hands = ["teleport", "piece-1", "die-2"], ["defence"]
    state = maestro(*hands, discs=discs({4: "1", 9: disc}), pawns=[4, 9])
    play(state, "teleport 2")
    assert (state.due, texts(state)) == ((1,), {"allow", "defend"})
    assert [spot.disc + 1 for spot in state.pawns] == [4, 9]
    play(state, "defend")
    assert [spot.disc + 1 for spot in state.pawns] == [4, 9]
    assert sorted(state.discards) == ["defence", "teleport"]
    assert state.hand(0) == ("piece-1", "die-2")
    assert (state.turn, step(state)) == (1, "travel")


# ---------------------------------------------------------------------- BQ-M7

TWO_STOREYS = [
    *("I3 a1.1,b1.1,c1.1", "I3 a2.1,b2.1,c2.1", "2 a3.1,b3.1"),
    *("I3 a1.2,b1.2,c1.2", "I3 a2.2,b2.2,c2.2", "1 a3.2", "1 b3.2"),
    "2 c3.1,c3.2",
]
"""Two full layers; the last piece stands upright and belongs to both."""


@pytest.mark.rule("BQ-M7")
def test_the_rulebooks_example_two_layers_broken_and_rebuilt() -> None:
    """Julie steals a piece that belongs to two full layers of Daisy's: two cards lost, and later two won."""
    hand = ["die-1", "die-1", "die-2", "teleport"]
    state = maestro([], hand, towers=towers([], TWO_STOREYS), discs=discs({2: "steal", 7: "2"}))
    assert state.towers[1].full_layers == {0, 1}
    play(state, "roll", "roll 2", "cw", "steal 2 2#6", "allow")
    assert (state.due, state.waiting_for) == ((CHANCE,), {"step": "lose", "seat": 1, "count": 2})
    assert chances(state) == {"lose 2 die-1": 0.5, "lose 2 die-2": 0.25, "lose 2 teleport": 0.25}
    play(state, "lose 2 die-1")
    assert chances(state) == pytest.approx(
        {"lose 2 die-1": 1 / 3, "lose 2 die-2": 1 / 3, "lose 2 teleport": 1 / 3}
    )
    play(state, "lose 2 teleport")
    assert state.hand(1) == ("die-1", "die-2")
    assert state.discards == ("die-1", "teleport")
    play(state, "build 2#6 a1.1,a2.1")
    assert state.hand(0) == ()  # a thief wins no cards by breaking layers
    play(state, "card die-2", "cw", "build 2#7 c3.1,c3.2")
    assert state.waiting_for == {"step": "deal", "seat": 1, "count": 2}
    play(state, "deal 2 defence", "deal 2 defence")
    assert state.hand(1) == ("die-1", "defence", "defence")
    assert (state.turn, step(state)) == (0, "travel")


@pytest.mark.rule("BQ-M7")
@pytest.mark.parametrize("hand", [[], ["die-5"]])
def test_a_hand_loses_no_more_than_it_has(hand: list[str]) -> None:
    state = maestro([], hand, towers=towers([], TWO_STOREYS), discs=discs({2: "steal"}))
    play(state, "roll", "roll 2", "cw", "steal 2 2#6", "allow")
    if hand:
        play(state, "lose 2 die-5")
    assert (state.due, step(state)) == ((0,), "build")
    assert state.hand(1) == ()


@pytest.mark.rule("BQ-M7")
def test_a_layer_that_is_completed_brings_a_card() -> None:
    state = maestro([], [], towers=towers(["OL1", "T4 a1.2,b1.2,c1.2,b2.2", "V3 c2.2,b3.2,c3.2"], []))
    play(state, "roll", "roll 2", "cw", "disc 2", "build 2#5 a2.2,a3.2")
    assert state.waiting_for == {"step": "deal", "seat": 0, "count": 1}
    play(state, "deal 1 teleport")
    assert state.hand(0) == ("teleport",)


@pytest.mark.rule("BQ-M7")
def test_a_piece_that_breaks_no_full_layer_costs_nothing() -> None:
    state = maestro([], ["die-1"], towers=towers([], ["OL1", "1 a1.2"]), discs=discs({2: "steal"}))
    play(state, "roll", "roll 2", "cw", "steal 2 1#2", "allow")
    assert step(state) == "build"


def layers_swapped() -> BloqsState:
    """Each has one full layer and a single cube in it that can be drawn out sideways."""
    plans = towers(["OL1"], ["SL1"])
    return maestro(["die-1", "die-2"], ["die-3"], towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])


@pytest.mark.rule("BQ-M7")
@pytest.mark.rule("BQ-10")
def test_a_swap_costs_both_sides_the_layers_it_breaks_and_building_wins_them_back() -> None:
    state = layers_swapped()
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 1#2", "allow")
    lost = []
    while step(state) == "lose":
        waiting = state.waiting_for
        assert waiting is not None and waiting["step"] == "lose"  # noqa: PT018 - so that mypy knows
        lost.append(waiting["seat"])
        play(state, min(texts(state)))
    assert sorted(lost) == [0, 1]  # the mover too, by giving a piece away
    assert len(state.hand(0)) == 1
    assert state.hand(1) == ()
    play(state, "build 1#2 a3.1", "deal 1 defence", "build 1#1 c1.1", "deal 2 defence")
    assert [len(state.hand(seat)) for seat in (0, 1)] == [2, 1]
    assert (state.turn, step(state)) == (1, "travel")


@pytest.mark.rule("BQ-M7")
def test_a_defended_swap_costs_no_cards() -> None:
    plans = towers(["OL1"], ["SL1"])
    state = maestro(["die-1"], ["defence"], towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 1#2", "defend")
    assert (state.hand(0), state.hand(1), state.discards) == (("die-1",), (), ("defence",))
    assert state.turn == 1

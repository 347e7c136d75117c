"""Each rule of Bloqs Maestro, by its id: the four kinds of card, and how cards are won and lost."""

from collections import Counter

import pytest

from klotz.games.bloqs import BloqsState
from klotz.games.contract import CHANCE
from tests.games.bloqs.standard import CARDS
from tests.games.bloqs.table import chances, discs, maestro, play, refused, set_up, start, step, texts, towers


def everything_but(*cards: str) -> list[str]:
    """The whole deck of 54 without these."""
    deck = Counter({card: 3 for card in CARDS if card.startswith("die")})
    deck.update({card: 2 for card in CARDS if card.startswith("piece")})
    deck.update({"teleport": 10, "defence": 10})
    deck.subtract(cards)
    return list(deck.elements())


# ---------------------------------------------------------------------- BQ-M1, BQ-M2: cards, directions, die cards


@pytest.mark.rule("BQ-M1")
def test_each_is_dealt_three_of_the_54_cards() -> None:
    state = start("bloqs-maestro", 3)
    assert state.pile_size == 54
    assert chances(state)["deal 1 teleport"] == pytest.approx(10 / 54)
    assert chances(state)["deal 1 die-6"] == pytest.approx(3 / 54)
    assert chances(state)["deal 1 piece-V3"] == pytest.approx(2 / 54)
    play(state, "deal 1 die-4", "deal 1 die-4", "deal 1 die-4")
    assert "deal 2 die-4" not in chances(state)
    assert chances(state)["deal 2 teleport"] == pytest.approx(10 / 51)
    play(state, *["deal 2 teleport"] * 3, *["deal 3 defence"] * 3)
    assert [state.hand(seat) for seat in range(3)] == [("die-4",) * 3, ("teleport",) * 3, ("defence",) * 3]
    assert (step(state), state.pile_size) == ("openingroll", 45)


@pytest.mark.rule("BQ-M1")
@pytest.mark.parametrize("move", ["roll", "card die-3"])
@pytest.mark.parametrize(("way", "reached"), [("cw", 3), ("ccw", 18)])
def test_the_direction_is_free_for_rolls_and_die_cards(move: str, way: str, reached: int) -> None:
    state = maestro(["die-3"], [])
    play(state, move, *(["roll 3"] if move == "roll" else []))
    assert texts(state) == {"cw", "ccw"}
    assert refused(state, "roll").rule == "BQ-M1"
    play(state, way)
    assert state.pawns[0] == (reached - 1, False)


@pytest.mark.rule("BQ-M1")
@pytest.mark.rule("BQ-M2")
@pytest.mark.rule("BQ-M3")
def test_a_turn_begins_with_the_roll_or_a_card_in_its_place() -> None:
    state = maestro(["die-3", "die-3", "piece-1", "teleport", "defence"], ["die-5"], [])
    assert (state.due, texts(state)) == ((0,), {"roll", "card die-3", "teleport 2", "teleport 3"})
    error = refused(state, "cw")
    assert (error.rule, error.key) == ("BQ-M1", "bloqs-roll-or-card")
    play(state, "roll")
    assert (state.due, step(state)) == ((CHANCE,), "roll")


@pytest.mark.rule("BQ-M2")
def test_a_die_card_takes_the_place_of_the_roll() -> None:
    state = maestro(["die-3", "die-6"], [])
    play(state, "card die-3", "cw", "disc 1", "build 1#1 a1.1")
    assert state.hand(0) == ("die-6",)
    assert state.discards == ("die-3",)
    assert (state.turn, step(state)) == (1, "travel")


@pytest.mark.rule("BQ-M2")
def test_only_a_die_card_that_is_held_can_be_played() -> None:
    error = refused(maestro(["die-3"], ["die-4"]), "card die-4")
    assert (error.rule, error.key, error.details) == ("BQ-M2", "bloqs-no-such-card", {"card": "die-4"})


# ---------------------------------------------------------------------- BQ-M3: teleport


@pytest.mark.rule("BQ-M3")
def test_a_teleport_changes_two_pawns_and_the_mover_acts() -> None:
    state = maestro(["teleport"], [], discs=discs({4: "1", 9: "I3"}), pawns=[4, 9])
    play(state, "teleport 2", "allow")
    assert [spot.disc + 1 for spot in state.pawns] == [9, 4]
    assert state.discards == ("teleport",)
    assert state.waiting_for == {"step": "supply", "kind": "I3"}
    play(state, "build I3#9 a1.1,b1.1,c1.1")
    assert (state.turn, step(state)) == (1, "travel")  # the other, now on disc 4, does nothing there


@pytest.mark.rule("BQ-M3")
@pytest.mark.rule("BQ-5")
@pytest.mark.parametrize("disc", ["steal", "build"])
def test_a_teleport_onto_an_action_disc(disc: str) -> None:
    plans = towers([], ["1 a1.1"])
    state = maestro(["teleport"], [], towers=plans, discs=discs({4: "1", 9: disc}), pawns=[4, 9])
    play(state, "teleport 2", "allow")
    assert state.waiting_for is not None
    assert state.waiting_for["step"] == {"steal": "steal", "build": "supply"}[disc]


@pytest.mark.rule("BQ-M3")
@pytest.mark.parametrize("disc", ["S4", "build"])
def test_after_a_teleport_a_third_pawn_on_the_disc_is_swapped_with(disc: str) -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"], ["I3 a1.1,b1.1,c1.1"])
    state = maestro(["teleport"], [], [], towers=plans, discs=discs({4: "1", 9: disc}), pawns=[4, 9, 9])
    play(state, "teleport 2", "allow")
    assert texts(state) == {"swap 3 give 1#1 take I3#9"}  # and not with player 2, who is on disc 4 now
    play(state, "swap 3 give 1#1 take I3#9", "allow", "build I3#9 a1.1,b1.1,c1.1", "build 1#1 a1.1")
    assert step(state) == ("supply" if disc == "build" else "travel")


@pytest.mark.rule("BQ-M3")
def test_the_pawn_that_was_changed_with_does_nothing_on_the_same_disc_either() -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"])
    state = maestro(["teleport"], [], towers=plans, discs=discs({4: "S4"}), pawns=[4, 4])
    play(state, "teleport 2", "allow")
    assert step(state) == "supply"
    assert all(text.startswith("build S4#29 ") for text in texts(state))


@pytest.mark.rule("BQ-M3")
def test_a_teleport_onto_a_start_circle_does_nothing_there() -> None:
    state = maestro(["teleport"], [], discs=discs({4: "1"}), pawns=[4, "start"])
    play(state, "teleport 2", "allow")
    assert state.pawns == ((5, True), (3, False))
    assert (state.turn, step(state)) == (1, "travel")


@pytest.mark.rule("BQ-M3")
def test_a_teleport_from_a_start_circle_and_on_from_the_others() -> None:
    state = maestro(["teleport", "die-2"], ["die-1"])
    play(state, "teleport 2", "allow", "card die-1", "cw")  # the second leaves the first one's start circle
    assert state.pawns == ((5, True), (0, False))
    play(state, "disc 1", "build 1#1 a1.1", "card die-2", "ccw")
    assert state.pawns == ((3, False), (0, False))


@pytest.mark.rule("BQ-M3")
def test_what_is_refused_of_teleports() -> None:
    error = refused(maestro(["teleport"], []), "teleport 1")
    assert (error.rule, error.key) == ("BQ-M3", "bloqs-teleport-to-others")
    error = refused(maestro([], ["teleport"]), "teleport 2")
    assert (error.rule, error.key, error.details) == ("BQ-M3", "bloqs-no-such-card", {"card": "teleport"})


# ---------------------------------------------------------------------- BQ-M4, BQ-M6: piece cards, two at once


@pytest.mark.rule("BQ-M4")
def test_a_piece_card_turns_its_disc_into_any_piece() -> None:
    state = maestro(["piece-1", "piece-2"], [], discs=discs({4: "1"}))
    play(state, "roll", "roll 4", "cw")
    assert "card piece-1" in texts(state)
    assert "card piece-2" not in texts(state)
    play(state, "card piece-1")
    assert state.discards == ("piece-1",)
    assert {text.split()[1].partition("#")[0] for text in texts(state)} == set(state.stock)
    play(state, "build S4#29 a1.1,b1.1,b2.1,c2.1")
    assert (state.turn, state.stock["1"], state.stock["S4"]) == (1, 4, 3)


@pytest.mark.rule("BQ-M4")
def test_the_card_need_not_be_played() -> None:
    state = maestro(["piece-1"], [], discs=discs({4: "1"}))
    play(state, "roll", "roll 4", "cw")
    assert refused(state, "pass").key == "bloqs-must-build"
    play(state, "build 1#1 a1.1")
    assert state.hand(0) == ("piece-1",)


@pytest.mark.rule("BQ-M4")
@pytest.mark.rule("BQ-4")
def test_when_none_is_left_the_card_still_helps() -> None:
    stock = [f"#{number}" for number in range(5, 33)]
    state = maestro(["piece-1"], [], discs=discs({4: "1"}), stock=stock)
    play(state, "roll", "roll 4", "cw")
    assert texts(state) == {"card piece-1", "pass"}
    error = refused(state, "build 1#1 a1.1")
    assert (error.rule, error.key, error.details) == ("BQ-4", "bloqs-none-left", {"kind": "1"})
    play(state, "card piece-1", "build 2#5 a1.1,b1.1")
    without = maestro([], [], discs=discs({4: "1"}), stock=stock)
    play(without, "roll", "roll 4", "cw")
    assert texts(without) == {"pass"}  # asked all the same, or the others would learn something of the hand
    play(without, "pass")
    assert (without.turn, without.stock["2"]) == (1, 4)


@pytest.mark.rule("BQ-M4")
@pytest.mark.rule("BQ-6")
def test_in_company_there_is_no_piece_to_replace() -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"])
    state = maestro(["piece-S4"], [], towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])
    play(state, "roll", "roll 4", "cw")
    error = refused(state, "card piece-S4")
    assert (error.rule, error.key) == ("BQ-6", "bloqs-swap-first")
    play(state, "swap 2 give 1#1 take 2#5", "allow", "build 2#5 a1.1,b1.1", "build 1#1 a1.1")
    assert (state.turn, state.hand(0)) == (1, ("piece-S4",))


@pytest.mark.rule("BQ-M4")
@pytest.mark.rule("BQ-M6")
@pytest.mark.parametrize("disc", ["1", "build"])
def test_what_is_refused_of_piece_cards(disc: str) -> None:
    state = maestro(["piece-2", "die-2", "defence"], [], discs=discs({4: disc}))
    assert refused(state, "card piece-2").rule == "BQ-M6"  # not in place of the roll
    assert refused(state, "card defence").rule == "BQ-M6"
    play(state, "roll", "roll 4", "cw")
    for card in ("piece-2", "die-2", "defence", "teleport"):
        error = refused(state, f"card {card}")
        assert (error.rule, error.key, error.details) == ("BQ-M6", "bloqs-card-not-now", {"card": card})
    if disc == "1":
        error = refused(state, "card piece-1")
        assert (error.rule, error.key, error.details) == ("BQ-M4", "bloqs-no-such-card", {"card": "piece-1"})


@pytest.mark.rule("BQ-M6")
@pytest.mark.parametrize("first", ["card die-4", "teleport 2"])
def test_two_cards_at_once_are_the_most(first: str) -> None:
    hand = ["die-4", "die-4", "teleport", "teleport", "piece-1", "piece-1", "piece-2"]
    state = maestro(hand, [], discs=discs({4: "1", 9: "1"}), pawns=["start", 9])
    play(state, first, "allow" if first == "teleport 2" else "cw")
    for text in ("card die-4", "teleport 2", "roll"):
        assert refused(state, text).rule in {"BQ-M6", "BQ-4"}
    play(state, "card piece-1")
    for text in ("card piece-1", "card piece-2", "card die-4"):
        error = refused(state, text)
        assert (error.rule, error.key) == ("BQ-M6", "bloqs-card-not-now")
    play(state, "build 2#5 a1.1,b1.1")
    assert len(state.hand(0)) == len(hand) - 2


@pytest.mark.rule("BQ-M6")
def test_a_die_card_cannot_follow_a_roll() -> None:
    state = maestro(["die-4", "teleport"], [])
    play(state, "roll", "roll 2")
    for text in ("card die-4", "teleport 2"):
        assert refused(state, text).key == "bloqs-choose-direction"


# ---------------------------------------------------------------------- BQ-M8, BQ-M9


def completing_a_layer(*, hands: list[list[str]], discards: list[str]) -> BloqsState:
    """The first player is about to complete a layer with a single cube."""
    plan = ["O4 a1.1,b1.1,a2.1,b2.1", "L4 c1.1,c2.1,b3.1,c3.1"]
    state = maestro(*hands, towers=towers(plan, []), discs=discs({1: "1"}), discards=discards)
    return play(state, "roll", "roll 1", "cw")


@pytest.mark.rule("BQ-M8")
def test_the_discards_become_the_pile_when_it_is_used_up() -> None:
    state = completing_a_layer(hands=[["die-1"], []], discards=everything_but("die-1"))
    assert (state.pile_size, len(state.discards)) == (0, 53)
    play(state, "build 1#1 a3.1")
    assert (state.pile_size, state.discards) == (53, ())
    assert chances(state)["deal 1 teleport"] == pytest.approx(10 / 53)
    assert chances(state)["deal 1 die-1"] == pytest.approx(2 / 53)
    play(state, "deal 1 die-1")
    assert (state.hand(0), state.pile_size) == (("die-1", "die-1"), 52)


@pytest.mark.rule("BQ-M8")
def test_the_last_card_of_the_pile_comes_before_the_new_pile() -> None:
    discards = ["die-1", "teleport"]
    held = everything_but(*discards, "defence")
    state = completing_a_layer(hands=[[], held], discards=discards)
    play(state, "build 1#1 a3.1")
    assert chances(state) == {"deal 1 defence": 1.0}
    play(state, "deal 1 defence")
    assert (state.pile_size, state.discards) == (0, ("die-1", "teleport"))


@pytest.mark.rule("BQ-M8")
@pytest.mark.rule("BQ-M7")
def test_with_no_discards_either_there_is_no_card_to_win() -> None:
    state = completing_a_layer(hands=[["die-1"], everything_but("die-1")], discards=[])
    play(state, "build 1#1 a3.1")
    assert state.hand(0) == ("die-1",)
    assert (state.turn, step(state)) == (1, "travel")


NEARLY_DOUBLE = ["OL1", "T2V", "OL1", "T2V", "OL1", "T4 a1.6,b1.6,c1.6,b2.6", "2 a2.6,a3.6"]
"""A double cube that lacks a bent three."""


@pytest.mark.rule("BQ-M9")
def test_a_perfect_double_cube_wins_at_once() -> None:
    state = maestro([], [], towers=towers(NEARLY_DOUBLE, []), discs=discs({2: "V3"}))
    play(state, "roll", "roll 2", "cw", "build V3#15 c2.6,b3.6,c3.6")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("perfect-double-cube", (0,), (600, 0))


@pytest.mark.rule("BQ-M9")
@pytest.mark.rule("BQ-14")
def test_a_perfect_cube_of_three_layers_wins_in_maestro_too_and_one_of_six_only_there() -> None:
    nearly = ["OL1", "T2V", "T4 a1.3,b1.3,c1.3,b2.3", "2 a2.3,a3.3"]
    state = maestro([], [], towers=towers(nearly, []), discs=discs({2: "V3"}))
    play(state, "roll", "roll 2", "cw", "build V3#14 c2.3,b3.3,c3.3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "perfect-cube"
    base = set_up(towers=towers(NEARLY_DOUBLE, []), discs=discs({2: "V3"}))
    play(base, "roll 2", "build V3#15 c2.6,b3.6,c3.6")
    assert base.outcome() is None


@pytest.mark.rule("BQ-M9")
def test_a_theft_may_leave_a_perfect_double_cube() -> None:
    plan = ["OL1", "T2V", "OL1", "T2V", "OL1", "T2V", "2 a1.7,b1.7"]
    state = maestro([], [], towers=towers([], plan), discs=discs({2: "steal"}))
    play(state, "roll", "roll 2", "cw", "steal 2 2#8", "allow")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-double-cube", (1,))

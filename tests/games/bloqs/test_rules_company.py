"""The rules of Bloqs that several players have a part in: BQ-6, BQ-7, and BQ-9 to BQ-11."""

from random import Random

import pytest

from tests.games.bloqs.table import (
    NO_PLACE_FOR_T,
    discs,
    play,
    play_on,
    refused,
    set_up,
    start,
    step,
    texts,
    towers,
)

# ---------------------------------------------------------------------- BQ-9: steal


@pytest.mark.rule("BQ-5")
@pytest.mark.rule("BQ-9")
def test_a_piece_is_stolen_from_any_other_player_and_built() -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,a1.2"], ["1 a1.1", "1 a1.2"])
    state = set_up(seats=3, towers=plans, discs=discs({2: "steal"}))
    play(state, "roll 2")
    assert texts(state) == {"steal 2 2#5", "steal 3 1#3"}
    play(state, "steal 3 1#3")
    assert (state.due, state.waiting_for) == ((0,), {"step": "build", "seat": 0, "number": 3, "rule": "BQ-9"})
    assert list(state.towers[2].pieces) == [2]
    play(state, "build 1#3 c3.1")
    assert list(state.towers[0].pieces) == [1, 3]
    assert state.stock["1"] == 1  # nothing came out of the stock
    assert (state.turn, step(state)) == (1, "roll")


@pytest.mark.rule("BQ-9")
def test_a_steal_that_finds_nothing_loses_the_turn() -> None:
    state = play(set_up(seats=3, towers=towers(["1 a1.1"], [], [])), "roll 2", "disc steal")
    assert (state.turn, step(state)) == (1, "roll")
    assert state.history[-1].text == "disc steal"


@pytest.mark.rule("BQ-9")
def test_what_is_refused_when_you_have_to_steal() -> None:
    state = set_up(towers=towers(["1 a1.1"], ["1 a1.1", "1 a1.2"]), discs=discs({2: "steal"}))
    play(state, "roll 2")
    for text, rule, key in [
        ("pass", "BQ-9", "bloqs-steal-first"),
        ("build 1#4 a1.1", "BQ-9", "bloqs-steal-first"),
        ("steal 1 1#1", "BQ-9", "bloqs-steal-from-others"),
        ("steal 2 1#1", "BQ-12", "bloqs-not-in-tower"),
        ("steal 2 1#4", "BQ-12", "bloqs-not-in-tower"),
        ("steal 2 1#2", "BQ-12", "bloqs-others-fall"),
    ]:
        error = refused(state, text)
        assert (error.rule, error.key) == (rule, key)


@pytest.mark.rule("BQ-9")
def test_only_what_can_be_built_can_be_stolen() -> None:
    plans = towers(NO_PLACE_FOR_T, ["T4 a1.1,b1.1,c1.1,b2.1", "I3 a3.1,b3.1,c3.1"])
    state = set_up(towers=plans, discs=discs({2: "steal"}))
    play(state, "roll 2")
    assert texts(state) == {"steal 2 I3#10"}
    error = refused(state, "steal 2 T4#26")
    assert (error.rule, error.key, error.details) == (
        "BQ-9",
        "bloqs-no-place",
        {"piece": "T4#26", "player": 1},
    )
    only_t = set_up(towers=towers(NO_PLACE_FOR_T, ["T4 a1.1,b1.1,c1.1,b2.1"]), discs=discs({2: "steal"}))
    play(only_t, "roll 2")
    assert (only_t.turn, step(only_t)) == (1, "roll")


@pytest.mark.rule("BQ-9")
def test_a_stolen_piece_has_to_be_built() -> None:
    state = set_up(towers=towers(["1 a1.1"], ["2 a1.1,a1.2"]), discs=discs({2: "steal"}))
    play(state, "roll 2", "steal 2 2#5")
    for text, key in [
        ("pass", "bloqs-build-first"),
        ("steal 2 2#5", "bloqs-build-first"),
        ("build 1#2 a1.2", "bloqs-other-piece"),
    ]:
        error = refused(state, text)
        assert (error.rule, error.key, error.details) == ("BQ-9", key, {"piece": "2#5"})
    assert refused(state, "build 2#5 b1.1,b1.2", seat=1).key == "bloqs-not-your-turn"


# ---------------------------------------------------------------------- BQ-6, BQ-7, BQ-10: company


@pytest.mark.rule("BQ-6")
@pytest.mark.rule("BQ-10")
def test_in_company_on_a_piece_disc_you_swap_and_take_nothing_from_the_stock() -> None:
    plans = towers(["1 a1.1", "I3 a2.1,b2.1,c2.1"], ["2 a1.1,b1.1", "O4 a1.2,b1.2,a1.3,b1.3"])
    state = set_up(towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])
    before = state.stock
    play(state, "roll 4")
    assert texts(state) == {"swap 2 give 1#1 take O4#17", "swap 2 give I3#9 take O4#17"}
    play(state, "swap 2 give I3#9 take O4#17")
    assert [list(tower.pieces) for tower in state.towers] == [
        [1],
        [5],
    ]  # both are taken before anything is built
    assert state.due == (0,)
    play(state, "build O4#17 b2.1,c2.1,b3.1,c3.1")
    assert state.due == (1,)  # then the other builds, wherever he likes, in the mover's turn
    assert state.turn == 0
    assert {text.split()[1] for text in texts(state)} == {"I3#9"}
    play(state, "build I3#9 a2.1,b2.1,c2.1")
    assert [list(tower.pieces) for tower in state.towers] == [[1, 17], [5, 9]]
    assert state.stock == before
    assert (state.turn, step(state)) == (1, "roll")


@pytest.mark.rule("BQ-6")
@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_two_players_on_the_disc_are_both_swapped_with_in_the_order_you_choose(
    order: tuple[int, int],
) -> None:
    plans = towers(["1 a1.1", "2 b1.1,c1.1"], ["V3 a1.1,b1.1,a2.1"], ["I3 a1.1,b1.1,c1.1"])
    state = set_up(seats=3, towers=plans, discs=discs({4: "S4"}), pawns=["start", 4, 4])
    play(state, "roll 4")
    assert {text.split()[1] for text in texts(state)} == {"2", "3"}
    theirs = {2: "V3#13", 3: "I3#9"}
    spots = {"V3#13": "a2.1,b2.1,a2.2", "I3#9": "a3.1,b3.1,c3.1"}
    gifts = {"1#1": "c3.1", "2#5": "c2.1,c3.1"}
    for turn, (other, gift) in enumerate(zip(order, gifts, strict=True)):
        if turn:
            error = refused(state, f"swap {order[0]} give {gift} take {theirs[other]}")
            assert (error.rule, error.key, error.details) == (
                "BQ-6",
                "bloqs-not-on-disc",
                {"player": order[0]},
            )
        play(state, f"swap {other} give {gift} take {theirs[other]}")
        play(state, f"build {theirs[other]} {spots[theirs[other]]}", f"build {gift} {gifts[gift]}")
    assert sorted(state.towers[0].pieces) == [9, 13]
    assert list(state.towers[order[0] - 1].pieces) == [1]
    assert list(state.towers[order[1] - 1].pieces) == [5]
    assert (state.turn, step(state)) == (1, "roll")


@pytest.mark.rule("BQ-6")
def test_what_is_refused_when_you_have_to_swap() -> None:
    plans = towers(["1 a1.1", "1 a1.2"], ["2 a1.1,b1.1", "V3 a1.2,a2.2,a1.3"], ["I3 a1.1,b1.1,c1.1"])
    state = set_up(seats=3, towers=plans, discs=discs({4: "steal", 6: "1"}), pawns=["start", 4, 6])
    play(state, "roll 4")
    for text, rule, key in [
        ("steal 2 V3#13", "BQ-6", "bloqs-swap-first"),
        ("pass", "BQ-6", "bloqs-swap-first"),
        ("swap 3 give 1#2 take I3#9", "BQ-6", "bloqs-not-on-disc"),
        ("swap 1 give 1#2 take 1#2", "BQ-6", "bloqs-not-on-disc"),
        ("swap 2 give 1#1 take V3#13", "BQ-12", "bloqs-others-fall"),
        ("swap 2 give 1#2 take 2#5", "BQ-12", "bloqs-others-fall"),
        ("swap 2 give 1#3 take V3#13", "BQ-12", "bloqs-not-in-tower"),
        ("swap 2 give 1#2 take I3#9", "BQ-12", "bloqs-not-in-tower"),
    ]:
        error = refused(state, text)
        assert (error.rule, error.key) == (rule, key)


@pytest.mark.rule("BQ-7")
@pytest.mark.parametrize("action", ["steal", "build"])
def test_in_company_on_an_action_disc_you_swap_and_then_act(action: str) -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"])
    state = set_up(towers=plans, discs=discs({4: action}), pawns=["start", 4])
    play(state, "roll 4", "swap 2 give 1#1 take 2#5", "build 2#5 a1.1,b1.1", "build 1#1 a1.1")
    assert state.turn == 0
    if action == "steal":
        assert texts(state) == {"steal 2 1#1"}
    else:
        assert (step(state), len({text.split()[1] for text in texts(state)})) == ("supply", 8)


@pytest.mark.rule("BQ-7")
def test_a_steal_after_a_swap_may_find_nothing() -> None:
    # The swap is impossible, since the mover has nothing to give, and afterwards he may steal all the same.
    state = set_up(towers=towers([], ["2 a1.1,b1.1"]), discs=discs({4: "steal"}), pawns=["start", 4])
    play(state, "roll 4")
    assert texts(state) == {"steal 2 2#5"}
    nothing = set_up(towers=towers(["2 a1.1,b1.1"], []), discs=discs({4: "steal"}), pawns=["start", 4])
    play(nothing, "roll 4")
    assert (nothing.turn, step(nothing)) == (1, "roll")


@pytest.mark.rule("BQ-10")
@pytest.mark.parametrize("plans", [([], ["1 a1.1"]), (["1 a1.1"], []), ([], [])])
def test_a_swap_that_is_impossible_does_not_happen(plans: tuple[list[str], list[str]]) -> None:
    state = set_up(towers=towers(*plans), discs=discs({4: "S4"}), pawns=["start", 4])
    play(state, "roll 4")
    assert (state.turn, step(state)) == (1, "roll")  # and the disc's piece is not taken in its place


@pytest.mark.rule("BQ-10")
def test_of_two_swaps_one_may_be_impossible() -> None:
    plans = towers(["1 a1.1"], [], ["2 a1.1,b1.1"])
    state = set_up(seats=3, towers=plans, discs=discs({4: "S4"}), pawns=["start", 4, 4])
    play(state, "roll 4")
    assert texts(state) == {"swap 3 give 1#1 take 2#5"}
    play(state, "swap 3 give 1#1 take 2#5", "build 2#5 a1.1,b1.1", "build 1#1 a1.1")
    assert (state.turn, step(state)) == (1, "roll")


@pytest.mark.rule("BQ-10")
def test_a_swap_leaves_nobody_with_a_piece_that_fits_nowhere() -> None:
    shaky = [*NO_PLACE_FOR_T, "2 a3.8,b3.8"]
    plans = towers(shaky, ["T4 a1.1,b1.1,c1.1,b2.1", "I3 a3.1,b3.1,c3.1"])
    for mover, give, take in ((0, "2#7", "T4#26"), (1, "T4#26", "2#7")):
        pawns = [3, 4] if mover == 0 else [4, 3]
        state = set_up(towers=plans, discs=discs({3: "1", 4: "S4"}), pawns=pawns, turn=mover)
        play(state, "roll 1")
        error = refused(state, f"swap {2 - mover} give {give} take {take}")
        assert (error.rule, error.key) == ("BQ-10", "bloqs-no-place-after-swap")
        assert not any("T4#26" in text and "2#7" in text for text in texts(state))
        assert any("I3#10" in text for text in texts(state))


# ---------------------------------------------------------------------- BQ-11: what is built stays


@pytest.mark.rule("BQ-11")
@pytest.mark.parametrize("seed", range(3))
def test_pieces_stay_where_they_were_built(seed: int) -> None:
    state, random = start(seats=3), Random(seed)
    here = [dict(tower.pieces) for tower in state.towers]
    while state.due:
        play_on(state, random, moves=1)
        text = state.history[-1].text
        for seat, tower in enumerate(state.towers):
            gone = here[seat].items() - tower.pieces.items()
            assert len(gone) <= (text.split()[0] in {"steal", "swap"})
            here[seat] = dict(tower.pieces)

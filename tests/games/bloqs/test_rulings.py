"""Rulings that are not ours: what changes when a table chooses them, and that nothing does when it does not."""

from random import Random
from typing import Any

import pytest

import klotz
from klotz.games.bloqs.scoring import counted
from klotz.games.bloqs.tower import Tower
from klotz.games.contract import CHANCE
from tests.games.bloqs.referee import READINGS, count_tower
from tests.games.bloqs.table import (
    NO_PLACE_FOR_T,
    discs,
    maestro,
    play,
    refused,
    set_up,
    step,
    texts,
    tower_of,
    towers,
)

SINGLES_UNDER_A_SQUARE = ["1 a1.1", "1 b1.1", "1 a2.1", "1 b2.1", "O4 a1.2,b1.2,a2.2,b2.2"]
ONE_MISSING = ["OL1", "T2V", "SL1"]
"""A cube, of which a test leaves out what it wants."""

# ---------------------------------------------------------------------- BQ-10: swaps


@pytest.mark.rule("BQ-10")
@pytest.mark.ruling("swap_builds")
@pytest.mark.parametrize(("first", "builders"), [("mover", (0, 1)), ("other", (1, 0))])
def test_who_builds_first_in_a_swap(first: str, builders: tuple[int, int]) -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"])
    state = set_up(options={"swap_builds": first}, towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])
    play(state, "roll 4", "swap 2 give 1#1 take 2#5")
    built = []
    for _ in range(2):
        built.append(state.due[0])
        play(state, min(texts(state)))
    assert tuple(built) == builders
    assert [list(tower.pieces) for tower in state.towers] == [[5], [1]]
    assert (state.turn, step(state)) == (1, "roll")


@pytest.mark.rule("BQ-6")
@pytest.mark.rule("BQ-10")
@pytest.mark.ruling("no_swap")
@pytest.mark.parametrize("plans", [(["1 a1.1"], []), ([], ["1 a1.1"]), ([], [])])
def test_whoever_cannot_swap_may_take_the_piece(plans: tuple[list[str], list[str]]) -> None:
    setup: dict[str, Any] = {"towers": towers(*plans), "discs": discs({4: "S4"}), "pawns": ["start", 4]}
    ours = play(set_up(**setup), "roll 4")
    assert (ours.turn, step(ours)) == (1, "roll")
    theirs = play(set_up(options={"no_swap": "piece"}, **setup), "roll 4")
    assert (theirs.turn, theirs.waiting_for) == (0, {"step": "supply", "kind": "S4"})


@pytest.mark.rule("BQ-6")
@pytest.mark.ruling("no_swap")
def test_whoever_has_swapped_takes_nothing_and_an_action_is_done_in_any_case() -> None:
    three = towers(["1 a1.1"], ["2 a1.1,b1.1"], [])
    state = set_up(
        seats=3,
        options={"no_swap": "piece"},
        towers=three,
        discs=discs({4: "S4"}),
        pawns=["start", 4, 4],
    )
    play(state, "roll 4", "swap 2 give 1#1 take 2#5", "build 2#5 a1.1,b1.1", "build 1#1 a1.1")
    assert (state.turn, step(state)) == (1, "roll")
    on_build = set_up(
        options={"no_swap": "piece"}, towers=towers([], []), discs=discs({4: "build"}), pawns=["start", 4]
    )
    assert play(on_build, "roll 4").waiting_for == {"step": "supply", "kind": None}


@pytest.mark.rule("BQ-M5")
@pytest.mark.ruling("no_swap")
def test_a_swap_that_was_defended_was_possible() -> None:
    state = maestro(
        [],
        ["defence"],
        options={"no_swap": "piece"},
        towers=towers(["1 a1.1"], ["2 a1.1,b1.1"]),
        discs=discs({4: "S4"}),
        pawns=["start", 4],
    )
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 2#5", "defend")
    assert (state.turn, step(state)) == (1, "travel")


# ---------------------------------------------------------------------- BQ-12, BQ-13: towers


@pytest.mark.rule("BQ-12")
@pytest.mark.ruling("taking")
def test_what_lies_under_another_may_be_taken_or_not() -> None:
    setup: dict[str, Any] = {"towers": towers([], SINGLES_UNDER_A_SQUARE), "discs": discs({2: "steal"})}
    ours = play(set_up(**setup), "roll 2")
    assert texts(ours) == {"steal 2 1#1", "steal 2 1#2", "steal 2 1#3", "steal 2 1#4", "steal 2 O4#17"}
    theirs = play(set_up(options={"taking": "uncovered"}, **setup), "roll 2")
    assert texts(theirs) == {"steal 2 O4#17"}
    error = refused(theirs, "steal 2 1#1")
    assert (error.rule, error.key, error.details) == ("BQ-12", "bloqs-covered", {"piece": "1#1"})
    assert theirs.view(0)["takeable"] == [[], ["O4#17"]]


@pytest.mark.rule("BQ-12")
@pytest.mark.ruling("taking")
def test_an_upright_piece_does_not_lie_on_itself_and_others_still_must_not_fall() -> None:
    upright = tower_of("2 a1.1,a1.2", only_uncovered=True)
    assert upright.takeable == (5,)
    weighed = ("1 a1.1", "I3 a1.2,b1.2,c1.2", "2 a1.3,a1.4", "2 a1.5,a1.6")
    assert tower_of(*weighed, only_uncovered=True).takeable == ()  # the topmost is a counterweight
    assert upright.built(1, ((1, 0, 0),)).taken(1) == upright
    assert upright != tower_of("2 a1.1,a1.2")


@pytest.mark.rule("BQ-13")
@pytest.mark.ruling("overhang")
@pytest.mark.parametrize(("cells", "key"), [("i1.2", "bloqs-floats"), ("j1.2", "bloqs-juts-too-far")])
def test_how_far_a_piece_may_jut_out_is_said(cells: str, key: str) -> None:
    """Six squares beyond c are d to i."""
    state = set_up(options={"overhang": True}, discs=discs({2: "build"}))
    error = refused(play(state, "roll 2"), f"build 1#1 {cells}")
    assert (error.rule, error.key) == ("BQ-13", key)
    if key == "bloqs-juts-too-far":
        assert error.details == {"cell": "j1.2", "most": 6}
        for other in ("t1.2", "a10.2", "a-6.2"):
            assert refused(state, f"build 1#1 {other}").key == key


# ---------------------------------------------------------------------- BQ-4, BQ-9: no place, no piece


@pytest.mark.rule("BQ-4")
def test_a_piece_of_the_disc_that_fits_nowhere_is_not_taken() -> None:
    state = set_up(towers=towers(NO_PLACE_FOR_T, []), discs=discs({2: "T4"}))
    play(state, "roll 2")
    assert (state.turn, state.stock["T4"]) == (1, 3)


# ---------------------------------------------------------------------- BQ-14: the perfect cube


def surplus_given_away(**options: str) -> klotz.State:
    """The mover has a cube and a single piece on it, and gives that away."""
    plans = towers([*ONE_MISSING, "1 a1.4"], ["1 a1.1"])
    state = set_up(options=options, towers=plans, discs=discs({1: "L4", 2: "T4"}), pawns=[1, 2])
    give, take = list(plans[0])[-1], next(iter(plans[1]))
    return play(state, "roll 1", f"swap 2 give {give} take {take}")


@pytest.mark.rule("BQ-14")
@pytest.mark.rule("BQ-10")
@pytest.mark.ruling("perfect")
@pytest.mark.parametrize("perfect", ["left", "built"])
def test_giving_a_piece_away_does_not_win_before_both_have_built(perfect: str) -> None:
    state = surplus_given_away(perfect=perfect)
    assert state.outcome() is None
    assert state.due == (0,)
    for _ in range(2):
        state.push(next(iter(state.legal_moves)))
    assert state.outcome() is None  # the cube has 28 cubes: what was received stands on it
    assert state.due == (CHANCE,)


@pytest.mark.rule("BQ-14")
@pytest.mark.ruling("perfect")
def test_the_first_records_won_in_the_middle_of_a_swap() -> None:
    outcome = surplus_given_away(perfect="at-once").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (0,))


def both_one_swap_away(**options: str) -> klotz.State:
    """Each lacks what lies on top of the other's cube, a single piece and one of two."""
    layers = ["OL1", "III"]
    mine = [*layers, "T4 a1.3,b1.3,c1.3,b2.3", "2 a2.3,a3.3", "2 c2.3,c3.3", "2 a1.4,b1.4"]
    theirs = ["SL1", "OL1", "L4 a1.3,b1.3,c1.3,c2.3", "V3 a2.3,b2.3,a3.3", "1 a1.4"]
    plans = towers(mine, theirs)
    state = set_up(options=options, towers=plans, discs=discs({1: "L4", 2: "T4"}), pawns=[1, 2])
    give, take = list(plans[0])[-1], list(plans[1])[-1]
    return play(
        state, "roll 1", f"swap 2 give {give} take {take}", f"build {take} b3.3", f"build {give} b3.3,c3.3"
    )


@pytest.mark.rule("BQ-14")
@pytest.mark.ruling("two_cubes")
@pytest.mark.parametrize(("two_cubes", "winners"), [("mover", (0,)), ("both", (0, 1))])
@pytest.mark.parametrize("perfect", ["left", "built"])
def test_two_cubes_perfect_by_one_swap(two_cubes: str, winners: tuple[int, ...], perfect: str) -> None:
    outcome = both_one_swap_away(two_cubes=two_cubes, perfect=perfect).outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", winners)
    assert outcome.ranks == (1, 1 if two_cubes == "both" else 2)


@pytest.mark.rule("BQ-14")
@pytest.mark.rule("BQ-9")
@pytest.mark.ruling("perfect")
def test_whoever_is_left_with_a_cube_wins_only_if_the_table_says_so() -> None:
    setup: dict[str, Any] = {
        "towers": towers(["1 a1.1"], [*ONE_MISSING, "2 a1.4,b1.4"]),
        "discs": discs({2: "steal"}),
    }
    left = play(set_up(**setup), "roll 2", "steal 2 2#6").outcome()
    assert left is not None
    assert left.winners == (1,)
    state = play(set_up(options={"perfect": "built"}, **setup), "roll 2", "steal 2 2#6")
    assert (state.outcome(), state.due) == (None, (0,))
    play(state, "build 2#6 b1.1,c1.1")
    assert state.towers[1].is_perfect(3)
    assert state.outcome() is None  # nor does it win later, by what somebody else builds


@pytest.mark.rule("BQ-14")
@pytest.mark.ruling("perfect")
@pytest.mark.parametrize("perfect", ["left", "built"])
def test_whoever_builds_a_cube_wins_in_any_case(perfect: str) -> None:
    plans = towers(["OL1", "T2V", "S4 a1.3,b1.3,b2.3,c2.3", "L4 a2.3,a3.3,b3.3,c3.3"], [])
    state = set_up(options={"perfect": perfect}, towers=plans, discs=discs({2: "1"}))
    outcome = play(state, "roll 2", "build 1#2 c1.3").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (0,))


@pytest.mark.rule("BQ-14")
def test_a_cube_that_was_set_up_counts_as_built() -> None:
    for perfect in ("left", "built"):
        outcome = set_up(options={"perfect": perfect}, towers=towers([], ONE_MISSING)).outcome()
        assert outcome is not None
        assert outcome.winners == (1,)


# ---------------------------------------------------------------------- BQ-16: what counts at the end

GROUND_WITH_A_HOLE = ["I3 a1.1,b1.1,c1.1", "I3 a2.1,b2.1,c2.1", "2 a3.1,b3.1"]
FULL_ABOVE = ["O4 b2.2,c2.2,b3.2,c3.2", "I3 a1.2,b1.2,c1.2", "2 a2.2,a3.2"]


@pytest.mark.rule("BQ-16")
@pytest.mark.ruling("layers")
@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        # Layers of 9, 5 and 3.
        (
            ["III", "L4 a1.2,b1.2,c1.2,a2.2", "1 b2.2", "V3 a1.3,b1.3,a2.3"],
            {"anywhere": (1, 8), "lowest": (1, 5), "ground": (1, 5), "ground-all": (1, 8)},
        ),
        # Layers of 8, 9 and 1.
        (
            [*GROUND_WITH_A_HOLE, *FULL_ABOVE, "1 a1.3"],
            {"anywhere": (1, 9), "lowest": (1, 8), "ground": (0, 8), "ground-all": (0, 18)},
        ),
        (["III"], dict.fromkeys(READINGS, (1, 0))),
        ([], dict.fromkeys(READINGS, (0, 0))),
    ],
)
def test_what_counts_at_the_end(plan: list[str], expected: dict[str, tuple[int, int]]) -> None:
    for reading, (layers, cubes) in expected.items():
        state = set_up(options={"layers": reading}, towers=towers(plan, []))
        assert state.counted(0) == (layers, cubes)
        assert dict(state.score_sheet()[0].parts) == {"layers": 100 * layers, "cubes": cubes}
        assert state.view(None)["layers"] == [layers, 0]
        assert count_tower(state.towers[0].cells, reading) == (layers, cubes)


@pytest.mark.rule("BQ-16")
@pytest.mark.ruling("layers")
@pytest.mark.parametrize(
    ("reading", "winners"), [("anywhere", (0,)), ("lowest", (1,)), ("ground", (1,)), ("ground-all", (0,))]
)
def test_the_reading_decides_who_wins(reading: str, winners: tuple[int, ...]) -> None:
    """Layers of 9, 5 and 3 against layers of 9 and 7."""
    plans = towers(
        ["OL1", "L4 a1.2,b1.2,c1.2,a2.2", "1 b2.2", "I3 a1.3,b1.3,c1.3"],
        ["SL1", "L4 a1.2,b1.2,c1.2,a2.2", "I3 a3.2,b3.2,c3.2"],
    )
    state = set_up(options={"layers": reading}, towers=plans, discs=discs({2: "1"}), stock=[])
    outcome = play(state, "roll 2").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stock-empty", winners)


@pytest.mark.rule("BQ-16")
@pytest.mark.ruling("layers")
@pytest.mark.parametrize("around", [0, 2])
def test_a_referee_counts_the_same_in_every_reading(around: int) -> None:
    """Layers that are full, empty or neither, with and without cubes that jut out. Nothing has to stand here."""
    random = Random("referee")
    told_apart = set()
    for _ in range(500):
        cells = []
        for layer in range(random.randint(0, 7)):
            filled = random.choice([0.0, 0.3, 0.9, 1.0, 1.0])
            for x in range(-around, 3 + around):
                for y in range(-around, 3 + around):
                    is_site = 0 <= x < 3 and 0 <= y < 3
                    if random.random() < (filled if is_site else 0.1):
                        cells.append((x, y, layer))
        tower = Tower({1: tuple(cells)} if cells else {}, overhang=around > 0)
        found = [tuple(counted(tower, reading)) for reading in READINGS]
        assert found == [count_tower(cells, reading) for reading in READINGS]
        told_apart.add(len(set(found)))
    assert told_apart == {1, 2, 3, 4}


# ---------------------------------------------------------------------- BQ-M3: teleports


@pytest.mark.rule("BQ-M3")
@pytest.mark.ruling("teleport")
@pytest.mark.parametrize(("teleport", "waits_for"), [("alone", "supply"), ("company", "swaps")])
def test_a_teleport_on_the_own_disc(teleport: str, waits_for: str) -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"])
    state = maestro(
        ["teleport"],
        [],
        options={"teleport": teleport},
        towers=plans,
        discs=discs({4: "S4"}),
        pawns=[4, 4],
    )
    assert step(play(state, "teleport 2", "allow")) == waits_for


@pytest.mark.rule("BQ-M3")
@pytest.mark.ruling("teleport")
def test_a_teleport_to_another_disc_leaves_its_owner_behind_in_either_case() -> None:
    for teleport in ("alone", "company"):
        state = maestro(
            ["teleport"],
            [],
            options={"teleport": teleport},
            towers=towers(["1 a1.1"], ["2 a1.1,b1.1"]),
            discs=discs({4: "S4", 5: "T4"}),
            pawns=[4, 5],
        )
        assert play(state, "teleport 2", "allow").waiting_for == {"step": "supply", "kind": "T4"}


@pytest.mark.rule("BQ-M3")
@pytest.mark.ruling("teleport_start")
def test_a_pawn_on_its_start_circle_may_be_left_alone() -> None:
    setup: dict[str, Any] = {"discs": discs({4: "S4"}), "pawns": ["start", "start", 4]}
    ours = maestro(["teleport"], [], [], **setup)
    assert texts(ours) == {"roll", "teleport 2", "teleport 3"}
    theirs = maestro(["teleport"], [], [], options={"teleport_start": False}, **setup)
    assert texts(theirs) == {"roll", "teleport 3"}
    error = refused(theirs, "teleport 2")
    assert (error.rule, error.key, error.details) == ("BQ-M3", "bloqs-teleport-start", {"player": 2})
    play(theirs, "teleport 3", "allow")
    assert theirs.pawns[2].on_start  # where the mover came from


# ---------------------------------------------------------------------- BQ-M5: after a defence


@pytest.mark.rule("BQ-M5")
@pytest.mark.ruling("defended_theft")
def test_after_a_defended_theft_somebody_else_may_be_robbed() -> None:
    plans = towers(["1 a1.1"], ["2 a1.1,b1.1"], ["I3 a1.1,b1.1,c1.1"])
    state = maestro(
        [],
        ["defence"],
        ["defence"],
        options={"defended_theft": "again"},
        towers=plans,
        discs=discs({2: "steal"}),
    )
    play(state, "roll", "roll 2", "cw", "steal 2 2#5", "defend")
    assert (state.turn, texts(state)) == (0, {"steal 3 I3#9"})
    error = refused(state, "steal 2 2#5")
    assert (error.rule, error.key, error.details) == ("BQ-M5", "bloqs-has-defended", {"player": 2})
    assert state.waiting_for == {"step": "steal"}
    play(state, "steal 3 I3#9", "defend")
    assert (state.turn, step(state)) == (1, "travel")  # nobody is left
    assert state.discards == ("defence", "defence")


@pytest.mark.rule("BQ-M5")
@pytest.mark.ruling("defended_teleport")
def test_after_a_defended_teleport_the_mover_may_roll() -> None:
    state = maestro(
        ["teleport", "die-3"],
        ["defence"],
        options={"defended_teleport": "roll"},
        discs=discs({4: "S4"}),
        pawns=["start", 4],
    )
    play(state, "teleport 2", "defend")
    assert (state.turn, state.due, step(state)) == (0, (CHANCE,), "roll")  # and plays no second card
    play(state, "roll 4", "cw")
    assert state.pawns[0] == (3, False)


# ---------------------------------------------------------------------- BQ-M7: cards for layers


@pytest.mark.rule("BQ-M7")
@pytest.mark.ruling("layer_cards")
def test_a_layer_that_is_whole_again_after_the_swap_may_cost_and_earn_nothing() -> None:
    state = maestro(
        ["die-1", "die-2"],
        ["die-3"],
        options={"layer_cards": "swapped"},
        towers=towers(["OL1"], ["SL1"]),
        discs=discs({4: "S4"}),
        pawns=["start", 4],
    )
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 1#2", "allow")
    play(state, "build 1#2 a3.1", "build 1#1 c1.1")
    assert [state.hand(seat) for seat in (0, 1)] == [("die-1", "die-2"), ("die-3",)]
    assert (state.turn, step(state)) == (1, "travel")


@pytest.mark.rule("BQ-M7")
@pytest.mark.ruling("layer_cards")
def test_layers_that_stay_broken_or_are_new_count_after_the_swap() -> None:
    """The mover breaks its layer for good; the other one had eight cubes and now has nine."""
    plans = towers(["OL1"], ["S4 a1.1,b1.1,b2.1,c2.1", "L4 a2.1,a3.1,b3.1,c3.1", "2 a1.2,b1.2"])
    state = maestro(
        ["die-1"],
        [],
        options={"layer_cards": "swapped"},
        towers=plans,
        discs=discs({4: "S4"}),
        pawns=["start", 4],
    )
    play(state, "roll", "roll 4", "cw", "swap 2 give 1#1 take 2#5", "allow")
    play(state, "build 2#5 a1.2,b1.2", "build 1#1 c1.1")
    assert step(state) == "lose"
    play(state, "lose 1 die-1")
    assert step(state) == "deal"
    play(state, "deal 2 defence")
    assert [state.hand(seat) for seat in (0, 1)] == [(), ("defence",)]
    assert (state.turn, step(state)) == (1, "travel")

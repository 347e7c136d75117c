"""The rules of towers, of the end and of Turn2: BQ-12 to BQ-17."""

import pytest

import klotz
from klotz.games.bloqs import BloqsState
from tests.games.bloqs.table import all_but, discs, play, refused, set_up, start, step, texts, towers

# ---------------------------------------------------------------------- BQ-12: taking


@pytest.mark.rule("BQ-12")
def test_a_piece_in_the_middle_of_others_cannot_be_taken() -> None:
    caged = ["OL1", "1 b2.2", "L4 a1.2,a2.2,a3.2,b3.2", "L4 b1.2,c1.2,c2.2,c3.2", "O4 a1.3,b1.3,a2.3,b2.3"]
    state = set_up(towers=towers([], caged), discs=discs({2: "steal"}))
    play(state, "roll 2")
    error = refused(state, "steal 2 1#2")
    assert (error.rule, error.key, error.details) == ("BQ-12", "bloqs-locked-in", {"piece": "1#2"})
    assert "steal 2 O4#18" in texts(state)
    open_above = set_up(towers=towers([], caged[:-1]), discs=discs({2: "steal"}))
    play(open_above, "roll 2")
    assert "steal 2 1#2" in texts(open_above)


@pytest.mark.rule("BQ-12")
@pytest.mark.parametrize(
    ("plan", "piece"),
    [
        (["1 a1.1", "1 a1.2"], "1#1"),  # the lowest layer would be empty
        (["1 a1.1", "1 a1.2", "1 c3.1"], "1#1"),
        (["1 a1.1", "1 a1.2", "1 a1.3"], "1#2"),  # a layer in between would be
        (["1 a1.1", "1 c1.1", "I3 a1.2,b1.2,c1.2"], "1#1"),  # one end of a bridge
        (["2 a1.1,a1.2", "2 a1.3,b1.3", "1 a1.4", "1 b1.4"], "1#1"),  # a counterweight
    ],
)
def test_a_piece_whose_removal_drops_others_cannot_be_taken(plan: list[str], piece: str) -> None:
    state = set_up(towers=towers([], plan), discs=discs({2: "steal"}))
    play(state, "roll 2")
    error = refused(state, f"steal 2 {piece}")
    assert (error.rule, error.key, error.details) == ("BQ-12", "bloqs-others-fall", {"piece": piece})


@pytest.mark.rule("BQ-12")
def test_a_piece_may_be_drawn_from_under_others_that_stay_up() -> None:
    # Of three pillars under a beam any one can go, but not the only one under its middle.
    pillars = ["1 a1.1", "1 b1.1", "1 c1.1", "I3 a1.2,b1.2,c1.2"]
    state = set_up(towers=towers([], pillars), discs=discs({2: "steal"}))
    play(state, "roll 2")
    assert texts(state) == {"steal 2 1#1", "steal 2 1#2", "steal 2 1#3", "steal 2 I3#9"}
    play(state, "steal 2 1#1")
    assert state.towers[1].takeable == (3, 9)


# ---------------------------------------------------------------------- BQ-13: building


def at_home(*plan: str, overhang: bool = False) -> BloqsState:
    """The first player has this tower and may build."""
    state = set_up(towers=towers(plan, []), discs=discs({2: "build"}), options={"overhang": overhang})
    return play(state, "roll 2")


@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize(
    ("plan", "text", "key"),
    [
        ([], "build L4#21 a1.1,b1.1,c1.1,b2.1", "bloqs-wrong-shape"),
        ([], "build 2#5 a1.1,b2.1", "bloqs-wrong-shape"),
        ([], "build 2#5 a1.1", "bloqs-wrong-shape"),
        ([], "build I3#9 a1.1,b1.1", "bloqs-wrong-shape"),
        (["1 a1.1"], "build 2#5 a1.1,b1.1", "bloqs-cell-taken"),
        ([], "build 2#5 c1.1,d1.1", "bloqs-juts-out"),
        ([], "build 2#5 a1.1,z1.1", "bloqs-juts-out"),
        (["1 a1.1"], "build 2#5 a1.2,a0.2", "bloqs-juts-out"),
        (["1 a1.1"], "build 2#5 a1.3,b1.3", "bloqs-floats"),
        ([], "build 1#1 a1.99", "bloqs-floats"),
        (["1 a1.1"], "build I3#9 a1.2,b1.2,c1.2", "bloqs-would-fall"),
    ],
)
def test_where_a_piece_may_not_be_built(plan: list[str], text: str, key: str) -> None:
    state = at_home(*plan)
    error = refused(state, text)
    assert (error.rule, error.key) == ("BQ-13", key)


@pytest.mark.rule("BQ-13")
def test_a_piece_has_to_get_where_it_is_built() -> None:
    hollow = ["OL1", "L4 a1.2,a2.2,a3.2,b3.2", "L4 b1.2,c1.2,c2.2,c3.2"]
    assert at_home(*hollow).parse("build 1#2 b2.2").seat == 0
    roofed = at_home(*hollow, "O4 a1.3,b1.3,a2.3,b2.3")
    error = refused(roofed, "build 1#2 b2.2")
    assert (error.rule, error.key, error.details) == ("BQ-13", "bloqs-no-way-in", {"piece": "1#2"})


@pytest.mark.rule("BQ-13")
def test_a_piece_may_be_slid_under_others() -> None:
    state = at_home("1 a1.1", "1 c1.1", "I3 a1.2,b1.2,c1.2")
    play(state, "build 1#3 b1.1")
    assert state.towers[0].cells[1, 0, 0] == 3


@pytest.mark.rule("BQ-13")
def test_pieces_may_be_turned_laid_on_their_backs_and_stood_up() -> None:
    state = at_home()
    for cells in ("a1.1,b1.1,c1.1,c2.1", "a1.1,b1.1,c1.1,a2.1", "a1.1,b1.1,a1.2,a1.3", "c3.1,c3.2,c2.3,c3.3"):
        assert state.parse(f"build L4#21 {cells}").text == f"build L4#21 {cells}"


@pytest.mark.rule("BQ-13")
def test_with_overhang_pieces_may_jut_out() -> None:
    state = at_home("2 c1.1,c1.2", overhang=True)
    play(state, "build 2#6 c1.3,d1.3")  # half over the edge, in balance
    assert set(state.towers[0].pieces) == {5, 6}
    assert refused(at_home("2 c1.1,c1.2"), "build 2#6 c1.3,d1.3").key == "bloqs-juts-out"
    assert refused(at_home("2 c1.1,c1.2", overhang=True), "build 2#6 d1.3,e1.3").key == "bloqs-floats"
    assert (
        refused(at_home("2 c1.1,c1.2", overhang=True), "build I3#9 c1.3,d1.3,e1.3").key == "bloqs-would-fall"
    )


@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize(
    "text", ["build 2#5 c1.1,d1.1", "build 1#1 d1.1", "build 2#5 a1.1,a0.1", "build 1#1 z1.1"]
)
def test_the_table_beside_the_site_is_no_ground(text: str) -> None:
    error = refused(at_home(overhang=True), text)
    assert (error.rule, error.key) == ("BQ-13", "bloqs-beside-site")


# ---------------------------------------------------------------------- BQ-14: the perfect cube

NEARLY = ["OL1", "T2V", "T4 a1.3,b1.3,c1.3,b2.3", "2 a2.3,a3.3"]
"""A cube that lacks c2.3, b3.3 and c3.3: a bent three."""


@pytest.mark.rule("BQ-14")
def test_a_perfect_cube_wins_at_once() -> None:
    state = set_up(towers=towers(NEARLY, ["O4 a1.1,b1.1,a2.1,b2.1"]), discs=discs({2: "V3"}))
    play(state, "roll 2", "build V3#14 c2.3,b3.3,c3.3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("perfect-cube", (0,), (1, 2))
    assert state.due == ()
    error = refused(state, "roll 2")
    assert (error.rule, error.key) == ("BQ-15", "bloqs-game-over")


@pytest.mark.rule("BQ-14")
def test_a_perfect_cube_beats_more_layers() -> None:
    plans = towers(NEARLY, ["III", "OL1", "SL1", "OL1"])
    state = set_up(towers=plans, discs=discs({2: "V3"}))
    play(state, "roll 2", "build V3#14 c2.3,b3.3,c3.3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((300, 400), (0,))


@pytest.mark.rule("BQ-14")
@pytest.mark.parametrize(
    ("plan", "build"),
    [
        ([*NEARLY, "1 a1.4"], "V3#14 c2.3,b3.3,c3.3"),  # something stands above
        (NEARLY, "V3#14 c2.3,c3.3,c3.4"),  # something stands above, and there is a gap
    ],
)
def test_what_is_not_a_perfect_cube(plan: list[str], build: str) -> None:
    state = set_up(towers=towers(plan, []), discs=discs({2: "V3"}))
    play(state, "roll 2", f"build {build}")
    assert state.outcome() is None


@pytest.mark.rule("BQ-14")
def test_nothing_may_jut_out_of_a_perfect_cube() -> None:
    plan = ["OL1", "T2V", "I3 a1.3,b1.3,c1.3", "I3 a2.3,b2.3,c2.3", "2 a3.3,b3.3"]
    jutting = set_up(towers=towers(plan, []), discs=discs({2: "2"}), options={"overhang": True})
    play(jutting, "roll 2", "build 2#7 c3.3,d3.3")
    assert jutting.towers[0].full_layers == {0, 1, 2}
    assert jutting.outcome() is None


@pytest.mark.rule("BQ-14")
@pytest.mark.rule("BQ-10")
def test_the_passive_side_of_a_swap_may_complete_a_perfect_cube() -> None:
    lacks_one = [
        "OL1",
        "T2V",
        "T4 a1.3,b1.3,c1.3,b2.3",
        "2 a2.3,a3.3",
        "2 c2.3,c3.3",
        "O4 a1.4,b1.4,a2.4,b2.4",
    ]
    state = set_up(towers=towers(["1 a1.1"], lacks_one), discs=discs({4: "steal"}), pawns=["start", 4])
    play(state, "roll 4", "swap 2 give 1#1 take O4#18", "build O4#18 a1.1,b1.1,a2.1,b2.1")
    assert (state.turn, state.due) == (0, (1,))
    play(state, "build 1#1 b3.3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (1,))


@pytest.mark.rule("BQ-14")
@pytest.mark.rule("BQ-9")
def test_a_theft_may_make_the_victim_win() -> None:
    state = set_up(towers=towers(["1 a1.1"], ["OL1", "T2V", "III", "2 a1.4,b1.4"]), discs=discs({2: "steal"}))
    play(state, "roll 2")
    assert state.towers[1].height == 4
    play(state, "steal 2 2#6")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (1,))
    assert state.due == ()  # the thief does not come to build what he took


@pytest.mark.rule("BQ-14")
def test_in_a_swap_a_cube_counts_when_both_have_built() -> None:
    """What the mover gives away leaves a cube, and what it receives stands on it."""
    plans = towers(["OL1", "T2V", "III", "2 a1.4,b1.4"], ["1 a1.1"])
    state = set_up(towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])
    play(state, "roll 4", "swap 2 give 2#6 take 1#2")
    assert state.towers[0].is_perfect(3)
    assert (state.outcome(), state.due) == (None, (0,))
    play(state, "build 1#2 a1.4", "build 2#6 a1.1,b1.1")
    assert (state.outcome(), state.turn) == (None, 1)


@pytest.mark.rule("BQ-14")
def test_a_mover_who_completes_a_cube_in_a_swap_wins_when_the_other_has_built() -> None:
    lacks_one = ["OL1", "T2V", "T4 a1.3,b1.3,c1.3,b2.3", "2 a2.3,a3.3", "2 c2.3,c3.3", "2 a1.4,b1.4"]
    plans = towers(lacks_one, ["1 a1.1"])
    state = set_up(towers=plans, discs=discs({4: "S4"}), pawns=["start", 4])
    give, take = list(plans[0])[-1], next(iter(plans[1]))
    play(state, "roll 4", f"swap 2 give {give} take {take}", f"build {take} b3.3")
    assert state.towers[0].is_perfect(3)
    assert (state.outcome(), state.due) == (None, (1,))
    play(state, f"build {give} a1.1,b1.1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (0,))


@pytest.mark.rule("BQ-14")
@pytest.mark.parametrize("mover", [0, 1, 2])
def test_of_two_cubes_perfect_by_one_move_the_movers_counts(mover: int) -> None:
    """Each lacks what lies on the other's cube."""
    mine = ["OL1", "III", "T4 a1.3,b1.3,c1.3,b2.3", "2 a2.3,a3.3", "2 c2.3,c3.3", "2 a1.4,b1.4"]
    theirs = ["SL1", "OL1", "L4 a1.3,b1.3,c1.3,c2.3", "V3 a2.3,b2.3,a3.3", "1 a1.4"]
    partner = (mover + 1) % 3
    plans: list[list[str]] = [[], [], []]
    plans[mover], plans[partner] = mine, theirs
    pawns: list[int] = [5, 5, 5]
    pawns[mover], pawns[partner] = 3, 4
    built = towers(*plans)
    state = set_up(seats=3, towers=built, discs=discs({3: "1", 4: "S4", 5: "1"}), pawns=pawns, turn=mover)
    give, take = list(built[mover])[-1], list(built[partner])[-1]
    play(state, "roll 1", f"swap {partner + 1} give {give} take {take}")
    play(state, f"build {take} b3.3", f"build {give} b3.3,c3.3")
    assert state.towers[mover].is_perfect(3)
    assert state.towers[partner].is_perfect(3)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (mover,)


# ---------------------------------------------------------------------- BQ-15, BQ-16: the end without one


@pytest.mark.rule("BQ-15")
def test_the_game_ends_after_the_turn_that_empties_the_stock() -> None:
    state = set_up(towers=towers(["1 a1.1"], []), discs=discs({2: "O4"}), stock=["O4#17"])
    play(state, "roll 2")
    assert state.outcome() is None
    play(state, "build O4#17 b1.1,c1.1,b2.1,c2.1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("stock-empty", (5, 0))
    assert state.due == ()


@pytest.mark.rule("BQ-15")
def test_the_turn_in_which_the_last_disc_is_turned_up_is_played_to_its_end() -> None:
    others = {3: "steal", 4: "steal", 5: "build"}
    state = set_up(towers=towers(["1 a1.1"], []), discs=all_but(2, others))
    play(state, "roll 2", "disc build")
    assert state.outcome() is None
    play(state, min(texts(state)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "discs-turned"


@pytest.mark.rule("BQ-15")
@pytest.mark.rule("BQ-9")
@pytest.mark.parametrize("victim", [[], ["1 a1.1"]])
def test_the_last_disc_may_be_a_steal(victim: list[str]) -> None:
    others = {3: "steal", 4: "build", 5: "build"}
    state = set_up(towers=towers(["2 a1.1,b1.1"], victim), discs=all_but(2, others))
    play(state, "roll 2", "disc steal")
    if victim:
        assert state.outcome() is None
        play(state, "steal 2 1#1", "build 1#1 a1.2")
    outcome = state.outcome()  # with nothing to steal the turn is over at once
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == (
        "discs-turned",
        (0,),
        (3, 0) if victim else (2, 0),
    )


@pytest.mark.rule("BQ-16")
def test_the_winner_in_the_rulebooks_example() -> None:
    """Four layers and three cubes, four and five, three and seven: the second wins.

    Together these are 114 cubes, more than there are in the box, so that each tower is set up on its own table.
    """
    plans = (
        ["OL1", "T2V", "OL1", "T2V", "I3 a1.5,b1.5,c1.5"],
        ["OL1", "T2V", "OL1", "T2V", "I3 a1.5,b1.5,c1.5", "2 a2.5,b2.5"],
        ["OL1", "T2V", "III", "O4 a1.4,b1.4,a2.4,b2.4", "V3 c1.4,c2.4,c1.5"],
    )
    sheets = [set_up(towers=towers(plan, [])).score_sheet()[0] for plan in plans]
    assert [dict(score.parts) for score in sheets] == [
        {"layers": 400, "cubes": 3},
        {"layers": 400, "cubes": 5},
        {"layers": 300, "cubes": 7},
    ]
    outcome = klotz.Outcome.by_score([score.total for score in sheets], "discs-turned")
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1, 3))


@pytest.mark.rule("BQ-16")
@pytest.mark.parametrize(
    ("plans", "winners", "ranks"),
    [
        # The example again with two layers less each, so that the box holds it.
        ((["OL1", "T2V", "I3 a1.3,b1.3,c1.3"], ["OL1", "T2V", "V3 a1.3,b1.3,a2.3", "2 c1.3,c2.3"],
          ["SL1", "O4 a1.2,b1.2,a2.2,b2.2", "I3 a3.2,b3.2,c3.2"]), (1,), (2, 1, 3)),
        # A layer is worth more than any number of loose cubes.
        ((["III"], ["OL1", "S4 a1.2,b1.2,b2.2,c2.2"], ["O4 a1.1,b1.1,a1.2,b1.2", "O4 a2.1,b2.1,a2.2,b2.2",
          "T4 c1.1,c2.1,c3.1,c2.2", "L4 a1.3,b1.3,a2.3,a3.3" ]), (1,), (2, 1, 3)),
        # Equal in both: shared.
        ((["OL1", "2 a1.2,b1.2"], ["OL1", "2 c3.2,c3.3"], ["III"]), (0, 1), (1, 1, 3)),
    ],
)  # fmt: skip
def test_most_layers_win_then_most_loose_cubes(
    plans: tuple[list[str], ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    state = set_up(seats=3, towers=towers(*plans), discs=discs({2: "1"}), stock=[])
    play(state, "roll 2")  # nothing to take and nothing in the stock: the turn is over, and the game
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("stock-empty", winners, ranks)


@pytest.mark.rule("BQ-16")
def test_a_layer_counts_wherever_it_is() -> None:
    ground = ["I3 a1.1,b1.1,c1.1", "I3 a2.1,b2.1,c2.1", "2 a3.1,b3.1"]  # c3 is missing
    above = ["O4 b2.2,c2.2,b3.2,c3.2", "I3 a1.2,b1.2,c1.2"]
    state = set_up(towers=towers([*ground, *above], []))
    assert dict(state.score_sheet()[0].parts) == {"layers": 0, "cubes": 15}
    state = set_up(towers=towers([*ground, *above, "2 a2.2,a3.2"], []))
    assert dict(state.score_sheet()[0].parts) == {"layers": 100, "cubes": 8}


# ---------------------------------------------------------------------- BQ-17: Turn2


@pytest.mark.rule("BQ-17")
@pytest.mark.parametrize(
    ("place", "pips", "way", "reached"),
    [
        (8, 3, "cw", 11),
        (8, 3, "ccw", 5),
        (2, 4, "ccw", 18),
        (19, 4, "cw", 3),
        ("start", 1, "cw", 1),
        ("start", 1, "ccw", 20),
        ("start", 6, "cw", 6),
        ("start", 6, "ccw", 15),
    ],
)
def test_after_the_roll_the_mover_chooses_the_direction(
    place: int | str, pips: int, way: str, reached: int
) -> None:
    there = {place: "1"} if isinstance(place, int) else {}
    state = set_up("bloqs-turn2", discs=discs(there), pawns=[place, "start"])
    play(state, f"roll {pips}")
    assert (state.due, texts(state)) == ((0,), {"cw", "ccw"})
    play(state, way)
    assert state.pawns[0] == (reached - 1, False)


@pytest.mark.rule("BQ-17")
def test_nothing_else_can_be_done_before_a_direction_is_chosen() -> None:
    state = play(set_up("bloqs-turn2"), "roll 3")
    for text in ("roll 3", "pass", "build 1#1 a1.1"):
        error = refused(state, text)
        assert (error.rule, error.key) == ("BQ-17", "bloqs-choose-direction")


@pytest.mark.rule("BQ-17")
def test_the_base_game_knows_no_choice_of_direction() -> None:
    assert step(play(set_up(), "roll 3")) == "turnup"
    assert start("bloqs-turn2").game.rules[-1] == "BQ-17"
    assert "BQ-17" not in start("bloqs").game.rules

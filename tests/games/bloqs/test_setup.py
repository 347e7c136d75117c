"""Positions that no moves led to: what can be set up, and what is refused."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games.bloqs import BloqsState
from tests.games.bloqs.standard import CARDS
from tests.games.bloqs.table import discs, play, set_up, towers


def test_a_position_is_set_up() -> None:
    setup = {
        "towers": [{"L4#21": "a1.1,b1.1,c1.1,c2.1"}, {"1#1": "b2.1"}],
        "discs": discs({3: "S4", 7: "steal"}),
        "pawns": [3, 7],
        "turn": 1,
        "hands": [["die-4"], []],
        "discards": ["teleport"],
    }
    state = klotz.game("bloqs-maestro").start(2, setup)
    assert isinstance(state, BloqsState)
    assert (state.turn, state.due) == (1, (1,))
    assert [list(tower.pieces) for tower in state.towers] == [[21], [1]]
    assert (state.stock["L4"], state.stock["1"]) == (3, 3)
    assert (state.hand(0), state.discards, state.pile_size) == (("die-4",), ("teleport",), 52)
    assert state.pawns == ((2, False), (6, False))
    record = state.game.record(state)
    assert record.setup == setup
    assert state.game.replay(record) == state


@pytest.mark.rule("BQ-M1")
def test_hands_are_dealt_by_chance_so_that_nobody_knows_them() -> None:
    game = klotz.game("bloqs-maestro")
    setup = {"towers": [{"1#1": "b2.1"}, {}], "turn": 1, "hands": "dealt", "discards": ["teleport"]}
    state = game.start(2, setup)
    assert isinstance(state, BloqsState)
    assert not state.setup_tells_secrets
    random = Random(4)
    while state.chances:
        state.push(state.draw(random))
    dealt = {seat: state.hand(seat) for seat in (0, 1)}
    assert len(dealt[0]) == len(dealt[1]) > 0
    assert (state.turn, state.due) == (1, (1,))
    whole = klotz.game("bloqs-maestro").start(2, {"turn": 1})
    assert isinstance(whole, BloqsState)
    assert len(dealt[0]) + len(dealt[1]) + state.pile_size == whole.pile_size - 1  # one was discarded before
    # What seat 1 may not see is drawn anew, and what it holds is not.
    others = {state.resample(1, Random(seed)).hand(0) for seed in range(9)}
    assert len(others) > 1
    assert state.resample(1, random).hand(1) == dealt[1]
    assert game.replay(game.record(state)) == state


def test_cards_that_are_named_are_known() -> None:
    game = klotz.game("bloqs-maestro")
    assert game.start(2, {"hands": [["die-4"], []]}).setup_tells_secrets
    assert not game.start(2, {"turn": 1}).setup_tells_secrets
    assert not game.start(2).setup_tells_secrets
    with pytest.raises(ValueError, match="only Maestro is played with cards"):
        klotz.game("bloqs").start(2, {"hands": "dealt"})


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = set_up()
    assert (state.turn, state.discs, state.stock["1"]) == (0, (None,) * 20, 4)
    assert all(spot.on_start for spot in state.pawns)
    assert set_up(stock=["1#1", "#2"]).stock == dict.fromkeys(state.stock, 0) | {"1": 2}


def test_a_setup_equals_the_moves_that_lead_there() -> None:
    game = klotz.game("bloqs")
    state = game.start(2)
    assert isinstance(state, BloqsState)
    play(state, "roll 2", "roll 1", "roll 3", "disc 2", "build 2#5 a1.1,a1.2")
    twin = game.start(
        2, {"towers": [{"2#5": "a1.1,a1.2"}, {}], "discs": discs({3: "2"}), "pawns": [3, "start"], "turn": 1}
    )
    assert twin == state


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ([], "a setup looks like"),
        ("x", "a setup looks like"),
        (7, "a setup looks like"),
        ({"tower": []}, "'tower' is not known; there are towers"),
        ({"towers": {}}, "towers is a list of 2"),
        ({"towers": [{}]}, "towers is a list of 2"),
        ({"towers": [{}, {}, {}]}, "towers is a list of 2"),
        ({"towers": [[], {}]}, r"towers\[0\] is a table of pieces and their cells"),
        ({"towers": [{}, {"1#1": 5}]}, r"towers\[1\]: expected text, not 5"),
        ({"towers": [{"X5": "a1.1"}, {}]}, "'X5' is not a piece"),
        ({"towers": [{"2#1": "a1.1"}, {}]}, "piece #1 is 1#1, not 2#1"),
        ({"towers": [{"1#1": "a1"}, {}]}, "'a1' is not a cell"),
        ({"towers": [{"2#5": "a1.1,a1.1"}, {}]}, "the same cell stands twice"),
        ({"towers": [{"2#5": "a1.1,b2.1"}, {}]}, "'a1.1,b2.1' is not the shape of 2#5"),
        ({"towers": [{"2#5": "a1.1"}, {}]}, "is not the shape of 2#5"),
        ({"towers": [{"1#1": "a1.1", "#1": "b1.1"}, {}]}, "1#1 is there twice"),
        ({"towers": [{"1#1": "a1.1"}, {"1#1": "a1.1"}]}, "1#1 stands in two towers"),
        ({"towers": [{"1#1": "a1.1", "1#2": "a1.1"}, {}]}, "1#2 stands where another piece is"),
        ({"towers": [{"1#1": "d1.1"}, {}]}, "1#1 juts out over the site"),
        ({"supply": 1}, "supply is true or false, not 1"),
        ({"towers": [{"1#1": "a1.145"}, {}]}, "1#1 is higher than 144 layers"),
        ({"discs": ["S4"]}, "discs is a list of 20"),
        ({"discs": ["X5"] + [None] * 19}, "there is no disc 'X5'"),
        ({"discs": [[]] + [None] * 19}, r"there is no disc '\[\]'"),
        ({"discs": [0] + [None] * 19}, "there is no disc '0'"),
        ({"discs": ["S4"] * 3 + [None] * 17}, "The box has no more discs like that"),
        ({"pawns": [1]}, "pawns is a list of 2"),
        (
            {"pawns": [0, "start"], "discs": discs({1: "1"})},
            "a pawn is on a disc from 1 to 20 or on 'start', not 0",
        ),
        ({"pawns": [21, "start"]}, "a pawn is on a disc from 1 to 20"),
        ({"pawns": [True, "start"], "discs": discs({1: "1"})}, "a pawn is on a disc from 1 to 20"),
        ({"pawns": ["home", "start"]}, "a pawn is on a disc"),
        ({"pawns": [4, "start"]}, "a pawn is on disc 4, which lies face down"),
        ({"turn": 2}, "turn is a seat from 0 to 1, not 2"),
        ({"turn": -1}, "turn is a seat"),
        ({"turn": True}, "turn is a seat"),
        ({"turn": "0"}, "turn is a seat"),
        ({"stock": "1#1"}, "stock is a list"),
        ({"stock": ["1#1", 3]}, "stock: expected text, not 3"),
        ({"stock": ["1#99"]}, "stock: '1#99' is not a piece"),
        ({"stock": ["1#1"], "towers": [{"1#1": "a1.1"}, {}]}, "1#1 stands in a tower, not in the stock"),
        ({"hands": [["die-1"], []]}, "only Maestro is played with cards"),
        ({"hands": [0, 0]}, "hands is a list of lists of cards"),
        ({"discards": ["die-1"]}, "only Maestro is played with cards"),
    ],
)
def test_a_wrong_setup_is_refused(setup: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        klotz.game("bloqs").start(2, setup)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"towers": [{"1#1": "d1.1"}, {}]}, "1#1 lies on the table beside the site"),
        ({"towers": [{"1#1": "j1.2"}, {}]}, "1#1 juts out too far over the site"),
        ({"towers": [{"1#1": "a-9.2"}, {}]}, "1#1 juts out too far over the site"),
        ({"towers": [{"1#1": "n1.2"}, {}]}, "1#1 juts out too far over the site"),
    ],
)
def test_a_wrong_overhang_is_refused(setup: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        klotz.game("bloqs", overhang=True).start(2, setup)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"hands": [["die-1"]]}, "hands is a list of 2"),
        ({"hands": ["die-1", []]}, "hands is a list of lists of cards"),
        ({"hands": [["die-7"], []]}, "there is no card 'die-7'; there are die-1"),
        ({"hands": [[[]], []]}, r"there is no card '\[\]'"),
        ({"hands": [["die-1"] * 4, []]}, "The deck has no more cards like that"),
        (
            {"hands": [["die-1"] * 2, ["die-1"]], "discards": ["die-1"]},
            "The deck has no more cards like that",
        ),
        ({"discards": ["x"]}, "there is no card 'x'"),
        ({"discards": None}, "discards is a list"),
    ],
)
def test_wrong_cards_are_refused(setup: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        klotz.game("bloqs-maestro").start(2, setup)


def test_a_tower_that_juts_out_is_set_up() -> None:
    plan = ["2 c1.1,c1.2", "2 c1.3,d1.3"]
    state = set_up(towers=towers(plan, []), options={"overhang": True})
    assert state.towers[0].cells[3, 0, 2] == 6


WORDS = st.sampled_from(
    [
        "towers",
        "discs",
        "pawns",
        "turn",
        "stock",
        "hands",
        "discards",
        "1#1",
        "#2",
        "2#5",
        "start",
        "S4",
        *CARDS[:3],
    ]
)
TEXTS = (
    WORDS | st.sampled_from(["a1.1", "a1.1,b1.1", "d1.1", "k1.3", "a1.99", "a1.1,a1.2"]) | st.text(max_size=4)
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 25) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=12,
)
NEARLY = st.fixed_dictionaries(
    {},
    optional={
        "towers": st.lists(st.dictionaries(TEXTS, TEXTS, max_size=3) | JSON, min_size=2, max_size=2),
        "pawns": st.lists(JSON, min_size=2, max_size=2),
        "hands": st.lists(st.lists(TEXTS, max_size=3), min_size=2, max_size=2),
        "discards": st.lists(TEXTS, max_size=3),
        "turn": JSON,
        "stock": st.lists(TEXTS, max_size=3),
    },
)


@given(st.sampled_from(["bloqs", "bloqs-maestro"]), st.booleans(), JSON | NEARLY)
@settings(max_examples=400)
def test_any_json_is_a_setup_or_a_value_error(name: str, overhang: bool, setup: Any) -> None:
    try:
        state = klotz.games.game(name, overhang=overhang).start(2, setup)
    except ValueError as error:
        assert str(error)
    else:
        assert state.due
        assert state.view(0)["seats"] == 2


def test_a_perfect_cube_that_is_set_up_has_won() -> None:
    state = klotz.game("bloqs").start(2, setup={"towers": towers(["OL1", "T2V", "III"], [])})
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (0,))


def flaws(*towers: dict[str, str], **options: Any) -> list[tuple[int, str, str, str]]:
    state = klotz.game("bloqs", **options).start(len(towers), {"towers": list(towers)})
    return [(flaw.seat, flaw.text, flaw.why.rule, flaw.why.key) for flaw in state.setup_flaws()]


def test_a_tower_that_does_not_stand_is_told_piece_by_piece() -> None:
    """Without what was below them, some pieces hang in the air; what is beside them is not to blame."""
    hanging = {"1#1": "a1.2", "1#2": "b1.1", "2#5": "b1.2,c1.2"}
    assert flaws({}, hanging) == [(1, "build 1#1 a1.2", "BQ-13", "bloqs-floats")]
    assert flaws({}, {**hanging, "1#3": "a1.1"}) == []


def test_a_tower_that_tips_over_is_told() -> None:
    tipping = {"1#1": "c1.1", "2#5": "c1.2,d1.2", "1#2": "d1.3"}
    assert flaws(tipping, {}, overhang=True) == [(0, "build 1#2 d1.3", "BQ-13", "bloqs-would-fall")]
    assert flaws({"1#1": "i1.2"}, {}, overhang=True)[0][3] == "bloqs-floats"


def test_pieces_that_were_built_are_no_matter_of_the_setup() -> None:
    state = klotz.game("bloqs").start(2, {"towers": [{"1#1": "a1.1"}, {}], "supply": True})
    state.push(state.parse("build 1#2 a1.2"))
    assert state.setup_flaws() == ()


def test_a_seat_is_about_to_take_any_piece() -> None:
    for name in ("bloqs", "bloqs-turn2", "bloqs-maestro"):
        state = klotz.game(name).start(3, {"turn": 1, "supply": True})
        assert state.due == (1,)
        built = {move.text.split()[1].split("#")[0] for move in state.legal_moves}
        assert built == {kind["kind"] for kind in state.view(1)["pieces"]}  # type: ignore[typeddict-item]
        state.push(state.parse("build 1#1 b2.1"))
        assert state.view(2)["turn"] == 2  # type: ignore[typeddict-item]

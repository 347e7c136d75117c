"""Pieces of one's own: what can be given, how the rest is refused, and that everything is played with them."""

import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import records
from klotz.games.bloqs import BloqsState, Tower, kernel
from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.pieces import PieceSet, read_pieces, standard_pieces
from klotz.games.bloqs.ring import ring
from klotz.shapes import free_polycubes
from klotz.testing import check_game
from tests.games.bloqs.boxes import random_box, random_kinds, random_pieces, shapes
from tests.games.bloqs.random_towers import many
from tests.games.bloqs.statics import all_standing
from tests.games.bloqs.table import chances, play, play_on, set_up


def kind(
    name: str = "U5", count: int = 6, shape: str = "x.x\nxxx", colour: str = "#4583d6"
) -> dict[str, Any]:
    return {"name": name, "count": count, "colour": colour, "shape": shape}


def made(*kinds: dict[str, Any]) -> dict[str, Any]:
    return {"kinds": list(kinds)}


SOMA = made(
    kind("V", 4, "xx\nx."),
    kind("L", 4, "xxx\nx.."),
    kind("A", 4, "xx\nx.\n\nx.\n.."),
    kind("B", 4, "xx\nx.\n\n.x\n.."),
    kind("P", 4, "xx\nx.\n\n..\nx."),
)
"""Pieces that are not flat, two of them mirror images of each other."""


# ---------------------------------------------------------------------- what can be given


@pytest.mark.rule("BQ-1")
def test_the_standard_pieces_are_what_the_rules_say() -> None:
    pieces = standard_pieces()
    assert pieces.kinds == ("1", "2", "I3", "V3", "O4", "L4", "T4", "S4")
    assert [len(pieces.numbers_of(each)) for each in pieces.kinds] == [4] * 8
    assert sum(pieces.size_of(pieces.kind_of(number)) for number in pieces.numbers) == 100
    flat = {
        shape.canonical()
        for size in range(1, 5)
        for shape in free_polycubes(size)
        if shape.extent[2] == 1 and max(shape.extent) <= 3
    }
    assert {pieces.shape_of(each).canonical() for each in pieces.kinds} == flat


def test_pieces_that_are_not_flat() -> None:
    pieces = read_pieces(SOMA)
    assert [pieces.size_of(each) for each in pieces.kinds] == [3, 4, 4, 4, 4]
    assert [len(pieces.cubes_of(each)) for each in pieces.kinds] == [12, 24, 8, 12, 12]
    one, other = pieces.shape_of("B"), pieces.shape_of("P")
    assert one.canonical() == other.canonical()
    assert one.canonical(mirror=False) != other.canonical(mirror=False)
    assert pieces.text(9) == "A#9"
    assert pieces.parse("a#9") == pieces.parse("#9") == 9
    with pytest.raises(klotz.InvalidMove, match="piece #9 is A#9, not B#9"):
        pieces.parse("B#9")


@given(st.integers())
@settings(max_examples=15)
def test_any_pieces_come_back_as_they_were(seed: int) -> None:
    given_as = random_pieces(Random(seed))
    pieces = read_pieces(given_as)
    assert pieces.json() == given_as
    assert read_pieces(json.loads(json.dumps(pieces.json()))) is pieces
    assert pickle.loads(pickle.dumps(pieces)) == pieces
    assert read_pieces(pieces.json()) == PieceSet(pieces.described)
    assert [number for each in pieces.kinds for number in pieces.numbers_of(each)] == list(pieces.numbers)


def test_the_standard_pieces_written_down_are_the_same() -> None:
    assert read_pieces(standard_pieces().json()) is standard_pieces()
    assert read_pieces("standard") is standard_pieces()


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("given_as", "complaint"),
    [
        ({}, "The entry “kinds” is missing"),
        ({"kinds": 3}, "“kinds” should be a list"),
        ({"kinds": [3]}, "“kinds” should be a table"),
        (made(), "There are 0 kinds of piece. There can be 1 to 12"),
        (made(*[kind(f"K{number}") for number in range(13)]), "There are 13 kinds of piece"),
        (made({"name": "U5"}), "The entry “count” is missing"),
        (made({**kind(), "weight": 3}), "“weight” isn't a known entry"),
        (made(kind(name="")), "“” can't be the name of a piece"),
        (made(kind(name="corner")), "“corner” can't be the name of a piece. A name has up to 4 letters"),
        (made(kind(name="a b")), "can't be the name"),
        (made(kind(name="a#1")), "can't be the name"),
        (made(kind(name="ü")), "can't be the name"),
        ({"kinds": [{**kind(), "name": 5}]}, "“5” can't be the name"),
        (made(kind(), kind("u5", shape="xxx\nx..\nx..")), "Two kinds of piece are called “u5”"),
        (made(kind(), kind("C5", shape="xx\nx.\nxx")), "C5 and U5 have the same shape"),
        (made(kind(count=0)), "There can be 1 to 9 pieces of a kind, so not “0” of U5"),
        (made(kind(count=10)), "so not “10” of U5"),
        ({"kinds": [{**kind(), "count": True}]}, "so not “True” of U5"),
        (made(kind(colour="blue")), "“blue” is not a colour"),
        (made(kind(shape="")), "U5 has no cube"),
        (made(kind(shape="...\n...")), "U5 has no cube"),
        (made(kind(shape="xxx\nxxx")), "U5 has 6 cubes; at most 5 are allowed"),
        (made(kind(shape="xxxx")), "U5 doesn't fit into a cube of 3 by 3 by 3"),
        (made(kind(shape="x\n\nx\n\nx\n\nx")), "U5 doesn't fit into a cube"),
        (made(kind(shape="x.\n.x")), "U5 falls apart"),
        (made(kind(shape="x.\n\n.x")), "U5 falls apart"),
        (made(kind(shape="xo")), "U5 has “o”. Draw it with x for a cube"),
        ({"kinds": [{**kind(), "shape": ["x"]}]}, "“shape” should be a drawing"),
        (made(kind(count=5)), "All pieces together have 25 cubes. A perfect cube takes 27"),
        (
            made(*[kind(name, 9, "x" * 2 + end) for name, end in
                   [("A", ""), ("B", "x"), ("C", "\nx"), ("D", "\nxx"), ("E", "x\nx"), ("F", "x\n.x")]]),
            "There are 54 pieces; at most 48 are allowed",
        ),
        ("standrad", "neither “standard” nor a file"),
    ],
)  # fmt: skip
def test_wrong_pieces_are_refused(given_as: Any, complaint: str) -> None:
    with pytest.raises(klotz.InvalidOption) as caught:
        klotz.game("bloqs", pieces=given_as)
    assert str(caught.value).startswith("bloqs: pieces: ")
    assert complaint in str(caught.value)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-1, 60)
    | st.text(alphabet="x.\n#", max_size=9)
    | st.just("#4583d6"),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["kinds", "name", "count", "colour", "shape", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(JSON | st.fixed_dictionaries({"kinds": st.lists(JSON, max_size=3)}))
@settings(max_examples=300)
def test_any_json_is_a_set_of_pieces_or_an_invalid_option(data: Any) -> None:
    try:
        state = klotz.game("bloqs", pieces=data).start()
    except klotz.InvalidOption as error:
        assert str(error).startswith("bloqs: ")
    else:
        assert isinstance(state, BloqsState)


def test_pieces_and_ring_go_together() -> None:
    with pytest.raises(
        klotz.InvalidOption, match=r"There is no disc “1”\. There are V, L, A, B, P, steal, build"
    ):
        klotz.game("bloqs", pieces=SOMA)
    own = {"starts": [1, 2, 3, 4], "discs": {"A": 6, "P": 2, "build": 4}}
    assert ring(own, read_pieces(SOMA)).discs == ("A",) * 6 + ("P",) * 2 + ("build",) * 4
    assert klotz.game("bloqs", pieces=SOMA, ring=own).start().due
    with pytest.raises(klotz.InvalidOption, match="There is no card “piece-1”"):
        klotz.game("bloqs-maestro", pieces=SOMA, ring=own)


# ---------------------------------------------------------------------- rings of other sizes, and in a known order


@pytest.mark.rule("BQ-3")
def test_a_short_ring_is_gone_round_more_often() -> None:
    short = {"starts": [1, 3, 5, 7], "discs": {"1": 4, "build": 4}}
    state = set_up(options={"ring": short}, discs=["1", *[None] * 7], pawns=[1, "start"])
    play(state, "roll 6")
    assert state.pawns[0].disc == 6
    assert len(state.view(0)["discs"]) == 8
    assert state.view(0)["pawns"][1]["clockwise"] == [3, 4, 5, 6, 7, 8]
    assert state.view(0)["pawns"][0]["counter_clockwise"] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("BQ-3")
def test_discs_that_lie_in_a_known_order() -> None:
    order = ["1", "build", "2", "steal"] * 3
    laid = {"starts": [1, 4, 7, 10], "discs": {"1": 3, "2": 3, "build": 3, "steal": 3}, "order": order}
    state = set_up(options={"ring": laid})
    play(state, "roll 2")
    assert chances(state) == {"disc build": 1.0}
    with pytest.raises(ValueError, match="another disc lies at place 2"):
        set_up(options={"ring": laid}, discs=["1", "steal", *[None] * 10])


# ---------------------------------------------------------------------- played


@given(
    st.sampled_from(["bloqs", "bloqs-turn2", "bloqs-maestro"]),
    st.integers(2, 4),
    st.booleans(),
    st.integers(),
)
@settings(max_examples=3)
def test_contract_with_any_pieces(name: str, seats: int, overhang: bool, seed: int) -> None:
    game = klotz.games.game(name, overhang=overhang, **random_box(Random(seed), name, places=9))
    check_game(game, seats, seed=seed, moves_checked=1)


def test_a_record_carries_its_pieces() -> None:
    box = random_box(Random(5))
    state = klotz.game("bloqs-maestro", **box).start(3)
    assert isinstance(state, BloqsState)
    play_on(state, Random(5))
    record = state.game.record(state)
    again = records.check(records.loads(records.dumps(record, "klotz"), "klotz"))
    assert again == state
    assert again.game.options["pieces"] == box["pieces"]


def test_who_has_more_layers_is_ahead_of_any_number_of_cubes() -> None:
    """With large sets a tower may have more loose cubes than a layer counts."""
    threes = made(kind("I", 9, "xxx"), *[kind(f"T{number}", 9, shape) for number, shape in
        enumerate(("xxx\nxx.", "xxx\n.x.", "xxx\nx.x", "xxx\nx.."))])  # fmt: skip
    discs = {"starts": [1, 2, 3, 4], "discs": {"I": 7, "build": 1}}
    flat = {f"I#{number}": f"a{number}.1,b{number}.1,c{number}.1" for number in (1, 2, 3)}
    high = {
        f"{name}#{number}": f"a1.{z},b1.{z},c1.{z},{more}"
        for z, (name, number, more) in enumerate(
            [("T0", 10 + index, f"a2.{index + 1},b2.{index + 1}") for index in range(9)]
            + [("T2", 28 + index, f"a2.{index + 10},c2.{index + 10}") for index in range(9)]
            + [("T1", 19 + index, f"b2.{index + 19}") for index in range(4)],
            start=1,
        )
    }
    state = set_up(
        options={"pieces": threes, "ring": discs},
        towers=[flat, high],
        discs=["I"] * 7 + [None],
        pawns=[7, "start"],
        stock=["#4"],
    )
    assert [score.total for score in state.score_sheet()] == [100, 106]
    play(state, "roll 1", "disc build")
    play_on(state, Random(1), 1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


# ---------------------------------------------------------------------- what stands

SMALL = [kind("1", 5, "x"), kind("2", 5, "xx"), kind("V", 5, "x.\nxx")]
CLASPED = made(
    *SMALL, kind("U5", 6, "x.x\nxxx"), kind("Z5", 6, "xx.\n.x.\n.xx"), kind("W5", 6, "x..\nxx.\n.xx")
)


@pytest.mark.rule("BQ-12")
@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param(SOMA, id="soma"),
        pytest.param(CLASPED, id="clasped"),
        *(made(*SMALL, *random_kinds(Random(seed), 6)) for seed in range(4)),
    ],
)
@pytest.mark.parametrize("overhang", [False, True])
def test_engine_and_program_agree_on_towers_of_any_pieces(pieces: Any, overhang: bool) -> None:
    start = Tower(piece_set=read_pieces(pieces), overhang=overhang)
    found = many(Random(f"{overhang}"), 250, start, most=9)
    engine = [tower.stands() for tower in found]
    program = all_standing([tower.cells for tower in found])
    for tower, ours, theirs in zip(found, engine, program, strict=True):
        assert ours == theirs, f"the program says {theirs} of {dict(tower.pieces)}\n{tower}"


@pytest.mark.rule("BQ-12")
def test_interlocked_pieces_hold_each_other() -> None:
    """A clip rides on the web of a U, whose sides keep it from swinging, and so it keeps the U from tipping over."""
    pieces = read_pieces(
        made(
            kind("1", 9, "x"),
            kind("step", 2, "...\nxx.\n\n.x.\n.x."),
            kind("U", 2, "xxx\n\nx.x"),
            kind("clip", 2, ".x\n..\n..\n\nxx\nx.\nx."),
        )
    )
    numbers = {name: pieces.numbers_of(name)[0] for name in pieces.kinds}
    tower = Tower(
        {
            numbers["step"]: parse_cells("a2.1,b2.1,b2.2,b3.2"),
            numbers["1"]: parse_cells("c1.1"),
            numbers["clip"]: parse_cells("c3.2,b1.3,b2.3,b3.3,c3.3"),
            numbers["U"]: parse_cells("a1.2,b1.2,c1.2,a1.3,c1.3"),
        },
        piece_set=pieces,
    )
    assert all(pieces.has_shape(cells, pieces.kind_of(number)) for number, cells in tower.pieces.items())
    assert all_standing([tower.cells]) == [True]
    assert all_standing([tower.cells], sides=False) == [False]
    assert not kernel.stands(tower._grid)
    assert tower.stands()
    loose = tower.taken(numbers["clip"])
    assert not loose.stands()
    assert all_standing([loose.cells]) == [False]


def test_every_shape_that_fits_has_a_place_on_an_empty_site() -> None:
    for shape in shapes()[1::3]:
        tower = Tower(piece_set=read_pieces(made(kind("K", 9, "x"), kind("Q", 9, _drawn(shape.cells)))))
        assert tower.places("Q")
        assert all(all_standing([dict.fromkeys(cells, 1) for cells in tower.places("Q")]))


def _drawn(cells: Any) -> str:
    width, depth, height = (max(along) + 1 for along in zip(*cells, strict=True))
    return "\n\n".join(
        "\n".join(
            "".join("x" if (x, y, z) in cells else "." for x in range(width)) for y in reversed(range(depth))
        )
        for z in range(height)
    )


def test_cells_high_up_are_written_with_three_figures() -> None:
    assert parse_cells("a1.100") == ((0, 0, 99),)

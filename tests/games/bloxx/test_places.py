"""Each rule about where a shape may lie, by its id: BX-5 to BX-8."""

import pytest

from klotz.games.bloxx import BloxxState
from tests.games.bloxx.table import play, refused, set_up, start, upright

# ---------------------------------------------------------------------- BX-5, BX-6: where shapes touch


@pytest.mark.rule("BX-5")
@pytest.mark.parametrize("contact", ["side", "rest", "lie"])
def test_the_first_shape_touches_the_bottom_edge(contact: str) -> None:
    state = play(start(contact=contact), "roll A1 B1")
    error = refused(state, "A a2*,b2,c2,d2")
    assert (error.rule, error.key) == ("BX-5", "bloxx-not-on-bottom")
    assert all("1" in text.replace("10", "") for text in (move.text for move in state.legal_moves))
    assert state.parse("B b1,a2,b2*,c2").seat == 0  # with one square is enough


@pytest.mark.rule("BX-5")
def test_the_first_shape_of_every_sheet() -> None:
    state = play(start(), "roll A1 B6", "A a1*,b1,c1,d1")
    assert refused(state, "B e2*,f2,e3,f3").rule == "BX-5"


def after_a_column(contact: str) -> BloxxState:
    """The first player has four upright in column a, and is to draw a line or a square."""
    return play(set_up([upright("a")], [], contact=contact), "roll A1 B6")


BOTH = pytest.mark.parametrize("contact", ["side", "rest"])
ALL = pytest.mark.parametrize("contact", ["side", "rest", "lie"])


@pytest.mark.rule("BX-6")
@BOTH
@pytest.mark.parametrize(
    "text",
    [
        "B b1*,c1,b2,c2",  # beside it, on the bottom edge
        "A a5*,b5,c5,d5",  # upon it, jutting out
        "A a5*,a6,a7,a8",
    ],
)
def test_a_later_shape_touches_a_drawn_one_with_a_side(contact: str, text: str) -> None:
    assert after_a_column(contact).parse(text).text == text


@pytest.mark.rule("BX-6")
@ALL
@pytest.mark.parametrize(
    "text",
    [
        "B e1*,f1,e2,f2",  # on the bottom edge, far away
        "A b5*,c5,d5,e5",  # corner to corner
        "A c4*,d4,e4,f4",
    ],
)
def test_a_shape_that_touches_nothing_is_refused(contact: str, text: str) -> None:
    error = refused(after_a_column(contact), text)
    assert (error.rule, error.key) == ("BX-6", "bloxx-no-contact")


@pytest.mark.rule("BX-6")
@pytest.mark.parametrize("text", ["A b4*,c4,d4,e4", "B b3*,c3,b4,c4", "B b2*,c2,b3,c3"])
def test_a_shape_may_hang_in_the_air_by_a_side_unless_it_has_to_rest(text: str) -> None:
    assert after_a_column("side").parse(text).text == text
    error = refused(after_a_column("rest"), text)
    assert (error.rule, error.key) == ("BX-6", "bloxx-floating")


@pytest.mark.rule("BX-6")
@pytest.mark.ruling("contact")
@pytest.mark.parametrize(
    ("text", "lies"),
    [
        ("B b1*,c1,b2,c2", False),  # beside it, on the bottom edge
        ("A b4*,c4,d4,e4", False),  # beside it, in the air
        ("A a5*,b5,c5,d5", True),  # upon it, jutting out
        ("A a5*,a6,a7,a8", True),
    ],
)
def test_a_later_shape_may_have_to_lie_on_a_drawn_one(text: str, lies: bool) -> None:
    """As the German rules say it: here the bottom edge is nothing to lie on."""
    state = after_a_column("lie")
    if lies:
        assert state.parse(text).text == text
    else:
        error = refused(state, text)
        assert (error.rule, error.key) == ("BX-6", "bloxx-not-on-drawn")


@pytest.mark.rule("BX-6")
@BOTH
def test_a_gap_is_nothing_to_touch(contact: str) -> None:
    state = set_up([upright("a"), "A b4*,c4,d4,e4"], [], contact=contact)
    assert {(4, 0), (4, 1), (4, 2)} < state.gaps(0)
    play(state, "roll A1 B6")
    assert refused(state, "B f1*,g1,f2,g2").key == "bloxx-no-contact"
    assert state.parse("A f1*,f2,f3,f4").seat == 0  # its top lies beside e4


@pytest.mark.rule("BX-6")
@BOTH
def test_a_shape_does_not_rest_on_air_above_a_gap(contact: str) -> None:
    state = play(set_up(["A a3*,b3,c3,d3"], [], contact=contact), "roll A1 B6")
    assert state.parse("B d4*,e4,d5,e5").seat == 0  # half on d3
    hanging = "B e2*,f2,e3,f3"  # beside d3, nothing below
    if contact == "side":
        assert state.parse(hanging).seat == 0
    else:
        assert refused(state, hanging).key == "bloxx-floating"


# ---------------------------------------------------------------------- BX-7, BX-8: squares and gaps


@pytest.mark.rule("BX-7")
@pytest.mark.parametrize(
    "text", ["A e1*,f1,g1,h1", "A a9*,a10,a11,a12", "A z1*,z2,z3,z4", "A a96*,a97,a98,a99"]
)
def test_shapes_do_not_leave_the_sheet(text: str) -> None:
    error = refused(play(start(), "roll A1 B6"), text)
    assert (error.rule, error.key) == ("BX-7", "bloxx-off-sheet")


@pytest.mark.rule("BX-7")
def test_shapes_do_not_cover_what_is_drawn() -> None:
    error = refused(after_a_column("side"), "B a4*,b4,a5,b5")
    assert (error.rule, error.key, error.details) == ("BX-7", "bloxx-drawn-already", {"square": "a4"})


@pytest.mark.rule("BX-8")
def test_everything_empty_below_becomes_a_gap_at_once() -> None:
    state = play(after_a_column("side"), "A a5,b5,c5,d5*")
    assert state.gaps(0) == {(column, row) for column in (1, 2, 3) for row in range(4)}
    assert state.heights(0) == (5, 5, 5, 5, 0, 0, 0)
    assert dict(state.score_sheet()[0].parts)["gaps"] == -12
    assert state.gaps(1) == frozenset()


@pytest.mark.rule("BX-8")
def test_gaps_can_never_be_drawn_on() -> None:
    state = set_up([upright("a"), "A b4*,c4,d4,e4"], [])
    play(state, "roll A1 B6")
    for text in ("B b1*,c1,b2,c2", "B e1*,f1,e2,f2"):
        error = refused(state, text)
        assert (error.rule, error.key) == ("BX-8", "bloxx-gap")
    gaps = state.gaps(0)
    while state.due:
        assert gaps <= state.gaps(0)
        gaps = state.gaps(0)
        drawn = {cell for shape in state.drawn(0) for cell in shape.cells}
        assert not gaps & drawn
        state.push(list(state.legal_moves)[-1])

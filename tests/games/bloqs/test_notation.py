"""Bloqs as text: every kind of move is written in one way, read in many, and nonsense is refused with a word."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klotz.games.bloqs import notation
from klotz.games.bloqs.tower import MARGIN, SITE, Cell
from klotz.games.contract import InvalidMove
from tests.games.bloqs.standard import COUNT, KINDS, PIECES, kind_of, parse_piece, piece_text
from tests.games.bloqs.table import play_on, start

SEATS = 4
CELLS = st.tuples(
    st.integers(-MARGIN, SITE + MARGIN - 1), st.integers(-MARGIN, SITE + MARGIN - 1), st.integers(0, 79)
)


@pytest.mark.parametrize(
    "text",
    [
        "roll",
        "roll 1",
        "roll 6",
        "cw",
        "ccw",
        "disc 1",
        "disc I3",
        "disc S4",
        "disc steal",
        "disc build",
        "card die-4",
        "card piece-L4",
        "card piece-1",
        "card teleport",
        "card defence",
        "teleport 4",
        "deal 2 die-1",
        "deal 2 piece-V3",
        "lose 4 defence",
        "defend",
        "allow",
        "pass",
        "steal 2 L4#21",
        "swap 2 give 1#3 take I3#9",
        "build L4#21 a1.1,b1.1,c1.1,c2.1",
        "build 1#1 z0.2",
        "build 2#5 d3.12,d4.12",
    ],
)
def test_every_kind_of_move_is_read_back_however_it_is_typed(text: str) -> None:
    assert notation.canonical(text, SEATS, PIECES) == text
    for written in (text.upper(), text.lower(), f"  {text.replace(' ', '   ')} ", text.replace(" ", "\t")):
        assert notation.canonical(written, SEATS, PIECES) == text
    assert notation.canonical(text.replace(",", " , "), SEATS, PIECES) == text


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("steal 2 #21", "steal 2 L4#21"),
        ("steal 2 l4#21", "steal 2 L4#21"),
        ("steal 02 L4#21", "steal 2 L4#21"),
        ("build #05 b1.1,a1.1", "build 2#5 a1.1,b1.1"),
        ("build #9 a1.3,a1.1,a1.2", "build I3#9 a1.1,a1.2,a1.3"),
        ("build #5 a01.1,b1.1", "build 2#5 a1.1,b1.1"),
        ("swap 1 give #1 take #32", "swap 1 give 1#1 take S4#32"),
        ("card PIECE-l4", "card piece-L4"),
    ],
)
def test_other_ways_to_write_it(written: str, text: str) -> None:
    assert notation.canonical(written, SEATS, PIECES) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("steal 2 L4#1", "piece #1 is 1#1, not l4#1"),
        ("build O4#21 a1.1", "piece #21 is L4#21, not o4#21"),
        ("steal 2 #33", "not a piece; pieces are written like S4#32, with numbers 1 to 32"),
        ("steal 2 #0", "not a piece"),
        ("steal 2 L4", "not a piece"),
        ("steal 2 21", "not a piece"),
        ("steal 2 L4#21#21", "not a piece"),
        ("steal 2 L4#٣", "not a piece"),
        ("steal 5 L4#21", "'5' is not a player; players are 1 to 4"),
        ("steal 0 L4#21", "not a player"),
        ("steal -1 L4#21", "not a player"),
        ("steal ² L4#21", "not a player"),
        ("teleport 99999", "not a player"),
        ("deal 5 die-1", "not a player"),
        ("build #1 a1", "'a1' is not a cell; cells are written like a1.1"),
        ("build #1 a1.0", "not a cell"),
        ("build #1 a1.1000", "not a cell"),
        ("build #1 a100.1", "not a cell"),
        ("build #1 1a.1", "not a cell"),
        ("build #1 aa1.1", "not a cell"),
        ("build #1 ä1.1", "not a cell"),
        ("build #1 a١.1", "not a cell"),
        ("build #1 a1.1,", "'' is not a cell"),
        ("build #1 ,", "not a cell"),
        ("build #2 a1.1,a1.1", "the same cell stands twice"),
        ("build #2 a1.1,a01.1", "the same cell stands twice"),
        ("build #1", "is not a move; moves are such as"),
        ("build", "is not a move"),
        ("roll 7", "is not a move"),
        ("roll 0", "is not a move"),
        ("roll 1 2", "is not a move"),
        ("cw 3", "is not a move"),
        ("disc X5", "is not a move"),
        ("disc", "is not a move"),
        ("card", "is not a move"),
        ("card die-7", "is not a move"),
        ("card piece-", "is not a move"),
        ("deal 1 ?", "is not a move"),
        ("lose 1", "is not a move"),
        ("teleport", "is not a move"),
        ("swap 2 take #1 give #2", "is not a move"),
        ("swap 2 give #1", "is not a move"),
        ("steal 2", "is not a move"),
        ("pass pass", "is not a move"),
        ("hello", "is not a move"),
    ],
)
def test_nonsense_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        notation.canonical(text, SEATS, PIECES)
    assert complaint in str(caught.value)


@given(CELLS)
def test_a_cell_reads_back(cell: Cell) -> None:
    assert notation.parse_cells(notation.cell_text(cell)) == (cell,)
    assert notation.parse_cells(notation.cell_text(cell).upper()) == (cell,)


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ((0, 0, 0), "a1.1"),
        ((2, 2, 1), "c3.2"),
        ((3, 0, 1), "d1.2"),
        ((-1, 0, 1), "z1.2"),
        ((-6, -6, 1), "u-5.2"),
        ((8, 8, 75), "i9.76"),
        ((0, -1, 2), "a0.3"),
    ],
)
def test_cells_beyond_the_site(cell: Cell, text: str) -> None:
    assert notation.cell_text(cell) == text
    assert notation.parse_cells(text) == (cell,)


@given(st.lists(CELLS, min_size=1, max_size=4, unique=True), st.randoms(), st.integers(1, COUNT))
def test_a_build_reads_back_in_any_order(cells: list[Cell], random: Random, number: int) -> None:
    text = notation.build_text(piece_text(number), tuple(cells))
    mixed = [notation.cell_text(cell) for cell in random.sample(cells, len(cells))]
    assert notation.canonical(f"build #{number} {' , '.join(mixed)}", SEATS, PIECES) == text
    assert notation.parse_cells(text.split()[2]) == notation.parse_cells(",".join(mixed))


@given(st.integers(1, COUNT))
def test_a_piece_reads_back(number: int) -> None:
    text = piece_text(number)
    assert text == f"{kind_of(number)}#{number}"
    assert parse_piece(text) == parse_piece(f"#{number}") == number
    for kind in KINDS:
        if kind != kind_of(number):
            with pytest.raises(InvalidMove, match="not"):
                parse_piece(f"{kind}#{number}")


@given(st.text(max_size=40) | st.text(alphabet="build stealrowpgvk#,.0123456789abcdz-", max_size=40))
@settings(max_examples=500)
def test_any_text_has_one_canonical_text_or_is_refused(text: str) -> None:
    if not text.strip():
        return  # the contract's own `parse` refuses what is empty
    try:
        canonical = notation.canonical(text, SEATS, PIECES)
    except InvalidMove as error:
        assert str(error)
    else:
        assert notation.canonical(canonical, SEATS, PIECES) == canonical


@pytest.mark.parametrize("name", ["bloqs-turn2", "bloqs-maestro"])
@pytest.mark.parametrize("overhang", [False, True])
def test_every_move_of_a_game_is_canonical(name: str, overhang: bool) -> None:
    state = play_on(start(name, 4, overhang=overhang), Random(5))
    for move in state.history:
        assert notation.canonical(move.text, 4, PIECES) == move.text
        assert notation.canonical(move.text.upper(), 4, PIECES) == move.text

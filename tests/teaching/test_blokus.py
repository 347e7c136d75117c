"""What the lesson, the tips and the rule pages of Blokus claim of the positions they show."""

import pytest
from docs.make_rule_pictures import BESIDE_ITSELF
from docs.teaching import lesson, rule, tip

from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import cells_text, parse_cells
from klotz.games.contract import IllegalMove, Move
from klotz.shapes import PIECES
from tests.teaching.claims import proves

Cell = tuple[int, int]
CORNERS = {(0, 0), (0, 19), (19, 0), (19, 19)}


def shown(state: object) -> BlokusState:
    assert isinstance(state, BlokusState)
    return state


def cells_of(state: BlokusState, *colours: Colour) -> set[Cell]:
    return {cell for piece in state.placed if piece.colour in colours for cell in piece.cells}


def beside(cells: set[Cell]) -> set[Cell]:
    return {(x + a, y + b) for x, y in cells for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def across(cells: set[Cell]) -> set[Cell]:
    return {(x + a, y + b) for x, y in cells for a in (1, -1) for b in (1, -1)}


def to_middle(cells: set[Cell], size: int = 20) -> float:
    middle = (size - 1) / 2
    return min(max(abs(x - middle), abs(y - middle)) for x, y in cells)


def squares(move: Move) -> set[Cell]:
    return set(parse_cells(move.text))


def split(state: BlokusState, is_right: object) -> tuple[list[Move], list[Move]]:
    """The legal moves that do what a step asks for, and those that do not; there are some of both."""
    assert callable(is_right)
    moves = list(state.legal_moves)
    right = [move for move in moves if is_right(squares(move))]
    wrong = [move for move in moves if move not in right]
    assert right
    assert wrong
    return right, wrong


def others(state: BlokusState) -> tuple[Colour, ...]:
    return tuple(colour for colour in state.variant.colours if colour is not state.colour)


@proves("page-lesson-blokus-1", "page-lesson-blokus-1-wrong", "page-lesson-blokus-1-done")
def test_the_first_piece_covers_a_corner_and_may_be_big_or_small() -> None:
    state = shown(lesson("blokus", 1))
    assert all(squares(move) & CORNERS for move in state.legal_moves)
    split(state, lambda cells: len(cells) == 5)


@proves("page-lesson-blokus-2", "page-lesson-blokus-2-done")
def test_from_now_on_pieces_touch_at_corners_and_never_along_a_side() -> None:
    state = shown(lesson("blokus", 2))
    assert state.colour is not None
    own = cells_of(state, state.colour)
    assert own
    for move in state.legal_moves:
        assert squares(move) & across(own)
        assert not squares(move) & beside(own)


@proves("page-lesson-blokus-3", "page-lesson-blokus-3-wrong", "page-lesson-blokus-3-done")
def test_some_pieces_come_two_squares_closer_to_the_middle() -> None:
    state = shown(lesson("blokus", 3))
    assert state.colour is not None
    own = to_middle(cells_of(state, state.colour))
    split(state, lambda cells: to_middle(cells) <= own - 2)


@proves("page-lesson-blokus-4", "page-lesson-blokus-4-wrong", "page-lesson-blokus-4-done")
def test_some_pieces_lie_side_by_side_with_other_colours() -> None:
    state = shown(lesson("blokus", 4))
    around = beside(cells_of(state, *others(state)))
    split(state, lambda cells: cells & around)


@proves("page-lesson-blokus-5", "page-lesson-blokus-5-wrong", "page-lesson-blokus-5-done")
def test_some_pieces_close_a_way_of_the_other_colour() -> None:
    state = shown(lesson("blokus", 5))
    assert state.game.name == "blokus-duo"
    (other,) = others(state)
    theirs = cells_of(state, other)
    ways = across(theirs) - beside(theirs) - theirs
    right, _ = split(state, lambda cells: cells & ways)
    state.push(right[0])
    assert state.colour is other
    assert not any(squares(move) & squares(right[0]) for move in state.legal_moves)


@proves("page-tip-blokus-1")
def test_everybody_began_with_five_squares() -> None:
    assert [len(piece.cells) for piece in shown(tip("blokus-1")).placed] == [5] * 4


@proves("page-tip-blokus-2")
def test_everybody_goes_towards_the_middle() -> None:
    state = shown(tip("blokus-2"))
    for colour in Colour:
        first, second = (set(piece.cells) for piece in state.placed if piece.colour is colour)
        assert to_middle(second) < to_middle(first)


@proves("page-tip-blokus-3")
def test_the_last_piece_leaves_corners_on_different_sides() -> None:
    state = shown(tip("blokus-3"))
    last = state.placed[-1]
    own = cells_of(state, last.colour)
    taken = cells_of(state, *Colour)
    open_corners = across(set(last.cells)) - beside(own) - taken
    middle = [sum(each) / 5 for each in zip(*last.cells, strict=True)]
    sides = {(x > middle[0], y > middle[1]) for x, y in open_corners}
    assert len(open_corners) >= 3
    assert len(sides) >= 3


def crossings(state: BlokusState) -> set[Cell]:
    """Where two colours go past each other, corner to corner."""
    found = set()
    for x in range(19):
        for y in range(19):
            falling = {state.owner((x, y)), state.owner((x + 1, y + 1))}
            rising = {state.owner((x + 1, y)), state.owner((x, y + 1))}
            if len(falling) == len(rising) == 1 and None not in falling | rising:
                found.add((x, y))
    return found


@proves("page-tip-blokus-4")
def test_a_wall_can_be_crossed_where_two_pieces_meet_at_a_corner() -> None:
    state = shown(tip("blokus-4"))
    before = crossings(state)
    crossing = 0
    for move in list(state.legal_moves):
        state.push(move)
        crossing += crossings(state) > before
        state.pop()
    assert crossing


@proves("page-tip-blokus-5")
def test_the_last_piece_covers_a_corner_that_somebody_needs() -> None:
    state = shown(tip("blokus-5"))
    last = state.placed[-1]
    rest = [colour for colour in Colour if colour is not last.colour]
    needed = {
        cell for colour in rest for cell in across(cells_of(state, colour)) - beside(cells_of(state, colour))
    }
    assert set(last.cells) & needed


@proves("page-tip-blokus-6")
def test_bulky_pieces_came_first_and_straight_ones_need_little_room() -> None:
    placed = [piece.piece for piece in shown(tip("blokus-6")).placed]
    assert set(placed[:8]) <= {"X", "W", "F", "Z"}
    for name, piece in PIECES.items():
        narrow = min(1 + max(x for x, _ in piece.cells), 1 + max(y for _, y in piece.cells))
        if name in ("X", "W", "F", "Z"):
            assert narrow == 3
        if name.startswith("I") or name == "1":
            assert narrow == 1


@proves("rule-BK-1")
def test_the_colours_take_turns() -> None:
    turns = shown(rule("BK-1")).turns
    assert [colour.value for colour in turns] == ["blue", "yellow", "red", "green"] * 2


@proves("rule-BK-2")
def test_the_first_piece_is_in_a_corner() -> None:
    (first,) = shown(rule("BK-2")).placed
    assert set(first.cells) & CORNERS


@proves("rule-BK-3")
def test_the_second_piece_of_a_colour_touches_the_first_at_a_corner() -> None:
    state = shown(rule("BK-3"))
    first, second = (set(piece.cells) for piece in state.placed if piece.colour is Colour.BLUE)
    assert second & across(first)
    assert not second & beside(first)


@proves("rule-BK-4")
def test_what_is_crossed_out_lies_side_by_side() -> None:
    state = shown(rule("BK-4"))
    (first,) = state.placed
    assert set(BESIDE_ITSELF) & beside(set(first.cells))
    for text in ("a1", "a20", "t20"):  # the others begin, and it is blue's turn again
        state.push(state.parse(text))
    with pytest.raises(IllegalMove) as refused:
        state.parse(cells_text(BESIDE_ITSELF))
    assert refused.value.rule == "BK-4"


@proves("rule-BK-5")
def test_other_colours_touch_along_sides_and_at_corners() -> None:
    state = shown(rule("BK-5"))
    along, at_corners = set(), set()
    for colour in Colour:
        own, rest = cells_of(state, colour), cells_of(state, *(each for each in Colour if each is not colour))
        along |= beside(own) & rest
        at_corners |= across(own) & rest - beside(own)
    assert along
    assert at_corners


@proves("rule-BK-12")
def test_both_starting_squares_of_duo_are_covered() -> None:
    state = shown(rule("BK-12"))
    assert [state.owner(cell) for cell in ((4, 9), (9, 4))] == [Colour.BLUE, Colour.RED]

"""Pictures of Bloxx!: games, sheets and dice."""

import io
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, cast, get_args
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

import klotz
from klotz.games.bloxx import BloxxState, Face, read_dice, read_sheet
from klotz.picture import Element, Line, Picture, Polygon, Rectangle, Text
from klotz.records import drawing
from klotz.records.drawing import bloxx
from klotz.records.drawing.bloxx.form import Box, Form
from klotz.records.drawing.bloxx.look import Look, look
from klotz.records.drawing.palette import PaletteName
from tests.records.measure import bounds, overlap, texts

LIGHT = look("classic")
SHEET = read_sheet(Path(__file__).parent / "data" / "bloxx-sheet.toml").json()


def start(seats: int = 2, **options: Any) -> BloxxState:
    state = klotz.game("bloxx", **options).start(seats)
    assert isinstance(state, BloxxState)
    return state


def played(moves: int | None = None, *, seats: int = 2, seed: int = 1, **options: Any) -> BloxxState:
    """A position after some random moves, or after a whole random game."""
    state, random = start(seats, **options), Random(seed)
    while state.due and moves != 0:
        state.push(random.choice(list(state.legal_moves)))
        moves = None if moves is None else moves - 1
    return state


@pytest.fixture(scope="module")
def midgame() -> BloxxState:
    return played(19, seats=3)


def penned(picture: Picture, look: Look = LIGHT) -> Iterator[Element]:
    for element in picture.elements:
        if element.stroke == look.pen:
            yield element


def marks(picture: Picture, look: Look = LIGHT) -> Counter[str]:
    """How many strokes of crosses, circles and outlines a pen has drawn; circles have 24 corners."""
    return Counter(
        "strokes" if isinstance(element, Line) else "circles" if len(element.points) == 24 else "outlines"
        for element in penned(picture, look)
        if isinstance(element, Line | Polygon)
    )


# ------------------------------------------------------------------ a game


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("palette", get_args(PaletteName))
def test_svg_is_xml_and_a_pure_function(midgame: BloxxState, palette: PaletteName, dark: bool) -> None:
    before = midgame.position
    style: dict[str, Any] = {"palette": palette, "dark": dark, "move_numbers": True}
    svg = drawing.svg(midgame, **style)
    assert svg == drawing.svg(midgame, **style)
    assert midgame.position == before
    title = ET.fromstring(svg)[0].text or ""
    assert title.startswith("Bloxx!: ")
    assert all(str(score.total) in title for score in midgame.score_sheet())


def test_styles_differ(midgame: BloxxState) -> None:
    changed: list[dict[str, Any]] = [
        {},
        {"coordinates": False},
        {"last_move": False},
        {"move_numbers": True},
        {"palette": "colour-blind"},
        {"dark": True},
        {"title": "mine"},
    ]
    assert len({drawing.svg(midgame, **style) for style in changed}) == len(changed)


def test_unknown_styles_are_refused(midgame: BloxxState) -> None:
    with pytest.raises(ValueError, match="no palette 'pastel'"):
        drawing.svg(midgame, palette="pastel")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="pieces_left"):
        drawing.svg(midgame, pieces_left=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_shape_is_drawn_with_its_marks(seats: int) -> None:
    state = played(seats * 8, seats=seats)
    drawn = [shape for seat in range(seats) for shape in state.drawn(seat)]
    assert drawn
    circles = sum(shape.circle is not None for shape in drawn)
    crosses = sum(len(shape.cells) for shape in drawn) - circles
    rows = [points for seat in range(seats) for points in state.rows_scored(seat).values()]
    assert not rows  # else there would be more strokes than those on the squares
    found = marks(bloxx.picture(state))
    assert found["strokes"] == 2 * crosses
    assert found["circles"] == circles
    assert found["outlines"] == len(drawn)


def test_marks_lie_in_their_squares() -> None:
    state = start(1)
    state.push(next(iter(state.legal_moves)))
    state.push(next(move for move in state.legal_moves if "*" in move.text))
    (shape,) = state.drawn(0)
    picture = bloxx.picture(state, last_move=False)
    (card,) = cards(picture)
    form = Form(state.sheet, card.left + 14, card.top + 14, bloxx.CELL)
    strokes = [element for element in penned(picture) if isinstance(element, Line)]
    (circle,) = [e for e in penned(picture) if isinstance(e, Polygon) and len(e.points) == 24]
    drawn: list[Element] = [*strokes, circle]
    for element in drawn:
        left, top, right, bottom = bounds(element)
        column, row = (left - form.grid.left) / bloxx.CELL, (form.grid.bottom - bottom) / bloxx.CELL
        cell = int(column), int(row)
        assert cell in shape.cells
        assert (cell == shape.circle) == (element is circle)
        assert (right - form.grid.left) / bloxx.CELL < cell[0] + 1
        assert (form.grid.bottom - top) / bloxx.CELL < cell[1] + 1


def cards(picture: Picture) -> list[Box]:
    largest = max(e.height for e in picture.elements if isinstance(e, Rectangle))
    return [
        Box(element.x, element.y, element.width, element.height)
        for element in picture.elements
        if isinstance(element, Rectangle) and element.height == largest
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sheets_lie_side_by_side_and_on_the_picture(seats: int) -> None:
    picture = bloxx.picture(played(None, seats=seats), move_numbers=True)
    sheets = cards(picture)
    assert len(sheets) == seats
    assert not any(overlap(one, other) for one, other in pairwise(sheets))
    for element in picture.elements:
        left, top, right, bottom = bounds(element)
        assert 0 <= left <= right <= picture.width
        assert 0 <= top <= bottom <= picture.height


def test_gaps_are_coloured_in(midgame: BloxxState) -> None:
    fills = Counter(e.fill for e in bloxx.picture(midgame).elements if isinstance(e, Rectangle))
    assert fills[LIGHT.gap] == sum(len(midgame.gaps(seat)) for seat in range(3)) > 0


def test_scores_are_written_below() -> None:
    state = played(None)
    said = texts(bloxx.picture(state, coordinates=False))
    for score in state.score_sheet():
        parts = dict(score.parts)
        assert said[str(score.total)] >= 1
        assert said[str(-parts["gaps"] - parts["blanks"])] >= 1


def test_due_seats_have_a_frame() -> None:
    state = start(3)

    def framed() -> list[int]:
        picture = bloxx.picture(state)
        boxes = [(box.left, box.top) for box in cards(picture)]
        frames = [e for e in penned(picture) if isinstance(e, Rectangle)]
        return [seat for seat, place in enumerate(boxes) if place in {(e.x, e.y) for e in frames}]

    assert framed() == []
    state.push(state.parse("roll A1 B2"))
    assert framed() == [0] == list(state.due)
    state.push(next(iter(state.legal_moves)))
    assert framed() == [1, 2] == list(state.due)


def test_dice_show_the_roll_and_what_was_taken() -> None:
    state = start(2)
    before = texts(bloxx.picture(state))
    assert before["Player 1 rolls"] == before["A"] == 1
    assert not before["taken"]
    state.push(state.parse("roll A1 B2"))
    rolled = bloxx.picture(state)
    assert texts(rolled)["Round 1: Player 1 is active"] == 1
    faces = [state.dice.face("A", 1), state.dice.face("B", 2)]
    assert strokes_in_ink(rolled) == sum(2 * (len(face.cells) - 1) for face in faces)
    state.push(next(move for move in state.legal_moves if move.text.startswith("B")))
    taken = bloxx.picture(state)
    assert texts(taken)["taken"] == 1
    (die,) = [e for e in penned(taken) if isinstance(e, Rectangle) and e.width == e.height]
    letters = {e.text: e.x for e in taken.elements if isinstance(e, Text) and e.text in "AB"}
    assert letters["A"] < die.x < letters["B"]


def strokes_in_ink(picture: Picture) -> int:
    """Of the crosses on the dice: the sheets have only lines across and down in ink."""
    return sum(
        element.stroke == LIGHT.ink and element.start[1] != element.end[1]
        for element in picture.elements
        if isinstance(element, Line)
    )


def test_who_is_active_and_who_has_won() -> None:
    state = start(2)
    assert texts(bloxx.picture(state))["active"] == 1
    state = played(None)
    over = texts(bloxx.picture(state))
    outcome = state.outcome()
    assert outcome is not None
    assert over["active"] == 0
    assert over["winner"] == len(outcome.winners)
    assert over["The game is over"] == 1


def test_bonuses_are_circled_and_crossed_out() -> None:
    """Seat 1 has completed the bottom row, which nobody else can be first in any more."""
    rows = [{"row": row, "name": f"{row}", "colour": "#336699"} for row in (1, 4, 6, 8)]
    dice = {"name": "bars", "A": ["oxxx"] * 6, "B": ["oxx"] * 6}
    sheet = {**SHEET, "rows": rows}
    state = klotz.game("bloxx", sheet=sheet, dice=dice).start(
        2, setup={"sheets": [["A a1*,b1,c1,d1", "B e1*,f1,g1"], ["A a1*,b1,c1,d1", "pass"]]}
    )
    assert isinstance(state, BloxxState)
    assert [dict(state.rows_scored(seat)) for seat in (0, 1)] == [{"1": 4}, {}]
    picture = bloxx.picture(state)
    ticked, crossed_out = 2, 2
    assert marks(picture)["strokes"] == 2 * (3 + 2 + 3) + ticked + crossed_out

    def around_the_four(seat: int) -> list[type[Element]]:
        card = cards(picture)[seat]
        x, y = Form(state.sheet, card.left + 14, card.top + 14, bloxx.CELL).bonus_points(0, first=True)
        found = []
        for element in penned(picture):
            left, top, right, bottom = bounds(element)
            if left < x < right < left + bloxx.CELL and top < y < bottom:
                found.append(type(element))
        return found

    assert around_the_four(0) == [Polygon]
    assert around_the_four(1) == [Line, Line]


def test_last_move(midgame: BloxxState) -> None:
    def highlighted(state: BloxxState, last_move: bool = True) -> int:
        picture = bloxx.picture(state, last_move=last_move)
        return sum(e.stroke == LIGHT.theme.highlight for e in picture.elements if isinstance(e, Polygon))

    assert highlighted(midgame) == 3
    assert highlighted(midgame, last_move=False) == 0
    assert highlighted(start()) == 0


def test_move_numbers(midgame: BloxxState) -> None:
    turns = Counter(str(shape.turn) for seat in range(3) for shape in midgame.drawn(seat))
    plain = texts(bloxx.picture(midgame, coordinates=False))
    numbered = texts(bloxx.picture(midgame, coordinates=False, move_numbers=True))
    assert numbered - plain == turns


def test_coordinates() -> None:
    plain, labelled = (texts(bloxx.picture(start(2), coordinates=shown)) for shown in (False, True))
    assert labelled["a"] == labelled["g"] == labelled["10"] == 2
    assert plain["a"] == plain["10"] == 0


def test_gif_has_a_frame_for_each_move() -> None:
    state = played(5)
    gif = drawing.gif(state.game, state.game.record(state), scale=0.3)
    with Image.open(io.BytesIO(gif)) as image:
        assert cast("int", image.n_frames) == 6  # type: ignore[attr-defined]


# ------------------------------------------------------------------ sheets and dice alone


@pytest.mark.parametrize("dark", [False, True])
def test_sheet_picture(dark: bool) -> None:
    sheet = read_sheet(SHEET)
    picture = bloxx.sheet_picture(sheet, dark=dark)
    said = texts(picture)
    assert said["Name"] == said["orange"] == said["total"] == 1
    assert said["3"] == list(sheet.numbers.values()).count(3)
    assert "The one in my box" in picture.title
    for element in picture.elements:
        left, top, right, bottom = bounds(element)
        assert 0 < left <= right < picture.width
        assert 0 < top <= bottom < picture.height


def test_dice_picture() -> None:
    dice = read_dice("standard")
    picture = bloxx.dice_picture(dice)
    circles = [e for e in picture.elements if isinstance(e, Polygon)]
    assert len(circles) == 12
    assert texts(picture)["Die A"] == 1
    for element in picture.elements:
        left, top, right, bottom = bounds(element)
        assert 0 < left <= right < picture.width
        assert 0 < top <= bottom < picture.height


def test_large_faces_stay_on_their_die() -> None:
    bar, dot = "x" * 3 + "o", "o"
    dice = read_dice({"name": "odd", "A": [bar] * 6, "B": [dot] * 6})
    picture = bloxx.dice_picture(dice)
    dies = [e for e in picture.elements if isinstance(e, Rectangle) and e.radius]
    squares = [e for e in picture.elements if isinstance(e, Rectangle) and not e.radius]
    assert (len(dies), len(squares)) == (12, 6 * 4 + 6)
    for square in squares:
        left, top, right, bottom = bounds(square)
        assert any(
            die.x < left and right < die.x + die.width and die.y < top and bottom < die.y + die.height
            for die in dies
        )


def test_faces_are_drawn_the_way_round_they_are_written() -> None:
    face = Face.of([(0, 0), (1, 0), (2, 0), (0, 1)], (0, 1))
    dice = read_dice({"name": "one", "A": [face.drawing()] * 6, "B": ["o"] * 6})
    picture = bloxx.dice_picture(dice)
    circle = next(e for e in picture.elements if isinstance(e, Polygon))
    squares = [e for e in picture.elements if isinstance(e, Rectangle) and not e.radius][:4]
    left, _, _, bottom = bounds(circle)
    assert min(square.x for square in squares) < left
    assert bottom < max(square.y for square in squares)

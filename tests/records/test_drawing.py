import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, cast, get_args
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

import klotz
from klotz.games.blokus import BlokusState
from klotz.picture import Circle, Picture, Polygon, Text
from klotz.records import drawing
from klotz.records.drawing import blokus, palette
from klotz.shapes import PIECES
from klotz.testing import registered
from tests.games.toy import FAMILY, ToyGame


def played(name: str, moves: int | None = None, *, seed: int = 1, **options: str) -> BlokusState:
    """A position after some random moves, or after a whole random game."""
    state = klotz.game(name, **options).start()
    random = Random(seed)
    while state.due and moves != 0:
        state.push(random.choice(list(state.legal_moves)))
        moves = None if moves is None else moves - 1
    assert isinstance(state, BlokusState)
    return state


@pytest.fixture(scope="module")
def duo() -> BlokusState:
    return played("blokus-duo", 8)


def texts(picture: Picture) -> Counter[str]:
    return Counter(element.text for element in picture.elements if isinstance(element, Text))


def fills(picture: Picture) -> Counter[str]:
    polygons = (element for element in picture.elements if isinstance(element, Polygon))
    return Counter(polygon.fill for polygon in polygons if polygon.fill is not None)


def rings(picture: Picture) -> Counter[str]:
    circles = (element for element in picture.elements if isinstance(element, Circle))
    return Counter(circle.stroke for circle in circles if circle.stroke is not None)


# ------------------------------------------------------------------ the board


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("colours", get_args(palette.PaletteName))
def test_svg_is_xml_and_a_pure_function(duo: BlokusState, colours: palette.PaletteName, dark: bool) -> None:
    before = duo.position
    svg = drawing.svg(duo, palette=colours, dark=dark, move_numbers=True)
    assert svg == drawing.svg(duo, palette=colours, dark=dark, move_numbers=True)
    assert duo.position == before
    root = ET.fromstring(svg)
    assert root[0].text == "blokus-duo, 8 pieces on the board, blue to move"


def test_a_title_may_be_anything(duo: BlokusState) -> None:
    assert ET.fromstring(drawing.svg(duo, title="Ann & <Bo>"))[0].text == "Ann & <Bo>"


def test_styles_differ(duo: BlokusState) -> None:
    plain = drawing.svg(duo)
    changed: list[dict[str, Any]] = [
        {"coordinates": False},
        {"last_move": False},
        {"move_numbers": True},
        {"pieces_left": False},
        {"palette": "colour-blind"},
        {"dark": True},
    ]
    assert len({plain, *(drawing.svg(duo, **style) for style in changed)}) == 7


def test_every_piece_is_drawn_once_in_its_colour(duo: BlokusState) -> None:
    paints = palette.paints("classic")
    drawn = fills(blokus.picture(duo, pieces_left=False))
    assert drawn == Counter(paints[piece.colour.value].fill for piece in duo.placed)


def test_a_piece_lies_on_its_squares() -> None:
    state = klotz.game("blokus-duo").start()
    state.push(state.parse("e8,d9,e9,f9,e10"))
    (piece,) = [
        element
        for element in drawing.picture(state, pieces_left=False, coordinates=False).elements
        if isinstance(element, Polygon) and element.fill is not None
    ]
    across, down = zip(*piece.points, strict=True)
    squares = [(value - 12) / blokus.CELL for value in (min(across), max(across), min(down), max(down))]
    assert squares == pytest.approx([3, 6, 14 - 10, 14 - 7], abs=0.1)


@pytest.mark.parametrize(("name", "last_column", "size"), [("blokus", "t", 20), ("blokus-duo", "n", 14)])
def test_coordinates(name: str, last_column: str, size: int) -> None:
    state = played(name, 0)
    labels = texts(blokus.picture(state, pieces_left=False))
    assert len(labels) == 2 * size
    assert labels["a"] == labels[last_column] == labels["1"] == labels[str(size)] == 1
    assert not texts(blokus.picture(state, pieces_left=False, coordinates=False))
    by_text = {
        element.text: (element.x, element.y)
        for element in blokus.picture(state).elements
        if isinstance(element, Text)
    }
    assert by_text["a"][0] < by_text["b"][0]
    assert by_text["1"][1] > by_text["2"][1]


def test_starting_squares() -> None:
    neutral = palette.LIGHT.label
    assert rings(blokus.picture(played("blokus", 0))) == {neutral: 4}
    assert rings(blokus.picture(played("blokus-duo", 0))) == {neutral: 2}
    own = {paint.fill: 1 for paint in palette.paints("classic").values()}
    assert rings(blokus.picture(played("blokus", 0, starts="own"))) == own
    assert rings(blokus.picture(played("blokus", 2))) == {neutral: 2}
    assert rings(blokus.picture(played("blokus-duo", 1))) == {palette.paints("classic")["red"].fill: 1}
    assert not rings(blokus.picture(played("blokus", 4)))


def highlights(picture: Picture) -> Iterator[Polygon]:
    for element in picture.elements:
        if isinstance(element, Polygon) and element.stroke == palette.LIGHT.highlight:
            yield element


def test_last_move(duo: BlokusState) -> None:
    assert len(list(highlights(blokus.picture(duo)))) == 1
    assert not list(highlights(blokus.picture(duo, last_move=False)))
    assert not list(highlights(blokus.picture(played("blokus-duo", 0))))


def test_pieces_that_were_set_up_are_no_moves() -> None:
    setup = {"placed": {"blue": ["e8,d9,e9,f9,e10"], "red": []}, "turn": "red"}
    state = klotz.game("blokus-duo").start(setup=setup)
    picture = drawing.picture(state, move_numbers=True, pieces_left=False, coordinates=False)
    assert sum(fills(picture).values()) == 1
    assert not list(highlights(picture))
    assert not texts(picture)


def test_move_numbers(duo: BlokusState) -> None:
    numbers = texts(blokus.picture(duo, move_numbers=True, pieces_left=False, coordinates=False))
    assert numbers == {str(number): 1 for number in range(1, 9)}


def test_trays_show_what_is_left(duo: BlokusState) -> None:
    paints = palette.paints("classic")
    board = fills(blokus.picture(duo, pieces_left=False))
    both = blokus.picture(duo)
    trays = fills(both) - board
    for colour in duo.variant.colours:
        left = duo.pieces_left(colour)
        assert trays[paints[colour.value].fill] == len(left) + 1  # and the square that names the colour
        assert texts(both)[str(sum(PIECES[name].size for name in left))] >= 1
    assert trays[palette.LIGHT.grid] == len(duo.placed)
    assert both.width > blokus.picture(duo, pieces_left=False).width
    assert both.height == blokus.picture(duo, pieces_left=False).height


def test_trays_hold_every_piece_once_and_on_the_picture() -> None:
    picture = blokus.picture(played("blokus", 0))
    shapes = [element for element in picture.elements if isinstance(element, Polygon) and element.fill]
    assert len(shapes) == 4 * (21 + 1)
    assert all(0 < x < picture.width and 0 < y < picture.height for shape in shapes for x, y in shape.points)


# ------------------------------------------------------------------ colours

# How colours look without one kind of cones: Machado, Oliveira and Fernandes, 2009, on linear light.
SIMULATIONS = {
    "no red cones": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green cones": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue cones": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def test_colour_blind_palette_has_a_pattern_for_each_colour() -> None:
    patterns = [paint.pattern for paint in palette.paints("colour-blind").values()]
    assert len(set(patterns)) == len(patterns) == 4


@pytest.mark.parametrize("simulation", SIMULATIONS)
def test_colour_blind_palette_can_be_told_apart(simulation: str) -> None:
    def seen(colour: str) -> list[float]:
        linear = [(value / 255) ** 2.2 for value in bytes.fromhex(colour[1:])]
        mixed = (
            sum(share * light for share, light in zip(row, linear, strict=True))
            for row in SIMULATIONS[simulation]
        )
        return [max(0, light) ** (1 / 2.2) for light in mixed]

    for one, other in combinations(palette.paints("colour-blind").values(), 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen(one.fill), seen(other.fill), strict=True)) ** 0.5
        assert apart > 0.25, (one, other)


def test_unknown_styles_are_refused(duo: BlokusState) -> None:
    with pytest.raises(ValueError, match="no palette 'pastel'; the palettes are classic, colour-blind"):
        drawing.svg(duo, palette="pastel")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="sparkles"):
        drawing.svg(duo, sparkles=True)  # type: ignore[call-arg]


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_drawing_is_drawn_as_it_is_printed() -> None:
    state = ToyGame().start(2)
    picture = drawing.picture(state, dark=True, palette="colour-blind", coordinates=False)
    letters = [element for element in picture.elements if isinstance(element, Text)]
    assert "".join(letter.text for letter in letters) == str(state).replace(" ", "")
    assert letters[2].x - letters[1].x == letters[3].x - letters[2].x, "columns stay columns"
    assert all(0 < letter.x < picture.width and 0 < letter.y < picture.height for letter in letters)
    assert drawing.targets(state, 0) == ()
    assert len(drawing.png(state)) > 100


class Tattletale(ToyGame):
    """A drawing that tells everything it is given."""

    DRAWING = drawing.Drawing(
        picture=lambda state, **style: Picture(1, 1, (), title=str(state.position)),
        for_seat=lambda state, seat, **style: Picture(1, 1, (), title=f"{seat}: {state.position}"),
        targets=lambda state, seat: [drawing.Target("keep", 0, 0, 1, 1)],
    )


def test_a_seats_picture_is_drawn_from_what_the_seat_may_see() -> None:
    with registered(replace(FAMILY, drawing="tests.records.test_drawing:Tattletale.DRAWING")):
        state = ToyGame().start(2)
        state.push(klotz.Move(klotz.CHANCE, "deal 1 3"))
        state.push(klotz.Move(klotz.CHANCE, "deal 2 5"))
        mine = {drawing.picture_for(state, 0).title for _ in range(60)}
        assert all(title.startswith("0: (((3,), ") for title in mine)
        assert len(mine) == 6, "the other card is a guess"
        assert len({drawing.picture_for(state, None).title for _ in range(200)}) > 20
        assert drawing.picture(state).title == str(state.position)
        assert drawing.targets(state, 1) == (drawing.Target("keep", 0, 0, 1, 1),)
        state.push(klotz.Move(1, "keep"))
        assert drawing.targets(state, 1) == (), "not their turn any more"


# ------------------------------------------------------------------ files


def test_png(duo: BlokusState) -> None:
    picture = drawing.picture(duo)
    with Image.open(io.BytesIO(drawing.png(duo, scale=1.5))) as image:
        assert image.size == (round(picture.width * 1.5), round(picture.height * 1.5))


def test_text(duo: BlokusState) -> None:
    assert drawing.text(duo) == str(duo)


def frames_of(gif: bytes) -> int:
    with Image.open(io.BytesIO(gif)) as image:
        return cast("int", image.n_frames)  # type: ignore[attr-defined]


def test_gif_has_a_frame_for_each_piece_and_none_for_a_pass() -> None:
    state = played("blokus-duo", seed=2)
    record = state.game.record(state)
    assert "pass" in record.moves
    seen: list[tuple[int, int]] = []
    gif = drawing.gif(state.game, record, scale=0.25, progress=lambda n, of: seen.append((n, of)))
    count = len(state.placed) + 1
    assert frames_of(gif) == count
    assert seen == [(n, count) for n in range(1, count + 1)]


def test_gif_of_a_part(duo: BlokusState) -> None:
    record = duo.game.record(duo)
    part = drawing.gif(duo.game, record, first=3, last=5, scale=0.25, dark=True)
    assert frames_of(part) == 3
    with Image.open(io.BytesIO(part)) as image:
        assert image.convert("RGB").getpixel((0, 0)) == (0x17, 0x19, 0x1D)


@pytest.mark.parametrize(("first", "last"), [(-1, 3), (5, 4), (0, 9)])
def test_gif_of_no_part(duo: BlokusState, first: int, last: int) -> None:
    with pytest.raises(ValueError, match="the game has 8 moves"):
        drawing.gif(duo.game, duo.game.record(duo), first=first, last=last)


def test_gif_that_is_too_long(duo: BlokusState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_FRAMES", 8)
    assert drawing.gif(duo.game, duo.game.record(duo), first=1, scale=0.1)
    with pytest.raises(ValueError, match="at most 8 frames, not 9"):
        drawing.gif(duo.game, duo.game.record(duo))

"""Pictures of Bloqs: whole, the same every time, and with nothing in them that not everybody may see."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Any, get_args
from xml.etree import ElementTree as ET

import pytest

import klotz
from klotz.games.bloqs import BloqsState, Tower
from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.tower import Cell
from klotz.games.contract import CHANCE
from klotz.picture import Circle, Line, Picture, Polygon, Rectangle, Text, mix
from klotz.records import drawing
from klotz.records.drawing import bloqs, palette
from klotz.records.drawing.bloqs import Arrow
from klotz.records.drawing.bloqs.look import look
from klotz.records.drawing.bloqs.solid import _DARKER
from tests.games.bloqs.standard import CARDS, COUNT, KINDS, PIECES, parse_piece

VARIANTS = ("bloqs", "bloqs-turn2", "bloqs-maestro")


@cache
def course(name: str, seats: int, seed: int, **options: object) -> tuple[BloqsState, ...]:
    """A random game, as its positions from the first to the last."""
    state = klotz.game(name, **options).start(seats)
    assert isinstance(state, BloqsState)
    random = Random(seed)
    positions = [state.copy()]
    while state.due:
        if state.due == (CHANCE,):
            state.push(state.draw(random))
        else:
            state.push(random.choice(list(state.legal_moves)))
        positions.append(state.copy())
    return tuple(positions)


def played(name: str, seats: int = 2, moves: int = -1, seed: int = 1, **options: object) -> BloqsState:
    """A random game after so many moves, or at its end."""
    positions = course(name, seats, seed, **options)
    return positions[moves if moves < len(positions) else -1]


def tower(pieces: dict[str, str], *, overhang: bool = False) -> Tower:
    built = Tower(overhang=overhang)
    for name, cells in pieces.items():
        built = built.built(parse_piece(name), parse_cells(cells))
    return built


def texts(picture: Picture) -> Counter[str]:
    return Counter(element.text for element in picture.elements if isinstance(element, Text))


def inside(picture: Picture) -> bool:
    """Whether nothing is drawn beyond the edges."""
    for element in picture.elements:
        match element:
            case Polygon(points=points):
                corners = list(points)
            case Line(start=start, end=end):
                corners = [start, end]
            case Circle(x=x, y=y, radius=radius):
                corners = [(x - radius, y - radius), (x + radius, y + radius)]
            case Rectangle(x=x, y=y, width=width, height=height):
                corners = [(x, y), (x + width, y + height)]
            case Text(x=x, y=y):
                corners = [(x, y)]
        if not all(0 <= x <= picture.width and 0 <= y <= picture.height for x, y in corners):
            return False
    return True


# ------------------------------------------------------------------ whole pictures


@pytest.mark.parametrize("overhang", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_can_be_drawn_at_any_time(name: str, seats: int, overhang: bool) -> None:
    sizes = set()
    for moves in (0, 3, 20, 61, 102, -1):
        state = played(name, seats, moves, overhang=overhang)
        before = state.position
        for style in ({}, {"layers": True, "dark": True}, {"palette": "colour-blind", "move_numbers": True}):
            picture = drawing.picture(state, **style)
            assert inside(picture)
            sizes.add((picture.width, picture.height))
            ET.fromstring(picture.svg())
        assert state.position == before
    assert len(sizes) == 1, "the frames of an animation are all of the same size"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("colours", get_args(palette.PaletteName))
def test_equal_states_give_equal_pictures(colours: palette.PaletteName, dark: bool) -> None:
    state = played("bloqs-maestro", 3, 90)
    again = state.game.replay(state.game.record(state))
    assert drawing.svg(state, palette=colours, dark=dark) == drawing.svg(again, palette=colours, dark=dark)


def test_styles_differ() -> None:
    state = played("bloqs", 2, 60)
    changed: list[dict[str, Any]] = [
        {"coordinates": False},
        {"last_move": False},
        {"move_numbers": True},
        {"layers": True},
        {"palette": "colour-blind"},
        {"dark": True},
        {"title": "Ann & <Bo>"},
    ]
    assert len({drawing.svg(state), *(drawing.svg(state, **style) for style in changed)}) == 8
    assert ET.fromstring(drawing.svg(state, title="Ann & <Bo>"))[0].text == "Ann & <Bo>"
    with pytest.raises(ValueError, match="no palette 'pastel'"):
        drawing.svg(state, palette="pastel")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="sparkles"):
        drawing.svg(state, sparkles=True)  # type: ignore[call-arg]


def test_the_title_tells_the_game() -> None:
    state = klotz.game("bloqs").start(
        setup={"towers": [{"I3#9": "a1.1,b1.1,c1.1", "2#5": "a2.1,a3.1", "O4#17": "b2.1,c2.1,b3.1,c3.1"}, {}]}
    )
    said = drawing.picture(state).title
    assert said == "bloqs: Player 1 rolls. Player 1 1 layer + 0 cubes, Player 2 0 layers + 0 cubes"


def test_a_game_as_an_animation() -> None:
    state = played("bloqs", 2, 12)
    assert drawing.gif(state.game, state.game.record(state), scale=0.2).startswith(b"GIF89a")


# ------------------------------------------------------------------ the board


def test_all_pieces_are_somewhere() -> None:
    """In the stock, in a tower, or in somebody's hand on the way to one."""
    on_the_way = 0
    for moves in range(0, 150, 3):
        state = played("bloqs", 4, moves, seed=4)
        drawn = texts(drawing.picture(state, layers=True))
        in_towers = {number for its in state.towers for number in its.pieces}
        for its in state.towers:
            for number, cells in its.pieces.items():
                assert drawn[str(number)] >= len(cells)
        in_stock = sum(count * drawn[f"x{count}"] for count in range(5))
        in_hands = sum(drawn[f"#{number}"] for number in range(1, COUNT + 1))
        on_the_way += in_hands
        assert len(in_towers) + in_stock + in_hands == COUNT
    assert on_the_way, "the games here have no theft and no swap in them"


def test_discs_and_pawns() -> None:
    discs = ["steal", "build", "L4", "1", *[None] * 16]
    setup = {"discs": discs, "pawns": [3, 3, "start"]}
    state = klotz.game("bloqs").start(3, setup=setup)
    drawn = texts(drawing.picture(state))
    assert drawn["steal"] == drawn["build"] == 1
    assert drawn["L4"] == 2  # on its disc, and in the stock
    assert drawn["20"] == 1  # the last place of the ring
    without = texts(drawing.picture(state, coordinates=False))
    assert without["20"] == 0
    assert drawn["x4"] == len(KINDS)


def test_last_move() -> None:
    def marks(picture: Picture) -> int:
        return sum(
            isinstance(element, Line | Circle) and element.stroke == palette.LIGHT.highlight
            for element in picture.elements
        )

    state = klotz.game("bloqs").start(setup={"discs": ["S4", "build", *[None] * 18], "turn": 1})
    state.push(state.parse("roll 1"))
    state.push(state.parse("disc O4"))
    came = drawing.picture(state)
    assert marks(came) == 1  # the disc
    state.push(state.parse("build O4#17 a1.1,b1.1,a2.1,b2.1"))
    built = drawing.picture(state)
    assert marks(built) == 2 * (2 + 2 + 1)  # the line around a block of 2 x 2 x 1
    assert marks(drawing.picture(state, last_move=False)) == 0
    assert texts(drawing.picture(state, move_numbers=True))["3"] == texts(built)["3"] + 1


def test_who_is_asked_and_who_has_won() -> None:
    waiting = drawing.picture(played("bloqs-maestro", 4, 40))
    assert texts(waiting)["turn"] == 1
    over = played("bloqs", 3)
    outcome = over.outcome()
    assert outcome is not None
    assert texts(drawing.picture(over))["winner"] == len(outcome.winners)
    assert "The game is over" in texts(drawing.picture(over))


def test_every_step_has_words() -> None:
    seen = {
        element.text
        for name, moves in product(VARIANTS, range(120))
        for element in drawing.picture(played(name, 2, moves, seed=5)).elements[:1]
        if isinstance(element, Text)
    }
    for words in (
        "rolls",
        "goes",
        "turns over disc",
        "builds L4",
        "steals",
        "any piece",
        "dealt",
        "or plays a card",
    ):
        assert any(words in sentence for sentence in seen), words


# ------------------------------------------------------------------ hidden cards


def test_hands_are_only_counted() -> None:
    """Whatever others hold, the picture is the same: it is for everybody."""
    random = Random(2)
    for moves in range(6, 160, 7):
        state = played("bloqs-maestro", 4, moves, seed=3)
        hidden = [state.resample(None, random) for _ in range(3)]
        assert len({drawing.svg(each, dark=True) for each in (state, *hidden)}) == 1


def test_only_the_last_discard_is_named() -> None:
    for card in CARDS:
        state = klotz.game("bloqs-maestro").start(
            setup={"discards": ["teleport", card], "hands": [["defence", "die-3"], ["piece-S4"]]}
        )
        svg = drawing.svg(state)
        assert ("defence" in svg) == (card == "defence")
        assert ("teleport" in svg) == (card == "teleport")
        assert "die-3" not in svg
        assert texts(drawing.picture(state))["2 cards"] == 1
        assert texts(drawing.picture(state))["1 card"] == 1


# ------------------------------------------------------------------ one tower

STAIRS = {"I3#9": "a1.1,b1.1,c1.1", "2#5": "a2.1,a2.2", "1#1": "c3.1", "L4#21": "a3.1,a3.2,a3.3,b3.3"}


def faces(picture: Picture, number: int) -> int:
    """How much of a piece is seen, in halves of faces."""
    paint = look("classic", PIECES).paint(number).fill
    shades = [mix(paint, "#000000", darker) for darker in _DARKER.values()]
    return sum(
        len(element.points) - 2
        for element in picture.elements
        if isinstance(element, Polygon) and element.fill in shades
    )


def test_a_cube_alone_shows_three_faces() -> None:
    assert faces(bloqs.tower_picture(tower({"1#1": "b2.1"})), 1) == 6


def test_what_is_behind_is_hidden() -> None:
    """The slow way: along the line of sight from each half of each face, is there a cube nearer to the eye?"""
    sides = ((0, 0, 1), (0, -1, 0), (1, 0, 0))
    for moves in range(10, 120, 10):
        for its in played("bloqs", 4, moves, seed=6, overhang=True).towers:
            drawn = bloqs.tower_picture(its)
            for number, cells in its.pieces.items():
                halves = [
                    (cell, face, half) for cell in cells for face in sides for half in sides if half != face
                ]
                seen = sum(not is_hidden(its, *half) for half in halves)
                assert faces(drawn, number) == seen, (number, str(its))


def is_hidden(its: Tower, cell: Cell, face: Cell, half: Cell) -> bool:
    """Whether a cube hides the half of a face that lies towards the side `half` of its cube.

    Those that can lie on the lines of sight through the cube itself, through the one before the face, and through
    the one beside that.
    """
    before = plus(cell, face)
    lines = (plus(cell, (1, -1, 1)), before, plus(before, half))
    return any(plus(start, (far, -far, far)) in its.cells for start in lines for far in range(40))


def plus(one: Cell, other: Cell) -> Cell:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def test_layers_show_every_cube() -> None:
    plan = bloqs.tower_picture(tower(STAIRS), layers=True)
    drawn = texts(plan)
    assert drawn["9"] == 3
    assert drawn["5"] == 2
    assert drawn["21"] == 4
    assert inside(plan)


def test_full_layers_stand_out() -> None:
    full = {"I3#9": "a1.1,b1.1,c1.1", "I3#10": "a2.1,b2.1,c2.1", "I3#11": "a3.1,b3.1,c3.1", "1#1": "b2.2"}
    ink = look("classic", PIECES).ink
    for layers in (False, True):
        drawn = bloqs.tower_picture(tower(full), layers=layers)
        assert sum(isinstance(element, Circle) and element.fill == ink for element in drawn.elements) == 1


def test_highlights_and_arrows() -> None:
    plain = bloqs.tower_picture(tower(STAIRS))
    marked = bloqs.tower_picture(
        tower(STAIRS), highlight=[21], arrows=[Arrow((2, 2, 0), (1, 0, 0)), Arrow((1, 2, 2), (0, 0, -1))]
    )
    assert inside(marked)
    colours = Counter(element.fill for element in marked.elements if isinstance(element, Polygon))
    chosen = look("classic", PIECES)
    assert colours[chosen.falling] == colours[chosen.theme.highlight] == 1
    assert (
        len(marked.elements) == len(plain.elements) + 2 * 4
    )  # each arrow: a line and a head, and their rims
    assert plain.title == "A tower of 10 cubes: I3#9, 2#5, 1#1, L4#21"


def test_letters_for_those_who_cannot_tell_colours_apart() -> None:
    lettered = texts(bloqs.tower_picture(tower(STAIRS), palette="colour-blind"))
    assert lettered["#21"] == lettered["#9"] == 1
    assert lettered["L"] >= 2
    assert lettered["I"] >= 3
    assert not {"L", "I"} & set(texts(bloqs.tower_picture(tower(STAIRS))))


def test_the_four_pieces_of_a_kind_have_shades_of_their_own() -> None:
    for colours in get_args(palette.PaletteName):
        chosen = look(colours, PIECES)
        assert len({chosen.paint(number).fill for number in range(1, COUNT + 1)}) == COUNT

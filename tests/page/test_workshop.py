"""The workshop: a box of one's own is drawn by mouse, touch and keyboard, checked, saved, shared, played with."""

import re
import tomllib

from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import PHONE, Visitor


def square(visitor: Visitor, grid: str, name: str) -> Locator:
    return visitor.page.get_by_role("grid", name=grid, exact=True).get_by_role(
        "gridcell", name=re.compile(rf"^{name}")
    )


def save(visitor: Visitor, name: str) -> str:
    """The id of the box."""
    visitor.page.get_by_label("Name of the box").fill(name)
    visitor.button("Save").click()
    expect(visitor.page.get_by_text("Saved", exact=True)).to_be_visible()
    return visitor.page.url.rpartition("/")[2]


def test_a_sheet_and_dice_with_the_mouse_then_shared_and_played_with(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/workshop")
    visitor.link("A box of Bloxx!").click()
    expect(visitor.page.get_by_role("grid", name="The sheet")).to_be_visible()

    # Nine columns; a seven, which tapped again is rubbed out; a fifth coloured row.
    for _ in range(2):
        visitor.button("Columns: one more").click()
    visitor.button("Number 7").click()
    square(visitor, "The sheet", "Column 9, row 1:").click()
    square(visitor, "The sheet", "Column 8, row 1:").click()
    square(visitor, "The sheet", "Column 8, row 1:").click()
    visitor.button("Row 1 is coloured").click()
    visitor.page.get_by_label("Name of row 1").fill("pink")

    # A face that falls apart is told at once, and cannot be saved; mended it can.
    visitor.button("Die A, face 1").click()
    square(visitor, "Die A, face 1", "Column 5, line 5:").click()
    expect(visitor.page.get_by_text("Face 1 of die A falls apart.")).to_be_visible()
    expect(visitor.button("Save")).to_be_disabled()
    visitor.button("Die A, face 2").click()
    visitor.button("Die A, face 1").click()
    for _ in range(2):
        square(visitor, "Die A, face 1", "Column 5, line 5:").click()
    # It was the circle on the way, of which there is one: that is told too.
    expect(visitor.page.get_by_text("Face 1 of die A has no circle.")).to_be_visible()
    square(visitor, "Die A, face 1", "Column 1, line 1:").click()
    expect(visitor.page.get_by_text("Face 1 of die A has no circle.")).to_have_count(0)
    box = save(visitor, "Nine wide")

    file = tomllib.loads(visitor.page.request.get(f"{visitor.address}/api/boxes/{box}/toml").text())
    assert (file["game"], file["name"], file["sheet"]["name"]) == ("bloxx", "Nine wide", "Nine wide")
    assert file["sheet"]["grid"].split()[-1] == ".2...2..7"
    assert {"row": 1, "name": "pink"}.items() <= file["sheet"]["rows"][0].items()
    printed = visitor.page.request.get(f"{visitor.address}/api/boxes/{box}/pages")
    assert printed.headers["content-type"] == "application/pdf"

    # Somebody else follows the link, plays with it, and saves a copy of their own.
    friend = visit()
    friend.go(f"/workshop/{box}")
    expect(friend.page.get_by_text(re.compile("^Made by "))).to_be_visible()
    friend.button("Save as my own").click()
    expect(friend.page.get_by_text("Saved", exact=True)).to_be_visible()
    assert not friend.page.url.endswith(box)
    friend.go(f"/new/bloxx?box={box}")
    expect(friend.page.get_by_label("Box")).to_contain_text("Nine wide")
    friend.button("Start game").click()
    friend.until(lambda: bool(friend.view), "the game")
    assert friend.view["options"]["sheet"]["grid"] == file["sheet"]["grid"].strip()
    assert friend.table["box"] == "Nine wide"
    sheet = friend.page.locator(".whole-sheet")
    expect(sheet.get_by_role("gridcell")).to_have_count(9 * 10)
    expect(sheet.locator("text.number", has_text="7")).to_have_count(1)

    # Some turns against the computer: what was drawn is on the sheet, with the shapes of these dice.
    hands = BloxxHands(friend)
    for _ in range(3):
        assert friend.until_my_turn()
        hands.by_click()
    assert friend.until_my_turn()
    drawn = friend.view["sheets"][friend.view["seat"]]["drawn"]
    assert len(drawn) == 3
    expect(sheet.locator("g.shape:not(.fits)")).to_have_count(3)
    squares = sum(len(shape["cells"]) for shape in drawn)
    expect(sheet.locator("g.shape:not(.fits) path.pen:not(.outline)")).to_have_count(squares)


def test_a_sheet_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/workshop/new/bloxx")
    keyboard = visitor.page.keyboard
    square(visitor, "The sheet", "Column 1, row 10:").focus()
    for key in ("8", "ArrowRight", "ArrowDown", "Delete", "ArrowDown", "5"):
        keyboard.press(key)
    expect(square(visitor, "The sheet", "Column 1, row 10:")).to_have_text("8")
    expect(square(visitor, "The sheet", "Column 2, row 9:")).to_have_text("")
    expect(square(visitor, "The sheet", "Column 2, row 8:")).to_have_text("5")
    expect(square(visitor, "The sheet", "Column 2, row 8:")).to_be_focused()
    face = square(visitor, "Die A, face 1", "Column 1, line 1:")
    face.focus()
    for key in ("x", "ArrowRight", "o"):
        keyboard.press(key)
    expect(square(visitor, "Die A, face 1", "Column 2, line 1:")).to_have_text("○")
    expect(face).to_have_text("×")
    visitor.page.get_by_label("Name of the box").focus()
    keyboard.type("By keyboard")
    visitor.button("Save").focus()
    keyboard.press("Enter")
    expect(visitor.page.get_by_text("Saved", exact=True)).to_be_visible()


def test_pieces_a_ring_and_cards_by_touch_and_a_game_with_them(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True)
    prefer_layers(visitor)
    visitor.go("/workshop/new/bloqs")
    visitor.button("Add a kind").tap()
    expect(visitor.page.get_by_text("A has no cube.")).to_be_visible()
    bent = ((1, "Column 1, row 1:"), (1, "Column 2, row 1:"), (2, "Column 1, row 1:"))
    for layer, name in (*bent, (1, "Column 1, row 2:")):
        square(visitor, f"Layer {layer}", name).tap()
        if layer == 2:  # it only stands on its side
            expect(visitor.page.get_by_text("A and V3 have the same shape.")).to_be_visible()
    expect(visitor.page.get_by_text("A and V3 have the same shape.")).to_have_count(0)

    visitor.page.get_by_label("The discs aren't shuffled").tap()
    expect(visitor.page.get_by_label("The discs aren't shuffled")).to_be_checked()
    visitor.button("Discs: one more").tap()
    visitor.page.get_by_role("group", name="What to put on the ring").get_by_role(
        "button", name="Piece A"
    ).tap()
    ring = visitor.page.get_by_role("group", name="The ring", exact=True)
    ring.get_by_role("button", name=re.compile("^Disc 21,")).tap()
    expect(ring.get_by_role("button", name="Disc 21, Piece A")).to_be_visible()
    visitor.button(re.compile("^start circle: red")).tap()
    ring.get_by_role("button", name="Disc 21, Piece A").tap()
    expect(ring.get_by_role("button", name="Disc 21, Piece A, start circle: red")).to_be_visible()
    for _ in range(3):
        visitor.button("Piece A: one more").tap()
    box = save(visitor, "Crooked")

    kept = visitor.page.request.get(f"{visitor.address}/api/boxes/{box}").json()["parts"]
    assert len(kept["pieces"]["kinds"]) == 9
    assert kept["ring"]["order"][20] == "A"
    assert kept["ring"]["starts"] == [1, 6, 21, 16]
    assert kept["deck"]["cards"]["piece-A"] == 3

    visitor.link("Play with it").tap()
    visitor.button("Maestro").tap()
    visitor.button("Start game").tap()
    visitor.until(lambda: bool(visitor.view), "the game")
    assert [kind["kind"] for kind in visitor.view["pieces"]][-1] == "A"
    ring_shown = visitor.page.locator(".bloqs .ring")
    expect(ring_shown).to_be_visible()
    discs = ring_shown.get_by_role("group", name="Discs on the ring").locator("> g")
    expect(discs).to_have_count(21)

    # Some moves of a game with it: what is built stands in the towers, in its own colours.
    hands = BloqsHands(visitor)
    while visitor.until_my_turn() and "build" not in hands.done:
        hands.step()
    visitor.until_my_turn()
    cubes = sum(len(piece["cells"].split(",")) for tower in visitor.view["towers"] for piece in tower)
    assert cubes > 0
    expect(visitor.page.locator(".bloqs .plan .towers .cube")).to_have_count(cubes)


def test_a_file_that_is_no_box_is_refused_with_a_sentence(visit: Visit) -> None:
    visitor = visit(language="de")
    visitor.expected_complaints = re.compile("422")
    visitor.go("/workshop")
    chooser = visitor.page.get_by_label("Oder eine Schachtel aus einer TOML-Datei lesen")
    chooser.set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": b"name = 'x'"})
    expect(visitor.page.get_by_role("alert")).to_contain_text("Das ist keine Schachtel")

"""A position set up by hand: with fingers and with keys, judged by the server, then analysed and played."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands, cells_of
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.screens import prefer_layers


def test_a_position_is_set_up_told_what_is_wrong_with_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/learn")
    heading, logo = page.locator("main h1").bounding_box(), page.locator("header .brand").bounding_box()
    assert heading
    assert logo
    assert heading["x"] == logo["x"], "what is on Learn begins where the header does"
    visitor.go("/learn/blokus-duo")
    visitor.link("Set up a position").click()
    hands = BlokusHands(visitor)
    pieces = page.locator(".board svg[role=grid] g.piece")
    for count, move in enumerate(("e8,d9,e9,f9,e10", "g10,h10"), start=1):
        hands.lay(move)
        expect(pieces).to_have_count(count)
    page.get_by_role("group", name="Pieces in hand").get_by_text("Red").click()
    expect(page.get_by_role("group", name="Remaining pieces: red")).to_be_visible()
    hands.lay("j5")
    expect(pieces).to_have_count(3)

    # Without the plus, the two hangs in the air: the server says so, and nothing can be done with the position.
    page.mouse.click(*hands.middle_of(cells_of("e9")))
    expect(pieces).to_have_count(2)
    flaws = page.locator(".flaws")
    expect(flaws).to_contain_text("marked squares")
    expect(visitor.link("Analyse")).to_have_count(0)
    expect(page.get_by_role("group", name="Remaining pieces: blue")).to_be_visible()
    visitor.button("Undo").click()
    expect(pieces).to_have_count(3)
    expect(flaws).to_have_count(0)

    page.get_by_role("group", name="Next to move").get_by_text("Blue").click()
    expect(page).to_have_url(re.compile("turn.*blue"))
    page.reload()
    expect(pieces).to_have_count(3)
    visitor.link("Analyse").click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(pieces).to_have_count(3)
    visitor.link("Set up a position").click()
    expect(pieces).to_have_count(3)

    # Against the computer from here on: it is our turn, and the computer answers.
    visitor.link("Play against the computer").click()
    expect(page.get_by_role("img", name="The game starts from this position.")).to_be_visible()
    visitor.button("Start game").click()
    assert visitor.until_my_turn()
    expect(pieces).to_have_count(3)
    hands.by_click(hands.choose_move())
    assert visitor.until_my_turn()
    expect(pieces).to_have_count(5)


def test_quick_hands_lose_no_piece(visit: Visit) -> None:
    """The colour is changed while the server still looks at the piece before it."""
    visitor = visit()
    page = visitor.page
    visitor.go("/editor/blokus-duo")
    hands = BlokusHands(visitor)
    pieces = page.locator(".board svg[role=grid] g.piece")
    hands.lay("e8,d9,e9,f9,e10")
    expect(pieces).to_have_count(1)
    expect(page).to_have_url(re.compile("placed.*blue"))
    page.evaluate(
        """() => {
            const send = window.fetch;
            const answered = new Promise((answer) => { window.answer = answer; });
            window.fetch = async (...question) => { await answered; return send(...question); };
        }"""
    )
    hands.lay("g10,h10")
    page.get_by_role("group", name="Pieces in hand").get_by_text("Red").click()
    page.evaluate("() => window.answer()")
    expect(page.get_by_role("group", name="Remaining pieces: red")).to_be_visible()
    expect(pieces).to_have_count(2)


def test_a_position_is_set_up_by_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/editor/blokus")
    board = page.locator("svg[role=grid]")
    pieces = page.locator(".board svg[role=grid] g.piece")
    board.focus()
    for key in ("PageDown", "n", "Enter"):
        page.keyboard.press(key)
    expect(page).to_have_url(re.compile("placed.*blue"))
    expect(board).to_be_focused()
    expect(pieces).to_have_count(1)

    def taken_off() -> bool:
        page.keyboard.press("Delete")  # the cursor stays where the piece was laid
        return pieces.count() == 0

    visitor.until(taken_off, "the piece to be taken off")  # once the server has it
    page.locator("main select").select_option("blokus-duo")
    expect(page.locator("[role=gridcell]")).to_have_count(14 * 14)


def test_sheets_of_bloxx_are_set_up_told_what_is_wrong_with_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/editor/bloxx")
    shapes = page.locator(".whole-sheet > svg > g.shape")
    draw = visitor.button("Draw it")

    def choose(face: str) -> None:
        page.locator(f"[data-face={face}]").click()
        expect(draw).to_be_enabled()

    choose("A1")
    draw.click()
    expect(shapes).to_have_count(1)
    choose("B6")
    page.locator("[data-square=e3]").click(force=True)  # below the pane that knows about the pointer
    expect(shapes).to_have_count(2)
    page.get_by_role("group", name="How many players?").get_by_role("button", name="3").click()
    page.get_by_role("group", name="Sheet").get_by_text("Player 3").click()
    expect(shapes).to_have_count(0)
    page.get_by_label("A cross in place of the circle").check()
    choose("A2")
    draw.click()
    expect(shapes).to_have_count(1)
    page.get_by_role("group", name="Rolls next").get_by_text("Player 1").click()
    page.get_by_role("group", name="Sheet").get_by_text("Player 1").click()
    expect(shapes).to_have_count(2)

    # Without the shape at the bottom, the other one hangs in the air: the server says so, and shows where.
    page.locator("[data-square=d1]").click()
    expect(shapes).to_have_count(1)
    flaws = page.locator(".flaws")
    expect(flaws).to_contain_text("bottom edge")
    expect(visitor.link("Analyse")).to_have_count(0)
    page.get_by_role("group", name="Sheet").get_by_text("Player 2").click()
    expect(shapes).to_have_count(0)
    flaws.get_by_role("button").click()
    expect(shapes).to_have_count(1)
    expect(page.locator(".preview .refused")).to_be_visible()
    visitor.button("Undo").click()
    expect(shapes).to_have_count(2)
    expect(flaws).to_have_count(0)

    expect(page).to_have_url(re.compile("active%22%3A0"))
    page.reload()
    expect(shapes).to_have_count(2)
    visitor.link("Analyse").click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(shapes).to_have_count(2)
    visitor.link("Set up a position").click()
    visitor.link("Play against the computer").click()
    expect(page.get_by_role("img", name="The game starts from this position.")).to_be_visible()
    visitor.button("Start game").click()
    assert visitor.until_my_turn()
    expect(shapes).to_have_count(2)
    BloxxHands(visitor).by_button()
    expect(shapes).to_have_count(3)


def test_towers_of_bloqs_are_set_up_told_what_is_wrong_with_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/editor/bloqs")
    hands = BloqsHands(visitor)
    ones = hands.prompt.locator(".kinds .kind").first
    expect(ones).to_be_visible()
    if visitor.button("Layers").count():
        visitor.button("Layers").click()
    page.get_by_role("group", name="Tower").get_by_text("Player 2").click()
    for left in (3, 2):
        ones.click()
        page.keyboard.press("PageUp")  # onto the other one, once that is there
        visitor.button("Build it here").click()
        expect(ones).to_have_text(f"×{left}")
    expect(page).to_have_url(re.compile("1%231.*[.]1.*1%232.*[.]2"))

    # Without the piece below, the other one hangs in the air: the server says so, and nothing can be done with it.
    page.locator('.square.plain[data-cell$=".1"]').click()
    expect(ones).to_have_text("×3")
    flaws = page.locator(".flaws")
    expect(flaws).to_contain_text("hang in the air")
    expect(visitor.link("Analyse")).to_have_count(0)
    visitor.button("Undo").click()
    expect(ones).to_have_text("×2")
    expect(flaws).to_have_count(0)

    ring = page.locator("details")
    ring.get_by_text("Discs and pawns").click()
    visitor.expected_complaints = re.compile("422")
    for place, disc in ((1, "S4"), (4, "S4")):
        ring.get_by_label(re.compile(f"^Disc {place}: ")).select_option(disc)
        expect(ring.get_by_label(f"Disc {place}: {disc}")).to_have_value(disc)
    ring.get_by_label(re.compile("^Disc 7: ")).select_option("S4")
    expect(page.get_by_role("alert")).to_have_text("The box has no more discs like that.")
    expect(ring.get_by_label(re.compile("^Disc 7: "))).to_have_value("")
    ring.get_by_label("Player 1").select_option("4")
    expect(page).to_have_url(re.compile("pawns%22%3A%5B4%2C%22start"))
    page.get_by_role("group", name="Next to move").get_by_text("Player 1").click()
    expect(page).to_have_url(re.compile("turn%22%3A0"))

    page.reload()
    expect(ones).to_have_text("×2")
    visitor.link("Analyse").click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    visitor.link("Set up a position").click()
    visitor.link("Play against the computer").click()
    expect(page.get_by_role("img", name="The game starts from this position.")).to_be_visible()
    visitor.button("Start game").click()
    assert visitor.until_my_turn()
    hands.step()


def test_a_position_of_maestro_is_played_with_cards_that_nobody_knows(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    prefer_layers(visitor)
    visitor.go("/editor/bloqs-maestro")
    hands = BloqsHands(visitor)
    ones = hands.prompt.locator(".kinds .kind").first
    ones.click()
    visitor.button("Build it here").click()
    expect(ones).to_have_text("×3")

    # Cards that were set out are known to all: such a position is for study, until they are taken back.
    page.locator("summary", has_text="Cards").click()
    first = page.get_by_role("group", name="Player 1", exact=True)
    first.get_by_role("combobox").select_option("defence")
    expect(page.get_by_text("Everyone would know the cards you've set out.")).to_be_visible()
    expect(visitor.link("Play against the computer")).to_have_count(0)
    first.get_by_role("button").first.click()
    visitor.link("Play against the computer").click()
    expect(page.get_by_role("img", name="The game starts from this position.")).to_be_visible()
    visitor.button("Start game").click()
    assert visitor.until_my_turn()
    own, other = visitor.view["hands"]
    assert len(own) == other > 0, "both are dealt as many, and the other's are hidden"
    assert visitor.table["setup"]["hands"] == "dealt"
    assert sum(len(tower) for tower in visitor.view["towers"]) == 1
    expect(page.locator(".hand button.card")).to_have_count(other)
    hands.step()


def test_a_broken_link_says_so_and_has_a_way_out(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for path in ("/analysis/blokus-duo?position=%7Bbroken", "/editor/blokus-duo?position=%7Bbroken"):
        visitor.go(path)
        expect(page.get_by_role("alert").filter(has_text="damaged")).to_be_visible()
    visitor.go("/analysis/blokus-duo?position=%7Bbroken")
    expect(page.locator("svg[role=grid]")).to_have_count(0)
    visitor.link("Start with an empty board").click()
    expect(page.locator("svg[role=grid]")).to_be_visible()
    visitor.expected_complaints = re.compile("422")
    # One that can be read but means nothing is told about in the same words, without the server's.
    visitor.go(
        "/editor/bloxx?position=%7B%22moves%22%3A%5B%5D%2C%22setup%22%3A%7B%22sheets%22%3A%5B%5B%22x%22%5D%5D%7D%7D"
    )
    expect(page.get_by_role("alert")).to_have_text("This link is damaged: the position in it can't be read.")
    expect(page.locator(".whole-sheet")).to_be_visible()

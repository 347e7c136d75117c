"""Who plays with what, and who begins: chosen for a new game, in the waiting room, and when one is invited."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit, environment_of
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import PHONE, Visitor
from tests.server.harness.nodes import Node


def colour_group(visitor: Visitor, name: str = "Your colour") -> Locator:
    return visitor.page.get_by_role("group", name=name, exact=True)


def swatch(visitor: Visitor, colour: str, group: str = "Your colour") -> Locator:
    return colour_group(visitor, group).get_by_role("radio", name=colour, exact=True)


def names(visitor: Visitor) -> list[str]:
    return [seat["name"] for seat in visitor.table["seats"]]


def test_a_game_on_one_device_with_chosen_colours_by_mouse(visit: Visit) -> None:
    visitor = visit()
    prefer_layers(visitor)
    visitor.go("/new/bloqs?with=device")
    visitor.page.get_by_label("Player 2", exact=True).fill("Bea")
    swatch(visitor, "green").check()
    other = "Colour for Bea"
    expect(swatch(visitor, "green", other)).to_be_disabled()  # one pawn is one player's
    swatch(visitor, "yellow", other).check()
    visitor.page.get_by_label("Who goes first?").select_option(label="Bea")
    visitor.button("Start game").click()
    visitor.until(lambda: bool(visitor.view), "the game")
    assert names(visitor)[0] == "Bea"
    assert visitor.view["colours"] == [["yellow"], ["green"]]
    assert visitor.view["starts"] == [6, 16]
    # Not whose turn it is: a first disc that lets one steal, where there is nothing yet, passes the turn on.
    assert visitor.table["options"]["first"] == "agreed"
    painted = visitor.page.locator("ol li .dot").evaluate_all("dots => dots.map((dot) => dot.className)")
    assert [name for dot in painted for name in dot.split() if name.startswith("paint-")] == [
        "paint-yellow",
        "paint-green",
    ]
    # The pawn of the first seat, in its colour.
    badge = visitor.page.locator(".bloqs .badge").first
    expect(badge).to_have_css("background-color", "rgb(247, 195, 37)")


def test_nobody_plays_alone_with_friends(visit: Visit) -> None:
    visitor = visit()
    players = visitor.page.get_by_role("group", name="How many players?")
    for way, fewest in (("computer", "1"), ("friends", "2"), ("device", "2")):
        visitor.go(f"/new/bloxx?with={way}")
        expect(players.get_by_role("button").first).to_have_text(fewest)


def test_one_of_the_server_s_own_players_is_seated(visit: Visit, tmp_path: Path) -> None:
    """They are listed below the levels, for the games that they play, and are called by their names."""
    (tmp_path / "players.toml").write_text(
        '[grandma]\nname = "Grandma"\nplayer = "greedy"\ngames = ["blokus-duo"]\n', encoding="utf-8"
    )
    server = Node(tmp_path, {**environment_of(tmp_path), "KLOTZ_PLAYERS": str(tmp_path / "players.toml")})
    try:
        visitor = visit(address=server.ready().url)
        page = visitor.page
        choice = page.get_by_label("Computer level")
        own = choice.locator("optgroup[label='Players of this server'] option")
        visitor.go("/new/bloxx")
        expect(choice.locator("option")).to_have_count(9)
        visitor.go("/new/blokus-duo")
        expect(own).to_have_text(["Grandma"])
        choice.select_option(label="Grandma")
        expect(page.get_by_text("Plays for this server.").first).to_be_visible()
        visitor.button("Start game").click()
        assert visitor.until_my_turn()
        expect(page.locator(".seats")).to_contain_text("Grandma")
        assert visitor.table["seats"][1]["player"] == "grandma"
        hands = BlokusHands(visitor)
        hands.by_click(hands.choose_move())
        visitor.until(lambda: visitor.moves == 2, "Grandma's answer")
        assert visitor.table["seats"][1]["replaced"] is None
    finally:
        server.kill()


def test_names_are_told_apart_where_they_are_cut(visit: Visit) -> None:
    """Three computers, on a phone with large letters: what is left out is not the number."""
    visitor = visit((320, 640))
    visitor.page.add_init_script(
        "localStorage.setItem('klotz-settings', JSON.stringify("
        "{ ...JSON.parse(localStorage.getItem('klotz-settings') ?? '{}'), large: true }))"
    )
    visitor.start_against_computer("Blokus")
    expect(visitor.page.locator("html")).to_have_attribute("data-large", "")
    seats = visitor.page.locator(".seats > li")
    expect(seats).to_have_count(4)
    for number in (2, 3, 4):
        seat = seats.nth(number - 1)
        end = seat.locator(".cut .end")
        assert end.inner_text() == f" {number}"
        name, around = end.bounding_box(), seat.bounding_box()
        assert name is not None
        assert around is not None
        assert around["x"] <= name["x"]
        assert name["x"] + name["width"] <= around["x"] + around["width"]
        assert end.evaluate(
            "end => { const { left, top, width, height } = end.getBoundingClientRect();"
            " return document.elementFromPoint(left + width / 2, top + height / 2) === end; }"
        ), "nothing lies over it"


def test_colours_in_the_waiting_room_by_keyboard_and_by_touch(visit: Visit) -> None:
    """The host chooses with the arrow keys; a friend on a phone sees it, taps another colour, and sits down."""
    anna, ben = visit(), visit(PHONE, touch=True)
    anna.go("/new/blokus-duo?with=friends")
    anna.button("Get the link").press("Enter")
    link = anna.page.get_by_label("Link to this game").input_value()
    swatch(anna, "any").focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    anna.until(lambda: anna.table["seats"][0]["colour"] == "red", "red to be chosen")
    begins = anna.page.get_by_label("Who goes first?")
    begins.focus()
    begins.select_option(label="Draw lots")
    anna.until(lambda: anna.table["first"] == {"by": "lot"}, "lots to be chosen")
    begins.select_option(label=names(anna)[0])
    anna.until(lambda: anna.table["first"] == {"by": "choice", "place": 0}, "somebody to be chosen")

    ben.go(link.removeprefix(ben.address))
    expect(ben.page.get_by_text(f"Goes first: {names(anna)[0]}")).to_be_visible()
    expect(swatch(ben, "red")).to_be_disabled()
    swatch(ben, "blue").tap()
    ben.button("Take a seat").tap()
    assert anna.until_my_turn()
    assert anna.view["colours"] == [["red"], ["blue"]]
    assert anna.table["options"]["first"] == "red"
    assert anna.view["colour"] == "red"
    ben.until(lambda: ben.view.get("colour") == "red", "the game")

"""People who find each other: by invitation, by chance, by their ratings; and who forget their passwords."""

import re
from functools import partial

from playwright.sync_api import expect

from klotz.server.pairing.seeks import LEASE
from klotz.server.web.people_api import Leaderboard, LeaderOut
from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.screens import BOARD
from tests.page.harness.visitors import PHONE, Visitor
from tests.server.harness.nodes import Node

SOLVED_TODAY_AND_YESTERDAY = """() => {
    const day = ago => new Intl.DateTimeFormat('sv').format(new Date(Date.now() - ago * 86400000));
    const puzzles = Object.fromEntries(
        [day(0), day(1)].map(on => [`bloxx/${on}`, { result: 'solved', on, tries: 1 }])
    );
    localStorage.setItem('klotz-learn', JSON.stringify({ lessons: {}, puzzles }));
}"""


def register(visitor: Visitor, name: str, password: str = "a long password") -> str:
    """An account; the answer is the recovery code, as the page shows it."""
    visitor.go("/me")
    form = visitor.page.locator("form").last
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Create account").click()
    code = visitor.page.locator("code").first.inner_text()
    visitor.button("I've written it down").click()
    return code


def test_the_host_s_address_is_the_invitation(visit: Visit) -> None:
    anna, ben = visit(), visit(PHONE)
    anna.go("/me")
    anna.page.get_by_label("Name").first.fill("Anna")
    anna.button("Save").click()
    expect(anna.page.get_by_text("Name saved.")).to_be_visible()
    anna.go("/new/blokus-duo?with=friends")
    anna.button("Get the link").click()
    expect(anna.page).to_have_url(re.compile(r"\?invite="))
    ben.go(anna.page.url.removeprefix(anna.address))
    expect(ben.page.get_by_text("Anna invites you to Blokus Duo.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    assert anna.until_my_turn()
    expect(anna.page.locator(".seats")).to_contain_text("Ben")
    expect(ben.page.locator(BOARD)).to_be_visible()  # without it the chat is in sight
    # A word is not missed on a phone, where the chat is below the board.
    anna.page.get_by_label("Say something").fill("Hello!")
    anna.page.keyboard.press("Enter")
    ben.button("1 new message").click()
    expect(ben.page.get_by_text("Hello!")).to_be_in_viewport()
    expect(ben.button("1 new message")).to_have_count(0)
    # Leaving leaves.
    ben.button("Leave").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ben.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def is_at_a_table(visitor: Visitor) -> bool:
    return bool(visitor.table)


def has_the_first_move(visitor: Visitor) -> bool:
    return visitor.moves == 1


def test_two_who_play_anyone_meet(visit: Visit, server: Node) -> None:
    """One plays a computer meanwhile; the server is started anew while they wait; a closed window has left."""
    anna, ben, cleo = visit(), visit(), visit()
    for each in (anna, ben):
        each.expected_complaints = re.compile("ERR_|502|Failed|WebSocket")
    cleo.go("/")
    cleo.button("Blokus Duo: Play anyone").click()
    expect(cleo.page.get_by_text("Nobody else is waiting yet.")).to_be_visible()
    cleo.page.close()
    # The last request of a window that closes may be lost; who does not ask again has left after a while.
    anna.page.wait_for_timeout(LEASE + 1000)

    anna.go("/")
    anna.button("Blokus Duo: Play anyone").click()
    expect(anna.page.get_by_text("Looking for someone to play Blokus Duo")).to_be_visible()
    anna.button("Play a computer meanwhile").click()
    anna.until(partial(is_at_a_table, anna), "the computer's table")
    with_computer = anna.table["id"]
    expect(anna.button("Stop looking")).to_be_visible()
    server.stop()
    server.start_again()
    server.ready()

    ben.go("/")
    ben.button("Blokus Duo: Play anyone").click()
    anna.until(lambda: anna.table["id"] != with_computer, "the table with Ben")
    ben.until(partial(is_at_a_table, ben), "the table with Anna")
    assert anna.table["id"] == ben.table["id"]
    expect(anna.button("Stop looking")).to_have_count(0)
    anna.until(lambda: bool(anna.legal or ben.legal), "the first turn, which is drawn by lot")
    mover = anna if anna.legal else ben
    hands = BlokusHands(mover)
    hands.by_click(hands.choose_move())


def test_who_stops_looking_is_not_found(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.go("/")
    anna.button("Blokus Duo: Play anyone").click()
    anna.button("Stop looking").click()
    expect(anna.page.get_by_text("Looking for someone to play Blokus Duo")).to_have_count(0)


def test_a_rated_game_is_on_the_profile(visit: Visit, server: Node) -> None:
    """The server is started anew in the middle of the game."""
    anna, ben = visit(), visit()
    for each in (anna, ben):
        each.expected_complaints = re.compile("ERR_|502|Failed|WebSocket")
    register(anna, "Anna of the ratings")
    register(ben, "Ben of the ratings")
    anna.go("/new/blokus-duo?with=friends")
    anna.page.get_by_text("Advanced").click()
    anna.page.get_by_label("Rated: counts for the leaderboard").check()
    anna.button("Get the link").click()
    expect(anna.page).to_have_url(re.compile(r"\?invite="))
    ben.go(anna.page.url.removeprefix(anna.address))
    ben.button("Take a seat").click()
    assert anna.until_my_turn()
    assert anna.table["rated"]
    hands = BlokusHands(anna)
    hands.by_click(hands.choose_move())
    ben.until(partial(has_the_first_move, ben), "Anna's move")
    server.stop()
    server.start_again()
    server.ready()
    for each in (anna, ben):  # a restart has lost nothing, and the game still counts
        each.go(f"/table/{each.table['id']}")
        each.until(partial(has_the_first_move, each), "the game, after the restart")
        assert each.table["rated"]
    anna.button("Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ben.page.get_by_role("heading", name="You win!")).to_be_visible()
    ben_played = ben.table["id"]
    ben.go("/me")
    # The history has the game, with how it ended, and its last board.
    played = ben.page.locator(f"a[href='/table/{ben_played}']")
    expect(played).to_contain_text("You win!")
    expect(played).to_contain_text("Rated")
    expect(played).to_contain_text(re.compile(r"\b20\d\d\b"))  # the day
    expect(played.locator("svg, img").first).to_be_visible()
    ben.page.evaluate(SOLVED_TODAY_AND_YESTERDAY)
    ben.link("My profile").click()
    expect(ben.page.get_by_text("2 days running with a puzzle solved")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Ben of the ratings")).to_be_visible()
    expect(ben.page.get_by_text("Games: 1")).to_be_visible()
    expect(ben.page.get_by_role("img", name="How the rating went: Blokus Duo")).to_be_visible()
    expect(ben.page.get_by_role("row", name="Blokus Duo 1 1 0")).to_be_visible()
    # Friends, once both want it.
    ben.go("/me")
    ben.page.get_by_label("Name of a friend").fill("anna of the ratings")
    ben.button("Ask").click()
    expect(ben.page.get_by_text("asked", exact=True)).to_be_visible()
    anna.go("/me")
    anna.button("Agree").click()
    expect(anna.page.get_by_text("here now")).to_be_visible()
    ben.go(f"/people/{ben.page.request.get(f'{ben.address}/api/me').json()['person']['id']}")
    ben.link("Leaderboards").click()
    expect(ben.page.get_by_role("heading", name="Leaderboards")).to_be_visible()
    ben.page.get_by_role("navigation", name="Leaderboards").get_by_role("link", name="Blokus Duo").click()
    expect(ben.page.get_by_text(re.compile("^Nobody"))).to_be_visible()  # after one game a rating says little


def test_a_leaderboard_has_a_place_for_everybody(visit: Visit) -> None:
    """Reliable ratings take many games: the server's answer is made up here, and its own tests play them."""
    visitor = visit()
    places = [
        LeaderOut(place=place, id=f"p{place}", name=name, rating=rating, deviation=60.0, games=30)
        for place, (name, rating) in enumerate((("Ada", 1712.4), ("Ben", 1650.6)), start=1)
    ]
    answer = Leaderboard(game="blokus-duo", places=places).model_dump_json()
    visitor.page.route(
        "**/api/leaderboards/blokus-duo",
        lambda route: route.fulfill(body=answer, content_type="application/json"),
    )
    visitor.go("/leaders/blokus-duo")
    for row in ("1. Ada 1712 30", "2. Ben 1651 30"):
        expect(visitor.page.get_by_role("row", name=row)).to_be_visible()
    visitor.expected_complaints = re.compile("404")
    visitor.link("Ada").click()
    expect(visitor.page).to_have_url(re.compile("/people/p1$"))


def test_an_evening_by_one_link(visit: Visit, server: Node) -> None:
    """Who opens the link is greeted and says who they are; rounds lead to tables; a restart costs nothing."""
    anna, ben = visit(), visit(PHONE)
    for each in (anna, ben):
        each.expected_complaints = re.compile("ERR_|502|Failed|WebSocket")
    anna.go("/me")
    anna.page.get_by_label("Name").first.fill("Anna")
    anna.button("Save").click()
    expect(anna.page.locator("header").get_by_role("link", name="Anna")).to_be_visible()
    anna.go("/")
    anna.link("Tournament").click()
    anna.page.get_by_label("Everyone against everyone").check()
    anna.page.locator("summary", has_text="House rules").click()
    anna.page.get_by_label("On its own starting square").check()
    anna.button("Get the link").click()
    expect(anna.page.get_by_role("heading", name="Anna's tournament: Blokus Duo")).to_be_visible()
    ben.go(anna.page.get_by_label("Link to this tournament").input_value().removeprefix(anna.address))
    expect(ben.page.get_by_text("Anna invites you to Blokus Duo.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take part").click()
    expect(anna.page.locator("ol")).to_contain_text("Ben")
    anna.button("Start").click()
    for each in (anna, ben):
        each.until(partial(is_at_a_table, each), "the table")
    assert anna.table["id"] == ben.table["id"]
    ben.until(lambda: bool(ben.view), "the position")
    assert ben.view["options"]["starts"] == "own"
    server.stop()
    server.start_again()
    server.ready()
    expect(anna.button("Leave")).to_have_count(0)  # one plays on, or resigns
    anna.button("Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ben.page.get_by_role("heading", name="You win!")).to_be_visible()
    ben.link("Back to the tournament").click()
    expect(ben.page.get_by_text("It's over. You win!")).to_be_visible()
    expect(ben.page.locator("tbody tr").first).to_contain_text("Ben")


def test_an_evening_with_a_box_of_one_s_own(visit: Visit) -> None:
    """All tables play with the box as it was when the tournament was made."""
    anna, ben = visit(), visit()
    assert anna.page.request.post(f"{anna.address}/api/guest", data={"name": "Anna"}).ok
    lines = [".2...2.", *[line for line in (".3.....", "......4") for _ in range(4)]]
    sheet = {"name": "ours", "grid": "\n".join(lines), "rows": []}
    wish = {"game": "bloxx", "name": "Nine rows", "parts": {"sheet": sheet}}
    made = anna.page.request.post(f"{anna.address}/api/boxes", data=wish)
    assert made.ok, made.text()
    anna.go("/tournament")
    expect(anna.page.get_by_label("Box")).to_have_count(
        0
    )  # for Duo nothing is printed that could be different
    anna.page.get_by_label("Game").select_option(label="Bloxx! · 2 at a table")
    anna.page.get_by_label("Box").select_option(label="Nine rows")
    anna.button("Get the link").click()
    link = anna.page.get_by_label("Link to this tournament").input_value()
    gone = anna.page.request.delete(f"{anna.address}/api/boxes/{made.json()['id']}")
    assert gone.ok, gone.text()
    ben.go(link.removeprefix(ben.address))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take part").click()
    expect(anna.page.locator("ol")).to_contain_text("Ben")
    anna.button("Start").click()
    anna.until(lambda: bool(anna.view), "the game")  # in which either of them may begin
    for each in (anna, ben):
        expect(each.page.locator(".on-sheet [role=gridcell]")).to_have_count(7 * len(lines))
    assert anna.view["options"]["sheet"]["grid"].split() == lines


def test_passwords_are_changed_and_recovered(visit: Visit) -> None:
    visitor = visit()
    visitor.expected_complaints = re.compile("40[13]")
    code = register(visitor, "Cleo who forgets")
    visitor.page.get_by_text("Change password").first.click()
    visitor.page.get_by_label("Password", exact=True).fill("a long password")
    visitor.page.get_by_label("New password").fill("another password")
    visitor.button("Change password").click()
    expect(visitor.page.get_by_text("Password changed.")).to_be_visible()
    visitor.button("Log out").click()
    # Only who chooses a password is told how long it has to be.
    field = visitor.page.locator("form").last.locator("input[type=password]")
    for way, label in (
        ("Create account", "Password (at least 8 characters)"),
        ("Log in", "Password"),
        ("Forgot password", "New password (at least 8 characters)"),
    ):
        visitor.button(way).first.click()
        assert field.evaluate("field => field.labels[0].innerText.trim()") == label
    form = visitor.page.locator("form").last
    form.get_by_label("Name").fill("Cleo who forgets")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("a third password")
    form.get_by_role("button", name="Forgot password").click()
    expect(visitor.page.get_by_text("Your recovery code")).to_be_visible()
    assert visitor.page.locator("code").first.inner_text() != code

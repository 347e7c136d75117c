"""What people keep: boxes and books, their links, and who may change them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import func, select

from klotz import words
from klotz.games import boxes
from klotz.games.bloxx import read_dice, read_sheet
from klotz.server.shelf.books import MOST_BOOKS
from klotz.server.shelf.boxes import MOST_BOXES
from klotz.server.store import schema
from klotz.server.store.database import open_database
from tests.games.bloqs.boxes import random_box as random_bloqs
from tests.games.bloxx.layouts import random_box as random_bloxx
from tests.server.harness.keeping import with_driver
from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Refused, checked
from tests.server.whole.conftest import environment_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("shelf")
    started = Node(folder, environment_of(f"sqlite:///{folder / 'klotz.db'}"))
    try:
        yield started.ready()
    finally:
        started.kill()


class People(NamedTuple):
    ada: Guest
    blaise: Guest
    nobody: httpx.AsyncClient


@pytest.fixture
async def people(node: Node) -> AsyncIterator[People]:
    async with AsyncExitStack() as stack:
        ada, blaise = [
            await stack.enter_async_context(Guest.at(node.url, name)) for name in ("Ada", "Blaise")
        ]
        nobody = httpx.AsyncClient(base_url=node.url, timeout=60)
        yield People(ada, blaise, await stack.enter_async_context(nobody))


def draft(game: str = "bloxx", name: str = "Our shelf", **parts: Any) -> dict[str, Any]:
    return {"game": game, "name": name, "parts": parts}


SHEET = read_sheet("standard").json() | {"name": "Ours", "grid": "....\n.3..\n..4.\n....\n.5..", "rows": []}


async def keep(guest: Guest, **wanted: Any) -> dict[str, Any]:
    return checked(await guest.http.post("/api/boxes", json=draft(**{"sheet": SHEET, **wanted})))


def code(answer: httpx.Response) -> str:
    return f"{answer.status_code} {answer.json()['error']['code']}"


# ---------------------------------------------------------------------- boxes


async def test_a_box_is_kept_found_changed_and_deleted(people: People) -> None:
    made = await keep(people.ada)
    assert (made["name"], made["game"], made["mine"]) == ("Our shelf", "bloxx", True)
    assert made["owner"] == {"id": people.ada.person, "name": "Ada"}
    assert made["parts"] == {"sheet": SHEET}
    listed = checked(await people.ada.http.get("/api/boxes"))["boxes"]
    assert [box["id"] for box in listed] == [made["id"]]
    address = f"/api/boxes/{made['id']}"
    for other in (people.blaise.http, people.nobody):
        seen = checked(await other.get(address))
        assert seen == made | {"mine": False}
    changed = await people.ada.http.put(
        address, json=draft(name="Another", dice=read_dice("standard").json())
    )
    assert checked(changed)["name"] == "Another"
    assert checked(await people.nobody.get(address))["parts"] == {"dice": read_dice("standard").json()}
    assert (await people.ada.http.delete(address)).status_code == 204
    assert code(await people.ada.http.get(address)) == "404 not_found"
    assert code(await people.ada.http.delete(address)) == "404 not_found"


@pytest.mark.parametrize("game", ["bloxx", "bloqs"])
async def test_our_own_box_is_where_one_begins(people: People, game: str) -> None:
    ours = checked(await people.nobody.get(f"/api/boxes/ours/{game}"))
    assert set(ours["parts"]) == {"bloxx": {"sheet", "dice"}, "bloqs": {"pieces", "ring", "deck"}}[game]
    assert all(least <= most for least, most in ours["limits"].values())
    kept = {key: ours[key] for key in ("game", "name", "parts")}
    assert checked(await people.nobody.post("/api/boxes/check", json=kept))["problems"] == []
    assert code(await people.nobody.get("/api/boxes/ours/blokus")) == "404 not_found"


async def test_only_its_owner_changes_a_box(people: People) -> None:
    made = await keep(people.ada)
    address = f"/api/boxes/{made['id']}"
    for method, body in (("PUT", draft(name="Mine now")), ("DELETE", None)):
        assert code(await people.blaise.http.request(method, address, json=body)) == "403 not_owner"
        assert code(await people.nobody.request(method, address, json=body)) == "401 unauthenticated"
    assert code(await people.nobody.get("/api/boxes")) == "401 unauthenticated"
    assert code(await people.nobody.post("/api/boxes", json=draft())) == "401 unauthenticated"
    assert checked(await people.ada.http.get(address)) == made
    copied = checked(await people.blaise.http.post("/api/boxes", json=draft(**made["parts"])))
    assert copied["id"] != made["id"]
    assert copied["owner"]["name"] == "Blaise"


async def test_a_box_stays_one_of_its_game(people: People) -> None:
    made = await keep(people.ada)
    other = await people.ada.http.put(f"/api/boxes/{made['id']}", json=draft("bloqs"))
    assert code(other) == "404 not_found"


@pytest.mark.parametrize(
    ("wanted", "key", "line"),
    [
        (draft("blokus"), "data-box-game", None),
        (draft("nothing"), "data-box-game", None),
        (draft(name=" "), "data-name-empty", None),
        (draft(name="x" * 41), "data-name-long", None),
        (draft(ring={}), "data-unknown-entry", None),
        (draft() | {"parts": {"klotz-box": 2}}, None, None),
        (draft(sheet="standard"), "data-wrong-type", None),
        (draft(sheet="/etc/passwd.toml"), "data-wrong-type", None),
        (draft(sheet=SHEET | {"grid": "." * 5000}), "data-sheet-rows", None),
        (draft(sheet=SHEET, dice=read_dice("standard").json() | {"A": ["oxxxx"] * 6}), None, None),
        (draft("bloqs", ring={"starts": [1, 2, 3, 4], "discs": {"X": 9}}), "data-ring-disc", None),
    ],
)
async def test_what_is_no_box_is_not_kept(people: People, wanted: Any, key: str | None, line: Any) -> None:
    answer = await people.ada.http.post("/api/boxes", json=wanted)
    if key is None:
        assert answer.status_code == 201
        return
    assert code(answer) == "422 bad_box"
    error = answer.json()["error"]
    assert error["details"]["key"] == key
    assert error["reason"] == words.say(key, error["details"]["details"])
    found = checked(await people.nobody.post("/api/boxes/check", json=wanted))["problems"]
    assert key in [problem["key"] for problem in found]


async def test_a_box_that_is_too_large_is_not_even_read(people: People) -> None:
    huge = draft(sheet=SHEET | {"name": "x" * 70_000})
    for address in ("/api/boxes", "/api/boxes/check"):
        assert code(await people.ada.http.post(address, json=huge)) == "413 too_large"
    text = {"toml": "# " + "x" * 70_000}
    assert code(await people.ada.http.post("/api/boxes/read", json=text)) == "413 too_large"


async def test_every_part_that_is_wrong_is_told(people: People) -> None:
    dice = read_dice("standard").json()
    dice["B"][2] = "xx\n.o\n\nx"
    wanted = draft(
        sheet=SHEET | {"rows": [{"row": 9, "name": "top", "colour": "#000000"}]}, dice=dice, name=""
    )
    found = checked(await people.nobody.post("/api/boxes/check", json=wanted))["problems"]
    assert [(problem["part"], problem["key"]) for problem in found] == [
        (None, "data-name-empty"),
        ("sheet", "data-sheet-row-off"),
        ("dice", "data-face-apart"),
    ]
    assert found[2]["details"] == {"die": "B", "face": 3}
    assert found[2]["reason"].startswith("Face 3 of die B falls apart")
    assert checked(await people.nobody.post("/api/boxes/check", json=draft(sheet=SHEET)))["problems"] == []


@pytest.mark.parametrize("seed", range(4))
async def test_a_box_as_a_file_and_back(people: People, seed: int) -> None:
    game, parts = ("bloxx", random_bloxx(Random(seed))) if seed % 2 else ("bloqs", random_bloqs(Random(seed)))
    made = checked(await people.ada.http.post("/api/boxes", json=draft(game, **parts)))
    file = await people.nobody.get(f"/api/boxes/{made['id']}/toml")
    assert file.headers["content-disposition"] == f'attachment; filename="{made["id"]}.toml"'
    assert boxes.parse_box(file.text).parts == made["parts"]
    read = checked(await people.nobody.post("/api/boxes/read", json={"toml": file.text}))
    assert read == {"game": game, "name": "Our shelf", "parts": made["parts"]}
    printed = await people.nobody.get(f"/api/boxes/{made['id']}/pages?paper=letter")
    assert printed.content.startswith(b"%PDF-")
    assert printed.headers["content-type"] == "application/pdf"


async def test_a_file_that_is_no_box(people: People) -> None:
    for text, key, line in (
        ("x = [", "data-not-toml", None),
        (
            'klotz-box = 1\ngame = "bloxx"\nname = "x"\n[sheet]\nname = 5\ngrid = ""\nrows = []',
            "data-wrong-type",
            5,
        ),
        ("", "data-box-mark", None),
    ):
        answer = await people.nobody.post("/api/boxes/read", json={"toml": text})
        assert code(answer) == "422 bad_box"
        details = answer.json()["error"]["details"]
        assert (details["key"], details["line"]) == (key, line)


async def test_a_table_is_played_with_a_box_and_keeps_it(people: People) -> None:
    parts = random_bloqs(Random(11))
    box = checked(await people.ada.http.post("/api/boxes", json=draft("bloqs", name="Odd", **parts)))
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "computer", "level": 1}]
    made = await people.blaise.make_table("bloqs-maestro", seats, box=box["id"])
    assert made["table"]["box"] == "Odd"
    assert {part: made["table"]["options"][part] for part in parts} == parts
    await people.ada.http.delete(f"/api/boxes/{box['id']}")
    seen = await people.blaise.look(made["table"]["id"])
    assert seen["table"]["options"]["pieces"] == parts["pieces"]
    plain = await people.blaise.make_table("bloqs", seats)
    assert (plain["table"]["box"], plain["table"]["options"]["pieces"]) == (None, "standard")


async def test_a_box_that_does_not_fit_the_table(people: People) -> None:
    box = await keep(people.ada)
    seats = [{"kind": "me"}, {"kind": "computer"}]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"box": box["id"]}, "other_box"),
        ({"options": {"ring": {"starts": [1, 2, 3, 4], "discs": {"X": 9}}}}, "game"),
    ]
    for terms, flaw in wrong:
        with pytest.raises(Refused) as caught:
            await people.ada.make_table("bloqs", seats, **terms)
        assert (caught.value.status, caught.value.error["details"]["flaw"]) == (422, flaw)
    with pytest.raises(Refused) as caught:
        await people.ada.make_table("bloxx", seats, box="nothing")
    assert caught.value.code == "not_found"


async def test_rated_games_are_played_with_our_own_box(node: Node, people: People) -> None:
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        await http.post("/api/accounts", json={"name": "Carla", "password": "correct horse"})
        terms = {
            "game": "bloxx",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "rated": True,
            "clock": {"kind": "move", "seconds": 60},
        }
        answer = await http.post("/api/tables", json=terms | {"options": {"sheet": SHEET}})
        assert code(answer) == "422 invalid"
        assert answer.json()["error"]["details"]["flaw"] == "rated_box"
        assert (await http.post("/api/tables", json=terms)).status_code == 201


async def test_nobody_keeps_more_than_so_many(people: People) -> None:
    answers = await asyncio.gather(
        *(people.blaise.http.post("/api/boxes", json=draft(name=f"Box {n}")) for n in range(MOST_BOXES + 3))
    )
    assert sorted(answer.status_code for answer in answers) == [201] * MOST_BOXES + [409] * 3
    assert {code(answer) for answer in answers if answer.is_error} == {"409 too_many_boxes"}
    assert len(checked(await people.blaise.http.get("/api/boxes"))["boxes"]) == MOST_BOXES


# ---------------------------------------------------------------------- books


def result(*names: str, pen: str | None = None, game: str = "blokus") -> dict[str, Any]:
    players = [{"name": name, "rank": rank, "score": 10 - rank} for rank, name in enumerate(names, start=1)]
    return {"game": game, "day": "2026-12-24", "players": players, "pen": pen}


async def begin(guest: Guest, name: str = "The Lovelaces") -> dict[str, Any]:
    return checked(await guest.http.post("/api/books", json={"name": name}))


async def test_a_book_is_written_and_read(people: People) -> None:
    book = await begin(people.ada)
    address = f"/api/books/{book['id']}"
    assert (book["name"], book["mine"]) == ("The Lovelaces", True)
    first = checked(await people.ada.http.post(f"{address}/results", json=result("Ada", "Bo")))
    late = result("Bo", "Ada", game="bloxx") | {"day": "2026-12-31"}
    assert (await people.ada.http.post(f"{address}/results", json=late)).status_code == 201
    for reader in (people.blaise.http, people.nobody):
        seen = checked(await reader.get(address))
        assert (seen["mine"], seen["writable"], seen["pen"]) == (False, False, None)
        assert [each["game"] for each in seen["results"]] == ["bloxx", "blokus"]
        assert seen["results"][1]["players"][0] == {"name": "Ada", "rank": 1, "score": 9}
    assert (await people.ada.http.delete(f"{address}/results/{first['id']}")).status_code == 204
    places = {
        "game": "bloqs",
        "day": "2027-01-01",
        "players": [{"name": "Ada", "rank": 1}, {"name": "Bo", "rank": 1}],
    }
    assert (await people.ada.http.post(f"{address}/results", json=places)).status_code == 201
    newest, *others = checked(await people.ada.http.get(address))["results"]
    assert [(each["rank"], each["score"]) for each in newest["players"]] == [(1, None), (1, None)]
    assert len(others) == 1
    assert (await people.ada.http.patch(address, json={"name": " Us "})).status_code == 204
    assert [each["name"] for each in checked(await people.ada.http.get("/api/books"))["books"]] == ["Us"]
    assert (await people.ada.http.delete(address)).status_code == 204
    assert code(await people.nobody.get(address)) == "404 not_found"


async def test_who_has_the_pen_may_write(people: People) -> None:
    book = await begin(people.ada)
    address = f"/api/books/{book['id']}"
    for wrong in (None, "", "x" * 24):
        answer = await people.blaise.http.post(f"{address}/results", json=result("Eve", pen=wrong))
        assert code(answer) == "403 not_owner"
    assert code(await people.nobody.post(f"{address}/results", json=result("Eve"))) == "401 unauthenticated"
    assert not checked(await people.blaise.http.get(address))["writable"]
    assert checked(await people.blaise.http.get(f"{address}?pen={book['pen']}"))["writable"]
    written = checked(
        await people.blaise.http.post(f"{address}/results", json=result("Blaise", pen=book["pen"]))
    )
    assert (await people.ada.http.post(f"{address}/pen")).status_code == 204
    answer = await people.blaise.http.post(f"{address}/results", json=result("Blaise", pen=book["pen"]))
    assert code(answer) == "403 not_owner"
    struck = await people.blaise.http.delete(f"{address}/results/{written['id']}?pen={book['pen']}")
    assert code(struck) == "403 not_owner"
    for method, where, body in (
        ("PATCH", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("POST", "/pen", None),
    ):
        assert code(await people.blaise.http.request(method, address + where, json=body)) == "403 not_owner"
        assert code(await people.nobody.request(method, address + where, json=body)) == "401 unauthenticated"
    assert len(checked(await people.ada.http.get(address))["results"]) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "no such game"},
        {"day": "yesterday"},
        {"players": []},
        {"players": [{"name": "", "rank": 1}]},
        {"players": [{"name": "\u202e", "rank": 1}]},
        {"players": [{"name": "A", "rank": 0}]},
        {"players": [{"name": "A", "rank": 1, "score": 10**9}]},
        {"players": [{"name": "A", "rank": 1}] * 9},
        {"players": [{"name": "A", "rank": 2}, {"name": "B", "rank": 3}]},
        {"players": [{"name": "A", "rank": 1}, {"name": "B", "rank": 1}, {"name": "C", "rank": 2}]},
        {"more": 1},
    ],
)
async def test_what_is_no_result_is_not_written(people: People, wrong: dict[str, Any]) -> None:
    book = await begin(people.ada)
    answer = await people.ada.http.post(f"/api/books/{book['id']}/results", json=result("Ada") | wrong)
    assert code(answer) == "422 invalid"
    assert checked(await people.ada.http.get(f"/api/books/{book['id']}"))["results"] == []


async def test_nobody_has_more_than_so_many_books(people: People) -> None:
    for number in range(MOST_BOOKS):
        await begin(people.blaise, f"Book {number}")
    answer = await people.blaise.http.post("/api/books", json={"name": "One more"})
    assert code(answer) == "409 too_many_books"


# ---------------------------------------------------------------------- those who leave


async def test_whoever_is_forgotten_leaves_nothing_on_the_shelf(node: Node, people: People) -> None:
    box = await keep(people.ada)
    book = await begin(people.ada)
    address = f"/api/books/{book['id']}/results"
    assert (await people.ada.http.post(address, json=result("Ada"))).status_code == 201
    assert (await people.ada.http.delete("/api/me")).status_code == 204
    assert code(await people.nobody.get(f"/api/boxes/{box['id']}")) == "404 not_found"
    assert code(await people.nobody.get(f"/api/books/{book['id']}")) == "404 not_found"
    engine = open_database(with_driver(node._environment["KLOTZ_DATABASE_URL"]))
    async with engine.connect() as connection:
        left = select(func.count()).select_from(schema.results).where(schema.results.c.book == book["id"])
        assert (await connection.execute(left)).scalar_one() == 0
    await engine.dispose()


# ---------------------------------------------------------------------- scores


async def test_a_game_played_with_a_box_is_scored_part_by_part(people: People) -> None:
    made = await keep(people.ada)
    squares = "....\n.o..\n.xo.\n.xx.\n.xxx"
    wanted: dict[str, Any] = {
        "game": "bloxx",
        "box": made["id"],
        "language": "de",
        "players": [
            {"name": "Ada", "end": {"squares": squares, "rows": {}}},
            {"name": "Blaise", "end": {"squares": "....\n....\n....\nx...\nxxx.", "rows": {}}},
        ],
    }
    scored = checked(await people.nobody.post("/api/score", json=wanted))
    ada, blaise = scored["players"]
    assert [(part["name"], part["points"]) for part in ada["parts"]] == [
        ("Reihen", 0),
        ("Zahlen", 7),
        ("Lücken", 0),
        ("leere Felder", -12),
    ]
    assert (ada["total"], ada["rank"], blaise["total"], blaise["rank"]) == (-5, 1, -16, 2)
    assert scored["decided"] == "Ada gewinnt mit den meisten Punkten: -5."

    wanted["players"][1]["end"]["squares"] = "....\nxxxx"
    answer = await people.nobody.post("/api/score", json=wanted)
    assert code(answer) == "422 bad_score"
    assert answer.json()["error"]["details"]["key"] == "score-few-rows"
    assert code(await people.nobody.post("/api/score", json=wanted | {"game": "bloqs"})) == "422 invalid"
    assert code(await people.nobody.post("/api/score", json=wanted | {"box": "none"})) == "404 not_found"
    assert code(await people.nobody.post("/api/score", json=wanted | {"options": {"no": 1}})) == "422 invalid"
    for option in ("sheet", "box"):  # nobody makes the server read its files
        asked = wanted | {"options": {option: "nowhere/box.toml"}}
        answer = await people.nobody.post("/api/score", json=asked)
        assert code(answer) == "422 invalid"
        assert "no such file" not in answer.text.lower()

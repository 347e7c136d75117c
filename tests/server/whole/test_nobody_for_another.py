"""Nobody plays, sees or takes back for another seat: every endpoint and every action, tried by all who may not.

Whoever adds an endpoint, an action or an event has to say here what strangers and opponents get from it.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Final, get_args

import httpx
import orjson
import pytest
from sqlalchemy import select

from klotz.server.live import projection
from klotz.server.settings import ServerSettings
from klotz.server.store.database import open_database
from klotz.server.store.schema import tables as tables_row
from klotz.server.tables import table as fold
from klotz.server.tables.actions import Action
from klotz.server.tables.events import Event
from klotz.server.web.app import create_app
from tests.server.harness.keeping import kept_events, with_driver
from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Line
from tests.server.whole.conftest import environment_of

pytestmark = pytest.mark.anyio

NOBODY, STRANGER, OPPONENT = "nobody", "stranger", "opponent"
ADAS_SEAT: Final = 0

OWN: Final = "own"
"""Concerns whoever asks and nobody else: it is not tried here."""
OPEN: Final = "open"
"""Everybody gets an answer, which shows nothing that is hidden."""

ENDPOINTS: Final[dict[str, Any]] = {
    # What only ever concerns whoever asks.
    "POST /api/guest": OWN,
    "GET /api/push": OWN,  # the same for everybody
    "PUT /api/me/push": OWN,
    "DELETE /api/me/push": OWN,
    "POST /api/me/push/news": OWN,
    "GET /api/me/mail": OWN,
    "PUT /api/me/mail": OWN,
    "DELETE /api/me/mail": OWN,
    "POST /api/me/mail/confirm": OWN,
    "GET /api/mail/stop/{stop}": OWN,  # `test_mail.py` tries it with what others may know
    "POST /api/mail/stop/{stop}": OWN,
    "GET /api/me": OWN,
    "PATCH /api/me": OWN,
    "DELETE /api/me": OWN,
    "PUT /api/me/password": OWN,
    "POST /api/accounts": OWN,
    "POST /api/accounts/recover": OWN,
    "POST /api/sessions": OWN,
    "GET /api/sessions": OWN,
    "DELETE /api/sessions": OWN,
    "DELETE /api/sessions/{session_id}": OWN,
    "GET /api/tokens": OWN,
    "POST /api/tokens": OWN,
    "DELETE /api/tokens/{token_id}": OWN,
    "POST /api/tables": OWN,
    # Boxes and books: `test_shelf.py` tries them by all who may not.
    "GET /api/boxes": OWN,
    "POST /api/boxes": OWN,
    "POST /api/boxes/check": OWN,
    "POST /api/boxes/read": OWN,
    "GET /api/boxes/ours/{game}": OWN,
    "GET /api/boxes/{box_id}": OWN,
    "PUT /api/boxes/{box_id}": OWN,
    "DELETE /api/boxes/{box_id}": OWN,
    "GET /api/boxes/{box_id}/toml": OWN,
    "GET /api/boxes/{box_id}/pages": OWN,
    "GET /api/books": OWN,
    "POST /api/books": OWN,
    "GET /api/books/{book_id}": OWN,
    "PATCH /api/books/{book_id}": OWN,
    "DELETE /api/books/{book_id}": OWN,
    "POST /api/books/{book_id}/pen": OWN,
    "POST /api/books/{book_id}/results": OWN,
    "DELETE /api/books/{book_id}/results/{result_id}": OWN,
    "POST /api/board": OWN,
    "POST /api/board/why": OWN,
    "POST /api/board/hints": OWN,
    "PUT /api/seek": OWN,
    "DELETE /api/seek": OWN,
    # Friends: `test_friends.py` tries them by all who may not.
    "GET /api/friends": OWN,
    "POST /api/friends": OWN,
    "PATCH /api/friends": OWN,
    "DELETE /api/friends/{person_id}": OWN,
    "POST /api/friends/{person_id}/invite": OWN,
    # Tournaments: `test_tournaments.py` tries them by all who may not.
    "GET /api/tournaments": OWN,
    "POST /api/tournaments": OWN,
    "GET /api/tournaments/{tournament_id}": OWN,
    "POST /api/tournaments/{tournament_id}/join": OWN,
    "POST /api/tournaments/{tournament_id}/leave": OWN,
    "POST /api/tournaments/{tournament_id}/start": OWN,
    "POST /api/tournaments/{tournament_id}/next": OWN,
    "DELETE /api/tournaments/{tournament_id}": OWN,
    "POST /api/score": OWN,  # about no table
    "GET /api/me/stream": OWN,
    "GET /api/puzzles/{game}/{day}": OWN,  # the same for everybody, and about no table
    "POST /api/puzzles/{game}/{day}/answer": OWN,
    "GET /api/words/{language}": OWN,
    "GET /{path:path}": OWN,  # the page itself: files, the same for everybody
    # What shows a table, or many.
    "GET /api/games": OPEN,
    "GET /api/ready": OPEN,
    "GET /api/tables": OPEN,
    "GET /api/tables/{table_id}": OPEN,
    "GET /api/tables/{table_id}/events": OPEN,
    "GET /api/tables/{table_id}/picture": OPEN,
    "GET /api/tables/{table_id}/stream": OPEN,
    "GET /api/people/{person_id}": OPEN,
    "GET /api/leaderboards/{game}": OPEN,
    "GET /healthz": OPEN,
    "GET /readyz": OPEN,
    "GET /metrics": OPEN,
    "WEBSOCKET /api/tables/{table_id}/live": OPEN,
    # What is refused: to nobody in particular, to a stranger, to an opponent who asks for Ada's seat.
    "GET /api/tables/{table_id}/position": ("403 not_seated", "403 not_seated", "403 not_your_seat"),
    "GET /api/tables/{table_id}/record": ("409 hidden", "409 hidden", "409 hidden"),
    "GET /api/tables/{table_id}/analysis": ("401 unauthenticated", "409 not_finished", "409 not_finished"),
    "GET /api/tables/{table_id}/chances": ("409 not_finished", "409 not_finished", "409 not_finished"),
    "GET /api/tables/{table_id}/plans": ("401 unauthenticated", "403 not_seated", "200"),
    "POST /api/tables/{table_id}/plans": ("401 unauthenticated", "403 not_seated", "409 no_plans"),
    "DELETE /api/tables/{table_id}/plans/{plan_id}": (
        "401 unauthenticated",
        "404 not_found",
        "404 not_found",
    ),
    "POST /api/tables/{table_id}/hints": ("401 unauthenticated", "403 not_seated", "403 no_hints"),
    "GET /api/me/tables": ("401 unauthenticated", "200", "200"),
    "GET /api/me/turns": ("401 unauthenticated", "200", "200"),
    "GET /api/me/export": ("401 unauthenticated", "200", "200"),
    "POST /api/tables/{table_id}/actions": "see ACTIONS",
}

ACTIONS: Final[dict[str, tuple[dict[str, Any], str, str]]] = {
    # What is sent, and what a stranger and an opponent are told.
    "move": ({"answers": -1, "move": "roll", "seat": ADAS_SEAT}, "not_seated", "not_your_seat"),
    "resign": ({"answers": -1, "seat": ADAS_SEAT}, "not_seated", "not_your_seat"),
    "undo": ({"answers": -1, "seat": ADAS_SEAT}, "not_seated", "not_your_seat"),
    "answer_undo": ({"answers": -1, "agree": True}, "not_seated", "no_undo"),
    "take_over": ({"seat": ADAS_SEAT}, "not_seated", "not_away"),
    "nudge": ({"seat": ADAS_SEAT}, "not_seated", "not_away"),
    "here": ({}, "not_seated", "not_nudged"),
    "hand_back": ({}, "not_seated", "no_stand_in"),
    "hurry": ({"answers": -1}, "not_seated", "nobody_to_hurry"),
    "sit": ({"seat": ADAS_SEAT}, "already_started", "already_started"),
    "commit": ({"commitment": "0" * 64}, "already_started", "already_started"),
    "reveal": ({"nonce": "in your name"}, "not_seated", "not_committed"),
    "colour": ({"seat": ADAS_SEAT, "colour": None}, "already_started", "already_started"),
    "first": ({"first": {"by": "lot"}}, "already_started", "already_started"),
    "close": ({}, "already_started", "already_started"),
    "rematch": ({}, "not_seated", "not_finished"),
    "leave": ({}, "not_seated", OWN),
    "say": ({"text": "in your name"}, "not_seated", OWN),
    "chat": ({"on": False}, "not_seated", OWN),
}

EVENTS: Final[dict[str, set[str]]] = {
    # All that an event tells everybody; what a move hides is tried below.
    "created": {
        "game", "options", "clock", "public", "rated", "chat", "undo", "lots", "seats", "commitment", "made_by",
        "before", "first", "lost", "box", "format", "commits", "fairness", "stand_in", "tournament", "setup",
    },
    "sat": {"person", "name"},
    "committed": {"commitment"},
    "revealing": {"until"},
    "revealed": {"nonce"},
    "left": set(),
    "colour_chosen": {"colour"},
    "first_chosen": {"first"},
    "started": {"order", "nonces", "options", "lots", "first_lot"},
    "nudged": {"until"},
    "here": set(),
    "moved": {"text"},
    "undo_asked": {"moves"},
    "undo_agreed": set(),
    "undo_refused": set(),
    "undone": {"moves"},
    "resigned": {"level"},
    "time_up": {"level"},
    "taken_over": {"level"},
    "handed_back": set(),
    "replaced": {"why"},
    "hurried": set(),
    "said": {"person", "name", "text"},
    "chat": {"on"},
    "finished": {"outcome", "seed"},
    "rematch": {"table"},
    "closed": set(),
}  # fmt: skip


def _routes(routes: Any) -> Iterator[str]:
    for route in routes:
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if inner is not None:
            yield from _routes(inner.routes)
        elif "websocket" in type(route).__name__.lower():
            yield f"WEBSOCKET {route.path}"
        else:
            yield from (f"{method} {route.path}" for method in route.methods - {"HEAD"})


APP: Final = create_app(ServerSettings(database_url="sqlite+aiosqlite://"))


def test_every_endpoint_is_thought_of() -> None:
    assert set(_routes(APP.routes)) - {"GET /api/openapi.json"} == set(ENDPOINTS)
    documented = {
        f"{method.upper()} {path}" for path, methods in APP.openapi()["paths"].items() for method in methods
    }
    assert documented == {name for name in ENDPOINTS if name.split()[0] != "WEBSOCKET"} - {"GET /{path:path}"}


def test_every_action_is_thought_of() -> None:
    kinds = get_args(get_args(Action)[0])
    assert {get_args(kind.model_fields["action"].annotation)[0] for kind in kinds} == set(ACTIONS)


def test_every_event_is_thought_of() -> None:
    assert set(fold._FOLLOW) == set(EVENTS)


@dataclass
class Table:
    """Bloqs Maestro: Ada and Blaise hold cards that the other must not see. It is Ada's turn."""

    node: Node
    database: str
    id: str
    ada: Guest
    opponent: Guest
    stranger: Guest
    nobody: Guest
    seed: str
    invite: str

    def asked_by(self, who: str) -> Guest:
        return {NOBODY: self.nobody, STRANGER: self.stranger, OPPONENT: self.opponent}[who]

    async def events(self) -> list[Event]:
        return await kept_events(self.database, self.id)

    def check(self, who: str, text: str) -> None:
        """What somebody was sent shows neither the seed nor a card that is not theirs."""
        assert self.seed not in text
        if who != OPPONENT:
            assert self.invite not in text
        own = 2 if who == OPPONENT else None
        for seat, card in re.findall(r"deal (\d) ([^\"\s\\]+)", text):
            assert card == "?" or int(seat) == own, f"{who} sees that seat {seat} was dealt {card}"
        for line in text.splitlines():
            if line.startswith(("{", "[")):
                _check_hands(orjson.loads(line), None if own is None else own - 1)


def _check_hands(seen: Any, own: int | None) -> None:
    if isinstance(seen, dict):
        for owner, hand in enumerate(seen.get("hands", [])):
            assert isinstance(hand, int) or owner == own
        for value in seen.values():
            _check_hands(value, own)
    elif isinstance(seen, list):
        for value in seen:
            _check_hands(value, own)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("nobody-for-another")
    started = Node(folder, environment_of(f"sqlite:///{folder / 'klotz.db'}"))
    try:
        yield started.ready()
    finally:
        started.kill()


@pytest.fixture
async def table(node: Node) -> AsyncIterator[Table]:
    database = node._environment["KLOTZ_DATABASE_URL"]
    async with AsyncExitStack() as stack:
        ada, blaise, stranger = [
            await stack.enter_async_context(Guest.at(node.url, name)) for name in ("Ada", "Blaise", "Carl")
        ]
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=node.url, timeout=60, verify=False))
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.make_table("bloqs-maestro", seats, public=True)
        await blaise.act(made["table"]["id"], "sit")
        engine = open_database(with_driver(database))
        async with engine.connect() as connection:
            row = select(tables_row.c.seed).where(tables_row.c.id == made["table"]["id"])
            seed = (await connection.execute(row)).scalar_one()
        await engine.dispose()
        yield Table(
            node, database, made["table"]["id"], ada, blaise, stranger, Guest(http, ""), seed, made["invite"]
        )


async def _ask(table: Table, endpoint: str, who: str) -> httpx.Response:
    method, path = endpoint.split()
    more = {"seat": ADAS_SEAT} if path.endswith("/position") else {}
    body = {"answers": 0, "moves": ["roll", "roll"]} if (method, path[-6:]) == ("POST", "/plans") else None
    address = path.format(
        table_id=table.id, person_id=table.ada.person, game="bloqs-maestro", plan_id="somebodys"
    )
    return await table.asked_by(who).http.request(method, address, params=more, json=body)


REFUSED: Final = [name for name, told in ENDPOINTS.items() if isinstance(told, tuple)]
SHOWN: Final = [
    name
    for name, told in ENDPOINTS.items()
    if told == OPEN and not name.startswith("WEBSOCKET") and not name.endswith("/stream")
]


@pytest.mark.parametrize("who", [NOBODY, STRANGER, OPPONENT])
async def test_endpoints(who: str, table: Table) -> None:
    before = await table.events()
    for endpoint in REFUSED:
        answer = await _ask(table, endpoint, who)
        told = str(answer.status_code)
        if answer.is_error:
            told += f" {answer.json()['error']['code']}"
        assert told == ENDPOINTS[endpoint][(NOBODY, STRANGER, OPPONENT).index(who)], endpoint
        table.check(who, answer.text)
    for endpoint in SHOWN:
        answer = await _ask(table, endpoint, who)
        assert answer.status_code == 200, endpoint
        table.check(who, answer.text)
    assert await table.events() == before


@pytest.mark.parametrize("who", [NOBODY, STRANGER, OPPONENT])
async def test_actions(who: str, table: Table) -> None:
    before = await table.events()
    number = before[-1].number
    guest = table.asked_by(who)
    async with Line.open(table.node.socket_url, table.id, guest, after=number, views=False) as line:
        await line.hear()
        for action, (more, *codes) in ACTIONS.items():
            code = "unauthenticated" if who == NOBODY else codes[who == OPPONENT]
            if code == OWN:
                continue
            sent = {key: number if value == -1 else value for key, value in more.items()}
            answer = await guest.http.post(f"/api/tables/{table.id}/actions", json={"action": action, **sent})
            assert answer.json()["error"]["code"] == code, action
            assert answer.status_code in (401, 403, 409)
            await line.send(action, **sent)
            assert (await line.hear())["error"]["code"] == code, action
        await line.send("look", seat=ADAS_SEAT)
        assert (await line.hear())["error"]["code"] == "not_your_seat"
    assert await table.events() == before


async def test_only_those_who_are_asked_answer_an_undo(node: Node, table: Table) -> None:
    made = await table.ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}])
    duo = made["table"]["id"]
    await table.opponent.act(duo, "sit")
    seen = await table.ada.look(duo)
    await table.ada.act(duo, "move", answers=seen["table"]["number"], move=seen["legal"][0])
    asked = await table.ada.act(duo, "undo", answers=seen["table"]["number"] + 1)
    assert [event["kind"] for event in asked] == ["undo_asked"]
    number = asked[-1]["number"]
    for guest, code in (
        (table.nobody, "unauthenticated"),
        (table.stranger, "not_seated"),
        (table.ada, "not_asked"),
    ):
        body = {"action": "answer_undo", "answers": number, "agree": True}
        answer = await guest.http.post(f"/api/tables/{duo}/actions", json=body)
        assert answer.json()["error"]["code"] == code
    done = await table.opponent.act(duo, "answer_undo", answers=number, agree=True)
    assert [event["kind"] for event in done] == ["undo_agreed", "undone"]


async def test_nobody_is_shown_a_hidden_card_in_a_whole_game(table: Table) -> None:
    """Everything that reaches the others while a game is played: sockets, streams, and every page they may open."""
    heard: dict[str, list[str]] = {NOBODY: [], STRANGER: [], OPPONENT: []}

    async def listen(who: str) -> None:
        guest = table.asked_by(who)
        async with Line.open(table.node.socket_url, table.id, guest, after=0) as line:
            while True:
                heard[who].append(str(await line.socket.recv()))

    turns: dict[str, list[str]] = {STRANGER: [], OPPONENT: []}

    async def notice(who: str) -> None:
        async with table.asked_by(who).http.stream("GET", "/api/me/stream") as answer:
            async for line in answer.aiter_lines():
                turns[who] += [line] if line else []

    async def follow(who: str) -> None:
        address = f"/api/tables/{table.id}/stream?views=true"
        async with table.asked_by(who).http.stream("GET", address) as answer:
            async for line in answer.aiter_lines():
                heard[who].append(line)

    listening = [asyncio.create_task(doing(who)) for who in heard for doing in (listen, follow)]
    listening += [asyncio.create_task(notice(who)) for who in turns]
    try:
        for step in range(40):
            for guest in (table.ada, table.opponent):
                seen = await guest.look(table.id)
                if seen["legal"]:
                    text = seen["legal"][step * 7 % len(seen["legal"])]
                    await guest.act(table.id, "move", answers=seen["table"]["number"], move=text)
            if step % 4 == 0:
                for who in heard:
                    pages = [*SHOWN, "GET /api/me/export", "GET /api/tables/{table_id}/record"]
                    heard[who] += [(await _ask(table, page, who)).text for page in pages]
        events = await table.events()
        while any(f'"number":{events[-1].number},' not in "".join(each[-50:]) for each in heard.values()):
            await asyncio.sleep(0.05)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    assert events[-1].kind == "moved", "the game goes on: when it is over everything may be known"
    deals = [event.data["text"] for event in events if event.data.get("text", "").startswith("deal")]
    assert len(deals) >= 6
    for who, texts in heard.items():
        assert len(texts) > 40
        for text in texts:
            table.check(who, text)
    assert turns[STRANGER] == []
    assert set(turns[OPPONENT]) == {f'{{"type":"your_turn","table":"{table.id}"}}'}
    own = "".join(heard[OPPONENT])
    assert all(deal in own for deal in deals if deal.startswith("deal 2")), "one's own cards are shown"


async def test_what_events_tell(table: Table) -> None:
    for event in await table.events():
        assert set(event.data) <= set(EVENTS[event.kind])
    told = fold.Table.of(table.id, await table.events())
    for number, kind in enumerate(EVENTS):
        event = Event(number, 0, kind, 0, {"text": "roll"})
        assert (
            projection.seen_event(told, event, None) == projection.seen_event(told, event, 1) == event.json()
        )

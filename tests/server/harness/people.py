"""People who play over real sockets, and come back when a node goes away."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from types import TracebackType
from typing import Any, Final, Self

import httpx
import orjson
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from klotz.server.web.models.live import ServerMessage

PATIENCE: Final = 180.0
"""Seconds until a test gives up: no measure of speed."""

MESSAGES: Final[TypeAdapter[ServerMessage]] = TypeAdapter(ServerMessage)

GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)
"""What a client meets when a node dies under it."""


class Refused(Exception):
    def __init__(self, error: Mapping[str, Any], status: int | None = None) -> None:
        super().__init__(f"{status} {error['code']}: {error['reason']}")
        self.code: str = error["code"]
        self.status = status
        self.error = error


class Guest:
    """Somebody without an account. The cookie opens every node."""

    def __init__(self, http: httpx.AsyncClient, person: str) -> None:
        self.http = http
        self.person = person

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str, name: str) -> AsyncIterator[Self]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
            answer = await http.post("/api/guest", json={"name": name})
            answer.raise_for_status()
            yield cls(http, answer.json()["person"]["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def make_table(self, game: str, seats: Sequence[Mapping[str, Any]], **terms: Any) -> dict[str, Any]:
        return checked(await self.http.post("/api/tables", json={"game": game, "seats": seats, **terms}))

    async def act(self, table: str, action: str, url: str = "", **more: Any) -> list[dict[str, Any]]:
        """Over HTTP; `url` is another node."""
        body = {"action": action, **more}
        answer = checked(await self.http.post(f"{url}/api/tables/{table}/actions", json=body))
        events: list[dict[str, Any]] = answer["events"]
        return events

    async def look(self, table: str, url: str = "") -> dict[str, Any]:
        return checked(await self.http.get(f"{url}/api/tables/{table}"))

    async def events(self, table: str, url: str = "") -> list[dict[str, Any]]:
        answer = checked(await self.http.get(f"{url}/api/tables/{table}/events"))
        events: list[dict[str, Any]] = answer["events"]
        return events


def checked(answer: httpx.Response) -> dict[str, Any]:
    body: dict[str, Any] = answer.json()
    if answer.is_error:
        raise Refused(body["error"], answer.status_code)
    return body


class Line:
    """A WebSocket to one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._ids = itertools.count(1)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str, table: str, guest: Guest | None = None, after: int | None = None, *, views: bool = True
    ) -> AsyncIterator[Self]:
        asked = f"views={str(views).lower()}" + ("" if after is None else f"&after={after}")
        headers = {"Cookie": guest.cookie} if guest is not None else {}
        address = f"{url}/api/tables/{table}/live?{asked}"
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=1
        ) as socket:
            yield cls(socket)

    async def send(self, action: str, **more: Any) -> int:
        """Ask for something; returns the word by which the answer is known."""
        number = next(self._ids)
        await self.socket.send(orjson.dumps({"id": number, "action": action, **more}).decode())
        return number

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = orjson.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        MESSAGES.validate_python(message)  # they are written by hand: whatever is sent is as promised
        return message

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()


class Seat:
    """Plays a whole game at one seat: reconnects wherever a node lives, asks for what it missed, and goes on.

    `accepted` are the events that the server said it had kept; `heard` all events, by number.
    """

    def __init__(
        self,
        guest: Guest | None,
        table: str,
        nodes: Sequence[Callable[[], str]],
        random: Random,
        may_move: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.guest = guest
        self.table = table
        self.accepted: list[dict[str, Any]] = []
        self.heard: dict[int, dict[str, Any]] = {}
        self.asked: list[tuple[int, str]] = []
        self.refusals: list[str] = []
        self.connections = 0
        self._nodes = itertools.cycle(nodes)
        self._random = random
        self._may_move = may_move
        self._legal: list[str] | None = None
        self._is_over = False

    @property
    def last(self) -> int:
        return max(self.heard, default=0)

    async def play(self) -> None:
        """To the end of the game."""
        while not self._is_over:
            try:
                await self._play_at(next(self._nodes)())
            except GONE:
                await asyncio.sleep(0.05)

    async def _play_at(self, url: str) -> None:
        async with Line.open(url, self.table, self.guest, after=self.last) as line:
            self.connections += 1
            waiting_for: int | None = None
            while not self._is_over:
                message = await line.hear()
                if message.get("re") == waiting_for:
                    waiting_for = None
                self._note(message)
                if self._legal and waiting_for is None and not self._is_over:
                    waiting_for = await self._move(line)

    async def _move(self, line: Line) -> int:
        assert self._legal is not None
        if self._may_move is not None:
            await self._may_move()
        text = self._random.choice(self._legal)
        self.asked.append((self.last, text))
        return await line.send("move", answers=self.last, move=text)

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "events":
                self._hear(message)
            case "refused":
                self.refusals.append(message["error"]["code"])
                if message["error"]["code"] == "stale":
                    raise EOFError("come back, to be told how things stand")
                if message["error"]["code"] not in ("store_gone", "busy"):
                    raise AssertionError(f"a legal move was refused: {message}")
                raise EOFError("try again")
            case other:
                raise AssertionError(f"nobody asked for {other}")

    def _hear(self, message: dict[str, Any]) -> None:
        for event in message["events"]:
            assert event["number"] == self.last + 1, "each event is told once, in order"
            self.heard[event["number"]] = event
        if "re" in message:
            self.accepted += [
                event for event in message["events"] if event["kind"] == "moved" and event["seat"] >= 0
            ]
        self._legal = message["position"]["legal"]
        self._is_over = message["table"]["status"] == "finished"


async def play_out(seats: Sequence[Seat]) -> None:
    """All seats at once; the first that fails ends the others."""
    async with asyncio.TaskGroup() as group:
        for seat in seats:
            group.create_task(seat.play())

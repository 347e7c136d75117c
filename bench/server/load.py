"""Tables under load: two seats each, every move sent when both have the last one."""

import asyncio
import json
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

import orjson

import klotz
from bench.server.socket_client import SocketClient

GAME: Final = "blokus-duo"
_GAMES: Final = 24
_AT_ONCE: Final = 50


def recorded_games() -> list[list[tuple[int, str]]]:
    """Random games, always the same, as seats and texts."""
    game = klotz.game(GAME)
    games = []
    for seed in range(_GAMES):
        state, random, moves = game.start(seats=2), Random(seed), []
        while not state.is_over:
            move = random.choice(list(state.legal_moves))
            moves.append((move.seat, move.text))
            state.push(move)
        games.append(moves)
    return games


class Api:
    """Two people who sit at every table."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.number = 0
        """Of the last event at the newest table."""
        self.cookies = [self._guest("bench one"), self._guest("bench two")]

    def _post(self, path: str, body: Any, cookie: str | None) -> tuple[Any, str | None]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}{path}",
            data=json.dumps(body).encode(),
            headers={
                "content-type": "application/json",
                "origin": f"http://127.0.0.1:{self._port}",
                **({"cookie": cookie} if cookie else {}),
            },
            method="POST",
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer), answer.headers.get("set-cookie")

    def _guest(self, name: str) -> str:
        _, cookie = self._post("/api/guest", {"name": name}, None)
        assert cookie is not None
        return cookie.partition(";")[0]

    def table(self) -> str:
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "chat": False}
        made, _ = self._post("/api/tables", wish, self.cookies[0])
        table_id = str(made["table"]["id"])
        done, _ = self._post(f"/api/tables/{table_id}/actions", {"action": "sit"}, self.cookies[1])
        self.number = done["events"][-1]["number"]
        return table_id

    def resign(self, table_id: str) -> None:
        """End the game that has just begun."""
        answers = self.number
        self._post(
            f"/api/tables/{table_id}/actions", {"action": "resign", "answers": answers}, self.cookies[0]
        )


@dataclass(slots=True, eq=False)
class Table:
    """A game in progress, played by its record."""

    moves: Sequence[tuple[int, str]]
    clients: list[SocketClient] = field(default_factory=list)
    played: int = 0
    number: int = 0
    heard: int = 0
    sent_at: float = 0.0

    @property
    def is_over(self) -> bool:
        return self.played >= len(self.moves)

    def send_next(self) -> None:
        seat, text = self.moves[self.played]
        self.heard = 0
        self.sent_at = perf_counter()
        self.clients[seat].send(
            b'{"id":1,"action":"move","answers":%d,"move":"%s"}' % (self.number, text.encode())
        )


class Load:
    """Plays tables and writes down how long every move took until both seats had it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._games = recorded_games()
        self._by_client: dict[SocketClient, Table] = {}
        self._next_table: dict[Table, Table] = {}
        self.seconds: list[float] = []
        self._done: asyncio.Event = asyncio.Event()
        self._pace: float | None = None
        self._running = 0
        self._until = 0.0
        self.refused: str | None = None

    async def connected(self, count: int) -> list[Table]:
        """So many fresh tables with both seats connected."""
        api = Api(self._port)
        ids = []
        for _ in range(count):
            ids.append(api.table())
            await asyncio.sleep(0)  # whoever bounds the time has a word in it
        tables = [Table(self._games[number % _GAMES]) for number in range(count)]
        for at in range(0, count, _AT_ONCE):
            pairs = list(zip(ids, tables, strict=True))[at : at + _AT_ONCE]
            await asyncio.gather(*(self._connect(table_id, table, api.cookies) for table_id, table in pairs))
        return tables

    async def _connect(self, table_id: str, table: Table, cookies: Sequence[str]) -> None:
        for cookie in cookies:
            client = SocketClient(self._heard)
            table.clients.append(client)
            self._by_client[client] = table
            await client.connect(self._port, f"/api/tables/{table_id}/live", cookie)
            await client.greeted.wait()

    async def play(
        self, tables: Sequence[Table], busy: int, seconds: float, pace: float | None = None
    ) -> float:
        """Play for so long with so many tables busy at once; the time it took. `pace`: seconds between moves."""
        self._pace, self._running, self.seconds = pace, busy, []
        self._next_table = dict(zip(tables, tables[busy:], strict=False))
        began = perf_counter()
        self._until = began + seconds
        self._done.clear()
        random = Random(0)
        for table in tables[:busy]:
            if pace is None:
                table.send_next()
            else:
                asyncio.get_running_loop().call_later(random.random() * pace, table.send_next)
        await self._done.wait()
        return perf_counter() - began

    def _heard(self, client: SocketClient, message: bytes) -> None:
        said = orjson.loads(message)
        table = self._by_client[client]
        if said["type"] == "snapshot":
            table.number = said["table"]["number"]
            client.greeted.set()
        elif said["type"] == "events":
            table.number = max(table.number, said["events"][-1]["number"])
            table.heard += 1
            if table.heard == 2 and table.sent_at:
                self._both_have_it(table)
        else:
            self.refused = str(said)
            self._done.set()

    def _both_have_it(self, table: Table) -> None:
        now = perf_counter()
        self.seconds.append(now - table.sent_at)
        table.played += 1
        following: Table | None = table
        if table.is_over:
            following = self._next_table.get(table)
        if now >= self._until or following is None:
            self._running -= 1
            if self._running == 0 or following is None:
                self._done.set()
            return
        if self._pace is None:
            following.send_next()
        else:
            wait = max(0.0, self._pace - (now - table.sent_at))
            asyncio.get_running_loop().call_later(wait, following.send_next)

    def close(self) -> None:
        for client in self._by_client:
            client.close()


async def echo_rate(port: int, connections: int, seconds: float) -> tuple[float, list[float]]:
    """Echoes a second with so many connections busy, and how long each took."""
    message = b'{"id":1,"action":"move","answers":17,"move":"e8,d9,e9,f9,e10"}'
    times: list[float] = []
    sent: dict[SocketClient, float] = {}
    until = 0.0
    done = asyncio.Event()

    def heard(client: SocketClient, _: bytes) -> None:
        now = perf_counter()
        times.append(now - sent[client])
        if now < until:
            sent[client] = now
            client.send(message)
        else:
            done.set()

    clients = [SocketClient(heard) for _ in range(connections)]
    for client in clients:
        await client.connect(port, "/echo", "")
    began = perf_counter()
    until = began + seconds
    for client in clients:
        sent[client] = perf_counter()
        client.send(message)
    await done.wait()
    took = perf_counter() - began
    for client in clients:
        client.close()
    return len(times) / took, times

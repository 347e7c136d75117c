"""People who play over HTTP and sockets, each from an address of their own on this machine."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from typing import Any

from bench.server.socket_client import SocketClient


class Somebody:
    """A guest. `address` is any of this machine's own, such as 127.0.0.2: limits and shares go by it."""

    def __init__(self, port: int, name: str, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        status, _ = self.ask("POST", "/api/guest", {"name": name})
        assert status == 200, status

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=120, source_address=(self.address, 0))
        headers = {"origin": f"http://127.0.0.1:{self.port}", "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            if cookie := answer.headers.get("set-cookie"):
                self.cookie = cookie.partition(";")[0]
            return answer.status, json.loads(answer.read() or b"null")
        finally:
            connection.close()

    def make_table(self, game: str, seats: list[dict[str, Any]], **terms: Any) -> Any:
        status, made = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **terms})
        assert status == 201, made
        return made

    def act(self, table: str, action: str, **more: Any) -> Any:
        status, done = self.ask("POST", f"/api/tables/{table}/actions", {"action": action, **more})
        assert status == 200, done
        return done

    @asynccontextmanager
    async def line(self, table: str, *, views: bool = True) -> AsyncIterator["Line"]:
        line = Line()
        path = f"/api/tables/{table}/live?views={str(views).lower()}"
        await line.client.connect(self.port, path, self.cookie, self.address)
        try:
            yield line
        finally:
            line.client.close()


class Line:
    """A socket to a table, and what came by it."""

    def __init__(self) -> None:
        self.client = SocketClient(lambda _, message: self._messages.put_nowait(message))
        self._messages: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, action: str, **more: Any) -> None:
        self.client.send(json.dumps({"id": 1, "action": action, **more}).encode())

    async def hear(self) -> Any:
        return json.loads(await asyncio.wait_for(self._messages.get(), 300))

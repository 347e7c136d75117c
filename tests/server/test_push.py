"""Web Push: who has asked for it is told when it is their turn, once, and nobody else learns anything."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import func, select

from klotz.server.push.notifier import Notifier
from klotz.server.push.vapid import Vapid
from klotz.server.store.schema import push_subscriptions
from tests.server.harness.people import PATIENCE
from tests.server.harness.whole_app import WholeApp, whole_app

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class PushService:
    """Carries pushes to nobody, on this machine."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[dict[str, str], str]] = asyncio.Queue()
        self.answer = 201
        self.url = ""

    @classmethod
    @asynccontextmanager
    async def running(cls) -> AsyncIterator["PushService"]:
        service = cls()
        server = await asyncio.start_server(service._serve, "127.0.0.1", 0)
        service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server:
            yield service

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        self.heard.put_nowait((headers, head[0].split(" ")[1]))
        writer.write(b"HTTP/1.1 %d x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % self.answer)
        await writer.drain()
        writer.close()

    async def next(self) -> tuple[dict[str, str], str]:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _claims(header: str, key: str) -> dict[str, Any]:
    """What a token says, if it is signed with the key that browsers were given."""
    assert header.endswith(f", k={key}")
    token = header.removeprefix("vapid t=").partition(",")[0]
    signed, _, signature = token.rpartition(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(key))
    raw = _decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(both, signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(_decoded(signed.partition(".")[2]))
    return claims


async def guest(app: WholeApp, name: str) -> httpx.AsyncClient:
    browser = app.browser()
    await browser.post("/api/guest", json={"name": name})
    return browser


async def play(ada: httpx.AsyncClient, ben: httpx.AsyncClient, **terms: Any) -> str:
    """A game of two, in which Ada has moved and Ben is due."""
    wish = {"game": "blokus-duo", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, **terms}
    table = (await ada.post("/api/tables", json=wish)).json()["table"]["id"]
    await ben.post(f"/api/tables/{table}/actions", json={"action": "sit"})
    seen = (await ada.get(f"/api/tables/{table}")).json()
    move = {"action": "move", "answers": seen["table"]["number"], "move": seen["legal"][0]}
    assert (await ada.post(f"/api/tables/{table}/actions", json=move)).status_code == 200
    return str(table)


async def _count(app: WholeApp) -> int:
    async with app.services.engine.connect() as connection:
        return int(
            (await connection.execute(select(func.count()).select_from(push_subscriptions))).scalar_one()
        )


async def test_who_asked_for_it_is_told_when_it_is_their_turn(tmp_path: Path) -> None:
    async with PushService.running() as service, whole_app(tmp_path, push_hosts="127.0.0.1") as app:
        ada, ben = await guest(app, "Ada"), await guest(app, "Ben")
        subscription = {"endpoint": f"{service.url}/to/ben?x=1", "language": "de"}
        assert (await ben.put("/api/me/push", json=subscription)).status_code == 204
        table = await play(ada, ben, clock={"kind": "days", "days": 3})
        headers, path = await service.next()
        assert path == "/to/ben?x=1"
        assert (headers["ttl"], headers["content-length"]) == ("86400", "0")
        key = (await ben.get("/api/push")).json()["key"]
        claims = _claims(headers["authorization"], key)
        assert claims["aud"] == service.url
        # The push says nothing; whoever gets it asks.
        news = (await ben.post("/api/me/push/news", json={"endpoint": subscription["endpoint"]})).json()
        assert news == {
            "title": "Du bist am Zug",
            "body": "Blokus Duo",
            "address": f"/table/{table}",
            "stop": "Nicht mehr melden",
        }
        assert (await ada.post("/api/me/push/news", json={"endpoint": subscription["endpoint"]})).json()[
            "body"
        ] == ""
        # One tap, and it is over.
        ended = await ben.request("DELETE", "/api/me/push", json={"endpoint": subscription["endpoint"]})
        assert ended.status_code == 204
        await play(ada, ben)
        await asyncio.sleep(0.1)
        assert service.heard.empty()


async def test_short_games_and_games_against_computers_push_nobody(tmp_path: Path) -> None:
    told: list[str] = []
    async with whole_app(tmp_path, push_hosts="127.0.0.1") as app:
        app.services.tables.on_turn_elsewhere = told.append
        ada, ben = await guest(app, "Ada"), await guest(app, "Ben")
        await play(ada, ben, clock={"kind": "move", "seconds": 30})
        assert told == []
        await play(ada, ben)
        # Ada's when Ben had sat down, then Ben's.
        assert told == [(await each.get("/api/me")).json()["person"]["id"] for each in (ada, ben)]
        seats = [{"kind": "computer", "level": 1}, {"kind": "me"}]
        await ada.post("/api/tables", json={"game": "blokus-duo", "seats": seats})
        assert len(told) == 2


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with PushService.running() as service, whole_app(tmp_path, push_hosts="127.0.0.1") as app:
        ada, ben = await guest(app, "Ada"), await guest(app, "Ben")
        await ben.put("/api/me/push", json={"endpoint": f"{service.url}/gone"})
        service.answer = 410
        await play(ada, ben)
        await service.next()
        async with asyncio.timeout(PATIENCE):
            while await _count(app):
                await asyncio.sleep(0.02)
        for number in range(15):
            await ben.put("/api/me/push", json={"endpoint": f"{service.url}/{number}"})
        assert await _count(app) == 10
        # Whose browser it is now is told, and nobody else.
        await ada.put("/api/me/push", json={"endpoint": f"{service.url}/14"})
        assert await _count(app) == 10
        assert (
            await ben.request("DELETE", "/api/me/push", json={"endpoint": f"{service.url}/14"})
        ).status_code == 204
        assert await _count(app) == 10
        await ben.delete("/api/me")
        assert await _count(app) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://somebody@fcm.googleapis.com/x",
        "https://push.apple.com/x",
        "https://127.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "ftp://fcm.googleapis.com/x",
        "//fcm.googleapis.com",
        "https://[",
        "x",
    ],
)
async def test_the_server_asks_no_address_that_somebody_likes(endpoint: str, tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada = await guest(app, "Ada")
        refused = await ada.put("/api/me/push", json={"endpoint": endpoint})
        assert (refused.status_code, refused.json()["error"]["details"]["flaw"]) == (422, "push_service")
        good = "https://web.push.apple.com/abc"
        assert (await ada.put("/api/me/push", json={"endpoint": good})).status_code == 204


async def test_all_nodes_have_one_key_and_other_servers_another() -> None:
    keys = [
        Vapid(secret, "mailto:a@example.org").public_key for secret in ("one secret", "one secret", "another")
    ]
    assert keys[0] == keys[1] != keys[2]
    assert len(_decoded(keys[0])) == 65


async def test_telling_never_waits_and_one_broken_way_does_not_end_the_others() -> None:
    told: list[str] = []

    class Way:
        def __init__(self, *, works: bool) -> None:
            self._works = works

        async def tell(self, person: str) -> None:
            if not self._works:
                raise OSError
            told.append(person)

    notifier = Notifier((Way(works=False), Way(works=True)))
    for number in range(5000):
        notifier.tell(str(number))
    notifier.start()
    async with asyncio.timeout(PATIENCE):
        while len(told) < 1000:
            await asyncio.sleep(0.01)
    await notifier.close()
    assert told == [str(number) for number in range(1000)]

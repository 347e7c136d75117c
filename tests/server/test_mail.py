"""E-mail when it is one's turn: to confirmed addresses, seldom, ended with one click, gone with the person."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from klotz.server.mail.addresses import INTERVAL, PATIENCE, is_address
from klotz.server.store.schema import mail_addresses
from tests.server.harness.mailbox import Mailbox
from tests.server.harness.whole_app import WholeApp, whole_app
from tests.server.test_push import guest, play

pytestmark = pytest.mark.anyio

HERE = "https://klotz.example.org"
ADDRESS = "ben@example.org"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Post:
    """A server that sends mail, whose clock is ours."""

    def __init__(self, app: WholeApp, box: Mailbox) -> None:
        self.app = app
        self.box = box
        self.now = app.services.clock.now()
        app.services.mails._clock = lambda: self.now

    async def account(self, name: str) -> httpx.AsyncClient:
        browser = await guest(self.app, name)
        made = await browser.post("/api/accounts", json={"name": name, "password": "a long password"})
        assert made.status_code == 201
        return browser

    async def wants_mail(self, browser: httpx.AsyncClient, address: str = ADDRESS) -> str:
        """Ask for mail and confirm it; returns the code."""
        asked = await browser.put("/api/me/mail", json={"address": address, "language": "de"})
        assert asked.status_code == 204
        code = _code((await self.box.next())[1])
        assert (await browser.post("/api/me/mail/confirm", json={"code": code})).status_code == 204
        return code

    async def later(self, milliseconds: int) -> None:
        # What has been told is in the database only when the notifier has got to it.
        while not self.app.services.notifier._waiting.empty():
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.05)
        self.now += milliseconds
        await self.app.services.mails.send_due()

    async def count(self) -> int:
        async with self.app.services.engine.connect() as connection:
            query = select(func.count()).select_from(mail_addresses)
            return int((await connection.execute(query)).scalar_one())


@asynccontextmanager
async def _post(folder: Path, **settings: Any) -> AsyncIterator[Post]:
    async with Mailbox.running() as box:
        mail = {"smtp_url": box.url, "mail_from": "Klotz <klotz@example.org>", "public_url": HERE}
        async with whole_app(folder, **(mail | settings)) as app:
            yield Post(app, box)


def _text(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def _code(letter: EmailMessage) -> str:
    found = re.search(r"\b\d{6}\b", _text(letter))
    assert found is not None
    return found[0]


async def test_an_address_counts_once_its_code_was_told(tmp_path: Path) -> None:
    async with _post(tmp_path) as post:
        ada, ben = await post.account("Ada"), await post.account("Ben <b>x")
        assert (await ben.get("/api/me/mail")).json() == {
            "offered": True,
            "address": None,
            "confirmed": False,
        }
        assert (await ben.put("/api/me/mail", json={"address": ADDRESS, "language": "de"})).status_code == 204
        to, letter = await post.box.next()
        assert to == ADDRESS
        assert letter["To"] == ADDRESS
        assert letter["Subject"] == f"{_code(letter)} ist dein Code für Klotz"
        assert "Ben" not in letter.as_string()  # nobody's words but ours
        # Until it is confirmed nothing is sent there, and nobody else can confirm it.
        await play(ada, ben)
        await post.later(PATIENCE)
        assert post.box.is_empty
        stolen = await ada.post("/api/me/mail/confirm", json={"code": _code(letter)})
        assert (stolen.status_code, stolen.json()["error"]["code"]) == (401, "code_wrong")
        told = await ben.post("/api/me/mail/confirm", json={"code": f" {_code(letter)} "})
        assert told.status_code == 204
        assert (await ben.get("/api/me/mail")).json()["confirmed"] is True
        again = await ben.post("/api/me/mail/confirm", json={"code": _code(letter)})
        assert again.status_code == 401
        assert (await ada.get("/api/me/mail")).json()["address"] is None


async def test_codes_cannot_be_guessed_and_do_not_last(tmp_path: Path) -> None:
    async with _post(tmp_path) as post:
        ben = await post.account("Ben")
        for wait, guesses, status in ((0, 4, 204), (0, 5, 401), (3_700_000, 0, 401)):
            await ben.put("/api/me/mail", json={"address": ADDRESS})
            code = _code((await post.box.next())[1])
            for number in range(guesses):
                wrong = f"{(int(code) + 1 + number) % 10**6:06}"
                assert (await ben.post("/api/me/mail/confirm", json={"code": wrong})).status_code == 401
            clock = post.app.services.clock
            clock._offset += wait / 1000
            assert (await ben.post("/api/me/mail/confirm", json={"code": code})).status_code == status


async def test_who_asked_for_it_is_written_to_seldom_and_ends_it_with_one_click(tmp_path: Path) -> None:
    async with _post(tmp_path) as post:
        ada, ben = await post.account("Ada"), await post.account("Ben")
        await post.wants_mail(ben)
        table = await play(ada, ben, clock={"kind": "days", "days": 3}, chat=True)
        await ada.post(f"/api/tables/{table}/actions", json={"action": "say", "text": "buy from me"})
        await post.later(PATIENCE // 2)
        assert post.box.is_empty  # they may be about to move
        await post.later(PATIENCE)
        to, letter = await post.box.next()
        assert (to, letter["Subject"]) == (ADDRESS, "Du bist am Zug: Blokus Duo")
        text = _text(letter)
        assert f"Blokus Duo: {HERE}/table/{table}\n" in text
        for secret in ("Ada", "Ben", "buy", "invite"):
            assert secret not in text
        # Another table: not before an hour has passed, and then both in one.
        other = await play(ada, ben)
        await post.later(PATIENCE)
        assert post.box.is_empty
        await post.later(INTERVAL)
        text = _text((await post.box.next())[1])
        assert f"/table/{table}\n" in text
        assert f"/table/{other}\n" in text
        assert post.box.is_empty
        # As a mail program does it: no cookie, a form, and nothing is followed.
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = letter["List-Unsubscribe"].strip("<>")
        assert f"{stop}\n" in text
        program = post.app.browser()
        path = stop.removeprefix(HERE)
        asked = await program.get(path)
        assert "<form method" in asked.text
        assert await post.count() == 1  # looking at links ends nothing
        forged = path[:-1] + ("0" if path[-1] != "0" else "1")
        assert (await program.post(forged)).status_code == 200
        assert await post.count() == 1
        ended = await program.post(path, data={"List-Unsubscribe": "One-Click"})
        assert (ended.status_code, "keine E-Mails mehr" in ended.text) == (200, True)
        assert await post.count() == 0
        assert (await program.post(path)).status_code == 200
        await post.later(INTERVAL * 2)
        assert post.box.is_empty


async def test_nobody_is_written_to_who_has_moved_meanwhile(tmp_path: Path) -> None:
    async with _post(tmp_path) as post:
        ada, ben = await post.account("Ada"), await post.account("Ben")
        await post.wants_mail(ben)
        table = await play(ada, ben)
        seen = (await ben.get(f"/api/tables/{table}")).json()
        move = {"action": "move", "answers": seen["table"]["number"], "move": seen["legal"][0]}
        assert (await ben.post(f"/api/tables/{table}/actions", json=move)).status_code == 200
        await post.later(PATIENCE + 1)
        assert post.box.is_empty


async def test_a_mail_server_that_fails_is_asked_again_and_one_that_knows_nobody_is_believed(
    tmp_path: Path,
) -> None:
    async with _post(tmp_path) as post:
        ada, ben = await post.account("Ada"), await post.account("Ben")
        await post.wants_mail(ben)
        await play(ada, ben)
        post.box.refuses = b"450 later"
        await post.later(PATIENCE + 1)
        assert await post.count() == 1
        post.box.refuses = None
        await post.later(600_001)
        assert (await post.box.next())[0] == ADDRESS
        post.box.refuses = b"550 nobody"
        await play(ada, ben)
        await post.later(INTERVAL + PATIENCE)
        assert await post.count() == 0
        refused = await ben.put("/api/me/mail", json={"address": ADDRESS})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "mail_not_sent")
        assert await post.count() == 0


async def test_an_address_goes_with_its_person_and_no_token_sees_it(tmp_path: Path) -> None:
    async with _post(tmp_path) as post:
        ben = await post.account("Ben")
        await post.wants_mail(ben)
        wish = {"name": "bot", "scopes": ["read", "play", "tables"]}
        token = (await ben.post("/api/tokens", json=wish)).json()["token"]
        bot = post.app.browser(authorization=f"Bearer {token}")
        for method in ("GET", "DELETE"):
            assert (await bot.request(method, "/api/me/mail")).status_code == 403
        person = (await ben.get("/api/me")).json()["person"]["id"]
        for path in (f"/api/people/{person}", "/api/me", "/api/me/export", "/metrics"):
            assert ADDRESS not in (await ben.get(path)).text
        assert (await ben.delete("/api/me")).status_code == 204
        assert await post.count() == 0


async def test_mail_is_for_accounts_and_sent_to_addresses_only(tmp_path: Path) -> None:
    async with _post(tmp_path, rate_limits=True) as post:
        visitor = await guest(post.app, "Guest")
        refused = await visitor.put("/api/me/mail", json={"address": ADDRESS})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "mail_for_accounts")
        ben = await post.account("Ben")
        codes = [(await ben.put("/api/me/mail", json={"address": ADDRESS})).status_code for _ in range(4)]
        assert codes == [204, 204, 204, 429]  # nobody is flooded with codes
    injected = "a@example.org\nBcc: b@example.org"
    for bad in ("a b@example.org", "a@b", injected, "<a@example.org>", "a@é.org", "@x.org"):
        assert not is_address(bad)
    assert is_address("ada.lovelace+klotz@mail.example.org")


async def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada = await guest(app, "Ada")
        await ada.post("/api/accounts", json={"name": "Ada", "password": "a long password"})
        assert (await ada.get("/api/me/mail")).json()["offered"] is False
        refused = await ada.put("/api/me/mail", json={"address": ADDRESS})
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_mail")

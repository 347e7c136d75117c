"""Recognising people without asking the database each time, and yet never too long."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, event

from klotz.server.accounts import Caller, Credentials
from klotz.server.accounts.identity import _MOST_REMEMBERED, Identities
from klotz.server.store.schema import sessions
from tests.server.accounts.small_server import SmallServer

pytestmark = pytest.mark.anyio


async def test_who_asks_often_is_looked_up_once(server: SmallServer) -> None:
    entry = (await server.accounts.register(None, "Ada", "correct horse", "")).entry
    asked: list[str] = []

    def count(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    event.listen(server.engine.sync_engine, "before_cursor_execute", count)
    shown = Credentials(session=entry.secret)
    for _ in range(50):
        assert (await server.accounts.identities.identify(shown)).person == entry.person
    assert len(asked) == 1
    server.clock.now += 30_000
    await server.accounts.identities.identify(shown)
    assert len(asked) == 2


async def test_a_session_ended_by_another_node_ends_here_within_half_a_minute(server: SmallServer) -> None:
    entry = (await server.accounts.register(None, "Ada", "correct horse", "")).entry
    shown = Credentials(session=entry.secret)
    assert (await server.accounts.identities.identify(shown)).person
    async with server.engine.begin() as connection:
        await connection.execute(delete(sessions))
    server.clock.now += 30_000
    assert (await server.accounts.identities.identify(shown)).person is None


async def test_what_was_read_before_the_end_is_not_remembered_after_it(
    server: SmallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = (await server.accounts.register(None, "Ada", "correct horse", "")).entry
    identities, shown = server.accounts.identities, Credentials(session=entry.secret)
    read, ended = asyncio.Event(), asyncio.Event()
    by_session = Identities._by_session

    async def slowly(self: Identities, cookie: str) -> Caller:
        found = await by_session(self, cookie)
        read.set()
        await ended.wait()
        return found

    monkeypatch.setattr(Identities, "_by_session", slowly)
    asking = asyncio.create_task(identities.identify(shown))
    await read.wait()
    await server.accounts.keys.end_session(entry.person, entry.session)
    ended.set()
    await asking
    assert (await identities.identify(shown)).person is None


async def test_made_up_credentials_take_no_memory(server: SmallServer) -> None:
    identities = server.accounts.identities
    for number in range(50):
        assert (await identities.identify(Credentials(session=f"made up {number}"))).person is None
    assert len(identities._remembered) == 0
    assert _MOST_REMEMBERED <= 20_000


async def test_memory_is_bounded(server: SmallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klotz.server.accounts.identity._MOST_REMEMBERED", 5)
    identities = server.accounts.identities
    guests = [await server.accounts.new_guest(f"Guest {number}") for number in range(9)]
    for guest in guests:
        cookie = identities.guest_cookie(guest)
        assert (await identities.identify(Credentials(guest=cookie))).person == guest
    assert len(identities._remembered) == 5


async def test_an_account_comes_before_the_guest_of_the_same_browser(server: SmallServer) -> None:
    identities = server.accounts.identities
    guest = await server.accounts.new_guest("Guest")
    entry = (await server.accounts.register(None, "Ada", "correct horse", "")).entry
    shown = Credentials(session=entry.secret, guest=identities.guest_cookie(guest))
    assert (await identities.identify(shown)).person == entry.person
    await server.accounts.keys.end_session(entry.person, entry.session)
    assert (await identities.identify(shown)).person == guest

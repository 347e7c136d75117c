"""Who follows tables over this node, by socket or stream. Ending a session or a token ends what it opened as well."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from klotz.server.accounts import Caller
from klotz.server.live.listener import Listener
from klotz.server.refusals import Refusal
from klotz.server.web.identity import identify

NO_LONGER_YOU: Final = 4401
"""The code by which a socket is closed whose session or token has ended."""
_ROUND_SECONDS: Final = 60.0
_AT_ONCE: Final = 50


class Followers:
    def __init__(self) -> None:
        self._open: dict[Listener, tuple[HTTPConnection, Caller]] = {}
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def following(self, connection: HTTPConnection, who: Caller, listener: Listener) -> Iterator[None]:
        self._open[listener] = connection, who
        try:
            yield
        finally:
            self._open.pop(listener, None)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="followers")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Whoever changed something told us; this is for what was lost on the way, and for sessions that run out."""
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            await self.check(None)

    async def check(self, person: str | None) -> None:
        """End the connections of a person, or of everybody, whose session or token has been ended."""
        theirs = [each for each in self._open.items() if person is None or _id(each[1][1]) == person]
        for number, (listener, (connection, who)) in enumerate(theirs, start=1):
            await self._check(listener, connection, who)
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # moves come first

    async def _check(self, listener: Listener, connection: HTTPConnection, who: Caller) -> None:
        try:
            now = await identify(connection)
        except Refusal:
            now = Caller()
        except Exception:
            return  # the database is away: nothing has been ended
        if _id(now) != _id(who) or now.scopes != who.scopes:  # a name may change
            listener.end()


def followers_of(connection: HTTPConnection) -> Followers:
    followers = connection.app.state.followers
    assert isinstance(followers, Followers)
    return followers


def _id(who: Caller) -> str | None:
    return who.person.id if who.person is not None else None

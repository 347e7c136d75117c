"""Sends e-mails, beside everything else: codes at once, and that it is somebody's turn if it still is in a while."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from email.message import EmailMessage
from typing import Final

from prometheus_client import Counter
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.mail.addresses import MailAddress, MailAddresses
from klotz.server.mail.letters import Letters, Turn
from klotz.server.mail.smtp import MailServer, NoSuchAddress, NotSent
from klotz.server.settings import ServerSettings

_log = logging.getLogger(__name__)

_ROUND_SECONDS: Final = 30.0
_RETRY: Final = 600_000
_MOST_AT_ONCE: Final = 4

_SENT: Final = Counter("klotz_mails_total", "E-mails, by what became of them.", ["answer"])

TurnsOf = Callable[[str], Awaitable[Sequence[Turn]]]


class Mails:
    def __init__(
        self, engine: AsyncEngine, settings: ServerSettings, turns_of: TurnsOf, clock: Callable[[], int]
    ) -> None:
        self.addresses: Final = MailAddresses(engine, settings.secret)
        self._server = MailServer.of(settings.smtp_url) if settings.smtp_url else None
        self._letters = Letters(settings.mail_from or "", settings.public_url or "")
        self._turns_of = turns_of
        self._clock = clock
        self._room = asyncio.Semaphore(_MOST_AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Whether this server sends mail at all."""
        return self._server is not None

    def start(self) -> None:
        if self.is_on:
            self._task = asyncio.create_task(self._run(), name="mails")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, person: str, address: str, language: str) -> None:
        """Send a code to an address; raises what the mail server said. The address counts once it is confirmed."""
        code = self.addresses.new_code()
        await self._send(self._letters.code(address, language, code))
        await self.addresses.ask(person, address, language, code, self._clock())

    async def tell(self, person: str) -> None:
        """It has become somebody's turn."""
        if self.is_on:
            await self.addresses.due(person, self._clock())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            try:
                await self.send_due()
            except Exception as error:
                _log.warning("mails could not be sent: %s", type(error).__name__)

    async def send_due(self) -> None:
        """Write to those whose turn it has been for a while."""
        waiting = list(await self.addresses.take_due(self._clock()))
        while waiting:
            try:
                await self._write(waiting[0])
            except NotSent as error:  # nor will the others be: all of them later
                _log.warning("the mail server takes nothing: %s", error)
                for address in waiting:
                    await self.addresses.put_off(address.person, self._clock() + _RETRY)
                return
            del waiting[0]

    async def _write(self, to: MailAddress) -> None:
        turns = await self._turns_of(to.person)
        if not turns:
            return  # they have been here meanwhile
        stop = self.addresses.stop(to.person, to.address)
        try:
            await self._send(self._letters.turn(to.address, to.language, turns, stop))
        except NoSuchAddress:
            await self.addresses.remove(to.person)
        else:
            await self.addresses.told(to.person, self._clock())

    async def _send(self, letter: EmailMessage) -> None:
        assert self._server is not None
        async with self._room:
            try:
                await asyncio.to_thread(self._server.send, letter)
            except (NotSent, NoSuchAddress) as error:
                _SENT.labels("refused" if isinstance(error, NoSuchAddress) else "failed").inc()
                raise
        _SENT.labels("sent").inc()

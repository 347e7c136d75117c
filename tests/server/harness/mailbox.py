"""A mail server on this machine that delivers to nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Self

from tests.server.harness.people import PATIENCE


class Mailbox:
    """Just enough of SMTP (RFC 5321)."""

    def __init__(self) -> None:
        self.refuses: bytes | None = None
        """What it says to recipients instead of taking their mail."""
        self.url = ""
        self._came: asyncio.Queue[tuple[str, EmailMessage]] = asyncio.Queue()

    @classmethod
    @asynccontextmanager
    async def running(cls) -> AsyncIterator[Self]:
        box = cls()
        server = await asyncio.start_server(box._serve, "127.0.0.1", 0)
        box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server:
            yield box

    @property
    def is_empty(self) -> bool:
        return self._came.empty()

    async def next(self) -> tuple[str, EmailMessage]:
        """Who it is for, and what."""
        return await asyncio.wait_for(self._came.get(), PATIENCE)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: bytes) -> None:
            writer.write(text + b"\r\n")

        say(b"220 here")
        to = ""
        while line := await reader.readline():
            command = line[:4].upper()
            if command == b"RCPT":
                to = line.decode().partition("<")[2].partition(">")[0]
                say(self.refuses or b"250 good")
            elif command == b"DATA":
                say(b"354 go on")
                text = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                letter = message_from_bytes(text, _class=EmailMessage, policy=policy.default)
                self._came.put_nowait((to, letter))
                say(b"250 kept")
            elif command == b"QUIT":
                say(b"221 bye")
                break
            else:
                say(b"250 good")
        writer.close()

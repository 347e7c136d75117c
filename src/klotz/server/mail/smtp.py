"""Hands e-mails to a mail server, over TLS unless it is on this machine."""

import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final, Self
from urllib.parse import unquote, urlsplit

_SECONDS: Final = 10.0
_PORTS: Final = {"smtp": 587, "smtps": 465}
_LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class NotSent(Exception):
    """The mail server could not be reached, or does not want our mail now."""


class NoSuchAddress(Exception):
    """The mail server says that nobody gets mail there."""


@dataclass(frozen=True, slots=True)
class MailServer:
    host: str
    port: int
    is_tls: bool
    """From the first byte on, and not only once it has said what it can."""
    user: str | None = None
    password: str = field(default="", repr=False)

    @classmethod
    def of(cls, url: str) -> Self:
        """As in the settings: `smtp://user:password@host:port`, or `smtps://`."""
        parts = urlsplit(url)
        assert parts.hostname is not None
        return cls(
            parts.hostname,
            parts.port or _PORTS[parts.scheme],
            parts.scheme == "smtps",
            None if parts.username is None else unquote(parts.username),
            unquote(parts.password or ""),
        )

    def send(self, message: EmailMessage) -> None:
        """Takes a while: not for the event loop."""
        try:
            with self._connected() as server:
                if self.user is not None:
                    server.login(self.user, self.password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (NoSuchAddress if min(codes) >= 500 else NotSent)(f"refused with {min(codes)}") from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(type(error).__name__) from None

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.is_tls:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=_SECONDS, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=_SECONDS)
        if self.host not in _LOOPBACK:
            server.starttls(context=context)
        return server

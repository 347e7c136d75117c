"""Sends pushes, beside everything else. A push says nothing: the browser that gets it asks us what is new.

So the services that carry them learn when somebody is asked to come back, and nothing about who or where.
"""

import asyncio
import time
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from prometheus_client import Counter
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.push.subscriptions import Subscriptions
from klotz.server.push.vapid import Vapid

_SECONDS: Final = 10.0
_TTL: Final = 24 * 3600
"""How long a service keeps a push for a phone that is off, in seconds."""
_GONE: Final = (401, 403, 404, 410)
"""The browser has unsubscribed, or knows us by another key."""
_LOOPBACK: Final = ("127.0.0.1", "localhost")

_SENT: Final = Counter("klotz_pushes_total", "Pushes, by what the service answered.", ["answer"])


class Pushes:
    def __init__(self, engine: AsyncEngine, secret: str, contact: str, hosts: Sequence[str]) -> None:
        self.subscriptions: Final = Subscriptions(engine)
        self._secret = secret
        self._contact = contact
        self._hosts = tuple(hosts)
        self._vapid: Vapid | None = None

    @property
    def vapid(self) -> Vapid:
        if self._vapid is None:
            self._vapid = Vapid(self._secret, self._contact)
        return self._vapid

    def may_send_to(self, endpoint: str) -> bool:
        """Only to services that are known to carry pushes: nobody makes this server ask any address they like."""
        try:
            address = urlsplit(endpoint)
            host, port = address.hostname or "", address.port
        except ValueError:
            return False
        if address.username is not None or not any(_is_within(host, known) for known in self._hosts):
            return False
        return host in _LOOPBACK or (address.scheme == "https" and port in (None, 443))

    async def tell(self, person: str) -> None:
        """That it is their turn somewhere."""
        for subscription in await self.subscriptions.of(person):
            await self._send(subscription.endpoint)

    async def _send(self, endpoint: str) -> None:
        if not self.may_send_to(endpoint):  # the settings have changed since
            await self.subscriptions.remove(endpoint)
            return
        try:
            answer = await asyncio.to_thread(_post, endpoint, self.vapid.authorization(endpoint, time.time()))
        except (OSError, HTTPException):
            _SENT.labels("none").inc()
            return
        _SENT.labels(str(answer)).inc()
        if answer in _GONE:
            await self.subscriptions.remove(endpoint)


def _is_within(host: str, known: str) -> bool:
    return host == known or (known.startswith("*.") and host.endswith(known[1:]))


def _post(endpoint: str, authorization: str) -> int:
    """Redirections are not followed."""
    address = urlsplit(endpoint)
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(address.netloc, timeout=_SECONDS)
    path = address.path + (f"?{address.query}" if address.query else "")
    headers = {"authorization": authorization, "ttl": str(_TTL), "urgency": "normal", "topic": "turn"}
    try:
        connection.request("POST", path or "/", body=b"", headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()

"""Who is at the other end, where proxies are in between.

A proxy adds the address that it was asked from to the end of `X-Forwarded-For`. What stands before may have been made
up by whoever asked, so it is read from the right: past the proxies that we trust, up to the first that we do not.
"""

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

_MOST_HOPS: Final = 20
_LONGEST_ADDRESS: Final = 60


class Proxies:
    """The proxies that are trusted: addresses, networks, or `*` for whoever asks us directly."""

    def __init__(self, trusted: str) -> None:
        self._any = False
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for part in (part.strip() for part in trusted.split(",")):
            if part == "*":
                self._any = True
            elif part:
                self._networks.append(ipaddress.ip_network(part, strict=False))
        self.is_trusted = lru_cache(maxsize=4096)(self._is_trusted)

    def _is_trusted(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self._networks)

    def believes(self, peer: str) -> bool:
        """Whether somebody who is connected to us may say for whom they ask."""
        return self._any or self.is_trusted(peer)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who asks, if `peer` is connected to us and says that it was asked by the last of `forwarded`."""
        found = peer
        for address in reversed(forwarded if self.believes(peer) else ()):
            found = address
            if not self.is_trusted(address):
                break
        return found


class ThroughProxies:
    """ASGI middleware: the client and the scheme as a trusted proxy tells them."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            peer = scope["client"][0]
            if self._proxies.believes(peer):
                _forward(scope, self._proxies.client(peer, _addresses(scope)))
        await self._app(scope, receive, send)


def _forward(scope: Scope, client: str) -> None:
    scope["client"] = (client, 0)
    scheme = _last(scope, b"x-forwarded-proto")
    if scheme in ("https", "wss", "http", "ws"):
        is_safe = scheme in ("https", "wss")
        plain = "http" if scope["type"] == "http" else "ws"
        scope["scheme"] = f"{plain}s" if is_safe else plain


def _addresses(scope: Scope) -> list[str]:
    """All that is forwarded, in order. What is no address is nobody's, and is not believed."""
    told = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    found = [_plain(part) for part in ",".join(told).split(",") if part.strip()]
    return found[-_MOST_HOPS:]


def _plain(text: str) -> str:
    """An address without a port, as some proxies add it."""
    address = text.strip()[:_LONGEST_ADDRESS]
    if address.startswith("["):
        return address[1:].partition("]")[0]
    if address.count(":") == 1:
        return address.partition(":")[0]
    return address


def _last(scope: Scope, header: bytes) -> str:
    told = [value.decode("latin-1") for name, value in scope["headers"] if name == header]
    return told[-1].rpartition(",")[2].strip().lower() if told else ""

"""Whether a request comes from our own page: no other page may act for users who are logged in here."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self
from urllib.parse import urlsplit

from klotz.server.refusals import Code, Refusal

_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}
_SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))


@dataclass(frozen=True, slots=True)
class Asked:
    """What the headers of a request say that matters for its defence."""

    host: str
    origin: str | None
    site: str | None
    """What the browser says of where it comes from: same-origin, same-site, cross-site, or none."""
    with_cookies: bool
    with_token: bool
    length: str | None

    @classmethod
    def of(cls, headers: Iterable[tuple[bytes, bytes]]) -> Self:
        found: dict[bytes, str] = {}
        for name, value in headers:
            if name in _HEADERS:
                found[name] = value.decode("latin-1")
        return cls(
            host=found.get(b"host", ""),
            origin=found.get(b"origin"),
            site=found.get(b"sec-fetch-site"),
            with_cookies=b"cookie" in found,
            # A token is proof enough, and no browser adds it by itself.
            with_token=b"authorization" in found,
            length=found.get(b"content-length"),
        )


_HEADERS: Final = frozenset(
    (b"host", b"origin", b"sec-fetch-site", b"cookie", b"authorization", b"content-length")
)


class Origins:
    """Our own host, and the origins that are allowed besides."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    def check_request(self, method: str, asked: Asked) -> None:
        if method not in _SAFE_METHODS and not asked.with_token:
            self._check(asked)

    def check_socket(self, asked: Asked) -> None:
        """A socket is never safe: it is opened by any page, cookies and all, and then moves are made by it."""
        if not asked.with_token:
            self._check(asked)

    def _check(self, asked: Asked) -> None:
        if asked.origin is not None:
            if not self._is_ours(asked.origin, asked.host):
                raise _foreign()
        elif asked.with_cookies and asked.site not in ("same-origin", "none", None):
            # No browser leaves out both: what says nothing at all is a program, which no page can make ask.
            raise _foreign()

    def _is_ours(self, origin: str, host: str) -> bool:
        if origin.lower() in self._allowed:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        # The scheme is not compared: a proxy that speaks TLS may not have told us.
        port = _DEFAULT_PORTS.get(parts.scheme, "")
        return bool(port) and parts.netloc.lower().removesuffix(port) == host.lower().removesuffix(port) != ""


def _foreign() -> Refusal:
    return Refusal(Code.FOREIGN_ORIGIN)

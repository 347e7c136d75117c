"""Rate limits by address and by person, counted in memory by each node."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from starlette.requests import HTTPConnection

from klotz.server.refusals import Code, Refusal

Purpose = Literal["default", "login", "guest", "create", "join", "act", "think", "replay", "export", "mail"]


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket of `burst` requests that refills at `per_second`."""

    burst: int
    per_second: float


# A school or a family shares an address, so addresses get more than people.
_PER_ADDRESS: Final[dict[Purpose, Rate]] = {
    "default": Rate(600, 100),
    "login": Rate(30, 0.2),
    "guest": Rate(60, 1),
    "create": Rate(60, 1),
    "join": Rate(120, 4),
    "act": Rate(2000, 1000),
    "think": Rate(60, 1),
    "replay": Rate(200, 20),
    "export": Rate(20, 0.1),
    "mail": Rate(20, 0.01),
}
_PER_PERSON: Final[dict[Purpose, Rate]] = {
    "default": Rate(200, 40),
    "login": Rate(10, 0.1),
    "guest": Rate(20, 0.2),
    "create": Rate(20, 0.2),
    "join": Rate(40, 1),
    "act": Rate(200, 20),
    "think": Rate(20, 0.5),
    "replay": Rate(100, 10),
    "export": Rate(5, 0.02),
    "mail": Rate(3, 0.001),
}
# Guessing one account's password. By address: its owner, who comes by another one, is never kept out by it.
_PER_LOGIN: Final = Rate(10, 1 / 30)

_MOST_REMEMBERED: Final = 20_000

LARGEST_BODY: Final = 64 * 1024


class Buckets:
    """For each key, when its bucket will be full again: that one number is the whole bucket."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = _MOST_REMEMBERED) -> None:
        self._cost = 1 / rate.per_second
        self._capacity = rate.burst * self._cost
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str) -> float:
        """Take one; 0 if there was one, otherwise the seconds to wait."""
        at = self._clock()
        full_at = max(self._full_at.get(key, at), at) + self._cost
        wait = full_at - at - self._capacity
        if wait > self._cost / 1000:  # less than that is rounding
            return wait
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            # The least recently used bucket is most likely to be full again.
            self._full_at.popitem(last=False)
        return 0


class Limits:
    """Refuses clients that ask too much."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._addresses = {purpose: Buckets(rate, clock) for purpose, rate in _PER_ADDRESS.items()}
        self._people = {purpose: Buckets(rate, clock) for purpose, rate in _PER_PERSON.items()}
        self._logins = Buckets(_PER_LOGIN, clock)

    def address(self, purpose: Purpose, address: str | None) -> None:
        """None, as over a Unix socket, is not counted: it would be everybody."""
        if address is not None:
            self._take(self._addresses[purpose], network(address))

    def person(self, purpose: Purpose, person: str) -> None:
        self._take(self._people[purpose], person)

    def login(self, address: str | None, login: str, browser: str | None = None) -> None:
        """One attempt at the password or recovery code of an account, whether or not there is one.

        `browser` is one that has got it right before. It counts by itself: whoever guesses from the same address, in
        a school or a family, keeps nobody out who has the password.
        """
        if browser is not None:
            self._take(self._logins, f"browser {browser}")
            return
        self.address("login", address)
        self._take(self._logins, f"{network(address) if address else ''} {login}")

    def _take(self, buckets: Buckets, key: str) -> None:
        if not self._on:
            return
        wait = buckets.take(key)
        if wait:
            raise Refusal(Code.TOO_MANY_REQUESTS, retry_after=math.ceil(wait))


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """What counts as one address: for IPv6, the prefix that a provider assigns to one customer."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))


def limits_of(connection: HTTPConnection) -> Limits:
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits

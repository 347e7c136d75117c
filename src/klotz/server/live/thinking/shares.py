"""Whom thinking is counted against: a person, and the address that they were last seen at."""

import hashlib
import hmac
from collections import OrderedDict
from typing import Final

from klotz.server.live.thinking.job import Share

_MOST_REMEMBERED: Final = 20_000


class Shares:
    """Where people were last seen. What is remembered is no address: it only tells one from another."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._names: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        """A person has just come by an address."""
        self.note(Share(person, hmac.digest(self._secret, address.encode(), hashlib.sha256).hex()[:16]))

    def note(self, share: Share) -> None:
        """As another node has seen them."""
        self._names[share.person] = share.address
        self._names.move_to_end(share.person)
        if len(self._names) > _MOST_REMEMBERED:
            self._names.popitem(last=False)

    def of(self, person: str) -> Share:
        return Share(person, self._names.get(person, person))

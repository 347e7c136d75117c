"""Who somebody is, and what they may do in a request."""

from dataclasses import dataclass
from typing import Final, Literal

from klotz.server.refusals import Code, Refusal

Scope = Literal["read", "play", "tables"]
"""read: see what its owner sees. play: make moves. tables: create tables, sit, leave, change settings."""

ALL_SCOPES: Final[frozenset[Scope]] = frozenset(("read", "play", "tables"))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who can hold a seat. A guest who registers keeps the id, and with it every table."""

    id: str
    kind: Literal["guest", "account"]
    name: str


@dataclass(frozen=True, slots=True)
class Caller:
    """The caller, and how they were identified. An anonymous caller (`person` is None) may still watch."""

    person: Person | None = None
    scopes: frozenset[Scope] = frozenset()
    by: Literal["cookie", "token"] | None = None
    credential: str | None = None
    """The id of the session or token they came with; None for guests."""

    def known(self) -> Person:
        """The person, or a refusal if the caller is anonymous."""
        if self.person is None:
            raise Refusal(Code.UNAUTHENTICATED)
        return self.person

    def with_scope(self, scope: Scope) -> Person:
        """The person, or a refusal if they may not do what the scope stands for."""
        person = self.known()
        if scope not in self.scopes:
            raise Refusal(Code.SCOPE_MISSING, needed=scope, scopes=sorted(self.scopes))
        return person

    def in_person(self) -> Person:
        """The person, not a bot in their name: what concerns an account is not for tokens."""
        person = self.known()
        if self.by != "cookie":
            raise Refusal(Code.NOT_BY_TOKEN)
        return person


NOBODY: Final = Caller()

"""What can happen at a table. A table is the list of its events and nothing else.

| kind | seat | data |
|---|---|---|
| created | | everything that was agreed on: see `Agreement` |
| colour_chosen | whose | colour, or None for any |
| first_chosen | | first: who begins |
| sat | who | person, name |
| left | who | |
| committed | who | commitment: the hash of a nonce |
| revealing | | until: when the game starts without those who have not revealed their nonce |
| revealed | who | nonce |
| started | | order: which seat each place became; nonces; options: what was settled by colours and who begins; lots,
first_lot: what was drawn for that |
| nudged | who is asked whether they are there | until |
| here | who | |
| moved | who, or -1 for chance | text |
| undo_asked | who | moves: how many are to be taken back |
| undo_agreed, undo_refused | who | |
| undone | who asked | moves |
| resigned | who | |
| time_up | whose | |
| taken_over | whose | level of the computer that plays on |
| handed_back | whose | |
| replaced | whose: one of the server's own players that cannot go on | why |
| hurried | whose: a computer that is to move now | |
| said | who | person, name, text |
| chat | who | on |
| finished | | outcome, seed |
| rematch | who | table |
| closed | who | |
"""

from typing import Any, Final, NamedTuple, Self

import orjson

CHANGES_GAME: Final = frozenset({"started", "moved", "undone", "resigned", "time_up", "finished", "closed"})
"""Events after which an action that answers an older number is stale."""


class Event(NamedTuple):
    number: int
    at: int
    """The time, in milliseconds since 1970."""
    kind: str
    seat: int | None
    data: dict[str, Any]

    def stored(self) -> str:
        """The data as stored in the database."""
        return orjson.dumps(self.data).decode()

    @classmethod
    def of_stored(cls, number: int, at: int, kind: str, seat: int | None, data: str) -> Self:
        return cls(number, at, kind, seat, orjson.loads(data))

    @property
    def changes_game(self) -> bool:
        return self.kind in CHANGES_GAME

    @property
    def people(self) -> list[str]:
        """Who is named in it, or gave names: those who sit down, the host, and those for whom a seat is kept."""
        if self.kind == "sat":
            return [self.data["person"]]
        if self.kind != "created":
            return []
        kept = [place["person"] for place in self.data["seats"] if place["kind"] == "reserved"]
        return [self.data["made_by"], *kept]

    def json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "data": self.data,
            "changes_game": self.changes_game,
        }

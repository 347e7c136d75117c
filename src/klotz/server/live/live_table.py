"""A table in memory, and how those who follow it are told. Telling never waits for anybody."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from klotz.server.live import projection
from klotz.server.live.listener import Listener
from klotz.server.tables.events import Event
from klotz.server.tables.plans import Plan
from klotz.server.tables.table import WAITING, Table

LONGEST_GAP: Final = 1000
"""A client that missed more events than this gets a snapshot instead."""

Watcher = Callable[[Table], object]
"""Called with the table after every change: a part of the server that follows it, as listeners do elsewhere."""


class Row(NamedTuple):
    """What the database is asked for without replaying a table."""

    status: str
    deadline: int | None
    computer_due: bool
    """Whether people wait for a computer's move."""

    @classmethod
    def of(cls, table: Table) -> "Row":
        deadline = table.start_deadline if table.status == WAITING else table.clock.deadline
        return cls(table.status, deadline, bool(table.computers_due) and table.is_attended)


class LiveTable:
    """A table in memory, and who follows it."""

    __slots__ = (
        "id",
        "invite",
        "listeners",
        "lock",
        "plans",
        "row",
        "seed",
        "table",
        "told",
        "used_at",
        "watchers",
    )

    def __init__(self, table_id: str, seed: str, invite: str) -> None:
        self.id = table_id
        self.seed = seed
        self.invite = invite
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.watchers: set[Watcher] = set()
        self.table: Table | None = None
        self.plans: tuple[Plan, ...] | None = None
        """What people are going to answer; None if unknown. Nobody who follows the table hears of it."""
        self.row: Row | None = None
        """What the database has about the table besides its events; None if unknown."""
        self.used_at = perf_counter()
        """When somebody last asked for it."""
        self.told = 0
        """The number up to which listeners were told."""

    @property
    def is_followed(self) -> bool:
        return bool(self.listeners or self.watchers)

    def tell(
        self, table: Table, events: Sequence[Event], answering: Listener | None = None, re: Any = None
    ) -> None:
        """Every listener gets the events as it may see them; the one that caused them, with its own id."""
        if not events:
            return
        self.told = table.number
        for watcher in tuple(self.watchers):
            watcher(table)
        secret = table.state is not None and table.state.has_secrets
        by_eyes: dict[int | None, bytes] = {}
        by_person: dict[str | None, bytes] = {}
        for listener in self.listeners:
            eyes = table.eyes(listener.person) if secret else None
            if eyes not in by_eyes:
                by_eyes[eyes] = (
                    b'{"type":"events","events":' + projection.seen_events(table, events, eyes) + b"}"
                )
            message = by_eyes[eyes]
            if listener.wants_views:
                # One for all connections of a person, however many wait for them to read.
                if listener.person not in by_person:
                    by_person[listener.person] = message[:-1] + _position(table, listener.person) + b"}"
                message = by_person[listener.person]
            if listener is answering:
                message = message[:-1] + b',"re":' + projection.dumps(re) + b"}"
            listener.send(message)


def greeting(table: Table, listener: Listener, missed: Sequence[Event] | None) -> bytes:
    """What a listener is told first: what it missed, or if that is None how the table stands."""
    if missed is None:
        # Without views, the legal moves are not sent either: there may be hundreds.
        seen = projection.snapshot(table, listener.person, with_legal=listener.wants_views)
        return projection.dumps({"type": "snapshot", **seen})
    message = b'{"type":"events","events":' + projection.seen_events(
        table, missed, table.eyes(listener.person)
    )
    if listener.wants_views:
        message += _position(table, listener.person)
    return message + b"}"


def _position(table: Table, person: str | None) -> bytes:
    """What is added to a message for those who want to see, not only to hear."""
    seen = projection.dumps(projection.position(table, person))
    return b',"position":' + seen + b',"table":' + projection.dumps(projection.about(table))

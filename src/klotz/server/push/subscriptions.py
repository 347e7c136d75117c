"""Which browsers of a person are to be told, kept in the database."""

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.store.schema import push_subscriptions

_MOST: Final = 10
"""Browsers of one person; another one takes the place of the oldest."""


class Subscription(NamedTuple):
    endpoint: str
    language: str


class Subscriptions:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, person: str, endpoint: str, language: str, now: int) -> None:
        """A browser belongs to whoever used it last."""
        subscription = push_subscriptions.c
        row = {
            "id": _id(endpoint),
            "person": person,
            "endpoint": endpoint,
            "language": language,
            "created_at": now,
        }
        theirs = select(subscription.id).where(subscription.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(delete(push_subscriptions).where(subscription.id == row["id"]))
            await connection.execute(insert(push_subscriptions).values(row))
            newest = theirs.order_by(subscription.created_at.desc(), subscription.id).limit(_MOST)
            kept = list((await connection.execute(newest)).scalars())
            old = subscription.person == person, subscription.id.not_in(kept)
            await connection.execute(delete(push_subscriptions).where(*old))

    async def remove(self, endpoint: str, person: str | None = None) -> None:
        which = [push_subscriptions.c.id == _id(endpoint)]
        if person is not None:
            which.append(push_subscriptions.c.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(delete(push_subscriptions).where(*which))

    async def of(self, person: str) -> Sequence[Subscription]:
        subscription = push_subscriptions.c
        query = select(subscription.endpoint, subscription.language).where(subscription.person == person)
        async with self._engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]

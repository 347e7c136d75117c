"""Leaderboards, and public profiles."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.accounts.glicko import POINTS, Rating, after_absence
from klotz.server.accounts.people import Person
from klotz.server.accounts.ratings import PERIOD
from klotz.server.accounts.time_source import TimeSource
from klotz.server.refusals import Thing, not_found
from klotz.server.store.schema import people, ratings

SURE_ENOUGH: Final = 110.0
"""A leaderboard shows whose deviation is below, as of today."""


@dataclass(frozen=True, slots=True)
class Standing:
    person: Person
    game: str
    rating: Rating
    games: int


@dataclass(frozen=True, slots=True)
class Profile:
    person: Person
    since: int
    standings: Sequence[Standing]


class Standings:
    def __init__(self, engine: AsyncEngine, clock: TimeSource) -> None:
        self._engine = engine
        self._clock = clock

    async def leaderboard(self, game: str, *, limit: int, offset: int) -> list[Standing]:
        """The best players of a game. Those who have not played for long drop out until they play again."""
        away = self._clock() - ratings.c.changed_at
        grown = ratings.c.volatility * ratings.c.volatility * (POINTS**2 / PERIOD) * away
        sure = ratings.c.deviation * ratings.c.deviation + grown < SURE_ENOUGH**2
        wanted = (
            _ratings_with_people.where(ratings.c.game == game, sure, people.c.deleted_at.is_(None))
            .order_by(ratings.c.rating.desc(), ratings.c.person)
            .limit(limit)
            .offset(offset)
        )
        return await self._read(wanted)

    async def profile(self, person: str) -> Profile:
        wanted = select(people).where(people.c.id == person, people.c.deleted_at.is_(None))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise not_found(Thing.PERSON)
        own = _ratings_with_people.where(ratings.c.person == person).order_by(ratings.c.game)
        return Profile(Person(row.id, row.kind, row.name), row.created_at, await self._read(own))

    async def _read(self, wanted: Select[Any]) -> list[Standing]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        at = self._clock()
        return [
            Standing(
                Person(row.person, row.kind, row.name),
                row.game,
                after_absence(
                    Rating(row.rating, row.deviation, row.volatility), max(0, at - row.changed_at) / PERIOD
                ),
                row.games,
            )
            for row in rows
        ]


_ratings_with_people: Final = select(ratings, people.c.kind, people.c.name).join(
    people, people.c.id == ratings.c.person
)

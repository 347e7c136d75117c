"""What somebody has played: by game, against computers by level, and how their rating went."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.store.schema import events, rated_tables, seats, tables

MOST_GAMES: Final = 500
"""The last ones of a person count."""
_MOST_RATINGS: Final = 200
_CREATED: Final = 1
"""The number of the event that says which seats are computers, and of which level."""


@dataclass(frozen=True, slots=True)
class Tally:
    game: str
    level: int | None
    """Of the computers that were played against; None for games against people."""
    games: int
    wins: int
    draws: int


@dataclass(frozen=True, slots=True)
class RatingPoint:
    game: str
    at: int
    rating: float


class Results:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tallies(self, person: str) -> list[Tally]:
        """Games of several seats that are over, of which this person had one."""
        async with self._engine.connect() as connection:
            sat = await _seats_beside(connection, person)
            alone = [
                table for table, rows in sat.items() if all(row.person in (None, person) for row in rows)
            ]
            levels = await _levels(connection, alone)
        games: Counter[tuple[str, int | None]] = Counter()
        wins, draws = games.copy(), games.copy()
        for table, rows in sat.items():
            own = [row for row in rows if row.person == person]
            if len(own) != 1 or len(rows) < 2:
                continue  # alone, or for several people at one device
            key = own[0].game, levels.get(table)
            is_first = own[0].rank == 1
            is_shared = sum(row.rank == 1 for row in rows) > 1
            games[key] += 1
            wins[key] += is_first and not is_shared
            draws[key] += is_first and is_shared
        return [
            Tally(game, level, games[game, level], wins[game, level], draws[game, level])
            for game, level in sorted(games, key=lambda key: (key[0], key[1] or 0))
        ]

    async def ratings(self, person: str) -> list[RatingPoint]:
        """After each rated game, the first first."""
        query = (
            select(tables.c.game, rated_tables.c.at, rated_tables.c.changes)
            .join(tables, tables.c.id == rated_tables.c.table_id)
            .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)))
            .order_by(rated_tables.c.at.desc())
            .limit(_MOST_RATINGS)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        told = [(row.game, row.at, orjson.loads(row.changes).get(person)) for row in reversed(rows)]
        return [RatingPoint(game, at, change["after"]) for game, at, change in told if change is not None]


async def _seats_beside(connection: AsyncConnection, person: str) -> dict[str, list[Any]]:
    """All seats of the last tables that somebody sat at, by table."""
    last = (
        select(tables.c.id)
        .where(
            tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)),
            tables.c.status == "finished",
        )
        .order_by(tables.c.created_at.desc())
        .limit(MOST_GAMES)
    )
    query = (
        select(tables.c.id, tables.c.game, seats.c.person, seats.c.rank)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.id.in_(last.scalar_subquery()))
    )
    found: dict[str, list[Any]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.id, []).append(row)
    return found


async def _levels(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, int]:
    """The strongest computer at each of these tables."""
    query = select(events.c.table_id, events.c.data).where(
        events.c.table_id.in_(table_ids), events.c.number == _CREATED
    )
    found = {}
    for row in await connection.execute(query):
        levels = [seat["level"] for seat in orjson.loads(row.data)["seats"] if seat["kind"] == "computer"]
        if levels:
            found[row.table_id] = max(levels)
    return found

"""Ratings by game, counted once for each rated table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from klotz.server.accounts.glicko import NEW, Rating, Result, after_absence
from klotz.server.accounts.glicko import update as rate_player
from klotz.server.store.inserting import insert_new
from klotz.server.store.schema import people, rated_tables, ratings

# After a year away, a well-known rating is about as uncertain as after ten games.
PERIOD: Final = 5 * 24 * 3600 * 1000
_LEAST_DEVIATION: Final = 45.0  # who plays all day still can move


@dataclass(frozen=True, slots=True)
class Change:
    before: Rating
    after: Rating


async def rate(
    connection: AsyncConnection, table_id: str, game: str, results: Sequence[tuple[str | None, int]], at: int
) -> dict[str, Change]:
    """Count the end of a rated table, in the caller's transaction; what changed, by person.

    `results` are persons and their ranks, 1 the best, equal for a draw; None is a computer. Only accounts that still
    exist count; a person in two seats would play against themselves, so then nobody's rating changes. A table counts
    once: after that this does nothing.
    """
    if not await _claim(connection, table_id, at):
        return {}
    persons = [person for person, _ in results if person is not None]
    counted = await _accounts(connection, persons)
    ranks = {person: rank for person, rank in results if person in counted}
    if len(ranks) < 2 or len(set(persons)) < len(persons):
        return {}
    rows = await _locked(connection, game, sorted(ranks), at)
    before = {person: Rating(row.rating, row.deviation, row.volatility) for person, row in rows.items()}
    away = {person: max(0, at - row.changed_at) / PERIOD for person, row in rows.items()}
    today = {person: after_absence(before[person], away[person]) for person in rows}
    changes = {}
    for person, row in rows.items():
        after = rate_player(before[person], pairwise(person, ranks, today), away[person])
        after = Rating(after.rating, max(after.deviation, _LEAST_DEVIATION), after.volatility)
        changes[person] = Change(before[person], after)
        same = ratings.c.person == person, ratings.c.game == game
        await connection.execute(
            update(ratings)
            .where(*same)
            .values(
                rating=after.rating,
                deviation=after.deviation,
                volatility=after.volatility,
                games=row.games + 1,
                changed_at=at,
            )
        )
    told = {
        person: {"before": change.before.rating, "after": change.after.rating}
        for person, change in changes.items()
    }
    await connection.execute(
        update(rated_tables)
        .where(rated_tables.c.table_id == table_id)
        .values(changes=orjson.dumps(told).decode())
    )
    return changes


def pairwise(person: str, ranks: Mapping[str, int], rated: Mapping[str, Rating]) -> list[Result]:
    """A game of several as games of two.

    An order of n is found by n - 1 comparisons, so its n (n - 1) / 2 pairs together count as n - 1: 2 / n each.
    """
    weight = 2 / len(ranks)
    return [
        Result(rated[other], _score(ranks[person], rank), weight)
        for other, rank in ranks.items()
        if other != person
    ]


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


async def _claim(connection: AsyncConnection, table_id: str, at: int) -> bool:
    row = {"table_id": table_id, "at": at, "changes": "{}"}
    return (await connection.execute(insert_new(connection, rated_tables, row))).rowcount == 1


async def _accounts(connection: AsyncConnection, ids: Sequence[str]) -> set[str]:
    exist = people.c.id.in_(ids), people.c.kind == "account", people.c.deleted_at.is_(None)
    # Locked, so that nobody who leaves for good at this moment leaves a rating behind.
    wanted = select(people.c.id).where(*exist).order_by(people.c.id).with_for_update(read=True)
    return set((await connection.execute(wanted)).scalars())


async def _locked(
    connection: AsyncConnection, game: str, persons: Sequence[str], at: int
) -> dict[str, Row[Any]]:
    """Everybody's rating, with a new one for who has none, for nobody else to change before the commit.

    Always in the same order, so that two tables that end at once cannot wait for each other. SQLite has one writer
    at a time, and the claim has made us that.
    """
    for person in persons:
        row = {
            "person": person,
            "game": game,
            "rating": NEW.rating,
            "deviation": NEW.deviation,
            "volatility": NEW.volatility,
            "games": 0,
            "changed_at": at,
        }
        await connection.execute(insert_new(connection, ratings, row))
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(persons))
    found = await connection.execute(wanted.order_by(ratings.c.person).with_for_update())
    return {row.person: row for row in found}

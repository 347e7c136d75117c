"""The people who wait to be paired: rows in the database, so that it does not matter at which node, or through which
restart, they wait.

Whoever waits asks again every few seconds, and with every question it is looked whether somebody suits them. Whoever
no longer asks has left. Two steps lead to a table: first the rows of those who play are given the same table, in one
transaction, so that nobody is paired twice; then the table is made. If a node dies in between, its people wait on.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import CursorResult, Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.accounts import Person
from klotz.server.accounts.glicko import NEW
from klotz.server.live.new_tables import agreement_of
from klotz.server.live.tables import Tables, new_table_id
from klotz.server.pairing.matching import Seeker, match
from klotz.server.refusals import Thing, not_found
from klotz.server.store.inserting import insert_new
from klotz.server.store.schema import people, ratings, seeks, tables
from klotz.server.tables.actions import Actor
from klotz.server.tables.agreement import Computer, MoveClock, Open, PlaceChoice, TableWish

LEASE: Final = 8_000
"""Milliseconds after which somebody who has not asked again has left."""
_MAKING: Final = 10_000
"""How long a table may take to be made before its people wait on."""
_LEADING: Final = 60_000
"""How long somebody who was paired is led to that table, if they ask again."""
_MOST_LOOKED_AT: Final = 200
FILL_LEVEL: Final = 4
"""Of computers that take the seats for which nobody has come."""
CLOCK: Final = MoveClock(kind="move", seconds=120)
"""Strangers have a clock, so that nobody waits for ever for somebody who has left."""


@dataclass(frozen=True, slots=True)
class SeekWish:
    game: str
    seats: int
    rated: bool = False
    commits: bool = False


@dataclass(frozen=True, slots=True)
class Sought:
    since: int
    waiting: int
    """How many wait for the same, this one included."""
    table: str | None = None
    """Where to go, once somebody was found."""


class Seeks:
    def __init__(self, engine: AsyncEngine, rooms: Tables) -> None:
        self._engine = engine
        self._rooms = rooms
        self._playable: set[tuple[str, int, bool]] = set()

    async def seek(self, person: Person, wish: SeekWish) -> Sought:
        """Wait, or wait on; to be asked again within a few seconds."""
        await self._check(person, wish)
        now = self._rooms.clock.now()
        async with self._engine.begin() as connection:
            row = await _waiting(connection, person, wish, now)
            if row.table_id is not None:
                return Sought(row.since, 1, row.table_id if await _is_there(connection, row) else None)
            seeker = Seeker(person.id, person.name, row.rating, row.since, row.commits)
            others = await _others(connection, person, wish, now)
            group = match(seeker, others, wish.seats, now, rated=wish.rated)
            table_id = new_table_id()
            if group:
                pairing = update(seeks).where(seeks.c.person.in_([each.person for each in group]))
                await connection.execute(pairing.values(table_id=table_id, paired_at=now))
        if not group:
            return Sought(row.since, len(others) + 1)
        made = _table_wish(wish, len(group), commits=group[0].commits)
        await self._rooms.create_for(table_id, made, [Actor(each.person, each.name) for each in group])
        return Sought(row.since, len(group), table_id)

    async def leave(self, person: Person) -> None:
        """Wait no longer. Whoever was paired meanwhile has a seat, which is not taken back by it."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(seeks).where(seeks.c.person == person.id))

    async def tidy(self) -> None:
        """Forget those who left without a word."""
        async with self._engine.begin() as connection:
            old = self._rooms.clock.now() - _LEADING
            await connection.execute(delete(seeks).where(seeks.c.seen_at < old))

    async def _check(self, person: Person, wish: SeekWish) -> None:
        """Whether there is such a table at all: refused before anybody waits for it."""
        terms = (wish.game, wish.seats, wish.rated)
        if terms not in self._playable:
            if self._rooms.readiness is not None:
                await self._rooms.readiness.rules(wish.game)
            agreement_of(_table_wish(wish, wish.seats), Actor(person.id, person.name), seed="")
            self._playable.add(terms)


async def _waiting(connection: AsyncConnection, person: Person, wish: SeekWish, now: int) -> Row[Any]:
    """Somebody's own row, locked, as it is from now on."""
    fresh: dict[str, Any] = {
        "game": wish.game,
        "seats": wish.seats,
        "rated": wish.rated,
        "since": now,
        "table_id": None,
        "paired_at": None,
    }
    kept: dict[str, Any] = {"commits": wish.commits, "seen_at": now}
    own = seeks.c.person == person.id
    # Written before it is read, so that in SQLite too nobody else is at it.
    new = insert_new(
        connection, seeks, {"person": person.id, **fresh, **kept, "seen_at": 0, "rating": NEW.rating}
    )
    await connection.execute(new)
    row = (await connection.execute(select(seeks).where(own).with_for_update())).one_or_none()
    if row is None:  # they left in another window, this moment
        raise not_found(Thing.PERSON)
    same = (row.game, row.seats, row.rated) == (wish.game, wish.seats, wish.rated)
    if row.table_id is not None:
        goes_on = same and await _leads_somewhere(connection, row, now)
    else:
        goes_on = same and now - row.seen_at <= LEASE
    if not goes_on:
        kept |= fresh | {"rating": await _rating(connection, person, wish.game)}
    changed: CursorResult[Any] = await connection.execute(
        update(seeks).where(own).values(kept).returning(seeks)
    )
    return changed.one()


async def _leads_somewhere(connection: AsyncConnection, row: Row[Any], now: int) -> bool:
    found = await connection.execute(select(tables.c.status).where(tables.c.id == row.table_id))
    status = found.scalar_one_or_none()
    if status is None:
        return bool(now - row.paired_at <= _MAKING)
    return status in ("waiting", "playing") and now - row.paired_at <= _LEADING


async def _is_there(connection: AsyncConnection, row: Row[Any]) -> bool:
    found = await connection.execute(select(tables.c.id).where(tables.c.id == row.table_id))
    return found.scalar_one_or_none() is not None


async def _rating(connection: AsyncConnection, person: Person, game: str) -> float:
    query = select(ratings.c.rating).where(ratings.c.person == person.id, ratings.c.game == game)
    return float((await connection.execute(query)).scalar_one_or_none() or NEW.rating)


async def _others(connection: AsyncConnection, person: Person, wish: SeekWish, now: int) -> list[Seeker]:
    """Who waits for the same. Those whom another node looks at in this moment are left to it."""
    query = (
        select(seeks.c.person, people.c.name, seeks.c.rating, seeks.c.since, seeks.c.commits)
        .join(people, people.c.id == seeks.c.person)
        .where(
            seeks.c.game == wish.game,
            seeks.c.seats == wish.seats,
            seeks.c.rated == wish.rated,
            seeks.c.seen_at >= now - LEASE,
            seeks.c.table_id.is_(None),
            seeks.c.person != person.id,
            people.c.deleted_at.is_(None),
        )
        .order_by(seeks.c.since)
        .limit(_MOST_LOOKED_AT)
        .with_for_update(of=seeks, skip_locked=True)
    )
    return [Seeker(*row) for row in await connection.execute(query)]


def _table_wish(wish: SeekWish, people_there: int, *, commits: bool = False) -> TableWish:
    open_seats: list[PlaceChoice] = [Open(kind="open") for _ in range(people_there)]
    computers = [Computer(kind="computer", level=FILL_LEVEL) for _ in range(wish.seats - people_there)]
    return TableWish(
        game=wish.game,
        seats=[*open_seats, *computers],
        clock=CLOCK,
        rated=wish.rated,
        public=True,
        lots=True,
        commits=commits,
    )

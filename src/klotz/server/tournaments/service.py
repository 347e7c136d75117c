"""Tournaments: made, entered, started, and moved on from round to round.

Everything is decided in a transaction that holds the tournament's row, so that each round is paired once, whichever
node does it. Tables are made after that, under ids that the pairings have already: if a node dies in between, the
next look finds which are missing. Results are those that the tables have in the database.
"""

import asyncio
import logging
from typing import Any, Final

import orjson
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.accounts import Person
from klotz.server.accounts.identity import new_id
from klotz.server.live.new_tables import agreement_of
from klotz.server.live.tables import Tables, new_table_id
from klotz.server.refusals import Code, Flaw, HostOnly, Refusal, invalid
from klotz.server.store.inserting import insert_new
from klotz.server.store.schema import entrants, pairings, people, seats, tables, tournaments
from klotz.server.tables.actions import Actor
from klotz.server.tournaments.keeping import Pairing, Tournament, read, read_locked
from klotz.server.tournaments.terms import TournamentTerms

_log = logging.getLogger(__name__)

MOST_OF_ONE: Final = 5
"""Tournaments of one host that are not over."""
MOST_ENTRANTS: Final = {"swiss": 64, "round_robin": 16}
FEWEST: Final = 2
PAUSE: Final = 30_000
"""Milliseconds between two rounds: to fetch a drink."""
_EVERY_SECONDS: Final = 1.0
_AT_ONCE: Final = 100
_OVER: Final = ("finished", "closed")


class Tournaments:
    def __init__(self, engine: AsyncEngine, rooms: Tables) -> None:
        self._engine = engine
        self._rooms = rooms
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ what people do

    async def create(self, host: Person, terms: TournamentTerms) -> Tournament:
        await self._check(host, terms)
        id_, now = new_id(), self._rooms.clock.now()
        row = {
            "id": id_,
            "person": host.id,
            "status": "open",
            "terms": terms.model_dump_json(),
            "rounds": terms.rounds,
            "round": 0,
            "created_at": now,
            "changed_at": now,
        }
        async with self._engine.begin() as connection:
            await _check_number(connection, host)
            await connection.execute(insert(tournaments).values(row))
            if terms.plays:
                await _enter(connection, await read(connection, id_), host)
            return await read(connection, id_)

    async def find(self, id_: str) -> Tournament:
        async with self._engine.connect() as connection:
            return await read(connection, id_)

    async def of(self, person: Person) -> list[Tournament]:
        """Those that somebody hosts or has entered, the newest first."""
        entered = select(entrants.c.tournament).where(entrants.c.person == person.id)
        query = (
            select(tournaments.c.id)
            .where(or_(tournaments.c.person == person.id, tournaments.c.id.in_(entered)))
            .order_by(tournaments.c.created_at.desc())
            .limit(10)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
            return [await read(connection, each) for each in found]

    async def join(self, person: Person, id_: str) -> Tournament:
        """Take part; or take part again, after one has left."""
        async with self._engine.begin() as connection:
            found = await read_locked(connection, id_, self._rooms.clock.now())
            await _enter(connection, found, person)
            return await read(connection, id_)

    async def leave(self, person: Person, id_: str) -> Tournament:
        """Take part no more. A game that is being played is not ended by it: the clock decides."""
        now = self._rooms.clock.now()
        async with self._engine.begin() as connection:
            found = await read_locked(connection, id_, now)
            own = entrants.c.tournament == id_, entrants.c.person == person.id
            if found.status == "open":
                await connection.execute(delete(entrants).where(*own))
            else:
                await connection.execute(update(entrants).where(*own).values(left_at=now))
            return await read(connection, id_)

    async def start(self, person: Person, id_: str) -> Tournament:
        async with self._engine.begin() as connection:
            found = await read_locked(connection, id_, self._rooms.clock.now())
            _check_host(found, person)
            if found.status != "open":
                raise Refusal(Code.TOURNAMENT_STARTED)
            if len(found.entrants) < FEWEST:
                raise Refusal(Code.TOURNAMENT_SMALL, least=FEWEST)
            started = {"status": "playing", "rounds": found.rounds_to_play()}
            await connection.execute(update(tournaments).where(tournaments.c.id == id_).values(started))
            await _pair(connection, found)
        return await self._with_tables(id_)

    async def next_round(self, person: Person, id_: str) -> Tournament:
        """Begin the next round at once, if all games of this one are over."""
        async with self._engine.begin() as connection:
            found = await read_locked(connection, id_, self._rooms.clock.now())
            _check_host(found, person)
        return await self._move_on(id_, is_hurried=True)

    async def remove(self, person: Person, id_: str) -> None:
        """Call it off, or put it away. Its tables stay."""
        async with self._engine.begin() as connection:
            _check_host(await read_locked(connection, id_, self._rooms.clock.now()), person)
            await _remove(connection, [id_])

    # ------------------------------------------------------------------ what happens by itself

    def start_moving_on(self) -> None:
        self._task = asyncio.create_task(self._run(), name="tournaments")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_EVERY_SECONDS)
            try:
                await self.move_on()
            except Exception as error:  # the database is gone for a while; the next round tries again
                _log.warning("tournaments do not move on: %s", type(error).__name__)

    async def move_on(self) -> None:
        """Take results, make tables that are missing, begin rounds. Every node does it: each thing happens once."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(_something_to_do(self._rooms.clock.now()))).scalars().all()
        for id_ in found:
            try:
                await self._move_on(id_)
            except Refusal as refusal:
                _log.warning("nothing to be done for tournament %s: %s", id_, refusal.code)

    async def tidy(self, *, open_since: int, over_since: int) -> None:
        """Remove those that never began, and those that have been over for long."""
        old = or_(
            and_(tournaments.c.status == "open", tournaments.c.changed_at < open_since),
            and_(tournaments.c.status == "finished", tournaments.c.changed_at < over_since),
        )
        async with self._engine.begin() as connection:
            found = (await connection.execute(select(tournaments.c.id).where(old).limit(_AT_ONCE))).scalars()
            await _remove(connection, list(found))

    async def _move_on(self, id_: str, *, is_hurried: bool = False) -> Tournament:
        now = self._rooms.clock.now()
        own = tournaments.c.id == id_
        async with self._engine.begin() as connection:
            found = await read_locked(connection, id_, now)
            if found.status == "playing":
                await _take_results(connection, found)
                found = await read(connection, id_)
                if is_hurried and not found.is_round_over:
                    raise Refusal(Code.ROUND_GOES_ON)
                if found.is_round_over:
                    if found.round >= found.rounds or all(each.has_left for each in found.entrants):
                        over = update(tournaments).where(own).values(status="finished", next_at=None)
                        await connection.execute(over)
                    elif is_hurried or (found.next_at is not None and found.next_at <= now):
                        await _pair(connection, found)
                    elif found.next_at is None:
                        await connection.execute(update(tournaments).where(own).values(next_at=now + PAUSE))
        return await self._with_tables(id_)

    async def _with_tables(self, id_: str) -> Tournament:
        """The tournament, once the tables of its round are there."""
        async with self._engine.connect() as connection:
            found = await read(connection, id_)
            wanted = {
                each.table: each for each in found.pairings if each.table is not None and not each.ranks
            }
            there = select(tables.c.id).where(tables.c.id.in_(wanted))
            made = set((await connection.execute(there)).scalars())
        who = {each.number: Actor(each.person, each.name) for each in found.entrants}
        for table, pairing in wanted.items():
            if table not in made:
                sitting = [who[each] for each in pairing.seats if each is not None]
                wish = found.terms.table(len(sitting))
                await self._rooms.create_for(table, wish, sitting, tournament=id_)
        return found

    async def _check(self, host: Person, terms: TournamentTerms) -> None:
        """Whether such tables can be made at all."""
        if terms.rated and host.kind != "account":
            raise Refusal(Code.ACCOUNT_NEEDED)
        if terms.format == "round_robin" and terms.seats > 2:
            raise invalid(Flaw.ROUND_ROBIN_SEATS, field="format")
        if self._rooms.readiness is not None:
            await self._rooms.readiness.rules(terms.game)
        agreement_of(terms.table(terms.seats), Actor(host.id, host.name), seed="")


def _something_to_do(now: int) -> Any:
    this_round = and_(pairings.c.tournament == tournaments.c.id, pairings.c.round == tournaments.c.round)
    is_open = and_(this_round, pairings.c.ranks.is_(None))
    table = tables.c.id == pairings.c.table_id
    is_over = exists().where(table, tables.c.status.in_(_OVER))
    waits = exists().where(is_open, or_(is_over, ~exists().where(table)))
    goes_on = exists().where(is_open)
    is_time = or_(tournaments.c.next_at.is_(None), tournaments.c.next_at <= now)
    return (
        select(tournaments.c.id)
        .where(tournaments.c.status == "playing", or_(waits, and_(~goes_on, is_time)))
        .limit(_AT_ONCE)
    )


async def _check_number(connection: AsyncConnection, host: Person) -> None:
    # Written as it is: the row stays locked while the others are counted.
    await connection.execute(update(people).where(people.c.id == host.id).values(id=host.id))
    own = tournaments.c.person == host.id, tournaments.c.status != "finished"
    count = select(func.count()).select_from(tournaments).where(*own)
    if (await connection.execute(count)).scalar_one() >= MOST_OF_ONE:
        raise Refusal(Code.TOO_MANY_TOURNAMENTS, most=MOST_OF_ONE)


def _check_host(found: Tournament, person: Person) -> None:
    if found.host.id != person.id:
        raise Refusal(Code.NOT_HOST, action=HostOnly.TOURNAMENT)


async def _enter(connection: AsyncConnection, found: Tournament, person: Person) -> None:
    if found.terms.rated and person.kind != "account":
        raise Refusal(Code.ACCOUNT_NEEDED)
    if any(each.person == person.id for each in found.entrants):
        own = entrants.c.tournament == found.id, entrants.c.person == person.id
        await connection.execute(update(entrants).where(*own).values(left_at=None))
        return
    if found.status != "open":
        raise Refusal(Code.TOURNAMENT_STARTED)
    most = MOST_ENTRANTS[found.terms.format]
    if len(found.entrants) >= most:
        raise Refusal(Code.TOURNAMENT_FULL, most=most)
    number = 1 + max((each.number for each in found.entrants), default=0)
    row = {"tournament": found.id, "person": person.id, "number": number, "left_at": None}
    await connection.execute(insert_new(connection, entrants, row))


async def _pair(connection: AsyncConnection, found: Tournament) -> None:
    """The next round, on paper: its tables are made from that."""
    rows = []
    for number, board in enumerate(found.next_boards(), start=1):
        has_bye = len(board) == 1 and found.terms.has_byes
        computers = [] if has_bye else [None] * (found.terms.seats - len(board))
        rows.append(
            {
                "tournament": found.id,
                "round": found.round + 1,
                "board": number,
                "table_id": None if has_bye else new_table_id(),
                "seats": orjson.dumps([*board, *computers]).decode(),
                "ranks": "[1]" if has_bye else None,
            }
        )
    await connection.execute(insert(pairings), rows)
    moved = update(tournaments).where(tournaments.c.id == found.id)
    await connection.execute(moved.values(round=found.round + 1, next_at=None))


async def _take_results(connection: AsyncConnection, found: Tournament) -> None:
    person = {each.number: each.person for each in found.entrants}
    for pairing in found.pairings:
        if pairing.ranks is not None or pairing.table is None:
            continue
        status = select(tables.c.status).where(tables.c.id == pairing.table)
        if (await connection.execute(status)).scalar_one_or_none() not in _OVER:
            continue
        ranks = orjson.dumps(await _ranks(connection, pairing, person)).decode()
        same = (
            pairings.c.tournament == found.id,
            pairings.c.round == pairing.round,
            pairings.c.board == pairing.board,
        )
        await connection.execute(update(pairings).where(*same).values(ranks=ranks))


async def _ranks(connection: AsyncConnection, pairing: Pairing, person: dict[int, str]) -> list[int]:
    """As the pairing has its seats: at the table they may have changed places. One that was closed has no winner."""
    query = select(seats.c.person, seats.c.rank).where(seats.c.table_id == pairing.table)
    rows = (await connection.execute(query.order_by(seats.c.seat))).all()
    of_person = {row.person: row.rank or 1 for row in rows if row.person is not None}
    computers = iter([row.rank or 1 for row in rows if row.person is None])
    return [of_person[person[each]] if each is not None else next(computers) for each in pairing.seats]


async def _remove(connection: AsyncConnection, ids: list[str]) -> None:
    for table in (pairings, entrants):
        await connection.execute(delete(table).where(table.c.tournament.in_(ids)))
    await connection.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))

"""Friends: found by their names, asked, and there or not. Each row is one side's wish; both together are friends."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.accounts.names import folded
from klotz.server.accounts.people import Person
from klotz.server.accounts.time_source import TimeSource, now
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.store.inserting import insert_new
from klotz.server.store.schema import company, friendships, invitations, people, tables

MOST_FRIENDS: Final = 200
"""Whom one person may have asked, friends included."""
HERE_FOR: Final = 150_000
"""Milliseconds for which somebody is here after their page has asked: it asks every minute."""
_INVITED_FOR: Final = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Friend:
    id: str
    name: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class Invitation:
    sender: str
    name: str
    table: str
    game: str
    invite: str


@dataclass(frozen=True, slots=True)
class Circle:
    """Somebody's friends, whom they have asked, who has asked them, and who invites them."""

    is_findable: bool
    friends: list[Friend]
    asked: list[Friend]
    asking: list[Friend]
    invitations: list[Invitation]


class Friends:
    def __init__(self, engine: AsyncEngine, clock: TimeSource = now) -> None:
        self._engine = engine
        self._clock = clock

    async def circle(self, person: Person) -> Circle:
        """Also says that this person is here."""
        _check_account(person)
        at = self._clock()
        async with self._engine.begin() as connection:
            await _note(connection, person, seen_at=at)
            findable = select(company.c.findable).where(company.c.person == person.id)
            is_findable = bool((await connection.execute(findable)).scalar_one())
            wanted = await _people(connection, friendships.c.friend, friendships.c.person, person, at)
            wanting = await _people(connection, friendships.c.person, friendships.c.friend, person, at)
            invited = await _invitations(connection, person, at)
        return Circle(
            is_findable,
            [each for key, each in wanted.items() if key in wanting],
            # Whether somebody is here is for friends only.
            [Friend(each.id, each.name, False) for key, each in wanted.items() if key not in wanting],
            [Friend(each.id, each.name, False) for key, each in wanting.items() if key not in wanted],
            [each for each in invited if each.sender in wanted and each.sender in wanting],
        )

    async def ask(self, person: Person, name: str) -> None:
        """Ask somebody by name to be a friend, or agree. Who does not want to be found is answered for as nobody."""
        _check_account(person)
        hidden = select(company.c.person).where(~company.c.findable)
        wants = select(friendships.c.person).where(friendships.c.friend == person.id)
        query = select(people.c.id).where(
            people.c.login == folded(name),
            people.c.deleted_at.is_(None),
            people.c.id != person.id,
            or_(people.c.id.not_in(hidden), people.c.id.in_(wants)),
        )
        async with self._engine.begin() as connection:
            # Written as it is: the row stays locked while the others are counted.
            await connection.execute(update(people).where(people.c.id == person.id).values(id=person.id))
            found = (await connection.execute(query)).scalar_one_or_none()
            if found is None:
                raise not_found(Thing.PERSON)
            count = select(func.count()).select_from(friendships).where(friendships.c.person == person.id)
            if (await connection.execute(count)).scalar_one() >= MOST_FRIENDS:
                raise Refusal(Code.TOO_MANY_FRIENDS, most=MOST_FRIENDS)
            row = {"person": person.id, "friend": found, "asked_at": self._clock()}
            await connection.execute(insert_new(connection, friendships, row))

    async def end(self, person: Person, other: str) -> None:
        """No longer friends, or not: whoever of the two says so."""
        async with self._engine.begin() as connection:
            for table, one, two in (
                (friendships, friendships.c.person, friendships.c.friend),
                (invitations, invitations.c.person, invitations.c.sender),
            ):
                either = or_(and_(one == person.id, two == other), and_(one == other, two == person.id))
                await connection.execute(delete(table).where(either))

    async def be_findable(self, person: Person, *, findable: bool) -> None:
        _check_account(person)
        async with self._engine.begin() as connection:
            await _note(connection, person, findable=findable)

    async def invite(self, person: Person, other: str, table: str) -> None:
        """Call a friend to a table. The last invitation counts."""
        async with self._engine.begin() as connection:
            both = select(func.count()).select_from(friendships)
            both = both.where(
                or_(
                    and_(friendships.c.person == person.id, friendships.c.friend == other),
                    and_(friendships.c.person == other, friendships.c.friend == person.id),
                )
            )
            if (await connection.execute(both)).scalar_one() != 2:
                raise not_found(Thing.PERSON)
            row: dict[str, Any] = {
                "person": other,
                "sender": person.id,
                "table_id": table,
                "at": self._clock(),
            }
            own = invitations.c.person == other, invitations.c.sender == person.id
            await connection.execute(insert_new(connection, invitations, row))
            await connection.execute(update(invitations).where(*own).values(row))


def _check_account(person: Person) -> None:
    if person.kind != "account":
        raise Refusal(Code.ACCOUNT_NEEDED)


async def _note(connection: AsyncConnection, person: Person, **columns: Any) -> None:
    row = {"person": person.id, "seen_at": 0, "findable": True}
    await connection.execute(insert_new(connection, company, row))
    await connection.execute(update(company).where(company.c.person == person.id).values(columns))


async def _people(
    connection: AsyncConnection, whom: Any, by: Any, person: Person, at: int
) -> dict[str, Friend]:
    query = (
        select(people.c.id, people.c.name, company.c.seen_at)
        .join(friendships, whom == people.c.id)
        .outerjoin(company, company.c.person == people.c.id)
        .where(by == person.id, people.c.deleted_at.is_(None))
        .order_by(people.c.name, people.c.id)
    )
    return {
        row.id: Friend(row.id, row.name, at - (row.seen_at or 0) <= HERE_FOR)
        for row in await connection.execute(query)
    }


async def _invitations(connection: AsyncConnection, person: Person, at: int) -> list[Invitation]:
    """To tables that still wait."""
    query = (
        select(people.c.id, people.c.name, tables.c.id.label("table"), tables.c.game, tables.c.invite)
        .join(invitations, invitations.c.sender == people.c.id)
        .join(tables, tables.c.id == invitations.c.table_id)
        .where(
            invitations.c.person == person.id,
            invitations.c.at > at - _INVITED_FOR,
            tables.c.status == "waiting",
        )
        .order_by(invitations.c.at.desc())
    )
    return [Invitation(*row) for row in await connection.execute(query)]

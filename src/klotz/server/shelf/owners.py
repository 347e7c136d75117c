"""What boxes and books have in common: they belong to somebody, who can have only so many."""

from sqlalchemy import Table as SqlTable
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from klotz.server.accounts import Person
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.store.schema import people


async def check_room(
    connection: AsyncConnection, table: SqlTable, person: Person, most: int, full: Code
) -> None:
    """Whether a person may have one more. Nobody else counts at the same time until the transaction ends."""
    still = people.c.id == person.id, people.c.deleted_at.is_(None)
    # Written as it is: the row stays locked while the others are counted.
    if (await connection.execute(update(people).where(*still).values(id=person.id))).rowcount != 1:
        raise not_found(Thing.PERSON)
    owned = select(func.count()).select_from(table).where(table.c.person == person.id)
    if (await connection.execute(owned)).scalar_one() >= most:
        raise Refusal(full, most=most)


async def check_owner(
    connection: AsyncConnection, table: SqlTable, id_: str, person: Person, thing: Thing
) -> None:
    """Whether it is there and theirs. Everybody with the link knows that it is there, so that is said apart."""
    found = await connection.execute(select(table.c.person).where(table.c.id == id_))
    owner = found.scalar_one_or_none()
    if owner is None:
        raise not_found(thing)
    if owner != person.id:
        raise Refusal(Code.NOT_OWNER)

"""What people who delete themselves leave behind at tables: moves, without a name.

The events of a table are never changed, with this one exception: the name and the words of a person who has asked to
be forgotten are taken out. Moves, numbers and times stay, and with them the game of all the others.
"""

from typing import Final

import orjson
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from klotz.server.store.schema import events, seats, tables

_NAMING: Final = ("sat", "said")


async def erase(connection: AsyncConnection, person: str, called: str) -> None:
    """Rename a person in every event about them."""
    theirs = select(seats.c.table_id).where(seats.c.person == person)
    made = select(tables.c.id).where(tables.c.made_by == person)
    query = select(events.c.table_id, events.c.number, events.c.data).where(
        events.c.table_id.in_(theirs.union(made)), events.c.kind.in_(_NAMING)
    )
    changed = []
    for table_id, number, text in await connection.execute(query):
        data = orjson.loads(text)
        if data.get("person") == person:
            data |= {"name": called, **({"text": ""} if "text" in data else {})}
            changed.append({"of": table_id, "numbered": number, "data": orjson.dumps(data).decode()})
    if changed:
        same = events.c.table_id == bindparam("of"), events.c.number == bindparam("numbered")
        await connection.execute(update(events).where(*same).values(data=bindparam("data")), changed)

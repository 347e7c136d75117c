"""What people who delete themselves leave behind at tables: moves, without a name.

The events of a table are never changed, with this one exception: the name and the words of a person who has asked to
be forgotten are taken out. Moves, numbers and times stay, and with them the game of all the others.
"""

from typing import Any, Final

import orjson
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from klotz.server.store.schema import appearances, entrants, events, tournaments

_NAMING: Final = ("created", "sat", "said")


async def erase(connection: AsyncConnection, person: str, called: str) -> None:
    """Rename a person in every event about them, also where they left before the game or never came."""
    theirs = select(appearances.c.table_id).where(appearances.c.person == person)
    query = select(events.c.table_id, events.c.number, events.c.kind, events.c.data).where(
        events.c.table_id.in_(theirs), events.c.kind.in_(_NAMING)
    )
    changed = []
    for table_id, number, kind, text in await connection.execute(query):
        data = orjson.loads(text)
        if (_unname_places if kind == "created" else _unname)(data, person, called):
            changed.append({"of": table_id, "numbered": number, "data": orjson.dumps(data).decode()})
    if changed:
        same = events.c.table_id == bindparam("of"), events.c.number == bindparam("numbered")
        await connection.execute(update(events).where(*same).values(data=bindparam("data")), changed)


async def leave_tournaments(connection: AsyncConnection, person: str, at: int) -> None:
    """Those that they were to host are called off, and they are paired no more. Where they have played, they stay
    without a name: the others have points against them.
    """
    never = select(tournaments.c.id).where(tournaments.c.person == person, tournaments.c.status == "open")
    called_off = list((await connection.execute(never)).scalars())
    still_open = select(tournaments.c.id).where(tournaments.c.status == "open")
    await connection.execute(delete(entrants).where(entrants.c.tournament.in_(called_off)))
    await connection.execute(delete(tournaments).where(tournaments.c.id.in_(called_off)))
    own = entrants.c.person == person
    await connection.execute(delete(entrants).where(own, entrants.c.tournament.in_(still_open)))
    await connection.execute(update(entrants).where(own, entrants.c.left_at.is_(None)).values(left_at=at))


def _unname(data: dict[str, Any], person: str, called: str) -> bool:
    if data.get("person") != person:
        return False
    data |= {"name": called, **({"text": ""} if "text" in data else {})}
    return True


def _unname_places(data: dict[str, Any], person: str, called: str) -> bool:
    """The places of a table: those that are kept for them, and those at their device, which they gave names."""
    named = [
        place
        for place in data["seats"]
        if (place["kind"] == "reserved" and place["person"] == person)
        or (place["kind"] == "hot" and data["made_by"] == person)
    ]
    for place in named:
        place["name"] = called
    return bool(named)

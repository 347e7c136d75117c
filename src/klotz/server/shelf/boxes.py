"""Boxes that people have made: kept under a name, changed by their owner, seen by whoever has the link."""

from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.games.boxes import Box
from klotz.server.accounts import Person
from klotz.server.accounts.identity import new_id
from klotz.server.accounts.time_source import TimeSource, now
from klotz.server.refusals import Code, Thing, not_found
from klotz.server.shelf.owners import check_owner, check_room
from klotz.server.store.schema import boxes, people

MOST_BOXES: Final = 40
"""Of one person."""


@dataclass(frozen=True, slots=True)
class KeptBox:
    id: str
    box: Box
    owner: str
    owner_name: str
    created_at: int
    changed_at: int


_KEPT: Final = select(boxes, people.c.name.label("owner_name")).join(people, people.c.id == boxes.c.person)


class Boxes:
    def __init__(self, engine: AsyncEngine, clock: TimeSource = now) -> None:
        self._engine = engine
        self._clock = clock

    async def of(self, person: Person) -> list[KeptBox]:
        """Somebody's own, the one changed last first."""
        query = _KEPT.where(boxes.c.person == person.id).order_by(boxes.c.changed_at.desc(), boxes.c.id)
        async with self._engine.connect() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def find(self, id_: str) -> KeptBox:
        async with self._engine.connect() as connection:
            row = (await connection.execute(_KEPT.where(boxes.c.id == id_))).one_or_none()
        if row is None:
            raise not_found(Thing.BOX)
        return _kept(row)

    async def keep(self, person: Person, box: Box) -> KeptBox:
        at = self._clock()
        kept = KeptBox(new_id(), box, person.id, person.name, at, at)
        row = {"id": kept.id, "person": person.id, "game": box.family, "created_at": at, **_content(box, at)}
        async with self._engine.begin() as connection:
            await check_room(connection, boxes, person, MOST_BOXES, Code.TOO_MANY_BOXES)
            await connection.execute(insert(boxes).values(row))
        return kept

    async def change(self, person: Person, id_: str, box: Box) -> KeptBox:
        async with self._engine.begin() as connection:
            await check_owner(connection, boxes, id_, person, Thing.BOX)
            # A box stays one of its game: tables to come are made with it.
            same = boxes.c.id == id_, boxes.c.person == person.id, boxes.c.game == box.family
            changed = await connection.execute(
                update(boxes).where(*same).values(_content(box, self._clock()))
            )
            if changed.rowcount != 1:
                raise not_found(Thing.BOX)
        return await self.find(id_)

    async def delete(self, person: Person, id_: str) -> None:
        async with self._engine.begin() as connection:
            await check_owner(connection, boxes, id_, person, Thing.BOX)
            await connection.execute(delete(boxes).where(boxes.c.id == id_, boxes.c.person == person.id))


def _content(box: Box, at: int) -> dict[str, Any]:
    return {"name": box.name, "parts": orjson.dumps(dict(box.parts)).decode(), "changed_at": at}


def _kept(row: Row[Any]) -> KeptBox:
    box = Box(row.game, row.name, orjson.loads(row.parts))  # it was checked when it was written
    return KeptBox(row.id, box, row.person, row.owner_name, row.created_at, row.changed_at)

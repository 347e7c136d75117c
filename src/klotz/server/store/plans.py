"""Conditional moves in the database."""

import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.games.contract import Move
from klotz.server.store.schema import plans
from klotz.server.store.tables import answering
from klotz.server.tables.plans import Plan


class PlanStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, table_id: str) -> tuple[Plan, ...]:
        query = select(plans).where(plans.c.table_id == table_id).order_by(plans.c.number, plans.c.id)
        async with answering(self._engine.connect()) as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            Plan(row.id, row.person, row.seat, row.number, row.at, _moves(row.moves)) for row in rows
        )

    async def add(self, table_id: str, plan: Plan) -> None:
        row = {
            **plan._asdict(),
            "table_id": table_id,
            "moves": orjson.dumps([[move.seat, move.text] for move in plan.moves]).decode(),
        }
        async with answering(self._engine.begin()) as connection:
            await connection.execute(insert(plans).values(row))

    async def remove(self, ids: set[str], connection: AsyncConnection | None = None) -> None:
        query = delete(plans).where(plans.c.id.in_(ids))
        if connection is not None:
            await connection.execute(query)
        elif ids:
            async with answering(self._engine.begin()) as own:
                await own.execute(query)


def _moves(text: str) -> tuple[Move, ...]:
    return tuple(Move(seat, move) for seat, move in orjson.loads(text))

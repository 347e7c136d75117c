"""What is planned at the tables of one node: read when it is needed, and dropped when the game goes another way."""

from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.live.bus import Bus
from klotz.server.live.live_table import LiveTable
from klotz.server.store.plans import PlanStore
from klotz.server.tables.plans import Plan, answer, still_open
from klotz.server.tables.table import Table

Replan = Callable[[Table, Sequence[Plan]], Sequence[Plan]]
"""What is planned at a table from now on; what it raises is refused."""


class Planning:
    """Everything here is done with the table's lock held."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self.store = PlanStore(engine)
        self._bus = bus

    async def at(self, live: LiveTable, table: Table) -> tuple[Plan, ...]:
        """What is planned at a table, read if it is not known."""
        if live.plans is None or not self._bus.is_up:
            found = () if table.game.has_chance else await self.store.of(live.id)
            live.plans = still_open(table, found)
            await self.store.remove({plan.id for plan in set(found) - set(live.plans)})
        elif live.plans:
            live.plans = still_open(table, live.plans)  # another node may have ended some
        return live.plans

    async def change(self, live: LiveTable, table: Table, replan: Replan) -> bool:
        """Whether anything is planned otherwise from now on."""
        before = await self.at(live, table)
        after = tuple(replan(table, before))
        if after == before:
            return False
        for plan in set(after) - set(before):
            await self.store.add(live.id, plan)
        await self.store.remove({plan.id for plan in set(before) - set(after)})
        live.plans = after
        return True

    async def is_due(self, live: LiveTable, table: Table) -> bool:
        """Whether a move that somebody has planned is to be played now."""
        return answer(table, await self.at(live, table)) is not None

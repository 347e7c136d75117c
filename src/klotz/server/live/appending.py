"""What is written to the database with the events of a decision."""

from collections.abc import Sequence
from typing import Any

from klotz.server.accounts.ratings import rate
from klotz.server.live.live_table import Row
from klotz.server.live.new_tables import seat_rows
from klotz.server.store.plans import PlanStore
from klotz.server.store.writer import Also, Append
from klotz.server.tables.events import Event
from klotz.server.tables.plans import Plan
from klotz.server.tables.table import FINISHED, Table


def append_of(
    table: Table, events: Sequence[Event], before: Row, after: Row, ended: set[Plan], plans: PlanStore
) -> Append:
    """The events, the rows that they change, ratings if they end a rated game, and the end of plans."""
    append = Append(table.id, events)
    if after != before:
        append.changes = {**after._asdict(), "changed_at": events[-1].at}
    if after.status != before.status or any(event.kind in ("sat", "left") for event in events):
        append.seats = seat_rows(table)
    if after.status == FINISHED != before.status and table.agreement.rated:
        append.also.append(_rating(table, events[-1].at))
    if ended:
        append.also.append(_end(ended, plans))
    return append


def _rating(table: Table, at: int) -> Also:
    assert table.outcome is not None
    results = [(seat.person, rank) for seat, rank in zip(table.seats, table.outcome["ranks"], strict=True)]

    async def count(connection: Any) -> None:
        await rate(connection, table.id, table.agreement.game, results, at)

    return count


def _end(plans: set[Plan], store: PlanStore) -> Also:
    async def forget(connection: Any) -> None:
        await store.remove({plan.id for plan in plans}, connection)

    return forget

"""What the database keeps, read behind the server's back."""

from collections.abc import Iterable
from typing import Any

from klotz import fairness
from klotz.server.settings import ServerSettings
from klotz.server.store.database import open_database
from klotz.server.store.tables import TableStore
from klotz.server.tables.events import Event
from klotz.server.tables.table import Table
from tests.server.harness.people import Seat


async def kept_events(database_url: str, table: str) -> list[Event]:
    engine = open_database(with_driver(database_url))
    try:
        return await TableStore(engine).events(table, 0)
    finally:
        await engine.dispose()


def with_driver(url: str) -> str:
    return ServerSettings(database_url=url).database_url


async def check_kept(database_url: str, table: str, seats: Iterable[Seat]) -> list[Event]:
    """Nothing that was accepted is lost, nothing is there twice, everybody heard the same, and chance was fair."""
    events = await kept_events(database_url, table)
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    kept: dict[int, Any] = {event.number: event.json() for event in events}
    replayed = Table.of(table, events)
    assert replayed.status == "finished"
    assert replayed.state is not None
    assert replayed.state.is_over
    for seat in seats:
        for event in seat.accepted:
            assert kept[event["number"]] == event
        assert seat.heard == kept
        wanted = [(answers, text) for answers, text in seat.asked]
        assert len(wanted) >= len(seat.accepted)
    fairness.verify(replayed.record())
    return events

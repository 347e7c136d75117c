"""What nobody comes back to goes: waiting and abandoned tables, and in time what only guests have played."""

from typing import Final, Protocol

from klotz.server.live.tables import Tables

_DAY: Final = 24 * 3600 * 1000


class Times(Protocol):
    """The settings that say how long what is kept."""

    @property
    def waiting_days(self) -> int: ...
    @property
    def abandoned_days(self) -> int: ...
    @property
    def guest_table_days(self) -> int: ...


class Expiry:
    """Runs now and then on every node. What two of them find is decided once, by the database."""

    def __init__(self, tables: Tables, times: Times) -> None:
        self._tables = tables
        self._times = times

    async def run(self) -> None:
        await self._close("waiting", self._times.waiting_days)
        await self._close("playing", self._times.abandoned_days)
        while removed := await self._tables.store.remove_guests_tables(
            self._before(self._times.guest_table_days)
        ):
            for table_id in removed:
                self._tables.forget(table_id)

    async def _close(self, status: str, days: int) -> None:
        while found := await self._tables.store.quiet(status, self._before(days)):
            for table_id in found:
                await self._tables.expire(table_id)

    def _before(self, days: int) -> int:
        return self._tables.clock.now() - days * _DAY

"""Time at a table: what every seat has left, derived from the events alone."""

from dataclasses import dataclass, field
from typing import Any, Final

from klotz.server.tables.agreement import DAY, DaysClock, MoveClock, NoClock, TotalClock

_SECOND: Final = 1000


@dataclass(slots=True)
class TableClock:
    """What every seat has left, in milliseconds; None where time does not count."""

    control: NoClock | MoveClock | TotalClock | DaysClock
    seats: int
    left: list[int] = field(default_factory=list)
    since: dict[int, int] = field(default_factory=dict)
    """Whose time is running, and since when."""

    def __post_init__(self) -> None:
        if not self.left and self.is_on:
            self.left = [self._fresh] * self.seats

    @property
    def is_on(self) -> bool:
        return not isinstance(self.control, NoClock)

    @property
    def _fresh(self) -> int:
        """What a seat begins with: the game, or each move."""
        match self.control:
            case MoveClock(seconds=seconds) | TotalClock(seconds=seconds):
                return seconds * _SECOND
            case DaysClock(days=days):
                return days * DAY
        return 0

    def moved(self, seat: int, at: int) -> None:
        """A seat has made its move: its time stops and gets its increment, or is fresh again."""
        if not self.is_on:
            return
        self._stop(seat, at)
        if isinstance(self.control, TotalClock):
            self.left[seat] += self.control.increment * _SECOND
        else:
            self.left[seat] = self._fresh

    def turn_to(self, seats: tuple[int, ...], at: int) -> None:
        """Start the clocks of these seats."""
        if not self.is_on:
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self._stop(seat, at)
        for seat in seats:
            self.since.setdefault(seat, at)

    def _stop(self, seat: int, at: int) -> None:
        if (since := self.since.pop(seat, None)) is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, at - since))

    @property
    def deadline(self) -> int | None:
        """When the first of those whose turn it is runs out of time."""
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def out_of_time(self, now: int) -> list[int]:
        return [seat for seat, since in self.since.items() if since + self.left[seat] <= now]

    def json(self) -> dict[str, Any] | None:
        """For clients: the time left at the moments in `since`, not now, so that they can count down themselves."""
        if not self.is_on:
            return None
        return {
            **self.control.model_dump(),
            "left": list(self.left),
            "since": {str(seat): since for seat, since in self.since.items()},
        }

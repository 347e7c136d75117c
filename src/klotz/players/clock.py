"""Clocks for whole games: how much time a player has, and what is left of it."""

import re
from dataclasses import dataclass, replace
from typing import Final, Self

_CONTROL: Final = re.compile(r"(?P<main>[\d.]+)(?:\+(?P<more>[\d.]+)(?:/(?P<moves>\d+))?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The seconds that a player has for a whole game, and what is added to them.

    After each move `increment` is added. Or, as the GTP command `time_settings` has it, when the main time is used up
    periods of byo-yomi follow: each has `byo_yomi` seconds for `byo_yomi_moves` moves, and another begins when these
    were made in time.
    """

    main: float
    increment: float = 0.0
    byo_yomi: float = 0.0
    byo_yomi_moves: int = 0

    def __post_init__(self) -> None:
        if not all(0 <= seconds < float("inf") for seconds in (self.main, self.increment, self.byo_yomi)):
            raise ValueError("the times of a clock are numbers of seconds, and none is below 0")
        if self.byo_yomi_moves < 0 or bool(self.byo_yomi) != bool(self.byo_yomi_moves):
            raise ValueError("byo-yomi needs both its seconds and its moves")
        if not self.main and not self.byo_yomi:
            raise ValueError("a clock needs time: more than 0 seconds")

    @classmethod
    def parse(cls, text: str) -> Self:
        """`60`; `60+0.5` with an increment of half a second; `60+30/10` with byo-yomi of 30 s for ten moves."""
        found = _CONTROL.fullmatch(text.strip())
        if found is None:
            raise ValueError(f"{text[:40]!r} is no clock: write 60, 60+0.5 or 60+30/10")
        main, more = float(found["main"]), float(found["more"] or 0)
        return cls(main, 0.0, more, int(found["moves"])) if found["moves"] else cls(main, more)

    def clock(self) -> "Clock":
        """A clock at the start of a game."""
        whole = Clock(self, self.main)
        return whole if self.main else whole._next_period()

    def __str__(self) -> str:
        if self.byo_yomi:
            return f"{self.main:g}+{self.byo_yomi:g}/{self.byo_yomi_moves}"
        return f"{self.main:g}+{self.increment:g}" if self.increment else f"{self.main:g}"


@dataclass(frozen=True, slots=True)
class Clock:
    """A player's clock before one of its moves: the arguments of the GTP command `time_left`."""

    control: TimeControl
    left: float
    """Seconds: of the main time, or of this period. Below 0 the game is lost."""
    moves: int = 0
    """Moves still to be made in this period; 0 in the main time."""

    @property
    def has_run_out(self) -> bool:
        """Whether the game is lost by time."""
        return self.left < 0

    def after(self, seconds: float) -> "Clock":
        """The clock after a move that took this long."""
        left = self.left - seconds
        if self.has_run_out or (left < 0 and (self.moves or not self.control.byo_yomi)):
            return replace(self, left=left)
        if left < 0:  # the main time ends during this move, which is the first of the first period
            return self._next_period().after(-left)
        if self.moves == 1:
            return self._next_period()
        return replace(self, left=left + self.control.increment, moves=max(0, self.moves - 1))

    def _next_period(self) -> "Clock":
        return replace(self, left=self.control.byo_yomi, moves=self.control.byo_yomi_moves)

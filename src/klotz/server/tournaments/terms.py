"""What the host of a tournament chooses."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from klotz.server.tables.agreement import Computer, Level, MoveClock, Open, PlaceChoice, TableWish, TotalClock

MOST_ROUNDS: Final = 12
USUAL_LEVEL: Final = 4

Format = Literal["round_robin", "swiss"]
TournamentClock = Annotated[MoveClock | TotalClock, Field(discriminator="kind")]


class TournamentTerms(BaseModel):
    """A tournament of an evening."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    game: Annotated[str, Field(max_length=32, examples=["blokus-duo"])]
    seats: Annotated[int, Field(ge=2, le=4)] = 2
    """How many play at a table."""
    options: dict[str, Any] = Field(default_factory=dict)
    box: Annotated[str, Field(max_length=32)] | None = None
    """The id of the box that all tables play with, as it is when the tournament is made: its parts become options."""
    clock: TournamentClock = TotalClock(kind="total", seconds=600, increment=5)
    """There is always one: whoever does not come loses that game, and the others play on."""
    format: Format = "swiss"
    """Everybody against everybody, for games of two; or Swiss, where people with as many points meet."""
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 4
    """Of a Swiss tournament, or fewer if everybody has met by then. A round robin has as many as it needs."""
    rated: bool = False
    """Then everybody needs an account. Games with a computer are never rated."""
    level: Level | None = USUAL_LEVEL
    """Of the computers that take the seats of those who are missing. None: whoever has no opponent has a bye, which
    counts as a win. Only for games of two: at larger tables there are always computers."""
    plays: bool = True
    """Whether the host takes part."""

    @property
    def has_byes(self) -> bool:
        return self.level is None and self.seats == 2

    def table(self, people: int) -> TableWish:
        """The table for one game of so many people; computers have the other seats."""
        level = self.level if self.level is not None else USUAL_LEVEL
        places: list[PlaceChoice] = [Open(kind="open") for _ in range(people)]
        places += [Computer(kind="computer", level=level) for _ in range(self.seats - people)]
        return TableWish(
            game=self.game,
            seats=places,
            options=self.options,
            clock=self.clock,
            rated=self.rated and people == self.seats,
            public=True,
            undo=False,
        )

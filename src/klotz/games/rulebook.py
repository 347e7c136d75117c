"""A game with its options chosen: what starts states and replays records. `contract` says how they play."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic

from typing_extensions import TypeVar

from klotz.games.actions import Actions, NoArrays
from klotz.games.features import Feature
from klotz.games.moves import MoveError
from klotz.games.record import FORMAT, Json, Record, RecordError
from klotz.games.seating import Seating, SeatingError, clockwise

if TYPE_CHECKING:  # which imports this module
    from klotz.games.contract import State

_SEAT_COLOURS: Final = ("blue", "yellow", "red", "green")

S = TypeVar("S", bound="State", default="State", covariant=True)


class Game(ABC, Generic[S]):
    """A rulebook with its options chosen. Immutable: equal games have the same name and options."""

    __slots__ = ("lowest_wins", "name", "options", "rules", "seat_counts")

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any],
        seat_counts: tuple[int, ...],
        rules: tuple[str, ...],
        *,
        lowest_wins: bool = False,
    ) -> None:
        self.name: Final = name
        self.options: Final = MappingProxyType(dict(options))
        self.seat_counts: Final = seat_counts
        """How many seats the game can have; the first is the default."""
        self.rules: Final = rules
        """The ids of the rules in force, in the rulebook's order."""
        self.lowest_wins: Final = lowest_wins
        """Whether a low score is good."""

    @abstractmethod
    def _start(self, seats: int, setup: Json | None) -> S: ...

    @property
    def actions(self) -> Actions:
        """The numbers of its moves. NoArrays if it has none; a small game returns `ListedActions`."""
        raise NoArrays(f"the moves of {self.name} have no numbers: its Game has no `actions`")

    @property
    def action_count(self) -> int:
        """How many numbers moves have: they are 0 to this, exclusive, in every position."""
        return self.actions.count

    @property
    def chance_count(self) -> int:
        """How many numbers there are for what chance does, which are apart from those of moves."""
        return self.actions.chance_count

    def layout(self, seats: int | None = None) -> tuple[Feature, ...]:
        """What `state.features()` has for so many seats, by default the usual number. NoArrays if there is nothing.

        >>> import klotz
        >>> [(feature.name, feature.shape) for feature in klotz.game("blokus").layout()]
        [('planes', (12, 20, 20)), ('pieces', (4, 21))]
        """
        return self._layout(self.seat_counts[0] if seats is None else seats)

    def _layout(self, seats: int) -> tuple[Feature, ...]:
        raise NoArrays(f"the positions of {self.name} have no arrays: its Game has no `_layout`")

    def colours(self, seat: int) -> tuple[str, ...]:
        """What a seat plays with, or one colour that stands for it in charts and lists."""
        return (_SEAT_COLOURS[seat % len(_SEAT_COLOURS)],)

    @property
    def has_chance(self) -> bool:
        """Whether dice, cards or the like decide anything. A game in which they do not says so."""
        return True

    @property
    def colour_choices(self) -> Mapping[str, tuple[str, ...]]:
        """What a player can choose to play with, and the colours that come with it; empty if there is no choice."""
        return {}

    def colour_choice(self, seat: int) -> str | None:
        """What to choose to have the colours of a seat; None where there is nothing to choose."""
        mine = set(self.colours(seat))
        return next((name for name, colours in self.colour_choices.items() if set(colours) == mine), None)

    def seating(self, colours: Sequence[str | None], first: int | None = None) -> Seating:
        """Who gets which seat if the players choose these colours, and this one of them begins.

        None is a player to whom any colour is welcome, or who begins by the rules. Raises SeatingError.
        """
        if any(colour is not None for colour in colours):
            raise SeatingError(f"there are no colours to choose in {self.name}")
        return Seating(clockwise(len(colours), first or 0), {})

    @property
    def pieces(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """The flat pieces of each colour, by name, as columns and rows from 0; empty in games without any."""
        return {}

    def start(self, seats: int | None = None, setup: Json | None = None) -> S:
        """A new game.

        `seats` is one of `seat_counts`, by default the first. `setup` is a position to begin with, as the game
        describes it. ValueError says what is wrong with either.

        >>> import klotz
        >>> klotz.game("bloxx").start(seats=4)
        <bloxx, 4 seats, 0 moves, due (-1,)>
        """
        if seats is None:
            seats = self.seat_counts[0]
        if seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in sorted(self.seat_counts))
            raise ValueError(f"{self.name} is played with {counts} seats, not {seats!r}")
        return self._start(seats, setup)

    def record(self, state: "State") -> Record:
        """A state as a record, which replays to it. ValueError if it is a state of another game."""
        if state.game != self:
            raise ValueError(f"that state belongs to {state.game!r}, not to {self!r}")
        return Record(
            game=self.name,
            seats=state.seats,
            moves=state.record_texts(),
            options=dict(self.options),
            setup=state.setup,
            result=state.outcome(),
        )

    def replay(self, record: Record, moves: int | None = None) -> S:
        """The state after all moves of a record, or the first `moves`. RecordError says where it goes wrong.

        Automatic moves may be missing from the record; those present must match the rules.
        """
        try:
            of = _make_game(record.game, record.options, record.version)
            if of != self:
                raise RecordError(f"the record is of {of!r}, not of {self!r}")
            state = self.start(record.seats, record.setup)
        except ValueError as error:
            raise RecordError(f"the record cannot be started: {error}") from error
        told = 0
        for number, text in enumerate(record.moves[:moves], start=1):
            try:
                told = state.follow(text, told)
            except MoveError as error:
                raise RecordError(f"move {number}, {text[:80]!r}: {error}") from error
        outcome = state.outcome()
        if moves is None and record.result is not None and record.result != outcome:
            found = f"scores {list(outcome.scores)}" if outcome else "a game that is not over"
            raise RecordError(f"the record says scores {list(record.result.scores)}, its moves give {found}")
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.name == other.name and dict(self.options) == dict(other.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return _make_game, (self.name, dict(self.options))

    def __hash__(self) -> int:
        return hash((self.name, tuple(sorted((key, str(value)) for key, value in self.options.items()))))

    def __repr__(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"klotz.game({self.name!r}{options})"


def _make_game(name: str, options: Mapping[str, Any], version: int = FORMAT) -> Game:
    from klotz.games import game_of_record  # the registry knows the games, which know this module

    return game_of_record(name, options, version)

"""The moves of a state as numbers and arrays; `actions` says what the numbers are."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from klotz.games import features
from klotz.games.actions import NoArrays
from klotz.games.moves import CHANCE, Chance, InvalidMove, Move

if TYPE_CHECKING:
    import numpy as np  # slow to import, and many games are played without
    import numpy.typing as npt

    from klotz.games.rulebook import Game


class NumberedMoves:
    """What `State` has for programs that learn. The methods with a leading underscore are for games to override."""

    __slots__ = ()

    if TYPE_CHECKING:
        game: Game
        seats: int

        @property
        def due(self) -> tuple[int, ...]: ...
        @property
        def chances(self) -> tuple[Chance, ...]: ...
        def iterate_legal(self, seat: int | None = None) -> Iterator[Move]: ...
        def push(self, move: Move) -> None: ...

    def legal_array(self, seat: int | None = None) -> "npt.NDArray[np.int32]":
        """The numbers of the legal moves, in the order of `legal_moves`; when chance is due, of what it may do.

        `seat` may be left out when only one is due. NoArrays if the game has no numbers.

        >>> import klotz
        >>> state = klotz.game("blokus-duo").start()
        >>> state.legal_array()[:3], state.game.action_count
        (array([130, 316, 317], dtype=int32), 13729)
        """
        return self._legal_actions(self._numbered_seat(seat))

    def mask(self, seat: int | None = None) -> "npt.NDArray[np.bool_]":
        """Which numbers are legal, as `game.action_count` booleans; when chance is due, `game.chance_count`."""
        import numpy as np

        seat = self._numbered_seat(seat)
        actions = self.game.actions
        mask = np.zeros(actions.chance_count if seat == CHANCE else actions.count, np.bool_)
        mask[self._legal_actions(seat)] = True
        return mask

    def features(
        self, seat: int | None = None, out: "dict[str, npt.NDArray[Any]] | None" = None
    ) -> "dict[str, npt.NDArray[Any]]":
        """What a seat may see of the position, as arrays whose shapes depend on the game and the seats alone.

        The seat's own part comes first and the others follow in turn order. By default it is the seat that is due,
        or the first one where that is nobody, or several. With `out`, arrays of an earlier call are written anew and
        nothing is allocated. `game.layout(seats)` says what is in them; NoArrays if the game has none.

        >>> import klotz
        >>> {name: array.shape for name, array in klotz.game("blokus-duo").start().features().items()}
        {'planes': (6, 14, 14), 'pieces': (2, 21)}
        """
        if seat is None:
            seat = self.due[0] if len(self.due) == 1 and self.due[0] != CHANCE else 0
        elif not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        layout = self.game.layout(self.seats)
        if out is None:
            out = features.empty(layout)
        else:
            features.check(layout, out)
        self._write_features(seat, out)
        return out

    def _write_features(self, seat: int, out: "dict[str, npt.NDArray[Any]]") -> None:
        """Write every entry of the arrays that the game's layout describes."""
        raise NoArrays(
            f"the positions of {self.game.name} have no arrays: its State has no `_write_features`"
        )

    def probabilities(self) -> "npt.NDArray[np.float64]":
        """How likely each of `legal_array` is while chance is due; empty while it is not."""
        import numpy as np

        return np.array([chance.probability for chance in self.chances])

    def push_action(self, action: int, seat: int | None = None) -> Move:
        """Play the move with a number. Raises as `push` does, and leaves the state as it was."""
        move = self.move_of(action, seat)
        self.push(move)
        return move

    def action_of(self, move: Move) -> int:
        """The number of a move. InvalidMove if it is not written as one."""
        actions = self.game.actions
        return actions.chance_number(move.text) if move.seat == CHANCE else actions.number(move.text)

    def move_of(self, action: int, seat: int | None = None) -> Move:
        """The move with a number, legal or not. InvalidMove if there is no such number."""
        seat = self._numbered_seat(seat)
        actions = self.game.actions
        count = actions.chance_count if seat == CHANCE else actions.count
        if not 0 <= action < count:
            kind = "numbers of chance" if seat == CHANCE else "numbers of moves"
            raise InvalidMove(f"the {kind} are 0 to {count - 1} in {self.game.name}, not {action!r}")
        return Move(seat, self._text_of(int(action), seat))

    def _numbered_seat(self, seat: int | None) -> int:
        """The seat that a number is about: it says nothing about seats itself."""
        due = self.due
        if seat is None:
            if len(due) != 1:
                raise ValueError(
                    f"several seats are due, {', '.join(map(str, due))}: say which"
                    if due
                    else "the game is over: there are no moves"
                )
            return due[0]
        if seat not in due:
            raise ValueError(f"seat {seat} is not due; {', '.join(map(str, due)) or 'nobody'} is")
        return seat

    def _legal_actions(self, seat: int) -> "npt.NDArray[np.int32]":
        """The numbers of a due seat's legal moves, in their order."""
        import numpy as np

        number = self.game.actions.chance_number if seat == CHANCE else self.game.actions.number
        return np.fromiter((number(move.text) for move in self.iterate_legal(seat)), np.int32)

    def _text_of(self, action: int, seat: int) -> str:
        """The text of a move that has this number, as far as numbers go: it need not be legal."""
        actions = self.game.actions
        return actions.describe_chance(action) if seat == CHANCE else actions.describe(action)

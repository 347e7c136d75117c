"""The rules of Cobble, CB-1 to CB-6."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Self

from cobble.yard import STONES, Square, Squares, largest_patch, places, squares_of, text_of
from klotz import CHANCE, Chance, Game, IllegalMove, InvalidMove, Move, Outcome, Score, State
from klotz.games import FamilyRules, Option
from klotz.games.contract import Json

_RULES: Final = tuple(f"CB-{number}" for number in range(1, 7))
_OPTIONS: Final = {"size": Option((6, 8), "how many squares the yard is wide and long")}
_NOBODY: Final = "."


class CobbleGame(Game):
    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        super().__init__(name, options, (2, 3, 4), _RULES)

    def _start(self, seats: int, setup: Json | None) -> State:
        if setup is not None:
            raise ValueError("cobble always starts with an empty yard")
        return CobbleState(self, seats)


class CobbleState(State):
    __slots__ = ("owners", "size", "stone", "turn")

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.size: int = game.options["size"]
        self.owners: dict[Square, int] = {}
        self.stone: str | None = None  # what was rolled and not laid yet
        self.turn = 0

    # ------------------------------------------------------------------ what may be played

    @property
    def due(self) -> tuple[int, ...]:
        if self.stone is not None:
            return (self.turn,)
        return (CHANCE,) if self._fitting() else ()

    @property
    def chances(self) -> tuple[Chance, ...]:
        fitting = () if self.stone else self._fitting()
        return tuple(Chance(Move(CHANCE, f"roll {stone}"), 1 / len(fitting)) for stone in fitting)

    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        if self.stone is None:
            yield from (chance.move for chance in self.chances if seat in (None, CHANCE))
        elif seat in (None, self.turn):
            yield from (Move(self.turn, text) for text in self._free_places(self.stone))

    def _free_places(self, stone: str) -> Iterator[str]:
        taken = self.owners.keys()
        return (text for text, squares in places(stone, self.size).items() if squares.isdisjoint(taken))

    def _fitting(self) -> tuple[str, ...]:
        return tuple(stone for stone in STONES if any(self._free_places(stone)))

    def _parse(self, text: str, seat: int) -> Move:
        if self.is_over:
            raise IllegalMove("CB-5", "cobble-over")
        if text.startswith("roll"):
            return self._parse_roll(text, seat)
        squares = squares_of(text)
        if self.stone is None:
            raise IllegalMove("CB-2", "cobble-roll-first")
        if seat != self.turn:
            raise IllegalMove("CB-1", "cobble-not-your-turn", {"player": self.turn + 1})
        self._check_place(squares, self.stone)
        return Move(seat, text_of(squares))

    def _parse_roll(self, text: str, seat: int) -> Move:
        stone = text.removeprefix("roll").strip()
        if stone not in STONES:
            raise InvalidMove(f"{stone[:40]!r} is not a stone; stones are {', '.join(STONES)}")
        if self.stone is not None or seat != CHANCE:
            raise IllegalMove("CB-2", "cobble-chance-rolls")
        if stone not in self._fitting():
            raise IllegalMove("CB-2", "cobble-roll-again", {"stone": stone})
        return Move(CHANCE, f"roll {stone}")

    def _check_place(self, squares: Squares, stone: str) -> None:
        for x, y in sorted(squares):
            if not (x < self.size and y < self.size):
                raise IllegalMove("CB-3", "cobble-outside", {"square": text_of([(x, y)])})
        if text_of(squares) not in places(stone, self.size):
            raise IllegalMove("CB-3", "cobble-other-stone", {"stone": stone})
        for square in sorted(squares & self.owners.keys()):
            raise IllegalMove("CB-4", "cobble-taken", {"square": text_of([square])})

    # ------------------------------------------------------------------ playing

    def _apply(self, move: Move) -> None:
        if move.seat == CHANCE:
            self.stone = move.text.removeprefix("roll ")
        elif self.stone is not None:
            self.owners.update(dict.fromkeys(places(self.stone, self.size)[move.text], move.seat))
            self.stone = None
            self.turn = (self.turn + 1) % self.seats

    def _undo(self, move: Move) -> None:
        if move.seat == CHANCE:
            self.stone = None
            return
        self.stone = next(stone for stone in STONES if move.text in places(stone, self.size))
        for square in places(self.stone, self.size)[move.text]:
            del self.owners[square]
        self.turn = move.seat

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats)
        twin._copy_log(self)
        twin.owners = dict(self.owners)
        twin.stone = self.stone
        twin.turn = self.turn
        return twin

    # ------------------------------------------------------------------ what there is to see

    @property
    def position(self) -> Any:
        return tuple(sorted(self.owners.items())), self.stone, self.turn

    def score_sheet(self) -> tuple[Score, ...]:
        return tuple(
            Score.of(patch=largest_patch(square for square, owner in self.owners.items() if owner == seat))
            for seat in range(self.seats)
        )

    def outcome(self) -> Outcome | None:
        if self.due:
            return None
        return Outcome.by_score([score.total for score in self.score_sheet()], "cobble-paved")

    def _view(self, seat: int | None) -> Json:
        return {"size": self.size, "stone": self.stone, "rows": self._rows()}

    def _rows(self) -> list[str]:
        """The yard from the top row down: a digit is whose stone lies there, counted from 1."""
        return [
            "".join(
                str(self.owners[x, y] + 1) if (x, y) in self.owners else _NOBODY for x in range(self.size)
            )
            for y in reversed(range(self.size))
        ]

    def __str__(self) -> str:
        rows = [f"{self.size - index:2} {' '.join(row)}" for index, row in enumerate(self._rows())]
        letters = " ".join(chr(ord("a") + x) for x in range(self.size))
        rolled = [f"Rolled: {self.stone}"] if self.stone else []
        return "\n".join([*rows, f"   {letters}", *rolled])


RULES: Final = FamilyRules(options={"cobble": _OPTIONS}, make=CobbleGame)

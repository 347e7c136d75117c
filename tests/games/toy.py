"""The smallest game with everything the contract knows: chance, hidden hands, several seats due at once.

Each seat is dealt a secret card from 1 to 6. Then all may choose, in any order, to keep it or to have another one
dealt; the choice is open, the card is not. Then a die is rolled for all to see and added to every hand, all cards
are shown, and the highest hand wins.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, Self

from klotz.games import FamilyRules
from klotz.games.contract import (
    CHANCE,
    Chance,
    Game,
    IllegalMove,
    InvalidMove,
    Json,
    Move,
    Outcome,
    Score,
    State,
)
from klotz.registry import Family, Listing

FAMILY: Final = Family(
    name="toy",
    games=(Listing("toy", "Toy"),),
    rules="tests.games.toy:RULES",
    words="tests.games.toy_words",
)


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", {}, (2, 3, 4), ("TY-1", "TY-2", "TY-3"))

    def _start(self, seats: int, setup: Json | None) -> State:
        return ToyState(self, seats, setup)


class ToyState(State):
    __slots__ = ("choices", "hands", "rolled")

    def __init__(self, game: Game, seats: int, setup: Json | None = None) -> None:
        super().__init__(game, seats, setup)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.choices: dict[int, str] = {}
        self.rolled: int | None = None

    @property
    def due(self) -> tuple[int, ...]:
        if self.rolled is not None:
            return ()
        if self._hand_to_deal() is not None:
            return (CHANCE,)
        undecided = tuple(seat for seat in range(self.seats) if seat not in self.choices)
        return undecided or (CHANCE,)

    def _hand_to_deal(self) -> int | None:
        for seat, hand in enumerate(self.hands):
            if len(hand) < (2 if self.choices.get(seat) == "change" else 1):
                return seat
        return None

    @property
    def position(self) -> Any:
        return tuple(map(tuple, self.hands)), tuple(sorted(self.choices.items())), self.rolled

    @property
    def chances(self) -> tuple[Chance, ...]:
        if self.due != (CHANCE,):
            return ()
        seat = self._hand_to_deal()
        verb = "roll" if seat is None else f"deal {seat + 1}"
        return tuple(Chance(Move(CHANCE, f"{verb} {face}"), 1 / 6) for face in range(1, 7))

    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        for move, _ in self.chances:
            if seat in (None, CHANCE):
                yield move
        for due in self.due:
            if due != CHANCE and seat in (None, due):
                yield Move(due, "keep")
                yield Move(due, "change")

    def _parse(self, text: str, seat: int) -> Move:
        if text.split()[0] not in {"keep", "change", "deal", "roll"}:
            raise InvalidMove(f"{text[:40]!r} is not a move")
        move = Move(seat, text)
        if move not in self.iterate_legal():
            raise IllegalMove("TY-2", "toy-not-now")
        return move

    def _apply(self, move: Move) -> None:
        verb, *rest = move.text.split()
        if verb == "deal":
            self.hands[int(rest[0]) - 1].append(int(rest[1]))
        elif verb == "roll":
            self.rolled = int(rest[0])
        else:
            self.choices[move.seat] = verb

    def _undo(self, move: Move) -> None:
        verb, *rest = move.text.split()
        if verb == "deal":
            self.hands[int(rest[0]) - 1].pop()
        elif verb == "roll":
            self.rolled = None
        else:
            del self.choices[move.seat]

    def shown(self, move: Move, seat: int | None) -> str:
        verb, *rest = move.text.split()
        if verb == "deal" and not self._may_see(int(rest[0]) - 1, seat):
            return f"deal {rest[0]} ?"
        return move.text

    def _may_see(self, hand: int, seat: int | None) -> bool:
        return self.rolled is not None or hand == seat

    @property
    def has_secrets(self) -> bool:
        return True

    def resample(self, seat: int | None, random: Random) -> Self:
        other = self.copy()
        for entry in list(other._log):
            other._log.remove(entry)
            verb, *rest = entry.move.text.split()
            move = entry.move
            if verb == "deal" and not self._may_see(int(rest[0]) - 1, seat):
                move = Move(CHANCE, f"deal {rest[0]} {random.randint(1, 6)}")
            other._log.append(entry._replace(move=move))
        other.hands = [[] for _ in range(self.seats)]
        for move in other.history:
            if move.text.startswith("deal"):
                other._apply(move)
        return other

    def score_sheet(self) -> tuple[Score, ...]:
        if self.rolled is None:
            return tuple(Score.of() for _ in self.hands)
        return tuple(Score.of(card=hand[-1], roll=self.rolled) for hand in self.hands)

    def outcome(self) -> Outcome | None:
        if self.due:
            return None
        return Outcome.by_score([score.total for score in self.score_sheet()], "toy-rolled")

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats, self.setup)
        twin._copy_log(self)
        twin.hands = [list(hand) for hand in self.hands]
        twin.choices = dict(self.choices)
        twin.rolled = self.rolled
        return twin

    def _view(self, seat: int | None) -> Json:
        return {
            "hands": [
                [card if self._may_see(owner, seat) else None for card in hand]
                for owner, hand in enumerate(self.hands)
            ],
            "rolled": self.rolled,
        }

    def __str__(self) -> str:
        return f"{self.seats} hands, {len(self.choices)} chosen, rolled {self.rolled}"


RULES: Final = FamilyRules(options={"toy": {}}, make=lambda name, options: ToyGame())

"""Taking a piece out of a tower, one's own or another: which of them may be taken, and why the others may not."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from klotz import words
from klotz.cli.play.bloqs.drawing import Pen
from klotz.cli.play.talk import Talk
from klotz.games.bloqs import BloqsState, Tower
from klotz.games.bloqs.notation import piece_number
from klotz.games.bloqs.refusals import why_not_taken
from klotz.games.contract import Move

_Choice = TypeVar("_Choice")


class Taking:
    """The questions for a theft or a swap. Every step can go back to the one before."""

    def __init__(
        self, state: BloqsState, seat: int, name_of: Callable[[int], str], talk: Talk, pen: Pen
    ) -> None:
        self._state = state
        self._seat = seat
        self._name_of = name_of
        self._talk = talk
        self._pen = pen

    def choose_theft(self, moves: Iterable[Move]) -> Move | None:
        thefts: dict[int, dict[int, Move]] = defaultdict(dict)
        for move in moves:
            _, seat, piece = move.text.split()
            thefts[int(seat) - 1][piece_number(piece)] = move
        if len(thefts) == 1:
            ((other, pieces),) = thefts.items()
            return self._choose_from(other, pieces, "menu-ask-steal")
        while (victim := self._choose_player(thefts)) is not None:
            if (chosen := self._choose_from(victim, thefts[victim], "menu-ask-steal")) is not None:
                return chosen
        return None

    def choose_swap(self, moves: Iterable[Move]) -> Move | None:
        swaps: dict[int, dict[int, dict[int, Move]]] = defaultdict(lambda: defaultdict(dict))
        for move in moves:
            _, seat, _, give, _, take = move.text.split()
            swaps[int(seat) - 1][piece_number(give)][piece_number(take)] = move
        if len(swaps) == 1:
            return self._choose_pair(*next(iter(swaps.items())))
        while (other := self._choose_player(swaps)) is not None:
            if (chosen := self._choose_pair(other, swaps[other])) is not None:
                return chosen
        return None

    def _choose_pair(self, other: int, swaps: Mapping[int, Mapping[int, Move]]) -> Move | None:
        while (takes := self._choose_from(self._seat, swaps, "menu-ask-give")) is not None:
            if (move := self._choose_from(other, takes, "menu-ask-take")) is not None:
                return move
        return None

    def _choose_player(self, seats: Iterable[int]) -> int | None:
        known = {}
        for seat in sorted(seats):
            self._talk.show(Text.assemble((f"{seat + 1} ", "bold"), self._name_of(seat)))
            known[str(seat + 1)] = seat
        return self._talk.pick("menu-ask-player", known)

    def _choose_from(self, owner: int, pieces: Mapping[int, _Choice], question: str) -> _Choice | None:
        """One of the pieces of a tower; the others are listed with why they may not be taken."""
        tower, text = self._state.towers[owner], self._state.piece_set.text
        self._talk.show("", Text(self._name_of(owner), "bold"), self._pen.tower(tower), "")
        self._talk.show(takeable_list(tower, owner, self._pen, pieces))
        known = {
            word: choice
            for number, choice in pieces.items()
            for word in (str(number), f"#{number}", text(number).lower())
        }
        return self._talk.pick(question, known, example=text(min(pieces)))


def takeable_list(tower: Tower, owner: int, pen: Pen, offered: Iterable[int]) -> RenderableType:
    """The pieces of a tower: those that may be taken first, then the others with the reason why not."""
    grid = Table.grid(padding=(0, 2))
    offered = set(offered)
    for number in sorted(tower.pieces, key=lambda number: (number not in offered, number)):
        name = Text(f" {tower.piece_set.text(number)} ", pen.style(number))
        refusal = why_not_taken(tower, owner, number)
        if number in offered:
            reason = Text(words.say("menu-may-be-taken"), "bold")
        elif refusal is None:
            reason = Text(words.say("menu-no-place-for-it"), "dim")
        else:
            reason = Text(refusal.reason, "dim")
        grid.add_row(name, reason)
    return grid

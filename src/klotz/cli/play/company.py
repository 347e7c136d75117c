"""Those who play at one terminal: their names and colours, the computers among them, and who begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from klotz import games
from klotz.cli.play.seating import Seating
from klotz.games.contract import State

RULES: Final = "rules"
LOT: Final = "lot"
LOSER: Final = "loser"
ANY: Final = "any"


@dataclass(frozen=True, slots=True)
class Company:
    """In the order in which they were named; once they sit, in turn order."""

    names: tuple[str, ...]
    """May be fewer than those who play, or none."""
    computers: Seating
    colours: tuple[str | None, ...] = ()
    """What they chose; none if nobody chose anything."""
    first: str | int = RULES
    """Who begins: by the rules, by lot, the loser of the last game, or one of them by number, from 0."""

    def seated(self, start: State, random: Random, lost: Sequence[int] = ()) -> tuple[State, Self]:
        """A fresh game for them, and they in turn order. SeatingError if they cannot all have their colours."""
        count = start.seats
        if self.first == RULES and not self.colours:
            return start, self
        seating = start.game.seating(self.colours or (None,) * count, self._first(count, random, lost))
        game = games.game(start.game.name, **{**start.game.options, **seating.options})
        place_of = {seat: place for place, seat in enumerate(seating.order)}
        taken = replace(
            self,
            names=tuple(self.names[place_of[seat]] for seat in range(count)) if self.names else (),
            computers={seating.order[place]: player for place, player in self.computers.items()},
            colours=tuple(self.colours[place_of[seat]] for seat in range(count)) if self.colours else (),
            first=0 if isinstance(self.first, int) else self.first,
        )
        return game.start(count), taken

    def _first(self, count: int, random: Random, lost: Sequence[int]) -> int | None:
        if isinstance(self.first, int):
            return self.first
        if self.first == RULES:
            return None
        return random.choice(list(lost) if self.first == LOSER and lost else range(count))

    def again(self, over: State, random: Random, gave_up: int | None = None) -> tuple[State, Self]:
        """The next game: where the rules say who begins, all move one seat on; otherwise they keep their colours.

        `gave_up` is the seat that ended the last one early, if one did.
        """
        count = over.seats
        if gave_up is None:
            ranks = over.result.ranks
            lost = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        else:
            lost = [gave_up]
        colours = tuple(over.game.colour_choice(seat) for seat in range(count))
        following = replace(self, colours=colours if self.colours or self.first != RULES else ())
        if self.first == RULES:
            following = replace(
                following,
                names=self.names[1:] + self.names[:1],
                computers={(seat - 1) % count: player for seat, player in self.computers.items()},
            )
        elif isinstance(self.first, int):
            following = replace(following, first=1 % count)
        return following.seated(over.game.start(count), random, lost)


def read_colours(text: str, choices: Mapping[str, object], count: int) -> tuple[str | None, ...]:
    """`red,any,blue` as what each player wants. ValueError if it is not a colour for each."""
    colours = [part.strip().lower() for part in text.split(",")]
    if len(colours) != count:
        raise ValueError(
            f"this game has {count} players: give {count} colours with commas between them, or {ANY}"
        )
    for colour in colours:
        if colour not in (*choices, ANY):
            there_are = f"there are {', '.join(choices)}" if choices else "there is nothing to choose from"
            raise ValueError(f"there is no colour {colour[:40]!r}; {there_are}")
    return tuple(None if colour == ANY else colour for colour in colours)


def read_first(text: str, names: Sequence[str], count: int) -> str | int:
    """`2`, a name, `lot`, `loser` or `rules` as who begins. ValueError if it is none of these."""
    if text in names:
        return names.index(text)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= count:
        return int(text) - 1
    if text.lower() in (RULES, LOT, LOSER):
        return text.lower()
    raise ValueError(
        f"{text[:40]!r} does not say who begins: write a player's number or name, {LOT}, {LOSER} or {RULES}"
    )

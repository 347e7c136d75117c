"""The Blokus games: a variant with its options chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from klotz.games import FamilyRules, Option
from klotz.games.blokus.actions import BlokusActions, actions_on
from klotz.games.blokus.features import layout
from klotz.games.blokus.scoring import ADVANCED, BASIC, PER_COLOUR, PER_PLAYER
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.variants import VARIANTS, Cell, Colour, Variant
from klotz.games.contract import Game, Json
from klotz.games.features import Feature
from klotz.games.seating import Seating, completed
from klotz.shapes import PIECES

_STARTS: Final = Option(
    ("any", "own"),
    "where first pieces go: any starting square that is free, or the colour's own",
    rule="BK-2",
)
_FIRST: Final = "the colour that begins"
_SEATS: Final = ("first", "second", "third")
_CLASSIC: Final = {
    "starts": _STARTS,
    "scoring": Option((BASIC, ADVANCED), "squares left, or points with bonuses", rule="BK-8"),
    "first": Option(("blue", "yellow", "red", "green"), _FIRST, by_seating=True),
}
_DUO: Final = {
    "starts": replace(_STARTS, rule="BK-12"),
    "scoring": Option((ADVANCED, BASIC), "points with bonuses, or squares left", rule="BK-13"),
    "first": Option(("blue", "red"), _FIRST, by_seating=True),
}


_TWO: Final = {
    **_CLASSIC,
    "bonus": Option(
        (PER_COLOUR, PER_PLAYER),
        "whether the bonus is for each colour, or once for both of a player's",
        rule="BK-10",
    ),
}
_THREE: Final = {
    **_CLASSIC,
    "shared": Option(("green", "blue", "yellow", "red"), "the colour that all players share", rule="BK-11"),
    "shared_first": Option(
        _SEATS, "the player who places the first piece of the shared colour", rule="BK-11"
    ),
}
_OPTIONS: Final = {"blokus": _CLASSIC, "blokus-2": _TWO, "blokus-3": _THREE, "blokus-duo": _DUO}


class BlokusGame(Game[BlokusState]):
    """Blokus for two, three or four, or Blokus Duo, with its options chosen."""

    __slots__ = ("variant",)

    def __init__(self, variant: Variant, options: Mapping[str, Any]) -> None:
        lowest_wins = options["scoring"] == BASIC
        super().__init__(variant.name, options, (variant.seats,), variant.rules, lowest_wins=lowest_wins)
        self.variant: Final = variant

    @property
    def actions(self) -> BlokusActions:
        return actions_on(self.variant.size)

    def _layout(self, seats: int) -> tuple[Feature, ...]:
        return layout(self.variant.size, len(self.variant.colours))

    def colours(self, seat: int) -> tuple[str, ...]:
        return tuple(colour.value for colour in self.variant.colours_of(seat))

    @property
    def has_chance(self) -> bool:
        return False

    @property
    def colour_choices(self) -> Mapping[str, tuple[str, ...]]:
        """Every colour that is somebody's own; where a player has two, by the one that comes first on the board."""
        usual = _shared(self.name, self.options)
        sets = [[colour.value for colour in usual.colours_of(seat)] for seat in range(usual.seats)]
        if "shared" in self.options:  # whoever wants that colour leaves another to be shared (BK-11)
            sets.append([self.options["shared"]])
        return {colours[0]: tuple(colours) for colours in sets}

    def seating(self, colours: Sequence[str | None], first: int | None = None) -> Seating:
        mine = completed(colours, tuple(self.colour_choices))
        options = {"first": mine[first] if first is not None else self.options["first"]}
        if "shared" in self.options:
            (options["shared"],) = self.colour_choices.keys() - set(mine)
        variant = _make(self.name, {**self.options, **options}).variant
        held = dict(zip(variant.colours, variant.holders, strict=True))
        return Seating(tuple(held[Colour(colour)][0] for colour in mine), options)

    @property
    def pieces(self) -> Mapping[str, tuple[Cell, ...]]:
        return {name: tuple((column, row) for column, row in piece.cells) for name, piece in PIECES.items()}

    def _start(self, seats: int, setup: Json | None) -> BlokusState:
        return BlokusState(self, self.variant, setup)


def _shared(name: str, options: Mapping[str, Any]) -> Variant:
    """A variant with the colour shared that its players agreed on, if any is."""
    variant = VARIANTS[name]
    return variant.sharing(Colour(options["shared"])) if "shared" in options else variant


def _variant(name: str, options: Mapping[str, Any]) -> Variant:
    variant = _shared(name, options).begun_by(Colour(options["first"]))
    return variant.shared_first_by(_SEATS.index(options["shared_first"])) if "shared" in options else variant


def _make(name: str, options: Mapping[str, Any]) -> BlokusGame:
    return BlokusGame(_variant(name, options), options)


RULES: Final = FamilyRules(options=_OPTIONS, make=_make)

"""`klotz.game`, with the types of the games that come with Klotz.

A literal name gives a game of its own type, and its options are checked; a name that is only known when the program
runs gives a `Game`, and its options are passed as one mapping.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

from typing_extensions import Unpack

from klotz import games
from klotz.games.contract import Game

if TYPE_CHECKING:  # the rules of a game are loaded when it is played
    from klotz.games.blokus import BlokusGame
    from klotz.games.blokus.options import Blokus2Options, Blokus3Options, BlokusOptions, DuoOptions
    from klotz.games.bloqs import BloqsGame
    from klotz.games.bloqs.options import BloqsOptions, MaestroOptions
    from klotz.games.bloxx import BloxxGame
    from klotz.games.bloxx.options import BloxxOptions


@overload
def game(name: Literal["blokus"], /, **options: "Unpack[BlokusOptions]") -> "BlokusGame": ...
@overload
def game(name: Literal["blokus-2"], /, **options: "Unpack[Blokus2Options]") -> "BlokusGame": ...
@overload
def game(name: Literal["blokus-3"], /, **options: "Unpack[Blokus3Options]") -> "BlokusGame": ...
@overload
def game(name: Literal["blokus-duo"], /, **options: "Unpack[DuoOptions]") -> "BlokusGame": ...
@overload
def game(name: Literal["bloxx"], /, **options: "Unpack[BloxxOptions]") -> "BloxxGame": ...
@overload
def game(name: Literal["bloqs", "bloqs-turn2"], /, **options: "Unpack[BloqsOptions]") -> "BloqsGame": ...
@overload
def game(name: Literal["bloqs-maestro"], /, **options: "Unpack[MaestroOptions]") -> "BloqsGame": ...
@overload
def game(name: str, options: Mapping[str, Any] | None = None, /) -> Game: ...
def game(name: str, options: Mapping[str, Any] | None = None, /, **chosen: Any) -> Game:
    """A game by name, with options; those not given have their defaults.

    UnknownGame if there is none of that name, InvalidOption if it has no such option or the option no such value;
    the messages say what there is. `klotz.games.names()` lists the games and `klotz.games.options(name)` the
    options of one. A name that is only known when the program runs can be followed by a mapping of options.

    >>> import klotz
    >>> klotz.game("blokus", scoring="advanced").lowest_wins
    False
    >>> name, options = "blokus-duo", {"starts": "own"}
    >>> klotz.game(name, options)
    klotz.game('blokus-duo', starts='own', scoring='advanced', first='blue')
    """
    return games.game(name, **{**(options or {}), **chosen})

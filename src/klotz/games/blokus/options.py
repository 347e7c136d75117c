"""The options of the Blokus games, for type checkers; `game.py` says what they mean."""

from typing import Literal

from typing_extensions import TypedDict

_Colour = Literal["blue", "yellow", "red", "green"]


class DuoOptions(TypedDict, total=False):
    starts: Literal["any", "own"]
    scoring: Literal["advanced", "basic"]
    first: Literal["blue", "red"]


class BlokusOptions(TypedDict, total=False):
    starts: Literal["any", "own"]
    scoring: Literal["basic", "advanced"]
    first: _Colour


class Blokus2Options(BlokusOptions, total=False):
    bonus: Literal["colour", "player"]


class Blokus3Options(BlokusOptions, total=False):
    shared: Literal["green", "blue", "yellow", "red"]
    shared_first: Literal["first", "second", "third"]

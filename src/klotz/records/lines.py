"""Playing the lines of a record: the game itself, and its variations."""

from collections import defaultdict
from dataclasses import replace
from typing import Final

from klotz import games
from klotz.games.contract import Game, MoveError, Record, RecordError, State, Variation

DEEPEST: Final = 100
"""Variations nested deeper than this are rejected, so that code may walk a record recursively."""


def check(record: Record) -> State:
    """Play a record and all its variations: the final state; RecordError if a rule forbids a move."""
    game, record = with_game(record)
    state = game.replay(record)
    _try_line(game.start(record.seats, record.setup), record, "", 0)
    return state


def with_game(record: Record) -> tuple[Game, Record]:
    """The game of a record, and the record with the options that it left at their defaults."""
    try:
        game = games.game_of_record(record.game, record.options, record.version)
    except ValueError as error:
        raise RecordError(str(error)) from error
    return game, replace(record, options=dict(game.options))


def _try_line(state: State, line: Record | Variation, path: str, told: int) -> None:
    """Play a line and its variations, and take it back."""
    branches = defaultdict(list)
    for index, variation in enumerate(line.variations):
        here = f"{path}variations[{index}]"
        if not 0 <= variation.at <= len(line.moves):
            raise RecordError(
                f"{here}: there is no place {variation.at} in a line of {len(line.moves)} moves"
            )
        branches[variation.at].append((variation, here))
    pushes = 0
    for number in range(len(line.moves) + 1):
        for variation, here in branches[number]:
            _try_line(state, variation, f"{here}.", told)
        if number < len(line.moves):
            before = len(state.history)
            try:
                told = state.follow(line.moves[number], told)
            except MoveError as error:
                raise RecordError(f"{path}moves[{number}], {line.moves[number][:80]!r}: {error}") from error
            pushes += len(state.history) > before
    for _ in range(pushes):
        state.pop()

"""Whatever a table agrees on, the rules keep the contract, and every level answers with a legal move."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import games
from klotz.games.contract import CHANCE, Game, State
from klotz.players import LEVELS, Limit, player
from klotz.players.hints import explain
from klotz.testing import check_game

GAMES = games.names()
FEW = 8
"""Simulations of a move: enough to go through every part of a search."""


def choices(name: str) -> dict[str, tuple[Any, ...]]:
    """What each option of a game can be, without what is printed in a box."""
    return {key: option.values for key, option in games.options(name).items()}


def other_rulings(name: str) -> Iterator[dict[str, Any]]:
    """Every ruling that is not ours, one at a time."""
    for key, option in games.options(name).items():
        if option.rule is not None:
            for value in option.values[1:]:
                yield {key: value}


@st.composite
def any_game(draw: st.DrawFn) -> tuple[Game, int]:
    """Any game with any options and any number of seats."""
    name = draw(st.sampled_from(GAMES))
    game = klotz.game(name, **{key: draw(st.sampled_from(values)) for key, values in choices(name).items()})
    return game, draw(st.sampled_from(game.seat_counts))


@given(any_game(), st.integers(0, 2**32))
@settings(max_examples=4)
def test_any_game_keeps_the_contract(table: tuple[Game, int], seed: int) -> None:
    game, seats = table
    check_game(game, seats, seed=seed, moves_checked=1)


def decisions(state: State, random: Random, moves: int) -> Iterator[State]:
    """Positions of a random game in which somebody has something to decide."""
    for _ in range(moves):
        if not state.due:
            return
        if state.due == (CHANCE,):
            state.push(state.draw(random))
            continue
        legal = list(state.legal_moves.of(state.due[0]))
        if len(legal) > 1:
            yield state
        state.push(random.choice(legal))


@given(any_game(), st.randoms(use_true_random=False))
@settings(max_examples=5)
def test_every_level_answers(table: tuple[Game, int], random: Random) -> None:
    game, seats = table
    players = {level: player(f"level:{level}", game, seed=1) for level in LEVELS}
    asked = 0
    for state in decisions(game.start(seats), random, 120):
        if random.random() < 0.85:
            continue
        seat = state.due[0]
        legal = set(state.legal_moves.of(seat))
        for level, computer in players.items():
            move = computer.choose(state, Limit(level=level, simulations=FEW), seat=seat)
            assert move in legal, (game, level)
        asked += 1
        if asked == 3:
            break


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(name, options, id=f"{name} {options}")
        for name in GAMES
        for options in other_rulings(name)
    ],
)
def test_with_each_other_ruling_games_are_searched_and_explained(name: str, options: dict[str, Any]) -> None:
    """The strongest level, with hints in words, at some decisions of a game."""
    game = klotz.game(name, **options)
    random = Random(str(options))
    strongest = player("level:9", game, seed=1)
    wanted = 1 if name.startswith("blokus") else 2
    asked = 0
    for state in decisions(game.start(), random, 150):
        if random.random() < 0.7:
            continue
        seat = state.due[0]
        analysis = strongest.analyse(state, Limit(level=9, simulations=FEW), seat=seat)
        assert {choice.move for choice in analysis.choices} <= set(state.legal_moves.of(seat))
        assert all(hint.sentence("de") for hint in explain(state, analysis, 2))
        asked += 1
        if asked == wanted:
            break
    assert asked

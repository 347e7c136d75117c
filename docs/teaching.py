"""The positions that lessons, tips and rule pages show: for the page, the scripts that draw them, and the tests.

Each family has a `positions.json` next to its board. `games` and `towers` have names; a step of the lesson, a tip or
a rule names one of them, and how many moves of a game are made.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import klotz
from klotz.games.bloqs import Tower
from klotz.games.bloqs.notation import parse_cells
from klotz.games.contract import State

_BOARDS: Final = Path(__file__).parents[1] / "web" / "src" / "games"
FAMILIES: Final = ("blokus", "bloxx", "bloqs")


@cache
def positions(family: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads((_BOARDS / family / "positions.json").read_text(encoding="utf-8"))
    return found


def state_at(family: str, shown: Mapping[str, Any]) -> State:
    """The position of a game that a step, a tip or a rule names."""
    game = positions(family)["games"][shown["game"]]
    state: State = klotz.game(game["game"]).start(game["seats"])
    for text in game["moves"][: shown["moves"]]:
        state.push(state.parse(text))
    return state


def lesson(family: str, step: int) -> State:
    """The position of a step, counted from 1."""
    return state_at(family, positions(family)["lesson"][step - 1])


def tip(name: str) -> State:
    family = name.partition("-")[0]
    return state_at(family, positions(family)["tips"][name])


def rule(name: str) -> State:
    return state_at(family_of(name), positions(family_of(name))["rules"][name])


def family_of(rule: str) -> str:
    return {"BK": "blokus", "BX": "bloxx", "BQ": "bloqs"}[rule[:2]]


def tower(name: str) -> Tower:
    """A tower by its name."""
    return tower_of(positions("bloqs")["towers"][name])


def tower_of(pieces: Mapping[str, str]) -> Tower:
    built = Tower()
    for piece, cells in pieces.items():
        built = built.built(built.piece_set.parse(piece), parse_cells(cells))
    return built


def tip_tower(name: str) -> Tower:
    return tower(positions("bloqs")["tips"][name]["tower"])


def rule_tower(name: str) -> Tower:
    return tower(positions("bloqs")["rules"][name]["tower"])

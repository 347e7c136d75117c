"""What holds for the levels of every game: how strong they are is measured by `python -m bench.levels`."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from klotz import words
from klotz.players import LEVELS, Limit
from klotz.players.blokus.levels import LEVEL_SETTINGS as BLOKUS
from klotz.players.bloqs.levels import LEVEL_SETTINGS as BLOQS
from klotz.players.bloxx.levels import LEVEL_SETTINGS as BLOXX
from klotz.players.generic.levels import LEVEL_SETTINGS as ANY
from klotz.players.levels import MOST_SECONDS, Level

TABLES: dict[str, tuple[Level[Any], ...]] = {"any": ANY, **BLOKUS, "bloxx": BLOXX, **BLOQS}


@pytest.mark.parametrize("game", TABLES)
def test_there_are_nine_and_no_two_alike(game: str) -> None:
    levels = TABLES[game]
    assert len(levels) == len(LEVELS) == 9
    assert len(set(levels)) == 9


@pytest.mark.parametrize("game", TABLES)
def test_a_higher_one_never_thinks_less(game: str) -> None:
    for lower, upper in pairwise(TABLES[game]):
        assert (lower.simulations or 0) <= (upper.simulations or 10**9)


@pytest.mark.parametrize("game", TABLES)
def test_only_the_highest_may_be_limited_by_time(game: str) -> None:
    *below, highest = TABLES[game]
    assert all(level.seconds is None for level in below)
    assert highest.seconds in (None, MOST_SECONDS)


class TestLimit:
    LEVEL = Level("how it chooses", simulations=100, seconds=3.0)

    def test_its_own(self) -> None:
        assert self.LEVEL.limit(Limit(level=5)) == Limit(level=5, simulations=100, seconds=3.0)

    def test_the_tighter_one_counts(self) -> None:
        assert self.LEVEL.limit(Limit(simulations=20)).simulations == 20
        assert self.LEVEL.limit(Limit(simulations=500)).simulations == 100
        assert self.LEVEL.limit(Limit(seconds=1.0)).seconds == 1.0
        assert self.LEVEL.limit(Limit(seconds=60.0)).seconds == 3.0

    def test_one_that_does_not_search_limits_nothing_else(self) -> None:
        assert Level("at first sight", 0).limit(Limit(seconds=1.0)) == Limit(seconds=1.0)


def test_the_docs_say_what_each_level_is_in_the_words_of_the_page() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")
    for level in LEVELS:
        name, about = words.say(f"page-level-{level}"), words.say(f"page-level-{level}-about")
        assert f"| {level} | {name} | {about} |" in docs

"""Which sentence a test proves: the lessons, tips and rule pages that show a position, and what they say of it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from docs.teaching import FAMILIES, positions

from klotz import words

CLAIMED: Final[dict[str, list[str]]] = {}
"""The tests that prove each sentence."""

PICTURES: Final = Path(__file__).parents[2] / "web" / "src" / "learn" / "pictures"

ADVICE: Final = {
    "page-tip-blokus-7": "how to weigh moves against each other",
    "page-tip-bloxx-5": "how to keep a sheet open, which no roll proves",
    "page-lesson-bloqs-4-remark": "what cards do, which BQ-M2 and BQ-M3 say",
}
"""Sentences that claim nothing of the position they are shown with, and what they do instead."""

_Test = TypeVar("_Test", bound=Callable[..., None])


def proves(*keys: str) -> Callable[[_Test], _Test]:
    """Marks a test as the proof of these sentences."""

    def noted(test: _Test) -> _Test:
        for key in keys:
            CLAIMED.setdefault(key, []).append(test.__name__)
        return test

    return noted


def sentences_with_positions() -> set[str]:
    """Every sentence that a reader sees beside a position: of lessons and tips their own, of rules the rule.

    The steps of examples too, and what is said of the number of players.
    """
    lessons = {
        key
        for key in _keys("page-learn.ftl")
        if re.fullmatch(r"page-lesson-[a-z]+-\d+(-wrong(-die)?|-done|-remark)?", key)
    }
    tips = {f"page-tip-{name}" for family in FAMILIES for name in positions(family)["tips"]}
    rules = {path.stem for path in PICTURES.glob("rule-*.svg")}
    told = {
        key
        for family in FAMILIES
        for key in _keys(f"rules-{family}.ftl")
        if re.fullmatch(r"rulebook-[a-z0-9-]+-(example-\d+|players)", key)
    }
    return lessons | tips | rules | told


def _keys(file: str) -> list[str]:
    text = (Path(words.__file__).parent / "en" / file).read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)

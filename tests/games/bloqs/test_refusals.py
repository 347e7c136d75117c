"""Every sentence that refuses a move of Bloqs: reached, with the rule it belongs to, and leaving all as it was."""

import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from klotz.games.bloqs import BloqsState
from klotz.games.contract import IllegalMove
from tests.games.bloqs.table import NO_PLACE_FOR_T, discs, maestro, play, refused, set_up, towers

CAGE = ["OL1", "L4 a1.2,a2.2,a3.2,b3.2", "L4 b1.2,c1.2,c2.2,c3.2", "O4 a1.3,b1.3,a2.3,b2.3"]
"""Hollow: the middle of the second layer is free, and shut in."""


def alone_on(disc: str, *plans: list[str], **options: Any) -> BloqsState:
    """The first of two players has moved onto this disc."""
    built = towers(*plans) if plans else [{}, {}]
    return play(set_up(towers=built, discs=discs({2: disc}), options=options), "roll 2")


def together_on(disc: str, *plans: list[str]) -> BloqsState:
    """The first of two players has moved onto the second one's disc."""
    return play(set_up(towers=towers(*plans), discs=discs({2: disc}), pawns=["start", 2]), "roll 2")


def over() -> BloqsState:
    return play(set_up(discs=discs({2: "1"}), stock=["1#1"]), "roll 2", "build 1#1 a1.1")


def stolen() -> BloqsState:
    return play(alone_on("steal", [], ["1 a1.1"]), "steal 2 1#1")


def aimed_at() -> BloqsState:
    state = maestro([], [], towers=towers([], ["1 a1.1"]), discs=discs({2: "steal"}))
    return play(state, "roll", "roll 2", "cw", "steal 2 1#1")


def defended() -> BloqsState:
    """A theft was stopped, and at this table somebody else may be robbed."""
    state = maestro(
        [],
        ["defence"],
        [],
        options={"defended_theft": "again"},
        towers=towers([], ["1 a1.1"], ["1 a1.1"]),
        discs=discs({2: "steal"}),
    )
    return play(state, "roll", "roll 2", "cw", "steal 2 1#1", "defend")


Case = tuple[str, str, Callable[[], BloqsState], str, int | None]

CASES: list[Case] = [
    ("bloqs-game-over", "BQ-15", over, "roll 3", None),
    ("bloqs-not-your-turn", "BQ-2", lambda: alone_on("1"), "build 1#1 a1.1", 1),
    ("bloqs-chance-first", "BQ-2", set_up, "roll 3", 0),
    ("bloqs-not-now", "BQ-3", set_up, "cw", None),
    ("bloqs-choose-direction", "BQ-17", lambda: play(set_up("bloqs-turn2"), "roll 3"), "pass", None),
    ("bloqs-choose-direction", "BQ-M1", lambda: play(maestro([], []), "roll", "roll 3"), "pass", None),
    ("bloqs-roll-or-card", "BQ-M1", lambda: maestro([], []), "pass", None),
    ("bloqs-answer-first", "BQ-M5", aimed_at, "pass", None),
    # building
    ("bloqs-wrong-shape", "BQ-13", lambda: alone_on("build"), "build 2#5 a1.1,c1.1", None),
    ("bloqs-cell-taken", "BQ-13", lambda: alone_on("build", ["1 a1.1"], []), "build 2#5 a1.1,b1.1", None),
    ("bloqs-juts-out", "BQ-13", lambda: alone_on("build"), "build 2#5 c1.1,d1.1", None),
    ("bloqs-beside-site", "BQ-13", lambda: alone_on("build", overhang=True), "build 1#1 d1.1", None),
    ("bloqs-juts-too-far", "BQ-13", lambda: alone_on("build", overhang=True), "build 1#1 j1.2", None),
    ("bloqs-floats", "BQ-13", lambda: alone_on("build"), "build 1#1 a1.2", None),
    ("bloqs-no-way-in", "BQ-13", lambda: alone_on("build", CAGE, []), "build 1#2 b2.2", None),
    (
        "bloqs-would-fall",
        "BQ-13",
        lambda: alone_on("build", ["1 a1.1"], []),
        "build I3#9 a1.2,b1.2,c1.2",
        None,
    ),
    # taking
    ("bloqs-not-in-tower", "BQ-12", lambda: alone_on("steal", [], ["1 a1.1"]), "steal 2 1#2", None),
    (
        "bloqs-covered",
        "BQ-12",
        lambda: alone_on("steal", [], ["1 a1.1", "1 a1.2"], taking="uncovered"),
        "steal 2 1#1",
        None,
    ),
    ("bloqs-locked-in", "BQ-12", lambda: alone_on("steal", [], [*CAGE, "1 b2.2"]), "steal 2 1#2", None),
    ("bloqs-others-fall", "BQ-12", lambda: alone_on("steal", [], ["1 a1.1", "1 a1.2"]), "steal 2 1#1", None),
    (
        "bloqs-no-place",
        "BQ-9",
        lambda: alone_on("steal", list(NO_PLACE_FOR_T), ["T4 a1.1,b1.1,c1.1,b2.1", "1 a3.1"]),
        "steal 2 T4#26",
        None,
    ),
    (
        "bloqs-no-place-after-swap",
        "BQ-10",
        lambda: together_on("1", [*NO_PLACE_FOR_T, "2 a3.8,b3.8"], ["T4 a1.1,b1.1,c1.1,b2.1", "1 a3.1"]),
        "swap 2 give 2#7 take T4#26",
        None,
    ),
    # the steps of a turn
    ("bloqs-build-first", "BQ-9", stolen, "pass", None),
    ("bloqs-other-piece", "BQ-9", stolen, "build 1#2 a1.1", None),
    ("bloqs-take-from-stock", "BQ-4", lambda: alone_on("1"), "roll", None),
    ("bloqs-take-from-stock", "BQ-8", lambda: alone_on("build"), "roll", None),
    ("bloqs-must-build", "BQ-4", lambda: alone_on("1"), "pass", None),
    ("bloqs-must-build", "BQ-8", lambda: alone_on("build"), "pass", None),
    ("bloqs-other-kind", "BQ-4", lambda: alone_on("1"), "build 2#5 a1.1,b1.1", None),
    (
        "bloqs-none-left",
        "BQ-8",
        lambda: play(set_up(discs=discs({2: "build"}), stock=["1#1"]), "roll 2"),
        "build 2#5 a1.1,b1.1",
        None,
    ),
    ("bloqs-next-in-stock", "BQ-4", lambda: alone_on("1"), "build 1#2 a1.1", None),
    ("bloqs-steal-first", "BQ-9", lambda: alone_on("steal", [], ["1 a1.1"]), "pass", None),
    (
        "bloqs-steal-from-others",
        "BQ-9",
        lambda: alone_on("steal", ["1 a1.1"], ["1 a1.1"]),
        "steal 1 1#1",
        None,
    ),
    ("bloqs-has-defended", "BQ-M5", defended, "steal 2 1#1", None),
    ("bloqs-swap-first", "BQ-6", lambda: together_on("1", ["1 a1.1"], ["2 a1.1,b1.1"]), "pass", None),
    (
        "bloqs-not-on-disc",
        "BQ-6",
        lambda: together_on("1", ["1 a1.1"], ["2 a1.1,b1.1"]),
        "swap 1 give 1#1 take 1#1",
        None,
    ),
    # cards
    ("bloqs-no-cards", "BQ-4", lambda: alone_on("1"), "card piece-1", None),
    ("bloqs-no-cards", "BQ-8", lambda: alone_on("build"), "card piece-1", None),
    ("bloqs-no-such-card", "BQ-M2", lambda: maestro([], []), "card die-3", None),
    ("bloqs-no-such-card", "BQ-M3", lambda: maestro([], []), "teleport 2", None),
    (
        "bloqs-no-such-card",
        "BQ-M4",
        lambda: play(maestro([], [], discs=discs({2: "1"})), "roll", "roll 2", "cw"),
        "card piece-1",
        None,
    ),
    ("bloqs-no-such-card", "BQ-M5", aimed_at, "defend", None),
    ("bloqs-card-not-now", "BQ-M6", lambda: maestro(["piece-1"], []), "card piece-1", None),
    ("bloqs-teleport-to-others", "BQ-M3", lambda: maestro(["teleport"], []), "teleport 1", None),
    (
        "bloqs-teleport-start",
        "BQ-M3",
        lambda: maestro(["teleport"], [], options={"teleport_start": False}),
        "teleport 2",
        None,
    ),
]


@pytest.mark.parametrize(
    ("key", "rule", "state", "text", "seat"), CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES]
)
def test_refused(key: str, rule: str, state: Callable[[], BloqsState], text: str, seat: int | None) -> None:
    error = refused(state(), text, seat)
    assert (error.key, error.rule) == (key, rule)
    assert not set(error.reason) & set("{}$"), "the sentence has a hole"


LAID = {
    "starts": [1, 4, 7, 10],
    "discs": {"1": 3, "2": 3, "build": 3, "steal": 3},
    "order": ["1", "2", "build", "steal"] * 3,
}
SETUPS: list[tuple[str, str, Callable[[], BloqsState]]] = [
    ("bloqs-another-disc", "BQ-1", lambda: set_up(options={"ring": LAID}, discs=["2", *[None] * 11])),
    ("bloqs-no-more-discs", "BQ-1", lambda: set_up(discs=["steal"] * 20)),
    ("bloqs-no-more-cards", "BQ-M1", lambda: maestro(["teleport"] * 40, [])),
]


@pytest.mark.parametrize(("key", "rule", "state"), SETUPS, ids=[each[0] for each in SETUPS])
def test_a_setup_is_refused(key: str, rule: str, state: Callable[[], BloqsState]) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state()
    assert (refusal.value.key, refusal.value.rule) == (key, rule)


def test_every_refusal_is_reached() -> None:
    reasons = resources.files("klotz.words").joinpath("en", "refusals-bloqs.ftl").read_text("utf-8")
    assert {case[0] for case in (*CASES, *SETUPS)} == set(
        re.findall(r"^(bloqs-[a-z-]+) =", reasons, re.MULTILINE)
    )

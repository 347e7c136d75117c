"""Every sentence shown with a position is proved by a test that plays it, and pictures show those positions."""

import pytest
from docs import make_rule_pictures, make_tip_pictures
from docs.teaching import FAMILIES, lesson, positions

from tests.teaching import test_blokus, test_bloqs, test_bloxx, test_examples, test_players
from tests.teaching.claims import ADVICE, CLAIMED, PICTURES, sentences_with_positions

PROOFS = (test_blokus, test_bloxx, test_bloqs, test_examples, test_players)
FINISHED_GAME = "rule-BK-7"
"""Its picture is of a whole game, which a test of its own plays."""


def test_every_sentence_with_a_position_is_proved() -> None:
    shown = sentences_with_positions()
    assert shown - CLAIMED.keys() - ADVICE.keys() == {FINISHED_GAME}


def test_no_test_proves_a_sentence_that_nobody_says() -> None:
    shown = sentences_with_positions()
    assert CLAIMED.keys() - shown == set()
    assert ADVICE.keys() - shown == set()
    assert ADVICE.keys() & CLAIMED.keys() == set()
    for tests in CLAIMED.values():
        assert all(any(hasattr(module, test) for module in PROOFS) for test in tests)


def test_nobody_can_place_at_the_end_of_the_game_that_is_shown() -> None:
    state = make_rule_pictures.whole_game()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "nobody-can-place"


@pytest.mark.parametrize("family", FAMILIES)
def test_all_positions_of_a_lesson_can_be_played(family: str) -> None:
    for step in range(1, len(positions(family)["lesson"]) + 1):
        assert lesson(family, step).due


@pytest.mark.parametrize("family", FAMILIES)
def test_no_position_is_left_over(family: str) -> None:
    known = positions(family)
    used = [*known["lesson"], *known["tips"].values(), *known["rules"].values()]
    assert {shown["game"] for shown in used if "game" in shown} == set(known["games"])
    towers = {shown["tower"] for shown in used if "tower" in shown}
    assert set(known.get("towers", {})) - towers <= {"covered"}


@pytest.mark.parametrize("family", FAMILIES)
def test_pictures_show_the_positions_they_are_said_to(family: str) -> None:
    tips = getattr(make_tip_pictures, f"{family}_pictures")()
    rules = getattr(make_rule_pictures, f"{family}_pictures")()
    drawn = {**tips, **{f"rule-{name}": picture for name, picture in rules.items()}}
    for name, picture in drawn.items():
        assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == picture, name

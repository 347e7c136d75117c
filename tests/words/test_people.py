"""What is said about somebody is said otherwise to that person: "Ann rolls 4", "You roll 4"."""

import re
from pathlib import Path

import pytest

from klotz import words
from tests.words.sentences import sentences

PAGE = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = words.languages()
NAMES = {"who", "other", "others"}
"""Details that are names of people."""

# Sentences of the page that take names and are never shown to the one they are about, or only list names.
NEVER_TO_ONESELF = {
    "page-absent", "page-absent-asked", "page-absent-silent", "page-undo-question",  # asked of the others
    "page-room-invited-by", "page-cover",  # to whoever comes; names the reader as one calls somebody
    "page-bloqs-ask-steal", "page-bloqs-ask-swap", "page-bloqs-ask-teleport",  # about the one who asks
    "page-bloqs-do-swap", "page-bloqs-take-from", "page-bloqs-teleport-to",  # about those who are not moving
    "page-bloqs-place-with", "page-bloxx-status-others", "page-bloxx-sheet-summary",  # lists
    "page-bloqs-share", "page-end-share", "page-seating-begins",  # lists of several
    "page-tournament-of",  # what it is called, by its host
    "page-friends-remove", "page-friends-invite", "page-friends-invited", "page-friends-invites",  # about friends
    "page-bloxx-note-may-lose",  # about the active player, to the others
    "page-plan-if", "page-replaced",  # about an opponent; about a computer
    "page-tournament-over",  # whose it is; who won, by name
}  # fmt: skip
OTHERWISE_CALLED = {
    "page-turn-of": "page-your-turn",
    "page-end-wins": "page-end-you-win",
    "page-tournament-over": "page-tournament-won",
    "page-seating-colour-of": "page-seating-colour",
    "page-bloxx-die-took": "page-bloxx-die-mine",
    "page-bloxx-note-taken": "page-bloxx-note-yours",
}
"""Twins that more than a board says, and that have names of their own."""

TWIN = re.compile(r"(?<!^page)(-with)?-you$")


def about_people() -> list[str]:
    """What the page says about people, to others than themselves."""
    return [
        key
        for key, sentence in sentences(words.DEFAULT).items()
        if key.startswith("page-") and sentence.details & NAMES and not TWIN.search(key)
    ]


def test_whoever_it_is_about_is_told_otherwise() -> None:
    keys = sentences(words.DEFAULT).keys()
    missing = [
        key
        for key in about_people()
        if key not in NEVER_TO_ONESELF and OTHERWISE_CALLED.get(key, f"{key}-you") not in keys
    ]
    assert missing == []


def test_what_is_done_to_somebody_is_told_them_too() -> None:
    keys = sentences(words.DEFAULT).keys()
    of_two = [key for key in about_people() if {"who", "other"} <= sentences(words.DEFAULT)[key].details]
    assert of_two
    assert [key for key in of_two if f"{key}-with-you" not in keys] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_to_oneself_takes_no_name_for_oneself(language: str) -> None:
    for key, sentence in sentences(language).items():
        twin = TWIN.search(key)
        if twin and key.startswith("page-"):
            told = sentences(language)[TWIN.sub("", key)].details
            unnamed = {"other", "others"} if twin[1] else {"who", "count"}
            assert told - unnamed == sentence.details, key


def test_nobody_is_left_out_by_mistake() -> None:
    keys = sentences(words.DEFAULT).keys()
    assert NEVER_TO_ONESELF - keys == set()
    assert {*OTHERWISE_CALLED, *OTHERWISE_CALLED.values()} - keys == set()


def sources() -> dict[str, str]:
    found = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    return {
        path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in found
        if not path.name.endswith(".test.ts")
    }


def test_one_place_chooses_who_is_told_what() -> None:
    """A sentence with a twin is said by `people.tell`, never by `t` with a name."""
    twins = {TWIN.sub("", key) for key in sentences(words.DEFAULT) if TWIN.search(key)}
    said = re.compile(r"\bt\(\s*[\"`](page-[\w-]+)")
    wrong = [
        f"{name}: {key}" for name, text in sources().items() for key in said.findall(text) if key in twins
    ]
    assert wrong == []


def test_no_pronoun_is_passed_as_a_name() -> None:
    """ "You" stands by itself, as a mark beside a seat: a sentence would inflect around it as around "Ann"."""
    said = [name for name, text in sources().items() if re.search(r"[\"'`]page-you[\"'`]", text)]
    assert said == ["parts/table/SeatList.svelte"]
    assert '<span class="tag detail">{t("page-you")}</span>' in sources()[said[0]]

"""Every refusal of the server can be said in every language, and the web layer knows its status."""

import re
from pathlib import Path
from typing import Any

import pytest

from klotz import server, words
from klotz.server.refusals import Code, Flaw, HostOnly, Refusal, Thing, Whose, invalid, not_found
from klotz.server.web.statuses import STATUS
from tests.words import refusals
from tests.words.sentences import sentences

ANY: dict[str, Any] = {
    "field": "seat",
    "problem": "what is wrong",
    "choices": "me, open",
    "game": "halma",
    "format": "pgn",
    "needed": "play",
    "chat": "on",
    "least": 1,
    "most": 40,
    "retry_after": 2,
}
BETTER_SAID = (Code.ILLEGAL, Code.BAD_BOX, Code.BAD_SCORE)
"""They carry the sentence of what is wrong."""
EVERY: tuple[Refusal, ...] = (
    *(Refusal(code, **ANY) for code in Code if code not in (*refusals.TOLD_APART, *BETTER_SAID)),
    Refusal(Code.ILLEGAL, rule="BK-7", key="blokus-overlap", details={"square": "e5"}),
    Refusal(Code.BAD_BOX, key="data-sheet-row-twice", details={"row": 3}, line=7),
    Refusal(Code.BAD_SCORE, key="score-sheet-none", details={}),
    *(invalid(flaw, **ANY) for flaw in Flaw),
    *(not_found(thing) for thing in Thing),
    *(Refusal(Code.NOT_HOST, action=action) for action in HostOnly),
    *(Refusal(Code.TOO_MANY_QUESTIONS, whose=whose, most=3) for whose in Whose),
)


def test_none_is_missing_and_none_left_over() -> None:
    assert [*refusals.missing(), *refusals.left_over()] == []


def test_a_missing_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    finnish = dict(sentences("fi"))
    del finnish["refusal-stale"]
    finnish["refusal-not-found"] = finnish["refusal-closed"]
    monkeypatch.setattr(
        refusals, "sentences", lambda language: finnish if language == "fi" else sentences(language)
    )
    found = list(refusals.missing())
    assert len(found) == 1 + len(Thing)
    assert all(problem.startswith("fi: ") for problem in found)


@pytest.mark.parametrize("language", words.languages())
def test_every_refusal_can_be_said(language: str) -> None:
    said = {}
    for refusal in EVERY:
        sentence = refusal.sentence(language)
        assert re.fullmatch(r"\S.*\S", sentence), refusal.code
        said[sentence] = refusal.code
    assert len(said) == len(EVERY), "no two of them are the same"


def test_every_code_has_a_status() -> None:
    assert STATUS.keys() == set(Code)
    assert all(400 <= status < 600 for status in STATUS.values())


def test_tables_know_nothing_of_http() -> None:
    tables = Path(server.__file__).parent / "tables"
    for file in tables.glob("*.py"):
        assert not re.search(r"\b(status=4|40\d|422)", file.read_text(encoding="utf-8")), file.name

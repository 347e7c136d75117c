"""The page's sentences: none is missing, none is left over, and every language has all of them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from klotz import words

SOURCES = Path(__file__).parents[1] / "web" / "src"
WORDS = Path(words.__file__).parent

LANGUAGES = ("en", "de", "sv", "da", "fi", "nb")


class _Details(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def sentences(language: str, files: str = "page*.ftl") -> dict[str, set[str]]:
    """The keys of a language's files, each with the details it mentions."""
    found: dict[str, set[str]] = {}
    for file in sorted((WORDS / language).glob(files)):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                details = _Details()
                details.visit(entry)
                found[entry.id.name] = details.names
    return found


def mentioned() -> tuple[set[str], set[str]]:
    """The keys that stand in the sources as they are, and the beginnings of those that are put together."""
    text = "".join(
        file.read_text(encoding="utf-8")
        for file in SOURCES.rglob("*")
        if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts")
    )
    whole = set(re.findall(r"[\"'`](page-[a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", text))
    beginnings = set(re.findall(r"`(page-[a-z0-9-]*)\$\{", text))
    assert "page-" not in beginnings, "any key could be meant by that"
    return whole, beginnings


def test_languages_are_those_of_the_page() -> None:
    assert set(words.languages()) == set(LANGUAGES)


def test_none_is_missing() -> None:
    whole, beginnings = mentioned()
    keys = set(sentences("en"))
    assert whole - keys == set()
    assert {start for start in beginnings if not any(key.startswith(start) for key in keys)} == set()


def test_none_is_left_over() -> None:
    whole, beginnings = mentioned()
    left = {
        key
        for key in sentences("en")
        if key not in whole and not any(key.startswith(start) for start in beginnings)
    }
    assert left == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_all_with_the_same_details(language: str) -> None:
    assert sentences(language) == sentences("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_translated_is_translated_whole(language: str) -> None:
    for file in (WORDS / language).glob("*.ftl"):
        assert sentences(language, file.name) == sentences("en", file.name), file.name


def test_a_sentence_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert words.say("verdict-best", language="de") != words.say("verdict-best")
    monkeypatch.setattr(words, "has", lambda key, language: language == words.DEFAULT)
    assert words.say("verdict-best", language="de") == words.say("verdict-best")

"""One word a thing: translations keep to the glossary."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from klotz import words
from tests.words.sentences import Sentence, files, sentences

GLOSSARY: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)
OTHERS = tuple(language for language in words.languages() if language != words.DEFAULT)
SERIALIZER = FluentSerializer()


def text_of(sentence: Sentence) -> str:
    """What is said, without the key and without the names of details."""
    written = SERIALIZER.serialize_entry(sentence.message).split("=", 1)[1]
    return re.sub(r"\$\w+|\{[^{}\n]*->", "", written)


def strays(term: Mapping[str, Any], language: str, here: Mapping[str, Sentence]) -> Iterator[str]:
    """The sentences that name a thing in English, and say it with another word than the glossary's."""
    named = re.compile(rf"\b({term['english']})\b", re.IGNORECASE)
    meant = re.compile("|".join(term[language]), re.IGNORECASE)
    for key, english in sentences(words.DEFAULT).items():
        # That none is missing is another test's affair.
        if key in here and named.search(text_of(english)) and not meant.search(text_of(here[key])):
            yield key


def found_among(avoided: str, text: str) -> list[str]:
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    return [line[:90] for line in lines if re.search(avoided, line, re.IGNORECASE)]


@pytest.mark.parametrize("language", OTHERS)
def test_each_thing_has_its_word(language: str) -> None:
    here = sentences(language)
    wrong = [
        f"{key} ({term['name']}): {text_of(here[key]).strip()[:90]}"
        for term in GLOSSARY["term"]
        for key in strays(term, language, here)
        if key not in term.get("otherwise", ())
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_stands_for_something_else(language: str) -> None:
    avoided = "|".join(GLOSSARY["avoid"][language])
    found = [f"{name}: {line}" for name, text in files(language) for line in found_among(avoided, text)]
    assert found == []


def test_every_term_is_said_and_every_exception_is_one() -> None:
    """A term that no sentence names, and an exception that is none any more, would hide what goes wrong later."""
    for term in GLOSSARY["term"]:
        named = re.compile(rf"\b({term['english']})\b", re.IGNORECASE)
        assert any(named.search(text_of(english)) for english in sentences(words.DEFAULT).values()), term
        needed = {key for language in OTHERS for key in strays(term, language, sentences(language))}
        assert set(term.get("otherwise", ())) - needed == set(), term["name"]
    names = [term["name"] for term in GLOSSARY["term"]]
    assert len(names) == len(set(names)) == 31


def test_another_word_is_found() -> None:
    """In Danish, dice instead of cubes, which was once so."""
    entry = FluentParser().parse_entry("page-part-cubes = Terninger")
    assert isinstance(entry, ast.Message)
    danish = {**sentences("da"), "page-part-cubes": Sentence("page.ftl", entry)}
    (cubes,) = (term for term in GLOSSARY["term"] if term["name"] == "small cube")
    assert set(strays(cubes, "da", danish)) - set(cubes["otherwise"]) == {"page-part-cubes"}
    assert found_among("|".join(GLOSSARY["avoid"]["da"]), "# kuber\nscore-cubes = Kuber") == [
        "score-cubes = Kuber"
    ]

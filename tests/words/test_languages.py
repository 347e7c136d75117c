"""All languages say the same: no sentence is missing in one, none has a hole, and each is written whole."""

import re
from functools import cache
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import ast, parse

from klotz import words
from klotz.games.blokus import Colour
from klotz.games.bloxx import read_sheet
from klotz.players.hints import Fact, Named
from tests.words.sentences import files, sentences

LANGUAGES = words.languages()
OTHERS = tuple(language for language in LANGUAGES if language != words.DEFAULT)
COUNTS = (0, 1, 2, 4, 21)


@cache
def samples(key: str) -> tuple[dict[str, words.Detail], ...]:
    """Details for a sentence: each word that some language tells apart, and several numbers, one for all counts."""
    counted: set[str] = set()
    told_apart: dict[str, set[str]] = {}
    for language in LANGUAGES:
        sentence = sentences(language)[key]
        for detail in sentence.details:
            told_apart.setdefault(detail, set())
        for detail, keys in sentence.choices:
            if "one" in keys or any(known.isdigit() for known in keys):
                counted.add(detail)
            else:
                told_apart[detail] |= keys
    named = [
        [(detail, name) for name in told_apart[detail] or {"L4"}] for detail in told_apart.keys() - counted
    ]
    return tuple(
        {**dict(chosen), **dict.fromkeys(counted, count)}
        for count in (COUNTS if counted else COUNTS[:1])
        for chosen in product(*named)
    )


def test_there_are_six_languages() -> None:
    assert set(LANGUAGES) == {"en", "de", "sv", "da", "fi", "nb"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    keys: list[str] = []
    for name, text in files(language):
        body = parse(text).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], name
        keys += [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_missing_and_none_left_over(language: str) -> None:
    assert sentences(language).keys() == sentences(words.DEFAULT).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_in_the_file_it_is_in_in_english(language: str) -> None:
    """The page loads some files and not others."""
    files_of = {key: sentence.file for key, sentence in sentences(language).items()}
    assert files_of == {key: sentence.file for key, sentence in sentences(words.DEFAULT).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_told_the_same_details(language: str) -> None:
    for key, english in sentences(words.DEFAULT).items():
        assert sentences(language)[key].details == english.details, key
        assert sentences(language)[key].attributes == english.attributes, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_their_forms(language: str) -> None:
    rule = Locale.parse(language).plural_form
    categories = {*rule.tags, "other"}
    every_name = {"zero", "one", "two", "few", "many", "other"}
    for key, sentence in sentences(language).items():
        for _, keys in sentence.choices:
            named = keys & every_name
            assert named in (set(), {"other"}, categories), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key in sentences(words.DEFAULT):
        for details in samples(key):
            said = words.say(key, details, language)
            assert said.strip(), key
            assert not re.search(r"[{}$]", said), key


def test_a_sentence_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    holding = words._holding
    monkeypatch.setattr(
        words, "_holding", lambda key, language: holding(key, language) if language == words.DEFAULT else None
    )
    assert words.say("verdict-best", language="de") == "best"


@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_options_and_stress_as_much(language: str) -> None:
    for key in sentences(words.DEFAULT):
        if key.startswith("rule-"):
            here, english = words.say(key, language=language), words.say(key)
            assert sorted(re.findall(r"`(.+?)`", here)) == sorted(re.findall(r"`(.+?)`", english)), key
            assert here.count("*") == english.count("*"), key
            assert re.findall(r"\bB[KQX]-\w+", here) == re.findall(r"\bB[KQX]-\w+", english), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_coloured_rows_have_names_in_hints(language: str) -> None:
    """Rows of the standard sheet are called by words; rows of a sheet somebody typed in keep their names."""
    for key in ("hint-bloxx-row", "hint-bloxx-row-near"):
        chosen = [keys for detail, keys in sentences(language)[key].choices if detail == "row"]
        names = {row.name for row in read_sheet("standard").coloured}
        assert language == words.DEFAULT or [names | {"other"}] == chosen
        assert "Mitte" in words.say(key, {"row": "Mitte", "points": 4, "count": 2}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_the_same_names_on_the_page_and_elsewhere(language: str) -> None:
    for colour in Colour:
        name = words.say(f"colour-{colour.value}", language=language)
        assert words.say(f"page-colour-{colour.value}", language=language).lower() == name.lower()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "costs red 2 corners"),
        ("de", "kostet Rot 2 Ecken"),
        ("sv", "kostar röd 2 hörn"),
        ("da", "koster rød 2 hjørner"),
        ("fi", "vie väriltä punainen 2 kulmaa"),
        ("nb", "koster rød 2 hjørner"),
    ],
)
def test_a_hint_calls_a_colour_by_its_name(language: str, sentence: str) -> None:
    fact = Fact("blokus-costs", details={"colour": Named("colour-red"), "corners": 2})
    assert fact.phrase(language) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Blue has 1 piece left, with 1 square.", "Blue has 2 pieces left, with 2 squares."),
        ("de", "Blue hat noch 1 Stein mit 1 Feld.", "Blue hat noch 2 Steine mit 2 Feldern."),
        ("sv", "Blue har 1 bit kvar, med 1 ruta.", "Blue har 2 bitar kvar, med 2 rutor."),
        ("da", "Blue har 1 brik tilbage, med 1 felt.", "Blue har 2 brikker tilbage, med 2 felter."),
        ("fi", "Blue: 1 pala jäljellä, siinä 1 ruutu.", "Blue: 2 palaa jäljellä, niissä 2 ruutua."),
        ("nb", "Blue har 1 brikke igjen, med 1 rute.", "Blue har 2 brikker igjen, med 2 ruter."),
    ],
)
def test_numbers_read_well(language: str, one: str, two: str) -> None:
    for number, sentence in ((1, one), (2, two)):
        details: dict[str, words.Detail] = {"who": "Blue", "count": number, "squares": number}
        assert words.say("pieces-of", details, language) == sentence

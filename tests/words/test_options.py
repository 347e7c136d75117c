"""What players can agree on is said in words, in every language, and an option's name is shown to nobody."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from klotz import games, words
from klotz.games import Option

LANGUAGES = words.languages()


def choices() -> Iterator[tuple[str, str, Option, Any]]:
    """Every choice of every game, those that only older records have included."""
    for name in games.names():
        for key, option in games.options(name).items():
            if len(option.values) > 1 and not option.by_seating:
                for value in (*option.values, *(value for _, value in option.formerly)):
                    yield name, key, option, value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    for _, key, _, value in choices():
        name = f"page-option-{key.replace('_', '-')}"
        for word in (name, f"{name}-{str(value).lower()}"):
            assert words.has(word, language), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_an_option_are_told_apart(language: str) -> None:
    for name in games.names():
        for key, option in games.options(name).items():
            if len(option.values) > 1 and not option.by_seating:
                said = [
                    words.say(f"page-option-{key.replace('_', '-')}-{str(value).lower()}", language=language)
                    for value in option.values
                ]
                assert len(set(said)) == len(said), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_rulings_never_name_an_option(language: str) -> None:
    for name in games.names():
        for rule in games.game(name).rules:
            for key in (f"rule-{rule}", f"rule-{rule}-ruling"):
                if words.has(key, language):
                    said = words.say(key, language=language)
                    assert "`" not in said, key
                    assert not re.search(r"\w=", said), key


def test_a_ruling_belongs_to_a_rule_that_says_it_is_ours() -> None:
    for name in games.names():
        rules = games.game(name).rules
        for key, option in games.options(name).items():
            if option.rule is not None:
                assert option.rule in rules, f"{name}: {key}"
                assert words.has(f"rule-{option.rule}-ruling"), f"{name}: {key}"

"""docs/rulings.md lists every ruling: with its option and what that can be, or with the reason why it has none."""

import re
from collections.abc import Iterator
from pathlib import Path

from klotz import games, words
from klotz.games import Option

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"


def rows() -> Iterator[list[str]]:
    """The cells of every row that is about rules."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.match(r"\| B[KXQ]-", line):
            yield cells


def with_option() -> Iterator[tuple[list[str], list[str], str]]:
    """The rules, the names of the options and what is said of their values."""
    for rules, _, *rest in rows():
        if len(rest) == 2:
            yield rules.split(", "), re.findall(r"`(\w+)`", rest[0]), rest[1]


def all_options() -> Iterator[tuple[str, Option, tuple[str, ...]]]:
    for name in games.names():
        for key, option in games.options(name).items():
            yield key, option, games.game(name).rules


def test_every_option_is_listed_with_all_its_values_ours_first() -> None:
    for key, option, _ in all_options():
        said = [
            re.findall(r"`([\w-]+)`", values)
            for rules, keys, values in with_option()
            if key in keys and (option.rule is None or option.rule in rules)
        ]
        values = [str(value) for value in option.values]
        assert any(set(values) <= set(listed) for listed in said), (key, values, said)
        if option.rule != "BK-13":  # which is the other way round in Duo, as its row says
            assert any(listed[0] == values[0] for listed in said), (key, values, said)


def test_no_option_is_listed_that_no_game_has() -> None:
    known = {key for key, _, _ in all_options()}
    assert {key for _, keys, _ in with_option() for key in keys} == known


def test_every_ruling_is_listed_and_nothing_else_is() -> None:
    listed = {rule for rules, *_ in rows() for rule in rules.split(", ")}
    rulings = {
        rule for name in games.names() for rule in games.game(name).rules if words.has(f"rule-{rule}-ruling")
    }
    assert rulings <= listed
    assert listed <= rulings


def test_what_has_no_option_says_why() -> None:
    without = [cells for cells in rows() if len(cells) == 3]
    assert len(without) > 8
    assert all(len(reason.split()) > 3 for _, _, reason in without)

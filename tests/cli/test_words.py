"""The terminal's sentences: none is missing, none is left over."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import klotz.cli
from klotz import games, words
from klotz.cli.play.company import Company
from klotz.cli.play.table import Table
from klotz.cli.play.talk import Talk
from klotz.games.blokus import Colour

SENTENCES = "".join(
    file.read_text(encoding="utf-8")
    for file in resources.files("klotz.words").joinpath("en").iterdir()
    if re.match(r"play[.-]", file.name)
)
KEYS = set(re.findall(r"^([a-z][a-z0-9-]*) =", SENTENCES, re.MULTILINE))


def mentioned() -> set[str]:
    """The keys that stand in the sources as they are."""
    sources = Path(klotz.cli.__file__).parent.rglob("*.py")
    return {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def put_together() -> set[str]:
    """The keys that are made of a prefix and something else."""
    keys = {f"colour-{colour.value}" for colour in Colour}
    for name in games.names():
        keys.add(f"game-{name}")
        if "scoring" in games.options(name):
            keys |= {f"score-{value}" for value in games.options(name)["scoring"].values}
        table = Table(games.game(name).start(), Company((), {}), Talk())
        own = {"play-chance-stands", *(f"help-{command}" for command in table._commands)}
        keys |= own | {f"{key}-{name}" for key in own if words.has(f"{key}-{name}")}
    return keys


def test_none_is_missing() -> None:
    prefixes = {key.split("-")[0] for key in KEYS}
    keys = {text for text in mentioned() if re.fullmatch(rf"({'|'.join(prefixes)})(-[a-z0-9]+)+", text)}
    assert (put_together() | keys) - KEYS == set()


def test_none_is_left_over() -> None:
    assert KEYS - mentioned() - put_together() == set()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "Blue has no pieces left."),
        (1, "Blue has 1 piece left, with 1 square."),
        (2, "Blue has 2 pieces left, with 2 squares."),
    ],
)
def test_numbers_read_well(number: int, sentence: str) -> None:
    assert words.say("pieces-of", {"who": "Blue", "count": number, "squares": number}) == sentence

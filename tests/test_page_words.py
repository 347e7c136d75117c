"""The page's sentences: none is missing and none is left over. tests/words says that all languages have them."""

import re
from pathlib import Path

from klotz import words

SOURCES = Path(__file__).parents[1] / "web" / "src"
SENTENCES = "".join(
    file.read_text(encoding="utf-8") for file in (Path(words.__file__).parent / "en").glob("page*.ftl")
)
KEYS = set(re.findall(r"^([a-z][a-z0-9-]*) =", SENTENCES, re.MULTILINE))


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


def test_none_is_missing() -> None:
    whole, beginnings = mentioned()
    assert whole - KEYS == set()
    assert {start for start in beginnings if not any(key.startswith(start) for key in KEYS)} == set()


def test_none_is_left_over() -> None:
    """What is said about somebody has a twin for that person, which lib/words/people.ts finds by its name, and what a
    family of games says in its own words of the editor ends with the family's name.
    """
    whole, beginnings = mentioned()
    left = {
        key
        for key in KEYS - whole
        if re.sub(r"(-with)?-you$|-(bloxx|bloqs)$", "", key) not in whole
        and not any(key.startswith(start) for start in beginnings)
    }
    assert left == set()

"""The tree behind .blksgf: syntax, escapes, places in messages, and trees as deep as files can be."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from klotz.games.contract import RecordError
from klotz.records import sgf
from klotz.records.sgf import Node

Plain = list[tuple[dict[str, list[str]], int]]

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\r\t\v\f"))
VALUES = st.text("a]\\:\n\r\tü", max_size=8).map(sgf.escape) | st.sampled_from(
    ("a\\:b:c", "\\a\\\r\n\t", "\\\\\\]", "\r\r\n")
)
PROPERTIES = st.dictionaries(
    st.text("ABZ019", min_size=1, max_size=3), st.lists(VALUES, min_size=1, max_size=3), max_size=3
)
TREES = st.recursive(
    st.builds(Node, PROPERTIES),
    lambda below: st.builds(Node, PROPERTIES, st.lists(below, max_size=3)),
    max_leaves=12,
)


def plain(roots: list[Node]) -> Plain:
    """Properties and number of children of each node from the first to the last: equal for equal trees."""
    found: Plain = []
    waiting = list(reversed(roots))
    while waiting:
        node = waiting.pop()
        found.append((node.properties, len(node.children)))
        waiting += reversed(node.children)
    return found


@given(st.lists(TREES, min_size=1, max_size=3))
def test_trees_survive_writing_and_reading(trees: list[Node]) -> None:
    again = sgf.read(sgf.write(trees))
    assert plain(again) == plain(trees)
    assert [list(properties) for properties, _ in plain(again)] == [
        list(properties) for properties, _ in plain(trees)
    ]


def test_sequences_and_variations() -> None:
    (root,) = sgf.read("(;A[1];B[2](;C[3];D[4])(;E[5]))")
    assert plain([root]) == [
        ({"A": ["1"]}, 1),
        ({"B": ["2"]}, 2),
        ({"C": ["3"]}, 1),
        ({"D": ["4"]}, 0),
        ({"E": ["5"]}, 0),
    ]


def test_white_space_between_everything() -> None:
    assert plain(sgf.read("\n ( ; A [1]\t[2]\r\nB [x] ; ) \n")) == [
        ({"A": ["1", "2"], "B": ["x"]}, 1),
        ({}, 0),
    ]


def test_several_trees() -> None:
    assert [root.properties for root in sgf.read("(;A[1])\n(;A[2])")] == [{"A": ["1"]}, {"A": ["2"]}]


def test_small_letters_in_names_count_for_nothing() -> None:
    assert sgf.read("(;GaMe[x]Black[y])")[0].properties == {"GM": ["x"], "B": ["y"]}


def test_a_property_that_comes_twice_has_all_its_values() -> None:
    assert sgf.read("(;AB[a][b]AW[c]AB[d])")[0].properties == {"AB": ["a", "b", "d"], "AW": ["c"]}


def test_unknown_values_are_kept_to_the_letter() -> None:
    text = "(\n;XY[a\\:b\\]:\\\\][\r\n\t][]\n)\n"
    assert sgf.write(sgf.read(text)) == text


@pytest.mark.parametrize(
    ("value", "text", "line"),
    [
        ("plain", "plain", "plain"),
        (r"\]\\\:\a", "]\\:a", "]\\:a"),
        ("a\\\nb\\\r\nc\\\n\rd", "abcd", "abcd"),
        ("a\nb\r\nc\rd\n\re", "a\nb\nc\nd\ne", "a b c d e"),
        ("a\tb\vc\\\td", "a b c d", "a b c d"),
        ("a\\\\\nb", "a\\\nb", "a\\ b"),
    ],
)
def test_text_and_line_of_text(value: str, text: str, line: str) -> None:
    assert sgf.unescape(value) == text
    assert sgf.unescape_line(value) == line


@given(TEXT)
@example("\\")
@example("]")
@example("\\\n]:")
def test_every_text_can_be_a_value(text: str) -> None:
    assert sgf.is_value(sgf.escape(text))
    assert sgf.unescape(sgf.escape(text)) == text


@given(TEXT, TEXT)
def test_every_pair_can_be_a_value(first: str, second: str) -> None:
    value = sgf.compose(first, second)
    assert sgf.is_value(value)
    assert sgf.divide(value) == (first, second)


def test_values_without_a_colon_are_no_pairs() -> None:
    assert sgf.divide(r"a\:b") is None
    assert sgf.divide("") is None


def test_what_cannot_stand_between_brackets() -> None:
    assert not sgf.is_value("a]b")
    assert not sgf.is_value("a\\")
    assert sgf.is_value("a\\]b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no game tree"),
        ("  \n", "no game tree"),
        ("hello", "line 1, column 1: expected '(', found 'hello'"),
        ("()", "line 1, column 2: expected ';', found"),
        ("(;A)", "line 1, column 4: expected a value in square brackets, found ')'"),
        ("(;A[1]\n  [2)", "line 2, column 3: the value that begins here has no end"),
        ("(;A[1\\])", "the value that begins here has no end"),
        ("(;A[1]\r\n;\r\r%)", "line 4, column 1: expected a property or ';' or '(' or ')', found '%)'"),
        ("(;[1])", "expected a property"),
        ("(;A[1](;B[2]);C[3])", "line 1, column 14: expected '(' or ')', found ';C[3])'"),
        ("(;A[1]", "line 1, column 7: the text ends in the middle of a game tree"),
        ("(;A[1]))", "line 1, column 8: expected '('"),
        ("(;abc[1])", "line 1, column 3: the property 'abc' has no capital letter"),
    ],
)
def test_refusals_say_where(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=re.escape(message)):
        sgf.read(text)


def test_deep_trees() -> None:
    depth = 100_000
    roots = sgf.read("(;" * depth + ")" * depth)
    assert len(plain(roots)) == depth
    assert sgf.write(roots) == "(\n" + ";\n" * depth + ")\n"
    branching = sgf.read("(;" * 20_000 + "(;))" * 20_000)
    assert plain(sgf.read(sgf.write(branching))) == plain(branching)
    with pytest.raises(RecordError, match="in the middle"):
        sgf.read("(;" * depth)
    with pytest.raises(RecordError, match="expected ';'"):
        sgf.read("(" * depth)


def test_too_many_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sgf, "MOST_NODES", 3)
    sgf.read("(;;;)")
    with pytest.raises(RecordError, match="line 1, column 5: more than 3 nodes"):
        sgf.read("(;;;;)")


def test_long_values_are_read_at_once() -> None:
    for value in ("x" * 10_000_000, "\\]" * 5_000_000):
        assert sgf.read(f"(;A[{value}])")[0].properties == {"A": [value]}
        with pytest.raises(RecordError, match="no end"):
            sgf.read(f"(;A[{value}")


@given(st.text() | st.text("();[]\\:AaB1 \n"))
def test_any_text_is_a_tree_or_refused(text: str) -> None:
    try:
        roots = sgf.read(text)
    except RecordError:
        return
    assert plain(sgf.read(sgf.write(roots))) == plain(roots)

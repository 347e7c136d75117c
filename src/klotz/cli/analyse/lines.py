"""The lines of a record that are judged: the game, a variation, or all of them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from klotz import words
from klotz.games.contract import Record
from klotz.records import Node, Tree


@dataclass(frozen=True, slots=True)
class Line:
    """A line as a record of its own, and the numbers of its moves that are judged."""

    path: str
    """The number of the variation, such as 2 or 2.1; empty for the game itself."""
    end: Node
    record: Record
    numbers: range

    @property
    def title(self) -> str:
        return words.say("analysis-variation", {"number": self.path}) if self.path else ""

    @property
    def last(self) -> int:
        """The number of its last move."""
        return self.numbers.stop - 1

    def limited(self, numbers: range) -> Self:
        return replace(self, numbers=numbers)


def chosen_lines(tree: Tree, variation: str | None, *, everything: bool) -> list[Line]:
    """The game or a variation, and with `everything` all other variations behind it.

    Of a variation those moves are judged that it does not share with the line it branches off from. TreeError if
    there is no such variation.
    """
    lines = [_line(tree, variation or "")]
    if everything:
        lines += [_line(tree, path) for path in _paths(tree) if path != lines[0].path]
    return lines


def _line(tree: Tree, path: str) -> Line:
    end = tree.variation(path)
    head = next((node for node in end.line_before() if node.begins_variation), None)
    shared = 0 if head is None or head.parent is None else head.parent.state().moves_made
    made = end.state().moves_made
    return Line("" if head is None else name_of(head), end, end.record(), range(shared + 1, made + 1))


def _paths(tree: Tree) -> Iterator[str]:
    for node in tree.walk():
        if node.begins_variation:
            yield name_of(node)


def name_of(head: Node) -> str:
    """The number of a variation, from its first move: 2, or 2.1 for the first one within it."""
    return head.path.rpartition(".")[0].replace("v", "")

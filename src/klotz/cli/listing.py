"""A record as a list of its moves, with comments and variations, for `klotz show --list`."""

from collections.abc import Iterator

from klotz.cli.analyse.lines import name_of
from klotz.records import Node, Tree

_INDENT = "    "


def lines(tree: Tree, path: str = "") -> Iterator[str]:
    """The main line or a variation, and all variations within it, indented."""
    if path:
        end = tree.variation(path)
        head = next(node for node in end.line_before() if node.begins_variation)
        yield from _variation(head, 0)
        return
    yield from _said(tree.root.comment, 0)
    yield from _line(tree.root, 0, 1)


def _line(start: Node, depth: int, number: int) -> Iterator[str]:
    """What follows a node: its variations first, since they are about the move that it makes next."""
    node: Node | None = start
    while node is not None:
        following = node.following
        if following is not None:
            yield f"{_INDENT * depth}{number:3}  {following.move}{_tags(following)}"
            yield from _said(following.comment, depth)
        for head in node.variations:
            yield from _variation(head, depth + 1, number)
        node, number = following, number + 1


def _variation(head: Node, depth: int, number: int = 1) -> Iterator[str]:
    yield f"{_INDENT * depth}variation {name_of(head)}:"
    yield from _said(head.comment_before, depth)
    yield f"{_INDENT * depth}{number:3}  {head.move}{_tags(head)}"
    yield from _said(head.comment, depth)
    yield from _line(head, depth, number + 1)


def _said(comment: str, depth: int) -> Iterator[str]:
    for line in comment.splitlines():
        yield f"{_INDENT * depth}     {line}".rstrip()


def _tags(node: Node) -> str:
    """Annotations such as TE for a good move."""
    told = [f"{name}={value}" if value else name for name, value in node.tags.items()]
    return f"  ({', '.join(told)})" if told else ""

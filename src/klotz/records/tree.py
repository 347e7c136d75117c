"""A record as a tree: walk it, comment on it, add variations, promote them, and look at any position.

>>> import klotz
>>> tree = klotz.records.Tree(klotz.game("blokus-duo"))
>>> first = tree.root.add("e8,d9,e9,f9,e10", comment="The cross.")
>>> answer = first.add("j5")
>>> better = first.add("j3,i4,j4,k4,j5", comment="Larger.")
>>> [node.move for node in first.children]
['j5', 'j3,i4,j4,k4,j5']
>>> better.promote()
>>> [node.move for node in tree.line()]
['e8,d9,e9,f9,e10', 'j3,i4,j4,k4,j5']
>>> better.state().due
(0,)
>>> tree.record().variations
(Variation(at=1, moves=('j5',), comments={}, variations=()),)
"""

import os
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from klotz import notebook
from klotz.errors import KlotzError
from klotz.games.contract import Game, MoveError, Record, RecordError, State, Variation
from klotz.records.lines import DEEPEST, with_game

_PLACE_TAG: Final = re.compile(r"(?P<place>(?:v[0-9]+\.)*[0-9]+)\.(?P<name>.+)", re.ASCII | re.DOTALL)
_PATH: Final = re.compile(r"(?:v?(?P<variations>[0-9]+(?:\.v?[0-9]+)*))?", re.ASCII)


class TreeError(KlotzError, ValueError):
    """Something that cannot be done with a tree; the message says why not."""


class Node:
    """A position of a tree: the move that leads to it, what is said about it, and how it goes on.

    A line is the nodes that follow one another. Where it could have gone on otherwise, variations begin.
    """

    __slots__ = ("comment", "comment_before", "following", "move", "parent", "tags", "tree", "variations")

    def __init__(self, tree: "Tree", parent: "Node | None", move: str) -> None:
        self.tree = tree
        self.parent = parent
        """The position before the move; None at the start."""
        self.move = move
        """As a record writes it; empty at the start."""
        self.comment = ""
        """On the position after the move."""
        self.comment_before = ""
        """On a variation, before its first move."""
        self.tags: dict[str, str] = {}
        """Annotations by name, such as TE for a good move in a `.blksgf` file."""
        self.following: Node | None = None
        """The next move of the same line; None at its end."""
        self.variations: list[Node] = []
        """The first moves of other lines from here."""

    # ------------------------------------------------------------------ where it is

    @property
    def children(self) -> "tuple[Node, ...]":
        """All moves from here: that of the line first, then those of variations."""
        return (*(() if self.following is None else (self.following,)), *self.variations)

    @property
    def begins_variation(self) -> bool:
        """Whether it is the first move of a variation."""
        return self.parent is not None and self.parent.following is not self

    @property
    def is_on_main_line(self) -> bool:
        """Whether it belongs to the game as it was played."""
        return not any(node.begins_variation for node in self.line_before())

    @property
    def number(self) -> int:
        """How many moves lead here from the start, as the record writes them."""
        return len(self._ancestry()) - 1

    @property
    def path(self) -> str:
        """Where it is, as a tag says it: `12` on the main line, `v2.3` after move 3 of the second variation."""
        own: list[Node] = []
        node: Node = self
        while node.parent is not None and not node.begins_variation:
            own.append(node)
            node = node.parent
        if node.parent is None:
            return str(len(own))
        return f"{_numbered(node)}{len(own) + 1}"

    def line_before(self) -> "Iterator[Node]":
        """The node itself and those before it, back to the start."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def line(self) -> "Iterator[Node]":
        """The nodes that follow in the same line."""
        node = self.following
        while node is not None:
            yield node
            node = node.following

    def end(self) -> "Node":
        """The last position of the line."""
        return deque(self.line(), maxlen=1).pop() if self.following is not None else self

    def walk(self) -> "Iterator[Node]":
        """The node itself and all below it, each line before its variations."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)

    def state(self) -> State:
        """The position, to be played on at will: it is a state of its own."""
        return self.tree._state(self)

    def record(self) -> Record:
        """The line that leads here as a record of its own, without comments and variations."""
        return replace(self.tree.game.record(self.state()), names=self.tree.names)

    def _ancestry(self) -> "list[Node]":
        return list(self.line_before())[::-1]

    # ------------------------------------------------------------------ changing it

    def add(self, text: str, *, comment: str = "", variation: bool = False) -> "Node":
        """Add a move from here: it continues the line if that ends here, otherwise it begins a variation.

        With `variation` it begins one in any case. A move that is there already is not added again. Raises what
        `State.parse` does if it is not legal, and then adds nothing.
        """
        state = self.state()
        before = len(state.history)
        state.push_known(state.parse(text))
        written = state.record_texts()[before]
        node = next((child for child in self.children if child.move == written), None)
        if node is None:
            if self.following is not None or variation:
                self._check_depth()
            node = Node(self.tree, self, written)
            if self.following is None and not variation:
                self.following = node
            else:
                self.variations.append(node)
        if comment:
            node.comment = f"{node.comment}\n\n{comment}" if node.comment else comment
        return node

    def add_line(self, texts: "list[str] | tuple[str, ...]", *, comment: str = "") -> "Node":
        """Add several moves one after the other; returns the last. The comment is on the first."""
        node = self
        for text in texts:
            node = node.add(text, comment=comment if node is self else "")
        return node

    def promote(self) -> None:
        """Put the variation that this is in before the one ahead of it; the first becomes the line itself."""
        head = self._head()
        parent = head._parent()
        place = parent.variations.index(head)
        if place:
            parent.variations[place - 1 : place + 1] = [head, parent.variations[place - 1]]
        elif parent.following is None:
            parent.following = head
            parent.variations.pop(0)
        else:
            parent.variations[0], parent.following = parent.following, head

    def promote_to_main(self) -> None:
        """Make this node part of the main line."""
        while not self.is_on_main_line:
            self.promote()

    def demote(self) -> None:
        """Put this move behind the next alternative to it; the first variation takes the place of the line's own."""
        parent = self._parent()
        if not self.begins_variation:
            if not parent.variations:
                raise TreeError("there is no variation that could take its place")
            parent.following, parent.variations[0] = parent.variations[0], self
            return
        place = parent.variations.index(self)
        if place + 1 == len(parent.variations):
            raise TreeError("it is the last variation already")
        parent.variations[place : place + 2] = [parent.variations[place + 1], self]

    def remove(self) -> None:
        """Remove this move and all that comes after it."""
        parent = self._parent()
        if self.begins_variation:
            parent.variations.remove(self)
        else:
            parent.following = None

    def _parent(self) -> "Node":
        if self.parent is None:
            raise TreeError("this is the start, and not a move")
        return self.parent

    def _head(self) -> "Node":
        """The first move of the variation that this node is in."""
        for node in self.line_before():
            if node.begins_variation:
                return node
        raise TreeError("it is on the main line: there is nothing to promote it to")

    def _check_depth(self) -> None:
        depth = sum(node.begins_variation for node in self.line_before())
        if depth >= DEEPEST:
            raise TreeError(f"variations inside variations go at most {DEEPEST} deep")

    def _repr_svg_(self) -> str:
        return notebook.svg(self.state(), "klotz.records.drawing:picture")

    def __repr__(self) -> str:
        return f"<Node {self.path}: {self.move or 'the start'}>"


class Tree:
    """A record that can be changed. `Tree(game)` is an empty one, `tree_of(record)` one that is there."""

    def __init__(self, game: Game, seats: int | None = None, setup: dict[str, Any] | None = None) -> None:
        start = game.start(seats, setup)
        self.game: Final = game
        self.seats: Final = start.seats
        self.setup: Final = setup
        self.names: tuple[str, ...] = ()
        """The players, by seat; empty if nobody said."""
        self.tags: dict[str, str] = {}
        """About the game as a whole."""
        self.root: Final = Node(self, None, "")
        """The start, before the first move."""
        self._version: int | None = None

    def line(self) -> Iterator[Node]:
        """The main line, from the first move on."""
        return self.root.line()

    def walk(self) -> Iterator[Node]:
        """All nodes, the start included: each line before its variations."""
        return self.root.walk()

    def at(self, number: int) -> Node:
        """The node of the main line after so many moves. TreeError if it is shorter."""
        return self.variation("", number)

    def variation(self, path: str, number: int | None = None) -> Node:
        """A node of a variation: `2` is the end of the second of the main line, `2.1` of the first within that.

        `number` counts the moves of the variation; without it, the node is its end. TreeError if there is none.
        """
        found = _PATH.fullmatch(path.strip())
        if found is None:
            raise TreeError(f"{path[:40]!r} names no variation: write 2, or 2.1 for one within it")
        head, before = self.root, ""
        for part in re.findall(r"[0-9]+", found["variations"] or ""):
            heads = list(_heads(head))
            if not 1 <= int(part) <= len(heads):
                where = f"variation {before}" if before else "the game"
                raise TreeError(f"there is no variation {part} in {where}: {_there_are(len(heads))}")
            head, before = heads[int(part) - 1], f"{before}.{part}".lstrip(".")
        moves = [*([] if head is self.root else [head]), *head.line()]
        if number is None:
            return moves[-1] if moves else head
        if not 0 <= number <= len(moves):
            raise TreeError(f"there is no move {number} in a line of {len(moves)}")
        return moves[number - 1] if number else (head if head is self.root else head._parent())

    def record(self) -> Record:
        """The tree as a record, which can be saved. The result follows from the main line."""
        tags = dict(self.tags)
        for node in self.walk():
            tags |= {
                f"{node.path}.{name}": value for name, value in node.tags.items() if node.parent is not None
            }
        moves, comments, variations = _written(self.root)
        version = {} if self._version is None else {"version": self._version}
        return Record(
            game=self.game.name,
            seats=self.seats,
            moves=moves,
            options=dict(self.game.options),
            setup=self.setup,
            result=self.root.end().state().outcome(),
            names=self.names,
            comments=comments,
            variations=variations,
            tags=tags,
            **version,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file; the suffix determines the format, `.klotz` or `.blksgf`."""
        from klotz.records import save  # which imports this module

        save(self.record(), path)

    def _state(self, node: Node) -> State:
        state, told = self.game.start(self.seats, self.setup), 0
        for step in node._ancestry()[1:]:
            try:
                told = state.follow(step.move, told)
            except MoveError as error:
                raise RecordError(f"{step.path}, {step.move[:80]!r}: {error}") from error
        return state

    def _repr_svg_(self) -> str:
        return self.root.end()._repr_svg_()

    def __repr__(self) -> str:
        nodes = sum(1 for _ in self.walk()) - 1
        return f"<Tree of {self.game.name}: {len(list(self.line()))} moves, {nodes} with variations>"


def tree_of(record: Record) -> Tree:
    """A record as a tree. RecordError if its game cannot be made; its moves are replayed when they are looked at."""
    game, settled = with_game(record)
    try:
        tree = Tree(game, record.seats, settled.setup)
    except ValueError as error:
        raise RecordError(f"the record cannot be started: {error}") from error
    tree.names, tree._version = record.names, record.version
    _read(tree.root, None, settled)
    places = {node.path: node for node in tree.walk() if node.parent is not None}
    for key, value in record.tags.items():
        found = _PLACE_TAG.fullmatch(key)
        if found is not None and found["place"] in places:
            places[found["place"]].tags[found["name"]] = value
        else:
            tree.tags[key] = value
    return tree


def _read(start: Node, head: Node | None, line: Record | Variation) -> None:
    """Attach the moves of a line to the node where it begins; of a variation its first move is there already."""
    nodes = [start]
    for text in line.moves:
        last = nodes[-1]
        node = head if head is not None and last is start else Node(start.tree, last, text)
        if node is not head:
            last.following = node
        nodes.append(node)
    for place, comment in line.comments.items():
        if not 0 <= place < len(nodes):
            raise RecordError(f"there is no place {place} in a line of {len(line.moves)} moves")
        if place or head is None:
            nodes[place].comment = comment
        else:
            head.comment_before = comment
    for variation in line.variations:
        if not 0 <= variation.at < len(nodes):
            raise RecordError(f"there is no place {variation.at} in a line of {len(line.moves)} moves")
        at = nodes[variation.at]
        if not variation.moves:  # nothing but words
            words = [at.comment, *variation.comments.values()]
            at.comment = "\n\n".join(filter(None, words))
            continue
        first = Node(start.tree, at, variation.moves[0])
        at.variations.append(first)
        _read(at, first, variation)


def _written(head: Node) -> tuple[tuple[str, ...], dict[int, str], tuple[Variation, ...]]:
    """The moves, comments and variations of a line. The main line begins at the start, a variation with its head."""
    nodes = [head, *head.line()]
    first = int(head.parent is not None)
    comments = {number: node.comment for number, node in enumerate(nodes, start=first) if node.comment}
    if head.comment_before:
        comments[0] = head.comment_before
    variations = []
    for number, node in enumerate(nodes, start=first):
        for other in node.variations:
            moves, said, within = _written(other)
            variations.append(Variation(number, moves, said, within))
    texts = tuple(node.move for node in nodes if node.parent is not None)
    return texts, dict(sorted(comments.items())), tuple(variations)


def _heads(head: Node) -> Iterator[Node]:
    """The first moves of the variations that branch off a line, in the order of a record."""
    for node in (head, *head.line()):
        yield from node.variations


def _numbered(head: Node) -> str:
    """The path of a variation, as tags begin: `v2.` or `v2.v1.`."""
    parts = []
    node: Node | None = head
    while node is not None and node.parent is not None:
        start = node.parent
        while start.parent is not None and not start.begins_variation:
            start = start.parent
        parts.append(f"v{list(_heads(start)).index(node) + 1}.")
        node = start if start.parent is not None else None
    return "".join(reversed(parts))


def _there_are(count: int) -> str:
    return "there is none" if count == 0 else "there is one" if count == 1 else f"there are {count}"

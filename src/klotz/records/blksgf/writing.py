"""From a record to the tree of a Blokus file."""

import re
from typing import Final

from klotz import games
from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import PASS
from klotz.games.contract import MoveError, Record, RecordError, Variation
from klotz.records import sgf
from klotz.records.blksgf.dialect import DIALECTS, OPTION, TAG, UNWRITTEN_OPTIONS, piece_text, value_of
from klotz.records.lines import DEEPEST, with_game

_TAG_KEY: Final = re.compile(
    r"(?:(?P<place>(?:v[0-9]+\.)*[0-9]+)\.)?(?P<name>[0-9]*[A-Z][A-Z0-9]*)(?:\.(?P<number>[2-9]|[1-9][0-9]+))?",
    re.ASCII,
)


class Writer:
    def __init__(self, record: Record) -> None:
        game, self._record = with_game(record)
        game.replay(self._record)  # the result must follow from the moves too: the format cannot store it
        state = game.start(record.seats, record.setup)
        assert isinstance(state, BlokusState)
        self._state = state
        self._dialect: Final = DIALECTS[record.game]
        self._tags = dict(record.tags)  # those that are not written yet
        self._keys_at: dict[str, list[re.Match[str]]] = {}  # their keys, by the place they belong to
        for found in filter(None, map(_TAG_KEY.fullmatch, record.tags)):
            self._keys_at.setdefault(found["place"] or "", []).append(found)

    def text(self) -> str:
        root = sgf.Node(self._start())
        self._write_tags(root, "", at_root=True)
        self._write_line(root, self._record, "", 0)
        if self._tags:
            root.properties[TAG] = [sgf.compose(key, value) for key, value in self._tags.items()]
        return sgf.write([root])

    def _start(self) -> dict[str, list[str]]:
        """The first node: the game, its options, the players, and the position."""
        record, dialect = self._record, self._dialect
        properties = {"GM": [dialect.title], "CA": ["UTF-8"]}
        if record.names and len(record.names) != len(dialect.players):
            raise RecordError(f"there are {len(record.names)} names for {len(dialect.players)} seats")
        properties |= {
            player: [sgf.escape(name)] for player, name in zip(dialect.players, record.names, strict=False)
        }
        usual = {name: option.default for name, option in games.options(record.game).items()}
        usual |= UNWRITTEN_OPTIONS
        options = [
            sgf.compose(name, value)
            for name, value in record.options.items()
            # From a position that was set up a reader cannot tell who began where.
            if value != usual[name] or (record.setup is not None and name in UNWRITTEN_OPTIONS)
        ]
        if options:
            properties[OPTION] = options
        if record.setup is not None:
            for colour in dialect.variant.colours:
                if pieces := record.setup["placed"].get(colour.value):
                    properties[f"A{dialect.name(colour)}"] = [piece_text([piece]) for piece in pieces]
            turn = Colour(record.setup.get("turn", self._state.variant.colours[0].value))
            properties["PL"] = [dialect.name(turn)]
        return properties

    def _write_line(self, node: sgf.Node, line: Record | Variation, path: str, told: int) -> None:
        """Attach a line to the node where it begins. `told` is as in `State.follow`."""
        self._check_places(line, path)
        pushes = 0
        for number in range(len(line.moves) + 1):
            if number in line.comments:
                node.properties["C"] = [sgf.escape(line.comments[number])]
            if path or number:
                self._write_tags(node, f"{path}{number}")
            for index, variation in enumerate(line.variations, start=1):
                if variation.at == number:
                    self._write_variation(node, variation, f"{path}v{index}.", told)
            if number == len(line.moves):
                break
            before, colour = len(self._state.history), self._state.colour
            told = self._follow(line.moves[number], told, f"{_line_name(path)}, move {number + 1}")
            if len(self._state.history) > before:
                assert colour is not None, "a finished game takes no moves"
                move = self._state.history[before]
                node = _continued(node, sgf.Node({self._dialect.name(colour): [move.text]}))
                pushes += 1
            elif self._has_notes_on_passes(line, path, number):
                node = _continued(node, sgf.Node())
        if node.children:  # variations from the line's very end; but the first branch must be the line's own
            _continued(node, sgf.Node())
        for _ in range(pushes):
            self._state.pop()

    def _follow(self, text: str, told: int, where: str) -> int:
        try:
            return self._state.follow(text, told)
        except MoveError as error:
            raise RecordError(f"{where}, {text[:80]!r}: {error}") from error

    def _write_variation(self, node: sgf.Node, variation: Variation, path: str, told: int) -> None:
        head = sgf.Node()
        self._write_line(head, variation, path, told)
        plain = not head.properties and len(head.children) == 1
        node.children.append(head.children[0] if plain else head)

    def _has_notes_on_passes(self, line: Record | Variation, path: str, number: int) -> bool:
        """Whether anything is written at this pass, or at one that follows it at once."""
        while number < len(line.moves) and line.moves[number] == PASS:
            number += 1
            if number in line.comments or f"{path}{number}" in self._keys_at:
                return True
        return False

    def _write_tags(self, node: sgf.Node, place: str, *, at_root: bool = False) -> None:
        """Write the tags of a place that survive a round trip; the others go to the end."""
        for key in self._keys_at.get(place, ()):
            name = key["name"]
            value = value_of(name, self._tags[key[0]])
            is_next = (key["number"] or "1") == str(len(node.properties.get(name, ())) + 1)
            if value is not None and is_next and self._dialect.is_tag(name, at_root=at_root):
                node.properties.setdefault(name, []).append(value)
                del self._tags[key[0]]

    def _check_places(self, line: Record | Variation, path: str) -> None:
        for place in [*line.comments, *(variation.at for variation in line.variations)]:
            if not 0 <= place <= len(line.moves):
                raise RecordError(
                    f"{_line_name(path)}: there is no place {place} after {len(line.moves)} moves"
                )
        if path.count("v") > DEEPEST:
            raise RecordError(f"variations inside variations more than {DEEPEST} deep")


def _continued(node: sgf.Node, child: sgf.Node) -> sgf.Node:
    """The line goes on with this child, which comes before the variations."""
    node.children.insert(0, child)
    return child


def _line_name(path: str) -> str:
    return f"variation {path.removesuffix('.')}" if path else "the main line"

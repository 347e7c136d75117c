"""From the tree of a Blokus file to a record: all lines are played, which also finds the passes."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from klotz import games
from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import cells_text
from klotz.games.blokus.tables import PIECE_NAMES
from klotz.games.contract import InvalidMove, Json, MoveError, Outcome, Record, RecordError, Variation
from klotz.records import sgf
from klotz.records.blksgf.dialect import (
    COLOUR_NAMES,
    DIALECTS,
    GAMES,
    OPTION,
    TAG,
    UNWRITTEN_OPTIONS,
    piece_text,
    tag_of,
)
from klotz.records.lines import DEEPEST


@dataclass(slots=True)
class _Line:
    """A line of moves while it is read. Places count the moves of the whole game, from its start."""

    start: int
    place: int
    """Where the node stands that was read last."""
    path: str = ""
    depth: int = 0
    moves: list[str] = field(default_factory=list)
    notes: dict[int, list[str]] = field(default_factory=dict)
    variations: list["_Line"] = field(default_factory=list)

    def branch(self, place: int) -> "_Line":
        path = f"{self.path}v{len(self.variations) + 1}."
        self.variations.append(_Line(place, place, path, self.depth + 1))
        return self.variations[-1]

    def comments(self) -> dict[int, str]:
        return {place - self.start: "\n\n".join(texts) for place, texts in self.notes.items()}

    def finished_variations(self) -> tuple[Variation, ...]:
        return tuple(
            Variation(line.start - self.start, tuple(line.moves), line.comments(), line.finished_variations())
            for line in self.variations
        )


class Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._root = sgf.read(text)[0]
        title = self._single(self._root, "GM", "the property GM has to name the game")
        if title not in GAMES:
            self._fail(self._root, f"the game is {title[:80]!r}; known are {', '.join(GAMES)}")
        self._dialect: Final = DIALECTS[GAMES[title]]
        self._options = self._pairs(OPTION)
        self._setup = self._take_setup()
        self._tags: dict[str, str] = {}
        self._tag_counts: Counter[str] = Counter()

    def record(self) -> Record:
        options = {**UNWRITTEN_OPTIONS, **self._options}
        if "starts" in self._options:
            return self._played(options)
        if not self._covers_foreign_start():
            try:
                return self._played(options)
            except RecordError:
                # With any starts there is more that is legal, so what fails again fails for another reason.
                pass
        return self._played({**options, "starts": "any"})

    def _played(self, options: Mapping[str, Any]) -> Record:
        self._tags, self._tag_counts = {}, Counter()
        try:
            game = games.game(self._dialect.variant.name, **options)
            state = game.start(setup=self._setup)
        except ValueError as error:
            self._fail(self._root, str(error))
        assert isinstance(state, BlokusState)
        main, result = self._walk(state)
        for key, value in self._pairs(TAG).items():
            if key in self._tags:
                self._fail(self._root, f"the tag {key[:80]!r} is there twice")
            self._tags[key] = value
        return Record(
            game=game.name,
            seats=state.seats,
            moves=tuple(main.moves),
            options=dict(game.options),
            setup=self._setup,
            result=result,
            names=self._names(),
            comments=main.comments(),
            variations=main.finished_variations(),
            tags=self._tags,
        )

    def _walk(self, state: BlokusState) -> tuple[_Line, Outcome | None]:
        """Play the whole tree: the main line with its variations, and how it ended."""
        # A position set up may begin with passes; place -1 is before the first node, which has place 0.
        main = _Line(0, -1, moves=[move.text for move in state.history])
        result = None
        waiting: list[tuple[sgf.Node, _Line] | None] = [(self._root, main)]  # None: take a move back
        while waiting:
            item = waiting.pop()
            if item is None:
                state.pop()
                continue
            node, line = item
            if self._play(node, line, state):
                waiting.append(None)
            self._note(node, line, state)
            if line is main:
                result = state.outcome()
            branches = [(child, line.branch(len(state.history))) for child in node.children[1:]]
            if branches and line.depth == DEEPEST:
                self._fail(node, f"variations inside variations more than {DEEPEST} deep")
            waiting += reversed(branches)
            if node.children:
                waiting.append((node.children[0], line))
        return main, result

    def _play(self, node: sgf.Node, line: _Line, state: BlokusState) -> bool:
        """Play the node's move, if it has one, and set the line's place."""
        found = self._move(node)
        if (
            found is None
        ):  # it stands for the pass that comes next, or where none does for the same place again
            line.place = min(line.place + 1, line.start + len(line.moves))
            return False
        colour, values = found
        if state.colour is not None and colour is not state.colour:
            self._fail(node, f"this is a move of {colour.value}, but {state.colour.value} is due")
        before = len(state.history)
        try:
            state.push(state.parse(piece_text(values)))
        except MoveError as error:
            self._fail(node, str(error))
        line.place = before + 1
        line.moves += [move.text for move in state.history[before:]]
        return True

    def _note(self, node: sgf.Node, line: _Line, state: BlokusState) -> None:
        """Keep what the node says beside its move: comments, and as tags everything unknown."""
        place = line.place - line.start
        at_root = node is self._root
        prefix = f"{line.path}{place}." if (line.path or place) and not at_root else ""
        for name, values in node.properties.items():
            if name in self._dialect.moves:
                continue
            if name == "C":
                line.notes.setdefault(line.place, []).extend(map(sgf.unescape, values))
            elif name == "PL":
                self._check_turn(node, state)
            elif name == "AE" or name in self._dialect.setups:
                self._fail(node, "pieces are set up here, but that is possible only before the first move")
            elif COLOUR_NAMES.fullmatch(name):
                self._fail(node, f"the property {name[:40]} belongs to no colour of {self._dialect.title}")
            elif self._dialect.is_tag(name, at_root=at_root):
                self._keep_tags(prefix + name, [tag_of(name, value) for value in values])

    def _keep_tags(self, key: str, values: list[str]) -> None:
        for value in values:
            self._tag_counts[key] += 1
            count = self._tag_counts[key]
            self._tags[f"{key}.{count}" if count > 1 else key] = value

    def _move(self, node: sgf.Node) -> tuple[Colour, list[str]] | None:
        """The move in a node: whose it is, and its squares, which old files give one by one."""
        found = [
            (colour, node.properties[name])
            for name, colour in self._dialect.moves.items()
            if name in node.properties
        ]
        if len(found) > 1:
            self._fail(node, "there are two moves in one node")
        return found[0] if found else None

    def _check_turn(self, node: sgf.Node, state: BlokusState) -> None:
        if self._turn(node) is not state.colour and state.colour is not None:
            self._fail(node, f"PL names another colour than the one that is due, {state.colour.value}")

    # ------------------------------------------------------------------ the start position

    def _take_setup(self) -> Json | None:
        """The position set up before the first move. Its properties are taken out: any left come too late."""
        placed: dict[Colour, list[str]] = {}
        turn = None
        first = self._begins()
        node = self._root
        while True:
            has_pieces, has_move = self._take_pieces(node, placed), self._move(node) is not None
            # Beside a move and nothing else, PL tells who comes after it.
            if "PL" in node.properties and (has_pieces or not has_move):
                turn = self._turn(node)
                del node.properties["PL"]
            if has_move or len(node.children) != 1:
                break
            node = node.children[0]
        if turn is None:
            turn = (self._first_mover(node) if placed else None) or first
        if not placed and turn is first:
            return None
        return {"placed": {colour.value: pieces for colour, pieces in placed.items()}, "turn": turn.value}

    def _begins(self) -> Colour:
        colours = self._dialect.variant.colours
        return next((colour for colour in colours if colour.value == self._options.get("first")), colours[0])

    def _take_pieces(self, node: sgf.Node, placed: dict[Colour, list[str]]) -> bool:
        """Set up the node's pieces; whether it has any."""
        names = [name for name in (*self._dialect.setups, "AE") if name in node.properties]
        for name in names:
            for value in node.properties.pop(name):
                piece = self._set_piece(node, value)
                if name == "AE":
                    self._remove_piece(node, placed, piece)
                else:
                    self._add_piece(node, placed, self._dialect.setups[name], piece)
        return bool(names)

    def _add_piece(self, node: sgf.Node, placed: dict[Colour, list[str]], colour: Colour, piece: str) -> None:
        pieces = placed.setdefault(colour, [])
        pieces.append(piece)
        if len(pieces) > len(PIECE_NAMES):
            self._fail(node, f"{colour.value} has only {len(PIECE_NAMES)} pieces to set up")

    def _remove_piece(self, node: sgf.Node, placed: dict[Colour, list[str]], piece: str) -> None:
        owner = next((colour for colour, pieces in placed.items() if piece in pieces), None)
        if owner is None:
            self._fail(node, f"AE takes {piece} away, but no such piece was set up")
        placed[owner].remove(piece)
        if not placed[owner]:
            del placed[owner]

    def _set_piece(self, node: sgf.Node, value: str) -> str:
        try:
            return piece_text([value])
        except InvalidMove as error:
            self._fail(node, str(error))

    def _turn(self, node: sgf.Node) -> Colour:
        name = self._single(node, "PL", "PL names no colour").upper()
        if name not in self._dialect.moves:
            self._fail(node, f"PL names {name[:40]!r}, which is no colour of {self._dialect.title}")
        return self._dialect.moves[name]

    def _first_mover(self, node: sgf.Node) -> Colour | None:
        while not (found := self._move(node)) and node.children:
            node = node.children[0]
        return found[0] if found else None

    def _covers_foreign_start(self) -> bool:
        """Whether some colour was set up from a starting square that is another colour's."""
        if self._setup is None:
            return False
        starts = [cells_text([cell]) for cell in self._dialect.variant.starts]
        for colour, own in zip(self._dialect.variant.colours, starts, strict=True):
            covered = ",".join(self._setup["placed"].get(colour.value, ())).split(",")
            if own not in covered and any(start in covered for start in starts):
                return True
        return False

    # ------------------------------------------------------------------ single properties

    def _names(self) -> tuple[str, ...]:
        given = [self._root.properties.get(player) for player in self._dialect.players]
        if not any(given):
            return ()
        return tuple(sgf.unescape_line(" ".join(values)) if values else "" for values in given)

    def _pairs(self, name: str) -> dict[str, str]:
        pairs: dict[str, str] = {}
        for value in self._root.properties.get(name, ()):
            pair = sgf.divide(value)
            if pair is None or pair[0] in pairs:
                self._fail(self._root, f"{name}[{value[:80]}] is not a name and a value, or is there twice")
            pairs[pair[0]] = pair[1]
        return pairs

    def _single(self, node: sgf.Node, name: str, otherwise: str) -> str:
        values = node.properties.get(name, [])
        if len(values) != 1:
            self._fail(node, otherwise)
        return sgf.unescape_line(values[0]).strip()

    def _fail(self, node: sgf.Node, message: str) -> NoReturn:
        raise RecordError(f"{sgf.where(self._text, node.offset)}: {message}")

"""The face of Bloqs, Turn2 and Maestro."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from klotz import words
from klotz.cli.play.bloqs.building import Building, building_ways, places_of
from klotz.cli.play.bloqs.drawing import Pen
from klotz.cli.play.bloqs.hands import Hands
from klotz.cli.play.bloqs.menu import Menu
from klotz.cli.play.bloqs.news import Teller, arrival, card_name
from klotz.cli.play.bloqs.taking import takeable_list
from klotz.cli.play.face import Face
from klotz.cli.play.talk import Talk, listed
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.notation import parse_cells, piece_number
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.steps.building import Build, Steal, Supply
from klotz.games.bloqs.steps.cards import Ask
from klotz.games.bloqs.steps.swapping import Swaps
from klotz.games.bloqs.steps.travel import Direction, Roll, Travel
from klotz.games.contract import CHANCE, Move

_MOST_LISTED: Final = 60
"""More moves are counted by piece rather than listed."""


class BloqsFace(Face[BloqsState]):
    def __init__(
        self, state: BloqsState, names: Sequence[str], talk: Talk, computers: Collection[int] = ()
    ) -> None:
        super().__init__(state, names, talk, computers)
        self._teller = Teller(self.name_of)
        self._hands = Hands(self.name_of, talk, is_open=state.seats - len(computers) == 1)
        self._random = Random()

    @property
    def chance_waits(self) -> bool:
        """With cards, to roll is a choice that somebody types; without, somebody presses Enter to roll the die."""
        return not self._position.has_cards

    def roller(self) -> int:
        return self.state.turn

    @property
    def _position(self) -> Position:
        position: Position = self.state.position
        return position

    @property
    def _pen(self) -> Pen:
        """Made anew each time: terminals change their size."""
        return Pen.for_console(self.talk.console, self.state.piece_set)

    def _asked_or_nobody(self) -> int | None:
        return None if self.state.is_over or CHANCE in self.state.due else self.asked()

    # ------------------------------------------------------------------ showing

    def board(self) -> RenderableType:
        self._hands.cover(self._asked_or_nobody())
        pen, state = self._pen, self.state
        lines: list[RenderableType] = [pen.ring(state), pen.stock(state)]
        if self._position.has_cards:
            lines.append(self._cards())
        heads = [self._head(seat) for seat in range(state.seats)]
        return Group(*lines, "", pen.towers(state, heads, self._built_last()), self._legend(pen))

    def preview(self, move: Move) -> RenderableType | None:
        word, *rest = move.text.split()
        if word != "build":
            return None
        maybe = piece_number(rest[0]), parse_cells(rest[1])
        return self._pen.tower(self.state.towers[move.seat], preview=maybe)

    def _head(self, seat: int) -> Text:
        said = [words.say("board-score", self.state.counted(seat)._asdict())]
        if self._position.has_cards:
            said.append(words.say("board-cards", {"count": len(self._position.hands[seat])}))
        is_due = seat == self._asked_or_nobody()
        return Text.assemble(
            (f"{'>' if is_due else ' '} {seat + 1} {self.name_of(seat)}", "bold" if is_due else ""),
            (f"  {', '.join(said)}", "dim"),
        )

    def _cards(self) -> Text:
        state = self.state
        if state.discards:
            card = card_name(state.discards[-1])
            said = words.say(
                "board-pile", {"pile": state.pile_size, "count": len(state.discards), "card": card}
            )
        else:
            said = words.say("board-pile-only", {"pile": state.pile_size})
        return Text(said, "dim")

    def _built_last(self) -> tuple[int, ...]:
        for move in reversed(self.state.history):
            word, *rest = move.text.split()
            if word == "build":
                return (piece_number(rest[0]),)
        return ()

    def _legend(self, pen: Pen) -> Text:
        """What the signs on the board mean, those that are there."""
        entries = []
        on_start = [seat + 1 for seat, spot in enumerate(self.state.pawns) if spot.on_start]
        if on_start:
            entries.append(f"{on_start[0]}> {words.say('board-on-start')}")
        for key, disc in (("board-steal-short", "steal"), ("board-build-short", "build")):
            if disc in self.state.discs:
                entries.append(
                    f"{words.say(key)} {words.say('disc-steal' if disc == 'steal' else 'disc-build')}"
                )
        if any(number in tower.pieces for tower in self.state.towers for number in self._built_last()):
            entries.append(f"{pen.last} {words.say('board-built-last')}")
        if any(tower.full_layers for tower in self.state.towers):
            entries.append(f"{pen.full} {words.say('board-full')}")
        return Text(", ".join(entries), style="dim")

    def turn(self) -> str:
        """What is to be done, below the cards of a player who may play one."""
        if Hands.matter(self._position):
            self._hands.show(self.asked(), self.state.hand(self.asked()))
        return self._to_do()

    def _to_do(self) -> str:
        position = self._position
        who = self.name_of(position.turn)
        match position.step:
            case Roll():
                return words.say("turn-roll", {"who": who})
            case Travel():
                return words.say("turn-travel", {"who": who})
            case Direction(pips=pips):
                ways = {way: arrival(position, Move(position.turn, way)) for way in ("cw", "ccw")}
                return words.say("turn-direction", {"who": who, "pips": pips, **ways})
            case Supply(kind=None):
                return words.say("turn-supply-any", {"who": who})
            case Supply(kind=str(kind)):
                can_build = any(move.text.startswith("build") for move in self.state.legal_moves)
                return words.say("turn-supply" if can_build else "turn-no-supply", {"who": who, "kind": kind})
            case Build(seat=seat, number=number):
                piece = self.state.piece_set.text(number)
                return words.say("turn-build", {"who": self.name_of(seat), "piece": piece})
            case Steal():
                return words.say("turn-steal", {"who": who})
            case Swaps(left=left):
                others = listed(map(self.name_of, left))
                return words.say(
                    "turn-swap" if len(left) == 1 else "turn-swaps", {"who": who, "others": others}
                )
            case Ask() as ask:
                return self._teller.question(position, ask)
        return super().turn()

    def score_parts(self) -> Sequence[Mapping[str, Text]]:
        return [
            {
                words.say("score-layers"): Text(str(counted.layers), justify="right"),
                words.say("score-cubes"): Text(str(counted.cubes), justify="right"),
            }
            for counted in map(self.state.counted, range(self.state.seats))
        ]

    def scoring(self) -> str:
        return words.say("score-bloqs")

    def help(self) -> Sequence[tuple[str, str]]:
        shown = [
            ("build L4#21 a1.1,b1.1,c1.1,c2.1", "help-build-bloqs"),
            ("L4", "help-kind-bloqs"),
            ("steal 2 L4#21", "help-steal-bloqs"),
            ("swap 2 give I3#9 take L4#21", "help-swap-bloqs"),
        ]
        if self._position.rules.free_direction:
            shown.append(("cw, ccw", "help-direction-bloqs"))
        if self._position.has_cards:
            shown += [
                ("roll, card die-4, teleport 2", "help-travel-bloqs"),
                ("card piece-S4", "help-card-bloqs"),
                ("allow, defend", "help-answer-bloqs"),
            ]
        return [(example, words.say(key)) for example, key in shown]

    # ------------------------------------------------------------------ moving

    def play(self, move: Move) -> list[str]:
        told = self._teller.news(self._position, move)
        self.state.push(move)
        return told

    def undo(self) -> str:
        move = self.state.pop()
        return " ".join(self._teller.of_move(self._position, move))

    def forced(self) -> Move | None:
        """Chance decides at once who begins and what a disc is: only to roll in turn somebody takes the die."""
        if CHANCE in self.state.due and not isinstance(self._position.step, Roll):
            return self.state.draw(self._random)
        return super().forced()

    def opens_menu(self, text: str) -> bool:
        return isinstance(self._position.step, Supply | Build) and self._piece_named(text) is not None

    def choose(self, about: str) -> Move | None:
        if not about:
            return Menu(self.state, self.asked(), self.name_of, self.talk, self._pen).choose()
        number = self._piece_named(about)
        if number is None:
            self.talk.say("menu-no-such-piece", style="yellow", about=about)
            return None
        return Building(self.state, self.asked(), self.talk, self._pen).choose_way(number)

    def _piece_named(self, text: str) -> int | None:
        """The piece to build that a kind, or a number such as #21, stands for."""
        ways = building_ways(self.state.legal_moves)
        kind_of = self.state.piece_set.kind_of
        known = {word: number for number in ways for word in (kind_of(number).lower(), f"#{number}")}
        return known.get(text.lower())

    # ------------------------------------------------------------------ answering

    def commands(self) -> Mapping[str, Callable[[str], None]]:
        own: dict[str, Callable[[str], None]] = {"pieces": self.show_pieces}
        if self._position.has_cards:
            own["hand"] = self.show_hand
        return {**super().commands(), **own}

    def show_moves(self, about: str) -> None:
        if self._asked_or_nobody() is None:
            self.talk.say("moves-count", count=0)
            return
        moves = list(self.state.legal_moves)
        ways = building_ways(moves)
        pieces = self.state.piece_set
        if about:
            number = self._piece_named(about)
            if number is None:
                self.talk.say("menu-no-such-piece", style="yellow", about=about)
                return
            for way in ways[number]:
                texts = Columns([Text(move.text) for move in way.moves.values()], padding=(0, 3))
                self.talk.page(Text(), self._pen.shape(way.cells, pieces.kind_of(number)), Text(), texts)
            return
        self.talk.say("moves-count", count=len(moves))
        if len(moves) <= _MOST_LISTED or not ways:
            self.talk.page(Columns([Text(move.text) for move in moves], padding=(0, 3)))
            return
        counts = (
            Text.assemble((pieces.text(number), "bold"), f": {places_of(of_piece)}")
            for number, of_piece in ways.items()
        )
        self.talk.show(Columns(counts, padding=(0, 3), equal=True))
        self.talk.say("moves-of-piece", style="dim", piece=pieces.kind_of(next(iter(ways))))

    def show_pieces(self, about: str) -> None:
        """Which pieces of everybody's tower may be taken, or of one player's."""
        seats = range(self.state.seats)
        if about:
            if about not in map(str, range(1, self.state.seats + 1)):
                self.talk.say("pieces-no-player", style="yellow", about=about, most=self.state.seats)
                return
            seats = range(int(about) - 1, int(about))
        for seat in seats:
            tower = self.state.towers[seat]
            self.talk.show(Text(self.name_of(seat), "bold"))
            if tower.pieces:
                self.talk.show(takeable_list(tower, seat, self._pen, tower.takeable))
            else:
                self.talk.say("pieces-none", style="dim")

    def show_hand(self, _: str) -> None:
        asked = self._asked_or_nobody()
        if asked is None:
            self.talk.say("hand-nobody", style="yellow")
        else:
            self._hands.show(asked, self.state.hand(asked))


FACE: Final = BloqsFace

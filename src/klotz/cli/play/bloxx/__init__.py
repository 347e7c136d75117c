"""The face of Bloxx!."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from klotz import words
from klotz.cli.play.bloxx.drawing import Pen
from klotz.cli.play.bloxx.effects import Effects
from klotz.cli.play.bloxx.menu import Menu, die_title, legal_ways, places_of
from klotz.cli.play.face import Face
from klotz.cli.play.squares import beside, gallery
from klotz.cli.play.talk import listed
from klotz.games.bloxx import BloxxState, Die
from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.notation import PASS
from klotz.games.contract import CHANCE, Move

_ABOUT: Final = re.compile(r"(?:@([1-4])\s*)?([ab]?)", re.ASCII | re.IGNORECASE)


class _Wanted(NamedTuple):
    """What somebody wants to draw: for which seat, and from which die if they said so."""

    seat: int
    die: Die | None


class BloxxFace(Face[BloxxState]):
    @property
    def chance_waits(self) -> bool:
        return True

    @property
    def _pen(self) -> Pen:
        """Made anew each time: terminals change their size."""
        return Pen.for_console(self.talk.console, self.state.sheet.columns)

    def roller(self) -> int:
        return self.state.active

    # ------------------------------------------------------------------ who

    def asked(self) -> int:
        """Of those who may draw in any order, the first clockwise from the one who rolled."""
        return self._in_order(self.state.due)[0]

    def _in_order(self, seats: Sequence[int]) -> list[int]:
        state = self.state
        return sorted(seats, key=lambda seat: (seat - state.active) % state.seats)

    # ------------------------------------------------------------------ showing

    def board(self) -> RenderableType:
        pen, state = self._pen, self.state
        heads, feet = [], []
        for seat, score in enumerate(state.score_sheet()):
            parts = dict(score.parts)
            is_due = seat in state.due
            heads.append(Text(f"{'>' if is_due else ' ':3}{self.name_of(seat)}", "bold" if is_due else ""))
            points = parts["rows"] + parts["numbers"]
            feet.append(words.say("board-points", {"points": points, "gaps": -parts["gaps"]}))
        other: list[RenderableType] = []
        if state.roll:
            dice = [Group(Text(die_title(state, die), "bold"), pen.die(state, die)) for die in DICE]
            other += [gallery(dice), ""]
        if legend := self._legend(pen):
            other.append(legend)
        return beside(pen.sheets(state, heads, feet), Group(*other), pen.width)

    def preview(self, move: Move) -> RenderableType:
        pen = self._pen
        names = pen.has_room_for_names(self.state, 1)
        return pen.sheet(self.state, move.seat, preview=move, names=names)

    def _legend(self, pen: Pen) -> Text:
        """What the signs on the sheets mean, those that are there."""
        state, signs = self.state, pen.signs
        drawings = [drawn for seat in range(state.seats) for drawn in state.drawn(seat)]
        entries = []
        if drawings:
            last, _ = pen.drawn(False, None, signs.last)
            entries.append(f"{last.strip()} {words.say('board-last-drawing')}")
        numbers = [state.sheet.numbers.get(drawn.circle) for drawn in drawings if drawn.circle]
        if circled := [number for number in numbers if number]:
            sign, _ = pen.drawn(True, circled[0])
            entries.append(f"{sign.strip()} {words.say('board-circled')}")
        if any(state.gaps(seat) for seat in range(state.seats)):
            entries.append(f"{signs.gap} {words.say('board-gap')}")
        if not pen.has_room_for_names(state, state.seats):
            entries += [
                words.say("board-row", {"row": row.row + 1, "name": row.name}) for row in state.sheet.coloured
            ]
        return Text(", ".join(entries), style="dim")

    def turn(self) -> str:
        state = self.state
        if CHANCE in state.due:
            return words.say("dice-press", {"who": self.name_of(state.active)})
        who, taken = self.mover(), state.chosen_die
        if taken is None:
            sentence = words.say("dice-either", {"who": who})
        else:
            other = DICE[1 - DICE.index(taken)]
            active = self.name_of(state.active)
            sentence = words.say("dice-taken", {"who": who, "active": active, "taken": taken, "other": other})
        _, *later = self._in_order(state.due)
        if later:
            others = [
                words.say("dice-other", {"who": self.name_of(seat), "seat": seat + 1}) for seat in later
            ]
            sentence += " " + words.say("dice-others", {"others": listed(others)})
        return sentence

    def score_parts(self) -> Sequence[Mapping[str, Text]]:
        columns = []
        for seat, score in enumerate(self.state.score_sheet()):
            parts = dict(score.parts)
            gaps, blanks = -parts["gaps"], -parts["blanks"]
            penalty = {"points": gaps + blanks, "gaps": gaps, "blanks": blanks}
            rows = [str(points) for points in self.state.rows_scored(seat).values()]
            texts = {
                "score-rows": " + ".join(rows) or "0",
                "score-numbers": str(parts["numbers"]),
                "score-penalty": words.say("score-penalty-points", penalty),
            }
            columns.append({words.say(key): Text(text, justify="right") for key, text in texts.items()})
        return columns

    def scoring(self) -> str:
        return words.say("score-bloxx")

    def help(self) -> Sequence[tuple[str, str]]:
        examples = {"A b1,c1,c2*,d2": "help-move-bloxx", "A": "help-die-bloxx"}
        if self.state.seats > 2:
            examples["@3 ..."] = "help-seat-bloxx"
        examples[":4, +4"] = "help-rows-bloxx"
        return [(example, words.say(key)) for example, key in examples.items()]

    # ------------------------------------------------------------------ moving

    def is_forced(self, move: Move) -> bool:
        return move.text == PASS  # which is legal only where nothing else is

    def play(self, move: Move) -> list[str]:
        told = [self._told(move)]
        if move.seat != CHANCE and move.text != PASS:
            effects = Effects.of(self.state, move)
            if phrases := effects.phrases():
                told[0] += " " + words.say("effect-all", {"effects": listed(phrases)})
            who = self.name_of(move.seat)
            told += [words.say("play-row", {"who": who, "row": row.name}) for row, _ in effects.completed]
        before = self._rows_scored()
        self.state.push(move)
        return told + self._told_points(before)

    def _rows_scored(self) -> list[Mapping[str, int]]:
        return [self.state.rows_scored(seat) for seat in range(self.state.seats)]

    def _told_points(self, before: Sequence[Mapping[str, int]]) -> list[str]:
        """Who scored for which row: known at the end of a turn, when it is clear who was first."""
        now, told = self._rows_scored(), []
        for row in self.state.sheet.coloured:
            seats = [seat for seat, rows in enumerate(now) if row.name in rows.keys() - before[seat].keys()]
            if seats:
                who = listed(self.name_of(seat) for seat in seats)
                points = now[seats[0]][row.name]
                told.append(
                    words.say(
                        "play-row-points",
                        {"who": who, "count": len(seats), "row": row.name, "points": points},
                    )
                )
        return told

    def _told(self, move: Move) -> str:
        state = self.state
        if move.seat == CHANCE:
            return words.say("dice-rolled", {"who": self.name_of(state.active)})
        who = self.name_of(move.seat)
        if move.text != PASS:
            return words.say("play-draws", {"who": who, "move": move.text})
        is_first = move.seat == state.active and state.seats > 1
        return words.say("play-draws-nothing-first" if is_first else "play-draws-nothing", {"who": who})

    def opens_menu(self, text: str) -> bool:
        return _ABOUT.fullmatch(text) is not None

    def choose(self, about: str) -> Move | None:
        wanted = self._wanted(about)
        if wanted is None:
            return None
        menu = Menu(self.state, wanted.seat, self.name_of(wanted.seat), self.talk, self._pen)
        return menu.choose_way(wanted.die) if wanted.die else menu.choose()

    def _wanted(self, about: str) -> _Wanted | None:
        """What a text such as `A` or `@3 A` asks for; None, after printing the reason, if that is not possible."""
        match = _ABOUT.fullmatch(about)
        if match is None:
            self.talk.say("menu-bloxx", style="yellow", about=about)
            return None
        seat = int(match[1]) - 1 if match[1] else self.asked()
        if seat not in self.state.due:
            self.talk.say("menu-not-due", style="yellow", seat=seat + 1)
            return None
        named = match[2].upper()
        return _Wanted(seat, next((die for die in DICE if die == named), None))

    # ------------------------------------------------------------------ answering

    def show_moves(self, about: str) -> None:
        if CHANCE in self.state.due or self.state.is_over:
            self.talk.say("moves-count", count=0)
            return
        wanted = self._wanted(about)
        if wanted is None:
            return
        ways = legal_ways(self.state, wanted.seat)
        who = self.name_of(wanted.seat)
        if wanted.die is None:
            for die in DICE:
                self.talk.say("moves-of-die", who=who, die=die, count=places_of(ways.get(die, [])))
            self.talk.say("moves-list-die", style="dim", die=next(iter(ways)))
            return
        for way in ways.get(wanted.die, []):
            texts = Columns([Text(move.text) for move in way.moves.values()], padding=(0, 3))
            self.talk.page(Text(), self._pen.shape(way.cells, way.circle), Text(), texts)


FACE: Final = BloxxFace

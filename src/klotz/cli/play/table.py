"""One game at one terminal: people take turns at the keyboard, and computers play along."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from random import Random
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from klotz import records, words
from klotz.cli.play import keep
from klotz.cli.play.company import Company
from klotz.cli.play.computers import Computers, GaveUp
from klotz.cli.play.face import Face, face_of
from klotz.cli.play.talk import Talk, listed
from klotz.cli.rules import explained
from klotz.games.contract import CHANCE, IllegalMove, Move, MoveError, Outcome, Record, RecordError, State
from klotz.players import UnknownPlayer
from klotz.registry import FamilyError

_MOST_HINTS: Final = 9

_SHORT: Final = {"?": "help", "m": "menu", "u": "undo", "q": "quit", "exit": "quit", "rule": "rules"}


class Table:
    """The loop, and the commands that mean the same in every game; the face knows the rest."""

    def __init__(
        self,
        state: State,
        company: Company,
        talk: Talk,
        kept: Path | None = None,
    ) -> None:
        """Raises UnknownPlayer or SeatingError, both ValueErrors, if they cannot sit down."""
        self.talk = talk
        self._random = Random()
        self._is_left = False
        self._computers = Computers(state.game, {}, 0)
        self._sit_down(
            *(company.seated(state, self._random) if not state.history else (state, company)), kept
        )
        self._announce_computers()

    def _sit_down(self, state: State, company: Company, kept: Path | None = None) -> None:
        """Start a game. `kept` is the file it is saved in, if it already has one.

        Raises UnknownPlayer if there is no such player; the previous game then stays.
        """
        computers = company.computers
        seed = self._random.getrandbits(32) if computers else 0
        seated = Computers(state.game, computers, seed)
        self._computers.close()
        self._computers = seated
        self.state = state
        self._company = company
        self._face: Face[State] = face_of(state, company.names, self.talk, frozenset(computers))
        self._kept = kept or keep.new_path()
        self._is_drawn = False
        self._gave_up: int | None = None  # the seat of a computer that could not go on
        self._news: list[str] = []  # since the board was drawn: printed below it, where it is seen
        self._commands: Mapping[str, Callable[[str], None]] = {
            **({"roll": self._roll} if self._face.chance_waits else {}),
            "menu": self._menu,
            **self._face.commands(),
            "score": self._score,
            "board": self._board,
            "hint": self._hint,
            "undo": self._undo,
            "rules": self._rules,
            "save": self._save,
            "load": self._load,
            "again": self._again,
            "help": self._help,
            "quit": self._quit,
        }

    def _announce_computers(self) -> None:
        for seat, name in self._computers.names.items():
            self.talk.say("play-computer", style="dim", who=self._face.player(seat), player=name)

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Play until the game is over, or the person leaves."""
        try:
            while not self._is_left:
                self._step()
        except (EOFError, KeyboardInterrupt):
            self.talk.show("")  # the cursor is still behind the question
        finally:
            self._computers.close()
        if self._is_over or not self._keep():
            return
        self.talk.say("play-kept", style="green")

    @property
    def _is_over(self) -> bool:
        return self.state.is_over or self._gave_up is not None

    def _step(self) -> None:
        if self._gave_up is not None:
            self._obey(self.talk.ask("play-prompt"))
            return
        if CHANCE in self.state.due and not self._is_waited_for():
            self._let_chance_decide()
            return
        if (forced := self._face.forced()) is not None:
            self._play(forced)
            return
        if self._is_somebodys_turn() and self._face.asked() in self._computers:
            self._let_computer_choose(self._face.asked())
            return
        if not self._is_drawn:
            self._board("")
            self._is_drawn = True
        self._obey(self.talk.ask("play-prompt"))

    def _is_waited_for(self) -> bool:
        """Whether chance waits until a person presses Enter."""
        return self._face.chance_waits and self._face.roller() not in self._computers

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(_SHORT.get(word.lower(), word.lower()))
        if not line and self._is_over:
            self._quit("")
        elif not line and CHANCE in self.state.due:
            self._let_chance_decide()
        elif not line:
            self._menu("")
        elif command is not None:
            command(rest.strip())
        elif self._is_somebodys_turn() and self._face.opens_menu(line):
            self._menu(line)
        else:
            self._move(line)

    # ------------------------------------------------------------------ moving

    def _move(self, text: str) -> None:
        # Where several may move, one is asked; `@2 ` before a move speaks for another. Nobody speaks for chance.
        if text.startswith("@"):
            seat = None
        else:
            seat = self._face.asked() if self._is_somebodys_turn() else 0
        try:
            move = self.state.parse(text, seat)
        except IllegalMove as refused:
            self.talk.show(Text.assemble((f"{refused.rule}: ", "bold red"), (refused.reason, "red")))
            self.talk.say("play-rule-hint", style="dim", rule=refused.rule)
        except MoveError as refused:
            meant = get_close_matches(text.lower(), self._commands, n=1) if text.isalpha() else []
            if meant:
                self.talk.say("play-did-you-mean", style="yellow", word=text, command=meant[0])
                return
            self.talk.show(Text(_as_sentence(str(refused)), style="red"))
            if self._is_somebodys_turn():
                self.talk.say("play-move-hint", style="dim")
        else:
            self._play_if_own(move)

    def _menu(self, about: str) -> None:
        if self._is_over:
            self._say_over()
        elif CHANCE in self.state.due:
            self._say_turn()
        elif (move := self._face.choose(about)) is not None:
            self._play_if_own(move)

    def _roll(self, result: str) -> None:
        if result:
            self._move(f"roll {result}")  # nobody chooses what dice show, and the rules say so
        elif CHANCE in self.state.due:
            self._let_chance_decide()
        elif self._is_over:
            self._say_over()
        else:
            self._say_turn()

    def _let_chance_decide(self) -> None:
        self._play(self.state.draw(self._random))

    def _let_computer_choose(self, seat: int) -> None:
        if len(self._computers.names) == self.state.seats:
            self._show_board()  # for those who watch; people see it when they are asked
        try:
            self._play(self._computers.choose(self.state, seat, self._face.mover(), self.talk))
        except GaveUp as reason:
            self._gave_up = seat
            self._board("")
            who = self._face.player(seat)
            self.talk.say("play-gave-up", style="bold red", who=who, reason=str(reason))
            self._say_over()

    def _play_if_own(self, move: Move) -> None:
        """Make a move that a person chose; computers' seats are not theirs."""
        if move.seat in self._computers:
            self.talk.say("play-computers-seat", style="yellow", who=self._face.name_of(move.seat))
        else:
            self._play(move)

    def _play(self, move: Move) -> None:
        self._changed(self._face.play(move))

    def _undo(self, _: str) -> None:
        if self._face.can_undo:
            self._changed([words.say("play-taken-back", {"what": gone}) for gone in self._face.take_back()])
        elif self._has_begun():
            self.talk.show(Text(self._face.say("play-chance-stands"), style="yellow"))
        else:
            self.talk.say("play-nothing-to-take-back", style="yellow")

    def _is_somebodys_turn(self) -> bool:
        return not self._is_over and CHANCE not in self.state.due

    def _has_begun(self) -> bool:
        nobodys = {CHANCE, *self._computers.names}
        return any(move.seat not in nobodys for move in self.state.history)

    def _changed(self, news: Sequence[str]) -> None:
        self._news += news
        self._is_drawn = False
        self._gave_up = None
        if self.state.history and not self.state.is_over:
            self._keep()
        else:
            with suppress(OSError):
                self._kept.unlink(missing_ok=True)

    # ------------------------------------------------------------------ showing

    def _show_board(self) -> None:
        self.talk.show("", self._face.board(), "", *(Text(sentence) for sentence in self._news))
        self._news = []

    def _board(self, _: str) -> None:
        self._show_board()
        outcome = self.state.outcome()
        if outcome is not None:
            self._show_end(outcome)
            return
        if CHANCE not in self.state.due and not self._has_begun():
            self.talk.say("play-welcome", style="dim")
        self._say_turn()

    def _say_turn(self) -> None:
        self.talk.show(Text(self._face.turn(), style="bold"))

    def _show_end(self, outcome: Outcome) -> None:
        self.talk.say("play-over", style="bold", reason=outcome.sentence())
        self._show_scores(outcome.ranks)
        winners = [self._face.player(seat) for seat in outcome.winners]
        if self.state.seats == 1:
            self.talk.say("play-alone", style="bold green", who=winners[0], points=outcome.scores[0])
        else:
            key = "play-wins" if len(winners) == 1 else "play-share"
            self.talk.say(key, style="bold green", who=listed(winners))
        self._say_over()

    def _say_over(self) -> None:
        self.talk.say("play-is-over" if self._face.can_undo else "play-is-settled", style="dim")

    def _hint(self, about: str) -> None:
        """What a computer would do, and why; followed by a number, that many moves."""
        if not self._is_somebodys_turn():
            self._menu("")  # which says what there is to do instead
            return
        if about and not (about.isascii() and about.isdigit() and 1 <= int(about) <= _MOST_HINTS):
            self.talk.say("play-hint-count", style="yellow", most=_MOST_HINTS)
            return
        try:
            hints = self._computers.hints(self.state, self._face.asked(), int(about or 1), self.talk)
        except FamilyError as error:
            self.talk.show(Text(_as_sentence(str(error)), style="yellow"))
            return
        for hint in hints:
            drawn = self._face.preview(hint.move)
            self.talk.show("", *([drawn, ""] if drawn is not None else []), Text(hint.sentence()))

    def _score(self, _: str) -> None:
        outcome = self.state.outcome()
        self._show_scores(outcome.ranks if outcome else None)

    def _show_scores(self, ranks: Sequence[int] | None) -> None:
        """The score sheet; with the ranks of a finished game, in their order."""
        scores, parts = self.state.score_sheet(), self._face.score_parts()
        grid = Grid()
        if ranks:
            grid.add_column(words.say("score-place"), justify="right")
        grid.add_column(words.say("score-player"))
        for heading in parts[0]:
            grid.add_column(heading)
        grid.add_column(words.say("score-total"), justify="right", style="bold")
        for seat in sorted(range(self.state.seats), key=lambda seat: ranks[seat] if ranks else seat):
            row = [Text(self._face.player(seat)), *parts[seat].values(), Text(str(scores[seat].total))]
            if ranks:
                row.insert(0, Text(str(ranks[seat])))
            grid.add_row(*row)
        self.talk.show(grid)
        if scoring := self._face.scoring():
            self.talk.show(Text(scoring, style="dim"))

    def _rules(self, rule: str) -> None:
        known = self.state.game.rules
        if rule and rule.upper() not in known:
            self.talk.say("rules-unknown", style="yellow", rule=rule, rules=listed(known))
            return
        self.talk.page(*(explained(each, self.state.game) for each in known if rule.upper() in ("", each)))

    def _help(self, _: str) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for example, meaning in self._face.help():
            grid.add_row(example, meaning)
        for command in self._commands:
            grid.add_row(command, self._face.meaning(command))
        self.talk.show(grid)

    # ------------------------------------------------------------------ keeping

    def _record(self) -> Record:
        tags = keep.computer_tags(self._computers.seating)
        return dataclasses.replace(self.state.game.record(self.state), names=self._company.names, tags=tags)

    def _keep(self) -> bool:
        """Save the unfinished game for `--resume`; there is nothing to save before the first move."""
        if not self.state.history:
            return False
        try:
            keep.keep(self._record(), self._kept)
        except (OSError, RecordError) as error:
            self.talk.say("play-not-kept", style="yellow", reason=str(error))
            return False
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.talk.say("save-which-file", style="yellow")
            return
        path = Path(name).expanduser()
        if not path.suffix:
            path = path.with_suffix(".klotz")
        if path.exists() and not self.talk.confirm("save-replace", file=str(path)):
            self.talk.say("save-not-saved", style="yellow")
            return
        try:
            records.save(self._record(), path)
        except (OSError, ValueError) as error:
            self._refuse(error)
            return
        self.talk.say("save-done", style="green", file=str(path))

    def _load(self, name: str) -> None:
        if not name:
            self.talk.say("load-which-file", style="yellow")
            return
        try:
            record = records.load(Path(name).expanduser())
            state = records.check(record)
        except (OSError, ValueError) as error:
            self._refuse(error)
            return
        left = self._kept if not self._is_over and self._keep() else None
        try:
            self._sit_down(state, Company(record.names, keep.computers_of(record)))
        except (UnknownPlayer, FamilyError, RecordError) as error:
            self._refuse(error)
            return
        if left:
            self.talk.say("load-left", file=str(left))
        self.talk.say("load-done", style="green", file=name)
        self._announce_computers()

    def _again(self, _: str) -> None:
        """Another game of the same people, when this one is over."""
        if not self._is_over:
            self.talk.say("play-again-early", style="yellow")
            return
        self._sit_down(*self._company.again(self.state, self._random, self._gave_up))
        self._announce_computers()

    def _refuse(self, error: OSError | ValueError) -> None:
        text = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        self.talk.show(Text(text, style="red"))

    def _quit(self, _: str) -> None:
        self._is_left = True


def _as_sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."

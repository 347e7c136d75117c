"""Computers at the terminal: seats, hints, undo, hidden hands, and games that go on."""

import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import klotz as klotz_package
from klotz import players, records
from klotz.cli.play import keep
from klotz.cli.play.company import Company
from klotz.cli.play.seating import chosen_computers
from klotz.cli.play.table import Table
from klotz.cli.play.talk import Talk
from klotz.cli.play.thinking import think
from klotz.games.contract import Move, State
from klotz.players import Analysis, Limit, Player
from klotz.players.hints import HINTS
from klotz.players.uniform import RandomPlayer
from klotz.testing import registered
from tests.cli.conftest import Klotz
from tests.games.toy import FAMILY, ToyGame
from tests.players.fakes import players_like

FAMILY_PLAYERS = players.family_players
OPENING = "e8,d9,e9,f9,e10"


class First(RandomPlayer):
    """Plays the first legal move, and says which seats it was asked for."""

    name = "first"
    seats: list[int] = []  # noqa: RUF012 (shared on purpose: tests look at all of them)

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        self.seats.append(seat)
        return next(iter(state.legal_moves.of(seat)))

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        return RandomPlayer(self.seed)._analyse(state, seat, limit)


@pytest.fixture(autouse=True)
def first_player(monkeypatch: pytest.MonkeyPatch) -> None:
    First.seats.clear()
    monkeypatch.setattr(players, "family_players", players_like(First))


FIRST_MOVE = "the first legal move"

Sit = Callable[[str, dict[int, str], list[str]], str]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """A game of two with these computers and these lines typed; what was on the screen."""

    def run(name: str, computers: dict[int, str], lines: list[str]) -> str:
        seated = Table(klotz_package.game(name).start(2), Company((), computers), Talk(Console(width=80)))

        def typed(prompt: str) -> str:
            line = lines.pop(0)
            return next(iter(seated.state.legal_moves)).text if line == FIRST_MOVE else line

        monkeypatch.setattr("builtins.input", typed)
        seated.run()
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("blokus-duo", 2),
        ("blokus-3", 3),
        ("bloxx", 1),
        ("bloxx", 3),
        ("bloqs", 2),
        ("bloqs-turn2", 2),
        ("bloqs-maestro", 2),
    ],
)
def test_computers_play_a_whole_game(klotz: Klotz, unfinished_games: Path, name: str, seats: int) -> None:
    result = klotz("play", name, "--seats", str(seats), "--computer", "all=random", lines=("",))
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "press Enter" not in result.stdout.partition("The game is over.")[0]
    assert not unfinished_games.exists() or list(unfinished_games.iterdir()) == []


class TestBesideAPerson:
    def test_blokus(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", "--computer", "2=5", lines=(OPENING,)).stdout
        assert "Red: the computer, level 5." in output
        after = output[output.index(f"Blue plays X on {OPENING}.") :]
        assert re.search(r"Red plays 1 on \w+\.", after)
        assert "Blue to play." in after
        assert First.seats == [1]

    def test_a_computer_begins(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", "--computer", "1").stdout
        assert "Blue: the computer, level 4." in output
        assert output.index("Blue plays") < output.index("Type a move") < output.index("Red to play.")

    def test_bloxx_computers_roll_for_themselves(self, sit: Sit) -> None:
        """Both draw in each turn, and only before one's own somebody has to press Enter."""
        output = sit("bloxx", {1: "1"}, ["", FIRST_MOVE, FIRST_MOVE, "quit"])
        assert output.count("Player 1, press Enter to roll the dice.") == 2
        assert "Player 2, press Enter" not in output
        assert "Player 2 rolls the dice." in output
        assert First.seats == [1, 1]

    @pytest.mark.usefixtures("toy")
    def test_a_seat_of_a_computer_is_refused(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In the toy game both are due: the first is asked, and may not speak for the second."""
        lines = ["@2 keep", "@1 keep", "q"]
        monkeypatch.setattr("builtins.input", lambda prompt: lines.pop(0))
        Table(ToyGame().start(2), Company((), {1: "random"}), Talk(Console(width=80))).run()
        output = capsys.readouterr().out
        assert "The computer plays Player 2." in output
        assert "Player 1: keep." in output
        assert "The game is over." in output


class TestUndo:
    def test_back_to_the_persons_last_move(self, klotz: Klotz) -> None:
        seated = [word for computer in ("2", "3=1", "4=9") for word in ("--computer", computer)]
        output = klotz("play", "blokus", *seated, lines=("a20", "undo", "undo")).stdout
        gone = re.findall(r"Taken back: (\w+) plays", output)
        assert gone == ["Green", "Red", "Yellow", "Blue"]
        assert "There's nothing to take back." in output

    def test_not_what_only_a_computer_did(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", "--computer", "1", lines=("undo",)).stdout
        assert "There's nothing to take back." in output

    def test_never_across_chance(self, sit: Sit) -> None:
        """The first drawing stays once the computer has rolled; the second, after which nobody rolled, does not."""
        output = sit("bloxx", {1: "1"}, ["", FIRST_MOVE, "undo", FIRST_MOVE, "undo", "quit"])
        assert output.count("the dice have been rolled since") == 1
        assert output.count("Taken back: ") == 1
        assert "Taken back: Player 1 draws" in output


class TestHints:
    def test_words_and_drawing(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=("hint", "hint 2", OPENING), columns=200).stdout
        first, second = output.split("> hint 2")
        assert len(re.findall(r"[a-n0-9,]+: winning chance 50%\. It ", first)) == 1
        assert "B?" in first
        assert len(re.findall(r"[a-n0-9,]+: winning chance 50%\. It ", second)) == 2
        assert f"Blue plays X on {OPENING}." in second

    def test_other_games(self, klotz: Klotz) -> None:
        bloxx = klotz("play", "bloxx", lines=("hint", "", "hint"), columns=200).stdout
        assert "x?" in bloxx
        assert re.search(r"[AB] [a-g0-9,*]+: winning chance 50%", bloxx)
        bloqs = klotz("play", "bloqs-maestro", lines=("", "hint"), columns=200).stdout
        assert re.search(r"^(roll|card die-\d|teleport [12]): winning chance 50%", bloqs, re.MULTILINE)

    @pytest.mark.parametrize("typed", ["hint x", "hint 0", "hint 99"])
    def test_how_many(self, klotz: Klotz, typed: str) -> None:
        assert "Type hint, or hint and how many" in klotz("play", "blokus-duo", lines=(typed,)).stdout

    def test_after_the_end(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", "--computer", "all=random", lines=("hint", "")).stdout
        assert "winning chance" not in output

    def test_a_game_whose_players_cannot_be_loaded(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        lines = ["hint", "q"]
        monkeypatch.setattr(players, "family_players", FAMILY_PLAYERS)
        monkeypatch.setattr("builtins.input", lambda prompt: lines.pop(0))
        with registered(replace(FAMILY, players="no_such_package:PLAYERS")):
            Table(ToyGame().start(2), Company((), {}), Talk(Console(width=200))).run()
        assert "The games of 'toy': players: 'no_such_package:PLAYERS' cannot be" in capsys.readouterr().out


class TestHiddenHands:
    def test_a_single_person_need_not_hide(self, klotz: Klotz) -> None:
        output = klotz("play", "bloqs-maestro", "--computer", "2=random", lines=("quit",)).stdout
        assert "when nobody else is looking" not in output
        assert "Player 1's cards:" in output
        assert "Player 2's cards" not in output

    def test_two_people_beside_a_computer_do(self, klotz: Klotz) -> None:
        played = klotz("play", "bloqs-maestro", "--seats", "3", "--computer", "3=random", lines=("", "quit"))
        assert "when nobody else is looking" in played.stdout


class TestKeeping:
    def test_who_is_a_computer_is_kept(self, klotz: Klotz, tmp_path: Path) -> None:
        saved = tmp_path / "game.klotz"
        klotz("play", "blokus-duo", "--computer", "2=3", lines=(OPENING, f"save {saved}"))
        assert records.load(saved).tags == {"computer-2": "3"}
        back = klotz("play", "--resume", lines=("quit",)).stdout
        assert "Red: the computer, level 3." in back
        assert "Red: the computer, level 3." in klotz("play", "--load", str(saved)).stdout
        loaded = klotz("play", "blokus-duo", lines=(f"load {saved}",)).stdout
        assert "Red: the computer, level 3." in loaded

    def test_another_may_take_the_seat(self, klotz: Klotz) -> None:
        klotz("play", "blokus-duo", "--computer", "2=3", lines=(OPENING,))
        back = klotz("play", "--resume", "--computer", "1=7").stdout
        assert "Blue: the computer, level 7." in back
        assert "Red to play." in back

    def test_a_record_with_a_player_nobody_knows(self, klotz: Klotz, tmp_path: Path) -> None:
        path = tmp_path / "odd.klotz"
        odd = {"computer-2": "magic", "computer-9": "3", "event": "x"}
        records.save(klotz_package.Record("blokus-duo", 2, (OPENING,), tags=odd), path)
        assert keep.computers_of(records.load(path), kept=True) == {1: "magic"}
        refused = klotz("play", "--load", str(path))
        assert refused.exit_code == 2
        assert "which could run somebody else's code" in refused.stderr
        output = klotz("play", "blokus-duo", lines=(f"load {path}", OPENING), columns=200).stdout
        assert "which could run somebody else's code" in output
        assert f"Blue plays X on {OPENING}." in output  # the game that was there goes on


class TestAsking:
    @pytest.mark.parametrize(
        ("answer", "computers"),
        [
            ("", {1: "4"}),
            ("p", {}),
            ("7", {0: "7", 1: "7"}),
            ("p 9", {1: "9"}),
            ("3p", {0: "3"}),
            ("P, 2", {1: "2"}),
        ],
    )
    def test_in_one_line(self, klotz: Klotz, answer: str, computers: dict[int, str]) -> None:
        output = klotz("play", "--terminal", lines=("blokus-duo", answer), columns=200).stdout
        assert "Who plays? For each seat, p for a person or a level 1 to 9; Enter for p 4:" in output
        named = {"Blue": 0, "Red": 1}
        found = re.findall(r"^(Blue|Red): the computer, level (\d)\.$", output, re.MULTILINE)
        assert {named[who]: level for who, level in found} == computers

    @pytest.mark.parametrize("answer", ["p 4 4", "0", "10", "robot", "p q"])
    def test_what_is_not_understood_is_asked_again(self, klotz: Klotz, answer: str) -> None:
        output = klotz("play", "--terminal", lines=("blokus-duo", answer, "p"), columns=200).stdout
        assert "Type p or a level from 1 to 9 for each of the 2 seats, such as p 4." in output
        assert "Blue to play." in output

    def test_not_where_it_is_known(self, klotz: Klotz) -> None:
        assert "Who plays?" not in klotz("play", "--computer", "2", lines=("blokus-duo",)).stdout
        assert "Who plays?" not in klotz("play", "--terminal", lines=("bloxx", "1")).stdout
        assert "Who plays?" not in klotz("play", "blokus-duo").stdout


class TestOptions:
    @pytest.mark.parametrize(
        ("setting", "sentence"),
        [
            ("3=5", "'3=5' names no seat: write seat=level, such as 2=5; seats are 1 to 2, or all"),
            ("me=5", "names no seat"),
            ("2=", "'2=' names no player: write a level, such as 2=5"),
            ("2=12", "levels are 1 to 9, not 12"),
            ("2=robot", "there is no player 'robot'"),
        ],
    )
    def test_refusals(self, klotz: Klotz, setting: str, sentence: str) -> None:
        refused = klotz("play", "blokus-duo", "--computer", setting, columns=200)
        assert refused.exit_code == 2
        assert sentence in refused.stderr

    def test_later_ones_win(self) -> None:
        assert chosen_computers(["all=3", "2=random"], 3) == {0: "3", 1: "random", 2: "3"}


class Slow(Player):
    """Thinks until it is told to stop, or does not heed that either."""

    def __init__(self, heeds: bool = True) -> None:
        super().__init__()
        self.began, self.was_told, self.release = (threading.Event() for _ in range(3))
        self._heeds = heeds

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(limit.stop, threading.Event)
        self.began.set()
        limit.stop.wait()
        self.was_told.set()
        if not self._heeds:
            self.release.wait()
        return RandomPlayer()._analyse(state, seat, limit)


class TestInterrupting:
    """Ctrl-C comes as it does from a keyboard: a signal, while the player thinks in its thread."""

    @pytest.fixture
    def press(self) -> Callable[[threading.Event], None]:
        def press_when(event: threading.Event) -> None:
            def wait_and_press() -> None:
                event.wait()
                signal.raise_signal(signal.SIGINT)

            threading.Thread(target=wait_and_press, daemon=True).start()

        return press_when

    def ask(self, player: Player, *, can_hurry: bool) -> Move:
        state = klotz_package.game("blokus-duo").start()
        talk = Talk(Console(quiet=True))
        return think(talk, "...", lambda limit: player.choose(state, limit), can_hurry=can_hurry)

    def test_the_best_so_far_is_played(self, press: Callable[[threading.Event], None]) -> None:
        player = Slow()
        press(player.began)
        assert self.ask(player, can_hurry=True).seat == 0

    def test_where_nobody_waits_for_a_turn_it_leaves(self, press: Callable[[threading.Event], None]) -> None:
        player = Slow()
        press(player.began)
        with pytest.raises(KeyboardInterrupt):
            self.ask(player, can_hurry=False)

    def test_a_second_time_leaves(self, press: Callable[[threading.Event], None]) -> None:
        player = Slow(heeds=False)
        press(player.began)
        press(player.was_told)
        with pytest.raises(KeyboardInterrupt):
            self.ask(player, can_hurry=True)
        player.release.set()

    def test_a_failure_is_not_swallowed(self) -> None:
        class Broken(Player):
            def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
                raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            self.ask(Broken(), can_hurry=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
class TestEnter:
    """Typed at a terminal while the player thinks."""

    @pytest.fixture
    def terminal(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
        """The other end of the terminal that the program reads from."""
        typing, reading = os.openpty()
        with os.fdopen(reading, encoding="utf-8") as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            yield typing
        os.close(typing)

    def test_the_best_so_far_is_played(self, terminal: int) -> None:
        player = Slow()
        state = klotz_package.game("blokus-duo").start()
        os.write(terminal, b"\n")
        # Also where Ctrl-C would leave.
        think(Talk(Console(quiet=True)), "...", lambda limit: player.choose(state, limit), can_hurry=False)
        assert player.was_told.is_set()

    def test_anything_else_answers_the_next_question(
        self, terminal: int, capsys: pytest.CaptureFixture[str]
    ) -> None:
        talk = Talk(Console(width=80))
        os.write(terminal, b"e8,d9\n")
        assert not talk.hears_enter()
        assert talk.ask("play-prompt") == "e8,d9"
        assert "e8,d9" in capsys.readouterr().out
        os.write(terminal, b"\n")
        assert talk.hears_enter()
        assert not talk.hears_enter()


def test_players_are_dismissed_with_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed = []

    class Closing(First):
        def close(self) -> None:
            closed.append(self.name)

    monkeypatch.setattr(players, "family_players", players_like(Closing))
    lines = ["hint", "q"]
    monkeypatch.setattr("builtins.input", lambda prompt: lines.pop(0))
    state = klotz_package.game("blokus-duo").start()
    Table(state, Company((), {1: "2"}), Talk(Console(width=80))).run()
    assert closed == ["level 2", f"level {HINTS.level}"]
    assert capsys.readouterr().out

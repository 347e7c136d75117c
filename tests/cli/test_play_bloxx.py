"""Bloxx! in the terminal."""

import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import klotz as klotz_package
from klotz import games, records
from klotz.cli.play import table
from klotz.cli.play.bloxx.effects import row_points
from klotz.cli.play.face import face_of
from klotz.cli.play.talk import Talk
from klotz.games.bloxx import BloxxState
from klotz.games.contract import CHANCE
from tests.cli.conftest import Klotz
from tests.cli.test_play import own_process

SHEET = '''
name = "Low"
grid = """
.......
.......
.......
.......
.......
.......
.......
.......
...4...
3...2..
"""
rows = [
    { row = 1, name = "orange", colour = "#e69f00" },
    { row = 2, name = "violet", colour = "#9b6bc3" },
    { row = 3, name = "green", colour = "#2fa04f" },
    { row = 9, name = "blue", colour = "#1f4e9f" },
]
'''
# Whatever is rolled, it is these two: four in a row, or three.
DICE = f'name = "Always"\nA = {["oxxx"] * 6}\nB = {["oxx"] * 6}\n'

LONG, SHORT = "A a1*,b1,c1,d1", "B e1*,f1,g1"

Play = Callable[..., str]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "low.toml").write_text(SHEET)
    (tmp_path / "always.toml").write_text(DICE)
    return {"sheet": str(tmp_path / "low.toml"), "dice": str(tmp_path / "always.toml")}


@pytest.fixture
def play(klotz: Klotz, files: dict[str, str]) -> Play:
    """A game in which every roll is alike and rows are soon full, as its screen in the end."""
    options = [word for name, file in files.items() for word in ("-o", f"{name}={file}")]

    def run(*arguments: str, lines: tuple[str, ...] = (), columns: int = 120) -> str:
        result = klotz("play", "bloxx", *options, *arguments, lines=lines, columns=columns)
        assert result.exit_code == 0
        return screen(result.stdout)

    return run


def screen(output: str) -> str:
    return "\n".join(line.rstrip() for line in output.splitlines())


def typed_game(seats: int, seed: int) -> tuple[list[str], BloxxState]:
    """What people type in a random game, Enter for each roll and no passes, and where that leads.

    The dice fall as they do at a table whose `Random` has the same seed.
    """
    state = klotz_package.game("bloxx").start(seats)
    assert isinstance(state, BloxxState)
    dice, choice = Random(seed), Random(seed)
    lines = []
    while state.due:
        if state.due == (CHANCE,):
            lines.append("")
            state.push(state.draw(dice))
            continue
        seat = min(state.due, key=lambda seat: (seat - state.active) % state.seats)
        move = choice.choice(list(state.legal_moves.of(seat)))
        if move.text != "pass":
            lines.append(move.text)
        state.push(move)
    return lines, state


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(table, "Random", lambda: Random(4))
    return 4


class TestWholeGames:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_typed(self, klotz: Klotz, seed: int, unfinished_games: Path, seats: int) -> None:
        lines, state = typed_game(seats, seed)
        output = klotz("play", "bloxx", "--seats", str(seats), lines=(*lines, ""), columns=100).stdout
        passes = [move for move in state.history if move.text == "pass"]
        assert len(re.findall(r"can't draw either shape and (passes|takes no die)", output)) == len(passes)
        end = output[output.index("The game is over.") :]
        last_choice = [move for move in state.history if move.text != "pass"][-1]
        assert ("Type undo" in end) == (last_choice.seat != CHANCE)
        outcome = state.outcome()
        assert outcome is not None
        for seat, score in enumerate(state.score_sheet()):
            parts = dict(score.parts)
            rows = " + ".join(map(str, state.rows_scored(seat).values())) or "0"
            assert re.search(
                rf"│ +{outcome.ranks[seat]} │ Player {seat + 1} │ +{re.escape(rows)} │ +{parts['numbers']} │"
                rf" +{parts['gaps'] + parts['blanks']} \({-parts['gaps']} gaps?, {-parts['blanks']} empty\) │"
                rf" +{score.total} │",
                end,
            )
        if seats == 1:
            assert f"Player 1 scored {outcome.scores[0]} points." in end
        else:
            assert re.search(rf"^Player {outcome.winners[0] + 1}.* (wins|share the win)!$", end, re.MULTILINE)
        assert list(unfinished_games.iterdir()) == []

    @pytest.mark.rule("BX-11")
    def test_rows_are_announced(self, play: Play) -> None:
        first = ("", LONG, "A a1,b1,c1,d1", "B a1*,b1,c1")
        second = ("", SHORT, "A a2*,a3,a4,a5", "B e1,f1,g1")  # Ben is active, then come Cleo and Ann
        third = ("", "A d1*,e1,f1,g1", "A a2,b2,c2,d2", "A a2,b2,c2,d2")
        output = play("--names", "Ann,Ben,Cleo", lines=(*first, *second, *third, "score"))
        told = [line for line in output.splitlines() if "orange row" in line]
        assert told == [
            "Ben completes the orange row!",
            "Ann completes the orange row!",
            "Ann and Ben get 4 points each for the orange row.",
            "Cleo completes the orange row!",
            "Cleo gets 2 points for the orange row.",
        ]
        assert re.search(r" 1 o3x x x x•x•x•\+4 \w+ +1 x x x x o2x•x•\+4 \w+ +1 o3x x ─ 2 ─ ─ :2 ", output)
        assert re.search(r"│ Ben +│ +4 │ +2 │ -59 \(0 gaps, 59 empty\) │ +-53 │", output)
        assert re.search(r"│ Cleo +│ +2 │ +3 │ -59 \(0 gaps, 59 empty\) │ +-54 │", output)


class TestTurns:
    def test_dice_wait_for_enter(self, play: Play) -> None:
        output = play(lines=(LONG, "menu", "A", "roll"), columns=80)
        before, after = output.split("> roll\n")
        assert before.count("Player 1, press Enter to roll the dice.") == 2
        assert "BX-1: Roll the dice before anyone draws." in before
        assert "Press Enter to choose" not in before
        assert "Die A" not in before
        assert "Player 1 rolls the dice." in after
        assert re.search(r"Die A +Die B\no x x x +o x x$", after, re.MULTILINE)
        assert "Player 1 to draw: die A or die B." in after

    @pytest.mark.rule("BX-1")
    def test_nobody_chooses_what_they_show(self, play: Play) -> None:
        output = play(lines=("roll A1 B1", "@1 roll A1 B1", "", "roll A1 B1", "roll"))
        assert output.count("BX-1: Nobody can choose what the dice show: they are rolled.") == 2
        assert "BX-1: The dice have already been rolled." in output
        assert output.count("Player 1 rolls the dice.") == 1
        assert "> roll\nPlayer 1 to draw: die A or die B." in output

    @pytest.mark.rule("BX-3")
    def test_a_cross_for_the_circle_is_told_before_and_after(self, play: Play) -> None:
        output = play("--names", "Ann,Ben", lines=("", LONG, LONG, "a", "1", "b", ""), columns=80)
        told = output[output.index("Ann draws A a1*,b1,c1,d1. It circles the 3 on a1.") :]
        assert "Die A, crosses only  Die B\nx x x x              o x x" in output
        assert "Ben to draw: die B with its circle, or die A, which Ann took, with crosses only." in told
        assert "BX-3: The active player took die A, so your circle becomes a cross" in told
        assert "Type rules BX-3 to read that rule." in told
        assert "Die A is taken, so its circle becomes a cross." in told
        assert "Square ◆ of the shape can go on any square marked ◆." in told
        assert "Ben draws A b1,c1,d1,e1." in told

    @pytest.mark.rule("BX-2")
    def test_any_of_those_who_are_due_may_go_first(self, play: Play) -> None:
        lines = ("", "@3 A", LONG, "@3 B a1*,b1,c1", "@3", "@4 b", "3", "a", "", "@7 A a1", "moves @3")
        output = play("--seats", "4", lines=lines)
        assert output.count("Player 3 isn't to draw now.") == 3
        assert "Also to draw, before or after: Player 3 (@3) and Player 4 (@4)." in output.replace("\n", " ")
        assert "Player 3 draws B a1*,b1,c1. It circles the 3 on a1." in output
        assert "Player 4 draws B a1*,a2,a3. It circles the 3 on a1." in output
        assert "'@7' names no seat" in output
        assert output.count("Player 2 to draw: die B") == 3

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("pass", "BX-9: You can only pass when neither shape fits"),
            ("A a2*,b2,c2,d2", "BX-5: Your first shape has to touch the bottom edge"),
            ("A e1*,f1,g1,h1", "BX-7: The square h1 isn't on the sheet."),
            ("B a1*,b1,c1,d1", "BX-4: That is the shape on die A, but you named die B."),
            ("A a1,b1*,c1,d1", "BX-4: The circle has to stay on its own square"),
            ("C a1", "A drawing is a die and squares with commas"),
            ("undo", "There's nothing to take back."),
            ("menu z", "There's no die z."),
            ("moves z", "There's no die z."),
            ("rules BX-99", "This game has no rule BX-99."),
            ("rules BX-3", "BX-3 "),
        ],
    )
    def test_bad_input_is_answered_and_the_game_goes_on(self, play: Play, typed: str, answer: str) -> None:
        output = play(lines=("", typed, "B c1,d1,e1*"), columns=200)
        assert answer in output
        assert "Player 1 draws B c1,d1,e1*. It circles the 2 on e1." in output

    @pytest.mark.rule("BX-8")
    def test_gaps_and_spoilt_rows(self, play: Play) -> None:
        output = play("--seats", "1", lines=("", "B c1,c2,c3*", "", "A d3*,e3,f3,g3", "score"), columns=140)
        assert (
            "Player 1 draws A d3*,e3,f3,g3. It leaves 8 gaps (d1, e1, f1, g1, d2, e2, f2, g2)"
            " and spoils the orange and violet rows." in output
        )
        assert " 2 ─ ─ x ▒▒▒▒▒▒▒▒:0 violet" in output
        assert " 3 ─ ─ o o•x•x•x•:4 green" in output
        assert "0 points, 8 gaps" in output
        assert re.search(r"│ Player 1 │ +0 │ +0 │ -63 \(8 gaps, 55 empty\) │ +-63 │", output)

    @pytest.mark.rule("BX-9")
    def test_who_rolled_and_cannot_draw_takes_no_die(self, klotz: Klotz, tmp_path: Path) -> None:
        full = [f"A {c}{low}*,{c}{low + 1},{c}{low + 2},{c}{low + 3}" for c in "abcdefg" for low in (1, 5)]
        standard = {"name": "Tall", "A": ["o\nx\nx\nx"] * 6, "B": ["o\nx\nx"] * 6}
        game = klotz_package.game("bloxx", dice=standard)
        lying = ["A a9*,b9,c9,d9", "A a10*,b10,c10,d10", "B e9*,f9,g9", "B e10*,f10,g10"]
        state = game.start(2, setup={"sheets": [[*full, *lying], ["pass"]]})
        records.save(game.record(state), tmp_path / "full.klotz")
        output = screen(klotz("play", "--load", str(tmp_path / "full.klotz"), lines=("", "moves")).stdout)
        assert "Player 1 can't draw either shape and takes no die: nobody loses a circle." in output
        assert "Player 2 to draw: die A or die B." in output


class TestUndo:
    def test_a_drawing_until_the_next_roll(self, play: Play) -> None:
        lines = ("", LONG, "undo", "undo", LONG, "B a1*,b1,c1", "undo", "undo", "undo")
        output = play("--names", "Ann,Ben", lines=lines)
        assert output.count(f"Taken back: Ann draws {LONG}.") == 2
        assert output.count("There's nothing to take back.") == 2
        assert output.count("Taken back: Ben draws B a1*,b1,c1.") == 1
        assert output.count("rolls the dice.") == 1

    def test_a_roll_stands(self, play: Play, unfinished_games: Path) -> None:
        output = play("--seats", "1", lines=("", LONG, "", "undo"))
        assert "> undo\nYou can't take that back: the dice have been rolled since." in output
        (kept,) = unfinished_games.iterdir()
        assert len(records.load(kept).moves) == 3

    def test_forced_passes_go_with_what_led_to_them(self, klotz: Klotz, seed: int) -> None:
        lines, state = typed_game(4, seed)
        history = state.history
        number, drawn = next(
            (number, move)
            for number, (move, following) in enumerate(pairwise(history))
            if following.text == "pass" and move.seat != CHANCE and move.text != "pass"
        )
        typed = sum(move.text != "pass" for move in history[: number + 1])
        lines[typed:typed] = ["undo", drawn.text]
        output = klotz("play", "bloxx", "--seats", "4", lines=tuple(lines), columns=200).stdout
        assert output.count(f"Taken back: Player {drawn.seat + 1} draws {drawn.text}.") == 1
        assert output.count("The game is over.") == 1


class TestMenu:
    def test_die_way_and_square(self, play: Play) -> None:
        output = play(lines=("", "", "c", "b", "1", "f", "a", "e1", "nowhere", ""))
        assert "What Player 1 can draw, with the number of places in brackets." in output
        assert "Die A (22)  Die B (24)" in output
        assert "c isn't one of the choices." in output
        assert "Which way round?" in output
        assert "The circle can go on any square marked ◆." in output
        assert " 1 3◆◆ ◆ ◆ 2◆─ ─ :4 orange" in output
        assert "◆ can't go on f. Choose one of the marked squares, such as a1." in output
        assert " 1 o3x?x?◆ 2◆─ ─ :4 orange" in output
        assert "B e1*,f1,g1: it circles the 2 on e1." in output
        assert "◆ can't go on nowhere." in output
        assert "Player 1 draws B e1*,f1,g1. It circles the 2 on e1." in output

    def test_every_step_goes_back(self, play: Play) -> None:
        output = play(lines=("", "menu", "a", "2", "d", "0", "0", "0", "0", LONG))
        assert output.count("What Player 1 can draw, with") == 2
        assert output.count("Which way round?") == 2
        assert output.count("The circle can go on any square marked ◆.") == 2
        assert f"Player 1 draws {LONG}." in output

    def test_a_column_lets_the_shape_fall(self, play: Play) -> None:
        output = play("--seats", "1", lines=("", LONG, "", "b", "1", "c", "d", "c", ""))
        assert "B c2*,d2,e2: it leaves a gap on e1 and spoils the orange row." in output
        assert " 1 o3x•x•x•▒?─ ─ :4 orange" in output
        assert "B d2*,e2,f2: it circles the 4 on d2, leaves 2 gaps (e1, f1) and spoils the orange" in output
        assert "Player 1 draws B c2*,d2,e2." in output

    def test_a_completed_row_is_foretold(self, play: Play) -> None:
        output = play("--seats", "1", lines=("", LONG, "", "B", "1", "e", "", ""))
        assert "B e1*,f1,g1: it circles the 2 on e1 and completes the orange row for 4 points." in output
        assert "Player 1 completes the orange row!\nPlayer 1 gets 4 points for the orange row." in output
        assert " 1 o3x x x o2x•x•+4 orange" in output
        assert "9 points, 0 gaps" in output

    def test_nothing_happens_is_foretold_too(self, play: Play) -> None:
        assert "B b1*,c1,d1: it circles no number and leaves no gap." in play(lines=("", "b", "1", "b"))

    def test_one_die_only(self, klotz: Klotz, files: dict[str, str], tmp_path: Path) -> None:
        game = klotz_package.game("bloxx", **files)
        upright = [f"A {c}{low}*,{c}{low + 1},{c}{low + 2},{c}{low + 3}" for c in "abcdefg" for low in (1, 5)]
        lying = ["A a9*,b9,c9,d9", "A a10*,b10,c10,d10", "B e9*,f9,g9"]
        state = game.start(1, setup={"sheets": [[*upright, *lying]]})
        records.save(game.record(state), tmp_path / "nearly.klotz")
        lines = ("", "A", "", "1", "", "")
        output = screen(klotz("play", "--load", str(tmp_path / "nearly.klotz"), lines=lines).stdout)
        assert "Die A doesn't fit anywhere on this sheet." in output
        assert "Only die B fits on Player 1's sheet." in output
        assert "Which square" not in output
        assert "Player 1 draws B e10*,f10,g10." in output


class TestAnswers:
    def test_moves(self, play: Play) -> None:
        output = play(lines=("moves", "", "moves", "moves B", "moves @2"))
        assert "There are 0 moves." in output
        assert "Player 1 can draw die A in 22 ways." in output
        assert "Player 1 can draw die B in 24 ways." in output
        assert "Type moves A to list them." in output
        assert "B a1*,b1,c1" in output[output.index("> moves B") :]
        assert "Player 2 isn't to draw now." in output

    def test_help(self, play: Play) -> None:
        output = play(lines=("help",))
        assert "not once the dice have been rolled again" in output
        assert "moves L4" not in output
        assert "one rule: rules BX-1" in output
        assert "@3 ..." not in output
        assert "@3 ..." in play("--seats", "3", lines=("help",))

    def test_names_give_the_number_of_seats(self, klotz: Klotz, play: Play) -> None:
        output = play("--names", "Ann,Ben,Cleo")
        assert re.search(r"Ann +Ben +Cleo", output)
        assert "Ann, press Enter to roll the dice." in output
        assert klotz("play", "bloxx", "--names", "A,B,C,D,E").exit_code == 2

    @pytest.mark.parametrize(("answer", "seats"), [("", 2), ("4", 4), ("1", 1)])
    def test_the_game_menu_asks_how_many_play(self, klotz: Klotz, answer: str, seats: int) -> None:
        output = klotz("play", "--terminal", lines=("bloxx", "7", answer, "p")).stdout
        assert "How many players, 1, 2, 3 and 4? Enter for 2:" in output
        assert "7 isn't one of the choices." in output
        assert f"Player {seats}" in output
        assert f"Player {seats + 1}" not in output

    def test_nobody_has_to_say_how_many_play(self, klotz: Klotz) -> None:
        assert "press Enter" not in klotz("play", "--terminal", lines=("bloxx",)).stdout


class TestLeavingAndComingBack:
    def test_the_same_roll_lies_there(self, klotz: Klotz, unfinished_games: Path) -> None:
        left = klotz("play", "bloxx", "--names", "Ann,Ben,Cleo", lines=("",)).stdout
        assert left.endswith("Your game is saved. To carry on, type: klotz play --resume\n")
        (kept,) = unfinished_games.iterdir()
        (roll,) = records.load(kept).moves
        back = klotz("play", "--resume").stdout
        assert "Welcome back to your game of bloxx." in back
        assert "Ann to draw: die A or die B." in back
        assert records.load(kept).moves == (roll,)

    def test_between_two_who_are_due(self, play: Play, klotz: Klotz, unfinished_games: Path) -> None:
        play("--names", "Ann,Ben,Cleo", lines=("", LONG, f"@3 {SHORT}"))
        (kept,) = unfinished_games.iterdir()
        assert records.load(kept).moves[1:] == (LONG, f"@3 {SHORT}")
        back = klotz("play", "--resume", lines=(SHORT, "undo", SHORT)).stdout
        assert f"Taken back: Ben draws {SHORT}." in back
        assert records.load(kept).moves[3:] == (SHORT,)
        assert set(records.load(kept).options) == set(games.options("bloxx"))

    def test_save_and_load(self, play: Play, klotz: Klotz, tmp_path: Path) -> None:
        saved = tmp_path / "game.klotz"
        play("--seats", "1", lines=("", LONG, f"save {saved}"))
        output = klotz("play", "blokus-duo", lines=(f"load {saved}", "score")).stdout
        assert "Player 1, press Enter to roll the dice." in output
        assert "Numbers" in output


class TestScreens:
    @pytest.mark.parametrize("columns", [10, 16, 19, 20, 39, 60, 79, 80, 160])
    @pytest.mark.parametrize("seats", [1, 4])
    def test_narrow_and_wide_ones(self, play: Play, seats: int, columns: int) -> None:
        lines = ("", "", "a", "1", "b", "", "moves", "help", "score", "rules BX-3")
        output = play("--seats", str(seats), lines=lines, columns=columns)
        rows = [line for line in output.splitlines() if re.match(r"10 [·.]", line)]
        assert rows
        assert all(len(row) <= columns for row in rows)
        if columns >= 79:
            assert rows[0].count("10 ·") == seats

    def test_one_character_a_square(self, play: Play) -> None:
        output = play("--seats", "1", lines=("", LONG, "", "B d2,e2,f2*"), columns=16)
        assert " 1 OXXX2──:4" in output
        assert " 1 oxxx▒▒─:0" in output
        assert " 2 ───XXO─:4" in output

    def test_rows_are_named_below_where_there_is_no_room_beside(self, play: Play) -> None:
        assert "row 1 is orange, row 2 is violet" in play("--seats", "4", columns=80)
        assert "row 1 is orange" not in play("--seats", "2", columns=80)

    def test_long_names_are_cut(self, play: Play) -> None:
        output = play("--names", f"{'Ann' * 20},Ben")
        assert "AnnAnnAnnAnnAnnAnnAnnA…" in output

    def test_plain_ascii(self, tmp_path: Path, files: dict[str, str]) -> None:
        options = [word for name, file in files.items() for word in ("-o", f"{name}={file}")]
        environment = own_process(tmp_path) | {"PYTHONIOENCODING": "ascii", "TERM": "dumb", "COLUMNS": "80"}
        played = subprocess.run(
            [sys.executable, "-m", "klotz", "play", "bloxx", "--seats", "1", *options],
            input=f"\n{LONG}\n\nB d2,e2,f2*\n\nb\n".encode(),
            capture_output=True,
            env=environment,
            check=True,
        )
        assert played.stderr == b""
        assert b" 2 - - - x'x'o'- :4 violet" in played.stdout
        assert b" 1 o3x x x ####- :0 orange" in played.stdout

    def test_in_colour_the_signs_stay(self, files: dict[str, str]) -> None:
        console = Console(width=80, force_terminal=True, color_system="truecolor", _environ={})
        state = klotz_package.game("bloxx", **files).start(1)
        for move in ("roll A1 B1", LONG):
            state.push(state.parse(move))
        with console.capture() as capture:
            console.print(face_of(state, (), Talk(console)).board())
        # Black on orange, where white would be hard to read.
        assert capture.get().count("\x1b[38;2;0;0;0;48;2;230;159;0mx•\x1b[0m") == 3
        assert "o3" in capture.get()


def test_a_row_is_worth_less_only_from_the_next_turn_on(files: dict[str, str]) -> None:
    state = klotz_package.game("bloxx", **files).start(2)
    assert isinstance(state, BloxxState)
    (orange, *_) = state.sheet.coloured
    worth = []
    for move in ("roll A1 B1", LONG, "A a1,b1,c1,d1", "roll A1 B1", SHORT, "B a2,b2,c2", "roll A1 B1"):
        state.push(state.parse(move))
        worth.append(row_points(state, orange))
    assert worth == [4, 4, 4, 4, 4, 2, 2]

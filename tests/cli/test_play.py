import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

import klotz as klotz_package
from klotz import jit, records
from klotz.cli.play import face, keep, page
from klotz.cli.play.company import Company
from klotz.cli.play.face import face_of
from klotz.cli.play.table import Table
from klotz.cli.play.talk import Talk, listed
from klotz.registry.builtin import FAMILIES
from tests.cli.conftest import Klotz
from tests.games.toy import ToyGame

OPENING = "e8,d9,e9,f9,e10"
ANSWER = "j4,k4,l4,j5"


def whole_game(name: str, seed: int = 1) -> list[str]:
    """The moves that somebody types in a random game: passes are nobody's to type."""
    state = klotz_package.game(name).start()
    random = Random(seed)
    moves = []
    while not state.is_over:
        move = random.choice(list(state.legal_moves))
        moves.append(move.text)
        state.push(move)
    return moves


def own_process(home: Path) -> dict[str, str]:
    """An environment whose games are kept in `home`, with the compiled code that is there already."""
    cache = jit.cache_directory().parent
    return {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "KLOTZ_CACHE": str(cache)}


class TestWholeGames:
    @pytest.mark.parametrize("name", ["blokus", "blokus-2", "blokus-3", "blokus-duo"])
    def test_typed_move_by_move(self, klotz: Klotz, name: str) -> None:
        result = klotz("play", "--terminal", name, lines=(*whole_game(name), ""))
        assert result.exit_code == 0
        assert "The game is over. Nobody can place another piece." in result.stdout
        assert re.search(r"\b(wins|share the win)!", result.stdout)

    def test_forced_passes_are_told_once_at_length(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus", lines=tuple(whole_game("blokus"))).stdout
        told = re.findall(
            r"^(Blue|Yellow|Red|Green) can't place anything and passes\.$", output, re.MULTILINE
        )
        assert told
        assert len(told) == len(set(told))
        for colour in re.findall(r"^(\w+) passes again\.$", output, re.MULTILINE):
            assert colour in told

    def test_scores_come_in_the_order_of_ranks_with_their_parts(self, klotz: Klotz) -> None:
        moves = whole_game("blokus-2")
        output = klotz("play", "blokus-2", "--names", "Ann,Ben", lines=tuple(moves)).stdout
        state = klotz_package.game("blokus-2").start()
        for move in moves:
            state.push(state.parse(move))
        outcome = state.outcome()
        assert outcome is not None
        table = output[output.index("The game is over") :]
        first = "Ann (blue and red)" if outcome.winners == (0,) else "Ben (yellow and green)"
        assert f"{first} wins!" in table
        assert table.index("1 │ " + first) < table.index("2 │ ")
        for score in state.score_sheet():
            assert ", ".join(f"{colour} {points}" for colour, points in score.parts) in table
            assert str(score.total) in table
        assert "Squares left: fewest wins." in table

    def test_after_the_end_there_is_undo_and_nothing_to_resume(
        self, klotz: Klotz, unfinished_games: Path
    ) -> None:
        moves = whole_game("blokus-duo")
        lines = (*moves, "menu", "moves", "e5", "undo", "undo", *moves[-2:], "")
        output = klotz("play", "blokus-duo", lines=lines).stdout
        assert "There are 0 moves." in output
        assert "BK-7: The game is over" in output
        assert output.count("wins!") + output.count("share the win!") == 2
        assert list(unfinished_games.iterdir()) == []


class TestMoves:
    def test_a_move_is_told_and_drawn(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=(OPENING,)).stdout
        after = output[output.index(OPENING) :]
        assert f"Blue plays X on {OPENING}." in after
        assert " 9 · · · B•B•B•· · · " in after
        assert "Red to play." in after

    def test_a_refusal_gives_rule_and_reason(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=(OPENING, "e10", "a1", "rules bk-12")).stdout
        assert "BK-6: There's already a piece on e10." in output
        assert "BK-12: Your first piece has to cover a free starting square: j5." in output
        assert "Type rules BK-12 to read that rule." in output
        assert "smaller board of 14 rows" in output
        assert output.count("Red to play.") == 1  # nothing changed, so that nothing was drawn again

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("zz9", "'zz9' is not a square"),
            ("undoo", "There's no command undoo. Did you mean undo?"),
            ("undo", "There's nothing to take back."),
            ("menu Q7", "There's no piece Q7."),
            ("moves Q7", "There's no piece Q7."),
            ("pieces pink", "There's no colour pink in this game. The colours are blue and red."),
            ("rules BK-99", "This game has no rule BK-99."),
            ("save", "Save where?"),
            ("load", "Load what?"),
            ("load /nowhere/game.klotz", "/nowhere/game.klotz: No such file or directory"),
            ("save /nowhere/game.klotz", "No such file or directory"),
            ("save game.txt", "'.txt' is no format of records"),
            ("@2 e10", "It's not your turn: blue is next."),
            ("@x e10", "names no seat"),
            ("\x00\x1b[2J", "is not a square"),
            ("e10," * 1000, "a move text has at most 1000 characters"),
        ],
    )
    def test_bad_input_is_answered_and_the_game_goes_on(self, klotz: Klotz, typed: str, answer: str) -> None:
        result = klotz("play", "blokus-duo", lines=(typed, OPENING), columns=200)
        assert answer.lower() in result.stdout.lower()
        assert f"Blue plays X on {OPENING}." in result.stdout

    def test_undo_takes_back_whose_move_it_was(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=(OPENING, ANSWER, "undo", "undo", "undo")).stdout
        assert f"Taken back: Red plays L4 on {ANSWER}." in output
        assert f"Taken back: Blue plays X on {OPENING}." in output
        assert "There's nothing to take back." in output

    def test_undo_takes_forced_passes_back_too(self, klotz: Klotz) -> None:
        moves = whole_game("blokus")
        state = klotz_package.game("blokus").start()
        played = 0
        while not state.history or state.history[-1].text != "pass":
            state.push(state.parse(moves[played]))
            played += 1
        lines = (*moves[:played], "undo", *moves[played - 1 :])
        output = klotz("play", "blokus", lines=lines).stdout
        assert output.count("The game is over") == 1


class TestMenu:
    def test_piece_way_and_square(self, klotz: Klotz) -> None:
        lines = (OPENING, "", "6", "1", "a1", "j5", "j6", "nonsense", "")
        output = klotz("play", "blokus-duo", lines=lines).stdout
        assert "What Red can place, with" in output
        assert "6 L4 (32)" in output
        assert "Which way round?" in output
        assert "◆ can't go on a1. Choose one of the marked squares, such as j5." in output
        assert "L4 on j4,k4,l4,j5:" in output
        assert "◆ can't go on nonsense." in output
        assert "Red plays L4 on j5,k5,l5,j6." in output

    def test_every_step_goes_back(self, klotz: Klotz) -> None:
        lines = ("menu", "nothing", "21", "9", "2", "e10", "0", "0", "0", "", OPENING)
        output = klotz("play", "blokus-duo", lines=lines).stdout
        assert "nothing isn't one of the choices." in output
        assert "9 isn't one of the choices." in output
        assert output.count("Which way round?") == 2
        assert output.count("Square ◆ of the piece") == 2
        assert f"Blue plays X on {OPENING}." in output

    @pytest.mark.parametrize("typed", ["X", "19", "menu x", "m 19"])
    def test_a_piece_named_at_the_prompt_skips_a_step(self, klotz: Klotz, typed: str) -> None:
        output = klotz("play", "blokus-duo", lines=(typed, "e10", "")).stdout
        assert "What Blue can place" not in output
        assert "Blue plays X on e8,d9,e9,f9,e10." in output

    def test_on_the_big_board_small_letters_are_squares(self, klotz: Klotz) -> None:
        assert "BK-2: Your first piece" in klotz("play", "blokus", lines=("l5",)).stdout
        assert "Which way round?" in klotz("play", "blokus", lines=("L5",)).stdout

    def test_pieces_that_are_gone_or_do_not_fit(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus", lines=("X", "moves X", "a20", "1", "t1", "", "")).stdout
        assert output.count("There's no room for X anywhere.") == 2
        assert "No room for X." in output
        gone = klotz("play", "blokus-duo", lines=(OPENING, ANSWER, "X")).stdout
        assert "Blue has already played X." in gone

    def test_a_single_place_goes_straight_to_its_preview(self, klotz: Klotz) -> None:
        lines = (OPENING, "1", "0", "1", "")
        output = klotz("play", "blokus-duo", lines=lines).stdout
        assert "Which square" not in output
        assert "Red plays 1 on j5." in output


class TestAnswers:
    def test_moves(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=("moves", "moves x")).stdout
        assert "There are 828 moves." in output
        assert re.search(r"\bX: 10\b", output)
        assert OPENING in output[output.index("> moves x") :]

    def test_pieces(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=(OPENING, "pieces", "pieces blue")).stdout
        assert "Red has 21 pieces left, with 89 squares." in output
        assert "Blue has 20 pieces left, with 84 squares." in output
        assert "19 X" in output[output.index("> pieces\n") : output.index("> pieces blue")]
        assert "19 X" not in output[output.index("> pieces blue") :]

    def test_score_and_help_and_board(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus-duo", lines=("score", "help", "board")).stdout
        assert re.search(r"│ Blue +│ +-89 │", output)
        assert "Points: most wins." in output
        assert "take back your last move" in output
        assert output.count("14 · · ·") == 2

    def test_names_and_shared_colours(self, klotz: Klotz) -> None:
        corners = ("a20", "t20", "t1", "a1")
        output = klotz("play", "blokus-3", "--names", "Ann, Ben ,Cleo", lines=(*corners, "help")).stdout
        assert "Yellow (Ben)" in output
        assert "Green (shared)" in output
        assert "Ann (green, shared) plays 1 on a1." in output
        unnamed = klotz("play", "blokus-3").stdout
        assert "Blue (Player 1)" in unnamed

    def test_signs_for_starting_squares(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus", "-o", "starts=own").stdout
        assert "20 + " in output
        assert "o starting square" in output


class TestScreens:
    @pytest.mark.parametrize("columns", [10, 24, 36, 59])
    @pytest.mark.parametrize("name", ["blokus", "blokus-duo"])
    def test_narrow_ones(self, klotz: Klotz, name: str, columns: int) -> None:
        size = 20 if name == "blokus" else 14
        result = klotz("play", name, lines=("", "2", "1", "", "", "help", "rules"), columns=columns)
        assert result.exit_code == 0
        if columns > size + 3:
            rows = [line.rstrip() for line in result.stdout.splitlines() if re.match(r"^[ 1]\d [·+o◆]", line)]
            assert len(rows) >= size
            assert all(len(row) <= columns for row in rows)

    def test_last_moves_are_small_letters_where_squares_are_narrow(self, klotz: Klotz) -> None:
        output = klotz("play", "blokus", lines=("a20,b20",), columns=30).stdout
        assert "20 bb····" in output
        assert "b last move" in output

    def test_plain_ascii(self, tmp_path: Path) -> None:
        environment = own_process(tmp_path) | {"PYTHONIOENCODING": "ascii", "TERM": "dumb", "COLUMNS": "80"}
        played = subprocess.run(
            [sys.executable, "-m", "klotz", "play", "blokus-duo", "--names", "Zoë,Bo"],
            input=f"{OPENING}\nL4\n".encode() + b"\xff\xfe\n",
            capture_output=True,
            env=environment,
            check=True,
        )
        assert played.stderr == b""
        assert b" 9 . . . B*B*B*. ." in played.stdout
        assert b"Zo? (blue) plays X" in played.stdout

    def test_in_colour_the_letters_stay(self) -> None:
        console = Console(width=80, force_terminal=True, color_system="truecolor", file=io.StringIO())
        state = klotz_package.game("blokus-duo").start()
        state.push(state.parse(OPENING))
        with console.capture() as capture:
            console.print(face_of(state, (), Talk(console)).board())
        assert capture.get().count("\x1b[37;48;2;0;114;178mB•\x1b[0m") == 5

    def test_long_lists_come_in_pages(self, monkeypatch: pytest.MonkeyPatch) -> None:
        answers = iter(["", "q"])
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
        console = Console(width=80, height=12, force_terminal=True, file=io.StringIO())
        with console.capture() as capture:
            Talk(console).page(Text("\n".join(f"line {number}" for number in range(100))))
        assert "line 19" in capture.get()
        assert "line 20" not in capture.get()


class TestLeavingAndComingBack:
    def test_end_of_input_keeps_the_game(self, klotz: Klotz, unfinished_games: Path) -> None:
        left = klotz("play", "blokus-duo", "--names", "Ann,Ben", lines=(OPENING,))
        assert left.exit_code == 0
        assert left.stdout.endswith("Your game is saved. To carry on, type: klotz play --resume\n")
        (kept,) = unfinished_games.iterdir()
        assert records.load(kept).moves == (OPENING,)

        back = klotz("play", "--resume", lines=(ANSWER, "quit"))
        assert "Welcome back to your game of blokus-duo." in back.stdout
        assert f"Ben (red) plays L4 on {ANSWER}." in back.stdout
        assert "klotz play --resume" in back.stdout
        assert records.load(kept).moves == (OPENING, ANSWER)
        assert list(unfinished_games.iterdir()) == [kept]

    def test_options_survive(self, klotz: Klotz, unfinished_games: Path) -> None:
        klotz("play", "blokus-duo", "-o", "starts=own", "-o", "scoring=basic", lines=("e10",))
        (kept,) = unfinished_games.iterdir()
        assert (
            records.load(kept).options
            == klotz_package.game("blokus-duo", starts="own", scoring="basic").options
        )
        assert "Squares left" in klotz("play", "--resume", lines=("score",)).stdout

    def test_ctrl_c_keeps_the_game_too(self, klotz: Klotz, monkeypatch: pytest.MonkeyPatch) -> None:
        def typed(prompt: str) -> str:
            if lines:
                return lines.pop()
            raise KeyboardInterrupt

        lines = [OPENING]
        monkeypatch.setattr("builtins.input", typed)
        left = klotz("play", "blokus-duo")
        assert left.exit_code == 0
        assert "klotz play --resume" in left.stdout

    def test_nothing_is_kept_before_the_first_move(self, klotz: Klotz, unfinished_games: Path) -> None:
        assert "--resume" not in klotz("play", "blokus-duo").stdout
        assert "--resume" not in klotz("play", "blokus-duo", lines=(OPENING, "undo")).stdout
        assert not unfinished_games.exists() or list(unfinished_games.iterdir()) == []

    def test_where_nothing_can_be_kept_the_game_still_runs(
        self, klotz: Klotz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "file").touch()
        monkeypatch.setattr(keep, "directory", lambda: tmp_path / "file" / "directory")
        output = klotz("play", "blokus-duo", lines=(OPENING,)).stdout
        assert "Your game couldn't be saved:" in output
        assert "Red to play." in output

    def test_only_the_newest_games_are_kept(self, unfinished_games: Path) -> None:
        record = klotz_package.Record(game="blokus-duo", seats=2, moves=(OPENING,))
        for number in range(25):
            path = unfinished_games / f"{number:02}.klotz"
            keep.keep(record, path)
            os.utime(path, (number, number))
        left = sorted(path.name for path in unfinished_games.iterdir())
        assert len(left) == 20
        assert keep.newest() == unfinished_games / "24.klotz"

    def test_save_and_load(self, klotz: Klotz, tmp_path: Path) -> None:
        saved = tmp_path / "game.klotz"
        lines = (OPENING, f"save {tmp_path / 'game'}", ANSWER, f"save {saved}", "n", f"load {saved}", ANSWER)
        output = klotz("play", "blokus-duo", lines=lines, columns=300).stdout
        assert f"Saved to {saved}." in output
        assert "already exists. Replace it?" in output
        assert "Not saved." in output
        assert "Your previous game is saved in" in output
        assert f"Loaded {saved}." in output
        assert output.count(f"Red plays L4 on {ANSWER}.") == 2
        assert records.load(saved).moves == (OPENING,)
        assert "Red to play." in klotz("play", "--load", str(saved)).stdout
        klotz("play", "--load", str(saved), lines=(ANSWER, f"save {saved}", "y"))
        assert records.load(saved).moves == (OPENING, ANSWER)

    def test_a_record_of_another_program(self, klotz: Klotz, tmp_path: Path) -> None:
        other = tmp_path / "other.blksgf"
        other.write_text(f"(;GM[Blokus Duo]PB[Ann];B[{OPENING}])")
        output = klotz("play", "--load", str(other), lines=("undo", "undo")).stdout
        assert "Taken back: Ann (blue) plays X" in output


class TestGameMenu:
    @pytest.mark.parametrize("typed", ["4", "blokus-duo"])
    def test_number_or_name(self, klotz: Klotz, typed: str) -> None:
        output = klotz("play", "--terminal", lines=("chess", typed, "p", OPENING)).stdout
        assert "chess isn't one of the choices." in output
        assert f"Blue plays X on {OPENING}." in output

    @pytest.mark.parametrize("lines", [(), ("",), ("0",)])
    def test_nobody_has_to_play(self, klotz: Klotz, lines: tuple[str, ...]) -> None:
        result = klotz("play", "--terminal", lines=lines)
        assert result.exit_code == 0
        assert "to play." not in result.stdout

    def test_an_unfinished_game_is_offered(self, klotz: Klotz, unfinished_games: Path) -> None:
        klotz("play", "blokus-duo", lines=(OPENING, ANSWER))
        output = klotz("play", "--terminal", lines=("0",)).stdout
        assert "carry on with your game of blokus-duo, 2 moves so far" in output
        assert "Welcome back to your game" in output
        (kept,) = unfinished_games.iterdir()
        kept.write_text("spoilt")
        assert "carry on" not in klotz("play", "--terminal").stdout


def test_on_a_real_terminal(tmp_path: Path) -> None:
    """With a keyboard there: line editing is on, and Ctrl-D leaves."""
    pty = pytest.importorskip("pty", reason="Windows has no such terminals")
    main, terminal = pty.openpty()
    environment = own_process(tmp_path) | {"TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    with subprocess.Popen(
        [sys.executable, "-m", "klotz", "play", "blokus-duo"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=environment,
    ) as process:
        os.close(terminal)
        screen = b""
        # Only behind a prompt does the line editor listen for Ctrl-D.
        for expected, typed in [
            (rb"Blue to play.*> ", OPENING.encode() + b"\n"),
            (rb"Red to play.*> ", b"\x04"),
            (rb"--resume", b""),
        ]:
            while not re.search(expected, screen, re.DOTALL):
                screen += os.read(main, 65536)
            os.write(main, typed)
        assert process.wait() == 0
    os.close(main)
    assert b"\x1b[" in screen
    assert "B•".encode() in screen


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_face_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chance rolls by itself, the first of those due is asked, and what is hidden stays so."""
    lines = [
        "undo",
        "dance",
        "moves",
        "menu",
        "0",
        "m",
        "1",
        "u",
        "@2 keep",
        "keep",
        "u",
        "help",
        "score",
        "q",
    ]
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: lines.pop(0))
    Table(ToyGame().start(2), Company(("Ann",), {}), Talk(Console(width=80))).run()
    assert lines == []
    output = capsys.readouterr().out
    for expected in (
        "Chance: deal 1 ?.",
        "Ann to play.",
        "There's nothing to take back.",
        "'dance' is not a move.",
        "There are 4 moves.",
        "Taken back: Ann: keep.",
        "You can't take back the last move",
        "Player 2: keep.",
        "Chance: roll ",
        "The game is over. The die has been rolled.",
        "card ",
    ):
        assert expected in output


def test_every_face_named_is_there() -> None:
    for family in FAMILIES:
        state = klotz_package.game(family.names[0]).start()
        assert type(face_of(state, (), Talk(Console()))) is not face.Face


@pytest.mark.parametrize(
    ("parts", "text"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_listed(parts: list[str], text: str) -> None:
    assert listed(parts) == text


def test_a_kept_game_is_an_ordinary_record(klotz: Klotz, unfinished_games: Path) -> None:
    klotz("play", "blokus-duo", lines=(OPENING,))
    (kept,) = unfinished_games.iterdir()
    assert json.loads(kept.read_text())["game"] == "blokus-duo"


class TestPage:
    def test_without_a_game_the_page_opens(self, klotz: Klotz, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[tuple[bool, bool]] = []
        monkeypatch.setattr(page, "why_not", lambda: None)
        monkeypatch.setattr(page, "open_page", lambda *, browser, house: opened.append((browser, house)))
        assert klotz("play").exit_code == 0
        assert klotz("play", "--no-browser").exit_code == 0
        assert klotz("play", "--house").exit_code == 0
        assert opened == [(True, False), (False, False), (True, True)]

    def test_where_no_page_was_built_the_terminal_asks(
        self, klotz: Klotz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("klotz.server.web.page.PAGE", tmp_path)
        result = klotz("play", lines=("",))
        assert "The page has not been built" in result.stderr
        assert "blokus-duo" in result.stdout

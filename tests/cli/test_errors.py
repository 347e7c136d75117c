"""What users get wrong is answered with one sentence on stderr and exit code 2; nothing else is swallowed."""

import subprocess
import sys
from pathlib import Path

import pytest
import typer

import klotz as klotz_package
from klotz.cli.common import chosen_options, refusals
from tests.cli.conftest import Klotz


@pytest.mark.parametrize("command", [("play",), ("rules",), ("perft",)])
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess",), "there is no game 'chess'; the games are blokus"),
        (("blokus-dou",), "did you mean 'blokus-duo'?"),
        (("blokus", "-o", "starts"), "'starts' is not an option: write it as name=value"),
        (("blokus", "-o", "start=own"), "blokus has no option 'start'; its options are starts, scoring"),
        (("blokus", "-o", "starts=mine"), "starts cannot be 'mine'; it is one of 'any', 'own'"),
    ],
)
def test_unknown_games_and_options(
    klotz: Klotz, command: tuple[str, ...], arguments: tuple[str, ...], message: str
) -> None:
    result = klotz(*command, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("blokus", "--seats", "7"), "blokus is played with 4 seats, not 7"),
        (("blokus-duo", "--names", "Ann"), "this game has 2 seats: give 2 names"),
        (("blokus-duo", "--names", "Ann,"), "this game has 2 seats: give 2 names"),
        (("--resume",), "there is no unfinished game to continue"),
        (("--resume", "--load", "x.klotz"), "choose one"),
        (("blokus", "--load", "x.klotz"), "leave out GAME, --option, --house-rules and --seats"),
        (("--load", "x.klotz"), "x.klotz: No such file or directory"),
        (("--load", "x.txt"), "x.txt: the suffix '.txt' is no format of records"),
    ],
)
def test_play(klotz: Klotz, arguments: tuple[str, ...], message: str) -> None:
    result = klotz("play", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"klotz": 1', "not JSON"),
        ('{"klotz": 1, "game": "chess", "seats": 2, "moves": []}', "there is no game 'chess'"),
        ('{"klotz": 1, "game": "blokus-duo", "seats": 2, "moves": ["a1"]}', "move 1, 'a1': BK-12"),
    ],
)
def test_bad_records(klotz: Klotz, tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "bad.klotz"
    path.write_text(content)
    result = klotz("play", "--load", str(path))
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_bugs_keep_their_traceback() -> None:
    with pytest.raises(KeyError), refusals():
        raise KeyError("a bug")


def test_an_os_error_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit), refusals():
        raise OSError("the disk is full")
    assert capsys.readouterr().err == "the disk is full\n"


def test_values_have_the_type_the_game_gives_them() -> None:
    assert chosen_options("blokus", ["starts=OWN"]) == {"starts": "own"}
    assert chosen_options("blokus", ["starts=other", "more=x=y"]) == {"starts": "other", "more": "x=y"}


def test_version(klotz: Klotz) -> None:
    assert klotz("--version").stdout == f"klotz {klotz_package.__version__}\n"


def test_without_arguments_there_is_help(klotz: Klotz) -> None:
    for arguments in ((), ("puzzle",)):
        assert "Usage" in klotz(*arguments).output


def test_help_does_not_wait_for_numba() -> None:
    script = "import sys, klotz.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_as_a_module() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "klotz", "--version"], capture_output=True, text=True, check=True
    )
    assert asked.stdout == f"klotz {klotz_package.__version__}\n"

"""A command line one can guess: the same name, letter and meaning everywhere, and help that fits the screen."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from docs import make_commands

from klotz.cli.options import is_called
from tests.cli.conftest import Klotz

COMMANDS = dict(make_commands.commands())


def options() -> list[tuple[str, Any]]:
    return [
        (name, option) for name, command in COMMANDS.items() for option in make_commands.options_of(command)
    ]


def long_name(option: Any) -> str:
    return next(str(each) for each in option.opts if each.startswith("--"))


def test_the_table_in_the_docs_is_what_the_program_says() -> None:
    page = make_commands.PAGE.read_text(encoding="utf-8")
    told = page.partition(make_commands.BEGIN)[2].partition(make_commands.END)[0].strip()
    assert told == make_commands.table().strip(), "run python -m docs.make_commands"


def test_a_letter_is_one_option_and_an_option_has_one_letter() -> None:
    meanings, letters = defaultdict(set), defaultdict(set)
    for _, option in options():
        short = tuple(each for each in option.opts if not each.startswith("--"))
        letters[long_name(option)].add(short)
        for letter in short:
            meanings[letter].add(long_name(option))
    assert {letter: names for letter, names in meanings.items() if len(names) > 1} == {}
    assert {name: found for name, found in letters.items() if len(found) > 1} == {}


def test_an_option_takes_a_value_everywhere_or_nowhere() -> None:
    kinds = defaultdict(set)
    for _, option in options():
        kinds[long_name(option)].add(option.is_flag)
    assert {name for name, found in kinds.items() if len(found) > 1} == set()


def test_what_is_not_meant_to_be_added_to_is_replaced_by_force_only() -> None:
    for name, command in COMMANDS.items():
        names = {long_name(option) for option in make_commands.options_of(command)}
        if names & {"--report"} or ("--out" in names and name != "klotz puzzle make"):
            assert "--force" in names, name


@pytest.mark.parametrize("name", ["klotz", *COMMANDS])
def test_help_fits_80_columns_and_names_no_types(klotz: Klotz, name: str) -> None:
    said = klotz(*name.split()[1:], "--help").stdout
    assert max(map(len, said.splitlines())) <= 80
    assert not re.search("<[a-z]", said)
    assert "old_" not in said


def test_commands_are_in_groups_and_their_lines_are_whole(klotz: Klotz) -> None:
    said = klotz("--help").stdout
    groups = [
        line.rstrip(":") for line in said.splitlines() if line.endswith(":") and not line.startswith(" ")
    ]
    assert groups == ["Options", "Play", "Records", "Arena", "Server", "Paper", "Develop"]
    assert "..." not in said.partition("Play:")[2]


def test_every_option_is_explained() -> None:
    assert [f"{name} {long_name(option)}" for name, option in options() if not option.help] == []
    assert [name for name, option in options() if not option.is_flag and not option.metavar] == []


class TestOldNames:
    """They keep working, and say what they are called now."""

    @pytest.fixture
    def record(self, tmp_path: Path) -> Path:
        path = tmp_path / "game.blksgf"
        path.write_text("(;GM[Blokus Duo];B[e8,d9,e9,f9,e10])")
        return path

    def test_show(self, klotz: Klotz, record: Path, tmp_path: Path) -> None:
        done = klotz("show", str(record), "-o", str(tmp_path / "a.svg"), columns=200)
        assert done.exit_code == 0
        assert "-o is an old name and will go away: write --out." in done.stderr
        assert (tmp_path / "a.svg").exists()

    def test_sheet(self, klotz: Klotz, tmp_path: Path) -> None:
        done = klotz("sheet", "-o", str(tmp_path / "a.pdf"), "-n", "2", columns=200)
        assert done.exit_code == 0
        assert "write --out." in done.stderr
        assert "write --pages." in done.stderr
        assert (tmp_path / "a.pdf").exists()

    @pytest.mark.parametrize("first", [True, False])
    def test_analyse(self, klotz: Klotz, record: Path, tmp_path: Path, first: bool) -> None:
        out = str(tmp_path / "a.json")
        words = ("--json", out, str(record)) if first else (str(record), "--json", out)
        done = klotz("analyse", *words, "--svg", str(tmp_path / "a.svg"), "--player", "random", columns=200)
        assert done.exit_code == 0, done.stderr
        assert "--json FILE is an old name and will go away: write --out FILE.json." in done.stderr
        assert "--svg FILE is an old name" in done.stderr
        assert (tmp_path / "a.json").exists()
        assert (tmp_path / "a.svg").exists()

    def test_two_records_are_too_many(self, klotz: Klotz, record: Path) -> None:
        refused = klotz("analyse", str(record), "other.klotz", columns=200)
        assert refused.exit_code == 2
        assert "one record at a time" in refused.stderr

    def test_the_note_goes_where_it_disturbs_nobody(self, capsys: pytest.CaptureFixture[str]) -> None:
        is_called("-x", "--y")
        assert capsys.readouterr().out == ""


class TestCompletion:
    def test_the_shell_is_told_games_and_players(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from klotz.cli.options import _games, _players

        assert list(_games("bloqs-")) == ["bloqs-turn2", "bloqs-maestro"]
        assert "level:9" in list(_players("l"))
        assert list(_players("gre")) == ["greedy"]

    def test_it_can_be_installed(self, klotz: Klotz) -> None:
        assert "--install-completion" in klotz("--help").stdout

from collections.abc import Iterable
from pathlib import Path

import pytest

from klotz import games, words
from klotz.cli.coverage import scan, scan_source
from tests.cli.conftest import Klotz


class TestText:
    @pytest.mark.parametrize("name", games.names())
    def test_every_rule_of_every_game_has_words(self, klotz: Klotz, name: str) -> None:
        result = klotz("rules", name)
        assert result.exit_code == 0
        for rule in games.game(name).rules:
            assert rule in result.stdout.split()
            assert words.has(f"rule-{rule}")

    def test_rulings_are_marked_as_ours_and_say_what_else_can_be_agreed_on(self, klotz: Klotz) -> None:
        output = klotz("rules", "bloqs", columns=200).stdout
        assert "Our ruling: The rulebook speaks of one layer" in output
        assert "At the end you count:" in output
        assert "Full layers wherever they are, then the cubes of all others (as Klotz plays it)" in output
        lines = [line.strip(" •") for line in output.splitlines()]
        assert "Full layers from the ground up, then all other cubes" in lines
        assert "(chosen here)" not in output

    def test_what_was_chosen_is_marked(self, klotz: Klotz) -> None:
        output = klotz("rules", "bloqs", "-o", "layers=ground-all", columns=200).stdout
        assert "Full layers from the ground up, then all other cubes (chosen here)" in output
        assert output.count("(chosen here)") == 1

    @pytest.mark.parametrize("name", games.names())
    def test_no_option_is_named(self, klotz: Klotz, name: str) -> None:
        output = klotz("rules", name, columns=200).stdout
        for key in games.options(name):
            assert f"{key}=" not in output
            assert "_" not in key or key not in output

    def test_it_reads_well_on_a_narrow_screen(self, klotz: Klotz) -> None:
        output = klotz("rules", "blokus-duo", columns=40).stdout
        assert all(len(line) <= 40 for line in output.splitlines())
        assert "**" not in output

    def test_no_game(self, klotz: Klotz) -> None:
        result = klotz("rules")
        assert result.exit_code == 2
        assert "blokus-duo" in result.stderr


SOURCE = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("BK-1"), pytest.mark.slow]
last = pytest.mark.rule("BK-8")
CASES = [1, pytest.param(2, marks=last), pytest.param(3, marks=[pytest.mark.rule("BK-9")])]
TYPED: list = CASES

@pytest.mark.rule("BK-2")
@pytest.mark.rule("BK-3", "BK-4")
def test_decorated(): ...

@mark.rule("BK-5")
class TestClass:
    pytestmark = pytest.mark.rule("BK-6")

    async def test_method(self): ...

    class TestInner:
        @last
        def test_deep(self): ...

    def helper(self): ...

@pytest.mark.parametrize("number", TYPED)
def test_cases(number): ...

@pytest.mark.parametrize("number", [pytest.param(1, marks=(pytest.mark.rule("BK-7"),))])
def test_inline(number): ...

@pytest.mark.rule(NOT_A_LITERAL)
@other.rule("BK-99")
def test_plain():
    pytest.mark.rule("BK-98")

@pytest.mark.rule("BK-97")
def helper(): ...
"""


class TestScan:
    def test_every_way_to_carry_an_id(self) -> None:
        found: dict[str, set[str]] = {}
        for rule, test in scan_source(SOURCE):
            found.setdefault(test, set()).add(rule)
        assert found == {
            "test_decorated": {"BK-1", "BK-2", "BK-3", "BK-4"},
            "TestClass::test_method": {"BK-1", "BK-5", "BK-6"},
            "TestClass::TestInner::test_deep": {"BK-1", "BK-5", "BK-6", "BK-8"},
            "test_cases": {"BK-1", "BK-8", "BK-9"},
            "test_inline": {"BK-1", "BK-7"},
            "test_plain": {"BK-1"},
        }

    def test_a_variable_that_names_itself(self) -> None:
        assert list(scan_source("pytestmark = [pytestmark]\ndef test(): ...")) == []

    def test_only_test_files_count(self, tmp_path: Path) -> None:
        source = "import pytest\n@pytest.mark.rule('BK-1')\ndef test_it(): ...\n"
        (tmp_path / "deep").mkdir()
        for name in ["test_a.py", "deep/b_test.py", "helper.py", "conftest.py"]:
            (tmp_path / name).write_text(source)
        assert [proof.test for proof in scan(tmp_path)] == ["deep/b_test.py::test_it", "test_a.py::test_it"]


class TestCoverage:
    def all_rules(self) -> set[str]:
        return {rule for name in games.names() for rule in games.game(name).rules}

    def all_options(self) -> set[str]:
        return {
            key
            for name in games.names()
            for key, option in games.options(name).items()
            if option.rule and len(option.values) > 1
        }

    def write(self, directory: Path, *rules: str, options: Iterable[str] | None = None) -> None:
        marks = "".join(f"@pytest.mark.rule({rule!r})\n" for rule in rules)
        for option in self.all_options() if options is None else options:
            marks += f"@pytest.mark.ruling({option!r})\n"
        (directory / "test_all.py").write_text(f"import pytest\n{marks}def test_all(): ...\n")

    def test_all_proved(self, klotz: Klotz, tmp_path: Path) -> None:
        self.write(tmp_path, *self.all_rules())
        result = klotz("rules", "--coverage", "--tests", str(tmp_path), columns=200)
        assert result.exit_code == 0
        assert f"Tests in {tmp_path}" in result.stdout
        assert f"All {len(self.all_rules())} rules are proved by tests." in result.stdout
        assert f"All {len(self.all_options())} options are proved by tests." in result.stdout
        assert result.stdout.index("BK-2 ") < result.stdout.index("BK-10 ")

    def test_one_not_proved(self, klotz: Klotz, tmp_path: Path) -> None:
        self.write(tmp_path, *(self.all_rules() - {"BK-7"}))
        result = klotz("rules", "--coverage", "--tests", str(tmp_path))
        assert result.exit_code == 1
        assert "No test proves BK-7\n" in result.stdout

    def test_an_option_is_not_proved_or_there_is_none(self, klotz: Klotz, tmp_path: Path) -> None:
        options = {"gravity", *self.all_options()} - {"layers"}
        self.write(tmp_path, *self.all_rules(), options=options)
        result = klotz("rules", "--coverage", "--tests", str(tmp_path))
        assert result.exit_code == 1
        assert "No test proves layers\n" in result.stdout
        assert "No game has the option gravity" in result.stdout

    def test_an_id_that_no_game_has(self, klotz: Klotz, tmp_path: Path) -> None:
        self.write(tmp_path, *self.all_rules(), "BK-77")
        result = klotz("rules", "--coverage", "--tests", str(tmp_path))
        assert result.exit_code == 1
        assert "No game has the rule BK-77, but these tests carry it: test_all.py::test_all" in result.stdout

    def test_looks_in_tests_by_default(
        self, klotz: Klotz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        missing = klotz("rules", "--coverage")
        assert missing.exit_code == 2
        assert str(tmp_path / "tests") in missing.stderr
        (tmp_path / "tests").mkdir()
        self.write(tmp_path / "tests", *self.all_rules())
        assert klotz("rules", "--coverage").exit_code == 0

    def test_a_file_that_is_not_python(self, klotz: Klotz, tmp_path: Path) -> None:
        (tmp_path / "test_broken.py").write_text("\ndef (:\n")
        result = klotz("rules", "--coverage", "--tests", str(tmp_path))
        assert result.exit_code == 2
        assert "test_broken.py, line 2" in result.stderr

    def test_it_is_about_all_games(self, klotz: Klotz) -> None:
        assert klotz("rules", "blokus", "--coverage").exit_code == 2

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

    def test_rulings_name_options_that_exist(self) -> None:
        for name in games.names():
            for rule in games.game(name).rules:
                if not words.has(f"rule-{rule}-ruling"):
                    continue
                ruling = words.say(f"rule-{rule}-ruling")
                for setting in ruling.split("`")[1::2]:
                    key, _, value = setting.partition("=")
                    option = games.options(name)[key]
                    named = {str(each).lower() for each in option.values}
                    assert value in named or (not value and option.read), f"{rule}: {setting}"

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

    def write(self, directory: Path, *rules: str) -> None:
        marks = "".join(f"@pytest.mark.rule({rule!r})\n" for rule in rules)
        (directory / "test_all.py").write_text(f"import pytest\n{marks}def test_all(): ...\n")

    def test_all_proved(self, klotz: Klotz, tmp_path: Path) -> None:
        self.write(tmp_path, *self.all_rules())
        result = klotz("rules", "--coverage", "--tests", str(tmp_path), columns=200)
        assert result.exit_code == 0
        assert f"Tests in {tmp_path}" in result.stdout
        assert f"All {len(self.all_rules())} rules are proved by tests." in result.stdout
        assert result.stdout.index("BK-2 ") < result.stdout.index("BK-10 ")

    def test_one_not_proved(self, klotz: Klotz, tmp_path: Path) -> None:
        self.write(tmp_path, *(self.all_rules() - {"BK-7"}))
        result = klotz("rules", "--coverage", "--tests", str(tmp_path))
        assert result.exit_code == 1
        assert "No test proves BK-7\n" in result.stdout

    def test_an_id_that_no_game_has(self, klotz: Klotz, tmp_path: Path) -> None:
        self.write(tmp_path, *self.all_rules(), "BK-77")
        result = klotz("rules", "--coverage", "--tests", str(tmp_path))
        assert result.exit_code == 1
        assert "No game has a rule BK-77, but these tests carry it: test_all.py::test_all" in result.stdout

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

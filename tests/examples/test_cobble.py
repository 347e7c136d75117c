"""A game in somebody else's package plays everywhere, and nothing in Klotz knows about it."""

import json
from pathlib import Path

from tests.examples.conftest import EXAMPLE, Run


def test_nothing_in_klotz_knows_the_game() -> None:
    root = EXAMPLE.parents[1]
    sources = [*root.glob("src/klotz/**/*.py"), *root.glob("src/klotz/**/*.ftl")]
    sources += [file for kind in ("ts", "svelte") for file in root.glob(f"web/src/**/*.{kind}")]
    assert len(sources) > 300
    assert not [file for file in sources if "cobble" in file.read_text(encoding="utf-8").lower()]


def test_its_own_tests_pass(run: Run) -> None:
    own = str(EXAMPLE / "tests")
    assert " passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", own, own)


def test_it_is_listed_and_its_rules_can_be_read(run: Run) -> None:
    row = next(line for line in run("-m", "klotz", "games").splitlines() if "cobble" in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == ["cobble", "Cobble", "2, 3, 4", "cobble"]
    rules = run("-m", "klotz", "rules", "cobble")
    assert "CB-1" in rules
    assert "CB-6" in rules


class TestTerminal:
    def test_a_whole_game_from_the_menu(self, run: Run) -> None:
        """The first move of the list, again and again, until the yard is full."""
        output = run("-m", "klotz", "play", "cobble", lines=("hint", "score", *["", "1"] * 18))
        assert "winning chance" in output
        assert "Rolled: " in output
        assert "The game is over. The yard is paved: not even a domino fits." in output

    def test_against_the_computer(self, run: Run) -> None:
        output = run(
            "-m", "klotz", "play", "cobble", "--computer", "2=1", "--seats", "2", lines=("", "1", "q")
        )
        assert "Player 2: the computer, level 1." in output
        assert "Player 2: " in output.partition("Number of the move")[2]

    def test_refusals_are_in_its_own_words(self, run: Run) -> None:
        output = run("-m", "klotz", "play", "cobble", lines=("z9,z8", "roll bar", "nonsense", "q"))
        assert "CB-3: The square z8 is outside the yard." in output
        assert "CB-2: Nobody chooses what the die shows." in output
        assert "is not a square; a move is squares" in output


class TestArena:
    def test_a_match(self, run: Run) -> None:
        output = run("-m", "klotz", "match", "greedy", "random", "--game", "cobble", "--games", "10")
        assert "greedy against random, cobble" in output
        assert "10 games: " in output

    def test_levels_and_options(self, run: Run) -> None:
        match = ["-m", "klotz", "match", "level:2", "level:1", "--game", "cobble", "--option", "size=8"]
        assert "2 games: " in run(*match, "--games", "2")


def test_records_pictures_and_analysis(run: Run, tmp_path: Path) -> None:
    program = """
import random, klotz
from klotz import records
game = klotz.game("cobble")
state, chance = game.start(3), random.Random(1)
while state.due:
    state.push(chance.choice(list(state.legal_moves)))
records.save(game.record(state), "game.klotz")
assert records.check(records.load("game.klotz")) == state
"""
    run("-c", program)
    for picture in ("game.svg", "game.png", "game.gif"):
        assert picture in run("-m", "klotz", "show", "game.klotz", "--out", picture, "--dark", "--numbers")
    assert (tmp_path / "game.svg").read_text(encoding="utf-8").startswith("<svg ")
    run("-m", "klotz", "analyse", "game.klotz", "--level", "1", "--moves", "1-6", "--json", "judged.json")
    assert json.loads((tmp_path / "judged.json").read_text(encoding="utf-8"))["game"] == "cobble"


def test_where_it_is_not_installed_there_is_no_such_game(run: Run, tmp_path: Path) -> None:
    said = run(
        "-c",
        "import sys; sys.path = [p for p in sys.path if 'installed' not in p];"
        "import klotz; klotz.game('cobble')",
        succeeds=False,
    )
    assert "there is no game 'cobble'" in said

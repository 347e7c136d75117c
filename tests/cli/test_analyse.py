import json
import re
from pathlib import Path

import pytest

from klotz import game as game_of
from klotz import players, records
from klotz.cli.analyse import part
from klotz.games.contract import State
from klotz.players import Analysis, Limit
from klotz.players.game_analysis import analyse_game
from klotz.players.uniform import RandomPlayer
from tests.cli.conftest import Klotz
from tests.players.fakes import BruteForce, players_like
from tests.players.test_game_analysis import Scripted, ending, random_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.klotz"
    records.save(random_record("bloxx", 2, moves=20), path)
    return path


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "family_players", players_like(lambda seed: Scripted()))


class Interrupted(Scripted):
    """Somebody presses Ctrl-C while the fifth question is thought about."""

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        if self.asked == 4:
            raise KeyboardInterrupt
        return super()._analyse(state, seat, limit)


class TestTables:
    def test_a_blunder_is_named_and_bettered(
        self, klotz: Klotz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(players, "family_players", players_like(BruteForce))
        path = tmp_path / "duo.klotz"
        records.save(ending("a7,a8,a9"), path)
        output = klotz("analyse", str(path), "--moves", "24", columns=160).stdout
        row = next(line for line in output.splitlines() if "a7,a8,a9" in line)
        assert re.search(r"24 │ Red +│ a7,a8,a9 │ +0% │ h9,i9,g10,h10 │ -100 │ blunder\. Better: a move", row)
        assert "blokus-duo, analysed by brute force, level 9" in output
        assert re.search(r"│ Red +│ +0 │ +0 │ +0 │ +0 │ +1 │ +100\.0% │", output)

    @pytest.mark.usefixtures("judge")
    def test_chance_and_forced_moves_are_listed_on_demand(self, klotz: Klotz, record: Path) -> None:
        short = klotz("analyse", str(record), columns=160).stdout
        assert "roll A" not in short
        long = klotz("analyse", str(record), "--all", columns=160).stdout
        assert "roll A" in long
        assert re.search(r"luck: Player 1 [+-]\d", long)

    def test_names_of_the_record(self, klotz: Klotz, tmp_path: Path) -> None:
        path = tmp_path / "two.blksgf"
        path.write_text("(;GM[Blokus Duo]PB[Ann]PW[Ben];B[e8,d9,e9,f9,e10])")
        output = klotz("analyse", str(path), "--player", "random", columns=160).stdout
        assert "Ann (blue)" in output
        assert "analysed by random, 1 s a move" in output


@pytest.mark.usefixtures("judge")
class TestFiles:
    def test_json_and_graph(self, klotz: Klotz, record: Path, tmp_path: Path) -> None:
        svg, out = tmp_path / "game.svg", tmp_path / "game.json"
        assert klotz("analyse", str(record), "--out", str(svg), "--out", str(out)).exit_code == 0
        data = json.loads(out.read_text())
        assert data["moves"] == len(data["judged"]) == 20
        assert "Player 1" in svg.read_text()
        assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
            "game.json",
            "game.klotz",
            "game.svg",
        ]

    def test_files_that_are_there_stay(self, klotz: Klotz, record: Path, tmp_path: Path) -> None:
        out = tmp_path / "game.json"
        out.write_text("mine")
        refused = klotz("analyse", str(record), "--out", str(out))
        assert refused.exit_code == 2
        assert "already exists" in refused.stderr
        assert out.read_text() == "mine"
        assert klotz("analyse", str(record), "--out", str(out), "--force").exit_code == 0


@pytest.fixture
def tree_file(tmp_path: Path) -> Path:
    """A game of two moves, with a variation of two, and one within it."""
    tree = records.Tree(game_of("blokus-duo"))
    first = tree.root.add("e8,d9,e9,f9,e10")
    first.add("j5")
    first.add("j4,j5").add("b8,c8")
    first.variations[0].add("f6,f7,g7", comment="solid")
    path = tmp_path / "tree.klotz"
    tree.save(path)
    return path


class TestVariations:
    def test_one_of_them(self, klotz: Klotz, tree_file: Path) -> None:
        said = klotz("analyse", str(tree_file), "--variation", "1", "--player", "greedy").stdout
        assert said.startswith("variation 1, blokus-duo")
        assert "j4,j5" in said
        assert "  1  " not in said, "the move that it shares with the game is not judged again"

    def test_all_of_them(self, klotz: Klotz, tree_file: Path, tmp_path: Path) -> None:
        out = tmp_path / "all.json"
        done = klotz("analyse", str(tree_file), "--variations", "--player", "greedy", "--out", str(out))
        assert done.exit_code == 0
        document = json.loads(out.read_text())
        assert [each["number"] for each in document["judged"]] == [1, 2]
        found = {
            each["variation"]: [judged["number"] for judged in each["judged"]]
            for each in document["variations"]
        }
        assert found == {"1": [2, 3], "1.1": [3]}
        assert not list(tmp_path.glob("*-part"))

    @pytest.mark.parametrize("suffix", [".blksgf", ".klotz"])
    def test_the_record_with_what_was_said(
        self, klotz: Klotz, tree_file: Path, tmp_path: Path, suffix: str
    ) -> None:
        out = tmp_path / f"annotated{suffix}"
        done = klotz("analyse", str(tree_file), "--variations", "--player", "greedy", "--out", str(out))
        assert done.exit_code == 0
        tree = records.tree_of(records.load(out))
        wrong = tree.at(2)
        assert wrong.move == "j5"
        assert wrong.tags == {"BM": "1"}
        assert wrong.comment.startswith("mistake: ")
        better = [node.move for node in tree.at(1).variations]
        assert better[0] == "j4,j5"
        assert len(better) == 2, "and the better move"
        assert tree.variation("1.1").comment.startswith("solid")

    def test_there_is_none(self, klotz: Klotz, tree_file: Path) -> None:
        refused = klotz("analyse", str(tree_file), "-v", "7", columns=200)
        assert refused.exit_code == 2
        assert "there is no variation 7 in the game: there is one" in refused.stderr

    def test_nothing_is_cut_on_a_narrow_screen(self, klotz: Klotz, tree_file: Path) -> None:
        said = klotz("analyse", str(tree_file), "--player", "greedy", columns=80).stdout
        assert max(map(len, said.splitlines())) <= 80
        assert "e8,d9,e9,f9,e10" in said
        assert "Better: a move that" in said
        assert "\N{HORIZONTAL ELLIPSIS}" not in said

    def test_everything_on_the_screen_as_json(self, klotz: Klotz, tree_file: Path) -> None:
        document = json.loads(klotz("analyse", str(tree_file), "--player", "random", "--json").stdout)
        assert document["moves"] == 2

    def test_a_player_of_ones_own_that_fails(
        self, klotz: Klotz, tree_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "failing.py").write_text("def bot(state):\n    return 1 / 0\n")
        monkeypatch.chdir(tmp_path)
        refused = klotz("analyse", str(tree_file), "--player", "py:failing.py:bot", columns=200)
        assert refused.exit_code == 2
        assert "bot: ZeroDivisionError: division by zero (failing.py, line 2)" in refused.stderr


class TestStopping:
    def test_a_stopped_run_goes_on(
        self, klotz: Klotz, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(players, "family_players", players_like(lambda seed: Interrupted()))
        out = tmp_path / "out.json"
        stopped = klotz("analyse", str(record), "--out", str(out))
        assert stopped.exit_code == 130
        done = re.search(r"Stopped after (\d+) of 20 moves\. The same command goes on", stopped.stderr)
        assert done
        assert not out.exists()

        rest = Scripted()
        rest.asked = 100  # shows in the scores it expects
        monkeypatch.setattr(players, "family_players", players_like(lambda seed: rest))
        assert klotz("analyse", str(record), "--out", str(out)).exit_code == 0
        scores = [each["scores"][0] for each in json.loads(out.read_text())["judged"] if each["scores"]]
        assert scores[:4] == [1, 2, 3, 4]  # of the first run
        assert all(score > 100 for score in scores[4:])
        assert not list(tmp_path.glob("*-part"))

    def test_another_question_begins_anew(
        self, klotz: Klotz, record: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(players, "family_players", players_like(lambda seed: Interrupted()))
        assert "after 6 of 20" in klotz("analyse", str(record)).stderr
        again = klotz("analyse", str(record), "--level", "3")
        assert "after 6 of 20" in again.stderr

    def test_where_nothing_can_be_kept_it_says_so(
        self, klotz: Klotz, record: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(players, "family_players", players_like(lambda seed: Interrupted()))
        record.with_suffix(".analysis-part").mkdir()
        stopped = klotz("analyse", str(record))
        assert stopped.exit_code == 130
        assert "cannot be written" in stopped.stderr

    def test_half_a_line_is_left_out(self, record: Path, tmp_path: Path) -> None:
        game = records.load(record)
        judged = analyse_game(game, RandomPlayer(1)).judged[:3]
        kept = part.Part(tmp_path / "x-part", part.mark(game, "random", Limit()))
        for each in judged:
            kept.add(each)
        kept.path.write_text(kept.path.read_text()[:-20])
        assert list(kept.load().values()) == list(judged[:2])
        again = part.Part(kept.path, part.mark(game, "random", Limit()))
        again.add(judged[2])
        assert list(again.load().values()) == list(judged)
        assert part.Part(kept.path, part.mark(game, "random", Limit(level=2))).load() == {}


@pytest.mark.usefixtures("judge")
class TestRefusals:
    @pytest.mark.parametrize(
        ("options", "sentence"),
        [
            (("--moves", "x"), "'x' names no moves: write 12, 10-20, 10- or -20"),
            (("--moves", "-"), "'-' names no moves"),
            (("--moves", "10-90"), "the game has 20 moves: there is no part of it from 10 to 90"),
            (("--moves", "0"), "there is no part of it from 0 to 0"),
            (("--level", "10"), "levels are 1 to 9, not 10"),
            (("--seconds", "0"), "a limit in seconds is a number above 0"),
            (("--simulations", "0"), "a limit in simulations is at least 1"),
            (("--level", "2", "--seconds", "1"), "choose one"),
            (("--player", "nobody"), "there is no player 'nobody'"),
        ],
    )
    def test_in_one_sentence(
        self, klotz: Klotz, record: Path, options: tuple[str, ...], sentence: str
    ) -> None:
        refused = klotz("analyse", str(record), *options, columns=200)
        assert refused.exit_code == 2
        assert sentence in refused.stderr
        assert refused.stdout == ""

    def test_no_folder(self, klotz: Klotz, record: Path, tmp_path: Path) -> None:
        refused = klotz("analyse", str(record), "--out", str(tmp_path / "none" / "game.svg"), columns=200)
        assert refused.exit_code == 2
        assert "there is no folder" in refused.stderr

    def test_no_record(self, klotz: Klotz, tmp_path: Path) -> None:
        refused = klotz("analyse", str(tmp_path / "none.klotz"), columns=200)
        assert refused.exit_code == 2
        assert "No such file" in refused.stderr

    @pytest.mark.parametrize(("asked", "numbers"), [("3", [3]), ("18-", [18, 19, 20]), ("-2", [1, 2])])
    def test_parts(self, klotz: Klotz, record: Path, tmp_path: Path, asked: str, numbers: list[int]) -> None:
        out = tmp_path / "part.json"
        assert klotz("analyse", str(record), "--out", str(out), f"--moves={asked}").exit_code == 0
        assert [each["number"] for each in json.loads(out.read_text())["judged"]] == numbers


def test_the_usual_limit_is_a_level(klotz: Klotz, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[Limit] = set()

    class Noting(Scripted):
        def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
            seen.add(limit)
            return super()._analyse(state, seat, limit)

    monkeypatch.setattr(players, "family_players", players_like(lambda seed: Noting()))
    klotz("analyse", str(record), "--moves", "2")
    assert seen == {Limit(level=9)}

import json
import re
from pathlib import Path

import pytest

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
        assert klotz("analyse", str(record), "--svg", str(svg), "--json", str(out)).exit_code == 0
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
        refused = klotz("analyse", str(record), "--json", str(out))
        assert refused.exit_code == 2
        assert "already exists" in refused.stderr
        assert out.read_text() == "mine"
        assert klotz("analyse", str(record), "--json", str(out), "--force").exit_code == 0


class TestStopping:
    def test_a_stopped_run_goes_on(
        self, klotz: Klotz, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(players, "family_players", players_like(lambda seed: Interrupted()))
        out = tmp_path / "out.json"
        stopped = klotz("analyse", str(record), "--json", str(out))
        assert stopped.exit_code == 130
        done = re.search(r"Stopped after (\d+) of 20 moves\. The same command goes on", stopped.stderr)
        assert done
        assert not out.exists()

        rest = Scripted()
        rest.asked = 100  # shows in the scores it expects
        monkeypatch.setattr(players, "family_players", players_like(lambda seed: rest))
        assert klotz("analyse", str(record), "--json", str(out)).exit_code == 0
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
        refused = klotz("analyse", str(record), "--svg", str(tmp_path / "none" / "game.svg"), columns=200)
        assert refused.exit_code == 2
        assert "there is no folder" in refused.stderr

    def test_no_record(self, klotz: Klotz, tmp_path: Path) -> None:
        refused = klotz("analyse", str(tmp_path / "none.klotz"), columns=200)
        assert refused.exit_code == 2
        assert "No such file" in refused.stderr

    @pytest.mark.parametrize(("asked", "numbers"), [("3", [3]), ("18-", [18, 19, 20]), ("-2", [1, 2])])
    def test_parts(self, klotz: Klotz, record: Path, tmp_path: Path, asked: str, numbers: list[int]) -> None:
        out = tmp_path / "part.json"
        assert klotz("analyse", str(record), "--json", str(out), f"--moves={asked}").exit_code == 0
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

import json
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from klotz.cli import bench
from klotz.cli.bench import blokus, bloqs, bloxx, envs, shared
from klotz.cli.bench.measure import seconds_each, timed
from klotz.machine import cpu_model, machine
from tests.cli.conftest import Klotz


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Sequence[str], str]]:
    """The processes that would have been started, and with which cache: compiling takes its time."""
    started = []

    def process_seconds(arguments: Sequence[str], cache: str) -> float:
        assert not list(Path(cache).iterdir())
        started.append((arguments, cache))
        return 1.0 / len(started)

    monkeypatch.setattr(shared, "process_seconds", process_seconds)
    return started


def figures_of(klotz: Klotz, game: str) -> dict[tuple[str, str], float]:
    """What a bench reports in JSON, by what was measured and where."""
    result = klotz("bench", game, "--json", "--seconds", "0.001")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert report["bench"] == game
    assert report["seconds"] == 0.001
    assert report["machine"] == machine()
    assert all(figure["value"] > 0 and figure["unit"] for figure in report["figures"])
    return {(figure["what"], figure["where"]): figure["value"] for figure in report["figures"]}


def test_a_part_of_it(klotz: Klotz, processes: list[tuple[Sequence[str], str]]) -> None:
    result = klotz("bench", "blokus", "--json", "--seconds", "0.001", "--only", "random games, Duo")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)["figures"]
    assert figures
    assert all(figure["what"] == "uniform playouts" and "Duo" in figure["where"] for figure in figures)
    # Somebody who waits is told what for, also in a file.
    assert result.stderr.splitlines()[0].startswith("1/")
    unknown = klotz("bench", "blokus", "--only", "nothing")
    assert unknown.exit_code != 0
    assert "nothing here is called 'nothing'" in unknown.stderr
    assert not processes


def test_blokus(klotz: Klotz, processes: list[tuple[Sequence[str], str]]) -> None:
    figures = figures_of(klotz, "blokus")
    positions = ["Duo, start", "Duo, ply 10", "Classic, start", "Classic, ply 10"]
    expected = {
        *((what, where) for what in ("legal moves", "all legal moves once") for where in positions),
        *((what, where) for what in ("uniform playouts", "search simulations") for where in positions),
        *(
            (what, where)
            for what in ("push from Python", "one push", "one pop")
            for where in ("Duo", "Classic")
        ),
        ("compile everything", "cold cache"),
        ("import klotz and first legal moves", "warm cache, Duo"),
    }
    assert set(figures) == expected
    assert figures["import klotz and first legal moves", "warm cache, Duo"] == pytest.approx(1 / 3)
    assert len({cache for _, cache in processes}) == 1
    assert processes[0][0] == ["-m", "klotz", "warmup", "--quiet"]


def test_bloxx(klotz: Klotz, processes: list[tuple[Sequence[str], str]]) -> None:
    figures = figures_of(klotz, "bloxx")
    expected = {
        *(
            (what, where)
            for what in ("legal drawings", "all legal drawings of a roll")
            for where in ("turn 1", "turn 6")
        ),
        *(
            (what, where)
            for what in ("random games", "drawings in random games")
            for where in ("2 seats", "4 seats")
        ),
        *((what, "2 seats") for what in ("push from Python", "one push", "one pop")),
        ("compile everything", "cold cache"),
        ("import klotz and first legal moves", "warm cache, two seats"),
    }
    assert set(figures) == expected
    for seats in ("2 seats", "4 seats"):
        assert figures["drawings in random games", seats] > 5 * figures["random games", seats]
    assert processes[0][0] == ["-m", "klotz", "warmup", "--quiet"]


def test_bloqs(klotz: Klotz, processes: list[tuple[Sequence[str], str]]) -> None:
    figures = figures_of(klotz, "bloqs")
    assert set(figures) == {
        ("all places for a piece", "tower of 0 pieces"),
        ("all places for a piece", "tower of 8 pieces"),
        ("all pieces that may be taken", "tower of 8 pieces"),
        ("random games", "2 seats"),
        ("one move of the search", "after 40 moves"),
        *((what, "2 seats") for what in ("push from Python", "one push", "one pop")),
        ("compile everything", "cold cache"),
        ("import klotz and first legal moves", "warm cache, two seats"),
    }
    assert processes[0][0] == ["-m", "klotz", "warmup", "--quiet"]


def test_environments(klotz: Klotz, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envs, "_ONE", (("bloxx", 1),))
    monkeypatch.setattr(envs, "_VECTOR", (("bloxx", 1, 4), ("blokus-duo", 2, 2)))
    monkeypatch.setattr(envs, "_OURS_IN_SPIEL", ("klotz_bloxx",))
    monkeypatch.setattr(envs, "_SPIEL", ("python_tic_tac_toe",))
    monkeypatch.setattr(envs, "_PGX", ())
    figures = figures_of(klotz, "envs")
    assert {
        ("vectorised, all cores", "bloxx, 1 seats, 4 games"),
        ("vectorised, all cores", "blokus-duo, 2 seats, 2 games"),
    } <= set(figures)
    if find_spec("pygame"):
        assert ("one env, PettingZoo", "PettingZoo's connect_four_v3") in figures
    if find_spec("pyspiel"):
        assert ("one state, OpenSpiel", "klotz_bloxx") in figures
    assert min(figures.values()) > 0


def test_what_a_start_is_measured_with_runs() -> None:
    for first_moves in (blokus._FIRST_MOVES, bloxx._FIRST_MOVES, bloqs._FIRST_MOVES):
        exec(first_moves, {})


def test_the_server_is_measured_from_a_checkout() -> None:
    measured = bench._measurements_of("server")
    assert measured.__module__ == "bench.server"


def test_without_a_checkout_there_is_nothing_to_load_a_server_with(
    klotz: Klotz, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "_CHECKOUT", tmp_path)
    result = klotz("bench", "server", columns=200)
    assert result.exit_code != 0
    assert "needs a checkout of Klotz" in result.output


def test_table(klotz: Klotz, processes: list[tuple[Sequence[str], str]]) -> None:
    result = klotz("bench", "blokus", "--seconds", "0.001", columns=120)
    assert result.exit_code == 0
    assert "uniform playouts" in result.stdout
    assert "games/s" in result.stdout
    assert f"cpu: {machine()['cpu']}" in result.stdout


def test_processes_see_their_cache(tmp_path: Path) -> None:
    script = "import os, pathlib; pathlib.Path(os.environ['KLOTZ_CACHE'], 'here').touch()"
    assert shared.process_seconds(["-c", script], str(tmp_path)) > 0
    assert (tmp_path / "here").exists()
    with pytest.raises(subprocess.CalledProcessError):
        shared.process_seconds(["-c", "raise SystemExit(1)"], str(tmp_path))


def test_positions_are_always_the_same() -> None:
    one, other = blokus.position("blokus-duo", 10), blokus.position("blokus-duo", 10)
    assert one == other
    assert len(one.history) >= 10
    assert bloxx.position(6) == bloxx.position(6)
    assert bloxx.position(6).turn == 6
    assert bloqs.tower_of(8) == bloqs.tower_of(8)
    assert len(bloqs.tower_of(8).pieces) == 8
    assert bloqs.decision() == bloqs.decision()
    assert bloqs.decision().legal_moves.count() > 1


def test_the_middle_round_counts() -> None:
    rounds = iter([100.0, 1.0, 3.0, 50.0, 1.0, 2.0, 4.0])
    assert seconds_each(lambda repeats: next(rounds) * repeats, 1.0) == 3.0


def test_repeats_grow_until_they_can_be_timed() -> None:
    asked = []

    def run(repeats: int) -> float:
        asked.append(repeats)
        return repeats * 0.001

    assert seconds_each(run, 1.0) == pytest.approx(0.001)
    assert asked[-1] == 200


def test_timed() -> None:
    called: list[int] = []
    assert timed(called.append)(7) >= 0
    assert called == [7]


class TestMachine:
    def test_versions(self) -> None:
        facts = machine()
        assert facts["python"] == ".".join(map(str, sys.version_info[:3]))
        assert facts["cpu"]
        assert int(facts["cores"]) >= 1

    @pytest.mark.parametrize("system", ["Darwin", "Windows", "Linux"])
    def test_a_processor_has_some_name_everywhere(self, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
        def asked(*arguments: object, **options: object) -> subprocess.CompletedProcess[str]:
            return subprocess.CompletedProcess([], 0, stdout="Apple M9\n")

        monkeypatch.setattr("platform.system", lambda: system)
        monkeypatch.setattr(subprocess, "run", asked)
        assert cpu_model() == "Apple M9" if system == "Darwin" else cpu_model()

"""Whoever does not learn pays nothing for it."""

import subprocess
import sys

HEAVY = ("gymnasium", "pettingzoo", "pyspiel", "torch")


def loaded_by(statement: str) -> set[str]:
    code = f"import sys\n{statement}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_nothing_heavy_is_imported_by_the_library() -> None:
    everything = (
        "import klotz; klotz.players, klotz.records, klotz.arena, klotz.bulk; klotz.game('bloxx').start()"
    )
    assert not loaded_by(everything) & {*HEAVY, "klotz.envs"}


def test_many_games_at_once_need_nothing_more() -> None:
    assert not loaded_by("from klotz.envs.vector import VectorGames") & set(HEAVY)


def test_import_klotz_loads_neither_numpy_nor_numba() -> None:
    assert not loaded_by("import klotz") & {"numpy", "numba", "klotz.envs"}

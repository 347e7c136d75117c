"""Compiling and caching: stale code is never run, and the warm-up leaves nothing to compile."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import klotz
from klotz import jit

PACKAGE = Path(klotz.__file__).parent
KERNELS = sorted(PACKAGE.rglob("kernel*.py"))


def test_hot_code_stands_in_kernel_files_only() -> None:
    """The digest reads `kernel*.py`: machine code made of any other file would go stale unnoticed."""
    assert KERNELS
    for source in PACKAGE.rglob("*.py"):
        if source not in KERNELS and source.name != "jit.py":
            text = source.read_text(encoding="utf-8")
            assert not re.search(r"^@kernel|^\s*@.*njit|^import numba|^from numba", text, re.MULTILINE), (
                source
            )


def _run(code: str, package: Path = PACKAGE, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(package.parent), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_an_edit_in_any_kernel_file_means_another_cache(tmp_path: Path) -> None:
    copy = tmp_path / "klotz"
    shutil.copytree(PACKAGE, copy)
    ask = "from klotz import jit; print(jit.cache_directory().name)"
    before = _run(ask, copy)
    assert before == _run(ask, copy)
    kernel = copy / KERNELS[0].relative_to(PACKAGE)
    kernel.write_text(kernel.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    edited = _run(ask, copy)
    assert edited != before
    assert _run(ask, copy, NUMBA_BOUNDSCHECK="0") != edited


def test_the_cache_can_be_put_elsewhere(tmp_path: Path) -> None:
    code = "from klotz import jit; print(jit.cache_directory())"
    assert Path(_run(code, KLOTZ_CACHE=str(tmp_path))).parent == tmp_path


def test_other_packages_keep_their_cache() -> None:
    code = (
        "import numba, klotz\nbefore = numba.config.CACHE_DIR\nklotz.game('blokus-duo')\n"
        "print(numba.config.CACHE_DIR == before)"
    )
    assert _run(code) == "True"


def test_old_caches_are_removed_and_the_newest_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    current = tmp_path / "kernels-now"
    monkeypatch.setattr(jit, "cache_directory", lambda: current)
    for age in range(8):
        old = tmp_path / f"kernels-{age}"
        old.mkdir()
        os.utime(old, (1000 - age, 1000 - age))
    current.mkdir()
    other = tmp_path / "something-else"
    other.mkdir()
    jit.prune_caches()
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == ["kernels-0", "kernels-1", "kernels-2", "kernels-now", "something-else"]


USE_EVERYTHING = """
import json, sys
from numba.core.dispatcher import Dispatcher
import klotz
from klotz import games
from klotz.testing import check_game
from klotz.warmup import all_steps

def kernels():
    for module, contents in list(sys.modules.items()):
        if module.startswith("klotz."):
            for name, value in vars(contents).items():
                if isinstance(value, Dispatcher):
                    yield f"{module}.{name}", value

def loaded():
    return {name: {str(signature) for signature in kernel.signatures} for name, kernel in kernels()}

for step in all_steps():
    step.call()
missed = [name for name, kernel in kernels() if kernel.stats.cache_misses]
warm = loaded()
for name in games.names():
    game = klotz.game(name)
    check_game(game, moves_checked=2)
    game.start().perft(1)
more = {name: sorted(found - warm.get(name, set())) for name, found in loaded().items()}
print(json.dumps([len(warm), missed, {name: found for name, found in more.items() if found}]))
"""


def test_after_the_warm_up_nothing_is_left_to_compile() -> None:
    """Its steps find all they call in the cache, and whoever plays calls nothing that they do not.

    This is asked of the cache of the test run. What the steps load is compared, not what happens to be there, so
    nothing has to be compiled anew to know that nothing is lacking.
    """
    _run("from klotz.cli import app; app(['warmup', '--quiet'])")
    kernels, missed, more = json.loads(_run(USE_EVERYTHING))
    assert kernels > 50
    assert missed == []
    assert more == {}


def test_everything_runs_uncompiled_for_a_debugger() -> None:
    code = (
        "import klotz\nfrom klotz.testing import check_game\n"
        "state = klotz.game('blokus-duo').start()\n"
        "for text in ('e10', 'j5', 'd11,c11', 'k4,l4'):\n    state.push(state.parse(text))\n"
        "print(state.legal_moves.count(), state.perft(1))"
    )
    compiled = _run(code)
    assert _run(code, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="ignore") == compiled


@pytest.mark.parametrize("name", ["blokus-duo", "blokus-3"])
def test_the_blokus_search_is_the_same_uncompiled(name: str) -> None:
    """With a network and without one."""
    code = (
        "import klotz; from klotz.players import player\n"
        f"state = klotz.game({name!r}).start()\n"
        "for ply in range(12): state.push(min(state.legal_moves))\n"
        "found = player('search:simulations=8', state.game).analyse(state)\n"
        "print([(move.text, visits, round(value, 3)) for move, value, visits, _ in found.choices[:9]])"
    )
    assert _run(code, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="ignore") == _run(code)


def test_a_field_that_a_record_would_hide_is_refused() -> None:
    with pytest.raises(ValueError, match="size"):
        jit.struct([("size", "u4"), ("colours", "u4")])


def test_two_processes_may_share_a_cache(tmp_path: Path) -> None:
    """Both compile and both keep. Numba does so for a small kernel as it does for a large one."""
    code = "from klotz.kernel_random import below; print(below(2**63, 10))"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "KLOTZ_CACHE": str(tmp_path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    assert [process.communicate()[0].strip() for process in running] == ["5", "5"]
    kept = f"{code}; print(sum(below.stats.cache_hits.values()))"
    assert _run(kept, KLOTZ_CACHE=str(tmp_path)).split() == ["5", "1"]


def test_a_copy_keeps_every_byte() -> None:
    """States compare their structs by bytes, so what lies between the fields must not be left to chance."""
    kind = jit.struct([("small", "u1", 3), ("big", "u8")])
    assert kind.itemsize == 16
    structs = np.frombuffer(bytes(range(32)), kind)
    copy = jit.copied(structs)
    assert copy.tobytes() == structs.tobytes()
    copy[0]["big"] = 1  # it can be written to, and the original stays
    assert structs.tobytes() == bytes(range(32))

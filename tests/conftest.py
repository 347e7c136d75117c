"""Set before anything imports Numba: every index in a kernel is checked while tests run."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# No test asserts seconds, Hypothesis's deadline and its complaint about slow data included.
settings.register_profile("klotz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("klotz")

# These start programs, stop them by POSIX signals and look at them in /proc.
collect_ignore = [] if sys.platform == "linux" else ["server/whole"]
if sys.platform == "win32":
    collect_ignore.append("page")


@pytest.fixture
def toy() -> Iterator[None]:
    """Let the smallest game be found by its name, and its sentences by their keys."""
    from klotz.testing import registered
    from tests.games.toy import FAMILY

    with registered(FAMILY):
        yield


@pytest.fixture
def cold_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cache with nothing in it, here and in processes that are started."""
    from klotz import jit

    monkeypatch.setenv("KLOTZ_CACHE", str(tmp_path / "cache"))
    jit.cache_directory.cache_clear()
    yield
    jit.cache_directory.cache_clear()

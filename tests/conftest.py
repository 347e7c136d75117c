"""Set before anything imports Numba: every index in a kernel is checked while tests run."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import needs, order

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# No test asserts seconds, Hypothesis's deadline and its complaint about slow data included.
settings.register_profile("klotz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("klotz")

# These start programs, stop them by POSIX signals and look at them in /proc.
collect_ignore = [] if sys.platform == "linux" else ["server/whole"]
if sys.platform == "win32":
    collect_ignore.append("page")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require-all",
        action="store_true",
        help="fail where something is missing that tests need, instead of leaving them out",
    )


def pytest_configure(config: pytest.Config) -> None:
    needs.is_all_required = config.getoption("--require-all")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In several processes, what takes longest begins first: see `order`."""
    hands = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if hands > 1:
        here = Path(__file__).parent
        items[:] = order.dealt(
            items, hands, lambda item: os.path.relpath(item.path, here).replace(os.sep, "/")
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Whoever reads no more than the end of a run learns what it did not try."""
    skipped = terminalreporter.stats.get("skipped", [])
    for need, count in needs.left_out(str(report.longrepr) for report in skipped).items():
        terminalreporter.write_line(needs.sentence(need, count), yellow=True)


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

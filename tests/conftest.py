"""Set before anything imports Numba: every index in a kernel is checked while tests run."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# No test asserts seconds, Hypothesis's deadline and its complaint about slow data included.
settings.register_profile("klotz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("klotz")


@pytest.fixture
def toy() -> Iterator[None]:
    """Let the smallest game be found by its name, and its sentences by their keys."""
    from klotz.testing import registered
    from tests.games.toy import FAMILY

    with registered(FAMILY):
        yield

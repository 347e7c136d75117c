"""Set before anything imports Numba: every index in a kernel is checked while tests run."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# No test asserts seconds, Hypothesis's deadline and its complaint about slow data included.
settings.register_profile("klotz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("klotz")

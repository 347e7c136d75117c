"""What some tests need that not every machine has.

Where it is missing they are skipped, and the end of the run says what was left out and how to install it. With
`--require-all` they fail instead: a change lands only where everything could be run.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

import pytest


@dataclass(frozen=True, slots=True)
class Need:
    name: str
    tests: str
    """What is left out without it."""
    install: str


PAGE: Final = Need("the built page", "tests of the page", "install Node 20.19 or newer, then make page")
CHROMIUM: Final = Need(
    "Chromium",
    "tests of the page in a browser",
    "apt install chromium, or .venv/bin/playwright install chromium",
)
REDIS: Final = Need("Redis", "tests of several nodes and workers", "apt install redis-server")
POSTGRES: Final = Need("PostgreSQL", "tests of the server on PostgreSQL", "apt install postgresql")

TORCH: Final = Need(
    "PyTorch",
    "tests of training networks",
    ".venv/bin/python -m pip install -c constraints.txt -e '.[train]'",
)
RAY: Final = Need(
    "Ray", "tests of a Ray cluster", ".venv/bin/python -m pip install -c constraints.txt -e '.[ray]'"
)
RL: Final = Need(
    "PettingZoo with its classic games",
    "tests of environments",
    ".venv/bin/python -m pip install -c constraints.txt -e '.[rl]' 'pettingzoo[classic]'",
)
OPENSPIEL: Final = Need(
    "OpenSpiel",
    "tests of OpenSpiel's games",
    ".venv/bin/python -m pip install -c constraints.txt -e '.[rl]'",
)
DOCS: Final = Need(
    "MkDocs",
    "tests of the documentation site",
    ".venv/bin/python -m pip install -c constraints.txt -e '.[docs]'",
)

NEEDS: Final = (PAGE, CHROMIUM, REDIS, POSTGRES, TORCH, RAY, RL, OPENSPIEL, DOCS)

_MODULES: Final = {TORCH: "torch", RAY: "ray", RL: "pygame", OPENSPIEL: "pyspiel", DOCS: "mkdocs"}
"""Extras that are too big for what everybody sets up."""

is_all_required = False
"""Set by `--require-all`."""


def missing(need: Need, why: str = "") -> BaseException:
    """What to raise where this machine does not have what a test needs: it leaves the test out, or fails it."""
    reason = _reason(need) + (f" ({why})" if why else "")
    if is_all_required:
        return pytest.fail.Exception(f"{reason}; install it: {need.install}", pytrace=False)
    return pytest.skip.Exception(reason, allow_module_level=True)


def require(need: Need) -> None:
    """Go on only where an extra is installed."""
    if find_spec(_MODULES[need]) is None:
        raise missing(need)


def left_out(reasons: Iterable[str]) -> Mapping[Need, int]:
    """How many tests were skipped for each need, by what skipped tests say."""
    found: Counter[Need] = Counter()
    for reason in reasons:
        found.update(need for need in NEEDS if _reason(need) in reason)
    return found


def sentence(need: Need, count: int) -> str:
    return f"Left out: {count} {need.tests}, since {_reason(need)}. To run them: {need.install}."


def _reason(need: Need) -> str:
    return f"{need.name} is missing"

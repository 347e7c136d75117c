"""Every game has a golden playthrough and still plays it move for move."""

import json

import pytest

from klotz import games
from tests.goldens.playthrough import path, playthrough


@pytest.mark.parametrize("name", games.names())
def test_golden(name: str) -> None:
    assert path(name).exists(), f"{name} has no golden: run python -m tests.goldens.playthrough"
    golden = json.loads(path(name).read_text(encoding="utf-8"))
    now = playthrough(name)
    assert now["moves"] == golden["moves"]
    for number, (old, new) in enumerate(zip(golden["steps"], now["steps"], strict=True)):
        assert old == new, f"{name} differs before move {number + 1}, {now['moves'][number]}"
    assert now["outcome"] == golden["outcome"]

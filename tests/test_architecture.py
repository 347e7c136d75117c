"""The pictures of docs/architecture.md are true: all that is on them is there, and they are up to date."""

import pytest
from docs import make_architecture as architecture


def test_every_layer_is_described_and_nothing_else() -> None:
    assert {name for row in architecture.layers() for name in row} == set(architecture.ROOMS)


@pytest.mark.parametrize("step", architecture.WAY, ids=lambda step: step.file)
def test_every_file_on_the_way_of_a_move_exists(step: architecture.Step) -> None:
    assert (architecture.ROOT / step.file).is_file()


@pytest.mark.parametrize("name", architecture.pictures())
def test_the_pictures_are_those_the_script_draws(name: str) -> None:
    drawn = architecture.pictures()[name].svg()
    assert (architecture.PICTURES / name).read_text(encoding="utf-8") == drawn, "run make pictures"

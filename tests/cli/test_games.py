from dataclasses import replace

import pytest

from klotz import games
from klotz.testing import registered
from tests.cli.conftest import Klotz
from tests.games.toy import FAMILY as TOY


def test_all_games_are_listed(klotz: Klotz) -> None:
    output = klotz("games").stdout
    for name in games.names():
        assert f" {name} " in output
    assert "Bloqs Maestro" in output
    assert "1, 2, 3, 4" in output


@pytest.mark.usefixtures("toy")
def test_a_game_of_another_package_is_listed_with_it(klotz: Klotz) -> None:
    row = next(line for line in klotz("games").stdout.splitlines() if " toy " in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == ["toy", "Toy", "2, 3, 4", "tests"]


def test_what_cannot_be_loaded_is_told_below_the_others(klotz: Klotz) -> None:
    with registered(replace(TOY, rules="no_such_package:RULES")):
        result = klotz("games")
    assert result.exit_code == 0
    assert " blokus-duo " in result.stdout
    assert "toy: the games of 'toy': rules: 'no_such_package:RULES' cannot be loaded" in result.stdout


def test_a_bench_that_is_not_there(klotz: Klotz) -> None:
    result = klotz("bench", "toy")
    assert result.exit_code == 2
    assert "there is no bench 'toy'; there are blokus, bloxx, bloqs, python, envs and server" in result.stderr

import re
from pathlib import Path

import pytest

from klotz import Record, records
from tests.cli.conftest import Klotz


def test_counts(klotz: Klotz) -> None:
    result = klotz("perft", "blokus-duo", "--depth", "1", "-o", "starts=own")
    assert result.exit_code == 0
    assert re.fullmatch(r"blokus-duo, depth 1: 414 in [\d.]+ s, [\d,]+ nodes/s\n", result.stdout)


def test_depth_zero(klotz: Klotz) -> None:
    assert "depth 0: 1 in" in klotz("perft", "blokus-duo", "--depth", "0").stdout


def test_divide_is_sorted_and_adds_up(klotz: Klotz) -> None:
    result = klotz("perft", "blokus", "--depth", "2", "--divide", "-o", "starts=own")
    *lines, total = result.stdout.splitlines()
    counts = {move: int(count) for move, count in (line.split(": ") for line in lines)}
    assert len(counts) == 58
    assert f"depth 2: {sum(counts.values()):,} in" in total
    columns = [move[0] for move in counts]
    assert columns == sorted(columns)
    rows = [int(move[1:]) for move in counts if re.fullmatch(r"a\d+", move.split(",")[0]) and "," not in move]
    assert rows == sorted(rows)


def test_from_the_end_of_a_record(klotz: Klotz, tmp_path: Path) -> None:
    path = tmp_path / "game.klotz"
    records.save(Record(game="blokus-duo", seats=2, moves=("e8,d9,e9,f9,e10",)), path)
    result = klotz("perft", "--depth", "1", "--position", str(path))
    assert "blokus-duo, depth 1: 414 in" in result.stdout
    assert klotz("perft", "blokus-duo", "-d", "1", "--position", str(path)).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "which game?"),
        (("blokus-duo", "--divide", "-d", "0"), "nothing to divide at depth 0"),
        (("--position", "{record}", "--seats", "2"), "leave out --option and --seats"),
        (("blokus", "--position", "{record}"), "is a record of blokus-duo, not of blokus"),
        (("--position", "nowhere.klotz"), "nowhere.klotz: No such file or directory"),
    ],
)
def test_refusals(klotz: Klotz, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    path = tmp_path / "game.klotz"
    records.save(Record(game="blokus-duo", seats=2), path)
    result = klotz("perft", *(argument.format(record=path) for argument in arguments))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr

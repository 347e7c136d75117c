"""Records that earlier versions wrote are read, replayed to the same position, and written back byte for byte."""

from pathlib import Path
from typing import Any

import pytest

from klotz import games, records
from tests.compatibility.data import RECORDS, read, still_says

FILES = sorted([*RECORDS.glob("*.klotz"), *RECORDS.glob("*.blksgf")])


@pytest.fixture(scope="module")
def expected() -> dict[str, Any]:
    then: dict[str, Any] = read(RECORDS / "expected.json.gz")
    return then


def test_there_are_records_of_every_game() -> None:
    kept = {records.load(path).game for path in FILES if path.suffix == ".klotz"}
    assert {"blokus", "blokus-2", "blokus-3", "blokus-duo", "bloqs", "bloqs-maestro", "bloqs-turn2"} < kept
    assert kept <= set(games.names())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_record_replays_to_the_same_position(path: Path, expected: dict[str, Any]) -> None:
    record = records.load(path)
    state = records.check(record)
    outcome = state.outcome()
    now = {
        "game": record.game,
        "options": dict(record.options),
        "seats": state.seats,
        "names": list(record.names),
        "comments": {str(at): text for at, text in record.comments.items()},
        "variations": [
            [line.at, list(line.moves), {str(at): text for at, text in line.comments.items()}]
            for line in record.variations
        ],
        "tags": dict(record.tags),
        "moves": list(record.moves),
        "due": list(state.due),
        "outcome": None if outcome is None else outcome.json(),
        "scores": [score.total for score in state.score_sheet()],
        "views": [state.view(seat) for seat in (None, *range(state.seats))],
    }
    still_says(expected[path.name], now, path.name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_record_is_written_back_as_it_was(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    records.save(records.load(path), copy)
    assert copy.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    "path", [path for path in FILES if "finished" not in path.name], ids=lambda p: p.name
)
def test_a_game_goes_on_where_it_stopped(path: Path) -> None:
    state = records.check(records.load(path))
    before = state.history
    move = next(iter(state.legal_moves))
    state.push(state.parse(move.text, move.seat))
    assert state.history[: len(before) + 1] == (*before, move)

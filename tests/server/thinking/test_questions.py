"""What thinking processes are asked, done in this one."""

from random import Random

import pytest

from klotz import records
from klotz.games import game_of_record
from klotz.players import player
from klotz.players.game_analysis import analyse_game
from klotz.players.player import Limit
from klotz.server.live.thinking import questions
from tests.server.tables.play import Play


def test_an_analysis_in_parts_is_the_same_as_a_whole_one(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}])
    play.play_on(Random(5))
    record = play.table.record()
    with player("level:4", game_of_record(record.game, record.options)) as judge:
        whole = analyse_game(record, judge, Limit(level=4)).json()
    monkeypatch.setattr(questions, "_PART_SECONDS", 0.0)
    part = questions.JudgedPart([], None)
    lengths = []
    while part.analysis is None:
        part = questions.judge_part(records.dumps(record, "klotz"), 4, part.judged, 0)
        lengths.append(len(part.judged))
    assert part.analysis == whole
    assert lengths[:-1] == list(range(1, len(record.moves)))

"""Moves, refusals, resigning, ends."""

from random import Random

import pytest

from klotz import fairness, records
from klotz.server.live import projection
from tests.server.tables.play import ADA, BEN, Play

GAMES = ["blokus", "blokus-2", "blokus-3", "blokus-duo", "bloxx", "bloqs", "bloqs-turn2", "bloqs-maestro"]
SEATS = {"blokus": 4, "blokus-3": 3}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_verified(game: str) -> None:
    seats = [{"kind": "me"}] + [{"kind": "computer", "level": 1}] * (SEATS.get(game, 2) - 1)
    play = Play(game, seats)
    play.play_on(Random(1))
    assert play.table.status == "finished"
    record = records.loads(records.dumps(play.table.record(), "klotz"), "klotz")
    chances = sum(event.kind == "moved" and event.seat == -1 for event in play.events)
    assert fairness.verify(record).chances == chances
    assert play.table.game.has_chance == (chances > 0)
    outcome = records.check(record).outcome()
    assert outcome is not None
    assert outcome.json() == play.table.outcome


def test_a_move_answers_a_number() -> None:
    play = Play()
    play.sit(BEN)
    known = play.number()
    play.move(ADA)
    play.do("say", play.seats(BEN), "hello")
    stale = play.refused("move", play.seats(BEN), known, play.legal(BEN)[0], None)
    assert (stale.code, stale.details) == ("stale", {"number": play.number(), "changed": play.number() - 1})
    assert play.refused("move", play.seats(BEN), play.number() + 1, "e5", None).code == "ahead"
    # What was said meanwhile changes nothing about the game.
    assert play.move(BEN, answers=play.number() - 1) == ["moved"]


def test_an_illegal_move_is_answered_with_its_rule() -> None:
    play = Play()
    play.sit(BEN)
    refusal = play.refused("move", play.seats(ADA), play.number(), "a1", None)
    assert refusal.code == "illegal"
    assert refusal.rule is not None
    assert refusal.rule.startswith("BD-") or refusal.rule.startswith("BK-")
    assert refusal.details["key"]
    nonsense = play.refused("move", play.seats(ADA), play.number(), "no move at all", None)
    assert (nonsense.code, nonsense.rule) == ("invalid_move", None)


def test_with_two_seats_resigning_ends_the_game() -> None:
    play = Play()
    play.sit(BEN)
    play.move(ADA)
    assert play.do("resign", play.seats(ADA), play.number(), None) == ["resigned", "finished"]
    assert play.table.outcome is not None
    assert (play.table.outcome["reason"], play.table.outcome["winners"]) == ("resigned", [1])
    assert play.table.seed == play.seed
    assert play.refused("move", play.seats(BEN), play.number(), "e5", None).code == "finished"


def test_with_more_seats_the_game_goes_on_without_who_resigned() -> None:
    play = Play("blokus", [{"kind": "me"}, {"kind": "open"}, {"kind": "computer"}, {"kind": "computer"}])
    play.sit(BEN)
    assert play.do("resign", play.seats(BEN), play.number(), None) == ["resigned"]
    assert play.refused("resign", play.seats(BEN), play.number(), None).code == "out"
    assert play.refused("hand_back", play.seats(BEN)).code == "no_stand_in"
    play.play_on(Random(2))
    assert play.table.outcome is not None
    assert play.table.outcome["ranks"][1] == 4  # behind all who did not, whatever the board says


def test_the_last_who_did_not_resign_wins_at_once() -> None:
    play = Play("blokus-3", [{"kind": "me"}, {"kind": "hot", "name": "Bo"}, {"kind": "hot", "name": "Cy"}])
    assert play.do("resign", [0, 1, 2], play.number(), 0) == ["resigned"]
    assert play.do("resign", [0, 1, 2], play.number(), 2) == ["resigned", "finished"]
    assert play.table.outcome is not None
    assert play.table.outcome["winners"] == [1]


def test_a_finished_record_of_a_resigned_game_says_how_it_ended() -> None:
    play = Play()
    play.sit(BEN)
    play.move(ADA)
    play.do("resign", play.seats(BEN), play.number(), None)
    record = play.table.record()
    assert record.result is None
    assert (record.tags["ended"], record.tags["ranks"]) == ("resigned", "1 2")
    assert fairness.verify(record).chances == 0


def test_computers_move_only_where_they_are_due() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "computer"}])
    assert play.refused("computer_move", 0, play.number(), play.legal(ADA)[0]).code == "not_your_turn"
    play.move(ADA)
    text = projection.legal_texts(play.table, 1)[0]
    known = play.number()
    assert play.do("computer_move", 1, known, text) == ["moved"]
    assert play.refused("computer_move", 1, known, text).code == "stale"  # the same job, done twice


def test_chat_can_be_switched_off() -> None:
    play = Play()
    play.sit(BEN)
    assert play.do("say", play.seats(BEN), "hello") == ["said"]
    assert play.do("switch_chat", play.seats(BEN), BEN, on=False) == ["chat"]
    assert play.refused("say", play.seats(ADA), "hello").code == "chat_off"
    assert play.refused("switch_chat", play.seats(BEN), BEN, on=True).code == "not_host"
    assert play.do("switch_chat", play.seats(ADA), ADA, on=True) == ["chat"]


def test_time_at_a_table_never_runs_backwards() -> None:
    play = Play()
    play.now -= 500_000
    play.sit(BEN)
    assert [event.at for event in play.events] == sorted(event.at for event in play.events)


def test_a_rematch_comes_after_the_game_and_once() -> None:
    play = Play()
    play.sit(BEN)
    assert play.refused("rematch", play.seats(ADA), "next").code == "not_finished"
    play.do("resign", play.seats(ADA), play.number(), None)
    assert play.do("rematch", play.seats(BEN), "next") == ["rematch"]
    refusal = play.refused("rematch", play.seats(ADA), "other")
    assert (refusal.code, refusal.details) == ("rematch_there", {"table": "next"})

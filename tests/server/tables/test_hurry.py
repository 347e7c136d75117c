"""Telling a computer to move now: who may, when, and what is left of it."""

from random import Random
from typing import Any

from tests.server.tables.play import ADA, BEN, EVE, Play

COMPUTER: dict[str, Any] = {"kind": "computer", "level": 9}


def _thinking() -> Play:
    """Ada has moved, and a computer is to move."""
    play = Play(seats=[{"kind": "me"}, COMPUTER])
    play.move(ADA)
    return play


def _hurry(play: Play, person: str = ADA, answers: int | None = None) -> list[str]:
    return play.do("hurry", play.seats(person), person, play.number(answers))


def _refused(play: Play, person: str = ADA, answers: int | None = None) -> str:
    return play.refused("hurry", play.seats(person), person, play.number(answers)).code


def test_a_computer_that_is_thinking_is_hurried_once() -> None:
    play = _thinking()
    assert _hurry(play) == ["hurried"]
    assert play.table.seats[1].is_hurried
    assert _hurry(play) == []


def test_it_is_about_one_move() -> None:
    play = _thinking()
    _hurry(play)
    play.play_on(Random(1), most=1)
    assert not play.table.seats[1].is_hurried
    play.move(ADA)
    assert not play.table.seats[1].is_hurried


def test_what_has_moved_since_need_not_be_hurried() -> None:
    play = _thinking()
    asked = play.number()
    play.play_on(Random(1), most=1)
    assert _hurry(play, answers=asked) == []


def test_it_makes_nothing_stale() -> None:
    play = _thinking()
    asked = play.number()
    _hurry(play)
    assert play.table.changed == asked


def test_only_while_a_computer_is_to_move() -> None:
    play = Play(seats=[{"kind": "me"}, COMPUTER])
    assert _refused(play) == "nobody_to_hurry"
    assert _refused(play, answers=play.number() + 1) == "ahead"
    assert _refused(Play()) == "not_started"
    play.play_on(Random(1))
    assert _refused(play) == "finished"


def test_all_who_play_may_and_the_host_but_no_stranger() -> None:
    for person in (ADA, BEN):
        play = Play("blokus-duo", seats=[COMPUTER, {"kind": "open"}])
        play.sit(BEN)
        assert _refused(play, EVE) == "not_seated"
        assert _hurry(play, person) == ["hurried"]


def test_not_in_a_rated_game() -> None:
    """There a computer plays only for people who gave up, and the others must not make it weaker."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    play = Play("blokus", seats=seats, rated=True, clock={"kind": "move", "seconds": 30})
    for person in (BEN, "cat", "dan"):
        play.sit(person)
    play.do("resign", play.seats(ADA), play.number(), None)
    assert play.table.computers_due == [0]
    assert _refused(play, BEN) == "nobody_to_hurry"


def test_taking_back_forgets_it() -> None:
    play = _thinking()
    _hurry(play)
    play.do("ask_undo", play.seats(ADA), play.number(), None)
    assert not play.table.seats[1].is_hurried


def test_a_seat_that_is_handed_back_forgets_it() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "hot", "name": "Ben"}])
    play.do("take_over", [0, 1], 0, 5)
    _hurry(play)
    assert play.table.seats[0].is_hurried
    play.do("hand_back", [0, 1])
    assert not play.table.seats[0].is_hurried

"""Time: for each move, for the game, for days."""

from random import Random

from tests.server.tables.play import ADA, BEN, Play

MINUTE = 60_000


def test_time_for_each_move_is_fresh_each_time() -> None:
    play = Play(clock={"kind": "move", "seconds": 60})
    play.sit(BEN)
    play.now += 59_000
    assert play.do("time_up") == []
    play.move(ADA)
    assert play.table.clock.left == [MINUTE, MINUTE]
    assert play.table.clock.deadline == play.now + MINUTE
    play.now += MINUTE
    assert play.do("time_up") == ["time_up", "finished"]
    assert play.table.outcome is not None
    assert (play.table.outcome["reason"], play.table.outcome["winners"]) == ("time-up", [0])
    assert play.table.clock.deadline is None


def test_time_for_the_game_is_used_up_and_grows_by_moves() -> None:
    play = Play(clock={"kind": "total", "seconds": 120, "increment": 5})
    play.sit(BEN)
    play.now += 30_000
    play.move(ADA)
    assert play.table.clock.left == [95_000, 120_000]
    play.now += 10_000
    play.move(BEN)
    assert play.table.clock.left == [95_000, 115_000]
    play.now += 95_000
    assert play.do("time_up") == ["time_up", "finished"]


def test_days_are_long() -> None:
    play = Play(clock={"kind": "days", "days": 2})
    play.sit(BEN)
    assert play.table.clock.deadline == play.now + 2 * 24 * 60 * MINUTE


def test_computers_have_all_the_time_they_need() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "computer"}], clock={"kind": "move", "seconds": 10})
    play.move(ADA)
    assert play.table.clock.deadline is None
    play.now += 100_000
    assert play.do("time_up") == []


def test_with_more_seats_a_computer_plays_on_for_who_ran_out_of_time() -> None:
    seats = [
        {"kind": "me"},
        {"kind": "hot", "name": "Bo"},
        {"kind": "hot", "name": "Cy"},
        {"kind": "computer"},
    ]
    play = Play("blokus", seats, clock={"kind": "move", "seconds": 10})
    play.now += 10_000
    assert play.do("time_up") == ["time_up"]
    assert play.table.computers_due == [0]
    play.play_on(Random(4))
    assert play.table.outcome is not None
    assert play.table.outcome["ranks"][0] == 4


def test_a_clock_tells_clients_enough_to_count_down() -> None:
    play = Play(clock={"kind": "total", "seconds": 100, "increment": 0})
    play.sit(BEN)
    told = play.table.clock.json()
    assert told is not None
    assert (told["left"], told["since"]) == ([100_000, 100_000], {"0": play.now})


def test_time_that_is_set_back_gives_nobody_time() -> None:
    play = Play(clock={"kind": "total", "seconds": 100, "increment": 0})
    play.sit(BEN)
    play.now -= 50_000
    play.move(ADA)
    assert play.table.clock.left == [100_000, 100_000]

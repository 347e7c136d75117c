"""Sitting down, leaving, starting, drawing lots."""

import pytest

from klotz import fairness
from tests.server.tables.play import ADA, BEN, CAT, EVE, Play


def test_a_table_starts_when_its_last_seat_is_taken() -> None:
    play = Play()
    assert play.table.status == "waiting"
    assert play.sit(BEN) == ["sat", "started"]
    assert play.table.status == "playing"
    assert (play.seats(ADA), play.seats(BEN)) == ([0], [1])


def test_a_table_with_computers_only_starts_at_once() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "computer", "level": 3}])
    assert [event.kind for event in play.events] == ["created", "sat", "started"]
    assert play.table.due == (0,)


def test_a_seat_is_taken_once() -> None:
    play = Play("blokus", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    play.sit(BEN, seat=2)
    assert play.refused("sit", CAT, "Cat", seat=2, invited=False).code == "seat_taken"
    assert play.refused("sit", BEN, "Ben", seat=None, invited=False).code == "already_seated"
    assert play.refused("sit", CAT, "Cat", seat=4, invited=False).code == "no_such_seat"


def test_one_person_may_take_two_seats_by_name() -> None:
    play = Play("blokus", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    play.sit(BEN, seat=1)
    play.sit(BEN, seat=3)
    assert play.seats(BEN) == [1, 3]


def test_seats_by_link_need_the_invitation() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "link"}])
    assert play.refused("sit", BEN, "Ben", seat=None, invited=False).code == "invitation_needed"
    assert play.sit(BEN, invited=True) == ["sat", "started"]


def test_a_full_table_says_so() -> None:
    play = Play()
    play.sit(BEN)
    assert play.refused("sit", CAT, "Cat", seat=None, invited=True).code == "already_started"


def test_whoever_leaves_before_the_game_leaves_a_free_seat() -> None:
    play = Play("blokus", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    play.sit(BEN)
    assert play.do("leave", play.seats(BEN)) == ["left"]
    assert play.seats(BEN) == []
    assert play.sit(CAT) == ["sat"]
    assert play.seats(CAT) == [1]


def test_a_table_that_everybody_has_left_closes() -> None:
    play = Play()
    assert play.do("leave", play.seats(ADA)) == ["left", "closed"]
    assert play.refused("sit", BEN, "Ben", seat=None, invited=False).code == "closed"


def test_only_its_maker_closes_a_table() -> None:
    play = Play("blokus", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    play.sit(BEN)
    assert play.refused("close", BEN).code == "not_host"
    assert play.do("close", ADA) == ["closed"]


def test_whoever_leaves_a_game_is_played_for_and_may_come_back() -> None:
    play = Play()
    play.sit(BEN)
    assert play.do("leave", play.seats(ADA)) == ["taken_over"]
    assert play.table.computers_due == [0]
    assert play.do("hand_back", play.seats(ADA)) == ["handed_back"]
    assert play.table.computers_due == []
    assert play.refused("hand_back", play.seats(ADA)).code == "no_stand_in"


def test_whoever_moves_is_back() -> None:
    play = Play()
    play.sit(BEN)
    play.do("leave", play.seats(ADA))
    assert play.move(ADA) == ["handed_back", "moved"]


def test_somebody_else_is_stood_in_for_only_when_asked_and_silent() -> None:
    """A minute of thinking, and the opponent put a computer of level 1 in one's place."""
    play = Play(stand_in=4)
    play.sit(BEN)
    assert play.refused("nudge", play.seats(BEN), 0).code == "not_away"
    assert [play.table.nudge_at(seat) for seat in (0, 1)] == [play.now + 60_000, None]
    play.now += 60_000
    assert play.refused("take_over", play.seats(BEN), 0, 1).code == "not_away"  # nobody has asked
    assert play.refused("nudge", play.seats(ADA), 1).code == "not_away"  # it is not Ben's turn
    assert play.refused("nudge", play.seats(ADA), 0).code == "not_away"  # of oneself one knows
    assert play.do("nudge", play.seats(BEN), 0) == ["nudged"]
    assert play.refused("nudge", play.seats(BEN), 0).code == "nudged"
    assert play.table.away_at(0) == play.now + 60_000
    play.now += 59_999
    assert play.refused("take_over", play.seats(BEN), 0, 1).code == "not_away"
    play.now += 1
    assert play.do("take_over", play.seats(BEN), 0, 1) == ["taken_over"]
    assert play.table.seats[0].level == 4  # what was agreed on, not what suits Ben
    assert play.refused("take_over", play.seats(BEN), 0, 4).code == "already_away"


def test_whoever_says_that_they_are_there_is_left_to_think() -> None:
    play = Play()
    play.sit(BEN)
    assert play.refused("here", play.seats(ADA)).code == "not_nudged"
    play.now += 60_000
    play.do("nudge", play.seats(BEN), 0)
    assert play.do("here", play.seats(ADA)) == ["here"]
    play.now += 299_999
    assert play.refused("take_over", play.seats(BEN), 0, 1).code == "not_away"
    assert play.refused("nudge", play.seats(BEN), 0).code == "not_away"
    play.now += 1
    assert play.do("nudge", play.seats(BEN), 0) == ["nudged"]
    play.move(ADA)  # that is an answer too
    assert play.table.away_at(0) is None
    assert play.refused("here", play.seats(ADA)).code == "not_nudged"


@pytest.mark.parametrize(
    "text", ["\u202eolleh", "a\u200bb", "two\nlines", "\u3164", "\u0301\u0301", "a" + "\u0301" * 9, "\x00"]
)
def test_what_is_said_can_be_seen(text: str) -> None:
    play = Play()
    play.sit(BEN)
    refused = play.refused("say", play.seats(ADA), text)
    assert (refused.code, refused.details["flaw"]) == ("invalid", "text_invisible")
    assert refused.sentence()


@pytest.mark.parametrize("text", ["Grüße!", "👨\u200d👩\u200d👧", "👍🏽", "שלום", "日本語", "naïve"])
def test_people_write_as_they_write(text: str) -> None:
    play = Play()
    play.sit(BEN)
    assert play.do("say", play.seats(ADA), text) == ["said"]


def test_where_a_clock_runs_it_decides_about_the_absent() -> None:
    play = Play(clock={"kind": "move", "seconds": 3600})
    play.sit(BEN)
    play.now += 120_000
    assert play.table.nudge_at(0) is None
    assert play.refused("nudge", play.seats(BEN), 0).code == "clock_decides"
    assert play.refused("take_over", play.seats(BEN), 0, 5).code == "clock_decides"


def test_strangers_can_do_nothing() -> None:
    play = Play()
    play.sit(BEN)
    nothing: list[int] = []
    for action in (
        ("move", nothing, play.number(), play.legal(ADA)[0], None),
        ("resign", nothing, play.number(), None),
        ("ask_undo", nothing, play.number(), None),
        ("take_over", nothing, 0, 5),
        ("nudge", nothing, 0),
        ("here", nothing),
        ("hand_back", nothing),
        ("say", nothing, "hello"),
        ("leave", nothing),
    ):
        assert play.refused(*action).code == "not_seated"
    assert play.refused("switch_chat", nothing, EVE, on=False).code == "not_seated"
    assert play.refused("answer_undo", nothing, play.number(), agree=True).code == "not_seated"


def test_nobody_acts_for_another_seat() -> None:
    play = Play()
    play.sit(BEN)
    text = play.legal(ADA)[0]
    assert play.refused("move", play.seats(BEN), play.number(), text, 0).code == "not_your_seat"
    assert play.refused("move", play.seats(BEN), play.number(), text, None).code == "not_your_turn"
    assert play.refused("resign", play.seats(BEN), play.number(), 0).code == "not_your_seat"
    assert play.refused("ask_undo", play.seats(BEN), play.number(), 0).code == "not_your_seat"


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_lots_follow_from_the_seed_and_the_nonces(seed: str) -> None:
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Bo"}, {"kind": "computer"}, {"kind": "open"}]
    play = Play("blokus", seats, lots=True, seed=seed)
    play.do("commit", play.seats(ADA), fairness.commitment("ada's"))
    assert play.sit(BEN) == ["sat", "revealing"]
    assert play.do("reveal", play.seats(ADA), "ada's") == ["revealed", "started"]
    order = fairness.Draw(seed, ("ada's", "", "", "")).order(4)
    assert sorted(order) == [0, 1, 2, 3]
    names = dict(zip(order, ["Ada", "Bo", "", "Ben"], strict=True))
    assert [seat.name for seat in play.table.seats] == [names[seat] for seat in range(4)]


def test_lots_are_not_always_the_same() -> None:
    assert len({fairness.Draw(str(seed), ()).order(4) for seed in range(200)}) == 24


def test_on_one_device_one_person_holds_all_seats() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "hot", "name": "Bo"}])
    assert play.seats(ADA) == [0, 1]
    assert play.move(ADA) == ["moved"]
    assert play.move(ADA) == ["moved"]

"""Clocks for whole games, and how their time is shared out."""

from threading import Event
from time import sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klotz.players import Clock, Limit, TimeControl
from klotz.players.player import Deadline
from klotz.players.time_management import LEAST, MARGIN, MOST_SHARES, budget, is_open


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("60", TimeControl(60)),
        ("60+0.5", TimeControl(60, increment=0.5)),
        ("60+30/10", TimeControl(60, byo_yomi=30, byo_yomi_moves=10)),
        ("0+5/1", TimeControl(0, byo_yomi=5, byo_yomi_moves=1)),
    ],
)
def test_a_control_in_words(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control
    assert str(control) == text


@pytest.mark.parametrize("text", ["", "0", "-5", "5+", "5/3", "60+30/0", "0+0/4", "1e3", "inf", "a"])
def test_what_is_no_clock(text: str) -> None:
    with pytest.raises(ValueError, match=r"clock|byo-yomi"):
        TimeControl.parse(text)


def test_main_time_runs_out() -> None:
    clock = TimeControl(10).clock().after(4)
    assert (clock.left, clock.moves, clock.has_run_out) == (6, 0, False)
    assert not clock.after(6).has_run_out
    assert clock.after(6.1).has_run_out
    assert clock.after(6.1).after(0).has_run_out, "and stays so"


def test_an_increment_comes_after_the_move() -> None:
    control = TimeControl(10, increment=2)
    assert control.clock().after(4).left == 8
    assert control.clock().after(10.5).has_run_out, "too late for it"


def test_byo_yomi_begins_when_the_main_time_ends() -> None:
    control = TimeControl(10, byo_yomi=6, byo_yomi_moves=3)
    clock = control.clock().after(12)
    assert (clock.left, clock.moves) == (4, 2)
    assert (clock.after(1).left, clock.after(1).moves) == (3, 1)
    assert clock.after(1).after(2) == Clock(control, 6, 3), "another period"
    assert clock.after(4.5).has_run_out
    assert control.clock().after(17).has_run_out
    assert TimeControl(0, 0.0, 6, 3).clock() == Clock(TimeControl(0, 0.0, 6, 3), 6, 3)


# ---------------------------------------------------------------------- sharing it out


def test_equal_shares_of_what_is_left() -> None:
    clock = TimeControl(60 + MARGIN).clock()
    assert budget(clock, 20) == pytest.approx((3, 3 * MOST_SHARES))
    assert budget(clock.after(30), 10).share == pytest.approx(3)
    assert budget(clock, 40).share < budget(clock, 20).share


def test_time_that_is_added_is_used() -> None:
    plain, added = (budget(TimeControl(60, increment).clock(), 20).share for increment in (0.0, 2.0))
    assert added == pytest.approx(plain + 2)
    byo_yomi = TimeControl(60, byo_yomi=30, byo_yomi_moves=10)
    assert budget(byo_yomi.clock(), 20).share == pytest.approx(plain + 3)
    assert budget(Clock(byo_yomi, 20 + MARGIN, 5), 3).share == pytest.approx(4), (
        "whatever moves are left after"
    )
    last = budget(Clock(byo_yomi, 20 + MARGIN, 1), 3)
    assert last.share == last.most == pytest.approx(20)


@given(
    main=st.floats(0.2, 1000),
    increment=st.floats(0, 5),
    expected=st.floats(1, 60),
    moves=st.integers(1, 90),
    wait=st.floats(0, 0.0001),
)
def test_a_clock_never_runs_out(
    main: float, increment: float, expected: float, moves: int, wait: float
) -> None:
    """However wrong the estimate is, and if every choice is open to the end."""
    clock = TimeControl(main, increment).clock()
    for made in range(moves):
        share, most = budget(clock, max(1.0, expected - made))
        assert LEAST <= share <= most
        clock = clock.after(most + wait)
        assert not clock.has_run_out


@given(period=st.floats(0.5, 100), per_period=st.integers(1, 30), periods=st.integers(1, 4))
def test_byo_yomi_is_kept(period: float, per_period: int, periods: int) -> None:
    clock = TimeControl(0, 0.0, period, per_period).clock()
    for _ in range(per_period * periods):
        clock = clock.after(budget(clock, 10).most)
        assert not clock.has_run_out


def test_an_open_choice() -> None:
    assert is_open(100, 95)
    assert is_open(0, 0)
    assert not is_open(100, 40)


# ---------------------------------------------------------------------- the deadline of a search


def test_a_deadline_is_put_off_while_the_choice_is_open() -> None:
    deadline = Deadline(Limit(seconds=1000, most_seconds=1600))
    assert not deadline.extend(100, 10)
    for granted in (1250, 1500, 1600):
        assert deadline.extend(100, 90)
        left = deadline.left
        assert left is not None
        assert granted - 10 < left <= granted
    assert not deadline.extend(100, 90), "the most is used up"
    assert not Deadline(Limit(seconds=1000)).extend(100, 90), "seconds alone are kept"
    assert not Deadline(Limit(simulations=5)).extend(100, 90)
    stop = Event()
    stop.set()
    assert not Deadline(Limit(seconds=1000, most_seconds=2000, stop=stop)).extend(100, 90)
    late = Deadline(Limit(seconds=1e-9, most_seconds=2e-9))
    assert not late.extend(100, 90), "that time has passed as well"


def test_what_is_left() -> None:
    left = Deadline(Limit(seconds=1000)).left
    assert left is not None
    assert 0 < left <= 1000
    assert Deadline(Limit(simulations=5)).left is None


def test_cpu_time_passes_only_while_something_is_computed() -> None:
    deadline = Deadline(Limit(cpu_seconds=0.05))
    sleep(0.1)
    assert not deadline.has_passed
    while not deadline.has_passed:
        sum(range(1000))
    left = deadline.left
    assert left is not None
    assert left <= 0
    both = Deadline(Limit(seconds=1000, cpu_seconds=1)).left
    assert both is not None
    assert both <= 1, "the tighter one counts"
    with pytest.raises(ValueError, match="above 0"):
        Limit(cpu_seconds=0)

"""Buckets of requests: how they empty and fill, and that they take no memory for ever."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klotz.server.refusals import Refusal
from klotz.server.web.limits import Buckets, Limits, Rate, network


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 0.5), clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(2)
    assert buckets.take("b") == 0
    clock.now += 2
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    clock.now += 1000
    assert [buckets.take("a") == 0 for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 3), max_size=60))
def test_never_more_than_the_burst_and_what_time_gives(pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(Rate(5, 2), clock)
    taken = 0
    for pause in pauses:
        clock.now += pause
        wait = buckets.take("a")
        taken += wait == 0
        assert taken <= 5 + 2 * (clock.now - 1000) + 0.01
        if wait:
            clock.now += wait + 1e-6
            assert buckets.take("a") == 0
            taken += 1


def test_ten_thousand_addresses_do_not_grow_it_for_ever() -> None:
    buckets = Buckets(Rate(1, 0.001), Clock(), most=100)
    for number in range(10_000):
        assert buckets.take(f"address {number}") == 0
    assert len(buckets) == 100
    assert buckets.take("address 9999") > 0


def test_addresses_of_one_customer_count_as_one() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("testclient") == "testclient"


def test_purposes_are_counted_apart() -> None:
    limits = Limits(clock=Clock())
    for _ in range(30):
        limits.address("login", "192.0.2.1")
    with pytest.raises(Refusal):
        limits.address("login", "192.0.2.1")
    limits.address("default", "192.0.2.1")
    limits.address("login", "192.0.2.2")
    limits.person("login", "192.0.2.1")
    for _ in range(1000):
        limits.address("login", None)

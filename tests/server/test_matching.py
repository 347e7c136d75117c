"""Who is paired with whom, and when."""

from klotz.server.pairing.matching import ANYBODY_AFTER, FEWER_AFTER, Seeker, match

NOW = 1_000_000


def _seeker(person: str, rating: float = 1500, waited: int = 0) -> Seeker:
    return Seeker(person, person.title(), rating, NOW - waited)


def _names(seeker: Seeker, others: list[Seeker], seats: int = 2, *, rated: bool = False) -> list[str]:
    return [each.person for each in match(seeker, others, seats, NOW, rated=rated)]


def test_the_nearest_rating_first_and_the_longest_waiting_is_the_host() -> None:
    ada, ben, cleo = _seeker("ada", 1500), _seeker("ben", 1580, 2000), _seeker("cleo", 1520, 1000)
    assert _names(ada, [ben, cleo]) == ["cleo", "ada"]


def test_far_apart_only_after_a_while() -> None:
    """It is enough that one of them has waited."""
    ada = _seeker("ada", 1500)
    assert _names(ada, [_seeker("ben", 1750)]) == []
    assert _names(ada, [_seeker("ben", 1750, 10_000)]) == ["ben", "ada"]
    assert _names(ada, [_seeker("ben", 2900, ANYBODY_AFTER - 1)]) == []
    assert _names(ada, [_seeker("ben", 2900, ANYBODY_AFTER)]) == ["ben", "ada"]


def test_computers_take_the_seats_that_nobody_comes_for_but_not_where_it_counts() -> None:
    ada, ben = _seeker("ada", waited=FEWER_AFTER), _seeker("ben")
    assert _names(ben, [_seeker("cleo")], 4) == []
    assert _names(ben, [ada], 4) == ["ada", "ben"]
    assert _names(ben, [ada], 4, rated=True) == []
    assert _names(ada, [], 4) == []
    four = [_seeker(name) for name in ("ben", "cleo", "dora", "eva")]
    assert len(_names(ada, four, 4)) == 4

"""Every way to bend the dice that somebody has tried, and what is said to it. docs/fair-chance.md has the reasons."""

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from pydantic import ValidationError

from klotz import fairness
from klotz.server.live import projection
from klotz.server.tables.agreement import TableWish
from klotz.server.tables.table import Table
from tests.server.tables.play import ADA, BEN, EVE, Play

THREE: Final[list[dict[str, Any]]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
WAIT: Final = 10_000


def promise(play: Play, person: str, nonce: str) -> list[str]:
    return play.do("commit", play.seats(person), fairness.commitment(nonce))


def tell(play: Play, person: str, nonce: str) -> list[str]:
    return play.do("reveal", play.seats(person), nonce)


def revealing(*, lots: bool = False) -> Play:
    """A table of three who have all committed."""
    play = Play("bloxx", THREE, lots=lots)
    promise(play, ADA, "ada's")
    play.sit(BEN, commitment=fairness.commitment("ben's"))
    assert play.sit(EVE, commitment=fairness.commitment("eve's")) == ["sat", "committed", "revealing"]
    return play


def test_whoever_knows_the_seed_and_sits_last_cannot_search_for_a_nonce() -> None:
    """Five sixes took 0.1 s to find, when nonces were told as one sat down."""
    play = revealing()
    tell(play, ADA, "ada's")
    tell(play, BEN, "ben's")
    # Now everything is known but what was promised, and that cannot be another any more.
    better = next(
        nonce
        for nonce in map(str, range(10**6))
        if fairness.Draw(play.seed, ("ada's", "ben's", nonce)).fraction("chance 0") > 0.99
    )
    assert play.refused("reveal", play.seats(EVE), better).code == "nonce_wrong"
    assert play.refused("commit", play.seats(EVE), fairness.commitment(better)).code == "committed"
    # Nor can a seat be changed or left to sit down anew.
    assert play.refused("leave", play.seats(EVE)).code == "starting"
    assert play.refused("close", ADA).code == "starting"
    assert tell(play, EVE, "eve's")[:2] == ["revealed", "started"]
    assert play.table.nonces == ("ada's", "ben's", "eve's")


def test_nobody_reveals_before_everybody_has_committed() -> None:
    play = Play("bloxx", THREE)
    promise(play, ADA, "ada's")
    play.sit(BEN)
    assert play.refused("reveal", play.seats(ADA), "ada's").code == "nonce_early"
    assert "ada's" not in str(play.events)


def test_the_host_gives_no_nonce_before_the_seed_is_promised() -> None:
    """The server knew it when it drew the seed: against computers, it could have chosen all dice."""
    with pytest.raises(ValidationError, match="nonce"):
        TableWish.model_validate({"game": "bloxx", "seats": [{"kind": "me"}], "nonce": "mine"})
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}], commits=True)
    assert play.table.status == "waiting"
    assert play.events[0].data["commitment"] == fairness.commitment(play.seed)
    assert promise(play, ADA, "mine") == ["committed", "revealing"]
    assert tell(play, ADA, "mine")[:2] == ["revealed", "started"]
    assert play.table.nonces == ("mine", "")


def test_a_computer_adds_nothing() -> None:
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}])
    play.play_on(Random(1))
    assert play.table.nonces == ("", "")
    assert fairness.verify(play.table.record()).nonces == 0


def test_a_seat_that_does_not_reveal_holds_up_only_itself() -> None:
    play = revealing()
    tell(play, ADA, "ada's")
    tell(play, BEN, "ben's")
    play.now += WAIT - 1
    assert play.do("time_up") == []
    play.now += 1
    assert play.do("time_up")[0] == "started"
    assert play.table.nonces == ("ada's", "ben's", "")
    play.play_on(Random(2))
    found = fairness.verify(play.table.record())
    assert (found.nonces, found.withheld, found.late) == (2, 1, 0)


def test_a_host_who_said_so_and_does_not_commit_is_not_waited_for() -> None:
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}], commits=True)
    deadline = play.table.start_deadline
    assert deadline == play.now + WAIT
    play.now = deadline
    assert play.do("time_up")[0] == "started"
    assert play.refused("commit", play.seats(ADA), fairness.commitment("late")).code == "already_started"


@pytest.mark.parametrize("lots", [False, True])
def test_a_nonce_that_comes_late_counts_from_its_seats_first_move_on(*, lots: bool) -> None:
    play = revealing(lots=lots)
    tell(play, ADA, "ada's")
    tell(play, EVE, "eve's")
    play.now += WAIT
    play.do("time_up")
    before = play.table.draw(play.seed).fraction("chance 0")
    assert tell(play, BEN, "ben's") == ["revealed"]
    assert play.table.draw(play.seed).fraction("chance 0") == before
    play.play_on(Random(3))
    record = play.table.record()
    found = fairness.verify(record)
    assert (found.nonces, found.withheld, found.late) == (3, 0, 1)
    # It cannot be said afterwards that it counted from elsewhere on, not even with another game to show for it.
    tags = {**record.tags, "fair-since-2": "40"}
    with pytest.raises(fairness.Unfair, match="where nobody made a first move"):
        fairness.verify(replace(record, tags=tags))


def test_after_ones_first_move_it_is_too_late() -> None:
    play = revealing()
    play.now += WAIT
    play.do("time_up")
    play.move(play.table.seats[play.table.due[0]].person or "")
    mover = next(seat for seat in play.table.seats if seat.has_moved)
    assert mover.person is not None
    assert play.refused("reveal", play.seats(mover.person), f"{mover.person}'s").code == "nonce_late"


def test_nothing_that_is_public_tells_what_a_computer_will_choose() -> None:
    """Five of five moves could be foretold, when chance came from the commitment."""
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}])
    public = projection.dumps(projection.about(play.table)).decode()
    assert play.seed not in public
    chosen = fairness.secret_number(play.seed, "computer 1 7")
    assert chosen != fairness.secret_number(fairness.commitment(play.seed), "computer 1 7")
    assert chosen != fairness.secret_number("another seed", "computer 1 7")


def test_a_table_of_the_first_scheme_goes_on_as_it_began() -> None:
    """Its nonces were told as its players sat down; its record says by which scheme."""
    new = Play("bloxx")
    agreement = {
        key: value for key, value in new.events[0].data.items() if key not in ("fairness", "commits")
    }
    old = Play.__new__(Play)
    old.seed, old.now, old.events, old.table = new.seed, new.now, [], Table("t")
    for event in (
        new.events[0]._replace(data=agreement),
        new.events[1]._replace(data={**new.events[1].data, "nonce": "old"}),
    ):
        old.table.apply(event)
        old.events.append(event)
    assert old.refused("commit", old.seats(ADA), fairness.commitment("new")).code == "no_commitments"
    old.sit(BEN)
    old.play_on(Random(4))
    found = fairness.verify(old.table.record())
    assert (found.scheme, found.nonces) == (fairness.UNCOMMITTED, 1)

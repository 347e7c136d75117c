"""Who has which colour and who begins: by choice, by lot, the loser of the game before."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from klotz import fairness
from klotz.games import game
from klotz.server.live import projection
from klotz.server.live.new_tables import agreement_of
from klotz.server.refusals import Refusal
from klotz.server.tables.actions import Actor
from klotz.server.tables.agreement import TableWish
from klotz.server.tables.first import FirstByChoice, FirstByLot
from tests.server.tables.play import ADA, BEN, CAT, EVE, Play

FOUR = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]


def names(play: Play) -> list[str]:
    return [seat.name for seat in play.table.seats]


def colours(play: Play) -> dict[str, list[str]]:
    """Everybody's colours; which of two comes first depends on who begins."""
    return {seat["name"]: sorted(seat["colours"]) for seat in projection.about(play.table)["seats"]}


def finish(play: Play, seed: int = 0) -> list[int]:
    play.play_on(Random(seed))
    assert play.table.outcome is not None
    return play.table.outcome["ranks"]


# ---------------------------------------------------------------------- colours


def test_everybody_has_the_colour_they_chose_and_the_order_of_colours_stays() -> None:
    play = Play("blokus", FOUR)
    assert play.do("choose_colour", play.seats(ADA), ADA, None, "red") == ["colour_chosen"]
    play.sit(BEN, colour="blue")
    play.sit(CAT)
    play.sit(EVE)
    assert colours(play) == {"Ben": ["blue"], "Cat": ["yellow"], "Ada": ["red"], "Eve": ["green"]}
    assert names(play) == ["Ben", "Cat", "Ada", "Eve"]  # blue, yellow, red, green
    assert play.table.due == (0,)
    assert play.seats(ADA) == [2]


def test_two_players_have_two_colours_each_by_the_first_of_them() -> None:
    play = Play("blokus-2", [{"kind": "me", "colour": "yellow"}, {"kind": "open"}])
    play.sit(BEN)
    assert colours(play) == {"Ben": ["blue", "red"], "Ada": ["green", "yellow"]}


def test_bloqs_pawns_stand_on_the_circles_of_their_colours_and_turns_go_round_the_ring() -> None:
    seats = [{"kind": "me", "colour": "green"}, {"kind": "open"}, {"kind": "open", "colour": "yellow"}]
    play = Play("bloqs", seats)
    play.sit(BEN, colour="red")
    play.sit(CAT)
    assert colours(play) == {"Cat": ["yellow"], "Ben": ["red"], "Ada": ["green"]}
    assert names(play) == ["Cat", "Ben", "Ada"]
    view = projection.view(play.table, None)
    assert view is not None
    assert view["starts"] == [6, 11, 16]  # type: ignore[typeddict-item]
    assert view["colours"] == [["yellow"], ["red"], ["green"]]
    assert play.table.game.options["first"] == "roll"


def test_a_colour_that_somebody_has_cannot_be_chosen_again() -> None:
    play = Play("blokus", FOUR)
    play.do("choose_colour", play.seats(ADA), ADA, None, "red")
    refusal = play.refused("sit", BEN, "Ben", seat=None, invited=False, colour="red")
    assert refusal.code == "colour_taken"
    play.sit(BEN)
    assert play.refused("choose_colour", play.seats(BEN), BEN, None, "red").code == "colour_taken"
    pink = play.refused("choose_colour", play.seats(BEN), BEN, None, "pink")
    assert (pink.code, pink.details) == ("no_such_colour", {"colours": ["blue", "yellow", "red", "green"]})
    assert play.do("choose_colour", play.seats(ADA), ADA, None, None) == ["colour_chosen"]
    assert play.do("choose_colour", play.seats(BEN), BEN, None, "red") == ["colour_chosen"]
    assert play.do("choose_colour", play.seats(BEN), BEN, None, "red") == []  # it is so already


def test_the_host_chooses_for_computers_and_free_seats_and_people_come_first() -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "colour": "red"}, {"kind": "open"}, {"kind": "open"}]
    play = Play("blokus", seats)
    assert play.do("choose_colour", play.seats(ADA), ADA, None, "blue") == ["colour_chosen"]
    # What the computer had goes to Ada, and what Ada had to the computer.
    assert play.do("choose_colour", play.seats(ADA), ADA, None, "red") == ["colour_chosen", "colour_chosen"]
    assert [seat.colour for seat in play.table.seats] == ["red", "blue", None, None]
    assert play.do("choose_colour", play.seats(ADA), ADA, 1, "green") == ["colour_chosen"]
    assert play.do("choose_colour", play.seats(ADA), ADA, 2, "yellow") == ["colour_chosen"]
    play.sit(BEN, seat=2)
    assert play.refused("choose_colour", play.seats(ADA), ADA, 2, "blue").code == "not_your_seat"
    assert play.refused("choose_colour", play.seats(BEN), BEN, 1, "blue").code == "not_your_seat"
    assert play.refused("choose_colour", play.seats(BEN), BEN, 9, "blue").code == "no_such_seat"
    assert play.refused("choose_colour", [], EVE, 1, "blue").code == "not_seated"
    play.do("leave", play.seats(BEN))
    assert play.table.seats[2].colour is None  # what the host wished for it when the table was made


def test_where_there_is_nothing_to_choose_no_colour_is_known() -> None:
    play = Play("bloxx")
    assert play.refused("choose_colour", play.seats(ADA), ADA, None, "blue").code == "no_such_colour"
    play.sit(BEN)
    assert play.refused("choose_colour", play.seats(ADA), ADA, None, "blue").code == "already_started"
    assert play.refused("choose_first", ADA, FirstByLot(by="lot")).code == "already_started"


# ---------------------------------------------------------------------- who begins


@pytest.mark.parametrize("name", ["blokus-duo", "blokus-2", "bloxx", "bloqs", "bloqs-maestro"])
@pytest.mark.parametrize("place", [0, 1])
def test_whom_the_players_chose_begins(name: str, place: int) -> None:
    play = Play(name, first={"by": "choice", "place": place})
    play.sit(BEN)
    first = ("Ada", "Ben")[place]
    assert play.table.seats[0].name == first
    due = play.table.due or (play.table.state.view(None)["active"],)  # type: ignore[union-attr, typeddict-item]
    assert due == (0,)
    if name == "blokus-duo":
        assert colours(play) == {"Ada": ["blue"], "Ben": ["red"]}  # the colours stay, whoever begins


def test_a_colour_and_the_first_move_are_two_things() -> None:
    play = Play(seats=[{"kind": "me", "colour": "red"}, {"kind": "open"}])
    assert play.do("choose_first", ADA, FirstByChoice(by="choice", place=0)) == ["first_chosen"]
    play.sit(BEN)
    assert names(play) == ["Ada", "Ben"]
    assert colours(play) == {"Ada": ["red"], "Ben": ["blue"]}
    assert play.table.game == game("blokus-duo", first="red")


def test_only_the_host_says_who_begins() -> None:
    play = Play("blokus-3", FOUR[:3])
    play.sit(BEN)
    first = FirstByChoice(by="choice", place=1)
    refused = play.refused("choose_first", BEN, first)
    assert (refused.code, refused.details["action"]) == ("not_host", "first")
    assert "goes first" in refused.sentence()
    play.do("choose_first", ADA, first)
    assert projection.about(play.table)["first"] == {"by": "choice", "place": 1}
    assert play.refused("choose_first", ADA, FirstByChoice(by="choice", place=3)).code == "no_such_seat"


def test_the_lot_follows_from_the_seed_and_the_nonces() -> None:
    begun: Counter[str] = Counter()
    for number in range(60):
        play = Play("bloxx", FOUR[:3], first={"by": "lot"}, seed=str(number))
        play.do("commit", play.seats(ADA), fairness.commitment("ada's"))
        play.sit(BEN)
        play.sit(CAT)
        play.do("reveal", play.seats(ADA), "ada's")
        lot = fairness.Draw(str(number), ("ada's", "", "")).first(3)
        assert play.table.seats[0].name == ("Ada", "Ben", "Cat")[lot]
        begun[play.table.seats[0].name] += 1
    assert min(begun.values()) > 5


def test_lots_for_the_seats_leave_the_first_move_to_whom_it_was_given() -> None:
    for number in range(10):
        play = Play("blokus", FOUR, lots=True, first={"by": "choice", "place": 2}, seed=str(number))
        for person in (BEN, CAT, EVE):
            play.sit(person)
        assert play.table.seats[0].name == "Cat"
        own = {colour for seat in colours(play).values() for colour in seat}
        assert own == {"blue", "yellow", "red", "green"}


# ---------------------------------------------------------------------- the rematch


def test_the_loser_begins_the_rematch() -> None:
    play = Play("bloqs", FOUR[:3], first={"by": "loser"})
    play.sit(BEN, colour="green")
    play.sit(CAT)
    for number in range(3):
        had = colours(play)
        ranks = finish(play, number)
        losers = {play.table.seats[seat].name for seat, rank in enumerate(ranks) if rank == max(ranks)}
        play = play.rematch()
        assert play.table.seats[0].name in losers
        assert play.table.due == () or play.table.due == (0,)
        assert colours(play) == had  # everybody keeps the pawn
        assert projection.about(play.table)["first"] == {"by": "loser"}


def test_after_a_choice_the_next_player_begins_the_rematch_in_the_same_colour() -> None:
    play = Play("blokus-2", first={"by": "choice", "place": 1})
    play.sit(BEN, colour="yellow")
    had = colours(play)
    for first in ("Ada", "Ben"):
        finish(play)
        play = play.rematch()
        assert play.table.seats[0].name == first
        assert colours(play) == had


def test_where_the_rules_decide_everybody_moves_on_to_the_next_colour() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "open"}])
    play.sit(BEN)
    finish(play)
    play = play.rematch()
    assert names(play) == ["Ben", "Ada"]
    assert colours(play) == {"Ben": ["blue"], "Ada": ["red"]}
    chosen = Play("bloqs", [{"kind": "me", "colour": "green"}, {"kind": "open", "colour": "yellow"}])
    chosen.sit(BEN)
    assert colours(chosen) == {"Ben": ["yellow"], "Ada": ["green"]}
    finish(chosen)
    assert colours(chosen.rematch()) == {"Ben": ["green"], "Ada": ["yellow"]}


# ---------------------------------------------------------------------- asking for a table


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [{"kind": "me", "colour": "pink"}, {"kind": "open"}]}, "no_such_colour"),
        ({"seats": [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "red"}]}, "colour_taken"),
        ({"first": {"by": "choice", "place": 2}}, "no_such_seat"),
    ],
)
def test_a_table_that_cannot_be_seated_is_refused(wish: dict[str, Any], code: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = TableWish.model_validate({"game": "blokus-duo", "seats": seats, **wish})
    with pytest.raises(Refusal) as caught:
        agreement_of(asked, Actor(ADA, "Ada"), "seed")
    assert caught.value.code == code


def test_a_table_from_before_there_were_choices_is_as_it_was() -> None:
    play = Play("blokus", FOUR)
    for person in (BEN, CAT, EVE):
        play.sit(person)
    play.play_on(Random(1), 10)
    old = []
    for event in play.events:
        data = dict(event.data)
        if event.kind == "created":
            del data["first"], data["lost"]
            data["seats"] = [
                {key: value for key, value in each.items() if key != "colour"} for each in data["seats"]
            ]
        data.pop("options", None) if event.kind == "started" else None
        old.append(event._replace(data=data))
    assert projection.snapshot(type(play.table).of("t", old), ADA) == projection.snapshot(play.table, ADA)

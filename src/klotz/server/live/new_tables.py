"""New tables: from request to agreement, rematches, and the rows for the database."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from klotz import fairness, registry
from klotz.games import options
from klotz.games.boxes import Box
from klotz.games.contract import State
from klotz.server.accounts.names import checked_name
from klotz.server.live.live_table import LiveTable, Row
from klotz.server.own_players import OwnPlayers
from klotz.server.refusals import Code, Flaw, Refusal, illegal, invalid
from klotz.server.tables.actions import Actor
from klotz.server.tables.agreement import (
    Agreement,
    Computer,
    HotSeat,
    Me,
    NamedComputer,
    Open,
    Place,
    PlaceChoice,
    Reserved,
    Seat,
    TableWish,
)
from klotz.server.tables.first import FirstByChoice, FirstByRules
from klotz.server.tables.seating import check_colour, check_first
from klotz.server.tables.table import Table


def agreement_of(
    wish: TableWish,
    actor: Actor,
    seed: str,
    box: Box | None = None,
    own_players: OwnPlayers = MappingProxyType({}),
) -> Agreement:
    """The agreement for a request, if it can be met; `box` is the one that it asks for."""
    seats = [_honestly_named(place, wish.game, own_players) for place in wish.seats]
    terms = wish.terms() | {"seats": seats}
    if box is not None:
        terms |= {"options": {**parts_for(box, wish.game), **wish.options}, "box": box.name}
    wished = Agreement(
        **terms, commitment=fairness.commitment(seed), made_by=actor.person, fairness=fairness.COMMITTED
    )
    try:
        agreement = wished.as_of_today()
        game = agreement.make_game()
        begun = game.start(len(wish.seats), wish.setup)
    except ValueError as error:
        raise invalid(Flaw.GAME, problem=str(error)[:300]) from None
    if wish.setup is not None:
        _check_setup(begun)
    check_first(wish.first, len(wish.seats))
    chosen = [place.colour for place in wish.seats if place.colour is not None]
    for colour in chosen:
        check_colour(game, colour)
        if chosen.count(colour) > 1:
            raise Refusal(Code.COLOUR_TAKEN)
    kinds = [place.kind for place in wish.seats]
    if kinds.count("me") > 1:
        raise invalid(Flaw.TWO_OWN_SEATS, field="seats")
    if wish.rated:
        if any(isinstance(place, Computer | HotSeat) for place in wish.seats):
            raise invalid(Flaw.RATED_SEATS, field="rated")
        if wish.clock.kind == "none":
            raise invalid(Flaw.RATED_CLOCK, field="clock")
        if len(wish.seats) < 2:
            raise invalid(Flaw.RATED_ALONE, field="seats")
        if wish.setup is not None:
            raise invalid(Flaw.RATED_SETUP, field="setup")
        if any(
            option.kind == "data" and not option.names(agreement.options[name])
            for name, option in options(wish.game).items()
            if not option.by_seating
        ):
            raise invalid(Flaw.RATED_BOX, field="options")
    return agreement


def kept_for(agreement: Agreement, people: Sequence[Actor]) -> Agreement:
    """The agreement with its open places kept for people, in their order."""
    coming = iter(people)
    places = [
        _kept(next(coming), place.colour) if isinstance(place, Open) else place for place in agreement.seats
    ]
    return agreement.model_copy(update={"seats": places})


def _kept(who: Actor, colour: str | None) -> Reserved:
    return Reserved(kind="reserved", person=who.person, name=who.name, colour=colour)


def _check_setup(begun: State) -> None:
    """A table begins with a position that play leads to and that goes on; nobody knows what is hidden from them."""
    for flaw in begun.setup_flaws():
        raise illegal(flaw.why)
    if begun.is_over:
        raise invalid(Flaw.SETUP_OVER, field="setup")
    if begun.setup_tells_secrets:
        raise invalid(Flaw.SETUP_SECRETS, field="setup")


def parts_for(box: Box, game: str) -> dict[str, Any]:
    """The options of a game that is played with a box, if the box is for it."""
    if box.family != registry.family_of(game).name:
        raise invalid(Flaw.OTHER_BOX, field="box")
    return box.options(game)


def _honestly_named(place: PlaceChoice, game: str, own_players: OwnPlayers) -> Place:
    match place:
        case HotSeat():
            return place.model_copy(update={"name": checked_name(place.name)})
        case Computer():
            return NamedComputer(**place.model_dump(), name=_name_of(place.player, game, own_players))
    return place


def _name_of(player: str | None, game: str, own_players: OwnPlayers) -> str:
    """What one of the server's own players is called; nothing for one of a level."""
    if player is None:
        return ""
    own = own_players.get(player)
    if own is None or not own.plays(game):
        raise invalid(Flaw.PLAYER, field="seats")
    return own.name


def turned(table: Table, actor: Actor, seed: str, *, commits: bool = False) -> Agreement:
    """The agreement of a rematch.

    Where the rules say who begins, everybody moves one seat on, to the colour there. Where the players said it,
    everybody keeps their seat and colour, and somebody else begins.
    """
    seats, first = list(table.seats), table.first
    if isinstance(first, FirstByRules):
        seats = [*seats[1:], seats[0]]
    elif isinstance(first, FirstByChoice):
        first = FirstByChoice(by="choice", place=1 % len(seats))  # the first seat has just begun
    matter = not isinstance(first, FirstByRules) or any(seat.colour is not None for seat in seats)
    colours = [table.game.colour_choice(number) if matter else None for number in range(len(seats))]
    places: list[Place] = []
    for seat, colour in zip(seats, colours, strict=True):
        places.append(_place(seat, colour, actor, is_first=not any(isinstance(each, Me) for each in places)))
    return table.agreement.as_of_today().model_copy(
        update={
            "seats": places,
            "commitment": fairness.commitment(seed),
            "made_by": actor.person,
            "fairness": fairness.COMMITTED,
            "commits": commits,
            "before": table.id,
            "chat": table.chat,
            "lots": False,
            "first": first,
            "lost": _losers(table),
        }
    )


def _place(seat: Seat, colour: str | None, actor: Actor, *, is_first: bool) -> Place:
    """The place that is kept for whoever had a seat; `is_first` on a device that several share."""
    if isinstance(seat.place, Computer):
        return seat.place.model_copy(update={"colour": colour})
    if seat.person != actor.person:
        assert seat.person is not None
        return _kept(Actor(seat.person, seat.name), colour)
    return Me(kind="me", colour=colour) if is_first else HotSeat(kind="hot", name=seat.name, colour=colour)


def _losers(table: Table) -> list[int]:
    assert table.outcome is not None
    ranks = table.outcome["ranks"]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def table_row(live: LiveTable, table: Table, now: int) -> dict[str, Any]:
    agreement = table.agreement
    return {
        "id": table.id,
        "game": agreement.game,
        **Row.of(table)._asdict(),
        "public": agreement.public,
        "rated": agreement.rated,
        "made_by": agreement.made_by,
        "invite": live.invite,
        "seed": live.seed,
        "created_at": now,
        "changed_at": now,
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    outcome = table.outcome
    return [
        {
            "table_id": table.id,
            "seat": number,
            "person": seat.person,
            "rank": outcome["ranks"][number] if outcome else None,
            "score": outcome["scores"][number] if outcome else None,
        }
        for number, seat in enumerate(table.seats)
    ]

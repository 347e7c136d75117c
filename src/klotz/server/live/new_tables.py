"""New tables: from request to agreement, rematches, and the rows for the database."""

from typing import Any

from klotz import fairness
from klotz.server.live.live_table import LiveTable, Row
from klotz.server.refusals import Flaw, invalid
from klotz.server.tables.actions import Actor
from klotz.server.tables.agreement import Agreement, Computer, HotSeat, Me, Place, Reserved, TableWish
from klotz.server.tables.table import Table


def agreement_of(wish: TableWish, actor: Actor, seed: str) -> Agreement:
    """The agreement for a request, if it can be met."""
    terms = wish.model_dump(exclude={"nonce"})
    agreement = Agreement(**terms, commitment=fairness.commitment(seed), made_by=actor.person)
    try:
        game = agreement.make_game()
        game.start(len(wish.seats))
    except ValueError as error:
        raise invalid(Flaw.GAME, problem=str(error)) from None
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
    return agreement.model_copy(update={"options": dict(game.options)})


def turned(table: Table, actor: Actor, seed: str) -> Agreement:
    """The agreement of a rematch: everybody sits one seat further on."""
    places: list[Place] = []
    for seat in (*table.seats[1:], table.seats[0]):
        if isinstance(seat.place, Computer):
            places.append(seat.place)
        elif seat.person == actor.person:
            mine = any(isinstance(place, Me) for place in places)
            places.append(HotSeat(kind="hot", name=seat.name) if mine else Me(kind="me"))
        else:
            assert seat.person is not None
            places.append(Reserved(kind="reserved", person=seat.person, name=seat.name))
    return table.agreement.model_copy(
        update={
            "seats": places,
            "commitment": fairness.commitment(seed),
            "made_by": actor.person,
            "before": table.id,
            "chat": table.chat,
            "lots": False,
        }
    )


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

"""What each follower of a table may see of it. Everything that leaves a table goes through here."""

from collections.abc import Sequence
from typing import Any

import orjson

from klotz.games.contract import CHANCE, Move
from klotz.server.live.pictures import PicturedView, view_of
from klotz.server.tables.events import Event
from klotz.server.tables.table import WAITING, Table


def seen_event(table: Table, event: Event, eyes: int | None) -> dict[str, Any]:
    """An event as a seat may see it; None is a spectator."""
    seen = event.json()
    if event.kind == "moved" and table.state is not None and table.state.has_secrets:
        assert event.seat is not None
        seen["data"] = {"text": table.state.shown(Move(event.seat, event.data["text"]), eyes)}
    return seen


def seen_events(table: Table, events: Sequence[Event], eyes: int | None) -> bytes:
    return orjson.dumps([seen_event(table, event, eyes) for event in events])


def due_seat_of(table: Table, person: str | None) -> int | None:
    """The seat of this person that is due, if its moves may be shown unasked.

    On one device for several people a hand stays covered until its owner asks for it.
    """
    held = table.seats_of(person)
    due = [seat for seat in held if seat in table.due]
    if not due or (len(held) > 1 and table.state is not None and table.state.has_secrets):
        return None
    return due[0]


def legal_texts(table: Table, seat: int) -> list[str]:
    if table.state is None or seat not in table.due:
        return []
    return [move.text for move in table.state.legal_moves.of(seat)]


def view(table: Table, eyes: int | None) -> PicturedView | None:
    """The game as a seat may see it; None before it starts."""
    return None if table.state is None else view_of(table.state, eyes)


def position(table: Table, person: str | None) -> dict[str, Any]:
    """View and moves, for those who want to be sent them after each move."""
    seat = due_seat_of(table, person)
    return {
        "view": view(table, table.eyes(person)),
        "legal": None if seat is None else legal_texts(table, seat),
    }


def _seat(table: Table, number: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "kind": seat.place.kind,
        "person": seat.person,
        "name": seat.name,
        "level": seat.level,
        "player": seat.own_player,
        "replaced": seat.replaced,
        "away": seat.stand_in is not None,
        "out": seat.is_out,
        "due_since": seat.asked_since,
        "hurried": seat.is_hurried,
        "colour": seat.colour,
        "colours": _colours(table, number),
        "committed": seat.commitment is not None,
        "revealed": seat.nonce != "",
        "nudge_at": table.nudge_at(number),
        "away_at": table.away_at(number),
    }


def _colours(table: Table, number: int) -> list[str]:
    """What a seat plays with; before the game, what was chosen for it."""
    if table.state is not None:
        return list(table.game.colours(number))
    colour = table.seats[number].colour
    return [] if colour is None else list(table.game.colour_choices[colour])


def about(table: Table) -> dict[str, Any]:
    """Everything about a table except the game itself: the same for everybody."""
    agreement = table.agreement
    request = table.undo
    return {
        "id": table.id,
        "number": table.number,
        "changed": table.changed,
        "at": table.last_at,
        "status": table.status,
        "game": agreement.game,
        "options": dict(table.game.options),
        "setup": agreement.setup,
        "box": table.agreement.box,
        "clock": table.clock.json(),
        "public": agreement.public,
        "rated": agreement.rated,
        "chat": table.chat,
        "undo": agreement.undo,
        "lots": agreement.lots,
        "stand_in": agreement.stand_in,
        "first": table.first.model_dump(),
        "made_by": agreement.made_by,
        "before": agreement.before,
        "rematch": table.rematch,
        "tournament": agreement.tournament,
        "commitment": agreement.commitment,
        "seats": [_seat(table, number) for number in range(len(table.seats))],
        "due": [seat for seat in table.due if seat != CHANCE],
        "undo_asked": None if request is None else {"seat": request.seat, "moves": request.moves},
        "outcome": table.outcome,
        "seed": table.seed,
        "nonces": [] if table.state is None else list(table.nonces),
        "fair": _fair(table),
    }


def _fair(table: Table) -> dict[str, Any]:
    """How chance is drawn. Nothing in it is hidden: what is, is not at the table yet."""
    return {
        "scheme": table.agreement.fairness,
        "commitments": [seat.commitment for seat in table.places],
        "since": [seat.counts_from for seat in table.places],
        "awaited": table.status == WAITING and table.awaits_commitment,
        "starts_at": table.start_deadline,
        "revealing": table.status == WAITING and table.revealing is not None,
        "lots": table.lots,
        "first_lot": table.first_lot,
    }


def snapshot(table: Table, person: str | None, *, with_legal: bool = True) -> dict[str, Any]:
    """A table as somebody may see it, whole."""
    seen = position(table, person) if with_legal else {"view": view(table, table.eyes(person)), "legal": None}
    return {"table": about(table), "yours": table.seats_of(person), **seen}


def dumps(data: Any) -> bytes:
    return orjson.dumps(data)

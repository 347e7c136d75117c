"""Every request of the HTTP API as a value: what is asked, and how the answer is read."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from klotz import records
from klotz.client import models
from klotz.client.errors import ClientError
from klotz.games.contract import Record, State

T = TypeVar("T")

SeatWish = str | Mapping[str, Any]
"""Who is to sit there: "me", "open", "link", "computer:5", "computer:KEY" for one of the server's own players, or the
whole thing as the API wants it."""


@dataclass(frozen=True, slots=True)
class Request(Generic[T]):
    """A question to a server, and how its answer is read."""

    method: str
    path: str
    read: Callable[[bytes], T]
    body: object = None
    params: dict[str, Any] = field(default_factory=dict)


def reader(kind: Any) -> Callable[[bytes], Any]:
    """Reads JSON of a kind. A newer server may say more than this client knows: that is no error."""
    adapter: TypeAdapter[Any] = TypeAdapter(kind)

    def read(content: bytes) -> Any:
        try:
            return adapter.validate_json(content, extra="allow")
        except ValidationError as error:
            raise ClientError(
                f"the server answers as this version of Klotz does not expect: {error}"
            ) from error

    return read


_events = reader(models.Events)
_games = reader(models.Games)
_hints = reader(models.Hints)
_lobby = reader(models.Lobby)
_me = reader(models.Me)
_snapshot = reader(models.Snapshot)
_table = reader(models.NewTable)
_token = reader(models.NewToken)
_analysis = reader(models.Analysis)
_board = reader(models.Board)
_plan = reader(models.Plan)
_plans = reader(models.Plans)


def become_guest(name: str | None) -> Request[models.Me]:
    return Request("POST", "/guest", _me, {"name": name})


def me() -> Request[models.Me]:
    return Request("GET", "/me", _me)


def new_token(name: str, scopes: Sequence[str]) -> Request[str]:
    return Request(
        "POST", "/tokens", lambda content: str(_token(content).token), {"name": name, "scopes": [*scopes]}
    )


def games() -> Request[list[models.GameInfo]]:
    return Request("GET", "/games", lambda content: list(_games(content).games))


def create_table(game: str, seats: Sequence[SeatWish], terms: Mapping[str, Any]) -> Request[models.NewTable]:
    body = {"game": game, "seats": [seat_wish(seat) for seat in seats], **terms}
    return Request("POST", "/tables", _table, body)


def table(table_id: str) -> Request[models.NewTable]:
    return Request("GET", f"/tables/{table_id}", _table)


def tables(status: str, game: str | None, limit: int, *, mine: bool) -> Request[list[models.Table]]:
    params = {"status": status, "limit": limit} | ({} if game is None else {"game": game})
    return Request("GET", "/me/tables" if mine else "/tables", _tables, params=params)


def my_turns() -> Request[list[models.Table]]:
    return Request("GET", "/me/turns", _tables)


def events(table_id: str, after: int) -> Request[list[models.Event]]:
    return Request(
        "GET",
        f"/tables/{table_id}/events",
        lambda content: list(_events(content).events),
        params={"after": after},
    )


def act(table_id: str, action: str, given: Mapping[str, Any]) -> Request[list[models.Event]]:
    body = {"action": action, **given}
    return Request("POST", f"/tables/{table_id}/actions", lambda content: list(_events(content).events), body)


def plans(table_id: str) -> Request[list[models.Plan]]:
    return Request("GET", f"/tables/{table_id}/plans", lambda content: list(_plans(content).plans))


def plan(table_id: str, moves: Sequence[str], answers: int) -> Request[models.Plan]:
    return Request("POST", f"/tables/{table_id}/plans", _plan, {"moves": [*moves], "answers": answers})


def drop_plan(table_id: str, plan_id: str) -> Request[None]:
    return Request("DELETE", f"/tables/{table_id}/plans/{plan_id}", lambda _: None)


def record(table_id: str) -> Request[Record]:
    return Request(
        "GET", f"/tables/{table_id}/record", lambda content: records.loads(content.decode(), "klotz")
    )


def picture(table_id: str, *, dark: bool) -> Request[str]:
    return Request("GET", f"/tables/{table_id}/picture", bytes.decode, params={"dark": json.dumps(dark)})


def table_hints(table_id: str) -> Request[list[models.Hint]]:
    return Request("POST", f"/tables/{table_id}/hints", _hint_list)


def hints(state: State, level: int | None) -> Request[list[models.Hint]]:
    level_asked = {} if level is None else {"level": level}
    return Request("POST", "/board/hints", _hint_list, {**_board_of(state), **level_asked})


def board(state: State) -> Request[models.Board]:
    return Request("POST", "/board", _board, _board_of(state))


def analysis(table_id: str, level: int | None) -> Request[models.Analysis]:
    params = {} if level is None else {"level": level}
    return Request("GET", f"/tables/{table_id}/analysis", _analysis, params=params)


def seat_wish(seat: SeatWish) -> dict[str, Any]:
    """A seat as the API wants it."""
    if not isinstance(seat, str):
        return dict(seat)
    kind, _, which = seat.partition(":")
    if not which:
        return {"kind": kind}
    return {"kind": kind} | ({"level": int(which)} if which.isdigit() else {"player": which})


def _tables(content: bytes) -> list[models.Table]:
    return list(_lobby(content).tables)


def _hint_list(content: bytes) -> list[models.Hint]:
    return list(_hints(content).hints)


def _board_of(state: State) -> dict[str, Any]:
    return {
        "game": state.game.name,
        "options": dict(state.game.options),
        "seats": state.seats,
        "setup": state.setup,
        "moves": list(state.record_texts()),
    }

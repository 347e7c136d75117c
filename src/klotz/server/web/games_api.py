"""Games without a table: the list of games, positions to try out, hints and analysis."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import PlainTextResponse, Response

from klotz import fairness, records, words
from klotz.games import InvalidOption, UnknownGame, game_of_record
from klotz.games.contract import CHANCE, LONGEST_MOVE, IllegalMove, Record, RecordError, State
from klotz.server.accounts import Person
from klotz.server.live.pictures import view_of
from klotz.server.live.thinking import HINT_LEVEL, request_for
from klotz.server.refusals import Code, Flaw, Refusal, illegal, invalid
from klotz.server.tables.agreement import Computer, Level
from klotz.server.tables.table import FINISHED, Table
from klotz.server.web.catalogue import catalogue
from klotz.server.web.identity import limited, needs
from klotz.server.web.models.games import AnalysisOut, BoardOut, ChancesOut, GamesOut, HintsOut, WhyOut
from klotz.server.web.ready_api import readiness_of
from klotz.server.web.requests import TableId, Who, json_response, services_of

router: Final = APIRouter(prefix="/api", tags=["games"])

_ANALYSIS_LEVEL: Final = 5
_LONGEST_GAME: Final = 600

Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("/games", response_model=GamesOut)
async def games(request: Request) -> Response:
    """Every available game, described completely. Use the ETag: it hardly ever changes."""
    await readiness_of(request).imported()
    made = await asyncio.to_thread(catalogue)
    headers = {"etag": made.etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == made.etag:
        return Response(status_code=304, headers=headers)
    return Response(made.body, media_type="application/json", headers=headers)


@router.get("/words/{language}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def sentences(language: Annotated[str, Path(pattern="^[a-z]{2}$")]) -> Response:
    """The sentences of games from other packages, as a Fluent file, in English where a game has no others."""
    return PlainTextResponse(await asyncio.to_thread(words.of_families, language))


class Board(BaseModel):
    """A game as its moves tell it."""

    model_config = ConfigDict(extra="forbid")

    game: Annotated[str, Field(max_length=32, examples=["blokus-duo"])]
    seats: Annotated[int | None, Field(ge=1, le=4)] = None
    options: dict[str, Any] = Field(default_factory=dict)
    moves: Annotated[
        list[Annotated[str, Field(max_length=LONGEST_MOVE)]], Field(max_length=_LONGEST_GAME)
    ] = Field(default_factory=list)

    async def state(self, request: Request) -> State:
        await readiness_of(request).rules(self.game)
        try:
            game = game_of_record(self.game, self.options)
            seats = self.seats or game.seat_counts[0]
            return game.replay(Record(self.game, seats, tuple(self.moves), game.options))
        except (UnknownGame, InvalidOption, RecordError, ValueError) as error:
            if isinstance(forbidden_by := error.__cause__, IllegalMove):
                # People who try things out want to know the rule, in their own language.
                raise illegal(forbidden_by) from None
            raise invalid(Flaw.GAME, problem=str(error)[:300]) from None


class HintsRequest(Board):
    seat: Annotated[int | None, Field(ge=0, le=3)] = None
    level: Level = HINT_LEVEL
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = words.DEFAULT


@router.post("/board", response_model=BoardOut)
async def board(request: Request, given: Board, picture: bool = False) -> Response:
    """A position to try things out: the board, and the legal moves."""
    state = await given.state(request)
    drawn = None
    if picture:
        from klotz.records import drawing

        drawn = drawing.svg(state)
    return json_response(
        {
            "view": view_of(state, state.due[0] if state.due and state.due[0] != CHANCE else None),
            "due": list(state.due),
            "legal": [move.text for move in state.legal_moves] if state.due != (CHANCE,) else [],
            "chances": [chance.move.text for chance in state.chances],
            "picture": drawn,
        }
    )


@router.post("/board/why", response_model=WhyOut)
async def board_why(request: Request, given: Board) -> Response:
    """Why these moves cannot be played. Here the reason is the answer, not an error."""
    try:
        await given.state(request)
    except Refusal as refusal:
        return json_response({"why": refusal.json()})
    return json_response({"why": None})


@router.post("/board/hints", response_model=HintsOut, dependencies=[limited("think")])
async def board_hints(
    request: Request, given: HintsRequest, person: Annotated[Person, needs("read")]
) -> Response:
    """The best moves of a position, with reasons."""
    state = await given.state(request)
    seat = given.seat if given.seat is not None else next(iter(state.due), None)
    if seat is None or seat == CHANCE or seat not in state.due:
        raise Refusal(Code.NOT_YOUR_TURN, due=list(state.due))
    asked = {
        "game": state.game.name,
        "options": dict(state.game.options),
        "seats": state.seats,
        "moves": list(state.record_texts()),
        "seat": seat,
        "level": given.level,
        "seed": 0,
    }
    hints = await services_of(request).thinkers.run(
        "hints", {"question": asked, "language": _known(given.language)}
    )
    return json_response({"hints": hints})


@router.post("/tables/{table_id}/hints", response_model=HintsOut, dependencies=[limited("think")])
async def table_hints(
    request: Request,
    table_id: TableId,
    person: Annotated[Person, needs("play")],
    language: Language = words.DEFAULT,
) -> Response:
    """A hint, where it is fair: at tables where you play only against computers."""
    services = services_of(request)

    def ask(table: Table) -> dict[str, Any]:
        held = table.seats_of(person.id)
        if not held:
            raise Refusal(Code.NOT_SEATED)
        others = [seat for seat in table.seats if seat.person != person.id]
        if table.agreement.rated or not all(isinstance(seat.place, Computer) for seat in others):
            raise Refusal(Code.NO_HINTS)
        due = [seat for seat in held if seat in table.due]
        if not due:
            raise Refusal(Code.NOT_YOUR_TURN, due=list(table.due))
        asked = request_for(table, due[0], HINT_LEVEL)
        return {"question": asked.json(), "language": _known(language)}

    arguments = await services.tables.look(table_id, ask)
    return json_response({"hints": await services.thinkers.run("hints", arguments)})


@router.get("/tables/{table_id}/analysis", response_model=AnalysisOut, dependencies=[limited("think")])
async def table_analysis(
    request: Request, table_id: TableId, who: Who, level: Annotated[int, Query(ge=1, le=9)] = _ANALYSIS_LEVEL
) -> Response:
    """A finished game, judged move by move."""
    services = services_of(request)
    who.known()

    def ask(table: Table) -> dict[str, Any]:
        if table.status != FINISHED:
            raise Refusal(Code.NOT_FINISHED)
        return {
            "game": table.game.name,
            "record": records.dumps(table.record(), "klotz"),
            "level": level,
        }

    arguments = await services.tables.look(table_id, ask)
    return json_response(await services.thinkers.run("analysis", arguments))


@router.get("/tables/{table_id}/chances", response_model=ChancesOut)
async def table_chances(request: Request, table_id: TableId) -> Response:
    """The possible and actual chance moves of a finished game: with the seed, all of them can be verified."""

    def see(table: Table) -> Record:
        if table.status != FINISHED:
            raise Refusal(Code.NOT_FINISHED)
        return table.record()

    record = await services_of(request).tables.look(table_id, see)
    found = await asyncio.to_thread(lambda: list(fairness.drawn(record)))
    return json_response(
        {
            "chances": [
                {
                    "drawn": came.move.text,
                    "among": [(chance.move.text, chance.probability) for chance in came.chances],
                }
                for came in found
            ]
        }
    )


def _known(language: str) -> str:
    return language if language in words.languages() else words.DEFAULT

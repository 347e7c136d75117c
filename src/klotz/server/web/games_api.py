"""Games without a table: the list of games, positions to try out, hints and analysis."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import PlainTextResponse, Response

from klotz import fairness, records, words
from klotz.games import InvalidOption, UnknownGame, game_of_record
from klotz.games.contract import CHANCE, LONGEST_MOVE, IllegalMove, Record, RecordError, State
from klotz.players.player import LEVELS
from klotz.server.accounts import Person
from klotz.server.live.pictures import view_of
from klotz.server.live.thinking.questions import request_for
from klotz.server.refusals import Code, Flaw, Refusal, illegal, invalid
from klotz.server.tables.agreement import Computer, Level
from klotz.server.tables.table import FINISHED, Table
from klotz.server.web.catalogue import catalogue
from klotz.server.web.identity import limited, needs
from klotz.server.web.models.games import AnalysisOut, BoardOut, ChancesOut, GamesOut, HintsOut, WhyOut
from klotz.server.web.ready_api import readiness_of
from klotz.server.web.requests import TableId, Who, aside, json_response, services_of, while_connected

router: Final = APIRouter(prefix="/api", tags=["games"])

_HINT_LEVEL: Final = LEVELS[-1]
_ANALYSIS_LEVEL: Final = 5
_LONGEST_GAME: Final = 600

Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("/games", response_model=GamesOut)
async def games(request: Request) -> Response:
    """Every available game, described completely. Use the ETag: it hardly ever changes."""
    await readiness_of(request).imported()
    made = await asyncio.to_thread(catalogue, services_of(request).settings.players)
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
    setup: dict[str, Any] | None = None
    """The position that it begins with, as the game describes it; None: as the rules say."""
    moves: Annotated[
        list[Annotated[str, Field(max_length=LONGEST_MOVE)]], Field(max_length=_LONGEST_GAME)
    ] = Field(default_factory=list)

    async def state(self, request: Request) -> State:
        await readiness_of(request).rules(self.game)
        return await aside(request, self._replayed)

    def _replayed(self) -> State:
        try:
            game = game_of_record(self.game, self.options)
            seats = self.seats or game.seat_counts[0]
            return game.replay(Record(self.game, seats, tuple(self.moves), game.options, self.setup))
        except (UnknownGame, InvalidOption, RecordError, ValueError) as error:
            if isinstance(forbidden_by := error.__cause__, IllegalMove):
                # People who try things out want to know the rule, in their own language.
                raise illegal(forbidden_by) from None
            raise invalid(Flaw.GAME, problem=str(error)[:300]) from None


class HintsRequest(Board):
    seat: Annotated[int | None, Field(ge=0, le=3)] = None
    level: Level = _HINT_LEVEL
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = words.DEFAULT


@router.post("/board", response_model=BoardOut, dependencies=[limited("replay")])
async def board(request: Request, given: Board, picture: bool = False) -> Response:
    """A position to try things out: the board, and the legal moves."""
    state = await given.state(request)
    return await aside(request, _shown, state, picture=picture)


def _shown(state: State, *, picture: bool) -> Response:
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
            "flaws": [
                {"seat": flaw.seat, "text": flaw.text, "why": illegal(flaw.why).json()}
                for flaw in state.setup_flaws()
            ],
        }
    )


@router.post("/board/why", response_model=WhyOut, dependencies=[limited("replay")])
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
        "setup": state.setup,
        "moves": list(state.record_texts()),
        "seat": seat,
        "level": given.level,
        "seed": 0,
    }
    return await _hints(request, person, asked, given.language)


@router.post("/tables/{table_id}/hints", response_model=HintsOut, dependencies=[limited("think")])
async def table_hints(
    request: Request,
    table_id: TableId,
    person: Annotated[Person, needs("play")],
    language: Language = words.DEFAULT,
) -> Response:
    """A hint, where it is fair: at tables where you play only against computers."""

    def ask(table: Table) -> dict[str, Any]:
        held = table.seats_of(person.id)
        if not held:
            raise Refusal(Code.NOT_SEATED)
        others = [seat for seat in table.seats if seat.person != person.id]
        if table.agreement.result_counts or not all(isinstance(seat.place, Computer) for seat in others):
            raise Refusal(Code.NO_HINTS)
        due = [seat for seat in held if seat in table.due]
        if not due:
            raise Refusal(Code.NOT_YOUR_TURN, due=list(table.due))
        return request_for(table, due[0], _HINT_LEVEL, seed=0).json()

    asked = await services_of(request).tables.look(table_id, ask)
    return await _hints(request, person, asked, language)


async def _hints(request: Request, person: Person, asked: dict[str, Any], language: str) -> Response:
    services = services_of(request)
    thinking = services.thinkers.hints(
        services.shares.of(person.id),
        asked["game"],
        asked["level"],
        {"question": asked, "language": _known(language)},
    )
    return json_response({"hints": await while_connected(request, thinking)})


@router.get("/tables/{table_id}/analysis", response_model=AnalysisOut, dependencies=[limited("think")])
async def table_analysis(
    request: Request, table_id: TableId, who: Who, level: Annotated[int, Query(ge=1, le=9)] = _ANALYSIS_LEVEL
) -> Response:
    """A finished game, judged move by move."""
    services, person = services_of(request), who.known()

    def ask(table: Table) -> Record:
        if table.status != FINISHED:
            raise Refusal(Code.NOT_FINISHED)
        return table.record()

    record = await services.tables.look(table_id, ask)
    thinking = services.thinkers.analysis(
        services.shares.of(person.id),
        record.game,
        level,
        {"record": await aside(request, records.dumps, record, "klotz")},
    )
    return json_response(await while_connected(request, thinking))


@router.get("/tables/{table_id}/chances", response_model=ChancesOut, dependencies=[limited("replay")])
async def table_chances(request: Request, table_id: TableId) -> Response:
    """The possible and actual chance moves of a finished game: with the seed, all of them can be verified."""

    def see(table: Table) -> Record:
        if table.status != FINISHED:
            raise Refusal(Code.NOT_FINISHED)
        return table.record()

    record = await services_of(request).tables.look(table_id, see)
    found = await aside(request, lambda: list(fairness.drawn(record)))
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

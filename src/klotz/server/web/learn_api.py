"""Daily puzzles, open to everybody without a login."""

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from klotz import puzzles, words
from klotz.games.contract import LONGEST_MOVE, IllegalMove, InvalidMove
from klotz.puzzles import Puzzle
from klotz.puzzles.shelf import FIRST_DAY
from klotz.server.refusals import Code, Refusal, Thing, illegal, not_found
from klotz.server.web.identity import limited
from klotz.server.web.ready_api import readiness_of
from klotz.server.web.requests import aside, json_response

router: Final = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


TRIES: Final = 3
"""After this many tries the best move is shown."""

GameName = Annotated[str, Path(max_length=32)]
Day = Annotated[date, Path(description="A day, as 2026-12-24.")]


class PuzzleOut(BaseModel):
    """A puzzle, without its solution."""

    game: str
    date: date
    kind: str = Field(description="best-move, or finish: the end is near enough to be sure.")
    seats: int
    seat: int = Field(description="Who is to move.")
    moves: list[str] = Field(description="The moves that lead there, for POST /api/board.")
    steps: int = Field(description="How many moves are to be found, one after the other.")


class Answer(BaseModel):
    """A try."""

    model_config = ConfigDict(extra="forbid")

    move: Annotated[str, Field(max_length=LONGEST_MOVE)]
    step: Annotated[int, Field(ge=0, le=20)] = 0
    tries: Annotated[int, Field(ge=1, le=1000, description="Which try at this step it is.")] = 1
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = words.DEFAULT


class VerdictOut(BaseModel):
    right: bool
    solved: bool = Field(description="Right, and there is no further step.")
    words: str
    replies: list[str] = Field(description="After a right move: what happens before the next step.")
    chance: float = Field(description="How much less often the game is won with it, from 0 to 1.")
    points: float | None = Field(description="How many points it gives away.")
    best: str | None = Field(description="The best move, after the third try.")


@router.get("/{game}/{day}", response_model=PuzzleOut)
async def puzzle(game: GameName, day: Day) -> Response:
    """The puzzle of a day. Future days are closed, except tomorrow, which has already begun somewhere."""
    found = _puzzle(game, day)
    return json_response(
        {
            "game": found.game,
            "date": day.isoformat(),
            "kind": found.kind,
            "seats": found.seats,
            "seat": found.seat,
            "moves": list(found.moves),
            "steps": len(found.steps),
        }
    )


@router.post("/{game}/{day}/answer", response_model=VerdictOut, dependencies=[limited("replay")])
async def answer(request: Request, game: GameName, day: Day, given: Answer) -> Response:
    """Whether a move solves it, and if not, what it costs."""
    found = _puzzle(game, day)
    if given.step >= len(found.steps):
        raise not_found(Thing.PUZZLE_STEP)
    await readiness_of(request).rules(found.game)
    move = await aside(request, _parsed, found, given)
    verdict = puzzles.judge(found, move, given.step)
    language = given.language if given.language in words.languages() else words.DEFAULT
    shown = not verdict.right and given.tries >= TRIES
    answered: dict[str, Any] = {
        "right": verdict.right,
        "solved": verdict.solved,
        "words": verdict.sentence(language),
        "replies": list(verdict.replies),
        "chance": round(verdict.chance, 3),
        "points": verdict.points,
        "best": found.steps[given.step].best[0] if shown else None,
    }
    return json_response(answered)


def _puzzle(game: str, day: date) -> Puzzle:
    if not FIRST_DAY <= day <= datetime.now(UTC).date() + timedelta(days=1):
        raise Refusal(Code.NO_PUZZLE)
    try:
        return puzzles.of_day(game, day)
    except LookupError:
        raise not_found(Thing.PUZZLES) from None


def _parsed(found: Puzzle, given: Answer) -> str:
    try:
        return found.state(given.step).parse(given.move, found.seat).text
    except IllegalMove as error:
        raise illegal(error) from None
    except InvalidMove as error:
        raise Refusal(Code.INVALID_MOVE, problem=str(error)) from None

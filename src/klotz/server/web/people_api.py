"""What everybody may know of players: `/api/people` and `/api/leaderboards`."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel

from klotz import games
from klotz.server.accounts.standings import Standing
from klotz.server.refusals import Thing, not_found
from klotz.server.web.identity import accounts_of

router: Final = APIRouter(prefix="/api", tags=["people"])


class RatingShown(BaseModel):
    game: str
    rating: float
    deviation: float
    """The deviation: the true rating is almost certainly within two of these."""
    games: int


class TallyShown(BaseModel):
    """How often somebody has played a game, and won it, among their last 500 games."""

    game: str
    level: int | None
    """Of the computers that were played against, the strongest; None for games with other people."""
    games: int
    wins: int
    draws: int


class RatingPointShown(BaseModel):
    game: str
    at: int
    rating: float


class PersonPage(BaseModel):
    id: str
    kind: Literal["guest", "account"]
    name: str
    since: int
    ratings: list[RatingShown]
    results: list[TallyShown]
    history: list[RatingPointShown]
    """The rating after each of the last 200 rated games, the first first."""


class LeaderOut(BaseModel):
    place: int
    id: str
    name: str
    rating: float
    deviation: float
    games: int


class Leaderboard(BaseModel):
    game: str
    places: list[LeaderOut]


@router.get("/leaderboards/{game}")
async def leaderboard(
    game: Annotated[str, Path(max_length=32)],
    request: Request,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Leaderboard:
    """The best players of a game, among those with a reliable rating."""
    if game not in games.names():
        raise not_found(Thing.GAME)
    best = await accounts_of(request).standings.leaderboard(game, limit=limit, offset=offset)
    return Leaderboard(
        game=game, places=[_place(number, one) for number, one in enumerate(best, start=offset + 1)]
    )


@router.get("/people/{person_id}")
async def person(
    person_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")], request: Request
) -> PersonPage:
    """What everybody may know of a player: how well they play, and what they have played."""
    accounts = accounts_of(request)
    profile = await accounts.standings.profile(person_id)
    who = profile.person
    return PersonPage(
        id=who.id,
        kind=who.kind,
        name=who.name,
        since=profile.since,
        ratings=[
            RatingShown(
                game=one.game,
                rating=round(one.rating.rating, 1),
                deviation=round(one.rating.deviation, 1),
                games=one.games,
            )
            for one in profile.standings
        ],
        results=[
            TallyShown(game=one.game, level=one.level, games=one.games, wins=one.wins, draws=one.draws)
            for one in await accounts.results.tallies(who.id)
        ],
        history=[
            RatingPointShown(game=one.game, at=one.at, rating=round(one.rating, 1))
            for one in await accounts.results.ratings(who.id)
        ],
    )


def _place(number: int, one: Standing) -> LeaderOut:
    return LeaderOut(
        place=number,
        id=one.person.id,
        name=one.person.name,
        rating=round(one.rating.rating, 1),
        deviation=round(one.rating.deviation, 1),
        games=one.games,
    )

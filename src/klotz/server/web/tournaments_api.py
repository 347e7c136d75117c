"""Tournaments of an evening: `/api/tournaments`. Whoever has the link can look, and take part until it starts."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from klotz.games import names
from klotz.server.accounts import Person
from klotz.server.live.new_tables import parts_for
from klotz.server.refusals import Flaw, invalid
from klotz.server.tournaments import Pairing, Tournament, TournamentTerms
from klotz.server.web.identity import limited, needs
from klotz.server.web.models.tournaments import (
    BoardResultOut,
    BoardSeatOut,
    StandingOut,
    TournamentHostOut,
    TournamentOut,
    TournamentsOut,
)
from klotz.server.web.requests import Who, person_of, services_of

router: Final = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

TournamentId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Acting = Annotated[Person, needs("tables")]


@router.get("")
async def my_tournaments(request: Request, person: Annotated[Person, needs("read")]) -> TournamentsOut:
    """Tournaments that you host or take part in, the newest first."""
    found = await services_of(request).tournaments.of(person)
    return TournamentsOut(tournaments=[_shown(each, person.id) for each in found])


@router.post("", status_code=201, dependencies=[limited("create")])
async def create_tournament(request: Request, terms: TournamentTerms, person: Acting) -> TournamentOut:
    """A new tournament. Its id is the link to it."""
    if terms.game not in names():
        raise invalid(Flaw.UNKNOWN_GAME, field="game", game=terms.game)
    services = services_of(request)
    if terms.box is not None:
        # Whoever changes or throws away their box during the evening changes no game of it.
        parts = parts_for((await services.boxes.find(terms.box)).box, terms.game)
        terms = terms.model_copy(update={"options": {**parts, **terms.options}, "box": None})
    return _shown(await services.tournaments.create(person, terms), person.id)


@router.get("/{tournament_id}")
async def tournament(request: Request, tournament_id: TournamentId, who: Who) -> TournamentOut:
    """How it stands, for everybody who has the link."""
    return _shown(await services_of(request).tournaments.find(tournament_id), person_of(who))


@router.post("/{tournament_id}/join", dependencies=[limited("join")])
async def join_tournament(request: Request, tournament_id: TournamentId, person: Acting) -> TournamentOut:
    """Take part, before it starts; or take part again, after you have left."""
    return _shown(await services_of(request).tournaments.join(person, tournament_id), person.id)


@router.post("/{tournament_id}/leave")
async def leave_tournament(request: Request, tournament_id: TournamentId, person: Acting) -> TournamentOut:
    """Take part no more. A game that you play goes on: your clock runs."""
    return _shown(await services_of(request).tournaments.leave(person, tournament_id), person.id)


@router.post("/{tournament_id}/start", dependencies=[limited("create")])
async def start_tournament(request: Request, tournament_id: TournamentId, person: Acting) -> TournamentOut:
    """Begin the first round; only the host can."""
    return _shown(await services_of(request).tournaments.start(person, tournament_id), person.id)


@router.post("/{tournament_id}/next", dependencies=[limited("create")])
async def next_round(request: Request, tournament_id: TournamentId, person: Acting) -> TournamentOut:
    """Begin the next round at once, when all games are over; only the host can. It begins by itself after half a
    minute.
    """
    return _shown(await services_of(request).tournaments.next_round(person, tournament_id), person.id)


@router.delete("/{tournament_id}", status_code=204)
async def remove_tournament(request: Request, tournament_id: TournamentId, person: Acting) -> None:
    """Call it off, or put it away; only the host can. Its tables stay."""
    await services_of(request).tournaments.remove(person, tournament_id)


def _shown(found: Tournament, person: str | None) -> TournamentOut:
    terms = found.terms
    entrants = {each.number: each for each in found.entrants}
    own = next((each for each in found.entrants if each.person == person), None)
    return TournamentOut(
        id=found.id,
        host=TournamentHostOut(id=found.host.id, name=found.host.name),
        mine=found.host.id == person,
        status=found.status,
        game=terms.game,
        seats=terms.seats,
        clock=terms.clock,
        format=terms.format,
        rated=terms.rated,
        level=terms.level,
        rounds=found.rounds,
        round=found.round,
        next_at=found.next_at,
        created_at=found.created_at,
        you=None if own is None or own.has_left else own.number,
        your_table=next(
            (
                each.table
                for each in found.pairings
                if own is not None and own.number in each.seats and each.ranks is None
            ),
            None,
        ),
        standings=[
            StandingOut(
                number=each.entrant,
                person=entrants[each.entrant].person,
                name=entrants[each.entrant].name,
                left=entrants[each.entrant].has_left,
                place=each.place,
                points=each.points,
                tie_break=each.tie_break,
                wins=each.wins,
                games=each.games,
            )
            for each in found.standings()
        ],
        boards=[_board(each) for each in found.pairings],
    )


def _board(pairing: Pairing) -> BoardResultOut:
    points = [None] * len(pairing.seats) if pairing.game is None else pairing.game.points
    return BoardResultOut(
        round=pairing.round,
        table=pairing.table,
        seats=[
            BoardSeatOut(number=number, points=got) for number, got in zip(pairing.seats, points, strict=True)
        ],
    )

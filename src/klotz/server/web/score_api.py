"""Games that were played with the real box, scored: `/api/score`."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from klotz import games, words
from klotz.games.datafiles import DataError
from klotz.records import played
from klotz.server.accounts.names import checked_name
from klotz.server.live.new_tables import parts_for
from klotz.server.refusals import Flaw, bad_score, invalid
from klotz.server.web.identity import limited
from klotz.server.web.models.score import PlayedGame, ScoredOut
from klotz.server.web.ready_api import readiness_of
from klotz.server.web.requests import json_response, services_of

router: Final = APIRouter(prefix="/api/score", tags=["books"])


@router.post("", response_model=ScoredOut, dependencies=[limited("think")])
async def score_game(request: Request, wanted: PlayedGame) -> Response:
    """Score a game that was played at a real table, part by part, with reasons. Nothing is kept."""
    if wanted.game not in games.names():
        raise invalid(Flaw.UNKNOWN_GAME, field="game", game=wanted.game)
    await readiness_of(request).rules(wanted.game)
    options = dict(wanted.options)
    if wanted.box is not None:
        kept = await services_of(request).boxes.find(wanted.box)
        options = {**parts_for(kept.box, wanted.game), **options}
    names = [checked_name(player.name) for player in wanted.players]
    ends = [player.end for player in wanted.players]
    language = wanted.language if wanted.language in words.languages() else words.DEFAULT
    try:
        game = games.game_of_record(wanted.game, options)
        scored = await asyncio.to_thread(played.score, game, ends, names, language)
    except games.InvalidOption as error:
        raise invalid(Flaw.GAME, problem=str(error)) from None
    except DataError as error:
        raise bad_score(error) from None
    return json_response(
        {
            "players": [
                {"name": name, **player._asdict(), "parts": [part._asdict() for part in player.parts]}
                for name, player in zip(names, scored.players, strict=True)
            ],
            "decided": scored.decided,
            "doubts": list(scored.doubts),
        }
    )

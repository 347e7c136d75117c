"""Credentials: `/api/sessions` of browsers and `/api/tokens` of bots."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, Field

from klotz.server.accounts import Caller, Scope
from klotz.server.accounts.identity import scopes_of
from klotz.server.accounts.keys import LONGEST_TOKEN_NAME
from klotz.server.web.identity import SESSION_COOKIE, accounts_of, caller, clear, limited, settings_of

router: Final = APIRouter(prefix="/api", tags=["sessions and tokens"])

Who = Annotated[Caller, Depends(caller)]
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class SessionShown(BaseModel):
    id: str
    agent: str
    """What the browser called itself."""
    created_at: int
    used_at: int
    """To the hour."""
    current: bool


class TokenShown(BaseModel):
    id: str
    name: str
    scopes: list[Scope]
    created_at: int
    used_at: int | None


class TokenRequest(BaseModel):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_TOKEN_NAME, examples=["my first bot"])]
    scopes: Annotated[frozenset[Scope], Field(min_length=1)]


class TokenMade(BaseModel):
    id: str
    token: str
    """Shown only once."""


class Ended(BaseModel):
    ended: int


@router.get("/sessions")
async def sessions(request: Request, who: Who) -> list[SessionShown]:
    """Where you are logged in."""
    return [
        SessionShown(
            id=row.id,
            agent=row.agent,
            created_at=row.created_at,
            used_at=row.used_at,
            current=row.id == who.credential,
        )
        for row in await accounts_of(request).keys.sessions_of(who.in_person())
    ]


@router.delete("/sessions")
async def end_other_sessions(request: Request, who: Who) -> Ended:
    """Log out everywhere but here."""
    ended = await accounts_of(request).keys.end_other_sessions(who.in_person(), who.credential)
    return Ended(ended=ended)


@router.delete("/sessions/{session_id}", status_code=204)
async def end_session(session_id: Id, request: Request, response: Response, who: Who) -> None:
    """Log out, here (`current`) or there."""
    ended = who.credential if session_id == "current" else session_id
    await accounts_of(request).keys.end_session(who.in_person(), ended or "")
    if ended == who.credential:
        clear(response, SESSION_COOKIE, settings_of(request))


@router.get("/tokens")
async def tokens(request: Request, who: Who) -> list[TokenShown]:
    """The tokens of your bots, without their secrets."""
    return [
        TokenShown(
            id=row.id,
            name=row.name,
            scopes=sorted(scopes_of(row.scopes)),
            created_at=row.created_at,
            used_at=row.used_at,
        )
        for row in await accounts_of(request).keys.tokens_of(who.in_person())
    ]


@router.post("/tokens", status_code=201, dependencies=[limited("create")])
async def new_token(wanted: TokenRequest, request: Request, who: Who) -> TokenMade:
    """A token for a bot that acts in your name, within its scopes."""
    made = await accounts_of(request).keys.new_token(who.in_person(), wanted.name, wanted.scopes)
    return TokenMade(id=made.id, token=made.secret)


@router.delete("/tokens/{token_id}", status_code=204)
async def delete_token(token_id: Id, request: Request, who: Who) -> None:
    await accounts_of(request).keys.delete_token(who.in_person(), token_id)

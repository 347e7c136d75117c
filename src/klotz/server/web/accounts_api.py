"""Guests, accounts and logins: `/api/guest`, `/api/me`, `/api/accounts`, `/api/sessions`."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from klotz.server.accounts import Caller, Person, Scope
from klotz.server.accounts.names import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD, folded
from klotz.server.accounts.service import Entry, Registration
from klotz.server.refusals import Code, Refusal
from klotz.server.web.identity import (
    BROWSER_COOKIE,
    GUEST_COOKIE,
    SESSION_COOKIE,
    accounts_of,
    caller,
    clear,
    count_login,
    limited,
    set_browser,
    set_guest,
    set_session,
    settings_of,
)

router: Final = APIRouter(prefix="/api", tags=["accounts"])

Who = Annotated[Caller, Depends(caller)]
# What can be said without looking closer; `accounts.names` looks at every character.
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Ada"])]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Guess = Annotated[str, Field(max_length=LONGEST_PASSWORD)]


class PersonShown(BaseModel):
    id: str
    kind: Literal["guest", "account"]
    name: str


class WhoAmI(BaseModel):
    person: PersonShown | None
    """None: an anonymous spectator."""
    scopes: list[Scope]
    by: Literal["cookie", "token"] | None


class GuestRequest(BaseModel):
    name: Name | None = None
    """By default, a name is made up."""


class RenameRequest(BaseModel):
    name: Name


class RegisterRequest(BaseModel):
    name: Name
    password: Password


class LoginRequest(BaseModel):
    name: Name
    password: Guess


class RecoverRequest(BaseModel):
    name: Name
    recovery_code: Guess
    password: Password


class PasswordRequest(BaseModel):
    old: Guess
    new: Password


class Registered(BaseModel):
    person: PersonShown
    recovery_code: str
    """To be written down: it is shown only once, and resets the password if it is lost."""


class LoggedIn(BaseModel):
    person: PersonShown
    session: str
    """The id of the session, to end it by."""


@router.post("/guest")
async def become_guest(
    wanted: GuestRequest, request: Request, response: Response, who: Who, _: Annotated[None, limited("guest")]
) -> WhoAmI:
    """Become a guest, or change your name as one."""
    accounts = accounts_of(request)
    if who.person is None:
        guest = await accounts.new_guest(wanted.name)
    elif who.in_person().kind == "account":
        raise Refusal(Code.ALREADY_REGISTERED)
    elif wanted.name is None:
        guest = who.person
    else:
        guest = await accounts.rename(who.person, wanted.name)
    set_guest(response, accounts.identities.guest_cookie(guest), settings_of(request))
    return WhoAmI(person=_shown(guest), scopes=["play", "read", "tables"], by="cookie")


@router.get("/me")
async def me(request: Request, response: Response, who: Who) -> WhoAmI:
    """Who you are. Renews a guest's cookie for another year."""
    if who.person is not None and who.person.kind == "guest" and who.by == "cookie":
        set_guest(response, accounts_of(request).identities.guest_cookie(who.person), settings_of(request))
    return WhoAmI(person=_shown(who.person) if who.person else None, scopes=sorted(who.scopes), by=who.by)


@router.patch("/me")
async def rename(wanted: RenameRequest, request: Request, who: Who) -> WhoAmI:
    """Change your name. An account logs in with the new one from now on."""
    person = await accounts_of(request).rename(who.in_person(), wanted.name)
    return WhoAmI(person=_shown(person), scopes=sorted(who.scopes), by=who.by)


@router.delete("/me", status_code=204)
async def delete_me(request: Request, response: Response, who: Who) -> None:
    """Delete yourself. Your seats stay, for the others at the table, held by a deleted player."""
    await accounts_of(request).delete(who.in_person())
    for cookie in (SESSION_COOKIE, GUEST_COOKIE, BROWSER_COOKIE):
        clear(response, cookie, settings_of(request))


@router.put("/me/password", status_code=204, dependencies=[limited("login")])
async def change_password(wanted: PasswordRequest, request: Request, who: Who) -> None:
    """Change the password. All other sessions end."""
    await accounts_of(request).change_password(who, wanted.old, wanted.new)


@router.post("/accounts", status_code=201, dependencies=[limited("login")])
async def register(wanted: RegisterRequest, request: Request, response: Response, who: Who) -> Registered:
    """Create an account. A guest stays the same person and keeps every table."""
    guest = who.in_person() if who.person else None
    made = await accounts_of(request).register(guest, wanted.name, wanted.password, _agent(request))
    clear(response, GUEST_COOKIE, settings_of(request))
    return _registered(made, request, response)


@router.post("/accounts/recover")
async def recover(wanted: RecoverRequest, request: Request, response: Response) -> Registered:
    """Set a new password with the recovery code. All sessions end, and there is a new code."""
    count_login(request, wanted.name)
    made = await accounts_of(request).recover(
        wanted.name, wanted.recovery_code, wanted.password, _agent(request)
    )
    return _registered(made, request, response)


@router.post("/sessions", status_code=201)
async def log_in(wanted: LoginRequest, request: Request, response: Response, who: Who) -> LoggedIn:
    count_login(request, wanted.name)
    accounts = accounts_of(request)
    entry = await accounts.log_in(wanted.name, wanted.password, _agent(request))
    if who.person is not None and who.credential is not None and who.by == "cookie":
        await accounts.keys.end_session(who.person, who.credential)  # this browser's last one
    _enter(entry, request, response)
    return LoggedIn(person=_shown(entry.person), session=entry.session)


def _registered(made: Registration, request: Request, response: Response) -> Registered:
    entry: Entry = made.entry
    _enter(entry, request, response)
    return Registered(person=_shown(entry.person), recovery_code=made.recovery_code)


def _enter(entry: Entry, request: Request, response: Response) -> None:
    settings, identities = settings_of(request), accounts_of(request).identities
    set_session(response, entry.secret, settings)
    set_browser(response, identities.browser_cookie(folded(entry.person.name)), settings)


def _shown(person: Person) -> PersonShown:
    return PersonShown(id=person.id, kind=person.kind, name=person.name)


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")

"""Who asks, for handlers: `caller` as a dependency of HTTP and WebSocket endpoints, and the cookies it reads.

    async def move(..., person: Annotated[Person, needs("play")]) -> ...
    async def watch(..., who: Annotated[Caller, Depends(caller)]) -> ...
    @router.post("/tables", dependencies=[limited("create")])

It finds `accounts` and `settings` in `app.state.services`, and what was asked before in `app.state.limits`.

A socket that stays open asks `identify` again now and then: a session may have been ended meanwhile.
"""

from typing import Annotated, Any, Final

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from klotz.server.accounts import Accounts, Caller, Credentials, Person, Scope
from klotz.server.accounts.identity import GUEST_LASTS
from klotz.server.accounts.names import folded
from klotz.server.live.thinking.shares import Shares
from klotz.server.settings import ServerSettings
from klotz.server.web.limits import Purpose, limits_of, network

SESSION_COOKIE: Final = "klotz_session"
GUEST_COOKIE: Final = "klotz_guest"
BROWSER_COOKIE: Final = "klotz_browser"
_YEAR_IN_SECONDS: Final = GUEST_LASTS // 1000


def accounts_of(connection: HTTPConnection) -> Accounts:
    accounts = connection.app.state.services.accounts
    assert isinstance(accounts, Accounts)
    return accounts


def settings_of(connection: HTTPConnection) -> ServerSettings:
    settings = connection.app.state.services.settings
    assert isinstance(settings, ServerSettings)
    return settings


def shares_of(connection: HTTPConnection) -> Shares:
    shares = connection.app.state.services.shares
    assert isinstance(shares, Shares)
    return shares


async def identify(connection: HTTPConnection) -> Caller:
    """Who is at the other end, as of now."""
    cookies = connection.cookies
    shown = Credentials(
        connection.headers.get("authorization"), cookies.get(SESSION_COOKIE), cookies.get(GUEST_COOKIE)
    )
    return await accounts_of(connection).identities.identify(shown)


async def caller(connection: HTTPConnection) -> Caller:
    """Who asks. Counts against what one person may ask."""
    found = await identify(connection)
    if found.person is not None:
        connection.state.person = found.person.id  # for the log
        limits_of(connection).person("default", found.person.id)
        if connection.client is not None:
            shares_of(connection).seen(found.person.id, network(connection.client.host))
    return found


def needs(scope: Scope) -> Any:
    """A dependency: the person who asks, if a cookie or a token allows what the scope stands for."""

    async def person(who: Annotated[Caller, Depends(caller)]) -> Person:
        return who.with_scope(scope)

    person.scope = scope  # type: ignore[attr-defined]  # for the description of the API
    return Depends(person)


def limited(purpose: Purpose) -> Any:
    """A dependency for what costs more than a question: counts against address and person."""

    async def count(connection: HTTPConnection, who: Annotated[Caller, Depends(caller)]) -> None:
        limits = limits_of(connection)
        limits.address(purpose, connection.client.host if connection.client else None)
        if who.person is not None:
            limits.person(purpose, who.person.id)

    return Depends(count)


def set_session(response: Response, secret: str, settings: ServerSettings) -> None:
    # The cookie outlives the session, which ends after thirty days without use: the database says when.
    _set_cookie(response, SESSION_COOKIE, secret, settings)


def set_guest(response: Response, signed: str, settings: ServerSettings) -> None:
    _set_cookie(response, GUEST_COOKIE, signed, settings)


def set_browser(response: Response, signed: str, settings: ServerSettings) -> None:
    _set_cookie(response, BROWSER_COOKIE, signed, settings)


def count_login(connection: HTTPConnection, name: str) -> None:
    """One attempt to log in by a name."""
    login = folded(name)
    cookie = connection.cookies.get(BROWSER_COOKIE)
    browser = accounts_of(connection).identities.known_browser(cookie, login)
    limits_of(connection).login(connection.client.host if connection.client else None, login, browser)


def clear(response: Response, cookie: str, settings: ServerSettings) -> None:
    response.delete_cookie(cookie, path="/", secure=settings.secure_cookies, httponly=True, samesite="lax")


def _set_cookie(response: Response, name: str, value: str, settings: ServerSettings) -> None:
    response.set_cookie(
        name,
        value,
        max_age=_YEAR_IN_SECONDS,
        path="/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )

"""Recognising callers by cookie or token, without reading the database each time."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, Signer, TimestampSigner
from sqlalchemy import Row, Update, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.accounts.people import ALL_SCOPES, NOBODY, Caller, Person, Scope
from klotz.server.accounts.time_source import TimeSource, now
from klotz.server.refusals import Code, Refusal
from klotz.server.store.schema import people, sessions, tokens

_SECOND: Final = 1000
_HOUR: Final = 3600 * _SECOND
_DAY: Final = 24 * _HOUR

SESSION_LASTS: Final = 30 * _DAY
GUEST_LASTS: Final = 365 * _DAY
_USE_IS_WRITTEN_EVERY: Final = _HOUR
_REMEMBERED_FOR: Final = 30 * _SECOND
_MOST_REMEMBERED: Final = 20_000

TOKEN_PREFIX: Final = "klotz_"  # so that a token that got into a repository is found there
_LONGEST_CREDENTIAL: Final = 200


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a request shows: the value of each cookie, and of the header `Authorization`."""

    authorization: str | None = None
    session: str | None = None
    guest: str | None = None


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What the database keeps of a secret that is too long to guess: a slow hash would gain nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(9)


class Identities:
    """Recognises callers. Results are cached for half a minute; `forget` drops them at once."""

    def __init__(self, engine: AsyncEngine, secret: str, clock: TimeSource = now) -> None:
        self._engine = engine
        self._clock = clock
        self._signer = TimestampSigner(secret, salt="klotz guest", digest_method=hashlib.sha256)
        self._browsers = Signer(secret, salt="klotz browser", digest_method=hashlib.sha256)
        self._keys = Signer(secret, salt="klotz key", digest_method=hashlib.sha256)
        self._remembered: OrderedDict[tuple[str, str], tuple[int, Caller]] = OrderedDict()
        self.on_change: Callable[[str, bool], Awaitable[None]] | None = None
        """Told who has changed a name, a session or a token, and whether they are gone: for those who hold copies."""
        self._forgotten = 0
        """How often something was forgotten: what was read before it may be old."""

    def id_for(self, person: Person, key: str) -> str:
        """The id of what somebody asks for under a key of their own: always the same, and nobody can guess it."""
        return self._keys.get_signature(f"{person.id}.{key}").decode()[: len(new_id())]

    def guest_cookie(self, person: Person) -> str:
        return self._signer.sign(person.id).decode()

    def browser_cookie(self, login: str) -> str:
        """By which a browser is known that has logged in by this name."""
        return self._browsers.sign(f"{hash_of(login)}.{new_id()}").decode()

    def known_browser(self, cookie: str | None, login: str) -> str | None:
        """The browser, if it has logged in by this name before."""
        if cookie is None or len(cookie) > _LONGEST_CREDENTIAL:
            return None
        try:
            named, _, browser = self._browsers.unsign(cookie).decode().partition(".")
        except BadSignature:
            return None
        return browser if named == hash_of(login) else None

    async def identify(self, shown: Credentials) -> Caller:
        """The caller. An invalid token is refused; an invalid cookie counts as none."""
        if shown.authorization is not None:
            caller = await self._recall("token", _bearer(shown.authorization))
            if caller is NOBODY:
                raise Refusal(Code.TOKEN_INVALID)
            return caller
        for kind, cookie in (("session", shown.session), ("guest", shown.guest)):
            if cookie is not None and len(cookie) <= _LONGEST_CREDENTIAL:
                caller = await self._recall(kind, cookie)
                if caller is not NOBODY:
                    return caller
        return NOBODY

    async def changed(self, person: str, *, is_gone: bool = False) -> None:
        """A name, a session, a token or all of them have changed here."""
        self.forget(person)
        if self.on_change is not None:
            await self.on_change(person, is_gone)

    def forget_all(self) -> None:
        """Anybody may have changed anything elsewhere."""
        self._forgotten += 1
        self._remembered.clear()

    def forget(self, person: str) -> None:
        """Look the person up again when they next ask."""
        self._forgotten += 1
        old = [
            key
            for key, (_, caller) in self._remembered.items()
            if caller.person and caller.person.id == person
        ]
        for key in old:
            del self._remembered[key]

    async def _recall(self, kind: str, secret: str) -> Caller:
        key = (kind, secret)
        found = self._remembered.get(key)
        if found is not None and 0 <= self._clock() - found[0] < _REMEMBERED_FOR:
            return found[1]
        before = self._forgotten
        match kind:
            case "token":
                caller = await self._by_token(secret)
            case "session":
                caller = await self._by_session(secret)
            case _:
                caller = await self._by_guest_cookie(secret)
        # Nobody is not remembered: who was refused and then logs in is not to be refused again.
        if caller is not NOBODY and before == self._forgotten:
            self._remembered[key] = (self._clock(), caller)
            self._remembered.move_to_end(key)
            if len(self._remembered) > _MOST_REMEMBERED:
                self._remembered.popitem(last=False)
        return caller

    async def _by_guest_cookie(self, cookie: str) -> Caller:
        try:
            signed, made_at = self._signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return NOBODY
        # Only whether it is old: a cookie of the future was made by a node whose clock is ahead.
        if self._clock() - made_at.timestamp() * _SECOND > GUEST_LASTS:
            return NOBODY
        person = signed.decode()
        # Who has registered since is asked for the password: the cookie is no key to the account.
        wanted = people.c.id == person, people.c.kind == "guest", people.c.deleted_at.is_(None)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(*wanted))).first()
        return Caller(_person(row), ALL_SCOPES, "cookie") if row else NOBODY

    async def _by_session(self, cookie: str) -> Caller:
        at = self._clock()
        wanted = (
            select(people, sessions.c.id.label("session"), sessions.c.used_at)
            .join(sessions, sessions.c.person == people.c.id)
            .where(
                sessions.c.secret_hash == hash_of(cookie),
                sessions.c.expires_at > at,
                people.c.deleted_at.is_(None),
            )
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return NOBODY
        if at - row.used_at > _USE_IS_WRITTEN_EVERY:
            used = update(sessions).where(sessions.c.id == row.session)
            await self._note_use(used.values(used_at=at, expires_at=at + SESSION_LASTS))
        return Caller(_person(row), ALL_SCOPES, "cookie", row.session)

    async def _by_token(self, token: str) -> Caller:
        at = self._clock()
        wanted = (
            select(people, tokens.c.id.label("token"), tokens.c.scopes, tokens.c.used_at)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.secret_hash == hash_of(token), people.c.deleted_at.is_(None))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return NOBODY
        if row.used_at is None or at - row.used_at > _USE_IS_WRITTEN_EVERY:
            await self._note_use(update(tokens).where(tokens.c.id == row.token).values(used_at=at))
        return Caller(_person(row), scopes_of(row.scopes), "token", row.token)

    async def _note_use(self, used: Update) -> None:
        # A full disk or a busy database is no reason to reject somebody.
        with suppress(DBAPIError):
            async with self._engine.begin() as connection:
                await connection.execute(used)


def scopes_of(words: str) -> frozenset[Scope]:
    return frozenset(word for word in words.split() if word in ALL_SCOPES)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.kind, row.name)


def _bearer(authorization: str) -> str:
    scheme, _, token = authorization.partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token.startswith(TOKEN_PREFIX) or len(token) > _LONGEST_CREDENTIAL:
        raise Refusal(Code.TOKEN_INVALID)
    return token

"""Credentials: sessions of browsers and tokens of bots. Their owner lists and ends them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.accounts.identity import TOKEN_PREFIX, Identities, hash_of, new_id, new_secret
from klotz.server.accounts.people import Person, Scope
from klotz.server.accounts.time_source import TimeSource
from klotz.server.plain_text import is_visible
from klotz.server.refusals import Code, Flaw, Refusal, Thing, invalid, not_found
from klotz.server.store.schema import people, sessions, tokens

MOST_TOKENS: Final = 20
LONGEST_TOKEN_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class NewToken:
    id: str
    secret: str
    """Shown once; only its hash is kept."""


class Keys:
    """Sessions and tokens of people. Ending somebody else's is refused as if it did not exist."""

    def __init__(self, engine: AsyncEngine, identities: Identities, clock: TimeSource) -> None:
        self._engine = engine
        self._identities = identities
        self._clock = clock

    async def sessions_of(self, person: Person) -> Sequence[Row[Any]]:
        valid = sessions.c.person == person.id, sessions.c.expires_at > self._clock()
        wanted = select(sessions).where(*valid).order_by(sessions.c.used_at.desc(), sessions.c.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def end_session(self, person: Person, session: str) -> None:
        ended = delete(sessions).where(sessions.c.person == person.id, sessions.c.id == session)
        async with self._engine.begin() as connection:
            found = (await connection.execute(ended)).rowcount
        await self._identities.changed(person.id)
        if not found:
            raise not_found(Thing.SESSION)

    async def end_other_sessions(self, person: Person, kept: str | None) -> int:
        """End all but one; returns how many."""
        others = [sessions.c.person == person.id]
        if kept is not None:
            others.append(sessions.c.id != kept)
        async with self._engine.begin() as connection:
            found = (await connection.execute(delete(sessions).where(*others))).rowcount
        await self._identities.changed(person.id)
        return found

    async def tokens_of(self, person: Person) -> Sequence[Row[Any]]:
        wanted = select(tokens).where(tokens.c.person == person.id).order_by(tokens.c.created_at, tokens.c.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def new_token(self, person: Person, name: str, scopes: frozenset[Scope]) -> NewToken:
        shown = " ".join(name.split())
        if not 1 <= len(shown) <= LONGEST_TOKEN_NAME or not is_visible(shown):
            raise invalid(Flaw.TOKEN_NAME, field="name", least=1, most=LONGEST_TOKEN_NAME)
        made = NewToken(new_id(), TOKEN_PREFIX + new_secret())
        row = {
            "id": made.id,
            "secret_hash": hash_of(made.secret),
            "person": person.id,
            "name": shown,
            "scopes": " ".join(sorted(scopes)),
            "created_at": self._clock(),
        }
        still = people.c.id == person.id, people.c.deleted_at.is_(None)
        async with self._engine.begin() as connection:
            # Written as it is: the row stays locked while the tokens are counted.
            if (await connection.execute(update(people).where(*still).values(id=person.id))).rowcount != 1:
                raise not_found(Thing.PERSON)
            owned = select(func.count()).select_from(tokens).where(tokens.c.person == person.id)
            if (await connection.execute(owned)).scalar_one() >= MOST_TOKENS:
                raise Refusal(Code.TOO_MANY_TOKENS, most=MOST_TOKENS)
            await connection.execute(insert(tokens).values(row))
        return made

    async def delete_token(self, person: Person, token: str) -> None:
        ended = delete(tokens).where(tokens.c.person == person.id, tokens.c.id == token)
        async with self._engine.begin() as connection:
            found = (await connection.execute(ended)).rowcount
        await self._identities.changed(person.id)
        if not found:
            raise not_found(Thing.TOKEN)

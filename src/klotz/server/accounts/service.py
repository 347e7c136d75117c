"""What people do with their identity: become a guest, register, log in, recover, delete themselves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from sqlalchemy import Row, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.accounts.friends import Friends
from klotz.server.accounts.identity import GUEST_LASTS, SESSION_LASTS, Identities, hash_of, new_id, new_secret
from klotz.server.accounts.keys import Keys
from klotz.server.accounts.names import (
    LONGEST_NAME,
    checked_name,
    checked_password,
    folded,
    guest_name,
    password_text,
)
from klotz.server.accounts.passwords import STRONG, Passwords, new_recovery_code, recovery_text
from klotz.server.accounts.people import Caller, Person
from klotz.server.accounts.results import Results
from klotz.server.accounts.standings import Standings
from klotz.server.accounts.time_source import TimeSource, now
from klotz.server.accounts.traces import erase, leave_tournaments
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.store.schema import (
    appearances,
    books,
    boxes,
    company,
    entrants,
    friendships,
    invitations,
    mail_addresses,
    people,
    plans,
    push_subscriptions,
    ratings,
    results,
    seeks,
    sessions,
    tokens,
    tournaments,
)

DELETED_NAME: Final = "Deleted player"
LONGEST_AGENT: Final = 200


@dataclass(frozen=True, slots=True)
class Entry:
    """A person who has just come in, and the secret for their browser."""

    person: Person
    session: str
    secret: str


@dataclass(frozen=True, slots=True)
class Registration:
    entry: Entry
    recovery_code: str
    """Shown once; only its hash is kept."""


class Accounts:
    """Everything about people, on one database."""

    def __init__(
        self, engine: AsyncEngine, secret: str, *, hasher: PasswordHasher = STRONG, clock: TimeSource = now
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._passwords = Passwords(hasher)
        self.identities = Identities(engine, secret, clock)
        self.keys = Keys(engine, self.identities, clock)
        self.standings = Standings(engine, clock)
        self.results = Results(engine)
        self.friends = Friends(engine, clock)

    def close(self) -> None:
        self._passwords.close()

    async def find(self, ids: Iterable[str]) -> dict[str, Person]:
        """People by id, with their current names; those who deleted themselves appear as a deleted player."""
        wanted = select(people.c.id, people.c.kind, people.c.name).where(people.c.id.in_(set(ids)))
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
        return {row.id: Person(row.id, row.kind, row.name) for row in rows}

    async def new_guest(self, name: str | None) -> Person:
        person = Person(new_id(), "guest", guest_name() if name is None else checked_name(name))
        row = {"id": person.id, "kind": "guest", "name": person.name, "created_at": self._clock()}
        async with self._engine.begin() as connection:
            await connection.execute(insert(people).values(row))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Another name. An account logs in by it from now on."""
        shown = checked_name(name)
        login = folded(shown) if person.kind == "account" else None
        await self._change(person, {"name": shown, "login": login})
        return Person(person.id, person.kind, shown)

    async def register(self, guest: Person | None, name: str, password: str, agent: str) -> Registration:
        """A new account. A guest stays the same person and keeps every table."""
        if guest is not None and guest.kind == "account":
            raise Refusal(Code.ALREADY_REGISTERED)
        shown, at = checked_name(name), self._clock()
        code = new_recovery_code()
        columns = {
            "kind": "account",
            "name": shown,
            "login": folded(shown),
            "password_hash": await self._passwords.hash(await self._checked(password, shown)),
            "recovery_hash": await self._passwords.hash(recovery_text(code)),
        }
        if guest is not None:
            await self._change(guest, columns)
            person = Person(guest.id, "account", shown)
        else:
            person = Person(new_id(), "account", shown)
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(people).values(id=person.id, created_at=at, **columns))
            except IntegrityError:
                raise _name_taken() from None
        return Registration(await self._enter(person, columns["password_hash"], agent), code)

    async def log_in(self, name: str, password: str, agent: str) -> Entry:
        """Log in by password. An unknown name takes as long as a wrong password."""
        row = await self._account(name)
        text = password_text(password)
        if not await self._passwords.matches(row.password_hash if row else None, text) or row is None:
            raise Refusal(Code.LOGIN_WRONG)
        fresh = await self._passwords.hash(text) if self._passwords.is_outdated(row.password_hash) else None
        return await self._enter(Person(row.id, "account", row.name), row.password_hash, agent, fresh)

    async def recover(self, name: str, code: str, password: str, agent: str) -> Registration:
        """A new password by the recovery code. Every session ends, and the code is replaced."""
        row = await self._account(name)
        checked = await self._checked(password, name)
        text = recovery_text(code)
        if not await self._passwords.matches(row.recovery_hash if row else None, text) or row is None:
            raise Refusal(Code.RECOVERY_WRONG)
        fresh = new_recovery_code()
        columns = {
            "password_hash": await self._passwords.hash(checked),
            "recovery_hash": await self._passwords.hash(recovery_text(fresh)),
        }
        async with self._engine.begin() as connection:
            # A code is good for one recovery, also when two come at the same moment.
            same = people.c.id == row.id, people.c.recovery_hash == row.recovery_hash
            changed = await connection.execute(update(people).where(*same).values(columns))
            if changed.rowcount != 1:
                raise Refusal(Code.RECOVERY_WRONG)
            await connection.execute(delete(sessions).where(sessions.c.person == row.id))
        await self.identities.changed(row.id)
        person = Person(row.id, "account", row.name)
        return Registration(await self._enter(person, columns["password_hash"], agent), fresh)

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Change the password, given the old one. All other sessions end."""
        person = caller.in_person()
        if person.kind != "account":
            raise Refusal(Code.NO_ACCOUNT)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(people.c.password_hash).where(people.c.id == person.id))
            hashed = found.scalar()
        checked = await self._checked(new, person.name)
        if not await self._passwords.matches(hashed, password_text(old)):
            raise Refusal(Code.PASSWORD_WRONG)
        fresh = await self._passwords.hash(checked)
        others = sessions.c.person == person.id, sessions.c.id != caller.credential
        async with self._engine.begin() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(password_hash=fresh)
            )
            await connection.execute(delete(sessions).where(*others))
        await self.identities.changed(person.id)

    async def delete(self, person: Person) -> None:
        """Forget somebody. Their seats stay, for the others at the table, held by a deleted player."""
        nobody = {
            "name": DELETED_NAME,
            "login": None,
            "password_hash": None,
            "recovery_hash": None,
            "deleted_at": self._clock(),
        }
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(nobody))
            own = select(books.c.id).where(books.c.person == person.id)
            await connection.execute(delete(results).where(results.c.book.in_(own)))
            for table in (
                sessions,
                tokens,
                ratings,
                boxes,
                books,
                push_subscriptions,
                mail_addresses,
                plans,
                seeks,
                company,
            ):
                await connection.execute(delete(table).where(table.c.person == person.id))
            for table, other in ((friendships, "friend"), (invitations, "sender")):
                theirs = or_(table.c.person == person.id, table.c[other] == person.id)
                await connection.execute(delete(table).where(theirs))
            await leave_tournaments(connection, person.id, self._clock())
            await erase(connection, person.id, DELETED_NAME)
        await self.identities.changed(person.id, is_gone=True)

    async def tidy(self, guests_last: int = GUEST_LASTS) -> None:
        """Remove sessions that ran out, and guests of so many milliseconds ago who left nothing behind."""
        at = self._clock()
        traces = (
            exists().where(appearances.c.person == people.c.id),
            exists().where(tokens.c.person == people.c.id),
            exists().where(push_subscriptions.c.person == people.c.id),
            exists().where(ratings.c.person == people.c.id),
            exists().where(boxes.c.person == people.c.id),
            exists().where(books.c.person == people.c.id),
            exists().where(seeks.c.person == people.c.id),
            exists().where(entrants.c.person == people.c.id),
            exists().where(tournaments.c.person == people.c.id),
        )
        gone = people.c.kind == "guest", people.c.created_at < at - guests_last, ~or_(*traces)
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires_at <= at))
            await connection.execute(delete(people).where(*gone))

    async def _checked(self, password: str, name: str) -> str:
        return await self._passwords.beside(lambda: checked_password(password, name))

    async def _account(self, name: str) -> Row[Any] | None:
        login = folded(name)
        if not 1 <= len(login) <= LONGEST_NAME or not login.isprintable():
            return None
        async with self._engine.connect() as connection:
            return (await connection.execute(select(people).where(people.c.login == login))).first()

    async def _change(self, person: Person, columns: Mapping[str, str | None]) -> None:
        # Of that kind still: a guest who has just registered in another window is not written over.
        still = people.c.id == person.id, people.c.kind == person.kind, people.c.deleted_at.is_(None)
        try:
            async with self._engine.begin() as connection:
                changed = await connection.execute(update(people).where(*still).values(columns))
        except IntegrityError:
            raise _name_taken() from None
        await self.identities.changed(person.id)
        if changed.rowcount != 1:
            raise not_found(Thing.PERSON)

    async def _enter(self, person: Person, hashed: str, agent: str, fresh: str | None = None) -> Entry:
        """A new session, if the password is still the one with that hash; `fresh` is a better hash of it."""
        entry, at = Entry(person, new_id(), new_secret()), self._clock()
        same = people.c.id == person.id, people.c.password_hash == hashed
        row = {
            "id": entry.session,
            "secret_hash": hash_of(entry.secret),
            "person": person.id,
            "agent": _printable(agent)[:LONGEST_AGENT],
            "created_at": at,
            "used_at": at,
            "expires_at": at + SESSION_LASTS,
        }
        async with self._engine.begin() as connection:
            # Written also if it is the same: the row stays locked, so that a password that is changed at this
            # moment ends this session too.
            kept = await connection.execute(update(people).where(*same).values(password_hash=fresh or hashed))
            if kept.rowcount != 1:
                raise Refusal(Code.LOGIN_WRONG)
            await connection.execute(insert(sessions).values(row))
        return entry


def _printable(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())


def _name_taken() -> Refusal:
    return Refusal(Code.NAME_TAKEN, field="name")

"""Who has asked for e-mail, and where to; kept in the database, with when each is to be written to next."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.store.schema import mail_addresses

LONGEST_ADDRESS: Final = 254
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
_CODE_LASTS: Final = 3_600_000
_MOST_TRIES: Final = 5
PATIENCE: Final = 300_000
"""How long somebody has to move by themselves before they are written to, in milliseconds."""
INTERVAL: Final = 3_600_000
"""Nobody is written to more often than this."""
_AT_ONCE: Final = 50


class MailAddress(NamedTuple):
    person: str
    address: str
    language: str
    is_confirmed: bool


def is_address(text: str) -> bool:
    """As browsers judge it; without what only few mail servers deliver, and without anything invisible."""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


class MailAddresses:
    def __init__(self, engine: AsyncEngine, secret: str) -> None:
        self._engine = engine
        self._secret = secret.encode()

    def new_code(self) -> str:
        return f"{secrets.randbelow(10**6):06}"

    def stop(self, person: str, address: str) -> str:
        """What ends the mails to somebody, without a login: only whoever gets them knows it."""
        return f"{person}.{self._signed('stop', person, address)}"

    async def ask(self, person: str, address: str, language: str, code: str, now: int) -> None:
        """An address that counts once its owner has told us the code that was sent there."""
        row = {
            "person": person,
            "address": address,
            "language": language,
            "code_hash": self._signed("code", person, address, code),
            "tries": 0,
            "asked_at": now,
        }
        async with self._engine.begin() as connection:
            await connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))
            await connection.execute(insert(mail_addresses).values(row))

    async def confirm(self, person: str, code: str, now: int) -> bool:
        """Whether that is the code. After a few wrong ones, and after an hour, none is."""
        mine = mail_addresses.c
        open_ = mine.person == person, mine.code_hash.is_not(None), mine.tries < _MOST_TRIES
        async with self._engine.begin() as connection:
            counted = update(mail_addresses).where(*open_, mine.asked_at > now - _CODE_LASTS)
            if (await connection.execute(counted.values(tries=mine.tries + 1))).rowcount != 1:
                return False
            found = (await connection.execute(select(mail_addresses).where(mine.person == person))).one()
            if not hmac.compare_digest(found.code_hash, self._signed("code", person, found.address, code)):
                return False
            confirmed = {"code_hash": None, "confirmed_at": now}
            await connection.execute(update(mail_addresses).where(mine.person == person).values(confirmed))
        return True

    async def of(self, person: str) -> MailAddress | None:
        query = select(mail_addresses).where(mail_addresses.c.person == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _address(row)

    async def remove(self, person: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))

    async def of_stop(self, stop: str) -> MailAddress | None:
        """Whose mails that ends; None if nobody's, or no longer."""
        found = await self.of(stop.partition(".")[0])
        return found if found and hmac.compare_digest(self.stop(found.person, found.address), stop) else None

    async def due(self, person: str, now: int) -> None:
        """It has become somebody's turn: they are written to, if it still is in a while."""
        mine = mail_addresses.c
        soon = now + PATIENCE
        early = or_(mine.told_at.is_(None), mine.told_at + INTERVAL <= soon)
        who = mine.person == person, mine.confirmed_at.is_not(None), mine.due_at.is_(None)
        when = case((early, soon), else_=mine.told_at + INTERVAL)
        async with self._engine.begin() as connection:
            await connection.execute(update(mail_addresses).where(*who).values(due_at=when))

    async def take_due(self, now: int) -> Sequence[MailAddress]:
        """Those who are to be written to now. Each is given out once, however many nodes ask."""
        mine = mail_addresses.c
        query = select(mail_addresses).where(mine.due_at <= now).order_by(mine.due_at).limit(_AT_ONCE)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(query)).all()
            taken = []
            for row in rows:
                same = mine.person == row.person, mine.due_at == row.due_at
                done = await connection.execute(update(mail_addresses).where(*same).values(due_at=None))
                if done.rowcount == 1:
                    taken.append(_address(row))
        return taken

    async def put_off(self, person: str, until: int) -> None:
        async with self._engine.begin() as connection:
            mine = mail_addresses.c
            query = update(mail_addresses).where(mine.person == person, mine.due_at.is_(None))
            await connection.execute(query.values(due_at=until))

    async def told(self, person: str, now: int) -> None:
        async with self._engine.begin() as connection:
            query = update(mail_addresses).where(mail_addresses.c.person == person)
            await connection.execute(query.values(told_at=now))

    def _signed(self, *what: str) -> str:
        return hmac.new(self._secret, "\n".join(("klotz mail", *what)).encode(), hashlib.sha256).hexdigest()


def _address(row: Row[Any]) -> MailAddress:
    return MailAddress(row.person, row.address, row.language, row.confirmed_at is not None)

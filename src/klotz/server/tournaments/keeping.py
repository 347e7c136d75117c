"""A tournament as the database has it, and what follows from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, cast

import orjson
from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from klotz.server.accounts import Person
from klotz.server.refusals import Thing, not_found
from klotz.server.store.schema import entrants, pairings, people, tournaments
from klotz.server.tournaments.rounds import Board, round_robin, rounds_of, swiss
from klotz.server.tournaments.standings import Game, Standing, standings
from klotz.server.tournaments.terms import TournamentTerms

Status = Literal["open", "playing", "finished"]


@dataclass(frozen=True, slots=True)
class Entrant:
    number: int
    person: str
    name: str
    has_left: bool


@dataclass(frozen=True, slots=True)
class Pairing:
    """One table of one round, or a bye."""

    round: int
    board: int
    table: str | None
    seats: tuple[int | None, ...]
    """The number of each entrant; None is a computer."""
    ranks: tuple[int, ...] | None
    """When the game is over."""

    @property
    def game(self) -> Game | None:
        return None if self.ranks is None else Game(self.seats, self.ranks)


@dataclass(frozen=True, slots=True)
class Tournament:
    id: str
    host: Person
    status: Status
    terms: TournamentTerms
    rounds: int
    round: int
    next_at: int | None
    created_at: int
    entrants: Sequence[Entrant]
    pairings: Sequence[Pairing]

    @property
    def games(self) -> list[Game]:
        return [game for each in self.pairings if (game := each.game) is not None]

    @property
    def is_round_over(self) -> bool:
        return all(each.ranks is not None for each in self.pairings if each.round == self.round)

    def standings(self) -> list[Standing]:
        return standings([each.number for each in self.entrants], self.games, self.terms.format)

    def rounds_to_play(self) -> int:
        """Once it is known who takes part."""
        most = rounds_of(len(self.entrants))
        if self.terms.format == "round_robin":
            return most
        return min(self.terms.rounds, most) if self.terms.seats == 2 else self.terms.rounds

    def next_boards(self) -> list[Board]:
        """Who meets whom in the next round. Lots that are always the same decide where nothing else does."""
        lots = [each.number for each in self.entrants]
        Random(self.id).shuffle(lots)
        present = {each.number for each in self.entrants if not each.has_left}
        if self.terms.format == "round_robin":
            return round_robin(lots, present, self.round + 1, self.games)
        place = {each.entrant: each.place for each in self.standings()}
        ranked = sorted((each for each in lots if each in present), key=lambda each: place[each])
        return swiss(ranked, self.terms.seats, self.games)


async def read(connection: AsyncConnection, id_: str) -> Tournament:
    query = (
        select(tournaments, people.c.kind, people.c.name)
        .join(people, people.c.id == tournaments.c.person)
        .where(tournaments.c.id == id_)
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise not_found(Thing.TOURNAMENT)
    came = (
        select(entrants, people.c.name)
        .join(people, people.c.id == entrants.c.person)
        .where(entrants.c.tournament == id_)
        .order_by(entrants.c.number)
    )
    paired = select(pairings).where(pairings.c.tournament == id_).order_by(pairings.c.round, pairings.c.board)
    return Tournament(
        row.id,
        Person(row.person, row.kind, row.name),
        cast("Status", row.status),
        TournamentTerms.model_validate_json(row.terms),
        row.rounds,
        row.round,
        row.next_at,
        row.created_at,
        [
            Entrant(each.number, each.person, each.name, each.left_at is not None)
            for each in await connection.execute(came)
        ],
        [_pairing(each) for each in await connection.execute(paired)],
    )


async def read_locked(connection: AsyncConnection, id_: str, now: int) -> Tournament:
    """The same, for nobody else to change before the commit."""
    # Written before it is read: the row stays locked, in SQLite too.
    await connection.execute(update(tournaments).where(tournaments.c.id == id_).values(changed_at=now))
    return await read(connection, id_)


def _pairing(row: Row[Any]) -> Pairing:
    ranks = None if row.ranks is None else tuple(orjson.loads(row.ranks))
    return Pairing(row.round, row.board, row.table_id, tuple(orjson.loads(row.seats)), ranks)

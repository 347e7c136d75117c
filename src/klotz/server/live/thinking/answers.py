"""How each kind of job is done: at a table, or for somebody who waits for the answer."""

from dataclasses import replace

from klotz.server.live.tables import Tables
from klotz.server.live.thinking.job import Job, Kind
from klotz.server.live.thinking.lanes import Done, Part
from klotz.server.live.thinking.own import CannotGoOn, own_move
from klotz.server.live.thinking.pool import Pool, Thought
from klotz.server.live.thinking.questions import (
    ThinkingRequest,
    find_hints,
    find_move,
    judge_part,
    request_for,
)
from klotz.server.live.thinking.shares import Shares
from klotz.server.own_players import OwnPlayers
from klotz.server.refusals import Code, Refusal
from klotz.server.tables.table import Table


class Answers:
    """Does jobs, with the tables of this node or worker."""

    def __init__(self, tables: Tables, shares: Shares, own_players: OwnPlayers) -> None:
        self._tables = tables
        self._shares = shares
        self._own_players = own_players

    async def do(self, job: Job, pool: Pool, flag: int) -> Done | Part:
        body = job.body
        match job.kind:
            case Kind.MOVE | Kind.WATCHED:
                self._shares.note(job.share)  # the table's next computer is asked from here
                return await self._move(job, pool, flag)
            case Kind.HINTS:
                asked = ThinkingRequest.of_json(body["question"])
                hints = await pool.run(job.like, find_hints, asked, body["language"], flag)
                return Done(hints.result, hints.seconds)
            case Kind.ANALYSIS:
                judged = body.get("judged", [])
                part = await pool.run(job.like, judge_part, body["record"], job.level, judged, flag)
                if part.result.analysis is None:
                    return Part({**body, "judged": part.result.judged}, part.seconds)
                return Done(part.result.analysis, part.seconds)

    async def _move(self, job: Job, pool: Pool, flag: int) -> Done:
        """Find a move for a computer seat and play it, unless the game has gone on meanwhile.

        The search ends early when somebody hurries it, and when its answer is no longer wanted.
        """
        table_id, answers, seat = job.body["table"], job.body["answers"], job.body["seat"]

        def is_wanted(table: Table) -> bool:
            return table.changed == answers and seat in table.computers_due

        def watch(table: Table) -> None:
            if table.seats[seat].is_hurried or not is_wanted(table):
                pool.flags.set(flag)

        tables = self._tables
        chance = await tables.secret_number(table_id, f"computer {seat} {answers}")

        def asked(table: Table) -> ThinkingRequest | None:
            level = table.seats[seat].level
            return request_for(table, seat, level, chance) if level is not None and is_wanted(table) else None

        async with tables.watching(table_id, watch, at_least=answers):
            about = await tables.look(table_id, asked)
            if about is None:
                return Done()
            try:
                move = await self._found(job, pool, about, flag)
                await tables.computer_moves(table_id, seat, answers, move.result)
            except Refusal as refusal:
                if refusal.code not in (Code.STALE, Code.NOT_YOUR_TURN, Code.FINISHED):
                    raise
                return Done()
        return Done(seconds=move.seconds)

    async def _found(self, job: Job, pool: Pool, about: ThinkingRequest, flag: int) -> Thought[str]:
        """The move of whoever is asked. A computer of a level takes the place of a player that cannot go on."""
        if about.player is None:
            return await pool.run(job.like, find_move, about, flag)
        try:
            return await own_move(pool, self._own_players.get(about.player), about, flag)
        except CannotGoOn as failure:
            await self._tables.replace_player(job.body["table"], about.seat, job.body["answers"], failure.why)
        move = await pool.run(replace(job, player="").like, find_move, about, flag)
        return Thought(move.result, None)

"""Playing a live game with a player of Klotz, or with one's own."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

from klotz import players
from klotz.client.errors import ClientError, Refused
from klotz.client.following import AsyncLive
from klotz.client.seen import Seen
from klotz.games.contract import Outcome
from klotz.players.clock import Clock, TimeControl
from klotz.players.player import Limit, Player

PlayerChoice = str | Player | Callable[..., Any]
"""A spec such as "level:5", a player, or a class, factory or function as `klotz.players.player` takes it."""

_HAPPENED_FIRST: Final = frozenset(("stale", "not_your_turn", "finished", "closed", "out"))
_RESERVE_SECONDS: Final = 1.0
"""What is left on the clock for the way to the server and back."""
_LEAST_SECONDS: Final = 0.05


class PlayerFailed(ClientError):
    """The player answered nonsense or raised: the game was resigned."""


async def play(
    live: AsyncLive, choice: PlayerChoice, *, seed: int = 0, agrees_to_undo: bool = False
) -> Outcome:
    """Play to the end; the outcome for everybody. PlayerFailed if the player fails: then the game is resigned."""
    player: Player | None = choice if isinstance(choice, Player) else None
    random = Random(seed)
    async for seen in live:
        try:
            if player is None and seen.view is not None:
                player = _made(choice, seen, seed)
            await _asked(live, seen, agrees_to_undo=agrees_to_undo)
            if player is not None and seen.is_your_turn:
                await _move(live, seen, player, random)
        except Refused as refused:
            if refused.code not in _HAPPENED_FIRST:
                raise
    outcome = live.seen.table.outcome
    if outcome is None:
        raise ClientError("the table was closed before the game began")
    return Outcome(tuple(outcome["scores"]), tuple(outcome["ranks"]), outcome["reason"])


def _made(choice: PlayerChoice, seen: Seen, seed: int) -> Player:
    assert not isinstance(choice, Player)
    return players.player(choice, seen.state().game, seed)


async def _asked(live: AsyncLive, seen: Seen, *, agrees_to_undo: bool) -> None:
    """Answer what is asked besides moves, and take the seat back from a computer."""
    table, number = seen.table, seen.table.number
    if table.status != "playing":
        return
    if table.undo_asked is not None and table.undo_asked.seat not in seen.yours:
        await live.act("answer_undo", answers=number, agree=agrees_to_undo)
    elif any(table.seats[seat].away and not table.seats[seat].out for seat in seen.yours):
        await live.act("hand_back")


async def _move(live: AsyncLive, seen: Seen, player: Player, random: Random) -> None:
    seat = seen.due[0]

    def think() -> str:
        return player.choose(seen.state(random), _limit(player, seen, seat), seat=seat).text

    try:
        text = await asyncio.to_thread(think)
        await live.move(text, seat=seat)
    except Refused as refused:
        if refused.code not in ("illegal", "invalid_move"):
            raise
        await _resign(live, seat, f"{player.name} plays what is not legal: {refused}")
    except Exception as error:  # whatever a player of one's own does
        if isinstance(error, ClientError):
            raise
        await _resign(live, seat, f"{player.name} failed: {type(error).__name__}: {error}")


async def _resign(live: AsyncLive, seat: int, reason: str) -> None:
    await live.act("resign", answers=live.seen.table.number, seat=seat)
    raise PlayerFailed(f"{reason}. The game is resigned.")


def _limit(player: Player, seen: Seen, seat: int) -> Limit | None:
    """How long a move may take by the table's clock; None leaves it to the player."""
    clock = seen.table.clock
    if clock is None or clock.kind == "days":
        return None
    spare = max(_LEAST_SECONDS, clock.left[seat] / 1000 - _RESERVE_SECONDS)
    if clock.kind == "total":
        return player.limit_under(Clock(TimeControl(clock.seconds, clock.increment), spare))
    usual = player.default_limit
    return replace(usual, seconds=spare if usual.seconds is None else min(usual.seconds, spare))

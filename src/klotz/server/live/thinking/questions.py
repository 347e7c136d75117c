"""What thinking processes are asked: data in, data out."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from time import perf_counter
from typing import Any, Final, NamedTuple, Self

from klotz.games import game_of_record
from klotz.games.contract import Record, State
from klotz.players import player
from klotz.players.hints import HINTS, explain
from klotz.players.player import Limit
from klotz.processes import StopFlag
from klotz.server.tables.table import Table

_MOST_HINTS: Final = 3
_PART_SECONDS: Final = 1.0
"""An analysis lets others have their turn after about this long."""


@dataclass(frozen=True, slots=True)
class ThinkingRequest:
    """What to do in a game as it stands."""

    game: str
    options: Mapping[str, Any]
    seats: int
    moves: tuple[str, ...]
    seat: int
    level: int
    seed: int
    player: str | None = None
    """The key of the server's own player that is asked instead of one of a level."""
    setup: Mapping[str, Any] | None = None

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        return cls(**{**data, "moves": tuple(data["moves"])})

    def state(self) -> State:
        game = game_of_record(self.game, self.options)
        setup = None if self.setup is None else dict(self.setup)
        return game.replay(Record(self.game, self.seats, self.moves, self.options, setup))


def request_for(table: Table, seat: int, level: int, seed: int) -> ThinkingRequest:
    """`seed` decides what a level leaves to chance: for a computer's move, a number that nobody else knows."""
    assert table.state is not None
    return ThinkingRequest(
        table.game.name,
        dict(table.game.options),
        len(table.seats),
        table.state.record_texts(),
        seat,
        level,
        seed,
        table.seats[seat].own_player,
        table.state.setup,
    )


def find_move(asked: ThinkingRequest, flag: int) -> str:
    """The move a computer of that level plays: once the flag is set, the best it has found so far."""
    chooser = player(f"level:{asked.level}", game_of_record(asked.game, asked.options), asked.seed)
    with chooser:
        return chooser.choose(asked.state(), Limit(stop=StopFlag(flag)), seat=asked.seat).text


def find_hints(asked: ThinkingRequest, language: str, flag: int) -> list[dict[str, Any]]:
    """The best moves, each with reasons in words."""
    adviser = player(f"level:{asked.level}", game_of_record(asked.game, asked.options), asked.seed)
    with adviser:
        state = asked.state()
        limit = replace(HINTS, level=asked.level, stop=StopFlag(flag))
        analysis = adviser.analyse(state, limit, seat=asked.seat)
        return [
            {
                "move": hint.move.text,
                "value": round(hint.choice.value, 4),
                "score": None if hint.choice.score is None else round(hint.choice.score, 1),
                "words": hint.sentence(language),
            }
            for hint in explain(state, analysis, _MOST_HINTS)
        ]


class JudgedPart(NamedTuple):
    """How far an analysis has come: the moves judged, and the whole when it is done."""

    judged: list[dict[str, Any]]
    analysis: dict[str, Any] | None


class _Enough(Exception):
    """It is somebody else's turn."""


def judge_part(record: str, level: int, judged: Sequence[Mapping[str, Any]], flag: int) -> JudgedPart:
    """Judge some more moves of a game, a `.klotz` text, after those that have been judged before."""
    from klotz import records
    from klotz.players.game_analysis import Judged, analyse_game

    game = records.loads(record, "klotz")
    known = {each.number: each for each in map(Judged.of_json, judged)}
    fresh: list[Judged] = []
    until = perf_counter() + _PART_SECONDS

    def note(each: Judged, done: int, of: int) -> None:
        fresh.append(each)
        if done < of and perf_counter() >= until:
            raise _Enough

    limit = Limit(level=level, stop=StopFlag(flag))
    with player(f"level:{level}", game_of_record(game.game, game.options, game.version)) as judge:
        try:
            analysis = analyse_game(game, judge, limit, note, known=known)
        except _Enough:
            return JudgedPart([each.json() for each in (*known.values(), *fresh)], None)
    return JudgedPart([], analysis.json())

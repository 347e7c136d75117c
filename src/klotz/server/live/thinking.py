"""Requests to computer players, as sent to another process: data in, data out."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from klotz.games import game_of_record
from klotz.games.contract import Record, State
from klotz.players import player
from klotz.players.player import Limit
from klotz.server.tables.table import Table

HINT_LEVEL: Final = 9
_HINTS: Final = 3


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

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def state(self) -> State:
        game = game_of_record(self.game, self.options)
        return game.replay(Record(self.game, self.seats, self.moves, self.options))


def request_for(table: Table, seat: int, level: int) -> ThinkingRequest:
    assert table.state is not None
    return ThinkingRequest(
        table.game.name,
        dict(table.game.options),
        len(table.seats),
        table.state.record_texts(),
        seat,
        level,
        # The same answer however often the job is done, and another one at every table.
        seed=int.from_bytes(table.agreement.commitment.encode()[:6], "big"),
    )


def find_move(asked: ThinkingRequest) -> str:
    """The move a computer of that level plays."""
    chooser = player(f"level:{asked.level}", game_of_record(asked.game, asked.options), asked.seed)
    with chooser:
        return chooser.choose(asked.state(), seat=asked.seat).text


def find_hints(asked: ThinkingRequest, language: str) -> list[dict[str, Any]]:
    """The best moves, each with reasons in words."""
    from klotz.players.hints import explain  # few ask

    adviser = player(f"level:{asked.level}", game_of_record(asked.game, asked.options), asked.seed)
    with adviser:
        state = asked.state()
        analysis = adviser.analyse(state, Limit(level=asked.level), seat=asked.seat)
        return [
            {
                "move": hint.move.text,
                "value": round(hint.choice.value, 4),
                "score": None if hint.choice.score is None else round(hint.choice.score, 1),
                "words": hint.sentence(language),
            }
            for hint in explain(state, analysis, _HINTS)
        ]


def judge_game(record: str, level: int) -> dict[str, Any]:
    """Every move of a game, with what it cost; `record` is a `.klotz` text."""
    from klotz import records
    from klotz.players.game_analysis import analyse_game

    game = records.loads(record, "klotz")
    with player(f"level:{level}", game_of_record(game.game, game.options)) as judge:
        return analyse_game(game, judge, Limit(level=level)).json()


def game_in(arguments: dict[str, Any]) -> str:
    """The game that a question from the queue is about."""
    return str(arguments.get("question", arguments)["game"])


def answer(kind: str, arguments: dict[str, Any]) -> Any:
    """A question from the queue, where everything is JSON."""
    match kind:
        case "hints":
            asked = arguments["question"]
            about = ThinkingRequest(**{**asked, "moves": tuple(asked["moves"])})
            return find_hints(about, arguments["language"])
        case "analysis":
            return judge_game(arguments["record"], arguments["level"])
    raise ValueError(f"no question is called {kind!r}")

"""Games without a table: the list of games, positions to try out, hints and analysis."""

from typing import Any, Literal

from klotz.players.game_analysis import Verdict
from klotz.server.web.models.base import GameView, Out
from klotz.server.web.models.refusals import RefusalOut


class OptionOut(Out):
    """Something the players can agree on before the game."""

    kind: Literal["choice", "flag", "data"]
    """One of `choices`; yes or no; or besides `choices` the content of a file, as JSON."""
    choices: list[Any]
    default: Any
    meaning: str


class PieceOut(Out):
    name: str
    cells: list[tuple[int, int]]
    """Column and row, from 0; row 0 is at the bottom."""


class GameOut(Out):
    """An available game: everything that is the same at every table."""

    name: str
    title: str
    """Its name for people, the same in every language."""
    family: str
    variant_of: str | None
    """The game under which it is offered, with another number of players or other rules."""
    board: str | None
    """Which of the page's own boards shows it; None: its view comes with pictures, for the generic board."""
    seats: list[int]
    """How many seats it can have; the first is the default."""
    colours: list[list[str]]
    """The colours of each seat."""
    options: dict[str, OptionOut]
    pieces: list[PieceOut]
    """The pieces each colour has, where a game has flat ones."""
    rules: list[str]
    """The ids of its rules; the words have a sentence `rule-ID` for each."""
    lowest_wins: bool
    """With the usual options."""
    puzzles: bool
    """Whether there is a puzzle every day."""


class GamesOut(Out):
    games: list[GameOut]
    levels: list[int]
    """Of computer players."""
    languages: list[str]
    version: str


class BoardOut(Out):
    """A game outside a table: for analysis, lessons and puzzles."""

    view: GameView
    due: list[int]
    legal: list[str]
    chances: list[str]
    """The possible outcomes of chance, if it is due."""
    picture: str | None
    """SVG, if asked for."""


class WhyOut(Out):
    why: RefusalOut | None
    """What forbids it; None if nothing does."""


class ChanceOut(Out):
    """A chance move of a finished game."""

    drawn: str
    among: list[tuple[str, float]]
    """All possible outcomes, with probabilities, in the order in which a draw goes through them."""


class ChancesOut(Out):
    chances: list[ChanceOut]


class HintOut(Out):
    move: str
    value: float
    """The result to expect, from 0 (lost) to 1 (won)."""
    score: float | None
    words: str


class HintsOut(Out):
    hints: list[HintOut]


class LimitOut(Out):
    """How much the judge was given for each move."""

    level: int | None
    seconds: float | None
    simulations: int | None


class FactOut(Out):
    """A reason for a move."""

    fact: str
    amount: float
    weight: float
    details: dict[str, str | int | float]
    named: list[str]
    """Which details are names with their own sentence."""
    words: str


class JudgedOut(Out):
    """A move, and what it cost. What does not apply to it is None."""

    number: int
    seat: int
    move: str
    verdict: Verdict
    standing: list[int]
    value: float | None
    score: float | None
    best: str | None
    best_value: float | None
    best_score: float | None
    loss: float
    scores: list[float] | None
    luck: list[float] | None
    facts: list[FactOut]


class SeatJudgedOut(Out):
    """How well one seat played: how many of its moves were what."""

    seat: int
    decisions: int
    mean_loss: float
    best: int = 0
    good: int = 0
    inaccuracy: int = 0
    mistake: int = 0
    blunder: int = 0
    forced: int = 0
    luck: int = 0


class AnalysisOut(Out):
    """A finished game, judged move by move."""

    game: str
    seats: int
    player: str
    limit: LimitOut
    moves: int
    final: list[int] | None
    seats_judged: list[SeatJudgedOut]
    judged: list[JudgedOut]

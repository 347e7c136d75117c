"""Games without a table: the list of games, positions to try out, hints and analysis."""

from datetime import date
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
    """What is played if nobody chooses: for a ruling, our own."""
    meaning: str
    rule: str | None
    """The id of the rule on which it is a ruling."""
    by_seating: bool
    """Whether a table sets it by itself, from the colours that people choose and from who begins."""


class PieceOut(Out):
    name: str
    cells: list[tuple[int, int]]
    """Column and row, from 0; row 0 is at the bottom."""


class ColourChoiceOut(Out):
    """What a player can choose to play with."""

    name: str
    colours: list[str]
    """The colours that come with it."""


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
    """The colours of each seat, with the usual options; a table and a view say what they are there."""
    colour_choices: list[ColourChoiceOut]
    """What players can choose from; empty where nothing depends on it."""
    options: dict[str, OptionOut]
    pieces: list[PieceOut]
    """The pieces each colour has, where a game has flat ones."""
    rules: list[str]
    """The ids of its rules; the words have a sentence `rule-ID` for each."""
    lowest_wins: bool
    """With the usual options."""
    chance: bool
    """Whether dice, cards or the like decide anything."""
    puzzles: date | None
    """The day of its first puzzle, since when there is one every day; None for a game without puzzles."""


class OwnPlayerOut(Out):
    """One of the server's own players, which can have a seat as a computer of a level can."""

    key: str
    """What a seat asks for as its `player`."""
    name: str
    games: list[str]
    """The games that it plays; all if there are none."""


class GamesOut(Out):
    games: list[GameOut]
    levels: list[int]
    """Of computer players."""
    players: list[OwnPlayerOut]
    """The server's own."""
    languages: list[str]
    version: str


class SetupFlawOut(Out):
    """Something in a set-up position that could not have come there by the rules."""

    seat: int
    text: str
    """What was set up, as the move that would have brought it there."""
    why: RefusalOut


class BoardOut(Out):
    """A game outside a table: for analysis, lessons and puzzles."""

    view: GameView
    due: list[int]
    legal: list[str]
    chances: list[str]
    """The possible outcomes of chance, if it is due."""
    picture: str | None
    """SVG, if asked for."""
    flaws: list[SetupFlawOut]
    """What is wrong with the position that it began with, by the rules; a table takes one without flaws only."""


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

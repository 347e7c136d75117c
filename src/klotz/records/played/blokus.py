"""Blokus at the real table. Of each player, by colour: `left`, the pieces that were not placed, and `last`, the piece
that was placed last if none is left: `{"blue": {"left": ["I5", "1"]}, "red": {"left": [], "last": "1"}}`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from klotz import words
from klotz.games.blokus import BlokusGame
from klotz.games.blokus.kernel import ALL_PLACED_BONUS, MONOMINO_LAST_BONUS
from klotz.games.blokus.scoring import (
    ADVANCED,
    PER_COLOUR,
    PER_PLAYER,
    colour_score,
    seat_score,
    seat_score_with_one_bonus,
)
from klotz.games.contract import Game, Outcome, Score
from klotz.games.datafiles import DataError, shown
from klotz.records.played import Counted, Counting, Ends, Part, Scored, entries, winners
from klotz.shapes import PIECES

_Left = tuple[tuple[str, ...], str | None]
"""The pieces of a colour that are left, and the one that was placed last if it is known."""


def _score(game: Game, ends: Ends, names: Sequence[str], language: str) -> Scored:
    assert isinstance(game, BlokusGame)
    found = []
    for seat, end in enumerate(ends):
        colours = game.colours(seat)
        given = entries(end, **dict.fromkeys(colours, dict))
        found.append({colour: _left(left) for colour, left in zip(colours, given, strict=True)})
    scores = [_counted(game, own) for own in found]
    totals = [one.total for one in scores]
    ranks = Outcome.by_score(totals, "", lowest_wins=game.lowest_wins).ranks
    players = tuple(
        Counted(tuple(_part(part, points, own, language) for part, points in one.parts), one.total, rank)
        for one, own, rank in zip(scores, found, ranks, strict=True)
    )
    key, best = ("played-fewest", min(totals)) if game.lowest_wins else ("played-most", max(totals))
    details = {**winners(ranks, names), "points": best}
    return Scored(players, words.say(key, details, language) if len(ends) > 1 else "")


def _left(given: Mapping[str, Any]) -> _Left:
    last = given.get("last")
    (left,) = entries({name: value for name, value in given.items() if name != "last"}, left=list)
    for piece in [*left, *([last] if last is not None else [])]:
        if piece not in PIECES:
            raise DataError("score-no-piece", {"given": shown(piece)})
    if len(set(left)) < len(left):
        raise DataError("score-piece-twice", {"piece": max(left, key=left.count)})
    if left and last is not None:
        raise DataError("score-last-piece", {"piece": last})
    return tuple(left), last


def _counted(game: BlokusGame, own: Mapping[str, _Left]) -> Score:
    scoring, per = game.options["scoring"], game.options.get("bonus", PER_COLOUR)
    if scoring == ADVANCED and per == PER_PLAYER:
        last = next((last for _, last in own.values() if last == "1"), None)
        return seat_score_with_one_bonus([(colour, left) for colour, (left, _) in own.items()], last)
    return seat_score((colour, colour_score(scoring, left, last)) for colour, (left, last) in own.items())


def _part(part: str, points: int, own: Mapping[str, _Left], language: str) -> Part:
    if part not in own:
        is_single = any(last == "1" for _, last in own.values())
        return Part(words.say("played-bonus", language=language), points, _why(points, is_single, language))
    left, last = own[part]
    name = words.say(f"page-colour-{part}", language=language)
    if left:
        return Part(name, points, words.say("played-left", {"pieces": ", ".join(left)}, language))
    reason = _why(points, last == "1", language) or words.say("played-all", language=language)
    return Part(name, points, reason)


def _why(points: int, is_single: bool, language: str) -> str:
    """Where a bonus comes from; empty if there is none."""
    if points < ALL_PLACED_BONUS:
        return ""
    if is_single:
        details = {"bonus": ALL_PLACED_BONUS, "single": MONOMINO_LAST_BONUS}
        return words.say("played-all-single", details, language)
    return words.say("played-all-bonus", {"bonus": ALL_PLACED_BONUS}, language)


COUNTING: Final = Counting(_score)

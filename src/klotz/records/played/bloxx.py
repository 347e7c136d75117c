"""Bloxx! at the real table. Of each player: `squares`, the sheet row by row as in `records.sheets.finished`, and
`rows`, what each full coloured row scored: `{"orange": 4}`.
"""

from collections.abc import Sequence
from typing import Final

from klotz import words
from klotz.games.bloxx import BloxxGame
from klotz.games.contract import Game, Outcome
from klotz.records.played import Counted, Counting, Ends, Scored, entries, winners
from klotz.records.sheets import explained, finished


def _score(game: Game, ends: Ends, names: Sequence[str], language: str) -> Scored:
    assert isinstance(game, BloxxGame)
    nothing = "\n".join("." * game.sheet.columns for _ in range(game.sheet.rows))
    sheets = []
    for end in ends:
        squares, rows = entries(end, squares=str, rows=dict)
        sheets.append(finished.entered(game.sheet, squares or nothing, rows))
    totals = [one.score.total for one in sheets]
    ranks = Outcome.by_score(totals, reason="").ranks
    decided = {**winners(ranks, names), "points": max(totals)}
    return Scored(
        tuple(
            Counted(tuple(explained.parts(one, language)), total, rank)
            for one, total, rank in zip(sheets, totals, ranks, strict=True)
        ),
        words.say("played-most", decided, language) if len(ends) > 1 else "",
        tuple(explained.doubts(sheets, language)) if len(ends) > 1 else (),
    )


COUNTING: Final = Counting(_score)

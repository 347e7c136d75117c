"""The verdicts on a game, written into its record: comments, marks, and better moves as variations.

>>> import klotz
>>> from klotz.players import player
>>> from klotz.players.annotations import annotate
>>> from klotz.players.game_analysis import analyse_game
>>> game = klotz.game("blokus-duo")
>>> record = klotz.Record("blokus-duo", 2, ("e8,d9,e9,f9,e10", "j5"), options=game.options)
>>> tree = klotz.records.tree_of(record)
>>> annotate(tree.root.end(), analyse_game(record, player("greedy", game)))
>>> tree.at(2).comment
'mistake: 49% instead of 62%. Better: a move that ...'
>>> [node.move for node in tree.at(1).variations]
[...]
"""

from typing import Final

from klotz import words
from klotz.players.game_analysis import GameAnalysis, Judged, Verdict
from klotz.players.hints import listed
from klotz.records import Node

_MARKS: Final = {Verdict.INACCURACY: ("DO", ""), Verdict.MISTAKE: ("BM", "1"), Verdict.BLUNDER: ("BM", "2")}
"""What other programs call such moves: doubtful, bad, very bad."""


def annotate(end: Node, analysis: GameAnalysis, language: str = words.DEFAULT) -> None:
    """Write an analysis into the tree of its record, along the line that leads to a node.

    A move that was wrong gets a comment and a mark, and the better one becomes a variation.
    """
    nodes = _made(end)
    for judged in analysis.judged:
        if judged.verdict.is_wrong and judged.best is not None:
            _annotate(nodes[judged.number - 1], judged, language)


def _annotate(node: Node, judged: Judged, language: str) -> None:
    assert node.parent is not None
    assert judged.best is not None
    node.tags.update([_MARKS[judged.verdict]])
    said = [_note(judged, language)]
    if judged.facts:
        said.append(words.say("analysis-better", {"facts": listed(judged.facts, language)}, language))
    node.comment = "\n\n".join(filter(None, [node.comment, " ".join(said)]))
    node.parent.add(judged.best)


def _note(judged: Judged, language: str) -> str:
    details: dict[str, words.Detail] = {
        "verdict": words.say(f"verdict-{judged.verdict.value}", language=language),
        "value": round(100 * (judged.value or 0)),
        "best": round(100 * (judged.best_value or 0)),
    }
    return words.say("analysis-note", details, language)


def _made(end: Node) -> list[Node]:
    """The nodes of a line in which somebody moved: forced passes are not judged."""
    state, told, made = end.tree.root.state(), 0, []
    for node in [*end.line_before()][-2::-1]:
        before = state.moves_made
        told = state.follow(node.move, told)
        if state.moves_made > before:
            made.append(node)
    return made

"""A game analysis as a picture: what every seat could expect as its final score, move by move.

Better is always higher, in games where few points win too. A dot is a mistake, a ring around it a blunder.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from klotz import words
from klotz.picture import Circle, Element, Line, Picture, Point, Rectangle, Text, mix
from klotz.players.game_analysis import GameAnalysis, Judged, Verdict
from klotz.records.drawing.palette import DARK, LIGHT, Theme, paints

_WIDTH: Final = 860.0
_HEIGHT: Final = 400.0
_LEFT: Final = 58.0
_RIGHT: Final = 130.0
_TOP: Final = 58.0
_BOTTOM: Final = 52.0
_STEPS: Final = 6  # about so many lines across
_LABEL: Final = 16.0  # the least between two labels at the right edge
_MARKED: Final = (Verdict.MISTAKE, Verdict.BLUNDER)


def graph(
    analysis: GameAnalysis,
    names: Sequence[str],
    colours: Sequence[str] = ("blue", "yellow", "red", "green"),
    *,
    title: str = "",
    dark: bool = False,
) -> Picture:
    """The expected scores of all seats over the game; where a player gave none, the scores so far.

    `names` are what the seats are called, `colours` the colours of the palette that they are drawn in.
    """
    theme = DARK if dark else LIGHT
    lines = _lines(analysis)
    has_expectations = any(each.scores is not None for each in analysis.judged)
    axes = _Axes.around(lines, analysis)
    inks = [_ink(paints("classic")[colour].fill, theme) for colour in colours]
    elements: list[Element] = [
        Rectangle(_LEFT, _TOP, axes.width, axes.height, fill=theme.board),
        *axes.grid(theme),
        *(stroke for seat, line in enumerate(lines) for stroke in _curve(axes, line, inks[seat])),
        *(mark for each in analysis.judged for mark in _marks(axes, each, lines, inks, theme)),
        *_names(axes, lines, names, inks),
        *_around(axes, analysis, has_expectations, title, theme),
    ]
    return Picture(_WIDTH, _HEIGHT, tuple(elements), title=title, background=theme.background)


def _lines(analysis: GameAnalysis) -> list[list[Point]]:
    """For each seat how many moves were made and what it could expect then."""
    expects = any(each.scores is not None for each in analysis.judged)
    lines: list[list[Point]] = [[] for _ in range(analysis.seats)]
    for each in analysis.judged:
        scores = each.scores if expects else each.standing
        if scores is not None:
            for line, score in zip(lines, scores, strict=True):
                line.append((each.number - 1, score))
    if analysis.final is not None and (not analysis.judged or analysis.judged[-1].number == analysis.moves):
        for line, score in zip(lines, analysis.final, strict=True):
            line.append((analysis.moves, score))
    return lines


@dataclass(frozen=True, slots=True)
class _Axes:
    """Where moves and scores are in the picture."""

    first: float
    last: float
    low: float
    high: float
    step: float
    lowest_wins: bool

    width = _WIDTH - _LEFT - _RIGHT
    height = _HEIGHT - _TOP - _BOTTOM

    @classmethod
    def around(cls, lines: Sequence[Sequence[Point]], analysis: GameAnalysis) -> "_Axes":
        moves = [move for line in lines for move, _ in line] or [0.0]
        scores = [score for line in lines for _, score in line] or [0.0]
        step = _round_step((max(scores) - min(scores)) / _STEPS)
        low, high = step * floor(min(scores) / step), step * ceil(max(scores) / step)
        if low == high:
            low, high = low - step, high + step
        first, last = min(moves), max(moves)
        return cls(first, max(last, first + 1), low, high, step, analysis.lowest_wins)

    def at(self, point: Point) -> Point:
        move, score = point
        share = (score - self.low) / (self.high - self.low)
        x = _LEFT + self.width * (move - self.first) / (self.last - self.first)
        return x, _TOP + self.height * (share if self.lowest_wins else 1 - share)

    def grid(self, theme: Theme) -> Iterator[Element]:
        right = _LEFT + self.width
        for number in range(round((self.high - self.low) / self.step) + 1):
            score = self.low + number * self.step
            _, y = self.at((self.first, score))
            ink = mix(theme.grid, theme.label, 0.6) if score == 0 else theme.grid
            yield Line((_LEFT, y), (right, y), stroke=ink, stroke_width=1)
            yield Text(_LEFT - 8, y, f"{score:g}", 11, "end", fill=theme.label)
        bottom = _TOP + self.height
        step = max(1, round(_round_step((self.last - self.first) / 10)))
        for move in range(step * ceil(self.first / step), int(self.last) + 1, step):
            x, _ = self.at((move, self.low))
            yield Line((x, bottom), (x, bottom + 4), stroke=theme.label, stroke_width=1)
            yield Text(x, bottom + 14, str(move), 11, fill=theme.label)


def _round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 ... that is not less."""
    if rough <= 1:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough - 1e-9)


def _curve(axes: _Axes, line: Sequence[Point], ink: str) -> Iterator[Element]:
    points = [axes.at(point) for point in line]
    for start, end in pairwise(points):
        yield Line(start, end, stroke=ink, stroke_width=2.2)


def _marks(
    axes: _Axes, each: Judged, lines: Sequence[Sequence[Point]], inks: Sequence[str], theme: Theme
) -> Iterator[Element]:
    """On the mover's line, where it stood before the mistake."""
    if each.verdict not in _MARKED:
        return
    score = dict(lines[each.seat]).get(each.number - 1)
    if score is None:
        return
    x, y = axes.at((each.number - 1, score))
    if each.verdict is Verdict.BLUNDER:
        yield Circle(x, y, 8, fill=theme.board, stroke=inks[each.seat], stroke_width=2)
    yield Circle(x, y, 4.5, fill=inks[each.seat], stroke=theme.board, stroke_width=1.2)


def _names(
    axes: _Axes, lines: Sequence[Sequence[Point]], names: Sequence[str], inks: Sequence[str]
) -> Iterator[Element]:
    """Each line's name behind its end, moved apart where lines end together."""
    ends = sorted((axes.at(line[-1])[1], seat) for seat, line in enumerate(lines) if line)
    lowest = _TOP + axes.height - _LABEL * (len(ends) - 1)
    y = float("-inf")
    for place, (end, seat) in enumerate(ends):
        y = max(y + _LABEL, min(end, lowest + _LABEL * place))
        x, _ = axes.at(lines[seat][-1])
        if abs(y - end) > 2:
            yield Line((x + 2, end), (x + 12, y), stroke=inks[seat], stroke_width=1)
        name = f"{names[seat]}: {lines[seat][-1][1]:g}"
        yield Text(x + 15, y, _shortened(name), 12, "start", fill=inks[seat])


def _shortened(name: str, most: int = 18) -> str:
    return name if len(name) <= most else f"{name[: most - 2]}.."


def _around(
    axes: _Axes, analysis: GameAnalysis, has_expectations: bool, title: str, theme: Theme
) -> Iterator[Element]:
    said = "graph-expected" if has_expectations else "graph-standing"
    yield Text(_LEFT, 18, title, 14, "start", fill=theme.highlight)
    key = f"{said}-lowest" if axes.lowest_wins else said
    yield Text(_LEFT, 38, words.say(key), 12, "start", fill=theme.label)
    yield Text(_LEFT + axes.width, _HEIGHT - 16, words.say("graph-moves"), 12, "end", fill=theme.label)
    if any(each.verdict in _MARKED for each in analysis.judged):
        y = _HEIGHT - 16
        ink = theme.label
        yield Circle(_LEFT + 5, y, 4.5, fill=ink)
        yield Text(_LEFT + 16, y, words.say("verdict-mistake"), 12, "start", fill=ink)
        yield Circle(_LEFT + 88, y, 8, fill=theme.background, stroke=ink, stroke_width=2)
        yield Circle(_LEFT + 88, y, 4.5, fill=ink)
        yield Text(_LEFT + 102, y, words.say("verdict-blunder"), 12, "start", fill=ink)


def _ink(fill: str, theme: Theme) -> str:
    """A colour of pieces that stands out as a thin line: yellow does not on white, nor dark blue on black."""
    red, green, blue = bytes.fromhex(fill.removeprefix("#"))
    light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    if theme is DARK:
        return mix(fill, "#ffffff", max(0.0, 0.55 - light))
    return mix(fill, "#000000", max(0.0, light - 0.55))

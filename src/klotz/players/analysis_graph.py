"""A game analysis as a picture: what every seat could expect as its final score, move by move.

Higher is always better, even in games where low scores win. A dot is a mistake, a ringed dot a blunder.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from klotz import words
from klotz.picture import Circle, Element, Line, Picture, Point, Rectangle, Text, mix
from klotz.picture.chart import Scale, curve, round_step, shortened
from klotz.players.game_analysis import GameAnalysis, Judged, Verdict
from klotz.records.drawing.palette import DARK, LIGHT, Theme, paints

_WIDTH: Final = 860.0
_HEIGHT: Final = 400.0
_LEFT: Final = 58.0
_RIGHT: Final = 130.0
_TOP: Final = 58.0
_BOTTOM: Final = 52.0
_STEPS: Final = 6  # grid lines, about
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
        *(
            stroke
            for seat, line in enumerate(lines)
            for stroke in curve([axes.at(point) for point in line], inks[seat])
        ),
        *(mark for each in analysis.judged for mark in _marks(axes, each, lines, inks, theme)),
        *_names(axes, lines, names, inks),
        *_around(axes, analysis, has_expectations, title, theme),
    ]
    return Picture(_WIDTH, _HEIGHT, tuple(elements), title=title, background=theme.background)


def plain_graph(analysis: GameAnalysis) -> Picture:
    """The same where nobody says what the seats are called."""
    names = [words.say("analysis-seat", {"seat": seat + 1}) for seat in range(analysis.seats)]
    return graph(analysis, names, title=f"{analysis.game}, {analysis.player}")


def _lines(analysis: GameAnalysis) -> list[list[Point]]:
    """For each seat, pairs of the number of moves made and its expected score at that point."""
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

    across: Scale
    up: Scale
    step: float
    lowest_wins: bool

    width = _WIDTH - _LEFT - _RIGHT
    height = _HEIGHT - _TOP - _BOTTOM

    @classmethod
    def around(cls, lines: Sequence[Sequence[Point]], analysis: GameAnalysis) -> "_Axes":
        moves = [move for line in lines for move, _ in line] or [0.0]
        scores = [score for line in lines for _, score in line] or [0.0]
        step = _whole_step((max(scores) - min(scores)) / _STEPS)
        low, high = step * floor(min(scores) / step), step * ceil(max(scores) / step)
        if low == high:
            low, high = low - step, high + step
        across = Scale(min(moves), max(*moves, min(moves) + 1), _LEFT, _LEFT + cls.width)
        bottom, top = _TOP + cls.height, _TOP
        up = Scale(low, high, top, bottom) if analysis.lowest_wins else Scale(low, high, bottom, top)
        return cls(across, up, step, analysis.lowest_wins)

    def at(self, point: Point) -> Point:
        move, score = point
        return self.across(move), self.up(score)

    def grid(self, theme: Theme) -> Iterator[Element]:
        for number in range(round((self.up.high - self.up.low) / self.step) + 1):
            score = self.up.low + number * self.step
            y = self.up(score)
            ink = mix(theme.grid, theme.label, 0.6) if score == 0 else theme.grid
            yield Line((self.across.start, y), (self.across.end, y), stroke=ink, stroke_width=1)
            yield Text(self.across.start - 8, y, f"{score:g}", 11, "end", fill=theme.label)
        bottom = _TOP + self.height
        step = round(_whole_step((self.across.high - self.across.low) / 10))
        for move in range(step * ceil(self.across.low / step), int(self.across.high) + 1, step):
            x = self.across(move)
            yield Line((x, bottom), (x, bottom + 4), stroke=theme.label, stroke_width=1)
            yield Text(x, bottom + 14, str(move), 11, fill=theme.label)


def _whole_step(rough: float) -> float:
    """A round step between numbers that are whole, as moves and points are."""
    return round_step(max(1.0, rough))


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
        yield Text(x + 15, y, shortened(name, 18, ".."), 12, "start", fill=inks[seat])


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

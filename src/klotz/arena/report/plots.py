"""The plots of a report, as pictures. They are drawn in the colours of a light page.

In a page, `svg` gives them the page's own colours instead, so that they follow it into the dark.
"""

import math
from collections.abc import Sequence
from typing import Final

from klotz.arena.ratings import Rating
from klotz.arena.statistics import estimate
from klotz.picture import Circle, Element, Line, Picture, Polygon, Rectangle, Text
from klotz.picture.chart import Scale, curve, round_step, shortened

INK: Final = "#1b1d22"
FAINT: Final = "#6b6e75"
RULE: Final = "#e4e2dd"
FIRST: Final = "#1f6fb2"
SECOND: Final = "#c8641b"
VARIABLES: Final = {INK: "ink", FAINT: "faint", RULE: "rule", FIRST: "first", SECOND: "second"}
"""The style sheet's name for each colour."""

WIDTH: Final = 720.0
_SMALL: Final = 12.0
_LONGEST: Final = 40  # letters of a name below a plot
_MOST_POINTS: Final = 400  # of a curve: more do not show


def svg(picture: Picture) -> str:
    """The picture as SVG inside a page, in colours that the page's style sheet decides."""
    text = picture.svg()
    for colour, name in VARIABLES.items():
        text = text.replace(f'"{colour}"', f'"var(--{name})"')
    return text


def score_over_games(pairs: Sequence[float], name: str) -> Picture:
    """A player's score so far, with its interval, after each pair of games."""
    height = 300.0
    across = Scale(0, 2 * len(pairs), 56, WIDTH - 16)
    up = Scale(0, 1, height - 40, 16)
    elements: list[Element] = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        elements.append(_rule((across.start, up(tick)), (across.end, up(tick)), strong=tick == 0.5))
        elements.append(_label(across.start - 8, up(tick), f"{tick:.0%}", "end"))
    elements += [
        _label(across(tick), up.start + 16, f"{tick:g}") for tick in across.ticks(8) if tick == int(tick)
    ]
    elements.append(_label(across.end, up.start + 33, "games", "end"))
    step = math.ceil(len(pairs) / _MOST_POINTS)
    shown = sorted({*range(1, len(pairs) + 1, step), len(pairs)})
    found = [(across(2 * count), estimate(pairs[:count])) for count in shown]
    band = [(x, up(at.high)) for x, at in found] + [(x, up(at.low)) for x, at in reversed(found)]
    if len(found) > 1:
        elements.append(Polygon(tuple(band), fill=FIRST, opacity=0.18))
    points = [(x, up(at.score)) for x, at in found]
    elements += [*curve(points, FIRST), Circle(*points[-1], 4, fill=FIRST)]
    return Picture(WIDTH, height, tuple(elements), f"Score of {name} over the games", None)


def margins(leads: Sequence[float], first: str, second: str) -> Picture:
    """How far ahead the first player was at the end of each game, as a histogram with a bar for equal scores."""
    height = 280.0
    reach = max(1.0, *(abs(lead) for lead in leads))
    width = _bin_width(reach)
    bins = math.ceil(reach / width)  # on either side of the equal scores
    counts = [0] * (2 * bins + 1)
    for lead in leads:
        counts[bins + int(math.copysign(math.ceil(abs(lead) / width), lead))] += 1
    left, right = 56.0, WIDTH - 16
    bar = (right - left) / len(counts)
    up = Scale(0, max(counts), height - 60, 16)
    elements: list[Element] = []
    for tick in up.ticks(4):
        if tick == int(tick):
            elements.append(_rule((left, up(tick)), (right, up(tick)), strong=tick == 0))
            elements.append(_label(left - 8, up(tick), f"{tick:g}", "end"))
    for number, count in enumerate(counts):
        if count:
            colour = FIRST if number > bins else SECOND if number < bins else FAINT
            area = (left + number * bar + 1, up(count), bar - 2, up(0) - up(count))
            elements.append(Rectangle(*area, 1.5, fill=colour))
    middle = (left + right) / 2
    elements.append(_label(middle, up.start + 16, "0"))
    every = max(1, bins // 4)
    for edge in range(every, bins + 1, every):
        for side in (-1, 1):
            x = middle + side * bar * (edge + 0.5)
            elements.append(_label(x, up.start + 16, f"{side * edge * width:+g}"))
    elements.append(_label(left, up.start + 42, f"{shortened(second, _LONGEST)} ahead", "start", SECOND))
    elements.append(_label(right, up.start + 42, f"{shortened(first, _LONGEST)} ahead", "end", FIRST))
    return Picture(WIDTH, height, tuple(elements), "How far ahead, in points", None)


def ladder(names: Sequence[str], ratings: Sequence[Rating]) -> Picture:
    """Ratings with their intervals, best first."""
    rows = sorted(zip(names, ratings, strict=True), key=lambda row: -row[1].elo)
    row_height, top = 34.0, 12.0
    bottom = top + row_height * len(rows)
    # The interval of a player that never won has no end: it is cut off so that it does not squeeze the rest.
    reaches = sorted(rating.reach for rating in ratings)
    most = 2 * reaches[len(reaches) // 2]
    low = min(rating.elo - min(rating.reach, most) for rating in ratings)
    high = max(rating.elo + min(rating.reach, most) for rating in ratings)
    margin = 0.04 * (high - low) or 50
    across = Scale(low - margin, high + margin, 210, WIDTH - 76)
    elements: list[Element] = []
    for tick in across.ticks(7):
        elements.append(_rule((across(tick), top), (across(tick), bottom), strong=tick == 0))
        elements.append(_label(across(tick), bottom + 14, f"{tick:+g}" if tick else "0"))
    elements.append(_label(WIDTH - 12, bottom + 14, "Elo", "end"))
    for number, (name, rating) in enumerate(rows):
        y = top + row_height * (number + 0.5)
        ends = [
            (min(max(across(rating.elo + side * rating.reach), across.start), across.end), y)
            for side in (-1, 1)
        ]
        elements.append(_label(across.start - 14, y, shortened(name, 26), "end", INK, 13))
        elements.append(Line(ends[0], ends[1], stroke=FIRST, stroke_width=7, opacity=0.28))
        elements.append(Circle(across(rating.elo), y, 5.5, fill=FIRST))
        elements.append(_label(WIDTH - 12, y, f"{rating.elo:+.0f}", "end", INK, 13))
    return Picture(WIDTH, bottom + 30, tuple(elements), "Ratings with 95 % intervals", None)


def times(names: Sequence[str], seconds: Sequence[float | None]) -> Picture:
    """The mean time of a move, player by player."""
    row_height, top = 30.0, 8.0
    longest = max((time for time in seconds if time), default=1.0) or 1.0
    across = Scale(0, longest, 210, WIDTH - 96)
    elements: list[Element] = []
    for number, (name, time) in enumerate(zip(names, seconds, strict=True)):
        y = top + row_height * (number + 0.5)
        length = max(1.5, across(time or 0) - across.start)
        elements.append(_label(across.start - 14, y, shortened(name, 26), "end", INK, 13))
        elements.append(Rectangle(across.start, y - 8, length, 16, 2, fill=FIRST, opacity=0.75))
        elements.append(_label(across.start + length + 8, y, _pace(time), "start", FAINT))
    return Picture(WIDTH, top * 2 + row_height * len(names), tuple(elements), "Time of a move", None)


def _pace(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2g} ms"


def _bin_width(reach: float) -> float:
    """Round, at least a point, and such that at most fifteen bins cover either side."""
    return round_step(max(1.0, reach / 15))


def _rule(start: tuple[float, float], end: tuple[float, float], *, strong: bool = False) -> Line:
    return Line(start, end, stroke=FAINT if strong else RULE, stroke_width=1)


def _label(
    x: float, y: float, text: str, anchor: str = "middle", colour: str = FAINT, size: float = _SMALL
) -> Text:
    match anchor:
        case "start" | "middle" | "end":
            return Text(x, y, text, size, anchor, fill=colour)
    raise ValueError(anchor)

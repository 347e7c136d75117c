"""Plots over all rounds: the loss of each training, and the strength that matches showed."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from klotz.games.contract import Json
from klotz.learning.files import read_lines, write_whole
from klotz.learning.folder import Folder
from klotz.picture import Circle, Element, Line, Picture, Text
from klotz.picture.chart import Scale, curve

FAINT: Final = "#6b6e75"
RULE: Final = "#e4e2dd"
COLOURS: Final = ("#1f6fb2", "#c8641b", "#2f9e52", "#8a4fbf", "#b2891f", "#1f9e9e")
"""Of the rounds, over and over."""
WIDTH: Final = 720.0
HEIGHT: Final = 320.0
_SMALL: Final = 12.0
_MOST_LABELS: Final = 8
_MOST_ELO: Final = 800.0
"""Where a match was won by a mile, its difference has no end."""


class Learned(NamedTuple):
    """What a plot shows of a round's match."""

    number: int
    low: float
    elo: float
    high: float
    is_accepted: bool


def draw_plots(folder: Folder) -> None:
    """Write the plots into the folder, as far as there is something to show."""
    losses = {each.number: read_lines(each.log("training")) for each in folder.rounds}
    matches = [
        _learned(each.number, verdict)
        for each in folder.rounds
        if (verdict := each.verdict) is not None and verdict["games"]
    ]
    if any(losses.values()):
        write_whole(folder.path / "loss.svg", loss_plot(losses).svg().encode())
    if matches:
        write_whole(folder.path / "strength.svg", strength_plot(matches).svg().encode())


def _learned(number: int, verdict: Json) -> Learned:
    elo, low, high = (
        end if given is None else max(-_MOST_ELO, min(_MOST_ELO, given))
        for given, end in zip(
            verdict["elo"],
            ((1 if verdict["score"] > 0.5 else -1) * _MOST_ELO, -_MOST_ELO, _MOST_ELO),
            strict=True,
        )
    )
    return Learned(number, low, elo, high, verdict["accepted"])


def loss_plot(rounds: dict[int, list[Json]]) -> Picture:
    """The first loss of each training over its steps, round after round."""
    curves: dict[int, list[tuple[float, float]]] = {}
    before = 0.0
    for number, lines in rounds.items():
        if lines:
            curves[number] = [(before + step, loss) for step, loss in _points(lines)]
            before = curves[number][-1][0]
    across = Scale(0, max(1.0, before), 64, WIDTH - 24)
    up = _upwards([loss for points in curves.values() for _, loss in points])
    elements = [*_frame(across, up), _label(across.end, up.start + 33, "steps", "end")]
    for number, points in curves.items():
        colour = COLOURS[(number - 1) % len(COLOURS)]
        places = [(across(step), up(loss)) for step, loss in points]
        elements += [*curve(places, colour), Circle(*places[-1], 3, fill=colour)]
        if len(curves) <= _MOST_LABELS:
            elements.append(_label(places[-1][0] - 6, places[-1][1] - 10, f"round {number}", "end", colour))
    return Picture(WIDTH, HEIGHT, tuple(elements), "Loss over the steps of training", None)


def _points(lines: Sequence[Json]) -> list[tuple[float, float]]:
    name = next(key for key in lines[0] if key not in ("step", "seconds"))
    return [(line["step"], line[name]) for line in lines]


def strength_plot(rounds: Sequence[Learned]) -> Picture:
    """What each round gained on the best weights before it, added up, with the interval of its own match."""
    bases = [0.0, *accumulate(each.elo if each.is_accepted else 0.0 for each in rounds)]
    ends = [
        end for base, each in zip(bases, rounds, strict=False) for end in (base + each.low, base + each.high)
    ]
    across = Scale(rounds[0].number - 1, rounds[-1].number + 0.5, 64, WIDTH - 24)
    up = _upwards([0.0, *ends])
    elements = _frame(across, up)
    elements.append(_label(across.end, up.start + 33, "rounds", "end"))
    elements.append(_label(8, 10, "Elo", "start"))
    best = [(across(rounds[0].number - 1), up(0.0))]
    for base, each in zip(bases, rounds, strict=False):
        x = across(each.number)
        colour = COLOURS[0] if each.is_accepted else FAINT
        elements.append(
            Line((x, up(base + each.low)), (x, up(base + each.high)), stroke=colour, stroke_width=2)
        )
        elements.append(Circle(x, up(base + each.elo), 4, fill=colour))
        best.append((x, up(base + (each.elo if each.is_accepted else 0.0))))
    elements += curve(best, COLOURS[0])
    return Picture(WIDTH, HEIGHT, tuple(elements), "Strength over the rounds, with 95 % intervals", None)


def _upwards(values: Sequence[float]) -> Scale:
    low, high = min(values), max(values)
    room = 0.05 * (high - low) or 0.5
    return Scale(low - room, high + room, HEIGHT - 40, 20)


def _frame(across: Scale, up: Scale) -> list[Element]:
    elements: list[Element] = []
    for tick in up.ticks(6):
        elements.append(Line((across.start, up(tick)), (across.end, up(tick)), stroke=RULE, stroke_width=1))
        elements.append(_label(across.start - 8, up(tick), f"{tick:g}", "end"))
    elements += [
        _label(across(tick), up.start + 16, f"{tick:g}") for tick in across.ticks(8) if tick == int(tick)
    ]
    return elements


def _label(
    x: float, y: float, text: str, anchor: Literal["start", "middle", "end"] = "middle", colour: str = FAINT
) -> Text:
    return Text(x, y, text, _SMALL, anchor, fill=colour)

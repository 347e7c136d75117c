"""Bloxx! as pictures: everybody's sheet with what is drawn on it, the dice above, and a sheet or dice alone."""

from collections.abc import Iterator
from typing import Final

from klotz import words
from klotz.games.bloxx import BloxxState, Sheet
from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.kernel import FIRST
from klotz.games.contract import CHANCE
from klotz.picture import Element, Picture, Rectangle, Text
from klotz.records.drawing.bloxx import pen
from klotz.records.drawing.bloxx.dice import dice_picture, die_face
from klotz.records.drawing.bloxx.form import Box, Form, Result, blank, fitted, name_line
from klotz.records.drawing.bloxx.look import Look, look
from klotz.records.drawing.drawing import Drawing
from klotz.records.drawing.palette import PaletteName

__all__ = ["CELL", "dice_picture", "picture", "sheet_picture"]

CELL: Final = 26
"""The side of a square of a sheet, in pixels at scale 1."""

_MARGIN: Final = 14
_PADDING: Final = 14  # inside the card that a sheet lies on
_DIE: Final = 2.7 * CELL
_TABLE_HEIGHT: Final = 30 + _DIE + _MARGIN  # what lies above the sheets


def sheet_picture(sheet: Sheet, *, palette: PaletteName = "classic", dark: bool = False) -> Picture:
    """A sheet that nobody has drawn on."""
    chosen = look(palette, dark=dark)
    form = Form(sheet, _MARGIN, _MARGIN, CELL)
    return Picture(
        width=form.width + 2 * _MARGIN,
        height=form.height + 2 * _MARGIN,
        elements=(*blank(form, chosen), *name_line(form, chosen)),
        title=words.say("sheet-one-title", {"sheet": sheet.name}),
        background=chosen.theme.background,
    )


def picture(
    state: BloxxState,
    *,
    coordinates: bool = True,
    last_move: bool = True,
    move_numbers: bool = False,
    palette: PaletteName = "classic",
    dark: bool = False,
    title: str | None = None,
) -> Picture:
    """The dice, and the sheets side by side, with a frame around those whose owners have to draw.

    `last_move` marks the shape drawn last on each sheet, `move_numbers` says in which turn each was drawn.
    `title` is for those who hear the picture rather than see it.
    """
    chosen = look(palette, dark=dark)
    width, height = (length * CELL + 2 * _PADDING for length in Form.size(state.sheet))
    elements = list(_table(state, chosen, width))
    for seat in range(state.seats):
        card = Box(_MARGIN + seat * (width + _MARGIN), _MARGIN + _TABLE_HEIGHT, width, height)
        due = seat in state.due
        elements.append(
            Rectangle(
                *card,
                radius=8,
                fill=chosen.theme.board,
                stroke=chosen.pen if due else chosen.theme.grid,
                stroke_width=3 if due else 1,
            )
        )
        form = Form(state.sheet, card.left + _PADDING, card.top + _PADDING, CELL)
        elements += _heading(form, state, seat, chosen)
        elements += blank(form, chosen, coordinates=coordinates)
        elements += _drawn(form, state, seat, chosen, last_move=last_move, move_numbers=move_numbers)
        elements += _points(form, state, seat, chosen)
    return Picture(
        width=_MARGIN + state.seats * (width + _MARGIN),
        height=_MARGIN + _TABLE_HEIGHT + height + _MARGIN,
        elements=tuple(elements),
        title=_title(state) if title is None else title,
        background=chosen.theme.background,
    )


def _player(seat: int) -> str:
    return words.say("play-player", {"seat": seat + 1})


def _now(state: BloxxState) -> str:
    """What is going on, in a few words."""
    if state.is_over:
        return words.say("table-over")
    if state.due == (CHANCE,):
        return words.say("table-rolls", {"who": _player(state.active)})
    return words.say("table-turn", {"turn": state.turn, "who": _player(state.active)})


def _title(state: BloxxState) -> str:
    scores = ", ".join(str(score.total) for score in state.score_sheet())
    return words.say("table-title", {"now": _now(state), "scores": scores})


# ------------------------------------------------------------------ the table


def _table(state: BloxxState, look: Look, width: float) -> Iterator[Element]:
    """The dice, beside each its letter, and whether the active seat has taken it."""
    yield Text(_MARGIN, _MARGIN + 10, _now(state), size=15, anchor="start", fill=look.ink)
    for index, die in enumerate(DICE):
        box = Box(_MARGIN + index * width / 2, _MARGIN + 30, _DIE, _DIE)
        taken = state.chosen_die == die
        face = state.dice.face(die, state.roll[index]) if state.roll else None
        yield from die_face(box, face, look, marked=taken)
        x, y = box.at(1.12, 0.3)
        yield Text(x, y, die, size=16, anchor="start", fill=look.ink)
        if taken:
            x, y = box.at(1.12, 0.62)
            yield Text(x, y, words.say("table-taken"), size=12, anchor="start", fill=look.pen)


# ------------------------------------------------------------------ one sheet


def _heading(form: Form, state: BloxxState, seat: int, look: Look) -> Iterator[Element]:
    """Whose sheet it is, and whether this seat is the active one, or has won."""
    box = form.heading
    x, y = box.at(0, 0.42)
    yield Text(x, y, _player(seat), size=15, anchor="start", fill=look.ink)
    outcome = state.outcome()
    if seat in outcome.winners if outcome else seat == state.active:
        badge = words.say("table-winner" if outcome else "table-active")
        width, height = 62, 18
        x = box.left + box.width - width
        yield Rectangle(x, y - height / 2, width, height, radius=height / 2, fill=look.pen)
        yield fitted(x + width / 2, y, badge, size=12, room=width - 8, fill=look.theme.background)


def _drawn(
    form: Form, state: BloxxState, seat: int, look: Look, *, last_move: bool, move_numbers: bool
) -> Iterator[Element]:
    grid, drawn = form.grid, state.drawn(seat)
    for square in sorted(state.gaps(seat)):
        yield from pen.gap(form, square, look)
    for cells, circle, _, _ in drawn:
        for square in cells:
            if square == circle:
                yield pen.circle(grid.middle(square), form.cell, look.pen)
            else:
                yield from pen.cross(grid.middle(square), form.cell, look.pen)
    for cells, _, _, _ in drawn:
        yield from pen.shape(grid, cells, look.pen)
    if last_move and drawn:
        yield from pen.shape(grid, drawn[-1].cells, look.theme.highlight, width=0.15)
    if move_numbers:
        for cells, _, _, turn in drawn:
            # In the corner of its highest square on the left: the middle has a cross or a circle.
            column, row = max(cells, key=lambda cell: (cell[1], -cell[0]))
            x, y = grid.at(column, row + 1)
            yield Rectangle(x + 1.5, y + 1.5, 11, 9, radius=2, fill=look.pen)
            yield Text(x + 7, y + 6, str(turn), size=8, fill=look.theme.background)


def _points(form: Form, state: BloxxState, seat: int, look: Look) -> Iterator[Element]:
    """What the pen writes below the squares: the bonuses won and lost, and the score so far."""
    size = 0.95 * form.cell
    scored = state.rows_scored(seat)
    completed = {name for other in range(state.seats) for name in state.rows_scored(other)}
    for index, row in enumerate(state.sheet.coloured):
        four, two = form.bonus_points(index, first=True), form.bonus_points(index, first=False)
        if row.name in scored:
            yield pen.circle(four if scored[row.name] == FIRST else two, size, look.pen)
            beside_the_tab = form.grid.at(state.sheet.columns + 0.96, row.row + 0.5)
            yield from pen.tick(beside_the_tab, 0.75 * form.cell, look.pen)
        if row.name in completed and scored.get(row.name) != FIRST:
            yield from pen.cross(four, size, look.pen)
    score = state.score_sheet()[seat]
    parts = dict(score.parts)
    values: dict[Result, int] = {
        "rows": parts["rows"],
        "numbers": parts["numbers"],
        "penalty": -parts["gaps"] - parts["blanks"],
        "total": score.total,
    }
    for name, value in values.items():
        yield Text(*form.result_middle(name), str(value), size=0.6 * form.cell, fill=look.pen)


DRAWING: Final = Drawing(picture)

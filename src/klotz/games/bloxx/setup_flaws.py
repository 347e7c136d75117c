"""Whether the sheets of a set-up position are ones that play by the rules leads to, shape by shape.

A seat's shapes may have come in any order that leaves nothing below what is drawn already: so they are drawn one
after the other as long as any of them may be drawn. What is left then is there against the rules. Which rolls would
have brought the shapes is not asked: a sheet does not tell.
"""

from collections.abc import Iterable, Iterator, Sequence

from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.kernel import FACES
from klotz.games.bloxx.notation import Drawing, drawing_text
from klotz.games.bloxx.refusals import Situation, refusal
from klotz.games.bloxx.sheets import Cell
from klotz.games.bloxx.tables import Drawings
from klotz.games.contract import IllegalMove, SetupFlaw


def setup_flaws(drawings: Drawings, sheets: Sequence[Sequence[Drawing]]) -> Iterator[SetupFlaw]:
    """What is drawn against the rules; `sheets` has each seat's shapes."""
    for seat, shapes in enumerate(sheets):
        for shape, why in _flaws_on(drawings, shapes, alone=len(sheets) == 1):
            yield SetupFlaw(seat, drawing_text(*shape), why)


def _flaws_on(
    drawings: Drawings, shapes: Sequence[Drawing], *, alone: bool
) -> list[tuple[Drawing, IllegalMove]]:
    """`shapes` are in an order in which nothing comes below what is there."""
    waiting, drawn = list(shapes), set[Cell]()
    flaws: list[tuple[Drawing, IllegalMove]] = []

    def why_not(shape: Drawing) -> IllegalMove | None:
        # Only somebody else can have taken the die, so that the circle is lost.
        lost = shape.circle is None and not alone
        return refusal(
            shape,
            Situation(
                sheet=drawings.sheet,
                drawn=drawn,
                gaps=(),
                fitting=[shape.die],
                circles=tuple(_circles(drawings, shape)),
                chosen=shape.die if lost else None,
                rests_on=int(drawings.tables[0]["rest"]),
            ),
        )

    def leave_out(wrong: Iterable[Drawing]) -> None:
        for shape in wrong:
            if (why := why_not(shape)) is not None:
                flaws.append((shape, why))
                waiting.remove(shape)

    def under(shape: Drawing) -> list[Drawing]:
        below = {(column, lower) for column, row in shape.cells for lower in range(row)}
        return [other for other in waiting if other is not shape and not below.isdisjoint(other.cells)]

    while fitting := [shape for shape in waiting if why_not(shape) is None]:
        # Those below first. If they never fit, they are wrong, and what is above them need not be.
        shape = next((shape for shape in fitting if not under(shape)), fitting[0])
        leave_out(under(shape))
        waiting.remove(shape)
        drawn.update(shape.cells)
    leave_out(list(waiting))
    return flaws


def _circles(drawings: Drawings, shape: Drawing) -> Iterator[Cell]:
    """Where the circle of such a shape may be."""
    first = DICE.index(shape.die) * FACES
    for face in range(first, first + FACES):
        yield from drawings.circles(face, shape.cells)

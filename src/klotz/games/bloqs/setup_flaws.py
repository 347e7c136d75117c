"""Whether the towers of a set-up position stand, and what in them falls if they do not.

A tower that stands may have been built with pieces that were taken out again: so its pieces need not go into it one
after the other. If it falls, those that do not are what is wrong with it.
"""

from collections.abc import Iterator, Sequence

from klotz.games.bloqs.notation import build_text
from klotz.games.bloqs.refusals import why_not_built
from klotz.games.bloqs.tower import Tower
from klotz.games.contract import SetupFlaw


def setup_flaws(towers: Sequence[Tower]) -> Iterator[SetupFlaw]:
    for seat, tower in enumerate(towers):
        if not tower.stands():
            yield from _flaws_of(seat, tower)


def _flaws_of(seat: int, tower: Tower) -> Iterator[SetupFlaw]:
    pieces, waiting = tower.piece_set, dict(tower.pieces)
    built = Tower(piece_set=pieces, overhang=tower.overhang, only_uncovered=tower.only_uncovered)

    def may_be_built(number: int) -> bool:
        return waiting[number] in built.places(pieces.kind_of(number))

    while (number := next(filter(may_be_built, waiting), None)) is not None:
        built = built.built(number, waiting.pop(number))
    for number, cells in waiting.items():
        yield SetupFlaw(seat, build_text(pieces.text(number), cells), why_not_built(built, number, cells))

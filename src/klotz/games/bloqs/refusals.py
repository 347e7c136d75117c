"""Why a piece may not be built or taken: the tower's rules once more, one at a time and in words."""

from klotz.games.bloqs.notation import cell_text
from klotz.games.bloqs.tower import MARGIN, SITE, Cells, Tower
from klotz.games.contract import IllegalMove


def why_not_built(tower: Tower, number: int, cells: Cells) -> IllegalMove:
    """The first thing that forbids building a piece at cells where it may not be built (BQ-13)."""
    piece = tower.piece_set.text(number)
    if not tower.piece_set.has_shape(cells, tower.piece_set.kind_of(number)):
        return IllegalMove("BQ-13", "bloqs-wrong-shape", {"piece": piece})
    for x, y, z in cells:
        if (x, y, z) in tower.cells:
            return IllegalMove("BQ-13", "bloqs-cell-taken", {"cell": cell_text((x, y, z))})
        on_site = 0 <= x < SITE and 0 <= y < SITE
        if not on_site and not tower.overhang:
            return IllegalMove("BQ-13", "bloqs-juts-out", {"cell": cell_text((x, y, z))})
        if not on_site and z == 0:
            return IllegalMove("BQ-13", "bloqs-beside-site", {"cell": cell_text((x, y, z))})
        if not (-MARGIN <= x < SITE + MARGIN and -MARGIN <= y < SITE + MARGIN):
            return IllegalMove("BQ-13", "bloqs-juts-too-far", {"cell": cell_text((x, y, z)), "most": MARGIN})
    if not any(z == 0 or (x, y, z - 1) in tower.cells for x, y, z in cells):
        return IllegalMove("BQ-13", "bloqs-floats", {"piece": piece})
    if not tower.slides_in(cells):
        return IllegalMove("BQ-13", "bloqs-no-way-in", {"piece": piece})
    return IllegalMove("BQ-13", "bloqs-would-fall", {"piece": piece})


def why_not_taken(tower: Tower, owner: int, number: int) -> IllegalMove | None:
    """What forbids taking a piece out of somebody's tower (BQ-12); None if nothing does."""
    piece = tower.piece_set.text(number)
    if number not in tower.pieces:
        return IllegalMove("BQ-12", "bloqs-not-in-tower", {"piece": piece, "player": owner + 1})
    if number in tower.takeable:
        return None
    if tower.only_uncovered and tower.is_covered(number):
        return IllegalMove("BQ-12", "bloqs-covered", {"piece": piece})
    if not tower.slides_out(number):
        return IllegalMove("BQ-12", "bloqs-locked-in", {"piece": piece})
    return IllegalMove("BQ-12", "bloqs-others-fall", {"piece": piece})

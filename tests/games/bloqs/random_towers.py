"""Towers as play at random makes them, and what was tried on the way and must fall."""

from collections.abc import Iterator
from random import Random

from klotz.games.bloqs.tower import SITE, Cells, Tower

TAKEN = 0.2
"""How often a piece is taken away in place of another one built."""


def resting(random: Random, tower: Tower, kind: str) -> Cells | None:
    """Somewhere that a piece meets nothing and stands on something with at least one cube; None if a try failed."""
    ground = [(x, y, -1) for x in range(SITE) for y in range(SITE)]
    x, y, z = random.choice([*ground, *tower.cells])
    shape = random.choice(tower.piece_set.orientations_of(kind).tolist())
    fx, fy, fz = random.choice(shape)
    cells = tuple((x + cx - fx, y + cy - fy, z + 1 + cz - fz) for cx, cy, cz in shape)
    for cx, cy, cz in cells:
        on_site = 0 <= cx < SITE and 0 <= cy < SITE
        if cz < 0 or (cx, cy, cz) in tower.cells or (not on_site and (cz == 0 or not tower.overhang)):
            return None
    return cells


def play_at_random(random: Random, tower: Tower, pieces: int) -> Iterator[Tower]:
    """Build and take at random until there are so many pieces; tells every tower that was tried, legal or not.

    A piece is tried anywhere it rests on something, and stays if it could be slid there and the tower stands. So
    every legal place is as likely as it has cubes to stand on.
    """
    while len(tower.pieces) < pieces:
        if tower.pieces and random.random() < TAKEN:
            number = random.choice(list(tower.pieces))
            tried = tower.taken(number)
            legal = tower.slides_out(number)
        else:
            number = random.choice([each for each in tower.piece_set.numbers if each not in tower.pieces])
            cells = resting(random, tower, tower.piece_set.kind_of(number))
            if cells is None:
                continue
            tried = tower.built(number, cells)
            legal = tower.slides_in(cells)
        if tried.pieces:
            yield tried
        if legal and tried.stands():
            tower = tried


def many(random: Random, count: int, start: Tower, *, least: int = 3, most: int = 16) -> list[Tower]:
    """So many different towers, of games of different lengths that begin with a given tower."""
    found: dict[frozenset[tuple[tuple[int, int, int], int]], Tower] = {}
    while len(found) < count:
        for tower in play_at_random(random, start, random.randint(least + 1, most)):
            if len(tower.pieces) >= least:
                found[frozenset(tower.cells.items())] = tower
    return list(found.values())[:count]


def packed(random: Random, overhang: bool) -> Tower:
    """A dense tower: of some places for each piece the lowest. Pieces get shut in, and there are cavities."""
    tower = Tower(overhang=overhang)
    for _ in range(random.randint(6, 22)):
        number = random.choice([each for each in tower.piece_set.numbers if each not in tower.pieces])
        tries = [resting(random, tower, tower.piece_set.kind_of(number)) for _ in range(12)]
        places = [
            cells
            for cells in tries
            if cells and tower.slides_in(cells) and tower.built(number, cells).stands()
        ]
        if places:
            tower = tower.built(number, min(places, key=lambda cells: sum(z for _, _, z in cells)))
    return tower

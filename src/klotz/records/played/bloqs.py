"""Bloqs at the real table. Of each player: `layers`, the tower from the ground up, each layer a text of three lines
of three squares, the back row first. An x is a cube, a dot is nothing.

Where cubes jut out over the edge of the site, a layer has as many squares more on all four sides as that takes: five
lines of five, with the site in the middle, or seven of seven. On the ground nothing lies beside the site.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from klotz import words
from klotz.games.bloqs import BloqsGame, Tower
from klotz.games.bloqs.kernel import LAYERS
from klotz.games.bloqs.scoring import counted
from klotz.games.bloqs.tower import MARGIN, SITE, Cell, in_order
from klotz.games.contract import Game
from klotz.games.datafiles import DataError, shown
from klotz.records.played import Counted, Counting, Ends, Part, Scored, entries, winners

_CUBE: Final = "x"
_NOTHING: Final = "."


def _score(game: Game, ends: Ends, names: Sequence[str], language: str) -> Scored:
    assert isinstance(game, BloqsGame)
    towers = [_tower(entries(end, layers=list)[0], name) for end, name in zip(ends, names, strict=True)]
    _check_cubes(game, towers)
    reading = str(game.options["layers"])
    # A perfect cube wins before anything is counted (BQ-14), six layers only where there are cards (BQ-M9).
    perfect = [tower.is_perfect(3) or (game.variant.cards and tower.is_perfect(6)) for tower in towers]
    reached = [
        (is_perfect, *counted(tower, reading)) for is_perfect, tower in zip(perfect, towers, strict=True)
    ]
    ranks = [1 + sum(other > own for other in reached) for own in reached]
    players = tuple(
        Counted(_parts(tower, reading, language), None, rank)
        for tower, rank in zip(towers, ranks, strict=True)
    )
    return Scored(players, _decided(reached, ranks, names, language) if len(ends) > 1 else "")


def _tower(layers: list[object], name: str) -> Tower:
    if len(layers) > LAYERS:
        raise DataError("score-tower-high", {"name": name, "most": LAYERS})
    cells: list[Cell] = []
    for z, drawn in enumerate(layers):
        lines = str(drawn).split()
        around = _around(lines, z)
        if around is None:
            raise DataError("score-layer-form", {"name": name, "layer": z + 1})
        if strange := set("".join(lines)) - {_CUBE, _NOTHING}:
            raise DataError("score-layer-square", {"given": shown(min(strange))})
        found = [
            (x - around, SITE - 1 + around - y, z)
            for y, line in enumerate(lines)
            for x, character in enumerate(line)
            if character == _CUBE
        ]
        if found and z and not any(height == z - 1 for _, _, height in cells):
            raise DataError("score-tower-floats", {"name": name, "layer": z + 1})
        cells += found
    # Which piece each cube belongs to counts for nothing, so the whole tower is one.
    return Tower({1: in_order(cells)} if cells else {}, overhang=True)


def _around(lines: Sequence[str], layer: int) -> int | None:
    """How many squares a drawn layer has beside the site on each side; None if it is not drawn as a layer is."""
    most = MARGIN if layer else 0
    for around in range(most + 1):
        side = SITE + 2 * around
        if len(lines) == side and all(len(line) == side for line in lines):
            return around
    return None


def _check_cubes(game: BloqsGame, towers: Sequence[Tower]) -> None:
    pieces = game.piece_set
    there = sum(pieces.size_of(pieces.kind_of(number)) for number in pieces.numbers)
    built = sum(len(tower.cells) for tower in towers)
    if built > there:
        raise DataError("score-tower-cubes", {"count": built, "most": there})


def _parts(tower: Tower, reading: str, language: str) -> tuple[Part, ...]:
    layers, cubes = counted(tower, reading)
    full = ", ".join(str(layer + 1) for layer in sorted(tower.full_layers))
    others = Counter(z for _, _, z in tower.cells if z not in tower.full_layers)
    there = ", ".join(
        words.say("played-cubes-in", {"cubes": others[layer], "layer": layer + 1}, language)
        for layer in sorted(others)
    )
    return (
        Part(words.say("played-layers", language=language), layers, full),
        Part(words.say("played-cubes", language=language), cubes, there),
    )


def _decided(
    reached: Sequence[tuple[bool, int, int]], ranks: Sequence[int], names: Sequence[str], language: str
) -> str:
    is_perfect, layers, cubes = max(reached)
    won = winners(ranks, names)
    if is_perfect:
        return words.say("played-perfect", won, language)
    level = [name for name, (_, own, _) in zip(names, reached, strict=True) if own == layers]
    if len(level) == 1:
        return words.say("played-most-layers", {**won, "layers": layers}, language)
    details = {**won, "level": ", ".join(level), "layers": layers, "cubes": cubes}
    return words.say("played-most-cubes", details, language)


COUNTING: Final = Counting(_score)

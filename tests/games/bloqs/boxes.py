"""Pieces, rings and decks made up at random, as the content of files."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from klotz.games.bloqs.notation import card_names
from klotz.games.bloqs.pieces import Kind, PieceSet
from klotz.shapes import Shape, free_polycubes


@cache
def shapes() -> tuple[Shape, ...]:
    """Every piece that fits a building site, flat or not."""
    return tuple(shape for size in range(1, 6) for shape in free_polycubes(size) if max(shape.extent) <= 3)


def random_kinds(random: Random, count: int) -> list[dict[str, Any]]:
    """Kinds of four or five cubes."""
    chosen = random.sample([shape for shape in shapes() if shape.size > 3], count)
    kinds: list[dict[str, Any]] = PieceSet(_named(random, chosen)).json()["kinds"]
    return kinds


def _named(random: Random, chosen: list[Shape]) -> list[Kind]:
    return [
        Kind(f"{'ABCDEFGHIJKLM'[number]}{shape.size}", random.randint(1, 5), "#4583d6", shape)
        for number, shape in enumerate(chosen)
    ]


def random_pieces(random: Random, most: int = 48) -> dict[str, Any]:
    while True:
        found = PieceSet(_named(random, random.sample(shapes(), random.randint(2, 12))))
        cubes = sum(found.size_of(found.kind_of(number)) for number in found.numbers)
        if cubes >= 27 and found.count <= most:
            return found.json()


def random_ring(random: Random, kinds: list[str], places: int | None = None) -> dict[str, Any]:
    places = places or random.randint(8, 36)
    order = [random.choice([*kinds, "steal", "build"]) for _ in range(places)]
    ring: dict[str, Any] = {
        "starts": random.sample(range(1, places + 1), 4),
        "discs": dict(Counter(order)),
    }
    if random.random() < 0.3:
        ring["order"] = order
    return ring


def random_deck(random: Random, kinds: list[str]) -> dict[str, Any]:
    cards = Counter(random.choice(card_names(kinds)) for _ in range(random.randint(12, 108)))
    return {"hand": random.randint(0, min(13, cards.total() // 4)), "cards": dict(cards)}


def random_box(
    random: Random, name: str = "bloqs-maestro", places: int | None = None, most_pieces: int = 48
) -> dict[str, Any]:
    """Pieces, a ring that goes with them, and a deck if the game has one.

    With few places and few pieces games are short.
    """
    pieces = random_pieces(random, most_pieces)
    kinds = [kind["name"] for kind in pieces["kinds"]]
    box = {"pieces": pieces, "ring": random_ring(random, kinds, places)}
    return {**box, "deck": random_deck(random, kinds)} if name == "bloqs-maestro" else box

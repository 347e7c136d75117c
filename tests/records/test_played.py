"""Games played with the real box, scored from what lies on the table: as the engine scores the same end."""

from collections.abc import Collection, Mapping
from random import Random
from typing import Any

import pytest

import klotz
from klotz import words
from klotz.games import boxes
from klotz.games.blokus import BlokusState
from klotz.games.bloqs import BloqsState
from klotz.games.bloxx import BloxxState
from klotz.games.contract import State
from klotz.games.datafiles import DataError
from klotz.records import played
from tests.games.bloqs.boxes import random_box as random_bloqs
from tests.games.bloqs.referee import READINGS, count_tower
from tests.games.bloxx.layouts import random_box as random_bloxx

NAMES = ("Ada", "Blaise", "Carl", "Dorothy")


def played_out(game: klotz.Game, seats: int, random: Random) -> State:
    state = game.start(seats)
    while state.due:
        state.push(
            state.draw(random) if klotz.CHANCE in state.due else random.choice(list(state.legal_moves))
        )
    return state


def end_of(state: State, seat: int) -> Mapping[str, Any]:
    """What lies before a player, as somebody would enter it who sits there."""
    if isinstance(state, BlokusState):
        last = {piece.colour: piece.piece for piece in state.placed}
        return {
            colour.value: {
                "left": list(state.pieces_left(colour)),
                "last": None if state.pieces_left(colour) else last.get(colour),
            }
            for colour in state.variant.colours_of(seat)
        }
    if isinstance(state, BloxxState):
        drawn = state.drawn(seat)
        circles = {one.circle for one in drawn if one.circle is not None}
        crosses = {cell for one in drawn for cell in one.cells} - circles
        sheet = state.game.sheet
        squares = [
            "".join(
                "o" if (x, y) in circles else "x" if (x, y) in crosses else "." for x in range(sheet.columns)
            )
            for y in reversed(range(sheet.rows))
        ]
        return {"squares": "\n".join(squares), "rows": dict(state.rows_scored(seat))}
    assert isinstance(state, BloqsState)
    cells = state.towers[seat].cells
    return {"layers": [drawn_layer(cells, z) for z in range(state.towers[seat].height)]}


def drawn_layer(cells: Collection[tuple[int, int, int]], z: int) -> str:
    """A layer with as much room around the site as its cubes need."""
    there = [(x, y) for x, y, height in cells if height == z]
    around = max((max(-min(cell), max(cell) - 2, 0) for cell in there), default=0)
    across = range(-around, 3 + around)
    return "\n".join("".join(".x"[(x, y) in there] for x in across) for y in reversed(across))


def scored(state: State, language: str = "en") -> played.Scored:
    ends = [end_of(state, seat) for seat in range(state.seats)]
    return played.score(state.game, ends, NAMES[: state.seats], language)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("blokus", 4, {}),
        ("blokus", 4, {"scoring": "advanced"}),
        ("blokus-2", 2, {"scoring": "advanced", "bonus": "player"}),
        ("blokus-3", 3, {"shared": "yellow"}),
        ("blokus-duo", 2, {}),
        ("bloxx", 3, {}),
        ("bloxx", 1, {}),
    ],
)
def test_points_are_those_of_the_engine(name: str, seats: int, options: dict[str, Any]) -> None:
    state = played_out(klotz.game(name, **options), seats, Random(f"{name}{options}"))
    outcome, found = state.outcome(), scored(state)
    assert outcome is not None
    assert tuple(player.total for player in found.players) == outcome.scores
    assert tuple(player.rank for player in found.players) == outcome.ranks
    for player in found.players:
        assert sum(part.points for part in player.parts) == player.total
    if seats > 1:
        assert NAMES[outcome.winners[0]] in found.decided


@pytest.mark.ruling("layers")
@pytest.mark.parametrize("reading", READINGS)
def test_towers_count_as_by_the_referee_in_every_reading(reading: str) -> None:
    """With cubes that jut out over the edge, and without."""
    for overhang in (False, True):
        game = klotz.games.game("bloqs", layers=reading, overhang=overhang)
        state = played_out(game, 3, Random(reading))
        assert isinstance(state, BloqsState)
        found = scored(state)
        outcome = state.outcome()
        assert outcome is not None
        for seat, player in enumerate(found.players):
            counted = tuple(part.points for part in player.parts)
            assert counted == count_tower(list(state.towers[seat].cells), reading)
            assert player.total is None
        assert tuple(player.rank for player in found.players) == outcome.ranks
        assert (
            any(max(x, y) > 2 or min(x, y) < 0 for tower in state.towers for x, y, _ in tower.cells)
            == overhang
        )


@pytest.mark.parametrize("family", ["bloxx", "bloqs"])
def test_another_box_is_scored_by_what_is_in_it(family: str) -> None:
    random = Random(family)
    parts = random_bloxx(random) if family == "bloxx" else random_bloqs(random, places=10)
    box = boxes.read_box(boxes.document(family, "Odd", parts))
    state = played_out(klotz.games.game(family, box=box), 2, random)
    outcome = state.outcome()
    assert outcome is not None
    told = [scored(state, language) for language in words.languages()]
    assert all(tuple(player.rank for player in found.players) == outcome.ranks for found in told)
    assert len({found.decided for found in told}) == len(told)


def layers(*cubes: int) -> dict[str, Any]:
    """A tower with so many cubes in each layer, from the ground up."""
    return {
        "layers": ["\n".join(("x" * count).ljust(9, ".")[at : at + 3] for at in (0, 3, 6)) for count in cubes]
    }


@pytest.mark.parametrize(
    ("game", "ends", "ranks", "said"),
    [
        ("bloqs", [(9, 5), (9, 9, 1)], (2, 1), "Blaise wins with the most full layers: 2."),
        ("bloqs", [(9, 5), (9, 4, 3)], (2, 1), "So the cubes that aren't in full layers decide. Blaise wins"),
        ("bloqs", [(9, 5), (9, 4, 1)], (1, 1), "Ada, Blaise are level on the other cubes too"),
        ("bloqs", [(9, 9, 9), (9, 9, 9, 9)], (1, 2), "Ada has a perfect cube and wins at once."),
        ("bloqs", [(9,) * 6, (9, 9)], (1, 2), "Ada wins with the most full layers: 6."),
        ("bloqs-maestro", [(9,) * 6, (9, 9)], (1, 2), "Ada has a perfect cube and wins at once."),
    ],
)
@pytest.mark.rule("BQ-14", "BQ-16", "BQ-M9")
def test_why_a_tower_wins(game: str, ends: list[tuple[int, ...]], ranks: tuple[int, ...], said: str) -> None:
    found = played.score(klotz.game(game), [layers(*end) for end in ends], NAMES[:2])
    assert tuple(player.rank for player in found.players) == ranks
    assert said in found.decided


@pytest.mark.parametrize(
    ("left", "last", "points", "reason"),
    [
        (["I5", "1"], None, -6, "left: I5, 1"),
        ([], None, 15, "all placed: 15"),
        ([], "1", 20, "all placed: 15, and 5 for the one-square piece at the very end"),
    ],
)
@pytest.mark.rule("BK-9")
def test_why_a_colour_scores(left: list[str], last: str | None, points: int, reason: str) -> None:
    ends: list[dict[str, Any]] = [{"blue": {"left": left, "last": last}}, {"red": {"left": ["I5"]}}]
    found = played.score(klotz.game("blokus-duo"), ends, NAMES[:2])
    assert found.players[0].parts == (("blue", points, reason),)


@pytest.mark.parametrize(
    ("game", "end", "key"),
    [
        ("bloqs", {"tower": []}, "data-unknown-entry"),
        ("bloqs", {"layers": "xxx"}, "data-wrong-type"),
        ("bloqs", layers(*[9] * 1000), "score-tower-high"),
        ("bloqs", {"layers": ["xxxx"]}, "score-layer-form"),
        ("bloqs", {"layers": ["xx?\n...\n..."]}, "score-layer-square"),
        (
            "bloqs",
            {"layers": ["x....\n.....\n.....\n.....\n....."]},
            "score-layer-form",
        ),  # beside it, on the ground
        ("bloqs", {"layers": ["xxx\n...\n...", "\n".join(["x" * 17] * 17)]}, "score-layer-form"),
        ("bloqs", {"layers": ["xxx\n...\n...", "\n".join(["xxxx"] * 4)]}, "score-layer-form"),
        ("bloqs", layers(3, 0, 1), "score-tower-floats"),
        ("bloqs", layers(*[9] * 12), "score-tower-cubes"),
        ("bloxx", {"squares": " ", "rows": {}}, "score-row-squares"),
        ("bloxx", {"squares": "x......\n" * 10, "rows": {"orange": 4}}, "score-row-open"),
        ("bloxx", {"squares": "x......\n" * 10, "rows": {"pink": 4}}, "score-no-row"),
        ("bloxx", {"squares": "xxxxxxx\n" * 10, "rows": {}}, "score-row-unsaid"),
        ("bloxx", {"squares": "x......\n" * 11, "rows": {}}, "score-many-rows"),
        ("blokus-duo", {"blue": {"left": ["Q9"]}}, "score-no-piece"),
        ("blokus-duo", {"blue": {"left": ["1", "1"]}}, "score-piece-twice"),
        ("blokus-duo", {"blue": {"left": ["1"], "last": "2"}}, "score-last-piece"),
        ("blokus-duo", {"red": {"left": []}}, "data-unknown-entry"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(game: str, end: dict[str, Any], key: str) -> None:
    with pytest.raises(DataError) as refused:
        played.score(klotz.game(game), [end], ["Ada"])
    assert refused.value.key == key
    for language in words.languages():
        assert refused.value.sentence(language)


def test_so_many_do_not_play_it() -> None:
    with pytest.raises(DataError) as refused:
        played.score(klotz.game("blokus-duo"), [{}] * 3, NAMES[:3])
    assert refused.value.key == "score-players"


@pytest.mark.parametrize(
    ("game", "totals"), [("bloxx", (-70, -70)), ("bloqs", (None, None)), ("blokus-duo", (15, 15))]
)
def test_nothing_is_left_out(game: str, totals: tuple[int | None, ...]) -> None:
    found = played.score(klotz.game(game), [{}, {}], NAMES[:2])
    assert tuple(player.total for player in found.players) == totals
    assert "win together" in found.decided

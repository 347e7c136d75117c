"""Colours and who begins: from what players choose to seats and options, which records contain."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import klotz
from klotz import games, records
from klotz.games.contract import Game
from klotz.games.seating import SeatingError
from klotz.players import player
from klotz.testing import check_game


@st.composite
def chosen(draw: st.DrawFn) -> tuple[Game, list[str | None], int | None]:
    """A game, the colours that its players want, and who is to begin."""
    game = klotz.game(draw(st.sampled_from(games.names())))
    players = draw(st.sampled_from(game.seat_counts))
    wanted = draw(st.permutations(list(game.colour_choices) or [None]))[:players]
    colours = [draw(st.sampled_from([colour, None])) for colour in wanted]
    colours += [None] * (players - len(colours))
    return game, colours, draw(st.none() | st.integers(0, players - 1))


@given(chosen())
def test_everybody_has_the_colour_they_chose_and_the_right_one_begins(
    table: tuple[Game, list[str | None], int | None],
) -> None:
    game, colours, first = table
    seating = game.seating(colours, first)
    assert sorted(seating.order) == list(range(len(colours)))
    settled = klotz.game(game.name, **{**game.options, **seating.options})
    for colour, seat in zip(colours, seating.order, strict=True):
        if colour is not None:
            assert set(settled.colours(seat)) == set(game.colour_choices[colour])
    own = [each for seat in seating.order for each in settled.colours(seat)]
    assert len(set(own)) == len(own)
    if first is not None:
        assert seating.order[first] == 0
        assert settled.start(len(colours)).due in ((0,), (klotz.CHANCE,))
    again = records.loads(records.dumps(settled.record(settled.start(len(colours))), "klotz"), "klotz")
    assert games.game_of_record(again.game, again.options) == settled


@pytest.mark.parametrize("name", [name for name in games.names() if klotz.game(name).colour_choices])
def test_nobody_gets_a_colour_that_is_not_there_or_anothers(name: str) -> None:
    game = klotz.game(name)
    players = game.seat_counts[0]
    with pytest.raises(SeatingError, match="no colour 'pink'; there are blue"):
        game.seating(["pink", *[None] * (players - 1)])
    with pytest.raises(SeatingError, match="two players want blue"):
        game.seating(["blue", "blue", *[None] * (players - 2)])


def test_in_bloxx_there_is_no_colour_to_choose() -> None:
    with pytest.raises(SeatingError, match="no colours to choose in bloxx"):
        klotz.game("bloxx").seating(["blue", None])
    assert klotz.game("bloxx").seating([None] * 3, 1).order == (2, 0, 1)


# ---------------------------------------------------------------------- Blokus


@pytest.mark.rule("BK-1")
@pytest.mark.parametrize("first", ["blue", "yellow", "red", "green"])
@pytest.mark.parametrize("name", ["blokus", "blokus-2", "blokus-3"])
def test_any_colour_can_begin_and_the_others_follow_in_their_order(name: str, first: str) -> None:
    order = ["blue", "yellow", "red", "green"]
    at = order.index(first)
    state: Any = klotz.games.game(name, first=first).start()
    for text in ("a20", "t20", "t1", "a1"):
        state.push(state.parse(text))
    assert [turn.value for turn in state.turns] == order[at:] + order[:at]
    assert state.history[0].seat == 0


@pytest.mark.rule("BK-2")
def test_a_colour_keeps_its_own_corner_whoever_begins() -> None:
    corners = {"blue": "a20", "yellow": "t20", "red": "t1", "green": "a1"}
    for first in corners:
        state = klotz.games.game("blokus", first=first, starts="own").start()
        for _ in corners:
            colour = state.view(None)["colour"]  # type: ignore[typeddict-item]
            state.push(state.parse(corners[colour]))


@pytest.mark.rule("BK-12")
def test_in_duo_the_own_square_is_that_of_the_first_player() -> None:
    for first in ("blue", "red"):
        state = klotz.game("blokus-duo", first=first, starts="own").start()
        with pytest.raises(klotz.IllegalMove):
            state.parse("j5")
        assert state.view(None)["colour"] == first
        state.push(state.parse("e10"))
        state.push(state.parse("j5"))


@pytest.mark.rule("BK-11")
@pytest.mark.ruling("shared")
@pytest.mark.parametrize(
    ("wanted", "shared"),
    [
        ([None, None, None], "green"),
        (["green", None, None], "red"),
        (["red", "green", "yellow"], "blue"),
        (["green", "blue", "red"], "yellow"),
    ],
)
def test_three_players_share_the_colour_that_nobody_wants(wanted: list[str | None], shared: str) -> None:
    game = klotz.game("blokus-3")
    assert set(game.colour_choices) == {"blue", "yellow", "red", "green"}
    order, options = game.seating(wanted)
    assert options["shared"] == shared
    seated = klotz.game("blokus-3", **options)
    for who, colour in enumerate(wanted):
        if colour is not None:
            assert seated.colours(order[who]) == (colour,)
    agreed = klotz.game("blokus-3", shared="blue").seating([None] * 3)
    assert agreed.options["shared"] == "blue"


@pytest.mark.rule("BK-11")
@pytest.mark.ruling("shared_first")
def test_whoever_begins_the_shared_colour_is_counted_from_there() -> None:
    game = klotz.game("blokus-3", first="red", shared_first="second")
    state: Any = game.start()
    turns = []
    for text in ("t1", "a1", "a20", "t20"):
        turns.append((state.colour.value, state.due[0]))
        state.push(state.parse(text))
    assert turns == [("red", 0), ("green", 1), ("blue", 1), ("yellow", 2)]


def test_a_file_for_other_programs_says_who_begins() -> None:
    game = klotz.game("blokus", first="red")
    state = game.start()
    for _ in range(9):
        state.push(next(iter(state.legal_moves)))
    record = game.record(state)
    text = records.dumps(record, "blksgf")
    assert "first:red" in text
    assert records.loads(text, "blksgf") == record
    set_up = game.start(setup={"placed": {"red": ["t1"]}, "turn": "red"})
    written = records.dumps(game.record(set_up), "blksgf")
    assert records.loads(written, "blksgf") == game.record(set_up)
    assert "first" not in records.dumps(klotz.game("blokus").record(klotz.game("blokus").start()), "blksgf")


# ---------------------------------------------------------------------- Bloqs


@pytest.mark.rule("BQ-2")
@pytest.mark.parametrize("name", ["bloqs", "bloqs-turn2", "bloqs-maestro"])
def test_who_begins_can_be_agreed_on_without_a_roll(name: str) -> None:
    state: Any = klotz.games.game(name, first="agreed").start(3)
    while state.waiting_for["step"] == "deal":
        state.push(state.chances[0].move)
    assert state.turn == 0
    assert state.waiting_for["step"] == ("travel" if name == "bloqs-maestro" else "roll")


@pytest.mark.rule("BQ-1")
def test_every_pawn_has_its_own_start_circle() -> None:
    circles = {"blue": 1, "yellow": 6, "red": 11, "green": 16}
    for count in (2, 3, 4):
        for pawns in permutations(circles, count):
            view: Any = klotz.game("bloqs", pawns=list(pawns)).start(count).view(None)
            assert view["starts"] == [circles[pawn] for pawn in pawns]
            assert view["colours"] == [[pawn] for pawn in pawns]
            assert [pawn["disc"] for pawn in view["pawns"]] == view["starts"]


@pytest.mark.parametrize(
    ("pawns", "why"),
    [
        (["blue"], "list of 2 to 4"),
        (7, "list of 2 to 4"),
        (["blue", "pink"], "has 'pink'"),
        (["blue", ["red"]], "has"),
        (["blue", "blue"], "twice"),
    ],
)
def test_pawns_that_are_not_in_the_box_are_refused(pawns: Any, why: str) -> None:
    with pytest.raises(games.InvalidOption, match=why):
        klotz.game("bloqs", pawns=pawns)


def test_pawns_are_for_as_many_as_play() -> None:
    assert klotz.game("bloqs", pawns="red,blue").options["pawns"] == ["red", "blue"]
    with pytest.raises(ValueError, match="2 pawns for 3 seats"):
        klotz.game("bloqs", pawns=["red", "blue"]).start(3)


# ---------------------------------------------------------------------- whole games, and computers

GAMES = [
    ("blokus", {"first": "green"}, 4),
    ("blokus-2", {"first": "red"}, 2),
    ("blokus-3", {"first": "yellow"}, 3),
    ("blokus-duo", {"first": "red"}, 2),
    ("bloqs", {"first": "agreed", "pawns": ["green", "yellow"]}, 2),
    ("bloqs-maestro", {"first": "agreed", "pawns": ["red", "green", "blue"]}, 3),
]


@pytest.mark.parametrize(("name", "options", "seats"), GAMES)
def test_they_keep_the_contract(name: str, options: dict[str, Any], seats: int) -> None:
    check_game(klotz.game(name, **options), seats, seed=5, moves_checked=3)


@pytest.mark.parametrize(("name", "options", "seats"), GAMES[2::3])
def test_computers_play_them(name: str, options: dict[str, Any], seats: int) -> None:
    game = klotz.game(name, **options)
    with player("level:1", game, seed=1) as computer:
        state = game.start(seats)
        while state.due and state.moves_made < 12:
            due = state.due[0]
            move = state.chances[0].move if due == klotz.CHANCE else computer.choose(state, seat=due)
            assert move in state.legal_moves
            state.push(move)

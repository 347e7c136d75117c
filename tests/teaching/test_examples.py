"""The examples in the rules, played: what they say happens does."""

import pytest
from docs.make_example_pictures import BESIDE_ITSELF, example_pictures
from docs.rule_examples import EXAMPLES

from klotz import games
from klotz.games.blokus import BlokusState
from klotz.games.bloqs import BloqsState
from klotz.games.bloxx import BloxxState
from klotz.games.bloxx.dice import DICE
from klotz.games.contract import IllegalMove
from tests.teaching.claims import PICTURES, proves

ADA, BEN, CLEO = range(3)


def blokus(game: str, step: int) -> BlokusState:
    state = EXAMPLES[game].at(step)
    assert isinstance(state, BlokusState)
    return state


def bloxx(step: int) -> BloxxState:
    state = EXAMPLES["bloxx"].at(step)
    assert isinstance(state, BloxxState)
    return state


def bloqs(game: str, step: int) -> BloqsState:
    state = EXAMPLES[game].at(step)
    assert isinstance(state, BloqsState)
    return state


def test_every_game_has_an_example_and_each_step_a_drawing_that_is_current() -> None:
    assert set(EXAMPLES) == set(games.names())
    drawn = {
        f"{game}-example-{number}": picture
        for game, pictures in example_pictures().items()
        for number, picture in enumerate(pictures, start=1)
    }
    steps = {
        f"{name}-example-{step + 1}"
        for name, example in EXAMPLES.items()
        for step in range(len(example.steps))
    }
    assert drawn.keys() == steps == {path.stem for path in PICTURES.glob("*-example-*.svg")}
    for name, picture in drawn.items():
        assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == picture, name


# ---------------------------------------------------------------------- Blokus


@proves("rulebook-blokus-example-1", "rulebook-blokus-example-2", "rulebook-blokus-example-3")
def test_blokus_goes_on_at_a_corner_and_not_at_a_side() -> None:
    state = blokus("blokus", 2)
    assert [piece.piece for piece in state.placed if piece.colour.value == "blue"] == ["I5"]
    assert state.colour is not None
    assert state.colour.value == "blue"
    with pytest.raises(IllegalMove) as refused:
        state.parse(BESIDE_ITSELF)
    assert refused.value.rule == "BK-4"
    assert not any("f1" in move.text.split(",") for move in state.legal_moves)
    assert blokus("blokus", 3).placed[-1].piece == "V3"


@proves("rulebook-blokus-2-example-1")
def test_two_have_two_colours_each_and_they_take_turns() -> None:
    state = blokus("blokus-2", 1)
    assert [move.seat for move in state.history] == [ADA, BEN, ADA, BEN, ADA]
    assert [piece.colour.value for piece in state.placed] == ["blue", "yellow", "red", "green", "blue"]


@proves("rulebook-blokus-3-example-1", "rulebook-blokus-3-example-2")
def test_three_take_turns_with_green() -> None:
    state = blokus("blokus-3", 2)
    assert [move.seat for move in state.history] == [ADA, BEN, CLEO, ADA, ADA, BEN, CLEO, BEN]
    assert [piece.number for piece in state.placed if piece.colour.value == "green"] == [4, 8]
    for text in EXAMPLES["blokus-3"].moves[8:11]:
        state.push(state.parse(text))
    assert state.due == (CLEO,)
    assert state.colour is not None
    assert state.colour.value == "green"


@proves("rulebook-blokus-duo-example-1", "rulebook-blokus-duo-example-2", "rulebook-blokus-duo-example-3")
def test_duo_begins_in_the_middle() -> None:
    first, second, third = blokus("blokus-duo", 3).placed
    assert (first.piece, second.piece, third.piece) == ("X", "X", "2")
    assert first.colour == third.colour != second.colour
    assert ((4, 9) in first.cells, (9, 4) in second.cells) == (True, True)


# ---------------------------------------------------------------------- Bloxx!


@proves("rulebook-bloxx-example-1")
def test_bloxx_the_dice_show_a_line_and_a_square() -> None:
    state = bloxx(1)
    assert (state.active, state.due) == (ADA, (ADA,))
    assert state.roll is not None
    line, square = (state.dice.face(die, state.roll[index]) for index, die in enumerate(DICE))
    assert ({y for _, y in line.cells}, {x for x, _ in line.cells}) in (
        ({0}, {0, 1, 2, 3}),
        ({0, 1, 2, 3}, {0}),
    )
    assert set(square.cells) == {(0, 0), (0, 1), (1, 0), (1, 1)}


@proves("rulebook-bloxx-example-2", "rulebook-bloxx-example-3", "rulebook-bloxx-example-4")
def test_bloxx_the_same_die_costs_the_circle() -> None:
    state = bloxx(4)
    assert [state.drawn(seat)[0].circle for seat in (ADA, BEN, CLEO)] == [(1, 0), None, (1, 0)]
    assert state.drawn(ADA)[0].cells == state.drawn(BEN)[0].cells
    assert [dict(score.parts)["numbers"] for score in state.score_sheet()] == [2, 0, 2]


# ---------------------------------------------------------------------- Bloqs


@proves("rulebook-bloqs-example-1", "rulebook-bloqs-example-2")
def test_bloqs_alone_one_builds_the_piece_of_the_disc() -> None:
    state = bloqs("bloqs", 1)
    assert (state.pawns[ADA].disc, state.discs[3]) == (3, "I3")
    assert [state.game.colours(seat) for seat in (ADA, BEN)] == [("blue",), ("yellow",)]
    (piece,) = bloqs("bloqs", 2).towers[ADA].pieces.values()
    assert set(piece) == {(0, 0, 0), (1, 0, 0), (2, 0, 0)}


@proves("rulebook-bloqs-example-3", "rulebook-bloqs-example-4")
def test_bloqs_who_comes_to_company_swaps_and_both_build() -> None:
    state = bloqs("bloqs", 3)
    assert state.pawns[ADA] == state.pawns[BEN] == (3, False)
    assert {move.text.split()[0] for move in state.legal_moves} == {"swap"}
    after = bloqs("bloqs", 4)
    assert [len(after.towers[seat].cells) for seat in (ADA, BEN)] == [1, 3]


@proves("rulebook-bloqs-turn2-example-1", "rulebook-bloqs-turn2-example-2")
def test_turn2_goes_either_way() -> None:
    state = bloqs("bloqs-turn2", 1)
    assert {move.text for move in state.legal_moves} == {"cw", "ccw"}
    there = state.copy()
    there.push(there.parse("cw"))
    assert there.waiting_for == {"step": "supply", "kind": "1"}
    state.push(state.parse("ccw"))
    assert state.waiting_for == {"step": "supply", "kind": "O4"}
    assert len(bloqs("bloqs-turn2", 2).towers[ADA].cells) == 4


@proves(
    "rulebook-bloqs-maestro-example-1", "rulebook-bloqs-maestro-example-2", "rulebook-bloqs-maestro-example-3"
)
def test_maestro_a_die_card_a_theft_and_a_defence() -> None:
    state = bloqs("bloqs-maestro", 1)
    assert (state.pawns[ADA].disc, state.discs[1], state.waiting_for) == (1, "steal", {"step": "steal"})
    asked = bloqs("bloqs-maestro", 2)
    assert asked.due == (BEN,)
    after = bloqs("bloqs-maestro", 3)
    assert after.towers[BEN] == asked.towers[BEN] == state.towers[BEN]
    assert after.discards == ("die-3", "defence")
    assert after.turn == BEN

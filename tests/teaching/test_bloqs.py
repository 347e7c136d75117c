"""What the lesson, the tips and the rule pages of Bloqs claim of the positions they show."""

from docs.teaching import lesson, positions, rule, rule_tower, tip, tip_tower, tower

import klotz
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.scoring import counted
from klotz.games.contract import Move
from tests.games.bloqs.standard import kind_of, parse_piece, size_of
from tests.teaching.claims import proves


def shown(state: object) -> BloqsState:
    assert isinstance(state, BloqsState)
    return state


def size(piece: str) -> int:
    return size_of(kind_of(parse_piece(piece)))


def played(state: BloqsState, *texts: str) -> BloqsState:
    after = state.copy()
    for text in texts:
        after.push(after.parse(text))
    return after


@proves("page-lesson-bloqs-1", "page-lesson-bloqs-1-wrong", "page-lesson-bloqs-1-done")
def test_alone_on_a_disc_one_builds_its_piece_flat_or_not() -> None:
    state = shown(lesson("bloqs", 1))
    mover = state.pawns[state.turn]
    assert [pawn for pawn in state.pawns if pawn == mover] == [mover]
    assert state.waiting_for == {"step": "supply", "kind": state.discs[mover.disc]}
    flat = {move for move in state.legal_moves if {z for _, _, z in parse_cells(move.text.split()[2])} == {0}}
    assert flat
    assert flat < set(state.legal_moves)


@proves("page-lesson-bloqs-2", "page-lesson-bloqs-2-wrong", "page-lesson-bloqs-2-done")
def test_two_on_one_disc_swap_and_each_builds_what_it_got() -> None:
    state = shown(lesson("bloqs", 2))
    assert state.pawns[0] == state.pawns[1]

    def is_good(move: Move) -> bool:
        _, _, _, give, _, take = move.text.split()
        return size(take) >= size(give)

    moves = list(state.legal_moves)
    assert all(move.text.startswith("swap") for move in moves)
    good = [move for move in moves if is_good(move)]
    assert 0 < len(good) < len(moves)
    after = played(state, good[0].text)
    builders = []
    for _ in range(2):
        builders.append(after.due[0])
        after.push(next(iter(after.legal_moves)))
    assert builders == [state.turn, 1 - state.turn]


@proves("page-lesson-bloqs-2-remark")
def test_a_piece_under_another_can_be_taken_if_it_slides_out_sideways_and_nothing_falls() -> None:
    covered = tower("covered")
    for number in (1, 2, 3, 4):
        assert covered.is_covered(number)
        assert number in covered.takeable
        assert covered.taken(number).stands()
    setup = {
        "towers": [{}, positions("bloqs")["towers"]["covered"]],
        "discs": ["L4", "steal", *[None] * 18],
        "pawns": [1, 1],
    }
    state = klotz.game("bloqs").start(setup=setup)
    state.push(state.parse("roll 1"))
    assert {f"steal 2 1#{number}" for number in (1, 2, 3, 4)} < {move.text for move in state.legal_moves}


@proves("page-lesson-bloqs-3", "page-lesson-bloqs-3-wrong", "page-lesson-bloqs-3-done")
def test_a_steal_may_take_four_cubes_or_fewer_and_builds_at_once() -> None:
    state = shown(lesson("bloqs", 3))
    assert state.waiting_for == {"step": "steal"}
    sizes = {move.text: size(move.text.split()[2]) for move in state.legal_moves}
    assert 4 in sizes.values()
    assert min(sizes.values()) < 4
    biggest = max(sizes, key=lambda text: sizes[text])
    after = played(state, biggest)
    assert after.due == (state.turn,)
    assert all(move.text.startswith("build") for move in after.legal_moves)


@proves("page-lesson-bloqs-3-remark")
def test_in_maestro_the_other_may_defend() -> None:
    setup = {
        "towers": [{}, {"1#1": "a1.1"}],
        "discs": ["L4", "steal", *[None] * 18],
        "pawns": [1, 1],
        "hands": [[], ["defence"]],
    }
    state = klotz.game("bloqs-maestro").start(setup=setup)
    for text in ("roll", "roll 1", "cw", "steal 2 1#1"):
        state.push(state.parse(text))
    assert (state.due, [move.text for move in state.legal_moves]) == ((1,), ["allow", "defend"])


@proves("page-lesson-bloqs-4", "page-lesson-bloqs-4-wrong", "page-lesson-bloqs-4-done")
def test_one_way_leads_to_a_small_piece_and_the_other_to_any_piece() -> None:
    state = shown(lesson("bloqs", 4))
    assert {move.text for move in state.legal_moves} == {"cw", "ccw"}
    small = played(state, "cw").waiting_for
    assert small is not None
    assert small["step"] == "supply"
    assert small["kind"] is not None
    assert size_of(small["kind"]) <= 2
    assert played(state, "ccw").waiting_for == {"step": "supply", "kind": None}


@proves("page-lesson-bloqs-5", "page-lesson-bloqs-5-wrong", "page-lesson-bloqs-5-done")
def test_one_place_completes_the_cube_and_wins_at_once() -> None:
    state = shown(lesson("bloqs", 5))
    outcomes = [played(state, move.text).outcome() for move in state.legal_moves]
    won = [outcome for outcome in outcomes if outcome is not None]
    assert [(outcome.reason, outcome.winners) for outcome in won] == [("perfect-cube", (state.turn,))]
    assert len(outcomes) > 1


@proves("page-tip-bloqs-1", "rule-BQ-16")
def test_a_full_layer_counts_before_cubes() -> None:
    for each in (tip_tower("bloqs-1"), rule_tower("BQ-16")):
        assert counted(each) == (1, 4)


@proves("page-tip-bloqs-2")
def test_a_covered_hole_can_be_filled_only_by_what_gets_there() -> None:
    """Under the bridge is room for two cubes; they come from the front, and nothing comes through the roof."""
    bridge = tip_tower("bloqs-2")
    hole = ((1, 0, 0), (1, 0, 1))
    assert hole in bridge.places("2")
    walled = bridge.built(29, ((0, 1, 0), (1, 1, 0), (1, 1, 1), (2, 1, 1)))
    walled = walled.built(10, ((0, 0, 3), (1, 0, 3), (2, 0, 3)))
    assert not any((1, 0, 1) in cells and (1, 0, 2) in cells for cells in walled.places("I3"))


@proves("page-tip-bloqs-3")
def test_what_is_within_three_layers_can_still_be_a_cube() -> None:
    near = tip_tower("bloqs-3")
    assert near.height == 3
    missing = {(x, y, 2) for x in range(3) for y in range(3)} - set(near.cells)
    assert len(missing) == 27 - len(near.cells) == 2
    singles = [(3, cell) for cell in sorted(missing)]
    for number, (_, cell) in enumerate(singles, start=3):
        assert (cell,) in near.places("1")
        near = near.built(number, (cell,))
    assert near.is_perfect(3)


@proves("page-tip-bloqs-4")
def test_what_is_covered_and_hemmed_in_cannot_be_taken_and_what_is_only_covered_can() -> None:
    locked = tip_tower("bloqs-4")
    assert locked.is_covered(25)
    assert not locked.slides_out(25)
    assert 25 not in locked.takeable
    open_sideways = locked.taken(1)
    assert open_sideways.is_covered(25)
    assert open_sideways.slides_out(25)  # once a neighbour is gone
    assert {1, 2, 3, 4} <= set(tower("covered").takeable)


@proves("page-tip-bloqs-5", "rule-BQ-13")
def test_what_holds_others_cannot_be_taken_though_nothing_lies_on_it() -> None:
    for each in (tip_tower("bloqs-5"), rule_tower("BQ-13")):
        assert not each.is_covered(6)
        assert each.slides_out(6)
        assert not each.taken(6).stands()
        assert 6 not in each.takeable


@proves("page-tip-bloqs-6", "rule-BQ-9")
def test_a_single_on_top_can_be_taken() -> None:
    for each in (tip_tower("bloqs-6"), rule_tower("BQ-9")):
        assert 2 in each.takeable


@proves("page-tip-bloqs-7", "rule-BQ-17")
def test_after_the_roll_both_directions_are_open() -> None:
    state = shown(rule("BQ-17"))
    assert {move.text for move in state.legal_moves} == {"cw", "ccw"}
    went = shown(tip("bloqs-7"))
    assert "ccw" in [move.text for move in went.history]


@proves("rule-BQ-1")
def test_at_the_start_all_discs_are_face_down_and_all_pieces_in_the_stock() -> None:
    state = shown(rule("BQ-1"))
    assert state.discs == (None,) * 20
    assert sum(state.stock.values()) == 32
    assert all(pawn.on_start for pawn in state.pawns)


@proves("rule-BQ-12")
def test_a_pier_can_be_pulled_out_and_what_it_carries_would_fall() -> None:
    bridge = rule_tower("BQ-12")
    assert bridge.slides_out(6)
    assert not bridge.taken(6).stands()
    assert bridge.takeable == (9,)


@proves("rule-BQ-14", "rule-BQ-M9")
def test_cubes_are_perfect() -> None:
    assert rule_tower("BQ-14").is_perfect(3)
    assert rule_tower("BQ-M9").is_perfect(6)

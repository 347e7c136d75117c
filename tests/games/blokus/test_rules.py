"""Each rule of the Blokus rulebooks, by its id: what it allows, what it refuses, and in which words."""

import json
from pathlib import Path

import pytest

import klotz
from klotz.games.blokus import BlokusState, Colour, Placed
from klotz.games.blokus.scoring import colour_score
from klotz.shapes import PIECES

DATA = Path(__file__).parent / "data"


def example(name: str) -> dict[str, list[str]]:
    """The pieces on the board of a rulebook's finished game: as many of each size as it says, on squares of ours."""
    placed: dict[str, list[str]] = json.loads((DATA / f"{name}-example.json").read_text())["placed"]
    return placed


def start(name: str, **options: str) -> BlokusState:
    state = klotz.game(name, **options).start()
    assert isinstance(state, BlokusState)
    return state


def play(state: BlokusState, *texts: str) -> BlokusState:
    for text in texts:
        state.push(state.parse(text))
    return state


def set_up(
    name: str, placed: dict[str, list[str]], turn: str = "blue", *, scoring: str = "advanced"
) -> BlokusState:
    setup = {"placed": placed, "turn": turn}
    state = klotz.games.game(name, scoring=scoring).start(setup=setup)
    assert isinstance(state, BlokusState)
    return state


def refused(state: BlokusState, text: str, seat: int | None = None) -> klotz.IllegalMove:
    """The error for an illegal move, after making sure that it changed nothing."""
    before = state.view(0)
    with pytest.raises(klotz.IllegalMove) as caught:
        state.parse(text, seat)
    assert state.view(0) == before
    assert caught.value.position == str(state)
    assert str(caught.value) == f"{caught.value.rule}: {caught.value.reason}"
    assert (
        klotz.Move(state.due[0] if seat is None and state.due else seat or 0, text) not in state.legal_moves
    )
    return caught.value


# ---------------------------------------------------------------------- pieces


@pytest.mark.rule("BK-6")
def test_a_set_is_21_pieces_and_89_squares() -> None:
    sizes = [piece.size for piece in PIECES.values()]
    assert [sizes.count(size) for size in range(1, 6)] == [1, 1, 2, 5, 12]
    assert sum(sizes) == 89
    for colour in Colour:
        assert start("blokus").pieces_left(colour) == tuple(PIECES)


# ---------------------------------------------------------------------- BK-1, BK-2: board, order, corners


@pytest.mark.rule("BK-1")
def test_classic_board_and_turn_order() -> None:
    state = start("blokus")
    assert state.variant.size == 20
    seen = []
    for text in ("a20", "t20", "t1", "a1", "b19,c19"):
        seen.append((state.colour, state.due))
        play(state, text)
    assert seen == [
        (Colour.BLUE, (0,)),
        (Colour.YELLOW, (1,)),
        (Colour.RED, (2,)),
        (Colour.GREEN, (3,)),
        (Colour.BLUE, (0,)),
    ]


@pytest.mark.rule("BK-1")
def test_nobody_moves_out_of_turn() -> None:
    error = refused(start("blokus"), "t20", seat=1)
    assert error.rule == "BK-1"
    assert "blue" in error.reason


@pytest.mark.rule("BK-2")
@pytest.mark.parametrize("corner", ["a1", "t1", "a20", "t20"])
def test_the_first_piece_covers_any_free_corner(corner: str) -> None:
    assert play(start("blokus"), corner).colour is Colour.YELLOW


@pytest.mark.rule("BK-2")
def test_58_opening_moves_a_corner() -> None:
    assert start("blokus", starts="own").legal_moves.count() == 58
    state = start("blokus")
    counts = []
    for corner in ("a1", "t1", "a20", "t20"):
        counts.append(state.legal_moves.count())
        play(state, corner)
    assert counts == [4 * 58, 3 * 58, 2 * 58, 58]


@pytest.mark.rule("BK-2")
def test_a_first_piece_away_from_the_corners_is_refused() -> None:
    error = refused(play(start("blokus"), "a20"), "b2")
    assert error.rule == "BK-2"
    assert error.details == {"squares": "t20, t1, a1"}
    assert "t20, t1, a1" in error.reason


@pytest.mark.rule("BK-2")
def test_a_taken_corner_is_refused() -> None:
    assert refused(play(start("blokus"), "a20"), "a20").rule == "BK-6"


@pytest.mark.rule("BK-2")
def test_own_corners_run_clockwise_from_the_top_left() -> None:
    state = start("blokus", starts="own")
    for corner in ("a20", "t20", "t1", "a1"):
        others = {"a20", "t20", "t1", "a1"} - {corner}
        for other in sorted(others):
            assert refused(state, other).rule in {"BK-2", "BK-6"}
        play(state, corner)


# ---------------------------------------------------------------------- BK-3, BK-4, BK-5: touching


@pytest.fixture
def second_round() -> BlokusState:
    """Each colour has a bent three in its corner; blue's covers a20, b20 and a19."""
    return play(start("blokus", starts="own"), "a19,a20,b20", "s20,t20,t19", "t1,t2,s1", "a1,a2,b1")


@pytest.mark.rule("BK-3")
def test_a_later_piece_touches_its_own_colour_at_a_corner(second_round: BlokusState) -> None:
    assert second_round.parse("c19,d19,e19").seat == 0
    assert second_round.parse("b18,b17").seat == 0


@pytest.mark.rule("BK-3")
def test_a_piece_that_touches_nothing_of_its_own_is_refused(second_round: BlokusState) -> None:
    error = refused(second_round, "h10,h11,h12")
    assert error.rule == "BK-3"
    assert error.details == {"colour": "blue"}


@pytest.mark.rule("BK-3")
def test_another_colours_corner_is_not_enough(second_round: BlokusState) -> None:
    assert refused(second_round, "r19,q19,p19").rule == "BK-3"  # touches yellow's s20 only


@pytest.mark.rule("BK-4")
def test_a_piece_beside_its_own_colour_is_refused(second_round: BlokusState) -> None:
    error = refused(second_round, "c20,d20")
    assert error.rule == "BK-4"
    assert error.details == {"square": "b20", "colour": "blue"}


@pytest.mark.rule("BK-4")
def test_a_corner_does_not_excuse_an_edge(second_round: BlokusState) -> None:
    # b18 touches a19 at a corner, b19 lies beside it.
    assert refused(second_round, "b18,b19").rule == "BK-4"


@pytest.mark.rule("BK-5")
def test_other_colours_may_be_touched_in_any_way() -> None:
    # The rulebook's picture: blue touches blue at corners only, and green however it likes.
    state = set_up("blokus", {"blue": ["c5,d5"], "green": ["e5,f5", "b2,b3,c3", "e7,e8,e9"]})
    assert state.parse("e6,f6,g6").seat == 0  # between green's e5, f5 below and e7 above
    assert state.parse("b4").seat == 0  # beside green's b3, at blue's corner
    assert state.parse("e4,f4,g4").seat == 0
    assert refused(state, "d6").rule == "BK-4"


# ---------------------------------------------------------------------- BK-6: pieces and squares


@pytest.mark.rule("BK-6")
def test_pieces_do_not_overlap(second_round: BlokusState) -> None:
    error = refused(second_round, "b20,c20")
    assert error.rule == "BK-6"
    assert error.details == {"square": "b20"}


@pytest.mark.rule("BK-6")
@pytest.mark.parametrize("text", ["u20", "a21", "z99", "a20,a21", "t20,u20"])
def test_pieces_do_not_leave_the_board(text: str) -> None:
    error = refused(start("blokus"), text)
    assert error.rule == "BK-6"
    assert error.key == "blokus-off-board"


@pytest.mark.rule("BK-6")
def test_each_piece_is_played_once() -> None:
    state = play(start("blokus-duo"), "e10", "j5")
    error = refused(state, "f11")
    assert error.rule == "BK-6"
    assert error.details == {"piece": "1"}
    assert "1" not in state.pieces_left(Colour.BLUE)
    assert "1" not in state.pieces_left(Colour.RED)


@pytest.mark.rule("BK-6")
@pytest.mark.parametrize("text", ["a1,a3", "a1,b2", "a1,a2,a3,a4,a5,a6", "a1,b1,c1,a2,b2,c2"])
def test_only_the_21_pieces_can_be_played(text: str) -> None:
    error = refused(start("blokus"), text)
    assert error.rule == "BK-6"
    assert error.key == "blokus-unknown-piece"


@pytest.mark.rule("BK-6")
def test_pieces_stay_where_they_were_played() -> None:
    state = start("blokus-duo")
    here: list[Placed] = []
    while state.due:
        for piece in here:
            assert piece in state.placed
        here = list(state.placed)
        state.push(next(iter(state.legal_moves)))


# ---------------------------------------------------------------------- BK-7: passing and the end


@pytest.mark.rule("BK-7")
def test_whoever_can_place_may_not_pass() -> None:
    error = refused(start("blokus"), "pass")
    assert error.rule == "BK-7"
    assert error.key == "blokus-must-place"


@pytest.fixture
def blue_is_shut_in() -> BlokusState:
    """Blue's only piece is a1, and red stands on its one corner: blue can never place again."""
    return set_up("blokus-duo", {"blue": ["a1"], "red": ["b2,c2"]}, "red")


@pytest.mark.rule("BK-7")
def test_a_colour_that_cannot_place_is_skipped_and_the_record_says_pass(blue_is_shut_in: BlokusState) -> None:
    state = blue_is_shut_in
    for _ in range(3):
        assert state.due == (1,)
        state.push(next(iter(state.legal_moves)))
    assert [move.text for move in state.history][1::2] == ["pass"] * 3
    assert [move.seat for move in state.history] == [1, 0] * 3
    record = state.game.record(state)
    assert record.moves[1] == "pass"
    assert state.game.replay(record) == state


@pytest.mark.rule("BK-7")
def test_taking_back_takes_the_passes_too(blue_is_shut_in: BlokusState) -> None:
    state = blue_is_shut_in
    before = state.view(None)
    move = next(iter(state.legal_moves))
    state.push(move)
    assert len(state.history) == 2
    assert state.pop() == move
    assert state.view(None) == before


@pytest.mark.rule("BK-7")
def test_the_game_ends_when_nobody_can_place(blue_is_shut_in: BlokusState) -> None:
    state = blue_is_shut_in
    while state.due:
        assert state.outcome() is None
        state.push(next(iter(state.legal_moves)))
    assert state.outcome() is not None
    assert state.history[-1].text != "pass"  # nobody has to pass once the game is over
    assert not state.legal_moves
    error = refused(state, "n14")
    assert (error.rule, error.key) == ("BK-7", "blokus-game-over")


@pytest.mark.rule("BK-7")
def test_a_colour_that_has_placed_all_is_passed_over() -> None:
    placed = example("duo")
    state = set_up("blokus-duo", {"red": placed["red"], "blue": placed["blue"][:5]}, "red")
    assert state.pieces_left(Colour.RED) == ()
    assert state.history == (klotz.Move(1, "pass"),)
    assert state.due == (0,)
    state.push(next(iter(state.legal_moves)))
    assert state.history[-1] == klotz.Move(1, "pass")


# ---------------------------------------------------------------------- BK-8, BK-9: scores


@pytest.mark.rule("BK-8")
def test_basic_score_counts_squares_left_and_the_lowest_wins() -> None:
    assert colour_score("basic", ["I5", "O", "1"], "X") == 10
    assert colour_score("basic", [], "1") == 0
    outcome = klotz.Outcome.by_score([10, 3, 7, 3], "over", lowest_wins=True)
    assert outcome.winners == (1, 3)
    assert outcome.ranks == (4, 1, 3, 1)


@pytest.mark.rule("BK-8")
@pytest.mark.ruling("scoring")
def test_basic_score_of_the_rulebooks_finished_game() -> None:
    state = set_up("blokus", example("classic"), scoring="basic")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 8, 24, 20)
    assert outcome.winners == (0,)


@pytest.mark.rule("BK-9")
@pytest.mark.ruling("scoring")
def test_advanced_score_of_the_rulebooks_finished_game() -> None:
    """+20, -8 (two fours), -24 (a three, four fours and a five), -20 (a three, three fours and a five)."""
    state = set_up("blokus", example("classic"))
    sizes = [
        sorted(PIECES[name].size for name in state.pieces_left(colour)) for colour in state.variant.colours
    ]
    assert sizes == [[], [4, 4], [3, 4, 4, 4, 4, 5], [3, 4, 4, 4, 5]]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (20, -8, -24, -20)
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 2, 4, 3)


@pytest.mark.rule("BK-9")
def test_the_monomino_must_come_last_for_the_extra_five() -> None:
    assert colour_score("advanced", [], "1") == 20
    assert colour_score("advanced", [], "I5") == 15
    assert colour_score("advanced", ["1"], "I5") == -1
    placed = example("duo")
    monomino_first = {"blue": placed["blue"], "red": placed["red"][-1:] + placed["red"][:-1]}
    assert set_up("blokus-duo", monomino_first).score_sheet()[1].total == 15


# ---------------------------------------------------------------------- BK-10, BK-11: two and three players


@pytest.mark.rule("BK-10")
def test_two_players_have_two_colours_each() -> None:
    state = start("blokus-2")
    assert state.seats == 2
    seats = []
    for corner in ("a20", "t20", "t1", "a1"):
        seats.append((state.colour, state.due))
        play(state, corner)
    assert seats == [
        (Colour.BLUE, (0,)),
        (Colour.YELLOW, (1,)),
        (Colour.RED, (0,)),
        (Colour.GREEN, (1,)),
    ]


@pytest.mark.rule("BK-10")
def test_two_players_add_their_colours_and_bonuses_count_per_colour() -> None:
    placed = example("classic")
    state = set_up("blokus-2", placed)
    assert [score.total for score in state.score_sheet()] == [20 - 24, -8 - 20]
    assert state.score_sheet()[0].parts == (("blue", 20), ("red", -24))
    both = set_up("blokus-2", {"blue": placed["blue"], "red": []})
    assert both.score_sheet()[0].parts == (("blue", 20), ("red", -89))


@pytest.mark.rule("BK-11")
def test_three_players_share_the_fourth_colour_in_turn() -> None:
    state = start("blokus-3")
    shared = []
    for _ in range(20):
        if state.colour is Colour.GREEN:
            shared.append(state.due[0])
        state.push(next(iter(state.legal_moves)))
    assert shared == [0, 1, 2, 0, 1]


@pytest.mark.rule("BK-11")
def test_the_shared_colour_moves_on_to_the_next_player_when_it_cannot_be_played() -> None:
    state = set_up("blokus-3", {"green": ["a1"], "blue": ["b2,c2"], "yellow": ["t20"], "red": ["t1"]})
    while len([move for move in state.history if move.text == "pass"]) < 4:
        state.push(next(iter(state.legal_moves)))
    # Green has had one turn before (a1, by the first player), so the second is next to pass for it.
    assert [move.seat for move in state.history if move.text == "pass"] == [1, 2, 0, 1]


@pytest.mark.rule("BK-11")
def test_the_shared_colour_counts_for_nobody() -> None:
    state = set_up("blokus-3", example("classic"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (20, -8, -24)


# ---------------------------------------------------------------------- BK-12, BK-13: Duo


@pytest.mark.rule("BK-12")
def test_duo_board_and_starting_points() -> None:
    state = start("blokus-duo")
    assert (state.variant.size, state.seats) == (14, 2)
    assert state.start_points(Colour.BLUE) == ((4, 9), (9, 4))  # e10 and j5, the fifth lines from two corners
    assert state.legal_moves.count() == 2 * 414
    play(state, "j5")
    assert state.start_points(Colour.RED) == ((4, 9),)
    assert state.legal_moves.count() == 414


@pytest.mark.rule("BK-12")
def test_the_second_player_covers_the_other_starting_point() -> None:
    error = refused(play(start("blokus-duo"), "e10"), "e11")
    assert error.rule == "BK-12"
    assert error.details == {"squares": "j5"}


@pytest.mark.rule("BK-12")
@pytest.mark.ruling("starts")
def test_own_starting_points_in_duo() -> None:
    state = start("blokus-duo", starts="own")
    assert refused(state, "j5").rule == "BK-12"
    play(state, "e10")
    assert state.legal_moves.count() == 414
    assert state.parse("j5").text == "j5"


@pytest.mark.rule("BK-12")
def test_duo_out_of_turn() -> None:
    assert refused(start("blokus-duo"), "j5", seat=1).rule == "BK-12"


@pytest.mark.rule("BK-13")
def test_duo_example_of_the_rulebook() -> None:
    """+20 for all placed with the monomino last, against -10 for two threes and a four."""
    state = set_up("blokus-duo", example("duo"))
    assert sorted(PIECES[name].size for name in state.pieces_left(Colour.BLUE)) == [3, 3, 4]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (-10, 20)
    assert outcome.winners == (1,)
    assert klotz.game("blokus-duo").options["scoring"] == "advanced"

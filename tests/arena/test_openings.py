"""How games begin: random openings, books, and the books that come with Blokus."""

from pathlib import Path

import pytest
from bench import openings as maker

import klotz
from klotz.arena import Book, Opening, RandomOpenings, balanced
from klotz.arena.openings.book import BALANCED
from klotz.arena.openings.sources import default_openings
from klotz.games.blokus import BlokusState
from klotz.games.blokus.variants import VARIANTS
from klotz.games.contract import Record

DUO = klotz.game("blokus-duo")
FIRST, SECOND = "e8,d9,e9,f9,e10", "j5,j6,k6,k7,l7"


@pytest.mark.parametrize(("name", "pieces"), [("blokus-duo", 2), ("blokus", 4), ("blokus-3", 4)])
def test_random_openings_are_large_pieces_of_each_colour(name: str, pieces: int) -> None:
    game = klotz.game(name)
    source = RandomOpenings.of(game)
    assert source == RandomOpenings(pieces)
    starts = [source.start(game, None, 0, pair) for pair in range(8)]
    for state in starts:
        assert state.moves_made == pieces
        assert all(move.text.count(",") == 4 for move in state.history)
    assert len({state.record_texts() for state in starts}) == 8, "they vary"
    assert source.start(game, None, 0, 0) == starts[0]
    assert source.start(game, None, 1, 0) != starts[0]


def test_games_with_chance_begin_at_the_start() -> None:
    game = klotz.game("bloxx")
    assert default_openings(game) == RandomOpenings(0)
    assert RandomOpenings(5).start(game, 3, 0, 0).moves_made == 0, "dice are not an opening move"


# ---------------------------------------------------------------------- books


def test_a_line_and_back() -> None:
    judged = Opening((FIRST, SECOND), (0.487, 0.513))
    assert judged.line() == f"0.487 0.513: {FIRST}; {SECOND}"
    assert Opening.of_line(judged.line()) == judged
    assert Opening.of_line(f"{FIRST} ;{SECOND}") == Opening((FIRST, SECOND))
    assert Opening((FIRST,)).line() == FIRST


def test_every_opening_once_before_any_again() -> None:
    book = Book("mine", tuple(Opening((move.text,)) for move in sorted(DUO.start().legal_moves)[:7]))

    def drawn(seed: int) -> list[tuple[str, ...]]:
        return [book.start(DUO, None, seed, pair).record_texts() for pair in range(21)]

    one, other = drawn(1), drawn(2)
    for times in range(3):
        assert len(set(one[7 * times : 7 * times + 7])) == 7
    assert one[:7] != one[7:14], "shuffled anew"
    assert one != other
    assert one == drawn(1)


def test_a_book_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(f"# two of them\n\n{FIRST}; {SECOND}\n0.4 0.6: {FIRST}\n", encoding="utf-8")
    book = Book.of_file(path, DUO, None)
    assert [len(opening.moves) for opening in book.openings] == [2, 1]
    assert str(book) == "2 openings of mine.txt"
    assert book.settings()["openings"]["book"] == "mine.txt"
    changed = Book("mine.txt", book.openings[:1])
    assert changed.settings() != book.settings()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# nothing\n", "has no openings"),
        (f"even: {FIRST}\n", "line 1: could not convert"),
        (f"{FIRST}; e10\n", "BK-6"),
        ("\xff", "is no book of openings"),
    ],
)
def test_books_that_are_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(ValueError, match=message):
        Book.of_file(path, DUO, None)


# ---------------------------------------------------------------------- the books that come with Blokus


def opened(name: str, opening: Opening, starts: str) -> BlokusState:
    game = klotz.games.game(name, starts=starts)
    state = game.replay(Record(name, game.seat_counts[0], opening.moves, dict(game.options)))
    assert isinstance(state, BlokusState)
    return state


@pytest.mark.parametrize("name", VARIANTS)
def test_packaged_openings_are_legal_even_and_all_different(name: str) -> None:
    book, plan = balanced(klotz.game(name)), maker.PLANS[name]
    assert book is not None
    assert len(book.openings) == plan.size
    assert default_openings(klotz.game(name)) == book
    shapes = set()
    for opening in book.openings:
        state = opened(name, opening, "own")
        assert opened(name, opening, "any").record_texts() == opening.moves
        assert not any(state.start_points(colour) for colour in state.variant.colours), "everybody has begun"
        assert plan.plies[0] <= state.moves_made <= plan.plies[1]
        assert maker.is_even(opening.results, 0.002), "up to rounding"
        shapes.add(maker.shape_of(state))
    assert len(shapes) == len(book.openings)


def test_a_balanced_match_says_so() -> None:
    book = balanced(DUO)
    assert book is not None
    assert book.settings()["openings"]["book"] == BALANCED
    assert str(book).endswith("openings judged even")
    assert balanced(klotz.game("bloxx")) is None


# ---------------------------------------------------------------------- making them


@pytest.mark.parametrize(
    ("results", "sides"),
    [
        ((0.6, 0.4), (0.6,)),
        ((0.5, 0.6, 0.4), (0.5, 0.6, 0.4)),
        # Seat 0 beats everybody, seat 3 nobody, the middle two draw. Sides 0 2, 0 1 and 0 3 against the others:
        ((1.0, 0.5, 0.5, 0.0), (0.875, 0.875, 0.5)),
    ],
)
def test_what_sides_can_expect(results: tuple[float, ...], sides: tuple[float, ...]) -> None:
    assert maker.side_results(results) == pytest.approx(sides)


@pytest.mark.parametrize(
    ("results", "even"),
    [
        ((0.54, 0.46), True),
        ((0.44, 0.56), False),
        ((0.54, 0.46, 0.5), True),
        ((0.5, 0.44, 0.56), False),
        ((0.56, 0.56, 0.44, 0.44), True),  # 0.5 by turns, 0.59 in a row
        ((0.57, 0.57, 0.43, 0.43), False),
        ((0.54, 0.46, 0.54, 0.46), False),  # 0.56 by turns
    ],
)
def test_what_is_even(results: tuple[float, ...], even: bool) -> None:
    assert maker.is_even(results) == even


def test_turned_and_mirrored_boards_are_alike() -> None:
    def shape(*moves: str) -> object:
        return maker.shape_of(opened("blokus-duo", Opening(moves), "any"))

    plain = shape("e8,d9,e9,f9,e10", "j5,j6,k6,k7,l7")
    # Half a turn maps column c to n - c and row 9 to 6; the mirror on the diagonal exchanges columns and rows.
    assert shape("j5,i6,j6,k6,j7", "c8,d8,d9,e9,e10") == plain
    assert shape("h5,i4,i5,i6,j5", "e10,f10,f11,g11,g12") == plain
    assert shape("e8,d9,e9,f9,e10", "j5,j6,k6,k7,j7") != plain


def test_the_maker_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def made(path: Path, *sizes: int) -> str:
        for size in sizes:
            writer = maker.Maker("blokus-duo", (4, 5), 100, 0, path)
            while writer.kept < size:
                for _ in writer.find():
                    pass
        return path.read_text(encoding="utf-8")

    whole = made(tmp_path / "whole.txt", 3)
    assert made(tmp_path / "parts.txt", 1, 3) == whole
    assert whole.startswith("# Balanced openings of blokus-duo, 4 to 5 plies")
    assert len(Book.of_text("mine", whole).openings) == 3


def test_a_book_is_judged_again(tmp_path: Path) -> None:
    book = balanced(DUO)
    assert book is not None
    even, one_sided = book.openings[0], Opening((FIRST, "j5"), (0.5, 0.5))
    path = tmp_path / "blokus-duo.txt"
    path.write_text(f"{even.line()}\n{one_sided.line()}\n", encoding="utf-8")
    writer = maker.Maker("blokus-duo", (2, 6), 2_000, 0, path)
    assert len(list(writer.judge_again())) == 2
    (kept,) = Book.of_text("mine", path.read_text(encoding="utf-8")).openings
    assert kept.moves == even.moves
    assert maker.is_even(kept.results, 0.002)
    assert writer.kept == 1

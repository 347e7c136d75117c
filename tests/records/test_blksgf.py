"""Blokus records as other programs write them: hand-written files, random games there and back, fuzzing."""

import contextlib
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import records
from klotz.games.blokus import BlokusState
from klotz.games.blokus.notation import cells_text
from klotz.games.contract import Record, RecordError, State, Variation
from klotz.records import sgf
from klotz.records.blksgf import dumps, loads

DATA = Path(__file__).parent / "data"
FILES = sorted(DATA.glob("*.blksgf"))
GAMES = ("blokus", "blokus-2", "blokus-3", "blokus-duo")

B1, W1, B2, W2 = "e8,e9,d10,e10,d11", "j4,j5,k5,l5,l6", "f6,g6,f7,g7,h7", "g2,h2,i2,j2,i3"
B2_SLOW, W2_HIGH = "e12,f12,f13,f14,g14", "g5,g6,h6,i6,g7"
CLASSIC = (
    "a19,b19,a20,b20,c20",
    "s19,q20,r20,s20,t20",
    "t1,t2,t3,s4,t4",
    "a1,b1,a2,a3,b3",
    "d16,d17,e17,d18,d19",
    "r16,q17,r17,s17,r18",
    "p2,q2,r2,q3,r3",
    "e3,c4,d4,e4,e5",
)
OWN = dict(klotz.game("blokus-duo", starts="own", scoring="advanced").options)

UNHURRIED = settings(deadline=None)  # the first move may wait for a compiler


def duo(*nodes: str) -> str:
    return f"(;GM[Blokus Duo]{''.join(nodes)})"


# ---------------------------------------------------------------------- files as others write them


def test_a_game_with_variations_and_notes() -> None:
    assert records.load(DATA / "duo.blksgf") == Record(
        game="blokus-duo",
        seats=2,
        moves=(B1, W1, B2, W2),
        options=OWN,
        names=("Ada", "Bo [the Brave]"),
        comments={
            0: "Played after dinner.\nA path is C:\\games, a bracket ], and this line goes on.",
            2: "Solid.",
        },
        variations=(
            Variation(2, (B2_SLOW, W2_HIGH), {1: "Too slow?"}, (Variation(1, (W2,)),)),
            Variation(2, (B2,)),
        ),
        tags={
            "AP": "Otherprog:3.1",
            "DT": "2024-05-17",
            "EV": "Club evening",
            "RO": "2",
            "TM": "900",
            "1.TE": "1",
            "3.V": "0.25",
            "v1.1.BM": "2",
            "v1.1.N": "The quiet way",
            "v1.v1.1.MA": "e8",
            "v1.v1.1.MA.2": "e9",
            "v1.v1.1.MA.3": "d10",
        },
    )


def test_notes_go_back_to_where_they_were() -> None:
    before = sgf.read((DATA / "duo.blksgf").read_text(encoding="utf-8"))[0]
    after = sgf.read(dumps(records.load(DATA / "duo.blksgf")))[0]
    while before.children:
        assert len(after.children) == len(before.children)
        before, after = before.children[-1], after.children[-1]
        assert after.properties == before.properties


def test_old_names_and_lists_of_squares() -> None:
    record = records.load(DATA / "old_names.blksgf")
    assert record.game == "blokus"
    assert record.moves == CLASSIC[:6]
    assert record.comments == {6: "Capitals are what counts."}
    assert "BLUE" not in dumps(record)


def test_old_names_in_duo() -> None:
    assert loads(duo(f";BLUE[{B1}];2[{W1}];1[{B2}];GREEN[{W2}]")).moves == (B1, W1, B2, W2)


def test_a_position_set_up() -> None:
    record = records.load(DATA / "setup.blksgf")
    assert record.setup == {"placed": {"blue": [B1, B2], "red": [W1]}, "turn": "red"}
    assert record.moves == (W2, B2_SLOW)
    assert record.comments == {0: "White to play."}
    assert loads(dumps(record)) == record


def test_three_players_share_green() -> None:
    record = records.load(DATA / "three.blksgf")
    assert record.game == "blokus-3"
    assert record.names == ("Åsa", "Bo", "Cleo")
    assert record.moves == CLASSIC
    assert [move.seat for move in records.check(record).history] == [0, 1, 2, 0, 0, 1, 2, 1]


def test_other_line_ends_and_a_byte_order_mark() -> None:
    record = records.load(DATA / "two_crlf_bom.blksgf")
    assert (record.game, record.seats, record.names) == ("blokus-2", 2, ("Ada", "Bo"))
    assert record.moves == CLASSIC[:3]
    assert record.comments == {0: "First line.\nSecond line."}
    assert record.variations == (Variation(1, ("t20",)),)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_survive(path: Path) -> None:
    record = records.load(path)
    records.check(record)
    assert records.loads(dumps(record), "blksgf") == record
    assert records.loads(records.dumps(record, "klotz"), "klotz") == record


# ---------------------------------------------------------------------- what is read leniently


def test_the_first_of_several_games_is_read() -> None:
    assert loads(duo(f";B[{B1}]") + "(;GM[Chess])").moves == (B1,)


def test_a_move_in_the_first_node() -> None:
    record = loads(f"(;GM[Blokus Duo]B[{B1}]TE[1]C[at once];W[{W1}])")
    assert record.moves == (B1, W1)
    assert record.comments == {1: "at once"}
    assert record.tags == {"TE": "1"}


def test_empty_nodes() -> None:
    record = loads(duo(f";;B[{B1}];C[a]TE[1];C[b]TE[2];W[{W1}];"))
    assert record.moves == (B1, W1)
    assert record.comments == {1: "a\n\nb"}
    assert record.tags == {"1.TE": "1", "1.TE.2": "2"}


def test_a_start_set_up_in_the_second_node() -> None:
    record = loads(duo(f"AW[{W1}]AB[e10]", f";AE[E10]AB[{B1}]PL[W]", f";W[{W2}]"))
    assert record.setup == {"placed": {"red": [W1], "blue": [B1]}, "turn": "red"}
    assert record.moves == (W2,)


def test_whose_turn_it_is_without_pl() -> None:
    record = loads(duo(f"AB[{B1}]", f";C[now white];W[{W1}]"))
    assert record.setup == {"placed": {"blue": [B1]}, "turn": "red"}
    record = loads(duo(f"AB[{B1}]AW[{W1}]"))
    assert record.setup == {"placed": {"blue": [B1], "red": [W1]}, "turn": "blue"}


def test_pl_alone() -> None:
    assert loads(duo("PL[B]")).setup is None
    record = loads(duo(f"PL[w];W[{W1}]PL[B]"))
    assert record.setup == {"placed": {}, "turn": "red"}
    assert record.moves == (W1,)


# ---------------------------------------------------------------------- options


def test_starts_are_own_only_if_every_line_fits() -> None:
    assert loads(duo(f";B[{B1}]")).options == OWN
    assert loads(duo(";B[j5]")).options["starts"] == "any"
    assert loads(duo(f"(;B[{B1}])(;B[j5])")).options["starts"] == "any"


def test_starts_of_a_position_set_up() -> None:
    assert loads(duo("AB[j5]")).options["starts"] == "any"
    assert loads(duo("AB[a1]")).options["starts"] == "own"
    assert loads(duo("AB[e10][j5,j6]")).options["starts"] == "own"


def test_options_are_written_if_they_are_not_what_others_play() -> None:
    assert "KLOTZ" not in dumps(Record("blokus", 4, options={"starts": "own", "scoring": "advanced"}))
    for starts in "own", "any":
        for scoring in "basic", "advanced":
            options = dict(klotz.game("blokus", starts=starts, scoring=scoring).options)
            record = Record("blokus", 4, CLASSIC, options)
            assert loads(dumps(record)) == record


def test_default_options_are_filled_in() -> None:
    assert loads(dumps(Record("blokus-duo", 2, ("j5",)))).options == klotz.game("blokus-duo").options


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(;B[a1])", "line 1, column 2: the property GM has to name the game"),
        ("(;GM[1])", "line 1, column 2: the game is '1'; known are Blokus, Blokus Two-Player"),
        ("(;GM[Blokus Trigon])", "the game is 'Blokus Trigon'"),
        (duo(f"\n;B[{B1}]\n;B[{B2}]"), "line 3, column 1: this is a move of blue, but red is due"),
        (duo(f"\n;B[{B1}]\n(;W[{W1}])(;W[{B1}])"), "line 3, column "),
        (duo(";B[a1]"), "BK-12: Your first piece has to cover"),
        (duo(";B[e8,x,e9]"), "'x' is not a square"),
        (duo(";B[]"), "'' is not a square"),
        (duo(";B[pass]"), "'pass' is not a square"),
        (duo(";B[@1 e10]"), "is not a square"),
        (duo(";B[a" + "9" * 900 + "]"), "is not a square"),
        (
            duo(";B[a" + "9" * 5000 + "]"),
            "a piece has at most five squares, and this text has 5001 characters",
        ),
        (duo(f";B[{B1}]W[{W1}]"), "there are two moves in one node"),
        (duo(f";3[{B1}]"), "the property 3 belongs to no colour of Blokus Duo"),
        ("(;GM[Blokus];B[a20])", "the property B belongs to no colour of Blokus"),
        ("(;GM[Blokus]AW[a20])", "the property AW belongs to no colour of Blokus"),
        (
            duo(f";B[{B1}]\n;AW[j5]"),
            "line 2, column 1: pieces are set up here, but that is possible only before",
        ),
        (duo(f";B[{B1}]\n;PL[B]"), "line 2, column 1: PL names another colour than the one that is due, red"),
        (duo("PL[X]"), "PL names 'X', which is no colour of Blokus Duo"),
        (duo("PL[B][W]"), "PL names no colour"),
        (duo("AB[a1][a1]"), "setup: blue has the piece"),
        (duo("AB[a1]AW[a1]"), "the square a1 is covered twice"),
        (duo("AB[a1,z9]"), "is not a piece on the board"),
        (duo("AB[nowhere]"), "'nowhere' is not a square"),
        (duo("AB" + "[a1]" * 22), "blue has only 21 pieces"),
        (duo("AE[a1]"), "AE takes a1 away, but no such piece was set up"),
        (duo("KLOTZOPTION[starts]"), "KLOTZOPTION[starts] is not a name and a value"),
        (duo("KLOTZOPTION[starts:here]"), "starts cannot be 'here'"),
        (duo("KLOTZOPTION[starts:own];B[j5]"), "BK-12"),
        (duo("KLOTZOPTION[name:blokus]"), "has no option 'name'"),
        (duo("KLOTZTAG[a:1][a:2]"), "is there twice"),
        (duo("DT[1]KLOTZTAG[DT:2]"), "the tag 'DT' is there twice"),
    ],
)
def test_refusals_say_where_and_why(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=re.escape(message)) as refused:
        loads(text)
    assert str(refused.value).startswith("line ")
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (Record("bloxx", 2), "bloxx cannot be written as .blksgf, only Blokus can; .klotz holds every game"),
        (Record("blokus", 3), "the record cannot be started"),
        (Record("blokus", 4, options={"size": 3}), "has no option 'size'"),
        (Record("blokus-duo", 2, (B1, B2)), "move 2"),
        (Record("blokus-duo", 2, (B1,), names=("Ada",)), "there are 1 names for 2 seats"),
        (
            Record("blokus-duo", 2, (B1,), comments={2: ""}),
            "the main line: there is no place 2 after 1 moves",
        ),
        (Record("blokus-duo", 2, (B1,), variations=(Variation(2, ()),)), "there is no place 2 after 1 moves"),
        (
            Record("blokus-duo", 2, (B1,), variations=(Variation(1, (W1, W1)),)),
            "variation v1, move 2, 'j4,j5,k5,l5,l6': BK-",
        ),
    ],
)
def test_records_that_cannot_be_written(record: Record, message: str) -> None:
    with pytest.raises(RecordError, match=re.escape(message)):
        dumps(record)


def test_a_wrong_result_is_not_written() -> None:
    finished = random_record("blokus-duo", 1, length=100)
    assert finished.result is not None
    with pytest.raises(RecordError, match="the record says scores"):
        dumps(replace(finished, result=replace(finished.result, scores=(0, 0))))


# ---------------------------------------------------------------------- tags


TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\t\v\f"), max_size=5)
# fmt: off
TAG_KEYS = TEXTS | st.sampled_from((
    "DT", "EV", "GC", "TM", "RE", "XX", "XX.2", "XX.3", "XX.1", "B", "W", "1", "AB", "AE", "PL", "C", "GM",
    "CA", "PB", "P1", "KLOTZTAG", "KLOTZOPTION", "1.TE", "1.TE.2", "1.N", "1.LB", "1.B", "1.C", "1.GM",
    "0.TE", "00.TE", "01.TE", "9.TE", "v1.0.TE", "v1.1.TE", "v2.1.TE", "v1.v1.0.N", "v1.v9.0.N", "date",
))
# fmt: on
TAG_VALUES = TEXTS | st.sampled_from(
    ("", "1", "a:b", r"a\:b", "]", "\\", "[x]", "two\nlines", r"C:\]", " ä ")
)


@settings(UNHURRIED)
@given(st.dictionaries(TAG_KEYS, TAG_VALUES, max_size=8))
def test_every_tag_comes_back(tags: dict[str, str]) -> None:
    variation = Variation(0, ("e10",), variations=(Variation(0, ("e10,e11",)),))
    record = Record("blokus-duo", 2, (B1,), OWN, variations=(variation,), tags=tags)
    assert loads(dumps(record)) == record


def test_tags_are_written_as_the_properties_they_came_from() -> None:
    record = Record("blokus-duo", 2, (B1,), OWN, tags={"DT": "2024", "1.TE": "2", "place": "Hamn:ö"})
    assert dumps(record) == (
        "(\n;GM[Blokus Duo]CA[UTF-8]DT[2024]KLOTZTAG[place:Hamn\\:ö]\n;B[e8,e9,d10,e10,d11]TE[2]\n)\n"
    )


# ---------------------------------------------------------------------- random games

NOTES = ("", "good", "]", "\\", "two\nlines", "a \\\n]:[;(", "Grüße", "  ")


def grow(state: State, random: Random, start: int, length: int, depth: int) -> tuple[Variation, Record]:
    """Play on at random, with comments and variations on the way, and take all of it back.

    Returned is the line since the history's move number `start`, as a variation and as a record.
    """
    pushes = 0
    variations: list[Variation] = []
    for _ in range(length):
        if not state.due:
            break
        while depth and random.random() < 0.1:
            here = len(state.history)
            branch, _ = grow(state, random, here, random.randrange(4), depth - 1)
            variations.append(replace(branch, at=here - start))
        state.push(random.choice(list(state.legal_moves)))
        pushes += 1
    record = state.game.record(state)
    moves = record.moves[start:]
    comments = {place: random.choice(NOTES) for place in range(len(moves) + 1) if random.random() < 0.3}
    for _ in range(pushes):
        state.pop()
    return Variation(0, moves, comments, tuple(variations)), replace(
        record, comments=comments, variations=tuple(variations)
    )


def random_record(name: str, seed: int, length: int, depth: int = 2, **options: str) -> Record:
    random = Random(seed)
    if not options:
        options = {"starts": random.choice(("own", "any")), "scoring": random.choice(("basic", "advanced"))}
    _, record = grow(klotz.game(name, **options).start(), random, 0, length, depth)
    tags = {f"{place}.TE": "1" for place in range(1, len(record.moves) + 1) if random.random() < 0.1}
    return replace(record, tags=tags)


@settings(UNHURRIED, max_examples=60)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.sampled_from((3, 12, 100)))
def test_random_games_survive(name: str, seed: int, length: int) -> None:
    record = random_record(name, seed, length)
    text = dumps(record)
    assert "pass" not in text
    again = loads(text)
    assert again == record
    assert dumps(again) == text
    assert records.loads(records.dumps(record, "klotz"), "klotz") == record
    played = klotz.game(name, **again.options).replay(again)
    assert played.view(None) == klotz.game(name, **record.options).replay(record).view(None)


@settings(UNHURRIED)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(1, 80), st.data())
def test_random_positions_survive(name: str, seed: int, length: int, data: st.DataObject) -> None:
    """Set up what a random game led to, with any colour to move: some can only pass, some games are over."""
    game = klotz.games.game(name, starts="own", scoring="advanced")
    state = game.replay(random_record(name, seed, length, depth=0, **game.options))
    assert isinstance(state, BlokusState)
    placed: dict[str, list[str]] = {}
    for piece in state.placed:
        placed.setdefault(piece.colour.value, []).append(cells_text(piece.cells))
    turn = data.draw(st.sampled_from(state.variant.colours)).value
    _, record = grow(game.start(setup={"placed": placed, "turn": turn}), Random(seed), 0, 5, depth=1)
    assert loads(dumps(record)) == record
    records.check(record)


@pytest.mark.parametrize("name", GAMES)
def test_passes_are_found_again(name: str) -> None:
    """Records may leave passes out; read from a file they stand where they belong."""
    games = (random_record(name, seed, length=100, depth=0) for seed in range(100))
    full = next(replace(record, comments={}, tags={}) for record in games if "pass" in record.moves)
    short = replace(full, moves=tuple(move for move in full.moves if move != "pass"))
    assert dumps(short) == dumps(full)
    assert loads(dumps(short)) == full
    place = full.moves.index("pass") + 1
    noted = replace(full, comments={place: "had to pass"}, tags={f"{place}.DO": ""})
    assert loads(dumps(noted)) == noted


def test_variations_in_odd_places() -> None:
    """At the end of a line, at its beginning, without moves, with a comment before the first move."""
    odd = Variation(2, (B2,), {0: "what if"}, (Variation(0, (B2_SLOW,)), Variation(1, (W2,))))
    record = Record(
        "blokus-duo", 2, (B1, W1), OWN, variations=(Variation(0, ()), Variation(0, ("e10",)), odd)
    )
    assert loads(dumps(record)) == record
    records.check(record)


# ---------------------------------------------------------------------- fuzzing


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_truncated_file_is_refused(path: Path) -> None:
    text = path.read_text(encoding="utf-8-sig").rstrip()
    for length in range(len(text)):
        with pytest.raises(RecordError):
            loads(text[:length])


@settings(UNHURRIED)
@given(st.sampled_from(FILES), st.data())
def test_a_changed_file_is_read_or_refused(path: Path, data: st.DataObject) -> None:
    text = path.read_text(encoding="utf-8-sig")
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.sampled_from((0, 1, 2, 5, 40))))
        moved = data.draw(st.integers(0, len(text)))
        inserted = data.draw(
            st.text("();[]\\:,ABCWPLE1234 aj\n", max_size=4)
            | st.just(text[moved : moved + 40])
            | st.text(max_size=3)
        )
        text = text[:start] + inserted + text[end:]
    with contextlib.suppress(RecordError):
        record = loads(text)
        assert loads(dumps(record)) == record


def test_a_move_as_long_as_a_file() -> None:
    for text in (
        duo(f";B[{'x' * 10_000_000}]"),
        duo(f";B[{'a1,' * 3_000_000}]"),
        duo(f";B{'[a1]' * 100_000}"),
        duo(f"AB{'[a1]' * 100_000}"),
        duo(f"AE{'[a1]' * 100_000}"),
    ):
        with pytest.raises(RecordError) as refused:
            loads(text)
        assert len(str(refused.value)) < 400


def test_deep_and_wide_trees() -> None:
    many = 20_000
    assert loads("(;GM[Blokus Duo]" + "(;" * many + ")" * many + ")").moves == ()
    assert loads(duo(";C[x]" * many)).comments == {0: "\n\n".join("x" * many)}
    assert len(loads(duo("(;)" * many)).variations) == many - 1
    with pytest.raises(RecordError, match="more than 100 deep"):
        loads(duo("(;)(;" * many + ")" * many))
    with pytest.raises(RecordError):
        loads(duo("(;" * many))

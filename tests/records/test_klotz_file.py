"""The .klotz file and the door to all formats: there and back, refusals that name the field, whole files."""

import contextlib
import copy
import json
import os
import pickle
import re
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klotz import records
from klotz.games.contract import Outcome, Record, RecordError, Variation
from klotz.records import klotzfile
from klotz.records.lines import DEEPEST

MOVES = ("e8,e9,d10,e10,d11", "j4,j5,k5,l5,l6")

WHOLE: dict[str, Any] = {
    "klotz": 1,
    "game": "blokus-duo",
    "options": {"starts": "own", "scoring": "advanced"},
    "seats": 2,
    "names": ["Ada", "Bö"],
    "setup": {"placed": {}, "turn": "blue"},
    "moves": list(MOVES),
    "comments": {"0": "off we go", "2": "and on"},
    "variations": [
        {
            "at": 1,
            "moves": ["j5"],
            "comments": {"1": "small"},
            "variations": [{"at": 0, "moves": ["j5,j6"]}],
        }
    ],
    "result": {"scores": [-3, 12], "ranks": [2, 1], "reason": "nobody can place another piece"},
    "tags": {"event": "Club evening"},
}

TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def variations(draw: st.DrawFn, moves: int, depth: int) -> tuple[Variation, ...]:
    found = []
    for _ in range(draw(st.integers(0, 2)) if depth else 0):
        line = draw(st.lists(TEXTS, max_size=3).map(tuple))
        found.append(
            Variation(
                draw(st.integers(0, moves)),
                line,
                draw(st.dictionaries(st.integers(0, len(line)), TEXTS, max_size=2)),
                draw(variations(len(line), depth - 1)),
            )
        )
    return tuple(found)


@st.composite
def any_records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 4))
    moves = draw(st.lists(TEXTS, max_size=5).map(tuple))
    scores = st.lists(st.integers(-100, 100), min_size=seats, max_size=seats)
    return Record(
        game=draw(TEXTS),
        seats=seats,
        moves=moves,
        options=draw(st.dictionaries(TEXTS, JSON, max_size=3)),
        setup=draw(st.none() | st.dictionaries(TEXTS, JSON, max_size=3)),
        result=draw(st.none() | st.builds(Outcome.by_score, scores, TEXTS)),
        names=draw(st.just(()) | st.tuples(*[TEXTS] * seats)),
        comments=draw(st.dictionaries(st.integers(0, len(moves)), TEXTS, max_size=3)),
        variations=draw(variations(len(moves), 2)),
        tags=draw(st.dictionaries(TEXTS, TEXTS, max_size=3)),
    )


def changed(**fields: Any) -> str:
    """The whole record as text, with some fields different; `...` takes a field out."""
    return json.dumps({key: value for key, value in {**WHOLE, **fields}.items() if value is not ...})


@given(any_records())
def test_records_survive_writing_and_reading(record: Record) -> None:
    text = klotzfile.dumps(record)
    assert klotzfile.loads(text) == record
    assert klotzfile.dumps(klotzfile.loads(text)) == text


def test_every_field_is_read() -> None:
    assert klotzfile.loads(json.dumps(WHOLE)) == Record(
        game="blokus-duo",
        seats=2,
        moves=MOVES,
        options={"starts": "own", "scoring": "advanced"},
        setup={"placed": {}, "turn": "blue"},
        result=Outcome((-3, 12), (2, 1), "nobody can place another piece"),
        names=("Ada", "Bö"),
        comments={0: "off we go", 2: "and on"},
        variations=(Variation(1, ("j5",), {1: "small"}, (Variation(0, ("j5,j6",)),)),),
        tags={"event": "Club evening"},
        version=1,
    )


def test_a_record_keeps_the_version_it_was_written_in() -> None:
    for version in (1, 2):
        record = klotzfile.loads(changed(klotz=version))
        assert record.version == version
        assert json.loads(klotzfile.dumps(record))["klotz"] == version


SURPLUS_GIVEN_AWAY: dict[str, Any] = {
    "game": "bloqs",
    "seats": 2,
    "setup": {
        "towers": [
            {
                "O4#17": "a1.1,b1.1,a2.1,b2.1",
                "2#5": "c1.1,c2.1",
                "I3#9": "a3.1,b3.1,c3.1",
                "O4#18": "a1.2,b1.2,a2.2,b2.2",
                "2#6": "c1.2,c2.2",
                "I3#10": "a3.2,b3.2,c3.2",
                "O4#19": "a1.3,b1.3,a2.3,b2.3",
                "2#7": "c1.3,c2.3",
                "I3#11": "a3.3,b3.3,c3.3",
                "1#1": "a1.4",
            },
            {"1#2": "a1.1"},
        ],
        "discs": ["L4", "T4", *[None] * 18],
        "pawns": [1, 2],
    },
    "moves": ["roll 1", "swap 2 give 1#1 take 1#2"],
}
"""The mover of a swap gives away the one piece that keeps its cube from being perfect."""


@pytest.mark.rule("BQ-14")
@pytest.mark.parametrize("options", [{}, {"overhang": False, "ring": "standard"}])
def test_the_version_of_a_record_decides_by_which_rule_it_was_won(options: dict[str, Any]) -> None:
    then, now = (
        klotzfile.loads(json.dumps({"klotz": version, **SURPLUS_GIVEN_AWAY, "options": options}))
        for version in (1, 2)
    )
    won = records.check(then)
    outcome = won.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect-cube", (0,))
    goes_on = records.check(now)
    assert (goes_on.outcome(), goes_on.due) == (None, (0,))
    # What is written about the old game today says so, in any version.
    again = won.game.record(won)
    assert (again.version, again.options["perfect"]) == (2, "at-once")
    assert klotzfile.loads(klotzfile.dumps(again)) == again
    assert records.check(again).outcome() == outcome
    assert pickle.loads(pickle.dumps(won)) == won


def test_an_option_that_a_record_names_means_the_same_in_every_version() -> None:
    for version in (1, 2):
        document = {"klotz": version, **SURPLUS_GIVEN_AWAY, "options": {"perfect": "left"}}
        assert records.check(klotzfile.loads(json.dumps(document))).outcome() is None


def test_the_layout_is_for_people_and_leaves_out_what_is_empty() -> None:
    text = klotzfile.dumps(Record("blokus-duo", 2, MOVES, comments={2: "ü", 1: "a"}))
    assert text.splitlines() == [
        "{",
        '  "klotz": 2,',
        '  "game": "blokus-duo",',
        '  "seats": 2,',
        '  "moves": [',
        '    "e8,e9,d10,e10,d11",',
        '    "j4,j5,k5,l5,l6"',
        "  ],",
        '  "comments": {',
        '    "1": "a",',
        '    "2": "ü"',
        "  }",
        "}",
    ]
    assert text.endswith("}\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (changed(klotz=3), "the record has version 3, and this program reads versions up to 2"),
        (changed(klotz=0), "klotz: expected a number from 1"),
        (changed(klotz="1"), "klotz: expected a whole number, got text"),
        (changed(klotz=True), "klotz: expected a whole number, got true or false"),
        (changed(klotz=...), "no field 'klotz'"),
        ("[]", "not a Klotz record"),
        (changed(moves=...), "the field 'moves' is missing"),
        (changed(moves=["a", "b", "c", 4]), "moves[3]: expected text, got a number"),
        (changed(moves="a"), "moves: expected a list, got text"),
        (changed(coments={}), "there is no field 'coments'"),
        (changed(seats=0), "seats: expected a number from 1 to 100, got 0"),
        (changed(seats=2.0), "seats: expected a whole number, got a number"),
        (changed(game=None), "game: expected text, got nothing (null)"),
        (changed(names=["Ada"]), "names: expected 2, one for each seat, got 1"),
        (changed(options=[]), "options: expected an object, got a list"),
        (changed(setup=None), "setup: expected an object, got nothing (null)"),
        (changed(comments={"3": "late"}), "comments['3']: expected a number from 0 to 2, got 3"),
        (changed(comments={"01": "x"}), "comments: expected a count of moves as key, got '01'"),
        (changed(comments={"1": []}), "comments['1']: expected text, got a list"),
        (changed(comments={"²": "x"}), "comments: expected a count of moves as key"),
        (changed(result={"scores": [1, 2], "reason": ""}), "result: the field 'ranks' is missing"),
        (changed(result={"scores": [1], "ranks": [1, 1], "reason": ""}), "result.scores: expected 2"),
        (changed(result={"scores": [1, "2"], "ranks": [1, 1], "reason": ""}), "result.scores[1]: expected"),
        (
            changed(result={"scores": [1, 2], "ranks": [1, 3], "reason": ""}),
            "result.ranks[1]: expected a num",
        ),
        (changed(tags={"a": 1}), "tags['a']: expected text, got a number"),
        (changed(tags={"\ud800": "a"}), "tags: half a character stands at place 0"),
        (changed(names=["a", "b\udc00"]), "names[1]: half a character stands at place 1"),
        (changed(setup={"a": [{"b": "\ud800"}]}), "setup['a'][0]['b']: half a character"),
        (changed(variations=[1]), "variations[0]: expected an object, got a number"),
        (changed(variations=[{"at": 3, "moves": []}]), "variations[0].at: expected a number from 0 to 2"),
        (
            changed(variations=[{"at": 1, "moves": [], "variations": [{"at": 0, "moves": [1]}]}]),
            "variations[0].variations[0].moves[0]: expected text, got a number",
        ),
        (changed(variations=[{"at": 0, "moves": [], "to": 1}]), "variations[0]: there is no field 'to'"),
        ('{"klotz": 1, "klotz": 1}', "the field 'klotz' stands twice"),
        (changed().replace("-3", "NaN"), "NaN is not a number"),
        (changed().replace("-3", "-Infinity"), "-Infinity is not a number"),
        (changed().replace("-3", "1e999"), "the number 1e999 is too large"),
        (changed().replace("-3", str(2**53)), "the number 9007199254740992 is too large"),
        (changed().replace("-3", "9" * 100_000), "the number 99999999999999999999... is too large"),
        ("", "line 1, column 1: not JSON"),
        ('{"klotz": 1,\n  moves', "line 2, column 3: not JSON"),
    ],
)
def test_refusals_name_the_field(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=re.escape(message)):
        klotzfile.loads(text)


def nested_variations(depth: int) -> dict[str, Any]:
    inner: dict[str, Any] = {"at": 0, "moves": []}
    for _ in range(depth - 1):
        inner = {"at": 0, "moves": [], "variations": [inner]}
    return inner


def test_depth_has_a_limit() -> None:
    record = klotzfile.loads(changed(variations=[nested_variations(DEEPEST)]))
    assert klotzfile.loads(klotzfile.dumps(record)) == record
    with pytest.raises(RecordError, match="variations inside variations more than 100 deep"):
        klotzfile.loads(changed(variations=[nested_variations(DEEPEST + 1)]))
    setup: dict[str, Any] = {}
    for _ in range(DEEPEST + 1):
        setup = {"a": setup}
    with pytest.raises(RecordError, match="nested more than 100 deep"):
        klotzfile.loads(changed(setup=setup))
    for bracket in "[", '{"a":':
        with pytest.raises(RecordError, match="too deeply"):
            klotzfile.loads(bracket * 100_000)


def test_what_could_not_be_read_again_is_not_written() -> None:
    for record in (
        Record("blokus", 4, names=("Ada",)),
        Record("blokus", 4, comments={1: "there is no such place"}),
        Record("blokus", 4, tags={"a": "\ud800"}),
        Record("blokus", 4, options={"a": float("nan")}),
        Record("blokus", 4, options={"a": object()}),
    ):
        with pytest.raises(RecordError):
            klotzfile.dumps(record)


def test_a_move_as_long_as_a_file(tmp_path: Path) -> None:
    path = tmp_path / "long.klotz"
    path.write_text(
        changed(moves=["x" * 10_000_000], variations=..., comments=..., result=...), encoding="utf-8"
    )
    record = records.load(path)
    with pytest.raises(RecordError, match="at most 1000 characters") as refused:
        records.check(record)
    assert len(str(refused.value)) < 1000


# ---------------------------------------------------------------------- the door to all formats


def test_save_and_load(tmp_path: Path) -> None:
    record = klotzfile.loads(changed(setup=..., result=...))
    for name in "game.klotz", "GAME.KLOTZ", "game.blksgf":
        records.save(record, tmp_path / name)
        assert records.load(tmp_path / name).moves == MOVES
        assert records.load(str(tmp_path / name)).names == ("Ada", "Bö")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["GAME.KLOTZ", "game.blksgf", "game.klotz"]


def test_unknown_formats(tmp_path: Path) -> None:
    record = Record("blokus-duo", 2)
    for name in "game.sgf", "game", ".klotz":
        with pytest.raises(RecordError, match=r"known are \.klotz, \.blksgf"):
            records.save(record, tmp_path / name)
        with pytest.raises(RecordError, match=re.escape(str(tmp_path / name))):
            records.load(tmp_path / name)
    with pytest.raises(RecordError, match="there is no format 'pgn'"):
        records.dumps(record, "pgn")
    assert not list(tmp_path.iterdir())


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    for name, content, message in (
        ("a.klotz", b"{", "not JSON"),
        ("b.klotz", b"\xff\xfe{}", "the file is not UTF-8: byte 0 is out of place"),
        ("c.blksgf", b"(;GM[Blokus]PB[\xe9])", "the file is not UTF-8: byte 15"),
        ("d.blksgf", b"(;GM[Chess])", "line 1, column 2: the game is 'Chess'"),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(RecordError, match=re.escape(f"{tmp_path / name}: ") + f".*{message}"):
            records.load(tmp_path / name)


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        records.load(tmp_path / "nowhere.klotz")


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a.klotz").write_bytes(b"\xef\xbb\xbf" + changed().encode())
    assert records.load(tmp_path / "a.klotz").moves == MOVES


def test_size_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "LARGEST", 100)
    for name in "a.klotz", "a.blksgf":
        (tmp_path / name).write_bytes(b" " * 101)
        with pytest.raises(RecordError, match=f"{name}: the file has more than 100 bytes"):
            records.load(tmp_path / name)
        with pytest.raises(RecordError, match="more than 100 characters"):
            records.loads(" " * 101, name[2:])


def test_an_interrupted_save_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.klotz"
    records.save(Record("blokus-duo", 2), path)
    before = path.read_bytes()

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        records.save(Record("blokus-duo", 2, MOVES), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_refused_save_loses_nothing(tmp_path: Path) -> None:
    for name in "game.klotz", "game.blksgf":
        path = tmp_path / name
        records.save(Record("blokus-duo", 2), path)
        before = path.read_bytes()
        with pytest.raises(RecordError, match=f"{name}: .*half a character"):
            records.save(Record("blokus-duo", 2, comments={0: "\ud800"}), path)
        assert path.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="links and modes are POSIX's")
def test_saving_keeps_links_and_modes(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "game.klotz", tmp_path / "link.klotz"
    link.symlink_to(target)
    records.save(Record("blokus-duo", 2), link)
    target.chmod(0o640)
    records.save(Record("blokus-duo", 2, MOVES), link)
    assert link.is_symlink()
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert records.load(target).moves == MOVES


# ---------------------------------------------------------------------- playing a record


def test_check_plays_the_record_and_its_variations() -> None:
    record = klotzfile.loads(changed(result=...))
    assert [move.text for move in records.check(record).history] == list(MOVES)


def test_check_fills_in_default_options() -> None:
    assert records.check(Record("blokus-duo", 2, MOVES)).game.options["starts"] == "any"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "halma"}, "there is no game 'halma'"),
        ({"options": {"starts": "here"}}, "starts cannot be 'here'"),
        ({"options": {"name": "blokus"}}, "has no option 'name'"),
        ({"options": {"starts": [1]}}, "starts cannot be"),
        (
            {"seats": 3, "names": [], "result": ...},
            "the record cannot be started: blokus-duo is played with 2 seats",
        ),
        ({"setup": {"placed": {}, "turn": "pink"}}, "there is no colour 'pink'"),
        ({"setup": {"placed": {}, "turn": []}}, "there is no colour"),
        ({"setup": {"placed": {"blue": [[]]}}}, "is not a piece on the board"),
        ({"moves": [MOVES[0], MOVES[0]]}, "move 2, 'e8,e9,d10,e10,d11': BK-6"),
        (
            {"variations": [{"at": 1, "moves": ["j5", "a1"]}], "result": ...},
            "variations[0].moves[1], 'a1': BK-3",
        ),
        (
            {
                "variations": [{"at": 1, "moves": ["j5"], "variations": [{"at": 1, "moves": ["pass"]}]}],
                "result": ...,
            },
            "variations[0].variations[0].moves[0], 'pass': BK-7",
        ),
        ({}, "the record says scores [-3, 12], its moves give a game that is not over"),
    ],
)
def test_check_says_what_the_rules_forbid(fields: dict[str, Any], message: str) -> None:
    record = klotzfile.loads(changed(**fields))
    with pytest.raises(RecordError, match=re.escape(message)):
        records.check(record)


def test_check_wants_variations_to_branch_off_the_line() -> None:
    with pytest.raises(RecordError, match=r"variations\[0\]: there is no place 1 in a line of 0 moves"):
        records.check(Record("blokus-duo", 2, variations=(Variation(1, ()),)))


# ---------------------------------------------------------------------- fuzzing


@given(st.text() | st.text('{}[]",:1 klotz\\u'))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with contextlib.suppress(RecordError):
        klotzfile.loads(text)


@given(JSON)
def test_any_json_is_a_record_or_refused(document: Any) -> None:
    with contextlib.suppress(RecordError):
        klotzfile.loads(json.dumps(document))


@pytest.mark.parametrize("suffix", [".klotz", ".blksgf"])
def test_any_bytes_are_a_record_or_refused(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"any{suffix}"

    @given(st.binary(max_size=200))
    def load(content: bytes) -> None:
        path.write_bytes(content)
        with contextlib.suppress(RecordError):
            records.load(path)

    load()


def test_a_truncated_file_is_refused() -> None:
    text = changed()
    for length in range(len(text)):
        with pytest.raises(RecordError):
            klotzfile.loads(text[:length])


@settings(deadline=None)  # the first move may wait for a compiler
@given(st.data())
def test_any_value_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    """Put any JSON in the place of some part of a good record: it is read, played and written, or refused."""
    document = copy.deepcopy(WHOLE)
    part: Any = document
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = data.draw(st.sampled_from(keys))
        if not (isinstance(part[key], dict | list) and part[key] and data.draw(st.booleans())):
            break
        part = part[key]
    part[key] = data.draw(JSON)
    with contextlib.suppress(RecordError):
        record = klotzfile.loads(json.dumps(document))
        assert klotzfile.loads(klotzfile.dumps(record)) == record
        records.check(record)

"""Chance that everybody can compute again."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from klotz import fairness, records
from klotz.cli import app
from klotz.games.contract import Chance, Move, Record
from tests.server.tables.play import Play


@pytest.fixture(scope="module")
def record() -> Record:
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}], commits=True)
    play.do("commit", [0], fairness.commitment("mine"))
    play.do("reveal", [0], "mine")
    play.play_on(Random(5))
    return play.table.record()


def test_a_commitment_tells_the_seed_from_all_others() -> None:
    seeds = {fairness.new_seed() for _ in range(100)}
    assert len({fairness.commitment(seed) for seed in seeds}) == len(seeds) == 100


def test_every_part_counts() -> None:
    purposes = [f"chance {number}" for number in range(50)]
    draws = [("a", ("x", "y")), ("a", ("xy", "")), ("a", ("y", "x")), ("a", ()), ("b", ("x", "y"))]
    found = {tuple(fairness.Draw(*draw).fraction(purpose) for purpose in purposes) for draw in draws}
    assert len(found) == len(draws)


def test_chances_come_as_often_as_they_should() -> None:
    chances = [
        Chance(Move(-1, name), probability) for name, probability in (("a", 0.5), ("b", 0.25), ("c", 0.25))
    ]
    draw = fairness.Draw("seed", ("nonce",))
    found = [draw.chance(number, chances).text for number in range(4000)]
    # Four standard deviations.
    assert abs(found.count("a") - 2000) < 4 * 32
    assert abs(found.count("b") - 1000) < 4 * 28


def test_the_rounding_at_the_end_is_somebodys() -> None:
    draw = fairness.Draw("seed", ())
    nearly_nothing = [Chance(Move(-1, "a"), 0.0), Chance(Move(-1, "b"), 0.0)]
    assert draw.chance(0, nearly_nothing).text == "b"


def test_a_record_verifies(record: Record) -> None:
    found = fairness.verify(record)
    assert found.chances > 10
    assert (found.scheme, found.nonces, found.withheld, found.late) == (2, 1, 0, 0)


def test_what_was_drawn_is_told_with_what_might_have_come(record: Record) -> None:
    drawn = list(fairness.drawn(record))
    assert [came.move.text for came in drawn] == [text for text in record.moves if text.startswith("roll")]
    for came in drawn:
        assert came.move in [chance.move for chance in came.chances]
        assert sum(chance.probability for chance in came.chances) == pytest.approx(1)


def test_a_record_without_a_seed_does_not_verify(record: Record) -> None:
    with pytest.raises(fairness.Unfair, match="carries no seed"):
        fairness.verify(replace(record, tags={}))


def test_another_seed_than_was_promised_is_found_out(record: Record) -> None:
    with pytest.raises(fairness.Unfair, match="promised"):
        fairness.verify(replace(record, tags={**record.tags, "fair-seed": "another"}))


def test_another_nonce_is_found_out(record: Record) -> None:
    tags = {**record.tags, "fair-nonce-1": "another"}
    with pytest.raises(fairness.Unfair, match="nonce 1 does not have the hash that was promised"):
        fairness.verify(replace(record, tags=tags))
    tags["fair-commitment-1"] = fairness.commitment("another")
    with pytest.raises(fairness.Unfair, match="but the seed gives"):
        fairness.verify(replace(record, tags=tags))
    del tags["fair-commitment-1"]
    with pytest.raises(fairness.Unfair, match="nonce 1 was not committed to"):
        fairness.verify(replace(record, tags=tags))


@pytest.mark.parametrize(
    ("tag", "text", "match"),
    [
        ("fair-scheme", "3", "scheme 3, which this version of Klotz does not know"),
        ("fair-scheme", "two", "'two' should be a number"),
        ("fair-since-1", "5", "where nobody made a first move"),
        ("fair-lots", "2 1", "lots for seats"),
        ("fair-first", "9 of 2", "who begins"),
        ("fair-first", "nobody", "'nobody' should be a number"),
    ],
)
def test_what_else_was_changed_is_found_out(tag: str, text: str, match: str, record: Record) -> None:
    tags = {**record.tags, tag: text}
    if tag == "fair-lots":
        tags[tag] = " ".join(str(lot + 1) for lot in reversed(fairness.draw_of(record).order(2)))
    with pytest.raises(fairness.Unfair, match=match):
        fairness.verify(replace(record, tags=tags))


def test_a_die_that_was_turned_is_found_out() -> None:
    play = Play("bloqs", [{"kind": "me"}, {"kind": "computer"}])
    record = play.table.record()
    loaded = ("roll 6" if record.moves[0] != "roll 6" else "roll 5", *record.moves[1:2])
    with pytest.raises(fairness.Unfair, match=r"move 1 is 'roll \d', but the seed gives"):
        fairness.verify(
            replace(
                record,
                moves=loaded[:1],
                result=None,
                tags=fairness.tags(fairness.Draw(play.seed, ("", "")), 2, (None, None)),
            )
        )


def test_the_command_verifies_a_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.klotz"
    records.save(record, path)
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 0, result.output
    assert "verified" in result.output
    records.save(replace(record, tags={}), path)
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 2
    assert "not verified" in result.output

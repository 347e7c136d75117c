"""klotz match, klotz ladder and klotz gtp."""

import json
from pathlib import Path

import pytest

from klotz.arena import running
from klotz.arena.contest import Contest
from klotz.arena.running import Place, Played
from klotz.cli import contests
from tests.cli.conftest import Klotz

MATCH = ("match", "random", "other=random", "--games", "4")


def test_a_match(klotz: Klotz) -> None:
    result = klotz(*MATCH)
    assert result.exit_code == 0
    assert result.stdout.startswith("random against other, blokus-duo\n4 games: ")
    assert "95 % interval" in result.stdout
    assert "Pairs: " in result.stdout
    assert "CPU s/move" in result.stdout


def test_a_match_for_programs(klotz: Klotz) -> None:
    found = json.loads(klotz(*MATCH, "--json", "--sprt", "0", "50", "-g", "bloxx", "--seats", "3").stdout)
    assert found["contest"]["game"] == "bloxx"
    assert found["contest"]["seats"] == 3
    result = found["result"]
    assert result["games"] == result["wins"] + result["draws"] + result["losses"] == 4
    assert result["interval"][0] <= result["score"] <= result["interval"][1]
    assert result["sprt"]["accepted"] is None
    ends = result["pairs"]
    assert sum(ends[end] for end in ("won", "ahead", "level", "behind", "lost")) == 2
    assert 0 <= ends["decided"] <= 1
    assert all(side["cpu_seconds_per_move"] > 0 for side in result["players"])


def test_how_games_begin_can_be_chosen(klotz: Klotz, tmp_path: Path) -> None:
    def settings(*arguments: str) -> dict[str, object]:
        return json.loads(klotz(*MATCH, "--json", *arguments).stdout)["contest"]  # type: ignore[no-any-return]

    assert settings()["openings"] == settings("--openings", "balanced")["openings"]
    assert settings("--openings", "random")["opening_plies"] == 2
    assert settings("--opening-plies", "3")["opening_plies"] == 3
    mine = tmp_path / "mine.txt"
    mine.write_text("e8,d9,e9,f9,e10\n", encoding="utf-8")
    out = tmp_path / "games.jsonl"
    chosen = settings("--openings", str(mine), "--out", str(out))["openings"]
    assert isinstance(chosen, dict)
    assert chosen["book"] == "mine.txt"
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    assert all(game["moves"][0] == "e8,d9,e9,f9,e10" for game in games)


def test_a_match_goes_on_as_it_began(klotz: Klotz, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    klotz(*MATCH[:3], "--games", "2", "--out", str(out), "--openings", "random")
    result = klotz(*MATCH, "--out", str(out), "--json")
    assert json.loads(result.stdout)["contest"]["opening_plies"] == 2, "without saying so again"
    other = klotz(*MATCH, "--out", str(out), "--openings", "balanced")
    assert "openings is null there and " in other.stderr


def test_the_sequential_test_stops_a_match(klotz: Klotz) -> None:
    result = klotz(
        "match", "random", "other=random", "--games", "1000", "--sprt", "-2000", "500", "--seed", "1"
    )
    assert "Test of -2000 against +500 Elo: accepted: " in result.stdout
    assert "1000 games" not in result.stdout


def test_a_match_is_kept_and_goes_on(klotz: Klotz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    whole = json.loads(klotz(*MATCH, "--json").stdout)["result"]
    play = running.play

    def impatient(contest: Contest, place: Place) -> Played:
        if place.number == 3:
            raise KeyboardInterrupt
        return play(contest, place)

    monkeypatch.setattr(running, "play", impatient)
    broken_off = klotz(*MATCH, "--out", str(path))
    assert broken_off.exit_code == 2
    assert "interrupted after 3 of 4 games" in broken_off.stderr
    assert "3 games: " in broken_off.stdout, "what was played is shown"
    monkeypatch.undo()
    resumed = klotz(*MATCH, "--out", str(path), "--json")
    assert "going on after 3 games" in resumed.stderr
    result = json.loads(resumed.stdout)["result"]
    for figures in (result, whole):
        for side in figures["players"]:
            del side["seconds_per_move"], side["cpu_seconds_per_move"]
    assert result == whole
    other = klotz(*MATCH, "--out", str(path), "--seed", "3")
    assert other.exit_code == 2
    assert "holds games with other settings: seed is 0 there and 3 here" in other.stderr


def test_a_match_with_clocks(klotz: Klotz) -> None:
    found = json.loads(klotz(*MATCH, "--clock", "50+1", "--json").stdout)
    assert found["contest"]["clock"] == "50+1"
    lost = klotz("match", "random", "late=random:clock=0.0001", "--games", "2")
    assert "lost 2 x by forfeit: late: out of time (0.0001)" in lost.stdout


def test_a_page_about_it(klotz: Klotz, tmp_path: Path) -> None:
    path = tmp_path / "match.html"
    result = klotz(*MATCH, "--report", str(path))
    assert f"Written to {path}" in result.stderr.replace("\n", "")
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_ladder(klotz: Klotz, tmp_path: Path) -> None:
    words = ("ladder", "a=random", "b=random", "c=random", "--games", "2", "--out", str(tmp_path / "l.jsonl"))
    result = klotz(*words, "--neighbours")
    assert result.exit_code == 0
    assert result.stdout.startswith("blokus-duo, 2 games a match")
    assert all(f" {name} " in result.stdout for name in "abc")
    found = json.loads(klotz(*words, "--neighbours", "--json").stdout)["result"]
    assert len(found["matches"]) == 2
    assert "neighbours is true there and false here" in klotz(*words).stderr


def test_forfeits_are_told(klotz: Klotz, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "_introduce", lambda contest: None)
    result = klotz("match", "random", "none=wizard", "--games", "2")
    assert "2 games: 2 won" in result.stdout
    assert "lost 2 x by forfeit: none: there is no player 'wizard'" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("match", "random", "wizard"), "there is no player 'wizard'"),
        (("match", "random", "random"), "two players are called 'random'"),
        (("match", "random", "b=random", "--games", "3"), "an even number, not 3"),
        (("match", "random", "b=random", "--sprt", "5", "5"), "a lower and a higher difference"),
        (("match", "random", "b=random", "-g", "chess"), "there is no game 'chess'"),
        (("match", "random", "b=random", "--seats", "3"), "played with 2 seats"),
        (("match", "random", "b=random", "--out", "no/folder.jsonl"), "there is no folder no"),
        (("match", "random", "gtp:no-such-program"), "no-such-program does not start"),
        (("match", "random", "gtp:x", "-g", "bloxx"), "play Blokus, not bloxx"),
        (("match", "random", "b=random", "--openings", "no.txt"), "no.txt: No such file"),
        (
            ("match", "random", "b=random", "--openings", "balanced", "-g", "bloxx"),
            "bloxx has no balanced openings",
        ),
        (
            ("match", "random", "b=random", "--openings", "balanced", "--opening-plies", "3"),
            "--opening-plies is about random openings, and these are balanced",
        ),
        (("match", "random", "b=random", "--clock", "soon"), "'soon' is no clock"),
        (("ladder", "random"), "at least two players"),
        (("gtp", "-g", "bloxx", "-p", "random"), "GTP is for Blokus"),
        (("gtp", "-p", "wizard"), "there is no player 'wizard'"),
    ],
)
def test_refusals(klotz: Klotz, arguments: tuple[str, ...], message: str) -> None:
    result = klotz(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr.replace("\n", " ")


def test_gtp_on_standard_input(klotz: Klotz) -> None:
    lines = ("name", "set_game Blokus Duo", "1 play b e10", "genmove w", "nonsense")
    result = klotz("gtp", "--player", "random", "--seed", "4", lines=lines)
    assert result.exit_code == 0, "the end of the input is as good as quit"
    answers = result.stdout.split("\n\n")
    assert answers[:3] == ["= Klotz", "= ", "=1 "]
    assert "j5" in answers[3]
    assert answers[4:] == ["? unknown command (nonsense)", ""]

"""House rules in the terminal: asked for in words, played by, and written down."""

from pathlib import Path

from klotz import games, records
from tests.cli.conftest import Klotz


def test_every_ruling_is_asked_for_in_words(klotz: Klotz, unfinished_games: Path) -> None:
    offered = [option for option in games.options("bloqs").values() if option.rule and len(option.values) > 1]
    answers = ["2", "", "9", "2", *[""] * (len(offered) - 3)]
    result = klotz(
        "play", "bloqs", "--house-rules", "--names", "Ann,Ben", lines=(*answers, "quit"), columns=120
    )
    assert result.exit_code == 0
    assert "Pieces that stick out over the edge:" in result.stdout
    assert result.stdout.count("(as Klotz plays it)") >= len(offered)
    assert "swap_builds" not in result.stdout
    (kept,) = unfinished_games.iterdir()
    options = records.load(kept).options
    assert (options["overhang"], options["taking"], options["swap_builds"]) == (True, "slide", "other")


def test_what_was_chosen_already_is_not_asked_for(klotz: Klotz, unfinished_games: Path) -> None:
    result = klotz(
        "play",
        "bloxx",
        "--house-rules",
        "-o",
        "contact=rest",
        "--seats",
        "1",
        lines=("2", "roll", "quit"),
    )
    assert "New shapes must" not in result.stdout
    assert "A solo game ends:" in result.stdout
    (kept,) = unfinished_games.iterdir()
    options = records.load(kept).options
    assert (options["contact"], options["solo_end"]) == ("rest", "second")


def test_leaving_while_being_asked_starts_nothing(klotz: Klotz, unfinished_games: Path) -> None:
    assert klotz("play", "bloqs", "--house-rules", lines=("2",)).exit_code == 0
    assert not unfinished_games.exists()

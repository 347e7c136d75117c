from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

import klotz
from klotz import records
from klotz.arena import Contest, Place, Played, Rating, entrants, run
from klotz.arena.playing import Forfeit, GameResult
from klotz.arena.report import page, plots


class Outline(HTMLParser):
    """What a page is made of, checking that every element is closed."""

    VOID = ("meta",)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


def played(contest: Contest) -> dict[Place, Played]:
    return {game.place: game for game in run(contest)}


def test_the_page_of_a_match_needs_nothing_else() -> None:
    contest = Contest(klotz.game("blokus-duo"), entrants(["a <b>=random", "c & d=random"]), 4)
    text = page(contest, played(contest))
    outline = Outline(text)
    assert outline.headings[0] == "a <b> against c & d"
    assert outline.headings[1:] == [
        "How pairs ended",
        "Score over the games",
        "How far ahead at the end",
        "Players",
        "Time of a move",
        "Games",
    ]
    assert outline.tags.count("svg") == 3
    assert "prefers-color-scheme: dark" in text
    assert all(link.startswith("data:application/json,") for link in outline.links)
    assert not set(plots.VARIABLES) & set(text.split('"')), "plots take their colours from the style sheet"
    for link in outline.links:
        record = records.loads(unquote(link.partition(",")[2]), "klotz")
        assert records.check(record).is_over
        assert set(record.names) == {"a <b>", "c & d"}


def test_the_page_of_a_ladder() -> None:
    contest = Contest(klotz.game("bloxx"), entrants(["random", "b=random", "c=random"]), 2, seats=3)
    outline = Outline(page(contest, played(contest)))
    assert outline.headings == [
        "Ladder of 3 players",
        "Ratings",
        "Who scored how much against whom",
        "Players",
        "Time of a move",
        "Matches",
        "Games",
    ]
    assert len(outline.links) == 6


def test_a_page_before_the_first_game_and_of_forfeits() -> None:
    contest = Contest(klotz.game("blokus-duo"), entrants(["random", "b=random"]), 2)
    assert "Games" in Outline(page(contest, {})).headings
    lost = GameResult((), (0, 0), (1, 2), (0.0, 0.1), (0, 1), (0.0, None), forfeit=Forfeit(1, "b: <died>"))
    text = page(contest, {Place(0, 0): Played(Place(0, 0), (0, 1), lost)})
    assert "Why games were lost by forfeit" in Outline(text).headings
    assert "b: &lt;died&gt;" in text


@pytest.mark.parametrize("count", [1, 2, 3, 50, 1000])
def test_plots_of_few_and_many_games(count: int) -> None:
    picture = plots.score_over_games([0.5, 1.0, 0.0, 1.0][: count % 4 or 4] * max(1, count // 4), "a")
    assert len(picture.elements) < 450
    assert picture.svg().startswith("<svg")


@pytest.mark.parametrize("leads", [[0.0], [0.5], [-3.0, 3.0], [250.0, -1.0], [0.0] * 100])
def test_every_game_is_in_the_histogram(leads: list[float]) -> None:
    picture = plots.margins(leads, "a", "b")
    bars = {element.fill for element in picture.elements if type(element).__name__ == "Rectangle"}
    assert (plots.FIRST in bars) == any(lead > 0 for lead in leads)
    assert (plots.SECOND in bars) == any(lead < 0 for lead in leads)
    assert (plots.FAINT in bars) == (0 in leads)


def test_an_interval_without_end_is_cut_off() -> None:
    picture = plots.ladder(["a", "b", "c"], [Rating(100, 40), Rating(-20, 50), Rating(-900, 5000)])
    lines = [element for element in picture.elements if type(element).__name__ == "Line"]
    assert all(0 <= x <= plots.WIDTH for line in lines for x, _ in (line.start, line.end))  # type: ignore[union-attr]

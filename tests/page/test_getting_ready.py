"""A machine that plays for the first time: the page is there before the games are, and says how far they are."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.page.conftest import Visit

WORDS = {
    "en": "Getting Blokus Duo ready … 2 of 5",
    "de": "Blokus Duo wird vorbereitet … 2 von 5",
    "sv": "Blokus Duo förbereds … 2 av 5",
    "da": "Blokus Duo gøres klar … 2 af 5",
    "fi": "Blokus Duo valmistellaan … 2/5",
    "nb": "Blokus Duo gjøres klart … 2 av 5",
}


@pytest.mark.parametrize("language", WORDS)
def test_the_page_shows_how_far_the_game_is_that_is_wanted(visit: Visit, language: str) -> None:
    done = 2

    def answer(route: Route) -> None:
        games = [
            {"game": "bloxx", "done": 1, "steps": 3, "ready": False},
            {"game": "blokus-duo", "done": done, "steps": 5, "ready": done == 5},
        ]
        route.fulfill(body=json.dumps({"ready": done == 5, "games": games if done < 5 else games[1:]}))

    visitor = visit(language=language)
    visitor.page.route("**/api/ready*", answer)
    visitor.go("/new/blokus-duo")
    told = visitor.page.get_by_text(WORDS[language])
    expect(told).to_be_visible()
    done = 5
    expect(told).not_to_be_visible()

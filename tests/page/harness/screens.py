"""Every screen of the page, with something on it: somebody's tables in all states, made before they are looked at."""

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from playwright.sync_api import APIResponse, expect

from tests.page.harness.visitors import Visitor

FLAWED: Final = '{"moves": [], "setup": {"placed": {"blue": ["a1"]}, "turn": "red"}}'
"""A position that no game leads to."""
BOARD: Final = ".board svg[role=grid], .bloxx .sheet, .bloqs .stage"


@dataclass(frozen=True, slots=True)
class Screen:
    name: str
    path: str
    shown: str
    """What is there once the screen is: a selector."""


def people(game: str, *names: str) -> list[dict[str, Any]]:
    """Oneself and others on the same device, as many as the game usually has."""
    others = names or ("Alexandra", "Bo", "Cleo")
    players = {"blokus": 4, "blokus-3": 3}.get(game, 2)
    return [{"kind": "me"}, *({"kind": "hot", "name": name} for name in others[: players - 1])]


def make_table(visitor: Visitor, game: str, seats: list[dict[str, Any]], **more: object) -> str:
    """As the page does when a game is started; the answer is the table's id."""
    _post(visitor, "/api/guest", {})
    wish = {"game": game, "options": {}, "seats": seats, **more}
    return str(_post(visitor, "/api/tables", wish).json()["table"]["id"])


def act(visitor: Visitor, table: str, **action: object) -> None:
    seen = visitor.page.request.get(f"{visitor.address}/api/tables/{table}").json()["table"]
    if action["action"] in ("move", "resign", "undo", "answer_undo"):
        action["answers"] = seen["number"]
    _post(visitor, f"/api/tables/{table}/actions", action)


def first_legal_move(visitor: Visitor, table: str) -> str:
    legal = visitor.page.request.get(f"{visitor.address}/api/tables/{table}").json()["legal"]
    return str(max(legal, key=len))


def _post(visitor: Visitor, path: str, body: object) -> APIResponse:
    response = visitor.page.request.post(visitor.address + path, data=body)
    assert response.ok, f"{path}: {response.status} {response.text()}"
    return response


def make_screens(visitor: Visitor) -> list[Screen]:
    """Somebody with games of all kinds, and where everything is to be seen."""
    playing = {
        game: make_table(visitor, game, people(game), public=True)
        for game in ("blokus", "blokus-duo", "bloxx", "bloqs-turn2")
    }
    for game in ("blokus", "blokus-duo", "bloxx"):
        act(visitor, playing[game], action="move", move=first_legal_move(visitor, playing[game]))
    against_computer = make_table(visitor, "blokus-duo", [{"kind": "me"}, {"kind": "computer", "level": 1}])
    waiting = make_table(visitor, "blokus-duo", [{"kind": "me"}, {"kind": "link"}])
    covered = make_table(visitor, "bloqs-maestro", people("bloqs-maestro"))
    finished = make_table(visitor, "bloxx", people("bloxx"), public=True)
    act(visitor, finished, action="move", move=first_legal_move(visitor, finished))
    act(visitor, finished, action="resign", seat=0)
    book = _post(visitor, "/api/books", {"name": "The Lovelaces"}).json()["id"]
    players = [{"name": "Ada", "rank": 1, "score": 20}, {"name": "Blaise", "rank": 2, "score": 12}]
    result = {"game": "bloxx", "day": "2026-11-17", "players": players}
    _post(visitor, f"/api/books/{book}/results", result)
    _post(visitor, "/api/boxes", {"game": "bloxx", "name": "The One On Our Shelf", "parts": {}})
    terms = {"game": "blokus-duo", "format": "round_robin"}
    tournament = _post(visitor, "/api/tournaments", terms).json()["id"]
    own = visitor.page.request.get(f"{visitor.address}/api/me").json()["person"]["id"]
    return [
        Screen("new tournament", "/tournament", "form .begin"),
        Screen("tournament", f"/tournament/{tournament}", "#standings"),
        Screen("profile", f"/people/{own}", "main h1"),
        Screen("workshop", "/workshop", "#mine"),
        Screen("workshop for bloxx", "/workshop/new/bloxx", "#workshop-dice"),
        Screen("workshop for bloqs", "/workshop/new/bloqs", "#workshop-deck"),
        Screen("real table", "/score", "#books"),
        Screen("blokus at the real table", "/score/blokus", "main section .pieces"),
        Screen("bloxx at the real table", "/score/bloxx", "main [role=grid]"),
        Screen("bloqs at the real table", "/score/bloqs", "main [role=grid]"),
        Screen("book", f"/book/{book}", "main table"),
        Screen("start", "/", ".games"),
        Screen("new", "/new/blokus", "form .begin"),
        Screen("new on this device", "/new/bloqs?with=device", "form .names"),
        Screen("new with friends", "/new/blokus-duo?with=friends", "form .begin"),
        Screen("waiting room", f"/table/{waiting}", ".room"),
        Screen("blokus", f"/table/{playing['blokus']}", BOARD),
        Screen("duo", f"/table/{playing['blokus-duo']}", BOARD),
        Screen("duo against the computer", f"/table/{against_computer}", BOARD),
        Screen("bloxx", f"/table/{playing['bloxx']}", BOARD),
        Screen("bloqs", f"/table/{playing['bloqs-turn2']}", ".bloqs .ring"),
        Screen("covered hand", f"/table/{covered}", ".cover"),
        Screen("end", f"/table/{finished}", "#end"),
        Screen("replay", f"/replay/{finished}", f".stepper ~ * , {BOARD}"),
        Screen("analysis", "/analysis/blokus-duo", BOARD),
        Screen("editor", f"/editor/blokus-duo?position={quote(FLAWED)}", ".flaws"),
        Screen("watch", "/watch", "#watch-finished"),
        Screen("learn", "/learn", "main h1"),
        Screen("rules", "/learn/blokus", "main li p"),
        Screen("lesson in blokus", "/learn/blokus/lesson", BOARD),
        Screen("lesson in bloxx", "/learn/bloxx/lesson", BOARD),
        Screen("lesson in bloqs", "/learn/bloqs/lesson", ".bloqs .ring"),
        Screen("puzzles", "/learn/puzzles", "main a.card"),
        Screen("puzzle", "/learn/blokus-duo/puzzle", BOARD),
        Screen("tips", "/learn/bloqs/tips", "main li h2"),
        Screen("settings", "/settings", ".swatches"),
        Screen("me", "/me", "main form"),
        Screen("missing", "/nowhere", "main h1"),
    ]


def show(visitor: Visitor, screen: Screen) -> None:
    """Go there as a link does, without loading the page anew."""
    visitor.page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        screen.path,
    )
    expect(visitor.page.locator(screen.shown).first).to_be_visible()


def prefer_layers(visitor: Visitor) -> None:
    """Bloqs without 3-D, which is drawn in software here and would only take time."""
    visitor.context.add_init_script("localStorage.setItem('klotz-bloqs-view', 'layers')")


def speak(visitor: Visitor, language: str) -> None:
    """As if the language had been set before."""
    visitor.page.evaluate(
        """language => {
            const kept = JSON.parse(localStorage.getItem('klotz-settings') ?? '{}');
            localStorage.setItem('klotz-settings', JSON.stringify({ ...kept, language }));
        }""",
        language,
    )
    visitor.page.reload()
    expect(visitor.page.locator(f"html[lang={language}] main")).to_be_visible()

"""The contract between server and page: what is written by hand is what the models promise, for every game."""

from pathlib import Path
from random import Random

import pytest

import klotz
from klotz import games, puzzles, registry, shapes
from klotz.games.blokus.view import BlokusView
from klotz.games.bloqs.view import BloqsView
from klotz.games.bloxx.view import BloxxView
from klotz.games.contract import CHANCE
from klotz.server.settings import ServerSettings
from klotz.server.web.app import create_app
from klotz.server.web.catalogue import catalogue
from klotz.server.web.models.base import Out
from klotz.server.web.models.games import GamesOut


class OfBlokus(Out):
    view: BlokusView


class OfBloxx(Out):
    view: BloxxView


class OfBloqs(Out):
    view: BloqsView


BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"

VIEWS: dict[str, type[Out]] = {"blokus": OfBlokus, "bloxx": OfBloxx, "bloqs": OfBloqs}


@pytest.mark.parametrize(
    "name", ["blokus", "blokus-2", "blokus-3", "blokus-duo", "bloxx", "bloqs", "bloqs-maestro"]
)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_what_its_type_says(name: str, seed: int) -> None:
    of_family = VIEWS[registry.family_of(name).name]
    random = Random(seed)
    state = klotz.game(name).start()
    while state.due:
        for seat in (None, *range(state.seats)):
            of_family.model_validate({"view": state.view(seat)})
        due = state.due
        state.push(state.draw(random) if due == (CHANCE,) else random.choice(list(state.legal_moves)))
    of_family.model_validate({"view": state.view(None)})


def test_the_catalogue_tells_everything_about_a_game() -> None:
    found = GamesOut.model_validate_json(catalogue({}).body)
    assert [game.name for game in found.games] == list(games.names())
    by_name = {game.name: game for game in found.games}
    duo = by_name["blokus-duo"]
    assert (duo.title, duo.family, duo.variant_of, duo.seats) == ("Blokus Duo", "blokus", None, [2])
    boards = {path.parent.name for path in BOARDS.glob("*/index.ts")}
    assert {game.board for game in found.games} == boards - {"generic"}
    assert duo.colours == [["blue"], ["red"]]
    assert by_name["blokus-2"].colours == [["blue", "red"], ["yellow", "green"]]
    assert by_name["blokus-2"].variant_of == "blokus"
    assert len(duo.pieces) == 21
    assert {shapes.name_of(shapes.Shape.of(piece.cells)) for piece in duo.pieces} == {
        piece.name for piece in duo.pieces
    }
    scoring = duo.options["scoring"]
    assert (scoring.kind, scoring.choices, scoring.default) == ("choice", ["advanced", "basic"], "advanced")
    assert by_name["bloqs"].options["overhang"].kind == "flag"
    assert by_name["bloxx"].options["sheet"].kind == "data"
    assert {game.name for game in found.games if game.puzzles} == set(puzzles.games())


def test_the_description_has_the_messages_and_the_views_of_all_games() -> None:
    described = create_app(ServerSettings(database_url="sqlite+aiosqlite://")).openapi()
    schemas = described["components"]["schemas"]
    assert schemas["ServerMessage"]["discriminator"]["propertyName"] == "type"
    assert {"ping", "look", "move"} <= set(schemas["ClientMessage"]["discriminator"]["mapping"])
    views = [option["$ref"].rpartition("/")[2] for option in schemas["GameView"]["anyOf"]]
    assert views == ["BlokusView", "BloqsView", "BloxxView", "OtherView"]
    assert "stale" in schemas["Code"]["enum"]
    assert not [name for name in schemas if "__" in name], "two models have one name"


def test_every_body_of_the_api_has_a_shape() -> None:
    """No answer is just any JSON, and no question either."""
    described = create_app(ServerSettings(database_url="sqlite+aiosqlite://")).openapi()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            bodies = [answer.get("content", {}) for answer in operation["responses"].values()]
            bodies.append(operation.get("requestBody", {}).get("content", {}))
            for content in bodies:
                for kind in content.keys() & {"application/json", "application/x-ndjson"}:
                    assert content[kind].get("schema", {}).keys() & {"$ref", "oneOf", "items"}, (method, path)

"""What is wrong with a request is said in the reader's language, whatever it is."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError

from klotz import words
from klotz.server.refusals import Flaw
from klotz.server.settings import ServerSettings
from klotz.server.tables.agreement import TableWish
from klotz.server.web import field_errors
from klotz.server.web.app import create_app
from klotz.server.web.models.live import client_message

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "str": ("string_type", "string_unicode"),
    "int": ("int_type", "int_parsing", "int_parsing_size", "int_from_float"),
    "float": ("float_type", "float_parsing", "finite_number"),
    "bool": ("bool_type", "bool_parsing"),
    "list": ("list_type",),
    "tuple": ("tuple_type",),
    "frozenset": ("frozen_set_type",),
    "dict": ("dict_type",),
    "model": ("model_type", "model_attributes_type"),
    "model-field": ("missing",),
    "model-fields": ("extra_forbidden",),
    "literal": ("literal_error",),
    "enum": ("enum",),
    "tagged-union": ("union_tag_invalid", "union_tag_not_found"),
    "date": ("date_type", "date_parsing", "date_from_datetime_parsing", "date_from_datetime_inexact"),
    **dict.fromkeys(("any", "default", "definition-ref", "definitions", "nullable", "union"), ()),
}
"""What can be wrong, by the kind of schema, as pydantic-core names both."""
BOUNDS: Final = {
    ("str", "min_length"): "string_too_short",
    ("str", "max_length"): "string_too_long",
    ("str", "pattern"): "string_pattern_mismatch",
    ("list", "min_length"): "too_short",
    ("list", "max_length"): "too_long",
    ("frozenset", "min_length"): "too_short",
    ("frozenset", "max_length"): "too_long",
    ("int", "ge"): "greater_than_equal",
    ("int", "le"): "less_than_equal",
    ("float", "ge"): "greater_than_equal",
    ("float", "le"): "less_than_equal",
}


def _errors_of(schema: Any, seen: set[int]) -> Iterator[str]:
    """Every kind of error that a schema can raise."""
    if isinstance(schema, list | tuple):
        for each in schema:
            yield from _errors_of(each, seen)
    if not isinstance(schema, dict) or id(schema) in seen:
        return
    seen.add(id(schema))
    kind = schema.get("type")
    if isinstance(kind, str):
        assert kind in KINDS, f"nobody has thought about {kind}"
        yield from KINDS[kind]
        for name in ("min_length", "max_length", "pattern", "ge", "le", "gt", "lt", "multiple_of"):
            if schema.get(name) is not None and kind in (
                "str",
                "list",
                "frozenset",
                "int",
                "float",
                "dict",
                "tuple",
            ):
                yield BOUNDS[kind, name]
    for key, value in schema.items():
        if key not in ("metadata", "cls", "default", "serialization", "expected", "members", "ref"):
            yield from _errors_of(value, seen)


def _adapters() -> Iterator[TypeAdapter[Any]]:
    """Everything that the server reads from a client."""
    yield client_message
    routes: list[Any] = list(create_app(ServerSettings(database_url="sqlite+aiosqlite://")).routes)
    while routes:
        route = routes.pop()
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if inner is not None:
            routes.extend(inner.routes)
        if isinstance(route, APIRoute):
            dependants = [route.dependant]
            while dependants:
                each = dependants.pop()
                dependants.extend(each.dependencies)
                for field in (*each.body_params, *each.query_params, *each.path_params):
                    kind: Any = Annotated[field.field_info.annotation, field.field_info]
                    yield TypeAdapter(kind)


def test_everything_a_client_can_get_wrong_has_a_sentence_of_ours() -> None:
    adapters = list(_adapters())
    assert len(adapters) > 40
    kinds = {"json_invalid", *(kind for each in adapters for kind in _errors_of(each.core_schema, set()))}
    assert {"string_too_long", "union_tag_invalid", "less_than_equal", "too_long"} <= kinds
    assert kinds <= set(field_errors._FLAWS)
    assert set(field_errors._FLAWS.values()) | {Flaw.FIELD} == {flaw for flaw in Flaw if "field" in flaw}


WISH: Final[dict[str, Any]] = {"game": "bloxx", "seats": [{"kind": "me"}]}


@pytest.mark.parametrize(
    ("wrong", "english", "german"),
    [
        ({"game": 7}, "game has to be text.", "game muss Text sein."),
        (
            {"seats": []},
            "seats has too few entries (at least 1).",
            "seats hat zu wenige Einträge (mindestens 1).",
        ),
        ({"lots": "perhaps"}, "lots has to be true or false.", "lots muss true oder false sein."),
        ({"colour": 1}, "colour isn't known here.", "colour gibt es hier nicht."),
        (
            {"seats": [{"kind": "computer", "level": 12}]},
            "seats.0.computer.level can be at most 9.",
            "seats.0.computer.level darf höchstens 9 sein.",
        ),
        (
            {"seats": [{"kind": "cat"}]},
            "seats.0 has to be one of these: me, hot, open, link, computer.",
            "seats.0 muss eins davon sein: me, hot, open, link, computer.",
        ),
        ({"seats": [{}]}, "seats.0.kind is missing.", "seats.0.kind fehlt."),
    ],
)
def test_sentences(wrong: dict[str, Any], english: str, german: str) -> None:
    with pytest.raises(ValidationError) as caught:
        TableWish.model_validate(WISH | wrong)
    refusal = field_errors.refusal_of(caught.value.errors())
    assert refusal.sentence("en") == english
    assert refusal.sentence("de") == german
    assert len({refusal.sentence(language) for language in words.languages()}) >= 5  # Danish may be Norwegian
    assert refusal.details["fields"][0]["flaw"] == refusal.details["flaw"]


def test_what_was_written_is_not_repeated() -> None:
    with pytest.raises(ValidationError) as caught:
        TableWish.model_validate({**WISH, "game": ["my secret"]})
    assert "my secret" not in str(field_errors.refusal_of(caught.value.errors()).json())

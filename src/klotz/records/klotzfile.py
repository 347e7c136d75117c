"""The `.klotz` file: a record as JSON, for every game.

    {
      "klotz": 2,
      "game": "blokus-duo",
      "options": {"starts": "own", "scoring": "advanced"},
      "seats": 2,
      "names": ["Ada", "Bo"],
      "setup": {},
      "moves": ["e8,d9,e9,f9,e10"],
      "comments": {"1": "a comment on the position after one move"},
      "variations": [{"at": 0, "moves": ["e10"], "comments": {}, "variations": []}],
      "result": {"scores": [1, 2], "ranks": [2, 1], "reason": "why the game ended"},
      "tags": {"event": "a text for each name"}
    }

`klotz`, `game`, `seats` and `moves` are always there, and `at` and `moves` in a variation; the rest is left
out when it is empty. In a variation `at` counts the moves of the line it branches from, `comments` its own.

Version 1 had the same fields. What leaving out an option of the game means may differ (`klotz.games.Option`), so a
record keeps the version it was written in.
"""

import json
import math
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from klotz.games.contract import FORMAT, Json, Outcome, Record, RecordError, Variation
from klotz.records.lines import DEEPEST

MOST_SEATS: Final = 100

_LARGEST: Final = 2**53 - 1  # beyond it other JSON readers, including browsers, round


def loads(text: str) -> Record:
    """The record in the text. RecordError says which field is wrong; the moves are not replayed."""
    try:
        document = json.loads(
            text,
            object_pairs_hook=_object_without_doubles,
            parse_int=_parse_int,
            parse_float=_parse_float,
            parse_constant=_refuse_constant,
        )
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}") from error
    except RecursionError as error:
        raise RecordError("the brackets are nested too deeply") from error
    return _record(document)


def dumps(record: Record) -> str:
    """The record as text. Whatever `loads` would reject is rejected here, before it reaches a disk."""
    document: Json = {"klotz": record.version, "game": record.game}
    _add_filled(document, "options", dict(record.options))
    document["seats"] = record.seats
    _add_filled(document, "names", list(record.names))
    if record.setup is not None:
        document["setup"] = record.setup
    _add_line(document, record)
    if record.result is not None:
        document["result"] = {
            "scores": record.result.scores,
            "ranks": record.result.ranks,
            "reason": record.result.reason,
        }
    _add_filled(document, "tags", dict(record.tags))
    try:
        text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    except (TypeError, ValueError) as error:
        raise RecordError(f"the record cannot be written as JSON: {error}") from error
    loads(text)
    return text


def _add_line(document: Json, line: Record | Variation) -> None:
    document["moves"] = list(line.moves)
    _add_filled(document, "comments", {str(place): line.comments[place] for place in sorted(line.comments)})
    variations = []
    for variation in line.variations:
        variations.append({"at": variation.at})
        _add_line(variations[-1], variation)
    _add_filled(document, "variations", variations)


def _add_filled(document: Json, key: str, value: Mapping[str, Any] | list[Any]) -> None:
    if value:
        document[key] = value


# ---------------------------------------------------------------------- JSON, stricter than the library


def _object_without_doubles(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise RecordError(f"the field {_shown(twice)} stands twice in an object")
    return found


def _parse_int(digits: str) -> int:
    # Check the length first: converting very many digits is slow, and Python refuses to.
    if len(digits) > 20 or abs(int(digits)) > _LARGEST:
        raise RecordError(f"the number {digits[:20]}{'...' if len(digits) > 20 else ''} is too large")
    return int(digits)


def _parse_float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise RecordError(f"the number {digits[:20]} is too large")
    return number


def _refuse_constant(name: str) -> float:
    raise RecordError(f"{name} is not a number")


# ---------------------------------------------------------------------- the fields; `where` is for messages


def _record(document: object) -> Record:
    if not isinstance(document, dict) or "klotz" not in document:
        raise RecordError("not a Klotz record: it has no field 'klotz' with the version")
    version = _number(document["klotz"], "klotz", 1, _LARGEST)
    if version > FORMAT:
        raise RecordError(f"the record has version {version}, and this program reads versions up to {FORMAT}")
    _check_fields(
        document,
        "",
        required=("klotz", "game", "seats", "moves"),
        optional=("options", "names", "setup", "comments", "variations", "result", "tags"),
    )
    seats = _number(document["seats"], "seats", 1, MOST_SEATS)
    moves = _texts(document["moves"], "moves")
    names = _texts(document.get("names", []), "names")
    if names and len(names) != seats:
        raise RecordError(f"names: expected {seats}, one for each seat, got {len(names)}")
    return Record(
        game=_text(document["game"], "game"),
        seats=seats,
        moves=moves,
        options=_free(_object(document.get("options", {}), "options"), "options"),
        setup=_free(_object(document["setup"], "setup"), "setup") if "setup" in document else None,
        result=_outcome(document["result"], seats) if "result" in document else None,
        names=names,
        comments=_comments(document, "", len(moves)),
        variations=_variations(document, "", len(moves), 0),
        tags={
            _text(key, "tags"): _text(value, _key("tags", key))
            for key, value in _object(document.get("tags", {}), "tags").items()
        },
        version=version,
    )


def _variations(document: Json, where: str, moves: int, depth: int) -> tuple[Variation, ...]:
    if depth > DEEPEST:
        raise RecordError(f"{where}: variations inside variations more than {DEEPEST} deep")
    prefix = f"{where}." if where else ""
    return tuple(
        _variation(variation, f"{prefix}variations[{index}]", moves, depth)
        for index, variation in enumerate(_list(document.get("variations", []), f"{prefix}variations"))
    )


def _variation(value: object, where: str, moves_before: int, depth: int) -> Variation:
    document = _object(value, where)
    _check_fields(document, where, required=("at", "moves"), optional=("comments", "variations"))
    moves = _texts(document["moves"], f"{where}.moves")
    return Variation(
        at=_number(document["at"], f"{where}.at", 0, moves_before),
        moves=moves,
        comments=_comments(document, where, len(moves)),
        variations=_variations(document, where, len(moves), depth + 1),
    )


def _comments(document: Json, where: str, moves: int) -> dict[int, str]:
    where = f"{where}.comments" if where else "comments"
    comments = {}
    for key, value in _object(document.get("comments", {}), where).items():
        # Only the canonical form of a number, so that no two keys mean the same place.
        if not (key.isascii() and key.isdigit() and len(key) < 10 and str(int(key)) == key):
            raise RecordError(f"{where}: expected a count of moves as key, got {_shown(key)}")
        comments[_number(int(key), _key(where, key), 0, moves)] = _text(value, _key(where, key))
    return comments


def _outcome(value: object, seats: int) -> Outcome:
    document = _object(value, "result")
    _check_fields(document, "result", required=("scores", "ranks", "reason"))
    return Outcome(
        scores=_numbers(document["scores"], "result.scores", seats, -_LARGEST, _LARGEST),
        ranks=_numbers(document["ranks"], "result.ranks", seats, 1, seats),
        reason=_text(document["reason"], "result.reason"),
    )


def _check_fields(
    document: Json, where: str, *, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> None:
    prefix = f"{where}: " if where else ""
    for key in required:
        if key not in document:
            raise RecordError(f"{prefix}the field '{key}' is missing")
    for key in document:
        # A record cannot keep unknown fields: they would be lost when the file is saved again, and a misspelt
        # field would vanish silently. So a new field means a new version; `tags` are free.
        if key not in required and key not in optional:
            raise RecordError(f"{prefix}there is no field {_shown(key)}")


def _object(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise _mismatch(where, "an object", value)
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise _mismatch(where, "a list", value)
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise _mismatch(where, "text", value)
    try:
        value.encode()
    except UnicodeEncodeError as error:
        # JSON can spell half a character, "\ud800"; no file could hold it.
        raise RecordError(f"{where}: half a character stands at place {error.start}") from error
    return value


def _texts(value: object, where: str) -> tuple[str, ...]:
    return tuple(_text(item, f"{where}[{index}]") for index, item in enumerate(_list(value, where)))


def _number(value: object, where: str, lowest: int, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _mismatch(where, "a whole number", value)
    if not lowest <= value <= highest:
        raise RecordError(f"{where}: expected a number from {lowest} to {highest}, got {value}")
    return value


def _numbers(value: object, where: str, count: int, lowest: int, highest: int) -> tuple[int, ...]:
    numbers = tuple(
        _number(item, f"{where}[{index}]", lowest, highest) for index, item in enumerate(_list(value, where))
    )
    if len(numbers) != count:
        raise RecordError(f"{where}: expected {count}, one for each seat, got {len(numbers)}")
    return numbers


def _free(value: Json, where: str) -> Json:
    """Any JSON: the game itself validates it. Only what could not be written back is rejected."""
    _check_free(value, where, 0)
    return value


def _check_free(value: object, where: str, depth: int) -> None:
    if depth > DEEPEST:
        raise RecordError(f"{where[:200]}: nested more than {DEEPEST} deep")
    if isinstance(value, str):
        _text(value, where)
    elif isinstance(value, dict):
        for key, item in value.items():
            _text(key, where)
            _check_free(item, _key(where, key), depth + 1)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _check_free(item, f"{where}[{index}]", depth + 1)


def _key(where: str, key: str) -> str:
    return f"{where}[{_shown(key)}]"


def _shown(key: str) -> str:
    return ascii(key) if len(key) <= 40 else f"{key[:40]!a}..."


def _mismatch(where: str, expected: str, value: object) -> RecordError:
    kinds = {dict: "an object", list: "a list", str: "text", int: "a number", float: "a number"}
    found = kinds.get(type(value)) or ("nothing (null)" if value is None else "true or false")
    return RecordError(f"{where}: expected {expected}, got {found}")

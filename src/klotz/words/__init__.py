"""The sentences people read, from Fluent files: one folder a language, one file a part of the program."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

DEFAULT: Final = "en"

Detail = str | int | float


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, the default first."""
    folders = sorted(entry.name for entry in resources.files(__name__).iterdir() if _is_language(entry.name))
    return (DEFAULT, *(name for name in folders if name != DEFAULT))


def _is_language(name: str) -> bool:
    return len(name) == 2 and name.isalpha()


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed-direction text; in a terminal they show up as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(resources.files(__name__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def has(key: str, language: str = DEFAULT) -> bool:
    return bool(_bundle(language).has_message(key))


def say(key: str, details: Mapping[str, Detail] | None = None, language: str = DEFAULT) -> str:
    """The sentence behind a key, with its details filled in; in the default language where this one lacks it.

    Raises LookupError for a key that no file has and ValueError when a detail is missing, so that a
    sentence with a hole in it never reaches a person.
    """
    bundle = _bundle(language if has(key, language) else DEFAULT)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no sentence {key!r} in language {language!r}")
    text, errors = bundle.format_pattern(pattern, dict(details or {}))
    if errors:
        raise ValueError(f"sentence {key!r} in {language!r}: {errors[0]}")
    return str(text)

"""The sentences people read, from Fluent files: one folder a language, one file a part of the program."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from klotz import registry

if TYPE_CHECKING:  # slow to import, and many programs say nothing
    from fluent.runtime import FluentBundle

DEFAULT: Final = "en"

Detail = str | int | float


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, the default first."""
    folders = sorted(entry.name for entry in resources.files(__name__).iterdir() if _is_language(entry.name))
    return (DEFAULT, *(name for name in folders if name != DEFAULT))


def _is_language(name: str) -> bool:
    return len(name) == 2 and name.isalpha()


def _bundles(language: str) -> "Iterator[FluentBundle]":
    """All sentences of a language: first ours, then those that families of games bring with them.

    So a package adds sentences and replaces none, and is not even looked at while ours suffice.
    """
    yield _bundle(None, language)
    for family in registry.families():
        if family.words is not None:
            yield _bundle(family, language)


@cache
def _bundle(family: registry.Family | None, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for mixed-direction text; in a terminal they show up as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(family, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _files(family: registry.Family | None, language: str) -> list[Traversable]:
    try:
        home = resources.files(__name__) if family is None else family.files("words")
    except registry.FamilyError as error:  # a game without words must not silence the others
        registry.report(error.family, str(error))
        return []
    folder = home.joinpath(language) if home else None
    found = (
        [file for file in folder.iterdir() if file.name.endswith(".ftl")]
        if folder and folder.is_dir()
        else []
    )
    return sorted(found, key=lambda file: file.name)


def of_families(language: str) -> str:
    """All sentences that families of games bring with them, as one Fluent file.

    A family that does not speak the language speaks the default one.
    """
    files = (
        file
        for family in registry.families()
        if family.words is not None
        for file in _files(family, language) or _files(family, DEFAULT)
    )
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _holding(key: str, language: str) -> "FluentBundle | None":
    """The sentences among which a key is found."""
    return next((bundle for bundle in _bundles(language) if bundle.has_message(key)), None)


def has(key: str, language: str = DEFAULT) -> bool:
    return _holding(key, language) is not None


def say(key: str, details: Mapping[str, Detail] | None = None, language: str = DEFAULT) -> str:
    """The sentence behind a key, with its details filled in; in the default language where this one lacks it.

    Raises LookupError for a key that no file has and ValueError when a detail is missing, so that a
    sentence with a hole in it never reaches a person.
    """
    bundle = _holding(key, language) or _holding(key, DEFAULT)
    pattern = None if bundle is None else bundle.get_message(key).value
    if bundle is None or pattern is None:
        raise LookupError(f"no sentence {key!r} in language {language!r}")
    text, errors = bundle.format_pattern(pattern, dict(details or {}))
    if errors:
        raise ValueError(f"sentence {key!r} in {language!r}: {errors[0]}")
    return str(text)

"""Whether every refusal can be said in every language: `python -m tests.words.refusals`, for `make lint`."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from klotz import words
from klotz.server.refusals import Code, Flaw, HostOnly, Thing, Whose
from tests.words.sentences import sentences

TOLD_APART: Final[dict[Code, tuple[str, type[StrEnum]]]] = {
    Code.INVALID: ("flaw", Flaw),
    Code.NOT_FOUND: ("what", Thing),
    Code.NOT_HOST: ("action", HostOnly),
    Code.TOO_MANY_QUESTIONS: ("whose", Whose),
}
"""Codes whose sentence depends on a detail."""


def missing() -> Iterator[str]:
    for language in words.languages():
        said = sentences(language)
        for code in Code:
            if code.key not in said:
                yield f"{language}: the refusal {code} has no sentence {code.key} in refusals.ftl"
            elif code in TOLD_APART:
                detail, values = TOLD_APART[code]
                variants = dict(said[code.key].choices).get(detail, set())
                for value in values:
                    if value not in variants:
                        yield f"{language}: {code.key} says nothing for { {detail: value.value} }"


def left_over() -> Iterator[str]:
    keys = {code.key for code in Code}
    for key, sentence in sentences(words.DEFAULT).items():
        if sentence.file == "refusals.ftl" and key not in keys:
            yield f"{key}: no refusal has this sentence"


if __name__ == "__main__":
    problems = [*missing(), *left_over()]
    print(
        "\n".join(problems)
        or f"{len(Code)} refusals, each with a sentence in {len(words.languages())} languages."
    )
    sys.exit(bool(problems))

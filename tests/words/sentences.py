"""The Fluent files as they are written: what each sentence depends on."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


@dataclass
class Sentence(Visitor):
    """A message of a file, and what it takes to say it."""

    file: str
    message: ast.Message

    def __post_init__(self) -> None:
        self.details: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []
        """What each choice depends on, and the keys of its variants."""
        self.visit(self.message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.details.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own name
        assert isinstance(node.selector, ast.VariableReference), self.message.id.name
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)

    @property
    def attributes(self) -> set[str]:
        return {attribute.id.name for attribute in self.message.attributes}


def files(language: str) -> Iterator[tuple[str, str]]:
    for file in resources.files("klotz.words").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


@cache
def sentences(language: str) -> Mapping[str, Sentence]:
    return {
        entry.id.name: Sentence(name, entry)
        for name, text in files(language)
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
    }

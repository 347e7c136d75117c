"""Which tests prove which rule, and which option: read from the tests' sources, without running or importing them.

A test carries the id of a rule as `pytest.mark.rule("BK-7")` and the name of an option as
`pytest.mark.ruling("starts")`: on the test or its class, in a `pytestmark`, on a `pytest.param` of it, or by the name
of a variable that holds any of these.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

_Test = ast.FunctionDef | ast.AsyncFunctionDef


RULE: Final = "rule"
RULING: Final = "ruling"


class Proof(NamedTuple):
    """A test that carries a rule's id or an option's name. `test` is the name pytest gives it."""

    proved: str
    test: str


def scan(directory: Path, mark: str = RULE) -> list[Proof]:
    """What all tests below a directory prove. SyntaxError for a file that is not Python."""
    files = sorted({*directory.rglob("test_*.py"), *directory.rglob("*_test.py")})
    return [
        Proof(proved, f"{file.relative_to(directory).as_posix()}::{name}")
        for file in files
        for proved, name in scan_source(file.read_text(encoding="utf-8"), str(file), mark)
    ]


def scan_source(source: str, filename: str = "<source>", mark: str = RULE) -> Iterator[Proof]:
    module = ast.parse(source, filename)
    names = _Names(
        {
            target.id: value
            for statement in module.body
            for target, value in _assignments(statement)
            if isinstance(target, ast.Name)
        },
        mark,
    )
    yield from _proofs(module.body, names, [names.value_of("pytestmark")], "")


def _proofs(
    body: Iterable[ast.stmt], names: "_Names", outer: list[ast.AST | None], prefix: str
) -> Iterator[Proof]:
    for node in body:
        if isinstance(node, _Test) and node.name.startswith("test"):
            marks = [*outer, *node.decorator_list]
            for proved in dict.fromkeys(proved for mark in marks for proved in names.proved_by(mark)):
                yield Proof(proved, prefix + node.name)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [
                value
                for statement in node.body
                for target, value in _assignments(statement)
                if isinstance(target, ast.Name) and target.id == "pytestmark"
            ]
            yield from _proofs(
                node.body, names, [*outer, *node.decorator_list, *own], f"{prefix}{node.name}::"
            )


def _assignments(statement: ast.stmt) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            yield target, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        yield statement.target, statement.value


@dataclass(frozen=True, slots=True)
class _Names:
    """The variables of a module, and what their values mention."""

    values: dict[str, ast.expr]
    mark: str

    def value_of(self, name: str) -> ast.expr | None:
        return self.values.get(name)

    def proved_by(self, mark: ast.AST | None, seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """What the marks in an expression name, and in the variables that it names."""
        for node in ast.walk(mark) if mark is not None else ():
            if isinstance(node, ast.Call) and self._is_mark(node.func):
                yield from (
                    argument.value
                    for argument in node.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                )
            elif isinstance(node, ast.Name) and node.id in self.values and node.id not in seen:
                yield from self.proved_by(self.values[node.id], seen | {node.id})

    def _is_mark(self, function: ast.expr) -> bool:
        """Whether this is `pytest.mark.rule`, or `mark.rule` after `from pytest import mark`."""
        return ast.unparse(function) in (f"pytest.mark.{self.mark}", f"mark.{self.mark}")

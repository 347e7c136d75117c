"""`klotz rules`: the rules of a game in our own words, and which tests prove them."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klotz import games, words
from klotz.cli import coverage
from klotz.cli.common import GameOption, chosen_game, fail


def rules(
    game: Annotated[str | None, typer.Argument(help="A game, such as blokus-duo.")] = None,
    option: GameOption = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="List the tests that prove each rule of every game.")
    ] = False,
    tests: Annotated[
        Path, typer.Option("--tests", metavar="DIR", help="Where --coverage looks for tests.")
    ] = Path("tests"),
) -> None:
    """Print the rules of a game, or list the tests that prove them."""
    console = Console()
    if show_coverage:
        if game is not None:
            fail("--coverage covers all games: leave out the name of the game")
        _print_coverage(console, tests)
    elif game is None:
        fail(f"the rules of which game? There are {', '.join(games.names())}")
    else:
        for rule in chosen_game(game, option).rules:
            console.print(explained(rule))


def explained(rule: str) -> RenderableType:
    """One rule, and our ruling on it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True, min_width=6)
    table.add_column()
    sentences: list[RenderableType] = [Markdown(words.say(f"rule-{rule}"))]
    if words.has(f"rule-{rule}-ruling"):
        ruling = words.say("rules-ruling", {"ruling": words.say(f"rule-{rule}-ruling")})
        sentences.append(Padding(Markdown(ruling), (1, 0, 0, 2)))
    table.add_row(rule, Group(*sentences))
    return Padding(table, (0, 0, 1, 0))


def _print_coverage(console: Console, directory: Path) -> None:
    if not directory.is_dir():
        fail(f"there is no directory {directory.absolute()}: use --tests to say where the tests are")
    try:
        proofs = coverage.scan(directory)
    except SyntaxError as error:
        fail(f"{error.filename}, line {error.lineno}: {error.msg}")
    known = list(dict.fromkeys(rule for name in games.names() for rule in games.game(name).rules))
    known.sort(key=_rule_order)
    tests_of: dict[str, list[str]] = {rule: [] for rule in known}
    for rule, test in proofs:
        tests_of.setdefault(rule, []).append(test)

    console.print(Text(f"Tests in {directory.absolute()} by the rules they prove:"), soft_wrap=True)
    table = Table(highlight=False)
    table.add_column("Rule", style="bold", no_wrap=True)
    table.add_column("Tests", justify="right")
    table.add_column("Which", overflow="fold")
    for rule in known:
        tests = tests_of[rule]
        which = Text("\n".join(tests)) if tests else Text("no test carries this id", style="red")
        table.add_row(rule, str(len(tests)), which)
    console.print(table)

    unproved = [rule for rule in known if not tests_of[rule]]
    unknown = [rule for rule in tests_of if rule not in known]
    if unproved:
        _print_problem(console, "No test proves", unproved)
    for rule in unknown:
        _print_problem(console, f"No game has a rule {rule}, but these tests carry it:", tests_of[rule])
    if unproved or unknown:
        raise typer.Exit(1)
    console.print(f"All {len(known)} rules are proved by tests.", style="green", highlight=False)


def _print_problem(console: Console, problem: str, names: Iterable[str]) -> None:
    console.print(Text(f"{problem} {', '.join(names)}", style="red"), soft_wrap=True)


def _rule_order(rule: str) -> list[tuple[int, str]]:
    """BK-2 before BK-10, and each game's rules together."""
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"(\d+)", rule)]

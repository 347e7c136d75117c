"""`klotz rules`: the rules of a game in our own words, and which tests prove them."""

import re
from collections.abc import Iterable, Sequence
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
from klotz.cli.common import chosen_game, fail
from klotz.cli.options import GameOption, OptionalGame
from klotz.cli.rulings import choices_on, offered
from klotz.games.contract import Game


def rules(
    game: OptionalGame = None,
    option: GameOption = None,
    show_coverage: Annotated[
        bool,
        typer.Option("--coverage", help="List the tests that prove each rule and each option of every game."),
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
        chosen = chosen_game(game, option)
        for rule in chosen.rules:
            console.print(explained(rule, chosen))


def explained(rule: str, game: Game) -> RenderableType:
    """One rule, our ruling on it, and what else a table can agree on."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True, min_width=6)
    table.add_column()
    sentences: list[RenderableType] = [Markdown(words.say(f"rule-{rule}"))]
    if words.has(f"rule-{rule}-ruling"):
        ruling = words.say("rules-ruling", {"ruling": words.say(f"rule-{rule}-ruling")})
        sentences.append(Padding(Markdown(ruling), (1, 0, 0, 2)))
    sentences += [Padding(Markdown(choices), (1, 0, 0, 2)) for choices in choices_on(game, rule)]
    table.add_row(rule, Group(*sentences))
    return Padding(table, (0, 0, 1, 0))


def _print_coverage(console: Console, directory: Path) -> None:
    if not directory.is_dir():
        fail(f"there is no directory {directory.absolute()}: use --tests to say where the tests are")
    rules = dict.fromkeys(rule for name in games.names() for rule in games.game(name).rules)
    rulings = dict.fromkeys(
        key for name in games.names() for key, option in offered(name) if option.rule is not None
    )
    try:
        proofs = {mark: coverage.scan(directory, mark) for mark in (coverage.RULE, coverage.RULING)}
    except SyntaxError as error:
        fail(f"{error.filename}, line {error.lineno}: {error.msg}")
    console.print(Text(f"Tests in {directory.absolute()} by what they prove:"), soft_wrap=True)
    is_whole = _print_proofs(console, "rule", sorted(rules, key=_rule_order), proofs[coverage.RULE])
    is_whole &= _print_proofs(console, "option", list(rulings), proofs[coverage.RULING])
    if not is_whole:
        raise typer.Exit(1)


def _print_proofs(
    console: Console, what: str, known: Sequence[str], proofs: Sequence[coverage.Proof]
) -> bool:
    """The tests of everything that is known; whether all of it has one, and they prove nothing else."""
    tests_of: dict[str, list[str]] = {each: [] for each in known}
    for proved, test in proofs:
        tests_of.setdefault(proved, []).append(test)
    table = Table(highlight=False)
    table.add_column(what.capitalize(), style="bold", no_wrap=True)
    table.add_column("Tests", justify="right")
    table.add_column("Which", overflow="fold")
    for each in known:
        tests = tests_of[each]
        which = Text("\n".join(tests)) if tests else Text("no test carries it", style="red")
        table.add_row(each, str(len(tests)), which)
    console.print(table)

    unproved = [each for each in known if not tests_of[each]]
    unknown = [each for each in tests_of if each not in known]
    if unproved:
        _print_problem(console, "No test proves", unproved)
    for each in unknown:
        _print_problem(console, f"No game has the {what} {each}, but these tests carry it:", tests_of[each])
    if unproved or unknown:
        return False
    console.print(f"All {len(known)} {what}s are proved by tests.", style="green", highlight=False)
    return True


def _print_problem(console: Console, problem: str, names: Iterable[str]) -> None:
    console.print(Text(f"{problem} {', '.join(names)}", style="red"), soft_wrap=True)


def _rule_order(rule: str) -> list[tuple[int, str]]:
    """BK-2 before BK-10, and each game's rules together."""
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"(\d+)", rule)]

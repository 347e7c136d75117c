"""`klotz match`: two players, many games, and a confidence interval."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klotz.arena import Contest, MatchResult, Place, Played, Side, Sprt, entrants
from klotz.cli.common import GameOption, SeatCount, chosen_game, refusals
from klotz.cli.contests import (
    AsJson,
    GameName,
    Games,
    Jobs,
    Out,
    Plies,
    Report,
    Seed,
    check_outputs,
    leave,
    play_contest,
    show_forfeits,
    write_report,
)

PlayerWords = Annotated[
    str,
    typer.Argument(metavar="PLAYER", help="random, greedy, search:seconds=1, level:5, gtp:COMMAND, NAME=..."),
]


def match(
    a: PlayerWords,
    b: PlayerWords,
    game: GameName = "blokus-duo",
    games: Games = 100,
    option: GameOption = None,
    seats: SeatCount = None,
    seed: Seed = 0,
    opening_plies: Plies = None,
    jobs: Jobs = 1,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="Stop as soon as one of these differences is clear."),
    ] = None,
    out: Out = None,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Play a match between two players.

    Games come in pairs with the same opening and dice and the seats swapped. The interval is computed from
    pairs. A match saved with --out can be interrupted and resumed.
    """
    rules = chosen_game(game, option)
    check_outputs(out, report)
    with refusals():
        contest = Contest(rules, entrants([a, b]), games, seats, seed, opening_plies)
        test = Sprt(*sprt) if sprt else None

    def so_far(finished: dict[Place, Played]) -> MatchResult:
        return MatchResult.of(contest, 0, finished)

    ended = play_contest(
        contest,
        jobs,
        out,
        lambda finished: _headline(so_far(finished)),
        lambda finished: test is not None and test.verdict(so_far(finished).pairs) is not None,
    )
    result = so_far(ended.games)
    if as_json:
        typer.echo(
            json.dumps(
                {"contest": contest.json(), "result": {**result.json(), **_test_json(test, result)}}, indent=2
            )
        )
    else:
        _show(contest, result, test)
    write_report(report, contest, ended)
    leave(contest, ended)


def _headline(result: MatchResult) -> str:
    found = result.estimate
    return f"{found.score:.1%} ({found.low:.1%} to {found.high:.1%})" if result.pairs else "..."


def _test_json(test: Sprt | None, result: MatchResult) -> dict[str, object]:
    if test is None:
        return {}
    return {
        "sprt": {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "log_likelihood_ratio": round(test.log_likelihood_ratio(result.pairs), 3),
            "accepted": test.verdict(result.pairs),
        }
    }


def _show(contest: Contest, result: MatchResult, test: Sprt | None) -> None:
    console = Console()
    first, second = result.sides
    wins, draws, losses = result.wins_draws_losses
    found = result.estimate
    middle, low, high = (f"{number:+.0f}" for number in found.elo)
    console.print(
        f"[bold]{first.name}[/] against [bold]{second.name}[/], {contest.game.name}", highlight=False
    )
    console.print(
        f"{len(result.games)} games: {wins} won, {draws} drawn, {losses} lost. "
        f"Score {found.score:.1%}, 95 % interval {found.low:.1%} to {found.high:.1%}. "
        f"Elo {middle} ({low} to {high})",
        highlight=False,
        soft_wrap=True,
    )
    if test:
        _show_test(console, test, result)
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "mean rank", "mean score", "s/move", "forfeits"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for side in result.sides:
        table.add_row(*_row(side))
    console.print(table)
    show_forfeits(console, result.sides)


def _row(side: Side) -> tuple[str | Text, ...]:
    figures = ((side.mean_rank, ".2f"), (side.mean_score, ".1f"), (side.seconds_per_move, ".3f"))
    shown = ["-" if figure is None else f"{figure:{pattern}}" for figure, pattern in figures]
    return Text(side.name), *shown, str(len(side.forfeits))


def _show_test(console: Console, test: Sprt, result: MatchResult) -> None:
    ratio, verdict = test.log_likelihood_ratio(result.pairs), test.verdict(result.pairs)
    said = "open" if verdict is None else f"accepted: {verdict:+g} Elo"
    console.print(
        f"Test of {test.elo0:+g} against {test.elo1:+g} Elo: {said} "
        f"(log likelihood ratio {ratio:+.2f}, bounds ±{test.bound:.2f})",
        highlight=False,
        soft_wrap=True,
    )

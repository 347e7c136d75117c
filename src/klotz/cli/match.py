"""`klotz match`: two players, many games, and a confidence interval."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klotz.arena import (
    Contest,
    MatchResult,
    PairCounts,
    Place,
    Played,
    Side,
    Sprt,
    entrants,
    pair_labels,
)
from klotz.cli.common import chosen_game, refusals
from klotz.cli.contests import (
    Beginnings,
    GameClock,
    Games,
    Out,
    Plies,
    Report,
    check_outputs,
    chosen_openings,
    leave,
    play_contest,
    show_forfeits,
    write_report,
)
from klotz.cli.options import AsJson, Force, GameName, GameOption, Jobs, PlayerArgument, SeatCount, Seed


def match(
    a: PlayerArgument,
    b: PlayerArgument,
    game: GameName = "blokus-duo",
    games: Games = 100,
    option: GameOption = None,
    seats: SeatCount = None,
    seed: Seed = 0,
    openings: Beginnings = None,
    opening_plies: Plies = None,
    clock: GameClock = None,
    jobs: Jobs = 1,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            "--sprt", metavar="ELO0 ELO1", help="Stop as soon as one of these differences is clear."
        ),
    ] = None,
    out: Out = None,
    report: Report = None,
    as_json: AsJson = False,
    force: Force = False,
) -> None:
    """Play a match between two players.

    Games come in pairs with the same opening and dice and the seats swapped. The interval is computed from
    pairs. A match saved with --out can be interrupted and resumed.
    """
    rules = chosen_game(game, option)
    check_outputs(out, report, force=force)
    with refusals():
        begin = chosen_openings(rules, seats, openings, opening_plies, out)
        contest = Contest(rules, entrants([a, b]), games, seats, seed, begin, clock=clock)
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
    console.print(_pairs(result.pair_counts, contest.seats), highlight=False, soft_wrap=True)
    if test:
        _show_test(console, test, result)
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "mean rank", "mean score", "s/move", "CPU s/move", "forfeits"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for side in result.sides:
        table.add_row(*_row(side))
    console.print(table)
    show_forfeits(console, result.sides)


def _pairs(counts: PairCounts, seats: int | None) -> str:
    ends = ", ".join(
        f"{count} × {label}" for count, label in zip(counts, pair_labels(seats), strict=True) if count
    )
    return f"Pairs: {ends or 'none'}" + ("" if counts.decided is None else f". {counts.decided:.0%} decided")


def _row(side: Side) -> tuple[str | Text, ...]:
    figures = (
        (side.mean_rank, ".2f"),
        (side.mean_score, ".1f"),
        (side.seconds_per_move, ".3f"),
        (side.cpu_seconds_per_move, ".3f"),
    )
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

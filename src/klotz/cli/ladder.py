"""`klotz ladder`: many players, a match between every pair, and a rating for each."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klotz.arena import Contest, Place, Played, Standings, entrants
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
from klotz.cli.options import AsJson, Force, GameName, GameOption, Jobs, SeatCount, Seed


def ladder(
    player: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help="Players as for match; `levels` stands for level:1 to level:9.",
            show_default=False,
        ),
    ],
    game: GameName = "blokus-duo",
    games: Games = 20,
    option: GameOption = None,
    seats: SeatCount = None,
    seed: Seed = 0,
    openings: Beginnings = None,
    opening_plies: Plies = None,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Play only neighbours in the list.")
    ] = False,
    clock: GameClock = None,
    jobs: Jobs = 1,
    out: Out = None,
    report: Report = None,
    as_json: AsJson = False,
    force: Force = False,
) -> None:
    """Rate players by matches between every pair of them.

    Ratings are maximum-likelihood Elo points centred on 0, with 95 % intervals. A ladder saved with --out can
    be interrupted and resumed.
    """
    rules = chosen_game(game, option)
    check_outputs(out, report, force=force)
    with refusals():
        begin = chosen_openings(rules, seats, openings, opening_plies, out)
        contest = Contest(rules, entrants(player), games, seats, seed, begin, neighbours, clock)
    ended = play_contest(contest, jobs, out, lambda finished: _headline(contest, finished))
    standings = Standings.of(contest, ended.games)
    if as_json:
        typer.echo(json.dumps({"contest": contest.json(), "result": standings.json()}, indent=2))
    else:
        _show(contest, standings)
    write_report(report, contest, ended)
    leave(contest, ended)


def _headline(contest: Contest, finished: dict[Place, Played]) -> str:
    standings = Standings.of(contest, finished)
    best = max(range(len(contest.players)), key=lambda number: standings.ratings[number].elo)
    return f"leading: {contest.players[best].name}"


def _show(contest: Contest, standings: Standings) -> None:
    console = Console()
    order = sorted(range(len(contest.players)), key=lambda number: -standings.ratings[number].elo)
    table = Table(title=f"{contest.game.name}, {contest.games} games a match", title_justify="left", box=None)
    table.add_column("")
    table.add_column("player")
    for heading in ("Elo", "±", "s/move", "CPU s/move", *(str(place) for place in range(1, len(order) + 1))):
        table.add_column(heading, justify="right")
    for place, number in enumerate(order, start=1):
        rating, side = standings.ratings[number], standings.players[number]
        scores = [
            "·"
            if number == other
            else "-"
            if (score := standings.score(contest, number, other)) is None
            else f"{score:.0%}"
            for other in order
        ]
        paces = [
            "-" if pace is None else f"{pace:.3f}"
            for pace in (side.seconds_per_move, side.cpu_seconds_per_move)
        ]
        table.add_row(
            str(place), Text(side.name), f"{rating.elo:+.0f}", f"{rating.reach:.0f}", *paces, *scores
        )
    console.print(table)
    show_forfeits(console, standings.players)

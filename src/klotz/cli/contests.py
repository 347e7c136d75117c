"""What `klotz match` and `klotz ladder` share: their options, and playing with a progress bar."""

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from klotz import players
from klotz.arena import Contest, Place, Played, ResultsFile, Side, run
from klotz.cli.common import fail, refusals

GameName = Annotated[str, typer.Option("--game", "-g", help="The game, such as blokus-duo.")]
Games = Annotated[int, typer.Option("--games", "-n", min=2, help="Games per match; an even number.")]
Seed = Annotated[int, typer.Option("--seed", help="The seed of openings, dice and players.")]
Plies = Annotated[
    int | None,
    typer.Option("--opening-plies", min=0, help="How many moves of each opening are random."),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many games to play at once.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE.jsonl", help="Save every game here; resume if there are games."),
]
Report = Annotated[
    Path | None, typer.Option("--report", metavar="FILE.html", help="Write a report with tables and plots.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


@dataclass(frozen=True, slots=True)
class Ended:
    """The games played, and whether the contest finished or was interrupted by Ctrl-C."""

    games: dict[Place, Played]
    interrupted: bool


def play_contest(
    contest: Contest,
    jobs: int,
    out: Path | None,
    headline: Callable[[dict[Place, Played]], str],
    is_decided: Callable[[dict[Place, Played]], bool] = lambda games: False,
) -> Ended:
    """Play the remaining games, showing the score. Ctrl-C ends it; finished games count."""
    _introduce(contest)
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,  # progress bars in a file are of no use
    )
    with ExitStack() as stack:
        games: dict[Place, Played] = {}
        kept = None
        if out is not None:
            with refusals():
                kept = stack.enter_context(ResultsFile(out, contest))
            games = {place: played for place, played in kept.games.items() if place.number < contest.games}
            if games:
                console.print(f"{out}: going on after {len(games)} games", highlight=False, soft_wrap=True)
        if is_decided(games):
            return Ended(games, interrupted=False)
        stack.enter_context(progress)
        total = len(contest.matches) * contest.games
        bar = progress.add_task(headline(games), total=total, completed=len(games))
        try:
            with closing(run(contest, frozenset(games), jobs)) as running:
                for played in running:
                    games[played.place] = played
                    if kept:
                        kept.append(played)
                    progress.update(bar, advance=1, description=headline(games))
                    if is_decided(games):
                        break
        except KeyboardInterrupt:
            return Ended(games, interrupted=True)
    return Ended(games, interrupted=False)


def _introduce(contest: Contest) -> None:
    """Create every player once: a mistake in a spec is the user's error, not a lost game."""
    for entrant in contest.players:
        with refusals():
            players.player(entrant.spec, contest.game, contest.seed).close()


def write_report(path: Path | None, contest: Contest, ended: Ended) -> None:
    if path is not None:
        from klotz.arena.report import page  # slow to import, and only needed for a report

        with refusals():
            path.write_text(page(contest, ended.games), encoding="utf-8")
        Console(stderr=True).print(f"Written to {path}", highlight=False, markup=False, soft_wrap=True)


def show_forfeits(console: Console, sides: Iterable[Side]) -> None:
    for side in sides:
        for reason, times in Counter(side.forfeits).items():
            line = f"lost {times} x by forfeit: {reason}"
            console.print(line, style="red", markup=False, highlight=False, soft_wrap=True)


def leave(contest: Contest, ended: Ended) -> None:
    """Exits with an error after Ctrl-C, so that scripts notice."""
    if ended.interrupted:
        fail(f"interrupted after {len(ended.games)} of {len(contest.matches) * contest.games} games")


def check_outputs(out: Path | None, report: Path | None) -> None:
    for path in (out, report):
        if path is not None and not path.parent.is_dir():
            fail(f"{path}: there is no folder {path.parent}")

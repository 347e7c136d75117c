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
from klotz.arena import (
    Book,
    Contest,
    OpeningSource,
    Place,
    Played,
    RandomOpenings,
    ResultsFile,
    Side,
    balanced,
    run,
    settings_of,
)
from klotz.arena.openings.book import BALANCED
from klotz.cli.common import fail, refusals, refuse_to_replace
from klotz.games.contract import Game
from klotz.players import TimeControl


def _clock(text: str) -> TimeControl:
    try:
        return TimeControl.parse(text)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


Games = Annotated[
    int, typer.Option("--games", "-n", metavar="N", min=2, help="Games per match; an even number.")
]
Beginnings = Annotated[
    str | None,
    typer.Option(
        "--openings",
        metavar="balanced|random|FILE",
        help="How games begin: from openings judged even, the default where a game has them, with random moves, "
        "or from openings of your own.",
    ),
]
Plies = Annotated[
    int | None,
    typer.Option(
        "--opening-plies", metavar="N", min=0, help="How many moves of a random opening are played."
    ),
]
GameClock = Annotated[
    TimeControl | None,
    typer.Option(
        "--clock",
        metavar="SECONDS",
        parser=_clock,
        help="A clock for each player and game: 60, 60+0.5 with an increment, 60+30/10 with byo-yomi.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE.jsonl", help="Save every game here; resume if there are games."),
]
Report = Annotated[
    Path | None, typer.Option("--report", metavar="FILE.html", help="Write a report with tables and plots.")
]


def chosen_openings(
    game: Game, seats: int | None, words: str | None, plies: int | None, out: Path | None
) -> OpeningSource | None:
    """What the options say. If they say nothing, games go on as they began in the file of results."""
    if plies is not None:
        if words not in (None, "random"):
            raise ValueError(f"--opening-plies is about random openings, and these are {words}")
        return RandomOpenings(plies)
    if words is None:
        begun = settings_of(out) if out else None
        return RandomOpenings(begun["opening_plies"]) if begun and "opening_plies" in begun else None
    if words == "random":
        return RandomOpenings.of(game)
    if words != BALANCED:
        return Book.of_file(Path(words), game, seats)
    if (book := balanced(game, seats)) is None:
        raise ValueError(f"{game.name} has no balanced openings")
    return book


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


def check_outputs(out: Path | None, report: Path | None, *, force: bool) -> None:
    """Better to fail now than after all games. Games are added to a file that exists; a report would replace it."""
    for path in (out, report):
        if path is not None and not path.parent.is_dir():
            fail(f"{path}: there is no folder {path.parent}")
    if report is not None:
        refuse_to_replace(report, force)

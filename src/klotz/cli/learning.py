"""`klotz learn`, and its steps: `klotz selfplay`, `klotz train`, `klotz gate`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bars
from rich.table import Table

from klotz.cli.common import fail, refusals
from klotz.cli.options import GameArgument as Game
from klotz.cli.options import Jobs

if TYPE_CHECKING:  # kernels are imported when a command needs them
    from klotz.learning import Executor, Folder, Progress, Round, Wishes

FolderOption = Annotated[
    Path | None,
    typer.Option("--folder", metavar="FOLDER", help="Where everything is kept. Default: learning/GAME."),
]
StageOption = Annotated[
    str | None,
    typer.Option(
        "--stage", metavar="NAME", help="What to learn; default: as before, or the game's last stage."
    ),
]
StartOption = Annotated[
    str | None,
    typer.Option(
        "--start", metavar="shipped|nothing|FILE", help="The weights to begin with; default: shipped."
    ),
]
GamesOption = Annotated[
    int | None, typer.Option("--games", "-n", metavar="N", min=1, help="Games of self-play in a round.")
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="The seed of games and training; default: 0.")
]
Setting = Annotated[
    list[str] | None,
    typer.Option(
        "--set", "-s", metavar="NAME=VALUE", help="A setting of self-play or training. Can be repeated."
    ),
]
MatchGames = Annotated[
    int | None,
    typer.Option(
        "--match-games",
        metavar="N",
        min=0,
        help="The most games of the match; 0 takes new weights without one.",
    ),
]
MatchPlayer = Annotated[
    str | None,
    typer.Option("--match-player", metavar="PLAYER", help="Who plays the match, such as search:seconds=0.1."),
]
SprtOption = Annotated[
    tuple[float, float] | None,
    typer.Option("--sprt", metavar="ELO0 ELO1", help="Take new weights once ELO1 is likelier than ELO0."),
]
On = Annotated[
    str | None, typer.Option("--on", metavar="ray[:ADDRESS]", help="Work on a Ray cluster instead.")
]


def selfplay(
    game: Game,
    folder: FolderOption = None,
    stage: StageOption = None,
    start: StartOption = None,
    games: GamesOption = None,
    seed: SeedOption = None,
    setting: Setting = None,
    jobs: Jobs = 1,
    on: On = None,
) -> None:
    """Play the games of a round of learning.

    Continues a round that was interrupted, or begins the next one.
    """
    from klotz.learning import Wishes, selfplay

    wishes = Wishes(stage, start, games, seed, _settings(setting))

    def step(place: "Folder", workers: "Executor") -> Iterator["Progress"]:
        current = place.current(wishes)
        if current.step not in ("selfplay", "train"):
            fail(f"round {current.number} is trained already: klotz gate {game} comes next")
        return selfplay(current, workers)

    _run(game, folder, step, jobs, on)


def train(game: Game, folder: FolderOption = None, setting: Setting = None) -> None:
    """Train new weights on the games of a round."""
    from klotz.learning import Wishes, draw_plots, train

    def step(place: "Folder", workers: "Executor") -> Iterator["Progress"]:
        current = _present(place, Wishes(settings=_settings(setting)))
        if current.step == "gate":
            fail(f"round {current.number} is trained already: klotz gate {game} comes next")
        current.stage.check_needs()
        yield from train(place, current)
        draw_plots(place)

    _run(game, folder, step)


def gate(
    game: Game,
    folder: FolderOption = None,
    match_games: MatchGames = None,
    match_player: MatchPlayer = None,
    sprt: SprtOption = None,
    jobs: Jobs = 1,
    on: On = None,
) -> None:
    """Decide by a match whether new weights are better."""
    from klotz.learning import Wishes, draw_plots, gate

    def step(place: "Folder", workers: "Executor") -> Iterator["Progress"]:
        current = _present(place, Wishes(gate=_gate(match_games, match_player, sprt)))
        if current.step != "gate":
            fail(f"round {current.number} is not trained yet: klotz train {game} comes first")
        yield from gate(place, current, workers)
        draw_plots(place)

    _run(game, folder, step, jobs, on)


def learn(
    game: Game,
    rounds: Annotated[
        int,
        typer.Option(
            "--rounds", "-r", metavar="N", min=1, help="Rounds of this stage, finished ones included."
        ),
    ] = 1,
    folder: FolderOption = None,
    stage: StageOption = None,
    start: StartOption = None,
    games: GamesOption = None,
    seed: SeedOption = None,
    setting: Setting = None,
    match_games: MatchGames = None,
    match_player: MatchPlayer = None,
    sprt: SprtOption = None,
    jobs: Jobs = 1,
    on: On = None,
) -> None:
    """Learn the weights of a game by self-play, round after round.

    It can be interrupted at any time; the same command continues. The best weights are in best.npz of the folder;
    search:weights=FILE plays with them.
    """
    from klotz.learning import Wishes, learn

    wishes = Wishes(stage, start, games, seed, _settings(setting), _gate(match_games, match_player, sprt))
    _run(game, folder, lambda place, workers: learn(place, wishes, rounds, workers), jobs, on)


# ---------------------------------------------------------------------- what the commands share


def _settings(settings: list[str] | None) -> dict[str, str]:
    chosen = {}
    for setting in settings or ():
        name, equals, text = setting.partition("=")
        if not equals:
            fail(f"{setting!r} is not a setting: write it as name=value")
        chosen[name.strip()] = text.strip()
    return chosen


def _gate(games: int | None, player: str | None, sprt: tuple[float, float] | None) -> dict[str, Any]:
    elo0, elo1 = sprt or (None, None)
    given = {"games": games, "player": player, "elo0": elo0, "elo1": elo1}
    return {name: value for name, value in given.items() if value is not None}


def _present(place: "Folder", wishes: "Wishes") -> "Round":
    """The round that was begun and is not over."""
    if not place.rounds or place.rounds[-1].step == "done":
        fail(f"there is no round to continue in {place.path}: klotz selfplay {place.game} begins one")
    return place.current(wishes)


def _run(
    game: str,
    path: Path | None,
    step: Callable[["Folder", "Executor"], Iterator["Progress"]],
    jobs: int = 1,
    on: str | None = None,
) -> None:
    """Work with progress bars, then say how things stand. Ctrl-C stops it at once."""
    from klotz.learning import Folder, executor

    console = Console(stderr=True)
    bars = Bars(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        TextColumn("{task.completed:g}/{task.total:g}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[words]}"),
        console=console,
        disable=not console.is_terminal,  # progress bars in a file are of no use
    )
    with refusals():
        place = Folder(path or Path("learning") / game, game)
        try:
            with executor(on, jobs) as workers, bars:
                tasks: dict[str, TaskID] = {}
                for told in step(place, workers):
                    if told.what not in tasks:
                        tasks[told.what] = bars.add_task(told.what, total=told.total, words="")
                    bars.update(tasks[told.what], completed=told.done, total=told.total, words=told.words)
        except KeyboardInterrupt:
            _show(place)
            fail("interrupted: the same command continues where it stopped")
    _show(place)


def _show(place: "Folder") -> None:
    """The rounds so far, and what comes next."""
    if not place.rounds:
        return
    console = Console()
    table = Table(box=None, pad_edge=False)
    for heading in ("round", "stage", "games", "against the weights before", ""):
        table.add_column(heading)
    for current in place.rounds:
        table.add_row(*_row(current))
    console.print(table, highlight=False)
    if (step := place.rounds[-1].step) != "done":
        console.print(f"klotz {step} {place.game} comes next.", highlight=False)


def _row(current: "Round") -> tuple[str, ...]:
    plan, verdict = current.plan, current.verdict
    have = sum(path.exists() for path in current.shards) * current.stage.shard_games
    games = f"{plan.games}" if have >= plan.games else f"{have} of {plan.games}"
    score = state = ""
    if verdict:
        state = "taken" if verdict["accepted"] else "not taken"
        if verdict["games"]:
            low, high = verdict["interval"]
            score = f"{verdict['score']:.1%} of {verdict['games']} games ({low:.1%} to {high:.1%})"
    return str(current.number), plan.stage, games, score, state

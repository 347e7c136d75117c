"""`klotz analyse`: judges a game, finished or not, move by move."""

import json
import re
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeRemainingColumn

from klotz import players
from klotz.cli.analyse import part
from klotz.cli.analyse.report import Report
from klotz.cli.common import Force, fail, read_record, refusals, refuse_to_replace
from klotz.cli.show import RecordFile
from klotz.games.contract import Game, Record
from klotz.players import Limit, Player
from klotz.players.game_analysis import GameAnalysis, Judged, analyse_game

DEFAULT_LEVEL: Final = 9
"""Strong, and fast enough for a whole game. Unlike seconds, a level gives the same answers every time."""

_SEED: Final = 1
_INTERRUPTED: Final = 130
_MOVES: Final = re.compile(r"(?=.*\d)(\d{0,6})(-?)(\d{0,6})", re.ASCII)


def analyse(
    record_file: RecordFile,
    level: Annotated[int | None, typer.Option(help="Think at this level, 1 to 9.")] = None,
    seconds: Annotated[float | None, typer.Option(help="Seconds to think about each move.")] = None,
    simulations: Annotated[int | None, typer.Option(help="Simulations for each move.")] = None,
    player: Annotated[
        str, typer.Option(metavar="PLAYER", help="The judge: search, greedy, random or gtp:COMMAND.")
    ] = "search",
    moves: Annotated[
        str | None, typer.Option(metavar="10-20", help="Only these moves: 12, 10-20, 10- or -20.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Plot every seat's expected score, move by move.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write everything as JSON.")
    ] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Use a dark background.")] = False,
    everything: Annotated[
        bool, typer.Option("--all", help="List forced moves and chance too, and good moves with reasons.")
    ] = False,
    force: Force = False,
) -> None:
    """Judge the moves of a record: what was best, and what each move cost.

    After an interruption such as Ctrl-C, the same command continues where it stopped.
    """
    record, state = read_record(record_file)
    for out in (svg, json_file):
        if out is not None:
            refuse_to_replace(out, force)
            if not out.parent.is_dir():  # better to fail now than after an hour of thinking
                fail(f"{out}: there is no folder {out.parent}")
    limit = _limit(player, level, seconds, simulations)
    numbers = _numbers(moves, state.moves_made)
    judge = _player(player, state.game)
    beside = json_file or svg or record_file
    so_far = part.Part(beside.with_suffix(".analysis-part"), part.mark(record, judge.name, limit))
    with judge:
        try:
            analysis = _analyse(record, so_far, judge, limit, numbers)
        except KeyboardInterrupt:
            _stopped(so_far, numbers)
    report = Report(record, analysis, everything=everything)
    Console(highlight=False).print(*report.renderables(), sep="\n")
    with refusals():
        if json_file is not None:
            json_file.write_text(json.dumps(analysis.json(), indent=1) + "\n", encoding="utf-8")
        if svg is not None:
            svg.write_text(report.picture(dark=dark).svg() + "\n", encoding="utf-8")
    so_far.remove()


def _limit(player: str, level: int | None, seconds: float | None, simulations: int | None) -> Limit:
    given = [each for each in (level, seconds, simulations) if each is not None]
    if len(given) > 1:
        fail("--level, --seconds and --simulations each set how long to think: choose one")
    with refusals():
        if given:
            return Limit(seconds=seconds, simulations=simulations, level=level)
    # What follows a player's name, as in search:seconds=1, is its own limit.
    return Limit(level=DEFAULT_LEVEL) if player == "search" else Limit()


def _player(spec: str, game: Game) -> Player:
    with refusals():
        return players.player(spec, game, _SEED)


def _numbers(asked: str | None, made: int) -> range:
    """The numbers of the moves to judge: all, one, or from one to another."""
    if asked is None:
        return range(1, made + 1)
    match = _MOVES.fullmatch(asked)
    if match is None:
        fail(f"{asked[:80]!r} names no moves: write 12, 10-20, 10- or -20")
    first, dash, last = match.groups()
    begin = int(first or 1)
    end = int(last or made) if dash else begin
    if not 1 <= begin <= end <= made:
        fail(f"the game has {made} moves: there is no part of it from {begin} to {end}")
    return range(begin, end + 1)


def _analyse(record: Record, so_far: part.Part, judge: Player, limit: Limit, numbers: range) -> GameAnalysis:
    known = so_far.load()
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], TextColumn("{task.fields[move]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("Thinking", total=len(numbers), move="")

        def note(judged: Judged, done: int, of: int) -> None:
            so_far.add(judged)
            progress.update(task, completed=done, total=of, move=f"move {judged.number}")

        with refusals():
            return analyse_game(record, judge, limit, note, numbers=numbers, known=known)


def _stopped(so_far: part.Part, numbers: range) -> NoReturn:
    done = len(so_far.load().keys() & set(numbers))
    console = Console(stderr=True, highlight=False)
    if so_far.is_kept:
        console.print(
            f"Stopped after {done} of {len(numbers)} moves. The same command goes on from there.",
            soft_wrap=True,
        )
    else:
        console.print(f"Stopped; {so_far.path} cannot be written, so that nothing is kept.", soft_wrap=True)
    raise typer.Exit(_INTERRUPTED)

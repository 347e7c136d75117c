"""`klotz analyse`: judges a game, finished or not, move by move."""

import json
import re
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeRemainingColumn

from klotz import players, records
from klotz.cli.analyse import part
from klotz.cli.analyse.lines import Line, chosen_lines
from klotz.cli.analyse.report import Report
from klotz.cli.common import fail, read_record, refusals, refuse_to_replace
from klotz.cli.options import AsJson, Dark, Force, PlayerOption, RecordFile, Variation, is_called
from klotz.games.contract import Game, Json
from klotz.players import Limit, Player
from klotz.players.annotations import annotate
from klotz.players.game_analysis import GameAnalysis, Judged, analyse_game
from klotz.players.own import is_own
from klotz.players.player import failure_of

DEFAULT_LEVEL: Final = 9
"""The strongest, and still fast enough for a whole game."""

SUFFIXES: Final = (".svg", ".klotz", ".blksgf", ".json")

_SEED: Final = 1
_INTERRUPTED: Final = 130
_MOVES: Final = re.compile(r"(?=.*\d)(\d{0,6})(-?)(\d{0,6})", re.ASCII)


def analyse(
    record_file: RecordFile,
    old_json: Annotated[Path | None, typer.Argument(hidden=True)] = None,
    level: Annotated[
        int | None, typer.Option("--level", metavar="N", help="Think at this level, 1 to 9.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="N", help="Seconds to think about each move.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help="Simulations for each move.")
    ] = None,
    player: PlayerOption = "search",
    moves: Annotated[
        str | None,
        typer.Option("--moves", metavar="10-20", help="Only these moves: 12, 10-20, 10- or -20."),
    ] = None,
    variation: Variation = None,
    variations: Annotated[bool, typer.Option("--variations", help="Analyse all variations too.")] = False,
    out: Annotated[
        list[Path] | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="The output: .svg plots everybody's expected score, .klotz or .blksgf is the record with "
            "comments and better moves, .json is everything. Can be repeated.",
        ),
    ] = None,
    as_json: AsJson = False,
    dark: Dark = False,
    everything: Annotated[
        bool, typer.Option("--all", help="List forced moves and chance too, and good moves with reasons.")
    ] = False,
    force: Force = False,
    old_svg: Annotated[Path | None, typer.Option("--svg", hidden=True)] = None,
) -> None:
    """Analyse a record: what each move cost.

    After an interruption such as Ctrl-C, the same command continues where it stopped.
    """
    files = list(out or ())
    if old_svg is not None:
        is_called("--svg FILE", "--out FILE.svg")
        files.append(old_svg)
    if old_json is not None:
        if not as_json:
            fail(f"one record at a time: what is {str(old_json)!r} for?")
        if record_file.suffix == ".json":
            record_file, old_json = old_json, record_file
        is_called("--json FILE", "--out FILE.json")
        files.append(old_json)
        as_json = False
    record, _ = read_record(record_file)
    for file in files:
        if file.suffix.lower() not in SUFFIXES:
            fail(f"{file}: an analysis is written as {', '.join(SUFFIXES)}")
        refuse_to_replace(file, force)
        if not file.parent.is_dir():  # better to fail now than after an hour of thinking
            fail(f"{file}: there is no folder {file.parent}")
    limit = _limit(player, level, seconds, simulations)
    tree = records.tree_of(record)
    with refusals():
        lines = chosen_lines(tree, variation, everything=variations)
    if moves is not None:
        lines = [lines[0].limited(_numbers(moves, lines[0].last)), *lines[1:]]
    beside = next((file for file in files), record_file)
    judged: list[tuple[Line, GameAnalysis]] = []
    with _player(player, tree.game) as judge:
        parts = [_part(line, beside, judge.name, limit) for line in lines]
        for line, so_far in zip(lines, parts, strict=True):
            try:
                judged.append((line, _analyse(line, so_far, judge, limit)))
            except KeyboardInterrupt:
                _stopped(so_far, line.numbers)
    reports = [Report(line.record, analysis, line.title, everything=everything) for line, analysis in judged]
    document = _document(judged)
    if as_json:
        typer.echo(json.dumps(document, indent=1))
    else:
        console = Console(highlight=False)
        for report in reports:
            console.print(*report.renderables(console.width), sep="\n")
    with refusals():
        for file in files:
            _write(file, tree, judged, reports[0], document, dark=dark)
    for so_far in parts:
        so_far.remove()


def _document(judged: list[tuple[Line, GameAnalysis]]) -> Json:
    """Everything: the first line, and behind it the others."""
    (_, first), *others = judged
    document = first.json()
    if others:
        document["variations"] = [{"variation": line.path, **analysis.json()} for line, analysis in others]
    return document


def _write(
    file: Path,
    tree: records.Tree,
    judged: list[tuple[Line, GameAnalysis]],
    report: Report,
    document: Json,
    *,
    dark: bool,
) -> None:
    match file.suffix.lower():
        case ".svg":
            file.write_text(report.picture(dark=dark).svg() + "\n", encoding="utf-8")
        case ".json":
            file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        case _:
            for line, analysis in judged:
                annotate(line.end, analysis)
            tree.save(file)


def _part(line: Line, beside: Path, judge: str, limit: Limit) -> part.Part:
    """Where what is judged so far is kept: one file for each line."""
    suffix = f".{line.path}.analysis-part" if line.path else ".analysis-part"
    return part.Part(beside.with_suffix(suffix), part.mark(line.record, judge, limit))


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


def _analyse(line: Line, so_far: part.Part, judge: Player, limit: Limit) -> GameAnalysis:
    known, numbers = so_far.load(), line.numbers
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], TextColumn("{task.fields[move]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("Thinking", total=len(numbers), move="")

        def note(judged: Judged, done: int, of: int) -> None:
            so_far.add(judged)
            progress.update(task, completed=done, total=of, move=f"move {judged.number}")

        try:
            return analyse_game(line.record, judge, limit, note, numbers=numbers, known=known)
        except (Exception, SystemExit) as error:
            if isinstance(error, ValueError) or is_own(judge):
                fail(failure_of(judge, error))
            raise


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

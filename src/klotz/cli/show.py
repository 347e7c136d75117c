"""`klotz show` and `klotz convert`: a record as a picture, or in another format."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from klotz import records
from klotz.cli.common import Force, fail, read_record, refusals, refuse_to_replace
from klotz.games.contract import State
from klotz.records import drawing

PICTURES: Final = (".svg", ".png", ".gif", ".txt")

RecordFile = Annotated[Path, typer.Argument(help="A record: .klotz or .blksgf.", metavar="RECORD")]


def show(
    record_file: RecordFile,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            help="The output: .svg, .png, .gif (the whole game) or .txt. Default: the terminal.",
        ),
    ] = None,
    move: Annotated[
        int | None,
        typer.Option("--move", "-m", help="The position after this many moves. Default: the last."),
    ] = None,
    palette: Annotated[str, typer.Option(help="classic, or colour-blind with patterns.")] = "classic",
    dark: Annotated[bool, typer.Option("--dark", help="Use a dark background.")] = False,
    numbers: Annotated[
        bool, typer.Option("--numbers", help="Label every piece with its move number.")
    ] = False,
    coordinates: Annotated[bool, typer.Option(help="Show letters and numbers around the board.")] = True,
    force: Force = False,
) -> None:
    """Show a position of a record, or the whole game as an animation."""
    record, state = read_record(record_file)
    if out is None:
        _print(_after(state, move))
        return
    suffix = out.suffix.lower()
    if suffix not in PICTURES:
        fail(f"{out}: a picture ends in {', '.join(PICTURES)}")
    refuse_to_replace(out, force)
    style: dict[str, Any] = {
        "palette": palette,
        "dark": dark,
        "move_numbers": numbers,
        "coordinates": coordinates,
    }
    with refusals():
        if suffix == ".gif":
            game = state.game
            with Progress(console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task("Painting", total=None)
                content = drawing.gif(
                    game,
                    game.record(state),
                    last=move,
                    progress=lambda done, all_: progress.update(task, completed=done, total=all_),
                    **style,
                )
        else:
            state = _after(state, move)
            if suffix == ".svg":
                content = drawing.svg(state, **style).encode()
            elif suffix == ".png":
                content = drawing.png(state, **style)
            else:
                content = f"{drawing.text(state)}\n".encode()
        out.write_bytes(content)
    typer.echo(f"{out}: {len(content):,} bytes, {record.game}")


def convert(
    source: RecordFile,
    target: Annotated[Path, typer.Argument(help="The new file: .klotz or .blksgf.", metavar="NEW")],
    force: Force = False,
) -> None:
    """Convert a record to another format. It is replayed first, so only valid records are written."""
    record, _ = read_record(source)
    refuse_to_replace(target, force)
    with refusals():
        records.save(record, target)
    typer.echo(f"{target}: {record.game}, {len(record.moves)} moves, {len(record.variations)} variations")


def _after(state: State, moves: int | None) -> State:
    """The state after this many chosen moves."""
    if moves is None:
        return state
    made = state.moves_made
    if not 0 <= moves <= made:
        fail(f"the game has {made} moves: there is no position after {moves}")
    for _ in range(made - moves):
        state.pop()
    return state


def _print(state: State) -> None:
    console = Console(highlight=False)
    console.print(drawing.text(state), markup=False)
    for seat, score in enumerate(state.score_sheet(), start=1):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts)
        console.print(f"seat {seat}: {score.total} ({parts})", markup=False)

"""`klotz show` and `klotz convert`: a record as a picture, or in another format."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from klotz import records
from klotz.cli import listing
from klotz.cli.analyse.lines import name_of
from klotz.cli.common import fail, read_record, refusals, refuse_to_replace
from klotz.cli.options import Dark, Force, Palette, RecordFile, Variation, is_called
from klotz.games.contract import State
from klotz.records import Node, drawing

PICTURES: Final = (".svg", ".png", ".gif", ".txt")


def show(
    record_file: RecordFile,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="The output: .svg, .png, .gif (the whole game) or .txt. Default: the terminal.",
        ),
    ] = None,
    move: Annotated[
        int | None,
        typer.Option(
            "--move", "-m", metavar="N", help="The position after this many moves. Default: the last."
        ),
    ] = None,
    variation: Variation = None,
    as_list: Annotated[
        bool, typer.Option("--list", "-l", help="List the moves, with comments and variations.")
    ] = False,
    palette: Palette = "classic",
    dark: Dark = False,
    numbers: Annotated[
        bool, typer.Option("--numbers", help="Label every piece with its move number.")
    ] = False,
    coordinates: Annotated[
        bool,
        typer.Option("--coordinates/--no-coordinates", help="Letters and numbers around the board."),
    ] = True,
    force: Force = False,
    old_out: Annotated[Path | None, typer.Option("-o", hidden=True)] = None,
) -> None:
    """Show a position of a record, or the whole game.

    A .gif is an animation of the game, or of a variation of it.
    """
    if old_out is not None:
        is_called("-o", "--out")
        out = old_out
    record, _ = read_record(record_file)
    tree = records.tree_of(record)
    with refusals():
        end = tree.variation(variation or "")
    if as_list:
        Console(highlight=False).print(*listing.lines(tree, variation or ""), sep="\n", markup=False)
        return
    if out is None:
        state = _after(end.state(), move)
        _print(state)
        _print_notes(end, state)
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
    state = end.state()
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
    """Convert a record to another format.

    It is replayed first, so only valid records are written.
    """
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


def _print_notes(end: Node, state: State) -> None:
    """What the record says about a position, and the variations that begin there."""
    shown = next((node for node in end.line_before() if node.state().moves_made == state.moves_made), end)
    console = Console(highlight=False)
    for node in _same_position(shown, state):
        if node.comment:
            console.print(f"\n{node.comment}", markup=False)
        for head in node.variations:
            moves = " ".join(each.move for each in [head, *head.line()])
            console.print(f"variation {name_of(head)}: {moves}", markup=False)


def _same_position(node: Node, state: State) -> list[Node]:
    """A node, and those of forced passes after which nobody has moved yet either."""
    nodes = [node]
    while (last := nodes[-1]).parent is not None and last.parent.state().moves_made == state.moves_made:
        nodes.append(last.parent)
    return nodes[::-1]

"""`klotz warmup`: compile every kernel now, so that no game has to wait for it."""

from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from klotz import games, players


def warmup(
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing unless it fails.")] = False,
) -> None:
    """Compile the hot code once; later starts find it in the cache."""
    from klotz import jit  # brings Numba along, which `klotz --help` need not wait for

    console = Console(quiet=quiet)
    began = perf_counter()
    games.load_all()
    players.load_all()
    steps = jit.warmup_steps()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    ) as progress:
        task = progress.add_task("Compiling", total=len(steps))
        for number, (label, compile_step) in enumerate(steps, start=1):
            progress.update(task, description=f"Compiling {label}")
            if not console.is_terminal:
                console.print(
                    f"Compiling {label} ({number} of {len(steps)})", highlight=False, soft_wrap=True
                )
            compile_step()
            progress.advance(task)
    jit.prune_caches()
    seconds = perf_counter() - began
    console.print(f"Ready after {seconds:.1f} s. Compiled code is in", highlight=False)
    console.print(str(jit.cache_directory()), highlight=False, soft_wrap=True)

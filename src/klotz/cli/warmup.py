"""`klotz warmup`: compiles every kernel now, so that no game has to wait."""

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from klotz import registry
from klotz.cli.common import fail

if TYPE_CHECKING:
    from klotz.jit import WarmupStep


def warmup(
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing unless it fails.")] = False,
) -> None:
    """Compile the kernels once, on all cores.

    Later runs find them in the cache.
    """
    from klotz import jit  # imports Numba, which would slow down `klotz --help`
    from klotz.warmup import all_steps

    console = Console(quiet=quiet)
    began = perf_counter()
    compile_steps(all_steps(), console)
    jit.prune_caches()
    seconds = perf_counter() - began
    console.print(f"Ready after {seconds:.1f} s. Compiled code is in", highlight=False)
    console.print(str(jit.cache_directory()), highlight=False, soft_wrap=True)


def warm_up_for(game: str) -> None:
    """Compile what a game in the terminal needs, if necessary; the progress bar shows only on a terminal."""
    from klotz.jit import Stage
    from klotz.warmup import all_steps

    console = Console(stderr=True)
    family = registry.find(game)
    wanted = [
        step
        for step in all_steps()
        if family is not None and step.family == family.name and step.stage != Stage.TOOLS
    ]
    compile_steps(wanted, console if console.is_terminal else Console(quiet=True))


def compile_steps(steps: Sequence["WarmupStep"], console: Console) -> None:
    """Compile the missing steps, with a progress bar on a terminal and one line per step elsewhere."""
    from klotz.warmup import Warmup, WarmupFailed

    run = Warmup(steps)
    total = run.steps_left
    if not total:
        return
    with Progress(
        TextColumn("Compiling"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
        console=console,
        transient=True,
        disable=console.quiet or not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=total)

        def show(done: "WarmupStep | None") -> None:
            progress.update(task, description=", ".join(run.running), completed=total - run.steps_left)
            if done is not None and not console.is_terminal:
                count = f"({total - run.steps_left} of {total})"
                console.print(f"Compiled {done.label} {count}", highlight=False, soft_wrap=True)

        try:
            run.run(show)
        except WarmupFailed as error:
            fail(f"could not compile {error}")

"""`klotz bot`: a player plays on a server by itself."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer


def bot(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="Where and what it plays.")],
) -> None:
    """Let a player play on a server, as a TOML file says.

    It carries on when the connection or the server fails, and after a restart. Ctrl-C stops it; games in
    progress stay on the server.
    """
    from klotz.client import AsyncClient, ClientError
    from klotz.client.bot import Bot, load

    async def run() -> int:
        config = load(file)
        async with AsyncClient(config.server, config.token) as client:
            made = Bot(client, config, typer.echo)
            work = asyncio.create_task(made.run())
            for number in (signal.SIGINT, signal.SIGTERM):
                with suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
                    asyncio.get_running_loop().add_signal_handler(number, work.cancel)
            with suppress(asyncio.CancelledError):
                await work
            return made.finished

    try:
        finished = asyncio.run(run())
    except ClientError as error:
        typer.secho(str(error), fg="red", err=True)
        raise typer.Exit(2) from error
    except KeyboardInterrupt:
        return
    typer.echo(f"{finished} games played to the end.")

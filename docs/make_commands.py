"""Writes the table of all commands into docs/commands.md, from the program itself: `python -m docs.make_commands`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer

from klotz.cli import app
from klotz.cli.help import arguments_of, name

PAGE: Final = Path(__file__).parent / "commands.md"
BEGIN: Final = "<!-- The table is made by python -m docs.make_commands -->\n"
END: Final = "<!-- the end of the table -->\n"


def commands() -> Iterator[tuple[str, Any]]:
    """Every command with its full name, in the order of `klotz --help`."""
    top: Any = typer.main.get_command(app)
    for each, command in top.commands.items():
        if hasattr(command, "commands"):
            for part, subcommand in command.commands.items():
                yield f"klotz {each} {part}", subcommand
        else:
            yield f"klotz {each}", command


def options_of(command: Any) -> list[Any]:
    """The options that people are told about, `--help` left out."""
    return [param for param in command.params if param.param_type_name == "option" and not param.hidden]


def spelled(option: Any) -> str:
    """An option as it is typed: its letter, its name, and what follows it."""
    letters = [each for each in option.opts if not each.startswith("--")]
    names = [each for each in option.opts if each.startswith("--")]
    negative = f"/{option.secondary_opts[0]}" if option.secondary_opts else ""
    value = "" if option.is_flag else f" {option.metavar}"
    return f"`{' '.join([*letters, *names])}{negative}{value}`"


def table() -> str:
    lines = ["| command | arguments | options |", "|---|---|---|"]
    for title, command in commands():
        arguments = " ".join(f"`{name(param)}`" for param in arguments_of(command.params))
        options = ", ".join(spelled(option) for option in options_of(command))
        cells = [f"`{title}`", arguments, options]
        lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()

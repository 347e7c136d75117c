"""How help looks: commands in groups, arguments without types, and nothing wider than 80 columns."""

from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

PLAY: Final = "Play"
RECORDS: Final = "Records"
ARENA: Final = "Arena"
SERVER: Final = "Server"
PAPER: Final = "Paper"
DEVELOP: Final = "Develop"


class _Help:
    """What commands and groups of them share. Names that are hidden, since they are old, are nowhere in it."""

    def collect_usage_pieces(self: Any, ctx: Any) -> list[str]:
        arguments = [name(param) for param in arguments_of(self.get_params(ctx))]
        group = [self.subcommand_metavar] if isinstance(self, TyperGroup) else []
        return ["[OPTIONS]", *arguments, *group]

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        params = self.get_params(ctx)
        arguments = [(name(param), param.get_help_record(ctx)[1]) for param in arguments_of(params)]
        options = [
            param.get_help_record(ctx)
            for param in params
            if param.param_type_name == "option" and not param.hidden
        ]
        for title, rows in (("Arguments", arguments), ("Options", options)):
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)
        if isinstance(self, TyperGroup):
            self.format_commands(ctx, formatter)


class Command(_Help, TyperCommand):
    """One command."""


class Commands(_Help, TyperGroup):
    """Lists its commands by their groups, in the order in which they were added."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        groups: dict[str, list[tuple[str, Any]]] = {}
        for each in self.list_commands(ctx):
            command = self.get_command(ctx, each)
            if command is not None and not command.hidden:
                group = getattr(command, "rich_help_panel", None)
                groups.setdefault(group if isinstance(group, str) else "Commands", []).append((each, command))
        longest = max((len(each) for commands in groups.values() for each, _ in commands), default=0)
        limit = formatter.width - 6 - longest
        for title, commands in groups.items():
            with formatter.section(title):
                formatter.write_dl(
                    [(each.ljust(longest), command.get_short_help_str(limit)) for each, command in commands]
                )


def arguments_of(params: Any) -> list[Any]:
    """The arguments among some parameters that are not hidden."""
    return [param for param in params if param.param_type_name == "argument" and not param.hidden]


def name(argument: Any) -> str:
    """An argument in a line of usage: in brackets if it can be left out, with dots if there may be several."""
    shown = argument.metavar or argument.name.upper()
    dots = "..." if argument.nargs != 1 and not shown.endswith("...") else ""
    return f"{shown}{dots}" if argument.required else f"[{shown}{dots}]"

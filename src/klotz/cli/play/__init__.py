"""`klotz play`: the page in the browser, or a game in the terminal."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from klotz import games, records, registry, words
from klotz.cli.common import (
    chosen_game,
    chosen_options,
    fail,
    read_record,
    refusals,
)
from klotz.cli.options import GameOption, OptionalGame, SeatCount
from klotz.cli.play import keep, page
from klotz.cli.play.company import RULES, Company, read_colours, read_first
from klotz.cli.play.house_rules import ask_house_rules
from klotz.cli.play.seating import Seating, ask_computers, chosen_computers
from klotz.cli.play.table import Table
from klotz.cli.play.talk import Talk, listed
from klotz.cli.warmup import warm_up_for
from klotz.games.contract import Game


def play(
    game: OptionalGame = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; a menu asks which game.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")
    ] = True,
    house: Annotated[
        bool, typer.Option("--house", help="Open the page to phones in the home network, by a QR code.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last unfinished game.")] = False,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="RECORD", help="Continue from the end of this record.")
    ] = None,
    computer: Annotated[
        list[str] | None,
        typer.Option(
            "--computer",
            metavar="SEAT=PLAYER",
            help="A seat for the computer, such as 2=5 or 2=py:mybot.py:Corner; all=5 for every seat. Can be "
            "repeated.",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="ANN,BEN", help="The players' names, in seat order.")
    ] = None,
    colours: Annotated[
        str | None,
        typer.Option(
            "--colours", metavar="RED,ANY", help="What each player plays with, in the order of --names."
        ),
    ] = None,
    first: Annotated[
        str,
        typer.Option(
            "--first", metavar="WHO", help="Who begins: a player's number or name, lot, loser or rules."
        ),
    ] = RULES,
    option: GameOption = None,
    house_rules: Annotated[
        bool, typer.Option("--house-rules", help="Ask how you play what the rulebook leaves open.")
    ] = False,
    seats: SeatCount = None,
) -> None:
    """Play on the page, or in the terminal.

    Without a game the page opens in the browser; with one, or with --terminal, the game is played in the terminal.
    Everything stays on this machine: you play people on the same device, or the computer. With --house, phones in the
    same network can join.
    """
    chosen = (game, computer, names, colours, option, seats)
    is_for_terminal = (
        terminal
        or resume
        or load
        or house_rules
        or first != RULES
        or any(each is not None for each in chosen)
    )
    if house and is_for_terminal:
        fail("phones open the page, not the terminal: leave out the game and everything about it")
    if not is_for_terminal:
        reason = page.why_not()
        if reason is None:
            page.open_page(browser=browser, house=house)
            return
        typer.echo(reason, err=True)
    talk = Talk()
    continued = _record_to_continue(resume, load)
    if continued and (game or option or house_rules or seats is not None):
        fail(
            "a game that goes on keeps its rules and seats: leave out GAME, --option, --house-rules and --seats"
        )
    if continued and (colours or first != RULES):
        fail(
            "in a game that goes on everybody has a colour, and somebody has begun: leave out --colours and --first"
        )
    computers: Seating
    given = tuple(name.strip() for name in names.split(",")) if names is not None else ()
    is_asked = not (continued or game)
    try:
        if is_asked:
            game, continued = _ask_game(talk)
        if game:
            warm_up_for(game)
            rules = chosen_game(game, option)
            if house_rules:
                agreed = ask_house_rules(talk, game, chosen_options(game, option or ()))
                with refusals():
                    rules = games.game(game, **agreed)
        if game and seats is None:
            if len(given) in rules.seat_counts:
                seats = len(given)
            elif is_asked and not given:
                seats = _ask_seats(talk, rules)
        if continued:
            record, state = read_record(continued)
            with refusals():
                players = record.names
                computers = keep.computers_of(record, kept=continued != load) if computer is None else {}
            talk.say("play-welcome-back", style="green", game=record.game)
        elif game:
            with refusals():
                state, players = rules.start(seats), ()
            computers = ask_computers(talk, state.seats) if is_asked and computer is None else {}
        else:
            return
    except (EOFError, KeyboardInterrupt):
        talk.show("")
        return
    if names is not None:
        players = _checked_names(given, state.seats)
    with refusals():
        if computer is not None:
            computers = chosen_computers(computer, state.seats)
        company = Company(players, computers)
        if not continued:
            wanted = read_colours(colours, state.game.colour_choices, state.seats) if colours else ()
            company = replace(company, colours=wanted, first=read_first(first, players, state.seats))
        table = Table(state, company, talk, None if continued == load else continued)
    table.run()


def _record_to_continue(resume: bool, load: Path | None) -> Path | None:
    if not resume:
        return load
    if load is not None:
        fail("--resume and --load each name a game to continue: choose one")
    kept = keep.newest()
    if kept is None:
        fail("there is no unfinished game to continue")
    return kept


def _ask_game(talk: Talk) -> tuple[str | None, Path | None]:
    """A game to start, or the record of an unfinished one; neither if the user quits."""
    kept = keep.newest()
    grid = Grid.grid(padding=(0, 2))
    choices: dict[str, tuple[str | None, Path | None]] = {}
    for number, name in enumerate(games.names(), start=1):
        described = f"game-{name}"
        title = registry.family_of(name).listing(name).title
        grid.add_row(str(number), name, words.say(described) if words.has(described) else title)
        choices[str(number)] = choices[name] = (name, None)
    if kept is not None and (unfinished := _describe(kept)):
        grid.add_row("0", "resume", unfinished)
        choices["0"] = choices["resume"] = (None, kept)
    talk.say("play-which-game", style="bold")
    talk.show(grid)
    return talk.pick("play-ask-game", choices) or (None, None)


def _ask_seats(talk: Talk, game: Game) -> int:
    """The number of players, if there is a choice; Enter takes the default."""
    usual, *others = game.seat_counts
    if not others:
        return usual
    counts = {str(count): count for count in sorted(game.seat_counts)}
    return talk.pick("play-ask-seats", counts, counts=listed(counts), usual=usual) or usual


def _describe(kept: Path) -> str | None:
    """The unfinished game, unless its file is damaged."""
    try:
        record = records.load(kept)
    except (OSError, ValueError):
        return None
    return words.say("play-unfinished", {"game": record.game, "moves": len(record.moves)})


def _checked_names(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    if len(names) != seats or not all(names):
        fail(f"this game has {seats} seats: give {seats} names with commas between them")
    return names

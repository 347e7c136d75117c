"""A game analysis as tables and as a picture, with the player names of the terminal game."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klotz import words
from klotz.cli.play.face import Face, face_of
from klotz.cli.play.talk import Talk
from klotz.games.contract import CHANCE, Record, State
from klotz.picture import Picture
from klotz.players.analysis_graph import graph
from klotz.players.game_analysis import GameAnalysis, Judged, Verdict
from klotz.players.hints import listed
from klotz.records import check

_TABLE_WIDTH: Final = 130
"""A table of moves needs as many columns not to cut them."""

_STYLES: Final = {
    Verdict.BEST: "green",
    Verdict.GOOD: "",
    Verdict.INACCURACY: "yellow",
    Verdict.MISTAKE: "bold yellow",
    Verdict.BLUNDER: "bold red",
    Verdict.FORCED: "dim",
    Verdict.LUCK: "dim",
}


class Report:
    def __init__(
        self, record: Record, analysis: GameAnalysis, line: str = "", *, everything: bool = False
    ) -> None:
        self._analysis = analysis
        self._line = line
        self._everything = everything
        state = check(record)
        self._face = face_of(state, record.names, Talk(Console(quiet=True)))
        self._names = [_plain_name(self._face, record, seat) for seat in range(state.seats)]
        self._colours = [state.game.colours(seat)[0] for seat in range(state.seats)]
        self._movers = _movers(state, self._face)

    # ------------------------------------------------------------------ tables

    def renderables(self, width: int) -> Iterator[RenderableType]:
        """All of it for a screen so many columns wide: a table if it fits, else a few lines for each move."""
        if width >= _TABLE_WIDTH:
            yield self._moves()
        else:
            yield Text(self._title, "bold")
            for each in self._shown():
                yield from self._lines(each)
            yield Text("")
        yield self._seats()

    def _shown(self) -> Iterator[Judged]:
        return (each for each in self._analysis.judged if self._everything or each.best is not None)

    def _lines(self, each: Judged) -> Iterator[RenderableType]:
        """A move, the verdict on it, and below that the better move and why it is better."""
        number, who, move, value, best, loss, _ = self._row(each)
        verdict = words.say(f"verdict-{each.verdict.value}")
        head = Text.assemble(f"{number.plain:>3}  ", (who.plain, "bold"), "  ", move)
        told = [part for part in (value.plain, f"{verdict} {loss.plain}".strip()) if part]
        yield Text("")
        yield head
        yield Padding(Text(", ".join(told), _STYLES[each.verdict]), (0, 0, 0, 5), expand=False)
        if best.plain:
            yield Padding(Text(f"{words.say('analysis-best')}: {best.plain}"), (0, 0, 0, 5), expand=False)
        if reasons := self._reasons(each):
            yield Padding(Text(reasons), (0, 0, 0, 5), expand=False)

    def _moves(self) -> RenderableType:
        table = Table(title=self._title)
        for key, justify in (
            ("analysis-number", "right"),
            ("analysis-who", "left"),
            ("analysis-move", "left"),
            ("analysis-value", "right"),
            ("analysis-best", "left"),
            ("analysis-loss", "right"),
            ("analysis-words", "left"),
        ):
            table.add_column(words.say(key), justify="right" if justify == "right" else "left")
        for each in self._shown():
            table.add_row(*self._row(each))
        return table

    def _row(self, each: Judged) -> Iterator[Text]:
        yield Text(str(each.number))
        yield Text(self._movers[each.number - 1])
        yield Text(each.move)
        yield Text(
            "" if each.value is None else words.say("analysis-percent", {"percent": _percent(each.value)})
        )
        yield Text(each.best if each.best is not None and each.loss else "")
        yield Text(f"-{_percent(each.loss)}" if each.verdict.is_wrong or _percent(each.loss) else "")
        yield self._words(each)

    def _words(self, each: Judged) -> Text:
        said = Text(words.say(f"verdict-{each.verdict.value}"), _STYLES[each.verdict])
        if reasons := self._reasons(each):
            said.append(f"{': ' if each.luck is not None else '. '}{reasons}", "not bold default")
        return said

    def _reasons(self, each: Judged) -> str:
        """Who was lucky, or what speaks for the best move."""
        if each.luck is not None:
            return ", ".join(
                words.say("analysis-luck", {"who": self._names[seat], "points": f"{points:+.1f}"})
                for seat, points in enumerate(each.luck)
            )
        if each.facts and (each.verdict.is_wrong or self._everything):
            key = "hint-because" if each.best == each.move else "analysis-better"
            return words.say(key, {"facts": listed(each.facts)})
        return ""

    def _seats(self) -> RenderableType:
        counted = [Verdict.BEST, Verdict.GOOD, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER]
        table = Table()
        table.add_column(words.say("analysis-who"))
        for verdict in counted:
            table.add_column(words.say(f"verdict-{verdict.value}"), justify="right")
        table.add_column(words.say("analysis-mean-loss"), justify="right")
        for seat, name in enumerate(self._names):
            counts = self._analysis.counts(seat)
            mean = words.say("analysis-percent", {"percent": f"{100 * self._analysis.mean_loss(seat):.1f}"})
            table.add_row(Text(name), *(str(counts[verdict]) for verdict in counted), mean)
        return table

    # ------------------------------------------------------------------ picture

    def picture(self, *, dark: bool = False) -> Picture:
        return graph(self._analysis, self._names, self._colours, title=self._title, dark=dark)

    @property
    def _title(self) -> str:
        """The game, the judge, and the thinking time per move."""
        return ", ".join(filter(None, [self._line, self._judge]))

    @property
    def _judge(self) -> str:
        limit = self._analysis.limit
        details = {"game": self._analysis.game, "player": self._analysis.player}
        if limit.level is not None:
            return words.say("analysis-title-level", {**details, "level": limit.level})
        if limit.simulations is not None:
            return words.say("analysis-title-simulations", {**details, "count": limit.simulations})
        return words.say("analysis-title-seconds", {**details, "seconds": limit.seconds or 0})


def _percent(value: float) -> int:
    return round(100 * value)


def _plain_name(face: Face[State], record: Record, seat: int) -> str:
    """The short name of a seat."""
    known = record.names[seat] if seat < len(record.names) else ""
    return known or face.player(seat)


def _movers(state: State, face: Face[State]) -> list[str]:
    """Who made each move, as the terminal game names them. Walks the state backwards."""
    movers = []
    while state.moves_made:
        move = state.pop()
        if move.seat == CHANCE:
            movers.append("")
        else:
            movers.append(face.mover() if state.due == (move.seat,) else face.name_of(move.seat))
    return movers[::-1]

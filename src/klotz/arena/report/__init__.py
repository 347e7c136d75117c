"""A contest as one HTML page that needs nothing else: tables, plots, and the records of the games."""

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from klotz import __version__, records
from klotz.arena.contest import Contest
from klotz.arena.report import plots
from klotz.arena.running import Place, Played
from klotz.arena.standings import MatchResult, Side, Standings
from klotz.arena.statistics import pair_labels
from klotz.picture import Picture

MOST_RECORDS: Final = 200
"""Games that a page lists at most; the results file has them all."""

_STYLE: Final = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")


def page(contest: Contest, games: Mapping[Place, Played]) -> str:
    """The page of a match, or of a ladder if there are more than two players."""
    standings = Standings.of(contest, games)
    title = " against ".join(player.name for player in contest.players)
    if len(contest.players) > 2:
        title = f"Ladder of {len(contest.players)} players"
    sections = [f"<h1>{escape(title)}</h1>", f'<p class="about">{escape(_about(contest))}</p>']
    sections += _match(contest, standings) if len(contest.players) == 2 else _ladder(contest, standings)
    sections += _forfeits(standings.players)
    sections += _games(contest, games)
    body = "\n".join(sections)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _about(contest: Contest) -> str:
    options = ", ".join(
        f"{key} {value if isinstance(value, (str, int)) else 'own file'}"
        for key, value in contest.game.options.items()
    )
    clock = f", a clock of {contest.clock} s for each" if contest.clock else ""
    return (
        f"{contest.game.name} ({options}), {contest.seats} seats, {contest.games} games a match in pairs with "
        f"seats exchanged, {contest.openings}{clock}, seed {contest.seed}. Klotz {__version__}."
    )


# ---------------------------------------------------------------------- a match


def _match(contest: Contest, standings: Standings) -> list[str]:
    (match,) = standings.matches
    first, second = match.sides
    found = match.estimate
    middle, low, high = map(_signed, found.elo)
    wins, draws, losses = match.wins_draws_losses
    sections = [
        _figures(
            (f"{found.score:.1%}", f"score of {first.name}"),
            (f"{found.low:.1%} to {found.high:.1%}", "95 % interval, from pairs"),
            (f"{middle}", f"Elo, {low} to {high}"),
            (f"{wins} / {draws} / {losses}", f"won, drawn, lost of {len(match.games)}"),
        )
    ]
    if match.pairs:
        sections += _pairs(contest, match)
        sections += _plot("Score over the games", plots.score_over_games(match.pairs, first.name))
    if leads := _leads(contest, match):
        sections += _plot("How far ahead at the end", plots.margins(leads, first.name, second.name))
    return [*sections, *_players(contest, standings)]


def _pairs(contest: Contest, match: MatchResult) -> list[str]:
    counts = match.pair_counts
    total = sum(counts)
    rows = [
        _cells(label, count, f"{count / total:.1%}")
        for label, count in zip(pair_labels(contest.seats), counts, strict=True)
    ]
    note = f"{counts.decided:.1%} of {total} pairs were decided: only these say who is better."
    return [
        "<h2>How pairs ended</h2>",
        _table(["pair", "pairs", "share"], rows),
        f'<p class="note">{note}</p>',
    ]


def _leads(contest: Contest, match: MatchResult) -> list[float]:
    """How many points the first player's seats were ahead, game by game, in the mean of its seats."""
    sign = -1 if contest.game.lowest_wins else 1
    leads = []
    for played in match.games:
        if played.result.forfeit is None:
            own, other = (
                [
                    score
                    for score, owner in zip(played.result.scores, played.sides, strict=True)
                    if owner == side
                ]
                for side in (0, 1)
            )
            leads.append(sign * (sum(own) / len(own) - sum(other) / len(other)))
    return leads


# ---------------------------------------------------------------------- a ladder


def _ladder(contest: Contest, standings: Standings) -> list[str]:
    names = [player.name for player in contest.players]
    return [
        *_plot("Ratings", plots.ladder(names, standings.ratings)),
        '<p class="note">Bars are 95 % intervals; 0 is the mean of all.</p>',
        *_cross_table(contest, standings),
        *_players(contest, standings),
        *_matches(standings.matches),
    ]


def _cross_table(contest: Contest, standings: Standings) -> list[str]:
    order = sorted(range(len(contest.players)), key=lambda number: -standings.ratings[number].elo)
    rows = []
    for place, number in enumerate(order, start=1):
        cells = [_cell(standings.score(contest, number, other)) for other in order]
        rows.append([f"<td>{place}. {escape(contest.players[number].name)}</td>", *cells])
    headings = ["scored against", *(str(place) for place in range(1, len(order) + 1))]
    return ["<h2>Who scored how much against whom</h2>", _table(headings, rows)]


def _cell(score: float | None) -> str:
    if score is None:
        return '<td class="cell"></td>'
    tone = "first" if score >= 0.5 else "second"
    return f'<td class="cell" style="--tone: var(--{tone}); --share: {abs(score - 0.5) * 110:.0f}%">{score:.0%}</td>'


def _matches(matches: Iterable[MatchResult]) -> list[str]:
    rows = []
    for match in matches:
        found = match.estimate
        middle, low, high = map(_signed, found.elo)
        names = " – ".join(escape(side.name) for side in match.sides)
        rows.append(
            _cells(
                names,
                len(match.games),
                f"{found.score:.1%}",
                f"{found.low:.1%} to {found.high:.1%}",
                middle,
                f"{low} to {high}",
                " / ".join(map(str, match.pair_counts)),
            )
        )
    headings = ["match", "games", "score", "95 % interval", "Elo", "95 % interval", "pairs, 2 : 0 to 0 : 2"]
    return ["<h2>Matches</h2>", _table(headings, rows)]


# ---------------------------------------------------------------------- both


def _players(contest: Contest, standings: Standings) -> list[str]:
    rows = [
        _cells(
            escape(side.name),
            f"<code>{escape(player.spec)}</code>",
            _figure(side.mean_rank, ".2f"),
            _figure(side.mean_score, ".1f"),
            _figure(side.seconds_per_move, ".3f"),
            _figure(side.cpu_seconds_per_move, ".3f"),
            len(side.forfeits),
        )
        for player, side in zip(contest.players, standings.players, strict=True)
    ]
    headings = [
        "player",
        "made by",
        "mean rank",
        "mean score",
        "seconds a move",
        "CPU seconds a move",
        "forfeits",
    ]
    names = [side.name for side in standings.players]
    return [
        "<h2>Players</h2>",
        _table(headings, rows),
        *_plot("Time of a move", plots.times(names, [side.seconds_per_move for side in standings.players])),
    ]


def _forfeits(sides: Iterable[Side]) -> list[str]:
    reasons = [reason for side in sides for reason in dict.fromkeys(side.forfeits)]
    if not reasons:
        return []
    items = "".join(f'<li class="failed">{escape(reason)}</li>' for reason in reasons)
    return ["<h2>Why games were lost by forfeit</h2>", f"<ul>{items}</ul>"]


def _games(contest: Contest, games: Mapping[Place, Played]) -> list[str]:
    rows = []
    for place in sorted(games)[:MOST_RECORDS]:
        played = games[place]
        opponents = [contest.players[number].name for number in contest.matches[place.match]]
        names = [opponents[side] for side in played.sides]
        record = records.dumps(played.result.record(contest.game, names), "klotz")
        name = f"match-{place.match + 1}-game-{place.number + 1}.klotz"
        link = f'<a download="{name}" href="data:application/json,{quote(record)}">record</a>'
        rows.append(
            _cells(
                place.number + 1,
                " – ".join(escape(name) for name in names),
                " : ".join(map(str, played.result.scores)),
                "forfeit" if played.result.forfeit else " ".join(map(str, played.result.ranks)),
                f"{played.points:g}",
                link,
            )
        )
    headings = ["game", "seats", "scores", "ranks", "points of the first", ""]
    left_out = len(games) - len(rows)
    note = f'<p class="note">{left_out} more games are not listed.</p>' if left_out else ""
    return [
        "<h2>Games</h2>",
        f"<details><summary>{len(rows)} games with their records</summary>{_table(headings, rows)}{note}</details>",
    ]


def _plot(heading: str, picture: Picture) -> list[str]:
    return [f"<h2>{escape(heading)}</h2>", f'<div class="plot">{plots.svg(picture)}</div>']


def _figures(*figures: tuple[str, str]) -> str:
    shown = "".join(
        f'<div class="figure"><b>{escape(figure)}</b><span>{escape(meaning)}</span></div>'
        for figure, meaning in figures
    )
    return f'<div class="figures">{shown}</div>'


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def _cells(*values: object) -> list[str]:
    """Table cells; texts among the values are HTML already."""
    return [f"<td>{value}</td>" for value in values]


def _figure(number: float | None, pattern: str) -> str:
    return "-" if number is None else f"{number:{pattern}}"


def _signed(number: float) -> str:
    if math.isinf(number):
        return "+∞" if number > 0 else "−∞"
    return f"{number:+.0f}"

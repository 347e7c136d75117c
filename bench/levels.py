"""How far the levels of a game are from the yardstick of `klotz.players.levels`, and from each other.

    python -m bench.levels bloxx --games 200 --out levels

Level 1 plays `random` and `greedy`, level 3 plays `greedy`, and every level plays the one below. Prints a row for the
table of docs/strength.md: scores, and below them the highest level's seconds for a move. With `--out` finished games
are kept in a folder, a file for each match, and the same command goes on after them. When a level has changed, remove
its files first.
"""

import argparse
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

import klotz
from klotz.arena import Contest, MatchResult, Place, Played, ResultsFile, entrants, run
from klotz.players import LEVELS

MATCHES: Final = (
    ("level:1", "random"),
    ("level:1", "greedy"),
    ("level:3", "greedy"),
    *((f"level:{upper}", f"level:{lower}") for lower, upper in pairwise(LEVELS)),
)


def result(contest: Contest, out: Path | None) -> MatchResult:
    """A match, after the games that were played before."""
    first, second = (player.name for player in contest.players)
    games: dict[Place, Played] = {}
    with ExitStack() as stack:
        kept = stack.enter_context(ResultsFile(out, contest)) if out else None
        if kept:
            games = {place: played for place, played in kept.games.items() if place.number < contest.games}
        running = stack.enter_context(closing(run(contest, frozenset(games), jobs=1)))
        left = contest.games - len(games)
        for played in track(running, f"{first} : {second}", total=left, console=Console(stderr=True)):
            games[played.place] = played
            if kept:
                kept.append(played)
    return MatchResult.of(contest, 0, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games in each match, an even number (100)")
    parser.add_argument("--seats", type=int, help="seats at the table; the game's usual number if left out")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds play equal games (0)")
    parser.add_argument("--out", type=Path, help="a folder for finished games")
    parser.add_argument("--only", nargs="+", metavar="A:B", help="only these matches, such as 1:random 5:4")
    options = parser.parse_args()
    try:
        game = klotz.game(options.game)
        contests = {
            f"{first} : {second}".replace("level:", ""): Contest(
                game, entrants([first, second]), options.games, options.seats, options.seed
            )
            for first, second in MATCHES
        }
    except ValueError as error:
        parser.error(str(error))
    if options.only:
        asked = {match.replace(":", " : ") for match in options.only}
        if unknown := asked - contests.keys():
            parser.error(f"there is no match {', '.join(unknown)}; there are {', '.join(contests)}")
        contests = {match: contest for match, contest in contests.items() if match in asked}
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    found = {}
    for match, contest in contests.items():
        out = options.out / f"{game.name} {match.replace(' : ', '-')}.jsonl" if options.out else None
        found[match] = result(contest, out)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"| game | {' | '.join(found)} |")
    console.print("|---" * (1 + len(found)) + "|")
    scores = (
        f"{match.estimate.score:.0%} ± {(match.estimate.high - match.estimate.low) / 2:.0%}"
        for match in found.values()
    )
    console.print(f"| {game.name} | {' | '.join(scores)} |")
    seconds = (f"{match.sides[0].seconds_per_move or 0:.3f}" for match in found.values())
    console.print(f"| s/move | {' | '.join(seconds)} |")


if __name__ == "__main__":
    main()

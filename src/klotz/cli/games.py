"""`klotz games`: lists the games."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from klotz import games as all_games
from klotz import registry


def games() -> None:
    """List all games.

    Those of other installed packages too, and any that could not be loaded.
    """
    console = Console()
    table = Table(highlight=False)
    for heading in ("Game", "Title", "Players", "From"):
        table.add_column(heading)
    problems = {}
    for family in registry.families():
        package = family.rules.partition(".")[0].partition(":")[0]
        for listing in family.games:
            try:
                counts = all_games.game(listing.name).seat_counts
            except registry.FamilyError as error:
                problems[listing.name] = str(error)
                continue
            table.add_row(listing.name, listing.title, ", ".join(map(str, sorted(counts))), package)
    console.print(table)
    for source, problem in {**registry.problems(), **problems}.items():
        console.print(Text(f"{source}: {problem}", style="red"), soft_wrap=True)

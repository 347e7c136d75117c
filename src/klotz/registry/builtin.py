"""The families that come with Klotz."""

from typing import Final

from klotz.registry.family import Family, Listing

FAMILIES: Final = (
    Family(
        name="blokus",
        games=(
            Listing("blokus", "Blokus"),
            Listing("blokus-2", "Blokus", variant_of="blokus"),
            Listing("blokus-3", "Blokus", variant_of="blokus"),
            Listing("blokus-duo", "Blokus Duo"),
        ),
        rules="klotz.games.blokus:RULES",
        players="klotz.players.blokus:PLAYERS",
        hints="klotz.players.blokus.hint_reasons:REASONS",
        drawing="klotz.records.drawing.blokus:DRAWING",
        played="klotz.records.played.blokus:COUNTING",
        terminal="klotz.cli.play.blokus:FACE",
        bulk="klotz.games.blokus.bulk:BULK",
        vector="klotz.games.blokus.vector:VECTOR",
        openings="klotz.arena.openings.blokus:OPENINGS",
        puzzles="klotz.puzzles.finding.blokus:FINDER",
        puzzle_data="klotz.puzzles.data",
        bench="klotz.cli.bench.blokus:measurements",
        learning="klotz.learning.blokus:LEARNING",
        board="blokus",
    ),
    Family(
        name="bloxx",
        games=(Listing("bloxx", "Bloxx!"),),
        rules="klotz.games.bloxx:RULES",
        players="klotz.players.bloxx:PLAYERS",
        hints="klotz.players.bloxx.hint_reasons:REASONS",
        drawing="klotz.records.drawing.bloxx:DRAWING",
        printing="klotz.records.sheets.printing:PRINTING",
        played="klotz.records.played.bloxx:COUNTING",
        terminal="klotz.cli.play.bloxx:FACE",
        bulk="klotz.games.bloxx.bulk:BULK",
        vector="klotz.games.bloxx.vector:VECTOR",
        puzzles="klotz.puzzles.finding.bloxx:FINDER",
        puzzle_data="klotz.puzzles.data",
        bench="klotz.cli.bench.bloxx:measurements",
        learning="klotz.learning.bloxx:LEARNING",
        board="bloxx",
    ),
    Family(
        name="bloqs",
        games=(
            Listing("bloqs", "Bloqs"),
            Listing("bloqs-turn2", "Bloqs Turn2", variant_of="bloqs"),
            Listing("bloqs-maestro", "Bloqs Maestro", variant_of="bloqs"),
        ),
        rules="klotz.games.bloqs:RULES",
        players="klotz.players.bloqs:PLAYERS",
        hints="klotz.players.bloqs.hint_reasons:REASONS",
        drawing="klotz.records.drawing.bloqs:DRAWING",
        printing="klotz.records.sheets.bloqs_pages:PRINTING",
        played="klotz.records.played.bloqs:COUNTING",
        terminal="klotz.cli.play.bloqs:FACE",
        puzzles="klotz.puzzles.finding.bloqs:FINDER",
        puzzle_data="klotz.puzzles.data",
        bench="klotz.cli.bench.bloqs:measurements",
        learning="klotz.learning.bloqs:LEARNING",
        board="bloqs",
    ),
)

"""The `.blksgf` file: Blokus records as other Blokus programs read and write them.

The format is Smart Game Format with properties of its own: `GM` names the game, `B` and `W` are the moves of
Duo, `1` to `4` those of the other games, `AB`, `AW`, `A1` to `A4`, `AE` and `PL` set up a position, `PB`,
`PW` and `P1` to `P4` are the players. How it becomes a record:

- The first game of the file is read. Where it branches, the first branch is the line that was played.
- Passes are not written in such files. They are found by playing, and stand in the record as `game.record`
  puts them there. A node without a move continues the line; after a move it stands for the pass that
  followed, if one did, so that a pass can have a comment too.
- Setting up is possible before the first move. Later it is an error, since a record has one start.
- The options are not written either. `starts` is "own" where every line fits it and "any" where one does not;
  `scoring` is "advanced", as other programs count. Other choices are written as `KLOTZOPTION[name:value]`.
- All other properties are tags: `DT` of the first node, `12.TE` of the place after the line's twelfth move,
  `v2.3.TE` of the place after the third move of the second variation, `v2.v1.0.N` of the beginning of the
  first variation of that one. A second value has a tag with `.2` behind it. Tags that no property can hold
  are written as `KLOTZTAG[name:value]`, and so come back as well.

Text in this format has no tabs and no carriage returns: they become blanks and line breaks.
"""

from klotz.games.contract import Record, RecordError
from klotz.records.blksgf.dialect import TITLES
from klotz.records.blksgf.reading import Reader
from klotz.records.blksgf.writing import Writer


def loads(text: str) -> Record:
    """The record in the text, all its variations played through. RecordError says where it goes wrong."""
    return Reader(text).record()


def dumps(record: Record) -> str:
    """The record as text. RecordError if it is of another game or breaks the rules."""
    if record.game not in TITLES:
        raise RecordError(
            f"{record.game[:80]} cannot be written as .blksgf, only Blokus can; .klotz holds every game"
        )
    return Writer(record).text()

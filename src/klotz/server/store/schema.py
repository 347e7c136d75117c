"""The database schema. A table's events are the truth; everything else about tables follows from them.

Times are milliseconds since 1970, UTC: the same number in every database, event and message.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy import (
    Table as SqlTable,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people: Final = SqlTable(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name, folded, by which an account is found; accounts only
    Column("password_hash", Text),
    Column("recovery_hash", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
)

sessions: Final = SqlTable(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret_hash", String(64), unique=True, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

tokens: Final = SqlTable(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret_hash", String(64), unique=True, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("scopes", String(100), nullable=False),  # words with spaces between
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

push_subscriptions: Final = SqlTable(
    "push_subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of the endpoint
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # secret: whoever knows it may push, with our key
    Column("language", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

mail_addresses: Final = SqlTable(
    "mail_addresses",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(10), nullable=False),
    Column("code_hash", String(64)),  # until the address is confirmed
    Column("tries", Integer, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
    Column("told_at", BigInteger),
    Column("due_at", BigInteger, index=True),  # when they are written to, if it is still their turn
)

tables: Final = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, finished, closed
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column(
        "invite", String(32), nullable=False
    ),  # secret: anybody who knows it may take a seat given by link
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),  # when one of these columns last changed
    Column("deadline", BigInteger),  # when a clock runs out, if nobody moves before
    Column("computer_due", Boolean, nullable=False),
    Index("ix_tables_lobby", "public", "status", "created_at"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_computer_due", "computer_due", "changed_at"),
    Index("ix_tables_made_by", "made_by", "status"),
    Index("ix_tables_changed", "status", "changed_at"),
)

events: Final = SqlTable(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),  # JSON
    # The one rule that keeps two writers apart: each number of a table is given once.
    PrimaryKeyConstraint("table_id", "number"),
    # In SQLite the key is the order on disk, so that a table is replayed by one sweep.
    sqlite_with_rowid=False,
)

seats: Final = SqlTable(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),  # None: nobody yet, or a computer
    Column("rank", Integer),  # when the game is over
    Column("score", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person", "table_id"),
)

plans: Final = SqlTable(
    "plans",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("moves", Text, nullable=False),  # JSON, and secret: what somebody is going to answer
)

appearances: Final = SqlTable(
    "appearances",
    metadata,
    # Who is named in which table's events: also those who left before the game, or for whom a seat was kept.
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    PrimaryKeyConstraint("person", "table_id"),
)

ratings: Final = SqlTable(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game"),
    Index("ix_ratings_leaderboard", "game", "rating"),
)

rated_tables: Final = SqlTable(
    "rated_tables",
    metadata,
    # That a table's result counts once, however many nodes hear of its end.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("changes", Text, nullable=False),  # JSON: each person's rating before and after
)

boxes: Final = SqlTable(
    "boxes",
    metadata,
    # Also the link to it: whoever knows it may look at the box, and copy it.
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(32), nullable=False),  # the family of games it is for
    Column("name", String(40), nullable=False),
    Column("parts", Text, nullable=False),  # JSON
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

books: Final = SqlTable(
    "books",
    metadata,
    # Also the link to it: whoever knows it may look at the book.
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("pen", String(32), nullable=False),  # secret: whoever knows it may write into the book
    Column("created_at", BigInteger, nullable=False),
)

results: Final = SqlTable(
    "results",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("book", String(32), ForeignKey("books.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("day", String(10), nullable=False),  # when it was played, as 2026-12-24
    Column("players", Text, nullable=False),  # JSON: the name, score and rank of each
    Column("added_at", BigInteger, nullable=False),
    Index("ix_results_book", "book", "day", "added_at"),
)

seeks: Final = SqlTable(
    "seeks",
    metadata,
    # Who waits to play whoever comes. One row each: nobody waits twice.
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("commits", Boolean, nullable=False),  # whether they add to the dice, if the table is theirs
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # when they last asked: whoever does not ask has left
    Column("table_id", String(32)),  # of those who were paired; the table is made after that
    Column("paired_at", BigInteger),
    Index("ix_seeks_game", "game", "seats", "rated", "seen_at"),
)

tournaments: Final = SqlTable(
    "tournaments",
    metadata,
    # Also the link to it: whoever knows it may look at it, and take part until it starts.
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),  # the host
    Column("status", String(8), nullable=False),  # open, playing, finished
    Column("terms", Text, nullable=False),  # JSON: the game, how it is paired, how many rounds
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # the one that is played; 0 before the first
    Column("next_at", BigInteger),  # when the next round begins: set when the games of this one are over
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tournaments_person", "person", "status"),
    Index("ix_tournaments_status", "status", "changed_at"),
)

entrants: Final = SqlTable(
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # in the order in which they came
    Column("left_at", BigInteger),  # when they left: they are paired no more
    PrimaryKeyConstraint("tournament", "person"),
    UniqueConstraint("tournament", "number"),
)

pairings: Final = SqlTable(
    "pairings",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("table_id", String(32)),  # None: somebody has a bye
    Column("seats", Text, nullable=False),  # JSON: the number of each entrant, None for a computer
    Column("ranks", Text),  # JSON, when the game is over
    # Each round is paired once, whoever does it.
    PrimaryKeyConstraint("tournament", "round", "board"),
)

friendships: Final = SqlTable(
    "friendships",
    metadata,
    # Who wants to be whose friend. They are friends when both do.
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("friend", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("asked_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "friend"),
)

company: Final = SqlTable(
    "company",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),  # when their page last asked after their friends
    Column("findable", Boolean, nullable=False),  # whether others may find them by name
)

invitations: Final = SqlTable(
    "invitations",
    metadata,
    # The last one of each friend to each.
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("sender", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "sender"),
)

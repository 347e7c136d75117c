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

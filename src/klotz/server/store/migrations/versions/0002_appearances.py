"""Who is named in which table's events, so that all of it is found when they ask to be forgotten."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_AT_ONCE = 1000


def upgrade() -> None:
    op.create_table(
        "appearances",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_appearances_table_id")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_appearances")),
    )
    op.create_index(op.f("ix_appearances_table_id"), "appearances", ["table_id"])
    op.create_index("ix_tables_made_by", "tables", ["made_by", "status"])
    op.create_index("ix_tables_changed", "tables", ["status", "changed_at"])
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    told = sa.text("SELECT table_id, data FROM events WHERE kind IN ('sat', 'created')")
    note = sa.text(
        "INSERT INTO appearances (person, table_id) VALUES (:person, :table) ON CONFLICT DO NOTHING"
    )
    rows = connection.execute(told)
    while batch := rows.fetchmany(_AT_ONCE):
        named = [
            {"person": person, "table": table}
            for table, data in batch
            for person in _people(json.loads(data))
            if person
        ]
        if named:
            connection.execute(note, named)


def _people(data: dict[str, object]) -> list[str]:
    seats = data.get("seats") or []
    assert isinstance(seats, list)
    found = [data.get("person"), data.get("made_by"), *(seat.get("person") for seat in seats)]
    return [str(person) for person in found if person]


def downgrade() -> None:
    op.drop_index("ix_tables_changed", table_name="tables")
    op.drop_index("ix_tables_made_by", table_name="tables")
    op.drop_index(op.f("ix_appearances_table_id"), table_name="appearances")
    op.drop_table("appearances")

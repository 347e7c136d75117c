"""Friends, whether they are here, and whom they invite."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friendships",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("friend", sa.String(length=32), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_friendships_person")),
        sa.ForeignKeyConstraint(["friend"], ["people.id"], name=op.f("fk_friendships_friend")),
        sa.PrimaryKeyConstraint("person", "friend", name=op.f("pk_friendships")),
    )
    op.create_index(op.f("ix_friendships_friend"), "friendships", ["friend"])

    op.create_table(
        "company",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("findable", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_company_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_company")),
    )

    op.create_table(
        "invitations",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("sender", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_invitations_person")),
        sa.ForeignKeyConstraint(["sender"], ["people.id"], name=op.f("fk_invitations_sender")),
        sa.PrimaryKeyConstraint("person", "sender", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_sender"), "invitations", ["sender"])


def downgrade() -> None:
    for table in ("invitations", "company", "friendships"):
        op.drop_table(table)

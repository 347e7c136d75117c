"""Inserts that do nothing if the row is there already."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Insert
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_new(connection: AsyncConnection, table: SqlTable, row: Mapping[str, Any]) -> Insert:
    """Whoever executes it knows by its `rowcount` whether the row is new."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).values(row).on_conflict_do_nothing()
    return sqlite.insert(table).values(row).on_conflict_do_nothing()

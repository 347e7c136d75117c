"""Persistence: `schema` defines the database, `database` opens it, `writer` makes events durable."""

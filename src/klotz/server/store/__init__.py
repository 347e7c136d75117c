"""What is kept: `schema` says what there is, `database` opens it, `writer` makes events durable."""

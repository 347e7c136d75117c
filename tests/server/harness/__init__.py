"""Real processes for tests: PostgreSQL, Redis, nodes and workers, and people who play over real sockets."""

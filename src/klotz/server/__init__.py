"""Tables where people and computers play: over the web, on one node or many.

`tables` is what happens at a table, without a socket or a database in sight; `store` keeps it; `web` is how it is
reached; `accounts` says who somebody is. `docs/server.md` describes the whole.
"""

"""Tables where people and computers play: over the web, on one node or many.

`tables` is what happens at a table, with no socket or database in sight; `store` persists it; `web` exposes it;
`accounts` identifies people. `docs/server.md` describes the whole.
"""

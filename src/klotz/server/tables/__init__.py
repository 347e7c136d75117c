"""What happens at a table, without a socket or a database in sight.

A table is told by its events: `table` folds them, `decisions` says which events an action leads to. Both are pure.
"""

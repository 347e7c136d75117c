"""What happens at a table, with no socket or database in sight.

A table is its events: `table` folds them, `decisions` determines which events an action causes. Both are pure.
"""

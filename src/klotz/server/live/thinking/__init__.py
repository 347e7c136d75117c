"""Computers that think: what is asked, in which order it is done, and by whom.

`job` is what is asked. A queue keeps what waits and says what is next: `memory_queue` for a node alone, `redis_queue`
for many, both by the rules of `fair_queue`. `lanes` takes jobs from a queue and has them done in processes (`pool`),
which run `questions`. `thinkers` is what the rest of the server asks.
"""

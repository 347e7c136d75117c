"""The metrics of a server, which /metrics exposes."""

from typing import Final

from prometheus_client import Counter, Histogram

DECISIONS: Final = Counter("klotz_decisions_total", "What was decided at tables, by outcome.", ["outcome"])
DECISION_SECONDS: Final = Histogram(
    "klotz_decision_seconds",
    "From the moment an action is looked at until it is durable.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
THOUGHT_SECONDS: Final = Histogram(
    "klotz_thought_seconds",
    "How long computers thought, by what they thought about.",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10),
)
NO_ROOM: Final = Counter(
    "klotz_thinking_no_room_total", "What was not thought about because too much waited.", ["kind"]
)
KEPT: Final = DECISIONS.labels("kept")
REFUSED: Final = DECISIONS.labels("refused")
LOST_RACE: Final = DECISIONS.labels("lost_race")
NOT_KEPT: Final = DECISIONS.labels("not_kept")

"""The card of a weight file: a JSON file beside it that says what the weights are and how good they are."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from klotz.games.contract import Json
from klotz.learning.files import Damaged, read_json, read_lines
from klotz.learning.folder import Round
from klotz.learning.method import digest
from klotz.machine import machine

FORMAT: Final = 1
_HOUR: Final = 3600


def training_card(
    current: Round, weights: bytes, window: Sequence[Round], shards: Sequence[Json], seconds: float
) -> Json:
    """The card of weights that were just trained; `shards` are what those learned from say of themselves."""
    plan = current.plan
    lines = read_lines(current.log("training"))
    last = dict(lines[-1]) if lines else {}
    played = sum(line["seconds"] for each in window for line in read_lines(each.log("selfplay")))
    return {
        "klotz-weights": FORMAT,
        "digest": digest(weights),
        "game": plan.game,
        "stage": plan.stage,
        "round": current.number,
        "date": datetime.now(UTC).date().isoformat(),
        "parent": {"digest": plan.weights, "origin": plan.origin},
        "data": {
            "rounds": [each.number for each in window],
            **{what: sum(about[what] for about in shards) for what in ("games", "positions", "simulations")},
        },
        "core_hours": {"selfplay": _rounded(played / _HOUR), "training": _rounded(seconds / _HOUR)},
        "settings": {"seed": plan.seed, "selfplay": asdict(plan.selfplay), "training": asdict(plan.training)},
        "losses": {name: value for name, value in last.items() if name not in ("step", "seconds")},
        "matches": [],
        "machine": machine(),
    }


def with_match(card: Json, match: Json, seconds: float) -> Json:
    """The card with one more match; it is given again where a match was resumed."""
    others = [each for each in card["matches"] if each["against"] != match["against"]]
    hours = {**card["core_hours"], "matches": _rounded(seconds / _HOUR)}
    return {**card, "core_hours": hours, "matches": [*others, match]}


def card_beside(weights: Path) -> Json | None:
    """The card of a weight file; None if it has none. `Damaged` if the card is about other weights."""
    path = weights.with_suffix(".json")
    if not path.exists():
        return None
    card = read_json(path)
    if card.get("digest") != (own := digest(weights.read_bytes())):
        raise Damaged(f"{path} is about other weights than those in {weights}, whose digest is {own}")
    return card


def _rounded(hours: float) -> float:
    return float(f"{hours:.3g}")

"""Golden playthroughs: one random game of every kind, with all that was legal on the way, kept in a file.

What a game did yesterday it does today. When a rule is meant to change, `python -m tests.goldens.playthrough` writes
the files anew, and the difference shows what changed.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import klotz
from klotz import games
from klotz.games.contract import CHANCE, State

FOLDER = Path(__file__).parent


def playthrough(name: str) -> dict[str, Any]:
    state = klotz.game(name).start()
    choose = random.Random(name)
    steps = []
    while state.due:
        legal = sorted(state.legal_moves)
        if state.due == (CHANCE,):
            move = state.draw(choose)
        else:
            move = choose.choice(legal)
        steps.append({"due": list(state.due), "legal": len(legal), "digest": digest(state, legal)})
        state.push(move)
    outcome = state.outcome()
    assert outcome is not None
    return {"moves": list(state.record_texts()), "steps": steps, "outcome": outcome.json()}


def digest(state: State, legal: list[klotz.Move]) -> str:
    """All legal moves and all that the seats see, in sixteen letters."""
    seen = [legal, [state.view(seat) for seat in (None, *range(state.seats))]]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


if __name__ == "__main__":
    for game in games.names():
        path(game).write_text(json.dumps(playthrough(game), indent=1) + "\n", encoding="utf-8")

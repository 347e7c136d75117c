"""Weights for a game that plays with another one's network: its own linear weights, and settings of its own.

    python -m bench.borrow_network blokus-2 --of blokus --set margin_weight=1 --set value_weight=0.6 --out weights-two

The linear weights are those that ship, or `--weights FILE`. Settings are those of the lender but for what `--set`
changes. Writes the weights and their card.
"""

import argparse
import json
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from klotz.learning import card_beside
from klotz.learning.files import packed
from klotz.learning.method import digest
from klotz.players.blokus.settings import SearchSettings
from klotz.players.blokus.weights import (
    WEIGHT_FILES,
    borrowing,
    read_weights,
    shipped_file,
    weights_for,
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(WEIGHT_FILES))
    parser.add_argument(
        "--of", required=True, choices=sorted(WEIGHT_FILES), help="the game whose network it is"
    )
    parser.add_argument("--weights", type=Path, help="linear weights; those that ship if left out")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the search"
    )
    parser.add_argument("--out", type=Path, required=True, help="where to write, without .npz")
    options = parser.parse_args()
    kinds: dict[str, Any] = {each.name: type(each.default) for each in fields(SearchSettings)}
    try:
        linear = read_weights(options.weights or shipped_file(options.game), options.game)
        changed = {
            name: kinds[name](float(value))
            for name, _, value in (each.partition("=") for each in options.set)
        }
        lender = weights_for(options.of)
        made = replace(borrowing(linear, options.of), settings=replace(lender.settings, **changed))
    except (KeyError, ValueError) as error:
        parser.error(str(error))
    content = packed(made.arrays())
    lent = card_beside(shipped_file(options.of)) or {}
    card = {
        **lent,
        "digest": digest(content),
        "game": options.game,
        "date": datetime.now(UTC).date().isoformat(),
        "parent": {"digest": lent.get("digest"), "origin": f"weights of {options.of}"},
        "matches": [],
        "notes": f"The network of {options.of}, with settings of its own for the search.",
    }
    options.out.with_suffix(".npz").write_bytes(content)
    options.out.with_suffix(".json").write_text(json.dumps(card, indent=2) + "\n")
    print(f"{options.out.with_suffix('.npz')}: {len(content)} bytes, digest {digest(content)}")


if __name__ == "__main__":
    main()

"""The catalogue of games: everything that is the same at every table, so that no client has to hard-code it."""

import hashlib
import logging
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

import klotz
from klotz import puzzles, registry, words
from klotz.games import game_of_record, names, options
from klotz.players.player import LEVELS

_log = logging.getLogger(__name__)


class Catalogue(NamedTuple):
    body: bytes
    etag: str


def catalogue() -> Catalogue:
    return _catalogue(names())


@lru_cache(maxsize=4)
def _catalogue(of: tuple[str, ...]) -> Catalogue:
    """Made once: it changes when somebody registers a game, and with the version."""
    described = []
    for name in of:
        try:
            described.append(_described(name))
        except registry.FamilyError as error:  # a broken third-party game must not take the others down
            _log.warning("%s is not offered: %s", name, error)
    body = orjson.dumps(
        {
            "games": described,
            "levels": list(LEVELS),
            "languages": list(words.languages()),
            "version": klotz.__version__,
        }
    )
    return Catalogue(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


def _described(name: str) -> dict[str, Any]:
    family = registry.family_of(name)
    listing = family.listing(name)
    game = game_of_record(name, {})
    return {
        "name": name,
        "title": listing.title,
        "family": family.name,
        "variant_of": listing.variant_of,
        "board": family.board,
        "seats": list(game.seat_counts),
        "colours": [list(game.colours(seat)) for seat in range(max(game.seat_counts))],
        "options": {
            key: {
                "kind": option.kind,
                "choices": list(option.values),
                "default": option.default,
                "meaning": option.meaning,
            }
            for key, option in options(name).items()
        },
        "pieces": [{"name": piece, "cells": cells} for piece, cells in game.pieces.items()],
        "rules": list(game.rules),
        "lowest_wins": game.lowest_wins,
        "puzzles": puzzles.has_puzzles(name),
    }

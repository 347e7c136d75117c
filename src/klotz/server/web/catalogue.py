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
from klotz.puzzles.shelf import FIRST_DAY
from klotz.server.own_players import OwnPlayer, OwnPlayers

_log = logging.getLogger(__name__)


class Catalogue(NamedTuple):
    body: bytes
    etag: str


def catalogue(own_players: OwnPlayers) -> Catalogue:
    return _catalogue(names(), tuple(own_players.items()))


@lru_cache(maxsize=4)
def _catalogue(of: tuple[str, ...], own_players: tuple[tuple[str, OwnPlayer], ...]) -> Catalogue:
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
            "players": [{"key": key, "name": own.name, "games": list(own.games)} for key, own in own_players],
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
        "colour_choices": [
            {"name": choice, "colours": colours} for choice, colours in game.colour_choices.items()
        ],
        "options": {
            key: {
                "kind": option.kind,
                "choices": list(option.values),
                "default": option.default,
                "meaning": option.meaning,
                "rule": option.rule,
                "by_seating": option.by_seating,
            }
            for key, option in options(name).items()
        },
        "pieces": [{"name": piece, "cells": cells} for piece, cells in game.pieces.items()],
        "rules": list(game.rules),
        "lowest_wins": game.lowest_wins,
        "chance": game.has_chance,
        "puzzles": FIRST_DAY if puzzles.has_puzzles(name) else None,
    }

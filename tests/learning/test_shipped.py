"""Every weight file that ships can be read by its game, is small, and has a card that is about it."""

import numpy as np
import pytest

from klotz import registry
from klotz.learning import card_beside, learning_of
from klotz.learning.files import packed
from klotz.players.blokus.weights import unpack_weights, weights_for

GAMES = [name for family in registry.families() if family.learning for name in family.names]
LARGEST = 5_000_000


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_have_a_card(game: str) -> None:
    learning = learning_of(game)
    path = learning.shipped(game)
    learning.check(game, path.read_bytes())
    assert path.stat().st_size <= LARGEST
    card = card_beside(path)
    assert card is not None
    assert card["stage"] in learning.names
    assert {"game", "date", "parent", "matches", "machine"} <= card.keys()


@pytest.mark.parametrize("game", GAMES)
def test_weights_to_begin_with_are_weights(game: str) -> None:
    learning = learning_of(game)
    learning.check(game, learning.first(game))
    for damaged in (b"", b"PK\x03\x04", learning.first(game)[:-100]):
        with pytest.raises(ValueError, match=r"."):
            learning.check(game, damaged)


@pytest.mark.parametrize("game", ["blokus-2", "blokus-3"])
def test_games_on_the_big_board_play_with_one_network(game: str) -> None:
    weights = weights_for(game)
    assert weights.network is weights_for("blokus").network
    again = unpack_weights(packed(weights.arrays()), game)
    assert again.network is weights.network
    assert (again.policy == weights.policy).all()
    assert again.settings == weights.settings


@pytest.mark.parametrize("lender", ["blokus-2", "bloxx", ""])
def test_a_network_is_borrowed_only_from_who_has_one(lender: str) -> None:
    arrays = {**weights_for("blokus-3").arrays(), "network_of": np.array(lender)}
    with pytest.raises(ValueError, match=r"."):
        unpack_weights(packed(arrays), "blokus-3")

"""Every weight file that ships can be read by its game, is small, and has a card that is about it."""

import pytest

from klotz import registry
from klotz.learning import card_beside, learning_of

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

"""Rings and decks from files, and positions set up by hand: what can be given, and how the rest is refused."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import records
from klotz.games.bloqs import BloqsState, ring
from klotz.testing import check_game
from tests.games.bloqs.standard import PIECES
from tests.games.bloqs.table import chances, play, play_on, set_up, start

RING: dict[str, Any] = {
    "starts": [2, 7, 12, 17],
    "discs": {"1": 3, "2": 1, "I3": 2, "V3": 2, "O4": 2, "L4": 2, "T4": 2, "S4": 0, "steal": 4, "build": 2},
}
DECK: dict[str, Any] = {"hand": 1, "cards": {"die-1": 20, "teleport": 24, "defence": 10}}

ORDER = [disc for disc, count in RING["discs"].items() for _ in range(count)]

RING_FILE = """
starts = [2, 7, 12, 17]
[discs]
1 = 3
2 = 1
I3 = 2
V3 = 2
O4 = 2
L4 = 2
T4 = 2
S4 = 0
steal = 4
build = 2
"""
DECK_FILE = """
hand = 1
[cards]
die-1 = 20
teleport = 24
defence = 10
"""


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "own.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


# ---------------------------------------------------------------------- files that are right


@pytest.mark.rule("BQ-1")
def test_a_ring_of_ones_own(tmp_path: Path) -> None:
    path = written(tmp_path, RING_FILE)
    for given_as in (path, str(path), RING):
        game = klotz.game("bloqs", ring=given_as)
        assert game.options["ring"] == RING
    state = start("bloqs", 4, ring=RING)
    assert [spot.disc + 1 for spot in state.pawns] == RING["starts"]
    there = set_up(options={"ring": RING})
    play(there, "roll 1")
    assert there.pawns[0] == (1, False)
    assert chances(there)["disc steal"] == pytest.approx(4 / 20)
    assert "disc S4" not in chances(there)


@pytest.mark.rule("BQ-M1")
def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    path = written(tmp_path, DECK_FILE)
    for given_as in (path, str(path), DECK):
        assert klotz.game("bloqs-maestro", deck=given_as).options["deck"] == DECK
    state = start("bloqs-maestro", 2, deck=DECK)
    assert chances(state) == pytest.approx(
        {"deal 1 die-1": 20 / 54, "deal 1 teleport": 24 / 54, "deal 1 defence": 10 / 54}
    )
    play(state, "deal 1 die-1", "deal 2 teleport")
    assert state.waiting_for is not None
    assert state.waiting_for["step"] == "openingroll"


def test_a_deck_that_deals_nothing() -> None:
    state = start("bloqs-maestro", 2, deck=DECK | {"hand": 0})
    assert state.waiting_for is not None
    assert state.waiting_for["step"] == "openingroll"
    assert state.hand(0) == ()


def test_the_standard_files_are_what_the_rules_say() -> None:
    own = ring.ring("standard", PIECES)
    assert own.starts == (0, 5, 10, 15)
    assert [own.discs.count(disc) for disc in ("1", "S4", "steal", "build")] == [2, 2, 2, 2]
    cards = dict(ring.deck("standard", PIECES).cards)
    assert (ring.deck("standard", PIECES).hand, sum(cards.values())) == (3, 54)
    assert (cards["die-1"], cards["piece-S4"], cards["teleport"], cards["defence"]) == (3, 2, 10, 10)


def test_a_record_carries_its_ring_and_deck(tmp_path: Path) -> None:
    ring_file = tmp_path / "ring.toml"
    deck_file = tmp_path / "deck.toml"
    ring_file.write_text(RING_FILE)
    deck_file.write_text(DECK_FILE)
    state = play_on(start("bloqs-maestro", 3, ring=str(ring_file), deck=str(deck_file)), Random(3))
    record = state.game.record(state)
    assert (record.options["ring"], record.options["deck"]) == (RING, DECK)
    ring_file.unlink()
    deck_file.unlink()
    again = records.check(records.loads(records.dumps(record, "klotz"), "klotz"))
    assert again == state
    assert again.history == state.history
    assert state.game != klotz.game("bloqs-maestro")


def test_strange_rings_and_decks_are_played_to_the_end() -> None:
    steals = {"starts": [20, 19, 18, 17], "discs": {"steal": 10, "build": 10}}
    check_game(klotz.game("bloqs", ring=steals), 3, moves_checked=1)
    teleports = {"hand": 13, "cards": {"teleport": 30, "piece-1": 24}}
    state = play_on(start("bloqs-maestro", 4, deck=teleports, ring=RING), Random(1))
    assert state.outcome() is not None
    assert state.game.replay(state.game.record(state)) == state


# ---------------------------------------------------------------------- files that are wrong


def without(table: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name != key}


@pytest.mark.parametrize(
    ("given_as", "complaint"),
    [
        ({}, "The entry “starts” is missing"),
        (without(RING, "discs"), "The entry “discs” is missing"),
        (RING | {"colour": 1}, "“colour” isn't a known entry. Possible here: starts, discs, order"),
        (RING | {"starts": 3}, "There are 4 start circles"),
        (RING | {"starts": [1, 2, 3]}, "There are 4 start circles"),
        (RING | {"starts": [1, 2, 3, 4, 5]}, "There are 4 start circles"),
        (RING | {"starts": [1, 2, 3, "4"]}, "There are 4 start circles"),
        (RING | {"starts": [1, 2, 3, True]}, "There are 4 start circles"),
        (RING | {"starts": [1, 2, 3, 4.0]}, "There are 4 start circles"),
        (RING | {"starts": [[1], 2, 3, 4]}, "There are 4 start circles"),
        (RING | {"starts": [0, 1, 2, 3]}, "There is no disc 0 on this ring. Discs count from 1 to 20"),
        (RING | {"starts": [1, 2, 3, 21]}, "There is no disc 21 on this ring"),
        (RING | {"starts": [1, 2, 3, 10**5000]}, "There is no disc ... on this ring"),
        (RING | {"starts": [1, 2, 3, 3]}, "Two start circles stand before disc 3"),
        (RING | {"discs": []}, "“discs” should be a table"),
        (RING | {"discs": None}, "“discs” should be a table"),
        (RING | {"discs": {}}, "There are 0 discs. A ring has 8 to 36"),
        (RING | {"discs": RING["discs"] | {"1": 20}}, "There are 37 discs"),
        (RING | {"discs": RING["discs"] | {"X5": 1}}, "There is no disc “X5”. There are 1, 2, I3"),
        (
            RING | {"discs": RING["discs"] | {"1": -3}},
            "There can be 0 to 36 discs of a kind, so not “-3” of 1",
        ),
        (RING | {"discs": RING["discs"] | {"1": 3.0}}, "so not “3.0” of 1"),
        (RING | {"discs": RING["discs"] | {"1": True}}, "so not “True” of 1"),
        (RING | {"discs": RING["discs"] | {"1": {"1": 1}}}, "of 1"),
        (RING | {"discs": RING["discs"] | {"1": 10**30}}, "There can be 0 to 36 discs"),
        (RING | {"order": 3}, "“order” should be a list"),
        (RING | {"order": [1] * 20}, "“order” should be a list"),
        (RING | {"order": ["1"] * 20}, "In this order there are 20 discs 1, but the list says 3"),
        (RING | {"order": [*ORDER[1:], "X5"]}, "In this order there are 2 discs 1, but the list says 3"),
        ([], "This should be “standard”, a TOML file, or what such a file holds"),
        (7, "This should be “standard”"),
        (None, "This should be “standard”"),
        ("", "neither “standard” nor a file"),
        ("mine", "“mine” is neither “standard” nor a file whose name ends in .toml"),
        ("/no/such/file.toml", "There is no such file"),
        ("\0.toml", "There is no such file"),
        ("x" * 5000 + ".toml", "file"),
    ],
)
def test_a_wrong_ring_is_refused(given_as: Any, complaint: str) -> None:
    with pytest.raises(klotz.InvalidOption) as caught:
        klotz.game("bloqs", ring=given_as)
    assert str(caught.value).startswith("bloqs: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("given_as", "complaint"),
    [
        (without(DECK, "hand"), "The entry “hand” is missing"),
        (without(DECK, "cards"), "The entry “cards” is missing"),
        (DECK | {"hand": 14}, "“14” can't be dealt to each player. It can be 0 to 13 cards"),
        (DECK | {"hand": -1}, "can't be dealt"),
        (DECK | {"hand": "3"}, "can't be dealt"),
        (DECK | {"hand": True}, "can't be dealt"),
        ({"hand": 4, "cards": {"defence": 15}}, "It can be 0 to 3 cards"),
        (DECK | {"cards": {"die-7": 54}}, "There is no card “die-7”. There are die-1"),
        (DECK | {"cards": {"piece-X5": 54}}, "There is no card “piece-X5”"),
        (DECK | {"cards": {"die-1": 11}}, "There are 11 cards. A deck has 12 to 108"),
        (DECK | {"cards": {"die-1": 108, "die-2": 1}}, "There are 109 cards"),
        (DECK | {"cards": ["die-1"] * 54}, "“cards” should be a table"),
    ],
)
def test_a_wrong_deck_is_refused(given_as: Any, complaint: str) -> None:
    with pytest.raises(klotz.InvalidOption) as caught:
        klotz.game("bloqs-maestro", deck=given_as)
    assert str(caught.value).startswith("bloqs-maestro: ")
    assert complaint in str(caught.value)


def test_only_maestro_has_a_deck() -> None:
    with pytest.raises(
        klotz.InvalidOption, match=r"bloqs has no option 'deck'; its options are overhang, .*, ring"
    ):
        klotz.games.game("bloqs", deck=DECK)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "The entry “starts” is missing"),
        ("starts = [1, 2, 3", "This is not TOML"),
        (RING_FILE.replace("V3 = 2", "V3 = two"), "line 7: This is not TOML"),
        (RING_FILE.replace("V3 = 2", "V3 = -2"), "line 7: There can be 0 to 36 discs of a kind"),
        (RING_FILE.replace("V3 = 2", "V3 = 20"), "line 3: There are 38 discs"),
        (RING_FILE.replace("V3 = 2", "V3 = 2\nV3 = 2"), "This is not TOML"),
        (RING_FILE.replace("17]", "18.5]"), "line 2: There are 4 start circles"),
        (b"\xff\xfe\x00", "This is not text in UTF-8"),
        (b"\x00" * 100, "This is not TOML"),
        ("# " + "x" * 70_000, "larger than 64 KB"),
        ("x = " + "[" * 30_000, "nested too deeply"),
        ("x = " + "9" * 5000, "This is not TOML"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, content: str | bytes, complaint: str) -> None:
    path = written(tmp_path, content)
    with pytest.raises(klotz.InvalidOption) as caught:
        klotz.game("bloqs", ring=path)
    assert complaint in str(caught.value)
    assert str(path) in str(caught.value)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(klotz.InvalidOption, match="There is no such file"):
        klotz.game("bloqs", ring=str(folder))


NAMES = st.sampled_from(["starts", "discs", "hand", "cards", "1", "I3", "steal", "die-1", "teleport", "x"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 60) | st.floats(0, 9) | st.text(max_size=4) | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
COUNTS = st.dictionaries(NAMES, st.integers(0, 54), max_size=3)


@given(JSON | st.fixed_dictionaries({"starts": st.lists(st.integers(0, 21), max_size=5), "discs": COUNTS}))
@settings(max_examples=300)
def test_any_json_is_a_ring_or_an_invalid_option(data: Any) -> None:
    try:
        state = klotz.game("bloqs", ring=data).start()
    except klotz.InvalidOption as error:
        assert str(error).startswith("bloqs: ")
    else:
        assert isinstance(state, BloqsState)
        assert len(state.view(0)["discs"]) == sum(data["discs"].values())


@given(JSON | st.fixed_dictionaries({"hand": st.integers(-1, 15), "cards": COUNTS}))
@settings(max_examples=300)
def test_any_json_is_a_deck_or_an_invalid_option(data: Any) -> None:
    try:
        state = klotz.game("bloqs-maestro", deck=data).start()
    except klotz.InvalidOption as error:
        assert str(error).startswith("bloqs-maestro: ")
    else:
        assert isinstance(state, BloqsState)
        assert state.view(0)["pile"] == sum(data["cards"].values())

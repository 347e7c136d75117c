"""Colours and who begins in the terminal, and playing again."""

from collections import Counter
from random import Random

import pytest

import klotz as klotz_package
from klotz.cli.play.company import Company, read_first
from klotz.games.contract import CHANCE, State
from tests.cli.conftest import Klotz


def over(state: State, seed: int = 0) -> State:
    random = Random(seed)
    while state.due:
        if state.due == (CHANCE,):
            state.push(state.draw(random))
        else:
            state.push(random.choice(list(state.legal_moves)))
    return state


def test_everybody_plays_what_they_chose_and_whom_they_named_begins(klotz: Klotz) -> None:
    shown = klotz(
        "play", "blokus-duo", "--names", "Ann,Ben", "--colours", "red,any", "--first", "Ann", lines=("quit",)
    )
    assert "Ann (red) to play." in shown.output
    shown = klotz("play", "blokus-duo", "--names", "Ann,Ben", "--colours", "red,any", lines=("quit",))
    assert "Ben (blue) to play." in shown.output
    shown = klotz("play", "bloxx", "--names", "Ann,Ben", "--first", "2", lines=("quit",))
    assert "Ben" in shown.output.split("Ann")[0]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--colours", "pink,red"), "there is no colour 'pink'; there are blue, red"),
        (("--colours", "red"), "this game has 2 players: give 2 colours"),
        (("--colours", "red,red"), "two players want red"),
        (("--first", "3"), "'3' does not say who begins"),
        (("--first", "Zoe"), "'Zoe' does not say who begins"),
    ],
)
def test_what_cannot_be_is_refused(klotz: Klotz, arguments: tuple[str, ...], why: str) -> None:
    refused = klotz("play", "blokus-duo", *arguments)
    assert refused.exit_code == 2
    assert why in refused.output


def test_a_game_that_goes_on_keeps_its_colours(klotz: Klotz, tmp_path: object) -> None:
    saved = f"{tmp_path}/game.klotz"
    klotz("play", "blokus-duo", "--first", "2", lines=("e10", f"save {saved}", "quit"))
    refused = klotz("play", "--load", saved, "--first", "1")
    assert refused.exit_code == 2
    assert "somebody has begun" in refused.output
    assert "Blue to play." in klotz("play", "--load", saved, lines=("quit",)).output  # red has begun


def test_again_is_for_when_the_game_is_over(klotz: Klotz) -> None:
    assert "Finish this game first" in klotz("play", "blokus-duo", lines=("again", "quit")).output
    played = klotz("play", "bloxx", "--computer", "all=random", "--seats", "2", lines=("again", "quit"))
    assert played.output.count("The game is over") == 2


# ---------------------------------------------------------------------- the next game


def test_by_the_rules_all_move_one_seat_on() -> None:
    game = klotz_package.game("blokus-duo")
    state, company = Company(("Ann", "Ben"), {1: "3"}).again(over(game.start()), Random(1))
    assert (company.names, company.computers) == (("Ben", "Ann"), {0: "3"})
    assert state.game == game


def test_after_a_choice_the_next_one_begins_in_the_same_colour() -> None:
    company = Company(("Ann", "Ben"), {}, first=1)
    state, company = company.seated(klotz_package.game("blokus-duo").start(), Random(1))
    assert (company.names, state.game.options["first"]) == (("Ben", "Ann"), "red")
    for names, first in ((("Ann", "Ben"), "blue"), (("Ben", "Ann"), "red")):
        state, company = company.again(over(state), Random(1))
        assert (company.names, state.game.options["first"]) == (names, first)


def test_the_loser_begins_and_the_lot_is_fair() -> None:
    company = Company(("Ann", "Ben", "Cat"), {}, ("green", None, None), "loser")
    state, company = company.seated(klotz_package.game("bloqs").start(3), Random(1))
    pawns = {name: state.game.colours(seat) for seat, name in enumerate(company.names)}
    assert pawns["Ann"] == ("green",)
    for seed in range(3):
        outcome = over(state, seed).outcome()
        assert outcome is not None
        losers = {
            name
            for name, rank in zip(company.names, outcome.ranks, strict=True)
            if rank == max(outcome.ranks)
        }
        state, company = company.again(state, Random(seed))
        assert company.names[0] in losers
        assert {name: state.game.colours(seat) for seat, name in enumerate(company.names)} == pawns
    lots = Company(("Ann", "Ben"), {}, first=read_first("lot", (), 2))
    begun = Counter(
        lots.seated(klotz_package.game("bloxx").start(2), Random(seed))[1].names[0] for seed in range(60)
    )
    assert min(begun.values()) > 15

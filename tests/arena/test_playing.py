from threading import Event

import pytest

import klotz
from klotz.arena import GameResult, play_game
from klotz.arena.playing import Dice, Interrupted
from klotz.players import Player, player
from tests.arena.stubs import Broken, Cheat, First, Large


def test_a_game_to_its_end() -> None:
    game = klotz.game("blokus-duo")
    result = play_game(game.start(), [Large(), First()])
    assert result.forfeit is None
    assert result.ranks == (1, 2)
    assert sum(result.decisions) == game.replay(result.record(game)).moves_made
    assert min(result.seconds) > 0
    assert result.record(game, ["A", "B"]).names == ("A", "B")
    assert GameResult.of_json(result.json()).json() == result.json()


def test_it_goes_on_from_where_it_is_given() -> None:
    game = klotz.game("blokus-duo")
    start = game.start()
    start.push(start.parse("e8,d9,e9,f9,e10"))
    result = play_game(start, [First(), Large()])
    assert result.moves[0] == "e8,d9,e9,f9,e10"
    assert start.moves_made == 1, "the state that was given stays as it was"


@pytest.mark.parametrize(
    ("bad", "reason"),
    [(Cheat(), "cheat: BK-12: "), (Broken(), "broken: KeyError: 'a bug'")],
    ids=["an illegal move", "an exception"],
)
def test_who_fails_has_lost(bad: Player, reason: str) -> None:
    game = klotz.game("blokus-duo")
    result = play_game(game.start(), [First(), bad])
    assert result.ranks == (1, 2)
    assert result.forfeit is not None
    assert result.forfeit.seat == 1
    assert result.forfeit.reason.startswith(reason)
    record = result.record(game)
    assert record.result is None
    assert record.comments == {1: result.forfeit.reason}
    assert GameResult.of_json(result.json()).forfeit == result.forfeit


def test_who_fails_comes_last_with_all_its_seats() -> None:
    bad, good = Broken(), First()
    result = play_game(klotz.game("blokus").start(), [good, bad, good, bad])
    assert result.ranks == (1, 3, 1, 3)


def test_the_same_seed_rolls_the_same_dice_whoever_plays() -> None:
    game = klotz.game("bloxx")

    def rolls(seed: object, *specs: str) -> list[str]:
        players = [player(spec, game, number) for number, spec in enumerate(specs)]
        return [move for move in play_game(game.start(2), players, seed).moves if move.startswith("roll")]

    one, other = rolls("x", "random", "random"), rolls("y", "random", "random")
    stubs = play_game(game.start(2), [First(), First()], "x").moves
    same = [move for move in stubs if move.startswith("roll")]
    common = min(len(one), len(same))
    assert common > 3
    assert one[:common] == same[:common]
    assert one[:4] != other[:4]


def test_dice_follow_their_probabilities() -> None:
    state = klotz.game("bloxx").start(2)
    seen = {Dice(seed).roll(state).text for seed in range(300)}
    assert seen == {chance.move.text for chance in state.chances}


def test_as_many_players_as_seats() -> None:
    with pytest.raises(ValueError, match="the game has 2 seats, and 1 players were given"):
        play_game(klotz.game("blokus-duo").start(), [First()])


def test_it_can_be_ended() -> None:
    stop = Event()
    stop.set()
    with pytest.raises(Interrupted):
        play_game(klotz.game("blokus-duo").start(), [First(), First()], stop=stop)

"""Taking back: by agreement, never across what was revealed."""

from random import Random

from klotz.games.contract import CHANCE
from tests.server.tables.play import ADA, BEN, Play


def _after_two_moves() -> Play:
    play = Play()
    play.sit(BEN)
    play.move(ADA)
    play.move(BEN)
    return play


def test_all_others_must_agree() -> None:
    play = _after_two_moves()
    assert play.do("ask_undo", play.seats(ADA), play.number(), None) == ["undo_asked"]
    assert play.refused("answer_undo", play.seats(ADA), play.number(), agree=True).code == "not_asked"
    assert play.do("answer_undo", play.seats(BEN), play.number(), agree=True) == ["undo_agreed", "undone"]
    assert play.table.state is not None
    assert play.table.state.moves_made == 0
    assert play.table.due == (0,)


def test_of_three_others_all_are_asked() -> None:
    play = Play("blokus", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "computer"}])
    play.sit(BEN)
    play.sit("cat")
    play.move(ADA)
    play.do("ask_undo", play.seats(ADA), play.number(), None)
    assert play.do("answer_undo", play.seats(BEN), play.number(), agree=True) == ["undo_agreed"]
    assert play.refused("answer_undo", play.seats(BEN), play.number(), agree=True).code == "not_asked"
    assert play.do("answer_undo", play.seats("cat"), play.number(), agree=True) == ["undo_agreed", "undone"]


def test_a_refusal_holds_until_the_next_move() -> None:
    play = _after_two_moves()
    play.do("ask_undo", play.seats(BEN), play.number(), None)
    assert play.refused("ask_undo", play.seats(ADA), play.number(), None).code == "undo_pending"
    assert play.do("answer_undo", play.seats(ADA), play.number(), agree=False) == ["undo_refused"]
    assert play.refused("ask_undo", play.seats(BEN), play.number(), None).code == "undo_refused"
    assert play.refused("answer_undo", play.seats(ADA), play.number(), agree=True).code == "no_undo"
    play.move(ADA)
    assert play.do("ask_undo", play.seats(BEN), play.number(), None) == ["undo_asked"]


def test_a_move_ends_the_question() -> None:
    play = _after_two_moves()
    play.do("ask_undo", play.seats(BEN), play.number(), None)
    play.move(ADA)
    assert play.table.undo is None


def test_against_computers_nobody_is_asked() -> None:
    play = Play(seats=[{"kind": "me"}, {"kind": "computer"}])
    play.play_on(Random(1), most=4)
    assert play.do("ask_undo", play.seats(ADA), play.number(), None) == ["undo_asked", "undone"]
    assert play.table.state is not None
    assert play.table.state.moves_made == 2


def test_before_one_has_moved_there_is_nothing_to_undo() -> None:
    play = Play()
    play.sit(BEN)
    assert play.refused("ask_undo", play.seats(ADA), play.number(), None).code == "nothing_to_undo"


def test_dice_stay_rolled() -> None:
    play = Play("bloxx", [{"kind": "me"}, {"kind": "computer"}])
    random = Random(3)
    crossed = allowed = 0
    while play.table.status == "playing" and not (crossed and allowed):
        play.play_on(random, most=1)
        if play.table.due != (0,):
            continue
        assert play.table.state is not None
        history = [move.seat for move in play.table.state.history]
        if 0 in history:
            since = history[len(history) - history[::-1].index(0) :]
            if CHANCE in since:
                assert play.refused("ask_undo", [0], play.number(), None).code == "revealed"
                crossed += 1
            else:
                allowed += 1
    assert crossed


def test_a_card_that_was_shown_stays_shown() -> None:
    shown = 0
    for seed in range(40):
        play = Play("bloqs-maestro", [{"kind": "me"}, {"kind": "hot", "name": "Bo"}], seed=str(seed))
        random = Random(seed)
        while play.table.status == "playing" and not shown:
            play.play_on(random, most=1)
            last = play.events[-1]
            if (
                last.kind == "moved"
                and last.seat in (0, 1)
                and last.data["text"].split()[0] in ("teleport", "card")
            ):
                assert play.refused("ask_undo", [0, 1], play.number(), last.seat).code == "revealed"
                shown += 1
        if shown:
            return
    raise AssertionError("no card was played in forty games")


def test_where_it_was_agreed_moves_stand() -> None:
    play = Play(undo=False)
    play.sit(BEN)
    play.move(ADA)
    assert play.refused("ask_undo", play.seats(ADA), play.number(), None).code == "undo_off"

"""Ours as an engine, command by command."""

import io
from pathlib import Path

import pytest

import klotz
from klotz import records
from klotz.games.contract import Move, State
from klotz.players import Clock, Limit, TimeControl
from klotz.players.gtp.server import Server
from klotz.players.gtp.session import Session
from klotz.players.uniform import RandomPlayer


def engine(game: str = "blokus-duo", player: str = "random", **options: str) -> Server:
    return Server(Session(player, game, options, seed=1))


def said(server: Server, *lines: str) -> str:
    """The answer to the last of these commands, without its mark; all of them have to succeed."""
    answer = None
    for line in lines:
        answer = server.answer(line)
        assert answer is not None
        assert answer.startswith("= "), f"{line}: {answer}"
        assert answer.endswith("\n\n")
        assert "\n\n" not in answer[:-2]
    assert answer is not None
    return answer[2:-2]


def refused(server: Server, line: str) -> str:
    answer = server.answer(line)
    assert answer is not None
    assert answer.startswith("? ")
    return answer[2:-2]


def test_the_protocol() -> None:
    server = engine()
    assert server.answer("name\n") == "= Klotz\n\n"
    assert server.answer("7 version # which one?") == f"=7 {klotz.__version__}\n\n"
    assert server.answer("12 bad") == "?12 unknown command (bad)\n\n"
    assert server.answer("12") == "?12 the command is missing\n\n"
    assert server.answer("  # only a comment") is None
    assert server.answer("\n") is None
    assert server.answer("protocol\x07_version\t\n") == "= 2\n\n"
    assert said(server, "known_command genmove") == "true"
    assert said(server, "known_command fly") == "false"
    commands = said(server, "list_commands").split("\n")
    assert commands == sorted(commands)
    assert {"genmove", "play", "undo", "set_game", "quit"} <= set(commands)
    assert all(said(server, f"known_command {command}") == "true" for command in commands)


def test_lines_until_quit() -> None:
    out = io.StringIO()
    server = engine()
    server.serve(["name\n", "\n", "1 quit\n", "name\n"], out)
    assert out.getvalue() == "= Klotz\n\n=1 \n\n"
    assert server.is_over


def test_playing_a_game_of_duo() -> None:
    server = engine()
    assert said(server, "play b e8,d9,e9,f9,e10") == ""
    move = said(server, "genmove w")
    assert server.session.state.history[1].text == move
    assert said(server, "undo", "reg_genmove w") == move, "the same position, the same seed"
    assert len(server.session.state.history) == 1
    assert move in said(server, "all_legal white").split("\n")
    assert said(server, "clear_board", "all_legal 1").count("\n") == 413
    while not server.session.state.is_over:
        assert said(server, "g") != "pass"
    assert said(server, "genmove b") == said(server, "genmove w") == "pass"
    assert said(server, "all_legal b") == ""
    scores = [score.total for score in server.session.state.score_sheet()]
    lead = scores[0] - scores[1]
    assert said(server, "final_score") == ("0" if not lead else f"{'B' if lead > 0 else 'W'}+{abs(lead)}")
    assert refused(server, "g") == "the game is over"


def test_points_of_four_players_are_squares_placed() -> None:
    server = engine("blokus")
    while not server.session.state.is_over:
        said(server, "g")
    points = list(map(int, said(server, "final_score").split()))
    assert points == [89 + score.total for score in server.session.state.score_sheet()]
    basic = engine("blokus", scoring="basic")
    said(basic, *(f"p {move.text}" for move in server.session.state.history if move.text != "pass"))
    assert [89 - score.total for score in basic.session.state.score_sheet()] == list(
        map(int, said(basic, "final_score").split())
    )


def test_passes_may_be_told() -> None:
    server = engine("blokus")
    state = server.session.state
    while not any(move.text == "pass" for move in state.history) and not state.is_over:
        said(server, "g")
    assert not state.is_over
    passed = next(index for index, move in enumerate(state.history) if move.text == "pass")
    colour = "1234"[passed % 4]
    before = len(state.history)
    assert said(server, f"play {colour} pass") == ""
    assert said(server, f"genmove {colour}") == "pass"
    assert len(state.history) == before


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("play b", "missing argument 2"),
        ("play", "missing argument 1"),
        ("play purple e10", "invalid color argument 'purple'"),
        ("play w j5", "it is the turn of B (blue)"),
        ("genmove w", "it is the turn of B (blue)"),
        ("play b pass", "BK-7: "),
        ("play b a1", "BK-12: "),
        ("play b x", "'x' is not a square"),
        ("undo", "cannot undo"),
        ("name please", "no arguments allowed"),
        ("set_game Chess", "unknown game; the games are Blokus, "),
        ("game_option starts nowhere", "starts cannot be 'nowhere'"),
        ("game_option luck much", "has no option 'luck'"),
        ("final_score", "the game is not over"),
        ("loadsgf nowhere.blksgf", "nowhere.blksgf: No such file or directory"),
        ("loadsgf nowhere.txt", "'.txt' is no format of records"),
        ("param mood good", "unknown parameter 'mood'"),
        ("param level high", "'high' is not a whole number"),
        ("param level 12", "levels are 1 to 9, not 12"),
        ("param_base accept_illegal 1", "accept_illegal cannot be 1"),
        ("set_random_seed x", "'x' is not a whole number"),
    ],
)
def test_refusals_change_nothing(command: str, message: str) -> None:
    server = engine()
    before = server.session.state.copy()
    assert message in refused(server, command)
    assert server.session.state == before


def test_games_and_options() -> None:
    server = engine()
    said(server, "set_game Blokus Three-Player")
    assert server.session.state.game.name == "blokus-3"
    assert "BK-2" in refused(server, "play 1 a1"), (
        "as other programs have it, every colour has its own corner"
    )
    said(server, "game_option starts any", "play blue a1")
    assert server.session.state.moves_made == 1
    said(server, "set_game Blokus", "play 1 a1")
    with pytest.raises(ValueError, match="GTP is for Blokus"):
        engine("bloxx")


def test_the_board() -> None:
    server = engine()
    shown = server.answer("showboard")
    assert shown == f"= \n{server.session.state}\n\n"


def test_records(tmp_path: Path) -> None:
    server = engine()
    path = tmp_path / "a game.blksgf"
    said(server, *["g"] * 6, f"savesgf {path}")
    assert records.load(path).game == "blokus-duo"
    other = engine("blokus")
    said(other, f"loadsgf {path}")
    assert other.session.state == server.session.state
    said(other, f"loadsgf {path} 3")
    assert other.session.state.moves_made == 2
    records.save(klotz.game("bloxx").record(klotz.game("bloxx").start()), tmp_path / "x.klotz")
    assert "is a record of bloxx, not of Blokus" in refused(other, f"loadsgf {tmp_path / 'x.klotz'}")


def test_settings() -> None:
    server = engine()
    assert said(server, "param") == "seconds 1.0"
    assert said(server, "param level 3", "param") == "level 3"
    assert said(server, "param simulations 50", "param") == "simulations 50"
    assert said(server, "param_base") == "accept_illegal 0\nresign 0"
    said(server, "param_base resign 0", "param_base resign 1")
    assert float(said(server, "cputime")) > 0
    first = said(server, "set_random_seed 1", "reg_genmove b")
    assert said(server, "set_random_seed 1", "reg_genmove b") == first
    assert first != said(server, "set_random_seed 2", "reg_genmove b")


def test_opinions() -> None:
    server = engine()
    assert said(server, "get_value") == "0.500"
    values = said(server, "g", "move_values").split("\n")
    assert len(values) == 414, "of the position that the last move was made up for"
    visits, value, move = values[0].split()
    assert (visits, value) == ("0", "0.500")
    assert move.count(",") <= 4


# ---------------------------------------------------------------------- clocks


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Limit]:
    """The limits that a random player is given."""
    limits: list[Limit] = []
    own = RandomPlayer._choose

    def watched(self: RandomPlayer, state: State, seat: int, limit: Limit) -> Move:
        limits.append(limit)
        return own(self, state, seat, limit)

    monkeypatch.setattr(RandomPlayer, "_choose", watched)
    return limits


def test_time_is_shared_out(given: list[Limit]) -> None:
    server = engine()
    said(server, "genmove b", "time_settings 100 0 0", "genmove w", "time_left b 10 0", "genmove b")
    without, first, told = given
    assert without.clock is None
    assert first.clock == TimeControl(100).clock()
    assert first.seconds is not None
    assert first.seconds < 10
    assert told.clock == Clock(TimeControl(100), 10)
    said(server, "genmove w")
    counted = given[-1].clock
    assert counted is not None
    assert 99 < counted.left < 100, "without being told, it counts itself"
    said(server, "clear_board", "genmove b")
    assert given[-1].clock == TimeControl(100).clock()


def test_byo_yomi_and_no_limit(given: list[Limit]) -> None:
    server = engine()
    said(server, "time_settings 0 30 5", "genmove b")
    assert given[-1].clock == Clock(TimeControl(0, 0.0, 30, 5), 30, 5)
    said(server, "time_left w 12 3", "genmove w")
    assert given[-1].clock == Clock(TimeControl(0, 0.0, 30, 5), 12, 3)
    said(server, "time_settings 0 1 0", "genmove b")
    assert given[-1].clock is None, "which is how GTP says that there is no limit"


def test_a_parameter_holds_under_a_clock(given: list[Limit]) -> None:
    server = engine()
    said(server, "param seconds 0.5", "time_settings 1000 0 0", "genmove b")
    assert given[-1].seconds == given[-1].most_seconds == 0.5


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("time_settings 5", "missing argument 2"),
        ("time_settings 0 0 0", "a clock needs time"),
        ("time_settings -1 0 0", "none is below 0"),
        ("time_settings a 0 0", "'a' is not a number"),
        ("time_left b 5 x", "'x' is not a whole number"),
        ("time_left purple 5 0", "invalid color"),
    ],
)
def test_times_that_are_refused(command: str, message: str) -> None:
    assert message in refused(engine(), command)

"""Other programs as players: small engines that behave well or badly, and our own."""

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer

import pytest

import klotz
from klotz.arena import play_game
from klotz.games.contract import State
from klotz.players import Limit, TimeControl, UnknownPlayer, player
from klotz.players.gtp import EngineError, GtpPlayer

DUO = klotz.game("blokus-duo")

# An engine with one scripted answer for each command; what it is told is written to a file beside it.
ENGINE = """
import sys, time
from pathlib import Path

answers = {answers!r}
log = Path(__file__).with_suffix(".log").open("a", buffering=1)
for line in sys.stdin:
    log.write(line)
    words = line.split()
    answer = answers.get(line.strip(), answers.get(words[0], "= "))
    if callable(answer):
        answer = answer()
    if answer == "die":
        print("out of cards", file=sys.stderr)
        sys.exit(3)
    if answer == "sleep":
        time.sleep(60)
    print(answer, end="\\n\\n", flush=True)
    if words[0] == "quit":
        break
"""

Make = Callable[..., GtpPlayer]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """A player whose engine answers as told."""
    made: list[GtpPlayer] = []

    def make_player(answers: dict[str, str] | None = None) -> GtpPlayer:
        script = tmp_path / "engine.py"
        script.write_text(ENGINE.format(answers=answers or {}), encoding="utf-8")
        made.append(GtpPlayer(shlex.join([sys.executable, str(script)]), seed=5))
        return made[-1]

    yield make_player
    for one in made:
        one.close()


@pytest.fixture
def told(tmp_path: Path) -> Callable[[], list[str]]:
    return lambda: (tmp_path / "engine.log").read_text(encoding="utf-8").splitlines()


def state_after(*moves: str, game: klotz.Game = DUO) -> State:
    state = game.start()
    for text in moves:
        state.push(state.parse(text))
    return state


OURS = shlex.join([sys.executable, "-m", "klotz", "gtp", "--player", "random"])


# ---------------------------------------------------------------------- staying in step


def test_the_engine_is_told_what_happened_and_no_more(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"genmove b": "= E10", "genmove w": "= j5", "known_command": "= false"})
    state = DUO.start()
    state.push(engine.choose(state))
    assert state.history[0].text == "e10"
    state.push(engine.choose(state))
    assert told() == [
        "param_base resign 0",
        "set_game Blokus Duo",
        "set_random_seed 5",
        "known_command game_option",
        "genmove b",
        "genmove w",
    ]
    with pytest.raises(EngineError, match="'E10', which is no legal move: BK-6"):
        engine.choose(state_after("e10,e11", "j5"))
    assert told()[6:] == ["clear_board", "play b e10,e11", "play w j5", "genmove b"]


def test_analysis_does_not_move(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"reg_genmove": "= j5", "get_value": "= 0.73", "known_command": "= false"})
    analysis = engine.analyse(state_after("e10"))
    assert (analysis.best.move.text, analysis.value) == ("j5", 0.73)
    assert told()[-3:] == ["play b e10", "reg_genmove w", "get_value"]


def test_analysis_by_a_program_that_can_only_play(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"reg_genmove": "? unknown command", "genmove": "= j5", "known_command": "= false"})
    analysis = engine.analyse(state_after("e10"))
    assert (analysis.best.move.text, analysis.value) == ("j5", 0.5)
    engine.analyse(state_after("e10"))
    assert told()[-4:] == ["clear_board", "play b e10", "reg_genmove w", "genmove w"], (
        "its move was taken back"
    )


def test_four_colours_and_their_passes(make: Make, told: Callable[[], list[str]]) -> None:
    game = klotz.game("blokus", starts="own")
    engine = make({"genmove 3": "= t1", "known_command": "= false"})
    assert engine.choose(state_after("a20", "t20", game=game)).text == "t1"
    assert "set_game Blokus" in told()
    assert told()[-3:] == ["play 1 a20", "play 2 t20", "genmove 3"]


def test_duo_is_turned_for_programs_with_fixed_starts(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"genmove w": "= j5,k5", "known_command": "= false"})
    assert engine.choose(state_after("j5,j4")).text == "d10,e10"
    assert told()[-2:] == ["play b e10,e11", "genmove w"]


def test_options_are_told_to_those_who_know_them(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"known_command game_option": "= true", "genmove 2": "= a1"})
    assert engine.choose(state_after("t20", game=klotz.game("blokus"))).text == "a1"
    assert told()[3:] == [
        "known_command game_option",
        *(f"game_option {key} {value}" for key, value in klotz.game("blokus").options.items()),
        "play 1 t20",
        "genmove 2",
    ]


def test_forgetting_clears_the_board(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"genmove b": "= e10", "known_command": "= false"})
    engine.choose(DUO.start())
    engine.forget()
    engine.choose(DUO.start())
    assert told().count("set_random_seed 5") == 2


# ---------------------------------------------------------------------- engines that fail


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ({"genmove": "= a1"}, "the program answered 'a1', which is no legal move: BK-12"),
        (
            {"genmove": "= hello"},
            "the program answered 'hello', which is no legal move: 'hello' is not a square",
        ),
        ({"genmove": "= pass"}, "'pass', which is no legal move: BK-7"),
        ({"genmove": "= resign"}, "the program resigned"),
        ({"genmove": "? no idea"}, "the program refused 'genmove b': no idea"),
        ({"genmove": "die"}, "the program ended with code 3 when asked 'genmove b', saying: out of cards"),
        ({"genmove": "e10"}, "does not speak GTP: it answered 'genmove b' with 'e10"),
    ],
    ids=["illegal", "nonsense", "pass", "resign", "refusal", "death", "another protocol"],
)
def test_bad_answers(make: Make, answers: dict[str, str], message: str) -> None:
    engine = make({"known_command": "= false", **answers})
    with pytest.raises(EngineError) as caught:
        engine.choose(DUO.start())
    assert message in str(caught.value)


def test_an_engine_that_says_nothing(make: Make) -> None:
    engine = make({"genmove": "sleep", "known_command": "= false"})
    engine.take_up(DUO)
    engine.patience = 0.2
    with pytest.raises(EngineError, match="took too long to answer 'genmove b'"):
        engine.choose(DUO.start())


def test_a_dead_engine_is_started_again(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"genmove": "die", "known_command": "= false"})
    for _ in range(2):
        with pytest.raises(EngineError, match="ended with code 3"):
            engine.choose(DUO.start())
    assert told().count("set_game Blokus Duo") == 2


def test_thinking_can_be_stopped(make: Make) -> None:
    engine = make({"genmove": "sleep", "reg_genmove": "sleep", "known_command": "= false"})
    state = DUO.start()
    for question in (engine.choose, lambda *asked: engine.analyse(*asked).best.move):
        stop = Event()
        timer = Timer(0.3, stop.set)
        timer.start()
        assert question(state, Limit(stop=stop)) in state.legal_moves
        timer.join()


def test_an_engine_that_does_not_know_the_game(make: Make) -> None:
    with pytest.raises(UnknownPlayer, match="refused 'set_game Blokus Duo': what is that"):
        make({"set_game": "? what is that"}).take_up(DUO)
    with pytest.raises(UnknownPlayer, match="own corner; choose the option starts=own"):
        make({"known_command": "= false"}).take_up(klotz.game("blokus"))
    with pytest.raises(UnknownPlayer, match="play Blokus, not bloxx"):
        make().take_up(klotz.game("bloxx"))


def test_positions_that_were_set_up(make: Make) -> None:
    state = DUO.start(setup={"placed": {"blue": ["e10"], "red": ["j5"]}, "turn": "blue"})
    with pytest.raises(EngineError, match="a position that was set up"):
        make().choose(state)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "needs the command that starts the program"),
        ("no-such-program --quiet", "no-such-program does not start: No such file"),
        ("'unfinished", "the command cannot be read: No closing quotation"),
    ],
)
def test_commands_that_start_nothing(command: str, message: str) -> None:
    with pytest.raises(UnknownPlayer, match=message):
        player(f"gtp:{command}", DUO)


def test_a_lost_game_says_why(make: Make) -> None:
    engine = make({"genmove": "die", "known_command": "= false"})
    result = play_game(DUO.start(), [player("random", DUO), engine])
    assert result.ranks == (1, 2)
    assert result.forfeit is not None
    assert "saying: out of cards" in result.forfeit.reason


# ---------------------------------------------------------------------- both ways


@pytest.mark.parametrize("name", ["blokus-3", "blokus-duo"])
def test_our_engine_plays_through_our_client(name: str) -> None:
    game = klotz.game(name)
    with player(f"gtp:{OURS}", game, seed=3) as engine, player("random", game, seed=4) as other:
        seats = [engine if seat % 2 else other for seat in range(game.start().seats)]
        result = play_game(game.start(), seats)
    assert result.forfeit is None
    assert game.replay(result.record(game)).is_over


# ---------------------------------------------------------------------- clocks


def test_the_engine_is_told_its_time(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"genmove b": "= e10", "genmove w": "= j5", "known_command": "= false"})
    clock = TimeControl(60, byo_yomi=30, byo_yomi_moves=5).clock()
    state = state_after()
    state.push(engine.choose(state, Limit(clock=clock)))
    engine.choose(state, Limit(clock=clock.after(70.5)))
    times = [line for line in told() if line.startswith("time")]
    assert times == ["time_settings 60 30 5", "time_left b 60 0", "time_left w 19 4"]


def test_an_engine_without_a_clock_plays_on(make: Make, told: Callable[[], list[str]]) -> None:
    engine = make({"genmove": "= e10", "known_command": "= false", "time_settings": "? unknown command"})
    assert engine.choose(DUO.start(), Limit(clock=TimeControl(60).clock())).text == "e10"
    assert "time_left b 60 0" not in told()


# ---------------------------------------------------------------------- CPU time


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_programs_cpu_time_is_counted_and_not_ours(tmp_path: Path) -> None:
    """A launcher that starts the engine proper counts with what it started."""
    script = tmp_path / "engine.py"
    script.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('genmove'):\n"
        "        sum(number * number for number in range(3_000_000))\n"
        "    print('= e10' if line.startswith('genmove') else '= ', end='\\n\\n', flush=True)\n",
        encoding="utf-8",
    )
    launcher = tmp_path / "launcher.py"
    launcher.write_text(
        f"import subprocess, sys\nsys.exit(subprocess.run([sys.executable, {str(script)!r}]).returncode)\n",
        encoding="utf-8",
    )
    with GtpPlayer(shlex.join([sys.executable, str(launcher)])) as engine:
        assert engine.cpu_seconds() is None, "it is not running yet"
        engine.take_up(DUO)
        before = engine.cpu_seconds()
        assert before is not None
        engine.choose(DUO.start())
        after = engine.cpu_seconds()
        assert after is not None
        assert after > before
    assert engine.cpu_seconds() is None

"""Players of one's own: `py:module:name`, `py:file.py:name`, installed ones, and what goes wrong with them."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import klotz
from klotz.games.contract import Move, State
from klotz.players import BadAnswer, Limit, Player, UnknownPlayer, from_function, installed, player
from klotz.players.answers import Answer
from klotz.players.own import is_own

BOTS = '''
from klotz.players import Player

class Last(Player):
    """Plays the last legal move."""
    depth = 1
    def _choose(self, state, seat, limit):
        return state.legal_moves.of(seat)[-1]
    def configure(self, setting, text):
        if setting != "depth":
            super().configure(setting, text)
        self.depth = int(text)

class Named(Last):
    name = "somebody"

class Needy(Last):
    def __init__(self, weights):
        super().__init__()

class Fragile(Last):
    def __init__(self, seed):
        raise KeyError("weights")

def make(game, seed):
    return Named(seed)

def first(state):
    return state.legal_moves[0]

def text(state, seat):
    return state.legal_moves.of(seat)[0].text

def drawn(state, seat, random):
    return int(random.choice(state.legal_array(seat)))

def nothing(state): pass
def nonsense(state): return "not a move"
def number(state): return 10**9
def truth(state): return True
def other_seat(state): return state.legal_moves[0]._replace(seat=1)
def fails(state): return {}["key"]
def leaves(state): raise SystemExit(3)
def no_player(): return 7
made = Last()
five = 5
'''


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "mybots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name == "mybots" or name.startswith("klotz_player_")]:
        del sys.modules[name]


def asked(game: str) -> State:
    """A state in which a seat decides."""
    state, random = klotz.game(game).start(), Random(1)
    while state.due == (klotz.CHANCE,):
        state.push(state.draw(random))
    return state


@pytest.mark.parametrize("game", ["blokus-duo", "blokus", "bloxx", "bloqs-maestro"])
@pytest.mark.parametrize("where", ["mybots", "mybots.py", "./mybots.py"])
@pytest.mark.parametrize("name", ["Last", "make", "first", "text"])
def test_classes_factories_and_functions_play_every_game(game: str, where: str, name: str) -> None:
    state = asked(game)
    with player(f"py:{where}:{name}", state.game, 3) as own:
        assert is_own(own)
        assert own.choose(state) in state.legal_moves
        analysis = own.analyse(state)
        assert analysis.best.move == own.choose(state)
        assert {choice.move for choice in analysis.choices} == set(state.legal_moves)
        assert analysis.best.value == max(choice.value for choice in analysis.choices)


def test_a_number_is_a_move(bots: Path) -> None:
    state = asked("blokus-duo")
    own = player("py:mybots.py:drawn", state.game, 1)
    assert own.choose(state) == own.choose(state), "the same seed draws the same"
    others = {player("py:mybots.py:drawn", state.game, seed).choose(state) for seed in range(5)}
    assert len(others) > 1


def test_names_and_settings() -> None:
    game = klotz.game("blokus-duo")
    assert player("py:mybots:Last", game).name == "Last"
    assert player("py:mybots:make", game, 5).name == "somebody"
    assert player("py:mybots:make", game, 5).seed == 5
    assert player("py:mybots:first", game).name == "first"
    set_up = player("py:mybots:Last:depth=3,seconds=0.5", game)
    assert (set_up.depth, set_up.default_limit) == (3, Limit(seconds=0.5))  # type: ignore[attr-defined]
    with pytest.raises(UnknownPlayer, match="Last has no setting 'width'"):
        player("py:mybots:Last:width=3", game)


def test_a_class_or_a_function_itself() -> None:
    class Mine(Player):
        def _choose(self, state: State, seat: int, limit: Limit) -> Move:
            return state.legal_moves[0]

    state = asked("bloxx")
    assert player(Mine, state.game, 4).seed == 4
    assert player(lambda state: state.legal_moves[1], state.game).choose(state) == state.legal_moves[1]
    assert from_function(lambda state: state.legal_moves[1], name="second").name == "second"
    with pytest.raises(UnknownPlayer, match=r"takes nothing: write def nothing\(state\)"):
        from_function(lambda: Move(0, "a1"), name="nothing")


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("py:mybots:Lst", "mybots has no 'Lst' (did you mean 'Last'?)"),
        ("py:mybots:zzz", "mybots has no 'zzz'; it has Last, Named, Needy"),
        ("py:nobots:Last", "there is no module 'nobots', here or installed"),
        ("py:nobots.py:Last", "there is no file 'nobots.py'"),
        ("py:mybots.py", "write py:module:name or py:file.py:name"),
        ("py:", "write py:module:name or py:file.py:name"),
        ("py:mybots:five", "is no player: a Player class"),
        ("py:mybots:made", "is a player that is made already: name its class"),
        ("py:mybots:no_player", "no_player made a int"),
        ("py:mybots:Needy", "Needy asks for weights"),
        ("py:mybots:Fragile", "Fragile cannot be made: KeyError: 'weights' (mybots.py, line 23)"),
        ("mybots:Last", "there is no player 'mybots:Last' (did you mean py:...?)"),
        ("./mybots.py", "(did you mean py:...?)"),
        ("unheard-of", "the players are random, greedy, search"),
    ],
)
def test_who_is_not_there_is_said_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer) as refused:
        player(spec, klotz.game("blokus-duo"))
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("def bot(state:\n", "broken.py, line 1 cannot be loaded: SyntaxError"),
        ("import not_there\n", "broken.py cannot be loaded: ModuleNotFoundError"),
        ("raise SystemExit(1)\n", "broken.py cannot be loaded: SystemExit: 1"),
    ],
)
def test_a_file_that_cannot_be_loaded(bots: Path, content: str, sentence: str) -> None:
    (bots / "broken.py").write_text(content, encoding="utf-8")
    for _ in range(2):  # nothing half-loaded stays behind
        with pytest.raises(UnknownPlayer) as refused:
            player("py:broken.py:bot", klotz.game("blokus-duo"))
        assert sentence in str(refused.value)


def test_a_file_may_import_what_lies_beside_it(bots: Path) -> None:
    (bots / "folder").mkdir()
    (bots / "folder" / "beside.py").write_text("def choose(state): return state.legal_moves[2]\n")
    (bots / "folder" / "bot.py").write_text("from beside import choose\n")
    state = asked("blokus-duo")
    assert player("py:folder/bot.py:choose", state.game).choose(state) == state.legal_moves[2]
    sys.path.remove(str(bots / "folder"))
    del sys.modules["beside"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nothing", "it answered with nothing"),
        ("nonsense", "it chose 'not a move', which is not legal"),
        ("number", "it chose '1000000000', which is not legal: the numbers of moves are 0 to 13728"),
        ("truth", "it answered with 'True', a bool"),
        ("other_seat", "for seat 1, and seat 0 is asked"),
    ],
)
def test_nonsense_is_refused_and_the_state_stays(name: str, sentence: str) -> None:
    state = asked("blokus-duo")
    before = state.copy()
    with pytest.raises(BadAnswer) as refused:
        player(f"py:mybots:{name}", state.game).choose(state)
    assert sentence in str(refused.value)
    assert state == before
    assert isinstance(refused.value, klotz.KlotzError)


def test_what_goes_wrong_in_its_own_code_is_raised_as_it_is() -> None:
    state = asked("blokus-duo")
    with pytest.raises(KeyError):
        player("py:mybots:fails", state.game).choose(state)


def test_it_cannot_change_the_game_by_playing_in_its_state() -> None:
    def plays(state: State) -> Answer:
        move = state.legal_moves[0]
        state.push(move)
        return move

    state = asked("blokus-duo")
    assert from_function(plays).choose(state) == state.legal_moves[0]
    assert not state.history
    assert from_function(plays).analyse(state).best.move == state.legal_moves[0]


def test_a_player_that_says_nothing_about_how_it_plays() -> None:
    class Silent(Player):
        pass

    with pytest.raises(TypeError, match="Silent does not say how it plays"):
        Silent().choose(asked("blokus-duo"))


def test_an_analysis_without_a_choice() -> None:
    from klotz.players import Analysis

    class Blank(Player):
        def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
            return Analysis(seat, ())

    class Wrong(Player):
        def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
            return None  # type: ignore[return-value]

    for bad, sentence in ((Blank(), "it named no move"), (Wrong(), "it answered with a NoneType")):
        with pytest.raises(BadAnswer, match=sentence):
            bad.analyse(asked("blokus-duo"))


class TestInstalled:
    @pytest.fixture(autouse=True)
    def package(self, bots: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """An installed package, as far as Python looks at it."""
        about = bots / "mybots-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(
            "[klotz.players]\nlast = mybots:Last\nchosen = mybots:first\nlost = mybots:gone\n"
        )
        monkeypatch.syspath_prepend(str(bots))
        installed._found.cache_clear()
        yield
        installed._found.cache_clear()

    def test_it_is_a_player_wherever_one_is_named(self) -> None:
        state = asked("bloxx")
        assert player("last", state.game).choose(state) == state.legal_moves[-1]
        assert player("last:depth=2", state.game).name == "last depth=2"
        assert player("chosen", state.game).choose(state) == state.legal_moves[0]

    def test_a_broken_one_harms_no_other(self) -> None:
        assert installed.names() == ("chosen", "last", "lost")
        with pytest.raises(UnknownPlayer, match=r"lost \(mybots:gone\) cannot be loaded: AttributeError"):
            player("lost", klotz.game("bloxx"))
        with pytest.raises(UnknownPlayer, match=r"py:MODULE:NAME, chosen, last, lost$"):
            player("nobody", klotz.game("bloxx"))

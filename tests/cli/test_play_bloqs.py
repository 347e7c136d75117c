"""Bloqs in the terminal: whole games by menu and by typing, hidden hands, refusals, coming back."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from rich.console import Console

import klotz as klotz_package
from klotz import records
from klotz.cli.play.bloqs.drawing import Pen
from klotz.cli.play.bloqs.hands import Hands
from klotz.cli.play.bloqs.news import card_name
from klotz.cli.play.company import Company
from klotz.cli.play.table import Table
from klotz.cli.play.talk import Talk
from klotz.games.bloqs import BloqsState, Tower
from klotz.games.contract import CHANCE
from tests.cli.conftest import Klotz
from tests.games.bloqs.standard import CARDS, KINDS, PIECES

VARIANTS = ("bloqs", "bloqs-turn2", "bloqs-maestro")
NAMES = ("Ann", "Ben", "Cleo", "Dora")


class Screening:
    """A game at a screen with somebody who answers every question, and all that the screen has shown."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        state: BloqsState,
        answer: Callable[["Screening", str], str],
        seed: int,
    ) -> None:
        self.state = state
        self.since = ""
        """What has been said since the last answer, which comes first."""
        self._answer = answer
        self._screen = io.StringIO()
        self._told = 0
        monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
        monkeypatch.setattr("builtins.input", self._input)
        monkeypatch.setattr("klotz.cli.play.table.Random", lambda: Random(seed))
        monkeypatch.setattr("klotz.cli.play.bloqs.Random", lambda: Random(seed))
        self._table = Table(
            state, Company(NAMES[: state.seats], {}), Talk(Console(width=160, file=self._screen))
        )

    def _input(self, prompt: str) -> str:
        self._screen.write(prompt)
        self.since = self._screen.getvalue()[self._told :]
        self._told = len(self._screen.getvalue())
        return self._answer(self, prompt)

    def run(self) -> str:
        self._table.run()
        return self._screen.getvalue()


class ByMenu:
    """Chooses at random from whatever the menus offer, by number; what is not offered is tried all the same."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, screening: Screening, prompt: str) -> str:
        if example := re.search(r"such as ([a-z]\d+\.\d+|[A-Z0-9]+#\d+) ", prompt):
            return example[1]
        if prompt.startswith(("Number", "Which player")):
            return str(self._random.randint(1, 8))
        if prompt.startswith("Which kind"):
            return self._random.choice(KINDS)
        return ""  # the die, the menu, a preview, or cards to be shown


class ByTyping:
    """Types random legal moves, now and then with the seat in front."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, screening: Screening, prompt: str) -> str:
        state = screening.state
        if prompt != "> " or state.is_over or state.due == (CHANCE,):
            return ""
        move = self._random.choice(list(state.legal_moves))
        return self._random.choice([move.text, f"@{move.seat + 1} {move.text}", move.text.upper()])


def start(name: str, seats: int = 2, **setup: object) -> BloqsState:
    state = klotz_package.game(name).start(seats, setup=dict(setup) if setup else None)
    assert isinstance(state, BloqsState)
    return state


def saved(path: Path, state: BloqsState) -> str:
    records.save(state.game.record(state), path)
    return str(path)


class TestWholeGames:
    @pytest.mark.parametrize("player", [ByMenu, ByTyping])
    @pytest.mark.parametrize(
        ("name", "seats"), [("bloqs", 2), ("bloqs", 4), ("bloqs-turn2", 3), ("bloqs-maestro", 2)]
    )
    def test_to_the_end(
        self, monkeypatch: pytest.MonkeyPatch, name: str, seats: int, player: type[ByMenu | ByTyping]
    ) -> None:
        state = start(name, seats)
        output = Screening(monkeypatch, state, player(seats), seats).run()
        assert state.is_over
        assert re.search(r"\b(wins|share the win)!", output)
        assert "A full layer counts 100" in output
        for expected in ("rolls", "is turned over:", "builds", "goes first."):
            assert expected in output

    def test_menus_of_all_kinds_come_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        missing = {
            "Which way round?",
            "Which cell, such as",
            "Which piece do you want to steal",
            "Which of your pieces will you give",
            "Which piece will you take for it",
            "Which kind, such as",
            "Which player?",
            "roll the die",
            "instead of rolling",
            "teleport: swap places with",
            "clockwise to disc",
            "allow it",
            "play a defence card",
            "take any piece from the stock",
            "can be taken",
            "other pieces fall",
            "wants to steal",
            " for your ",
            "wants to swap places with you",
            "doesn't defend.",
            "plays a defence card: blocked!",
            "swaps places with",
            "isn't one of the choices.",
        }
        for seed in range(40):
            output = Screening(monkeypatch, start("bloqs-maestro", 4), ByMenu(seed), seed).run()
            missing -= {expected for expected in missing if expected in output}
            if not missing:
                return
        raise AssertionError(f"in forty games nobody has read: {missing}")


# ------------------------------------------------------------------ hidden hands

CARD_NAMES = {spelled: card for card in CARDS for spelled in (card, card_name(card))}
PUBLIC = re.compile(
    r"^cards  .*|^.* plays (a card|a teleport card|a defence card).*|^.* and discards it: .*|"
    r".*wants to swap places with.*",
    re.MULTILINE,
)
"""What everybody may read: the discards, cards that are played, and cards that are lost."""


def named(text: str) -> set[str]:
    pattern = "|".join(sorted(map(re.escape, CARD_NAMES), key=len, reverse=True))
    return {CARD_NAMES[found] for found in re.findall(rf"\b(?:{pattern})\b", text)}


class Watching:
    """Lets somebody play, and looks at everything that is said in between."""

    def __init__(self, player: ByMenu | ByTyping) -> None:
        self._player = player
        self._owner: int | None = None
        self.shown = 0

    def __call__(self, screening: Screening, prompt: str) -> str:
        state = screening.state
        answer = self._player(screening, prompt)
        _, _, said = screening.since.partition("\n")
        private = named(PUBLIC.sub("", said))
        if private:
            self.shown += 1
            assert self._owner is not None, "cards are shown before anybody has said that nobody else looks"
            assert state.due == (self._owner,), "cards are shown while somebody else is asked"
            assert private <= set(state.hand(self._owner)), "cards are shown that their owner does not have"
        if asked := re.match(r"(\w+), press Enter to see your cards", prompt):
            assert not private, "cards are shown before their owner has pressed Enter"
            self._owner = NAMES.index(asked[1])
            assert state.due == (self._owner,)
        return answer


class TestHiddenHands:
    @pytest.mark.parametrize("player", [ByMenu, ByTyping])
    @pytest.mark.parametrize("seats", [2, 4])
    def test_in_whole_games(
        self, monkeypatch: pytest.MonkeyPatch, seats: int, player: type[ByMenu | ByTyping]
    ) -> None:
        watching = Watching(player(seats))
        output = Screening(monkeypatch, start("bloqs-maestro", seats), watching, seats).run()
        assert watching.shown > 10
        assert "Everyone is dealt 3 cards." in output

    def test_cards_are_shown_to_their_owner_only_after_enter(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs-maestro", hands=[["die-4"], ["teleport", "defence"]])
        record = saved(tmp_path / "cards.klotz", state)
        left = klotz("play", "--load", record, "--names", "Ann,Ben").stdout
        assert left.count("Ann, press Enter to see your cards when nobody else is looking:") == 1
        assert not named(PUBLIC.sub("", left))
        shown = klotz(
            "play", "--load", record, "--names", "Ann,Ben", lines=("let me in", "", "moves", "hand")
        ).stdout
        assert "Just press Enter." in shown
        assert shown.count("Ann's cards: [die 4]") == 2
        assert named(shown) == {"die-4"}
        assert "Ann: roll, or play a card." in shown

    def test_the_one_who_is_aimed_at_is_asked(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs-maestro", hands=[["teleport"], ["defence", "die-2"]])
        lines = ("", "teleport 2", "", "defend", "")
        output = klotz(
            "play",
            "--load",
            saved(tmp_path / "g.klotz", state),
            "--names",
            "Ann,Ben",
            lines=lines,
            columns=200,
        ).stdout
        asked = output.index("Ben, press Enter to see your cards")
        assert "die 2" not in output[:asked]
        assert "Ben: Ann wants to swap places with you. Allow it, or defend?" in output[asked:]
        assert "Ben plays a defence card: blocked!" in output[asked:]
        assert "Ben's cards: [die 2]" in output  # whose turn it is now: nobody has to press Enter twice
        assert output.count("press Enter to see your cards") == 2

    def test_an_empty_hand_is_no_secret(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs-maestro", hands=[[], []])
        output = klotz("play", "--load", saved(tmp_path / "g.klotz", state), lines=("hand",)).stdout
        assert "press Enter to see" not in output
        assert output.count("Player 1 has no cards.") == 2

    def test_the_screen_is_wiped_for_the_next_player(self) -> None:
        for terminal, wiped in (("xterm", "\x1b[2J\x1b[3J\x1b[H"), ("dumb", "\n" * 24)):
            console = Console(
                width=80, height=24, force_terminal=True, file=io.StringIO(), _environ={"TERM": terminal}
            )
            hands = Hands(lambda seat: NAMES[seat], Talk(console))
            hands.cover(0)
            hands._shown = 0
            hands.cover(0)
            assert isinstance(console.file, io.StringIO)
            assert console.file.getvalue() == ""
            hands.cover(1)
            assert wiped in console.file.getvalue()
            assert hands._shown is None


# ------------------------------------------------------------------ what is said

LOCKED = {
    "T4#25": "c2.1,b1.1,b2.1,b3.1",
    "1#1": "c1.1",
    "1#2": "c3.1",
    "I3#9": "a1.1,a2.1,a3.1",
    "L4#21": "a2.2,b2.2,c2.2,c1.2",
}
FLOOR = {"I3#10": "a1.1,b1.1,c1.1", "I3#11": "a2.1,b2.1,c2.1", "2#5": "a3.1,b3.1"}
ALMOST = {
    "I3#9": "a1.1,b1.1,c1.1",
    "I3#10": "a2.1,b2.1,c2.1",
    "I3#11": "a3.1,b3.1,c3.1",
    "L4#21": "a1.2,b1.2,c1.2,c2.2",
    "L4#22": "a2.2,a3.2,b3.2,c3.2",
    "2#5": "b2.2,b2.3",
    "V3#13": "a1.3,b1.3,a2.3",
    "2#6": "c1.3,c2.3",
    "2#7": "a3.3,b3.3",
}
"""All but one cube of a perfect one."""


class TestAnswers:
    def test_pieces_that_may_be_taken(self, klotz: Klotz, tmp_path: Path) -> None:
        record = saved(tmp_path / "g.klotz", start("bloqs", towers=[LOCKED, {}]))
        output = klotz("play", "--load", record, lines=("pieces", "pieces 2", "pieces 7"), columns=120).stdout
        assert re.search(r"1#1 +can be taken", output)
        assert "T4#25 can't be pulled out: other pieces are in the way." in output
        assert output.count("Nothing has been built yet.") == 2
        assert "There's no player 7: players are 1 to 2." in output

    def test_moves(self, klotz: Klotz, tmp_path: Path) -> None:
        discs = ["build", *[None] * 19]
        state = start("bloqs", discs=discs)
        state.push(state.parse("roll 1"))
        record = saved(tmp_path / "g.klotz", state)
        lines = ("moves", "moves l4", "moves Q", "l4", "0", "menu q")
        output = klotz("play", "--load", record, lines=lines, columns=160).stdout
        assert re.search(r"There are \d{3} moves\.", output)
        assert re.search(r"L4#21: \d+", output)
        assert "build L4#21 a1.1,b1.1,c1.1,c2.1" in output
        assert output.count("There's no Q to build now.") == 1
        assert "There's no q to build now." in output
        assert "Which way round?" in output[output.index("> l4") :]

    def test_nobody_has_moves_before_the_roll(self, klotz: Klotz) -> None:
        output = klotz("play", "bloqs", lines=("moves", "roll 6", "menu", "help", "score")).stdout
        assert "There are 0 moves." in output
        assert "It's nobody's move" in output
        assert "roll the die; so does Enter" in output
        assert "cw, ccw" not in output
        assert "cw, ccw" in klotz("play", "bloqs-turn2", lines=("help",)).stdout

    def test_a_layer_is_announced(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs", towers=[FLOOR, {}], discs=["1", *[None] * 19])
        state.push(state.parse("roll 1"))
        record = saved(tmp_path / "g.klotz", state)
        lines = ("", "c3.1", "", "undo")
        output = klotz("play", "--load", record, lines=lines, columns=120).stdout
        assert "build 1#1 c3.1. Completes layer 1!" in output
        assert "Player 1's layer 1 is full!" in output
        assert "layer 1 ✓" in output
        assert "✓ full layer" in output
        assert "Taken back: Player 1 builds 1#1 on c3.1." in output

    def test_a_perfect_cube_is_announced(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs", towers=[ALMOST, {}], discs=["1", *[None] * 19])
        state.push(state.parse("roll 1"))
        record = saved(tmp_path / "g.klotz", state)
        output = klotz("play", "--load", record, lines=("", "c3.3", "", ""), columns=120).stdout
        assert "build 1#1 c3.3. Completes layer 3! Makes a perfect cube!" in output
        assert "Player 1 has built a perfect cube!" in output
        assert "Player 1 wins!" in output

    def test_swaps(self, klotz: Klotz, tmp_path: Path) -> None:
        discs = ["steal", "L4", *[None] * 18]
        state = start(
            "bloqs",
            3,
            towers=[FLOOR, LOCKED, {"V3#13": "a1.1,b1.1,a2.1"}],
            discs=discs,
            pawns=["start", 2, 2],
        )
        state.push(state.parse("roll 2"))
        record = saved(tmp_path / "g.klotz", state)
        lines = ("", "2", "10", "0", "0", "2", "10", "21", "")
        output = klotz("play", "--load", record, "--names", "Ann,Ben,Cleo", lines=lines, columns=120).stdout
        assert "Ann: swap a piece with each of Ben and Cleo, in any order." in output
        assert re.search(r"T4#25 +T4#25 can't be pulled out", output)
        assert "Ann gives I3#10 to Ben and takes L4#21." in output
        assert "Layer 1 of Ben is no longer full." not in output
        assert "Ann: build L4#21." in output

    def test_a_theft_that_breaks_a_layer(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs", towers=[{}, {**FLOOR, "1#1": "c3.1"}], discs=["steal", *[None] * 19])
        state.push(state.parse("roll 1"))
        record = saved(tmp_path / "g.klotz", state)
        output = klotz("play", "--load", record, lines=("", "#10"), columns=120).stdout
        assert "Player 1 steals I3#10 from Player 2." in output
        assert "Player 2's layer 1 is no longer full." in output
        assert "Player 1: build I3#10." in output


class TestRefusals:
    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("build 1#1 a1.1", "BQ-13: There's already a cube at a1.1."),
            ("build 1#1 d1.1", "BQ-13: The cube at d1.1 would stick out"),
            ("build 1#1 c3.3", "BQ-13: 1#1 would hang in the air"),
            ("build 1#1 c3.1,c3.2", "BQ-13: These cells don't have the shape"),
            ("build 1#2 c3.1", "BQ-4: The next piece of that kind in the stock is 1#1."),
            ("build L4#21 c3.1,c3.2,c3.3,b3.3", "BQ-4: This disc gives you 1."),
            ("pass", "BQ-4: You can build a piece, so you have to."),
            ("steal 2 #3", "BQ-4:"),
            ("card die-4", "This game is played without cards."),
            ("@2 build 1#1 c3.1", "BQ-2: It's not your turn"),
            ("@9 pass", "'@9' names no seat"),
            ("build 1#1 z", "is not a cell"),
            ("build L4#1 c3.1", "Piece #1 is 1#1"),
            ("dance", "is not a move"),
            ("mooves", "Did you mean moves?"),
        ],
    )
    def test_typed(self, klotz: Klotz, tmp_path: Path, typed: str, answer: str) -> None:
        state = start("bloqs", towers=[FLOOR, {}], discs=["1", *[None] * 19])
        state.push(state.parse("roll 1"))
        record = saved(tmp_path / "g.klotz", state)
        output = klotz("play", "--load", record, lines=(typed,), columns=200).stdout
        assert answer in output
        assert " 2  5 " in output or "5  5" in output  # the tower is still there

    def test_menus(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs", towers=[FLOOR, {}], discs=["L4", *[None] * 19])
        state.push(state.parse("roll 1"))
        record = saved(tmp_path / "g.klotz", state)
        lines = ("", "99", "1", "q9.9", "0", "0", "")
        output = klotz("play", "--load", record, lines=lines, columns=120).stdout
        assert "99 isn't one of the choices." in output
        assert "◆ can't go on q9.9." in output


class TestLeavingAndComingBack:
    @pytest.mark.parametrize("name", VARIANTS)
    def test_end_of_input_keeps_the_game(self, klotz: Klotz, unfinished_games: Path, name: str) -> None:
        left = klotz("play", name, "--names", "Ann,Ben", lines=("",))
        assert left.exit_code == 0
        assert left.stdout.endswith("Your game is saved. To carry on, type: klotz play --resume\n")
        (kept,) = unfinished_games.iterdir()
        moves = records.load(kept).moves
        back = klotz("play", "--resume")
        assert f"Welcome back to your game of {name}." in back.stdout
        assert records.load(kept).moves == moves

    def test_cards_stay_hidden_after_coming_back(self, klotz: Klotz) -> None:
        klotz("play", "bloqs-maestro", "--names", "Ann,Ben", lines=("", "roll"))
        back = klotz("play", "--resume").stdout
        assert not named(PUBLIC.sub("", back))

    def test_undo_never_crosses_the_die(self, klotz: Klotz, tmp_path: Path) -> None:
        state = start("bloqs", discs=["1", *[None] * 19])
        state.push(state.parse("roll 1"))
        lines = ("undo", "build 1#1 a1.1", "undo", "build 1#1 b1.1", "", "undo")
        output = klotz("play", "--load", saved(tmp_path / "g.klotz", state), lines=lines, columns=120).stdout
        assert output.count("Taken back: Player 1 builds 1#1 on a1.1.") == 1
        assert output.count("the die has been rolled") >= 1


class TestScreens:
    @pytest.mark.parametrize("columns", [16, 30, 50, 80, 200])
    @pytest.mark.parametrize("name", VARIANTS)
    def test_narrow_and_wide(self, klotz: Klotz, name: str, columns: int) -> None:
        result = klotz("play", name, lines=("", "", "1", "", "", "help", "pieces"), columns=columns)
        assert result.exit_code == 0
        towers = [line for line in result.stdout.splitlines() if re.match(r" \d( +[·◆]| *\d+[•? ])+", line)]
        assert towers
        assert all(len(line.rstrip()) <= columns for line in towers)

    def test_layers_that_do_not_fit_go_on_below(self) -> None:
        state = start("bloqs", towers=[{"I3#9": "a1.1,a1.2,a1.3", "I3#10": "a1.4,a1.5,a1.6"}, {}])
        for width, rows in ((200, 1), (40, 2), (12, 6)):
            pen = Pen.for_console(Console(width=width, file=io.StringIO()), PIECES)
            drawn = pen.tower(state.towers[0]).plain
            assert drawn.count("layer") == 6
            assert len(drawn.splitlines()) == 5 * rows
            assert max(map(len, drawn.splitlines())) <= width

    def test_all_pawns_on_one_disc(self) -> None:
        state = start("bloqs", 4, discs=["1", *[None] * 19], pawns=[1, 1, 1, 1])
        pen = Pen.for_console(Console(width=80, file=io.StringIO()), PIECES)
        assert [line.strip() for line in pen.ring(state).plain.splitlines()[2:]] == ["1", "2", "3", "4"]

    def test_overhanging_cubes_are_drawn_beside_the_site(self) -> None:
        tower = Tower(overhang=True).built(1, ((0, 0, 0),)).built(5, ((-1, 0, 1), (0, 0, 1)))
        drawn = Pen.for_console(Console(width=80, file=io.StringIO()), PIECES).tower(tower).plain.splitlines()
        assert drawn[-1].split() == ["z", "a", "b", "c"] * 2
        assert drawn[-2].split() == ["1", "1", "·", "·", "5", "5", "·", "·"]

    @pytest.mark.parametrize("colours", ["truecolor", "standard"])
    def test_every_cube_has_its_number_and_a_colour(self, colours: Literal["truecolor", "standard"]) -> None:
        console = Console(width=80, force_terminal=True, color_system=colours, file=io.StringIO())
        (tower, _) = start("bloqs", towers=[LOCKED, {}]).towers
        drawn = Pen.for_console(console, PIECES).tower(tower)
        with console.capture() as capture:
            console.print(drawn)
        for number, cells in tower.pieces.items():
            painted = re.findall(rf"\x1b\[[\d;]+;[\d;]+m *{number} \x1b", capture.get())
            assert len(painted) == len(cells), number

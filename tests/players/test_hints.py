"""Facts against positions made by hand, which of them are told, and that nothing hidden shows in them."""

import inspect
import re
from importlib import resources
from random import Random

import pytest

import klotz
from klotz import registry
from klotz.games.blokus.tables import placements_on
from klotz.games.contract import CHANCE, Move, State
from klotz.players import Analysis, Choice
from klotz.players.hints import MOST_COMPARED, MOST_FACTS, Fact, Hint, Named, Reasons, explain, telling_facts
from klotz.players.uniform import RandomPlayer
from klotz.registry import Family
from klotz.registry.builtin import FAMILIES
from tests.games.bloqs import table as bloqs
from tests.games.bloxx import table as bloxx
from tests.games.toy import ToyGame


def reasons_of(family: Family) -> type[Reasons]:
    reasons: type[Reasons] | None = family.load("hints", type)
    assert reasons is not None
    return reasons


def facts_of(state: State, text: str, seat: int | None = None) -> dict[str, Fact]:
    """What a family says for a move, by the rest of its name; of several alike the last."""
    move = state.parse(text, seat)
    family = registry.family_of(state.game.name)
    before = state.position
    reasons = reasons_of(family)(state, move.seat)
    found = {fact.name.removeprefix(f"{family.name}-"): fact for fact in reasons.facts(move)}
    assert state.position == before, "looking at a move changed the state"
    return found


def duo(blue: list[str], red: list[str], turn: str = "blue", **options: str) -> State:
    return klotz.game("blokus-duo", **options).start(
        setup={"placed": {"blue": blue, "red": red}, "turn": turn}
    )


class TestBlokus:
    def test_the_first_piece_opens_corners_and_goes_to_the_middle(self) -> None:
        state = klotz.game("blokus-duo", starts="own").start()
        facts = facts_of(state, "e8,d9,e9,f9,e10")
        assert facts["corners"].details == {"more": 7, "corners": 8}  # the cross has eight, the start was one
        assert facts["squares"].details == {"piece": "X", "squares": 5}
        assert facts["reach"].amount > 0
        assert facts["centre"].phrase() == "gets you 5 squares closer to the middle"

    def test_corners_of_others_are_closed(self) -> None:
        # Blue's cross can go on from g8 and g10; red's bar covers both and what is between.
        state = duo(["e8,d9,e9,f9,e10"], ["h6,h7"], turn="red")
        facts = facts_of(state, "g8,g9,g10")
        assert facts["costs"].amount == 2
        assert facts["costs"].phrase() == "costs blue 2 corners"
        assert facts["cuts"].details["colour"] == Named("colour-blue")
        assert "costs" not in facts_of(state, "i5")

    def test_before_its_first_piece_a_colour_loses_nothing(self) -> None:
        state = klotz.game("blokus-duo").start()
        assert not {"costs", "cuts"} & facts_of(state, "e8,d9,e9,f9,e10").keys()

    def test_a_piece_with_few_places_left(self) -> None:
        # Red leaves blue a pocket of three rows and five columns in the corner.
        state = duo(["b2"], ["a4,b4,c4,d4,e4", "f1,f2,f3,f4"])
        places = [move.text for move in state.legal_moves if move.text.count(",") == 1]
        assert 1 < len(places) <= 12
        facts = facts_of(state, places[0])
        assert facts["hard-piece"].phrase() == f"gets rid of 2, which fits in only {len(places)} places"

    def test_the_only_place(self) -> None:
        state = duo(["a1"], ["a2,a3,a4", "c1,d1,e1,f1", "b3,c3,d3,d2", "e2"])
        assert {move.text for move in state.legal_moves} == {"b2,c2"}
        facts = facts_of(state, "b2,c2")
        assert facts["only-place"].phrase() == "takes the only place left for 2"

    @pytest.mark.parametrize(
        ("scoring", "said"),
        [("advanced", "places your last piece, for 20 points"), ("basic", "places your last piece")],
    )
    def test_the_last_piece(self, scoring: str, said: str) -> None:
        state = monomino_left(scoring)
        facts = facts_of(state, next(iter(state.legal_moves)).text)
        name = "last-piece-points" if scoring == "advanced" else "last-piece"
        assert facts[name].phrase() == said

    def test_a_shared_colour_wins_nothing_for_whoever_plays_it(self) -> None:
        state = klotz.game("blokus-3").start()
        for text in ("a20", "t20", "t1"):
            state.push(state.parse(text))
        assert facts_of(state, "a1,b1") == {}

    def test_what_ones_own_second_colour_loses_does_not_count(self) -> None:
        state = klotz.game("blokus-2").start(
            setup={
                "placed": {"blue": ["b2"], "yellow": ["t20"], "red": ["d5"], "green": ["a20"]},
                "turn": "blue",
            }
        )
        assert "costs" not in facts_of(state, "c3,c4")  # which closes one of red's corners


def monomino_left(scoring: str) -> State:
    """A position in which blue's other pieces lie anywhere, with room for the last one."""
    placements = placements_on(14)
    taken: set[tuple[int, int]] = set()
    placed: dict[int, str] = {}
    for number in reversed(range(placements.count)):
        cells, piece = placements.cells(number), placements.piece(number)
        if len(cells) > 1 and piece not in placed and not taken & set(cells):
            placed[piece] = placements.text(number)
            taken |= set(cells)
    assert len(placed) == 20
    return duo(list(placed.values()), [], scoring=scoring)


class TestBloxx:
    def test_numbers_and_gaps(self) -> None:
        state = bloxx.play(bloxx.start(2), "roll A1 B6")
        flat = facts_of(state, "A b1*,c1,d1,e1")
        assert flat["number"].phrase() == "circles the 2 on b1"
        assert flat["gaps"].phrase() == "leaves no gap"
        assert "number" not in facts_of(state, "A a1*,b1,c1,d1")
        bloxx.play(state, "A b1*,c1,d1,e1", "@2 A a1,b1,c1,d1", "roll A1 B6")
        assert facts_of(state, "B e1*,f1,e2,f2", 1)["gaps"].amount == 0
        assert facts_of(state, "A d2*,e2,f2,g2", 1)["gaps"].phrase() == "leaves only 3 gaps"

    def test_rows(self) -> None:
        # Row 2 is orange: the squares stand on both sides of the column that is missing.
        squares = ("B a1*,b1,a2,b2", "B c1*,d1,c2,d2", "B e1*,f1,e2,f2")
        state = bloxx.play(bloxx.set_up(squares, squares), "roll A1 B6")
        assert facts_of(state, "A g1*,g2,g3,g4")["row"].phrase() == "completes the orange row for 4 points"
        state = bloxx.play(bloxx.set_up(squares[:2], ()), "roll A1 B6")
        near = facts_of(state, "B e1*,f1,e2,f2")["row-near"]
        assert near.phrase() == "leaves only 1 square to fill in the orange row"
        done = (*squares, "A g1*,g2,g3,g4")
        state = bloxx.play(bloxx.set_up(squares, done), "roll A1 B6")
        assert facts_of(state, "A g1*,g2,g3,g4")["row"].amount == 2
        state = bloxx.play(bloxx.set_up(("B a1*,b1,a2,b2", "A c2*,d2,e2,f2"), ()), "roll A1 B6")
        assert "row-near" not in facts_of(state, "A g1*,g2,g3,g4")  # spoilt: there are gaps, but not in row 2
        assert facts_of(state, "A g1*,g2,g3,g4")["row"].amount == 4

    def test_room_for_later_shapes(self) -> None:
        """Counted by trying: all faces, everywhere, against the heights after the drawing."""
        state = bloxx.play(bloxx.start(1), "roll A1 B6")
        for move in list(state.legal_moves):
            fact = facts_of(state, move.text)["room"]
            assert fact.amount == shapes_without_gaps(state, move)

    def test_the_first_drawer_takes_circles_from_others(self) -> None:
        """For every roll: whoever loses a number with the die that is taken is told, and nobody else."""
        others = ["B a1*,b1,a2,b2", "B a3*,b3,a4,b4", "A c1*,c2,c3,c4"]
        denied = 0
        for roll in [f"roll A{a} B{b}" for a in (1, 3, 5) for b in (1, 3, 5)]:
            state = bloxx.play(bloxx.set_up([], others), roll)
            first = {die: next(m.text for m in state.legal_moves if m.text[0] == die) for die in "AB"}
            left = {die: best_circle(state, text) for die, text in first.items()}
            for die, text in first.items():
                fact = facts_of(state, text).get("denies")
                if left[die] == max(left.values()):
                    assert fact is None
                else:
                    assert fact is not None
                    assert fact.details == {"player": 2, "number": max(left.values())}
                    denied += 1
        assert denied

    def test_nobody_is_denied_anything_by_later_drawers(self) -> None:
        state = bloxx.play(bloxx.start(2), "roll A1 B6", "A a1*,b1,c1,d1")
        assert "denies" not in facts_of(state, "B a1*,b1,a2,b2", 1)


def best_circle(state: State, text: str) -> int:
    """The best number that the second player can circle after a drawing of the first."""
    assert isinstance(state, klotz.games.bloxx.BloxxState)
    state.push(state.parse(text))
    stars = [re.search(r"([a-g])(\d+)\*", move.text) for move in state.legal_moves.of(1)]
    state.pop()
    cells = [("abcdefg".index(star[1]), int(star[2]) - 1) for star in stars if star]
    return max((state.sheet.numbers.get(cell, 0) for cell in cells), default=0)


def shapes_without_gaps(state: State, move: Move) -> int:
    """How many of the twelve faces the rules let one draw next without a new gap."""
    assert isinstance(state, klotz.games.bloxx.BloxxState)
    state.push(move)
    faces = 0
    for die in "AB":
        for face in range(1, 7):
            other = f"B{face}" if die == "B" else "B1"
            state.push(state.parse(f"roll A{face if die == 'A' else 1} {other}", CHANCE))
            old = state.gaps(0)
            fits = False
            for drawing in list(state.legal_moves):
                if drawing.text.startswith(die) and not fits:
                    state.push(drawing)
                    fits = state.gaps(0) == old
                    state.pop()
            faces += fits
            state.pop()
    state.pop()
    return faces


class TestBloqs:
    def test_building_fills_layers(self) -> None:
        state = bloqs.set_up(
            discs=bloqs.discs({1: "1", 2: "2"}),
            towers=bloqs.towers(["O4 a1.1,b1.1,a2.1,b2.1", "L4 c1.1,c2.1,b3.1,c3.1"], []),
        )
        bloqs.play(state, "roll 1")
        (text,) = [text for text in bloqs.texts(state) if text.endswith("a3.1")]
        facts = facts_of(state, text)
        assert facts["layer"].phrase() == "completes layer 1"
        assert facts["no-hole"].amount == 0
        (high,) = [text for text in bloqs.texts(state) if text.endswith("a1.2")]
        assert "layer" not in facts_of(state, high)

    def test_a_perfect_cube_and_one_piece_to_it(self) -> None:
        state = bloqs.set_up(
            discs=bloqs.discs({1: "2", 2: "1"}),
            towers=bloqs.towers(["OL1", "T2V", "I3 a1.3,b1.3,c1.3", "I3 a2.3,b2.3,c2.3", "1 a3.3"], []),
        )
        bloqs.play(state, "roll 1")
        facts = {text: facts_of(state, text) for text in bloqs.texts(state)}
        (best,) = [text for text, found in facts.items() if "cube" in found]
        assert best.endswith("b3.3,c3.3")

        state = bloqs.set_up(
            discs=bloqs.discs({1: "1"}),
            towers=bloqs.towers(["OL1", "T2V", "I3 a1.3,b1.3,c1.3", "I3 a2.3,b2.3,c2.3"], []),
        )
        bloqs.play(state, "roll 1")
        (text,) = [text for text in bloqs.texts(state) if text.endswith("a3.3")]
        facts_of_one = facts_of(state, text)
        assert facts_of_one["one-piece"].phrase() == "leaves you one 2 short of a perfect cube"
        assert facts_of_one["close"].amount == -2

    def test_a_hole_below(self) -> None:
        state = bloqs.set_up(discs=bloqs.discs({1: "I3"}), towers=bloqs.towers(["1 a1.1", "1 c1.1"], []))
        bloqs.play(state, "roll 1")
        (bridge,) = [text for text in bloqs.texts(state) if text.endswith("a1.2,b1.2,c1.2")]
        (flat,) = [text for text in bloqs.texts(state) if text.endswith("a2.1,b2.1,c2.1")]
        assert "no-hole" not in facts_of(state, bridge)
        assert "no-hole" in facts_of(state, flat)

    def test_the_last_piece_that_another_needs(self) -> None:
        needs_two = ["OL1", "T2V", "I3 a1.3,b1.3,c1.3", "I3 a2.3,b2.3,c2.3", "1 a3.3"]
        state = bloqs.set_up(
            discs=bloqs.discs({1: "build"}),
            towers=bloqs.towers(["2 a1.1,a2.1", "2 b1.1,b2.1"], needs_two),
        )
        bloqs.play(state, "roll 1")
        (text,) = [text for text in bloqs.texts(state) if text.endswith("c1.1,c2.1")]
        said = facts_of(state, text)["denies"].phrase()
        assert said == "takes the last 2, which player 2 needs for a perfect cube"

    def test_stealing(self) -> None:
        state = bloqs.set_up(
            seats=3,
            discs=bloqs.discs({1: "steal"}),
            towers=bloqs.towers(["O4 a1.1,b1.1,a2.1,b2.1", "L4 c1.1,c2.1,b3.1,c3.1"], ["OL1"], ["1 a1.1"]),
        )
        bloqs.play(state, "roll 1")
        (single,) = [text for text in bloqs.texts(state) if text.startswith("steal 2 1#")]
        facts = facts_of(state, single)
        assert facts["breaks"].phrase() == "breaks a full layer of player 2"
        assert facts["for-layer"].phrase() == "gets you 1, which completes a layer"
        assert facts["from-leader"].details == {"player": 2}
        (other,) = [text for text in bloqs.texts(state) if text.startswith("steal 3")]
        assert not {"breaks", "from-leader"} & facts_of(state, other).keys()

    def test_swapping(self) -> None:
        state = bloqs.set_up(
            discs=bloqs.discs({1: "T4"}),
            pawns=["start", 1],
            towers=bloqs.towers(["1 a1.1"], ["O4 a1.1,b1.1,a2.1,b2.1"]),
        )
        bloqs.play(state, "roll 1")
        (swap,) = bloqs.texts(state)
        facts = facts_of(state, swap)
        assert facts["larger"].phrase() == "gets you 3 cubes more than player 2"
        assert "keeps-layers" in facts

    def test_round_the_ring(self) -> None:
        state = bloqs.set_up("bloqs-turn2", discs=bloqs.discs({3: "steal", 18: "build"}))
        bloqs.play(state, "roll 3")
        assert facts_of(state, "cw")["may-steal"].details == {"place": 3}
        assert "any-piece" in facts_of(state, "ccw")
        bloqs.play(state, "cw")
        unknown = bloqs.play(bloqs.set_up("bloqs-turn2"), "roll 2")
        assert facts_of(unknown, "cw")["turns-up"].details == {"place": 2}

    def test_cards(self) -> None:
        state = bloqs.maestro(["die-3", "teleport"], ["defence"], discs=bloqs.discs({3: "build", 6: "steal"}))
        assert facts_of(state, "roll")["keeps-cards"].phrase() == "keeps your 2 cards"
        assert "any-piece" in facts_of(state, "card die-3")
        assert facts_of(state, "teleport 2") == {}  # a start circle does nothing

    def test_defence(self) -> None:
        state = bloqs.maestro(
            [], ["defence"], discs=bloqs.discs({1: "steal"}), towers=bloqs.towers([], ["OL1"])
        )
        bloqs.play(state, "roll", "roll 1", "cw")
        (single,) = [text for text in bloqs.texts(state) if text.startswith("steal 2 1#")]
        bloqs.play(state, single)
        facts = facts_of(state, "defend")
        assert facts["defends"].phrase() == "keeps your 1#1"
        assert facts["defends-layer"].phrase() == "keeps a layer of yours full"
        assert "keeps-defence" in facts_of(state, "allow")


class TestTelling:
    def test_what_few_others_have_comes_first(self) -> None:
        """Of all openings only those that cover no square of row 1 circle nothing there."""
        state = bloxx.play(bloxx.start(2), "roll A1 B6")
        ((first, *_),) = telling_facts(state, 0, [state.parse("A b1*,c1,d1,e1")])
        assert first.name == "bloxx-number"

    def test_at_most_three_and_at_least_one(self) -> None:
        state = klotz.game("blokus-duo").start()
        for facts in telling_facts(state, 0, list(state.legal_moves)[::50]):
            assert 1 <= len(facts) <= MOST_FACTS

    def test_only_so_few_needs_others_that_have_more(self) -> None:
        """The drawing with the most gaps is not praised for them."""
        state = bloxx.play(bloxx.start(1), "roll A1 B6", "A b1*,c1,d1,e1", "roll A1 B6")
        moves = list(state.legal_moves)
        worst = min(moves, key=lambda move: facts_of(state, move.text)["gaps"].amount)
        (facts,) = telling_facts(state, 0, [worst])
        assert "bloxx-gaps" not in {fact.name for fact in facts}

    def test_a_move_without_alternatives_still_has_its_facts(self) -> None:
        state = duo(["a1"], ["a2,a3,a4", "c1,d1,e1,f1", "b3,c3,d3,d2", "e2"])
        (facts,) = telling_facts(state, 0, list(state.legal_moves))
        assert facts[0].name == "blokus-only-place"

    def test_many_moves_are_compared_with_some(self) -> None:
        state = klotz.game("blokus-duo").start()
        assert state.legal_moves.count() > MOST_COMPARED
        move = state.parse("e8,d9,e9,f9,e10")
        assert telling_facts(state, 0, [move]) == telling_facts(state, 0, [move])


class TestExplain:
    def test_sentence(self) -> None:
        state = klotz.game("blokus-duo", starts="own").start()
        move = state.parse("e8,d9,e9,f9,e10")
        (hint,) = explain(state, Analysis(0, (Choice(move, 0.614, 10, -12.34),)), 1)
        said = hint.sentence()
        assert said.startswith("e8,d9,e9,f9,e10: winning chance 61%, expected score -12.3. It ")
        assert "opens 7 more corners (8 in all)" in said
        assert said.endswith(".")
        assert hint.move == move

    def test_without_facts_and_scores_there_are_the_chances(self) -> None:
        assert Hint(Choice(Move(0, "keep"), 0.5), ()).sentence() == "keep: winning chance 50%."

    def test_so_many_as_are_asked_for(self) -> None:
        state = klotz.game("blokus-duo").start()
        analysis = RandomPlayer(1).analyse(state)
        assert [hint.choice for hint in explain(state, analysis, 2)] == list(analysis.choices[:2])

    @pytest.mark.usefixtures("toy")
    def test_an_unknown_game_gets_the_numbers(self) -> None:
        state = ToyGame().start(2)
        state.push(Move(CHANCE, "deal 1 3"))
        state.push(Move(CHANCE, "deal 2 5"))
        analysis = RandomPlayer(1).analyse(state, seat=0)
        assert all(hint.facts == () for hint in explain(state, analysis))

    def test_facts_survive_json(self) -> None:
        fact = Fact("blokus-costs", 2, 1.6, {"colour": Named("colour-blue"), "corners": 2})
        again = Fact.of_json(fact.json())
        assert again == fact
        assert again.phrase() == "costs blue 2 corners"


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_shows(seed: int) -> None:
    """In Maestro, whatever the others may hold, a seat's facts are the same."""
    random = Random(seed)
    state = bloqs.start("bloqs-maestro", 3)
    asked = 0
    while state.due and asked < 40:
        if state.chances:
            state.push(state.draw(random))
            continue
        (seat,) = state.due
        moves_here = list(state.legal_moves)
        chosen = random.sample(moves_here, min(3, len(moves_here)))
        told = telling_facts(state, seat, chosen)
        for draw in range(2):
            assert telling_facts(state.resample(seat, Random(draw)), seat, chosen) == told
        asked += 1
        state.push(random.choice(moves_here))
    assert asked == 40


def _written() -> set[str]:
    """The names of facts that stand in the sources."""
    sources = [inspect.getsource(inspect.getmodule(reasons_of(family)) or re) for family in FAMILIES]
    families = "|".join(family.name for family in FAMILIES)
    return {found for source in sources for found in re.findall(rf'"((?:{families})-[a-z-]+)"', source)}


def test_every_fact_has_a_sentence_and_every_sentence_a_fact() -> None:
    folder = resources.files("klotz.words").joinpath("en")
    keys = {
        key
        for family in FAMILIES
        for key in re.findall(
            r"^hint-([a-z-]+) =",
            folder.joinpath(f"hints-{family.name}.ftl").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    }
    assert _written() == keys

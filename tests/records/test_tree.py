"""Records as trees: everything that is in a record is in its tree, and the other way round."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import Record, Variation, records
from klotz.records import Node, Tree, TreeError, tree_of

DATA = Path(__file__).parent / "data"
FIRST, SECOND, OTHER = "e8,d9,e9,f9,e10", "j5", "j4,j5"


@pytest.fixture
def tree() -> Tree:
    """A game of two moves, a variation instead of the second, and one within it."""
    made = Tree(klotz.game("blokus-duo"))
    first = made.root.add(FIRST, comment="the cross")
    first.add(SECOND)
    other = first.add(OTHER)
    other.add("b8,c8")
    other.add("f6,f7,g7")
    return made


def moves(nodes: object) -> list[str]:
    return [node.move for node in nodes]  # type: ignore[attr-defined]


class TestWalking:
    def test_lines_and_children(self, tree: Tree) -> None:
        assert moves(tree.line()) == [FIRST, SECOND]
        assert moves(tree.at(1).children) == [SECOND, OTHER]
        assert moves(tree.walk()) == ["", FIRST, SECOND, OTHER, "b8,c8", "f6,f7,g7"]
        assert tree.root.end().move == SECOND
        assert tree.at(0) is tree.root
        assert tree.root.end().end().move == SECOND

    def test_where_a_node_is(self, tree: Tree) -> None:
        paths = [(node.path, node.number, node.is_on_main_line) for node in tree.walk()]
        assert paths == [
            ("0", 0, True),
            ("1", 1, True),
            ("2", 2, True),
            ("v1.1", 2, False),
            ("v1.2", 3, False),
            ("v1.v1.1", 3, False),
        ]

    def test_the_position_at_any_node(self, tree: Tree) -> None:
        within = tree.variation("1.1")
        state = within.state()
        assert [move.text for move in state.history] == [FIRST, OTHER, "f6,f7,g7"]
        state.push(state.legal_moves[0])
        assert within.state().moves_made == 3, "it is a state of its own"
        assert within.record().moves == (FIRST, OTHER, "f6,f7,g7")

    def test_variations_by_number(self, tree: Tree) -> None:
        assert tree.variation("1").move == "b8,c8"
        assert tree.variation("v1", 1).move == OTHER
        assert tree.variation("1", 0).move == FIRST
        assert tree.variation("v1.v1").move == "f6,f7,g7"
        assert tree.variation("").move == SECOND

    @pytest.mark.parametrize(
        ("path", "number", "sentence"),
        [
            ("2", None, "there is no variation 2 in the game: there is one"),
            ("1.3", None, "there is no variation 3 in variation 1: there is one"),
            ("1.1.1", None, "there is no variation 1 in variation 1.1: there is none"),
            ("first", None, "'first' names no variation: write 2"),
            ("1", 9, "there is no move 9 in a line of 2"),
        ],
    )
    def test_a_variation_that_is_not_there(
        self, tree: Tree, path: str, number: int | None, sentence: str
    ) -> None:
        with pytest.raises(TreeError) as refused:
            tree.variation(path, number)
        assert sentence in str(refused.value)


class TestChanging:
    def test_what_is_there_is_not_added_again(self, tree: Tree) -> None:
        assert tree.at(1).add("J5") is tree.at(2)
        assert tree.at(1).add("J5", comment="small").comment == "small"
        assert tree.at(1).add("j5", comment="and alone").comment == "small\n\nand alone"

    def test_what_is_not_legal_is_not_added(self, tree: Tree) -> None:
        before = tree.record()
        with pytest.raises(klotz.IllegalMove):
            tree.at(1).add("a1")
        with pytest.raises(klotz.InvalidMove):
            tree.at(1).add("nonsense")
        assert tree.record() == before

    def test_the_end_of_a_line_goes_on_or_branches(self, tree: Tree) -> None:
        end = tree.root.end()
        end.add("f6,f7", variation=True)
        assert moves(tree.line()) == [FIRST, SECOND]
        end.add("d6,d7")
        assert moves(tree.line()) == [FIRST, SECOND, "d6,d7"]
        assert moves(end.variations) == ["f6,f7"]

    def test_several_at_once(self, tree: Tree) -> None:
        last = tree.at(1).add_line([SECOND, "d6,d7"], comment="as it was")
        assert last.number == 3
        assert tree.at(2).comment == "as it was"

    def test_promoting(self, tree: Tree) -> None:
        tree.at(1).add("i5,j5")
        tree.variation("2").promote()
        assert moves(tree.at(1).children) == [SECOND, "i5,j5", OTHER]
        tree.variation("1").promote()
        assert moves(tree.at(1).children) == ["i5,j5", SECOND, OTHER]
        with pytest.raises(TreeError, match="it is on the main line"):
            tree.at(2).promote()

    def test_promoting_to_the_main_line(self, tree: Tree) -> None:
        tree.variation("1.1").promote_to_main()
        assert moves(tree.line()) == [FIRST, OTHER, "f6,f7,g7"]
        assert sorted(moves(tree.walk())) == sorted(["", FIRST, SECOND, OTHER, "b8,c8", "f6,f7,g7"])

    def test_a_variation_from_the_end_becomes_the_game(self, tree: Tree) -> None:
        tree.root.end().add("f6,f7", variation=True).promote()
        assert moves(tree.line()) == [FIRST, SECOND, "f6,f7"]

    def test_demoting(self, tree: Tree) -> None:
        tree.at(2).demote()
        assert moves(tree.at(1).children) == [OTHER, SECOND]
        with pytest.raises(TreeError, match="the last variation already"):
            tree.at(1).variations[0].demote()
        with pytest.raises(TreeError, match="no variation that could take its place"):
            tree.at(1).demote()
        tree.at(1).add("i5,j5")
        tree.at(1).variations[0].demote()
        assert moves(tree.at(1).variations) == ["i5,j5", SECOND]

    def test_removing(self, tree: Tree) -> None:
        tree.variation("1.1").remove()
        assert moves(tree.walk()) == ["", FIRST, SECOND, OTHER, "b8,c8"]
        tree.at(2).remove()
        assert moves(tree.at(1).children) == [OTHER]
        with pytest.raises(TreeError, match="this is the start"):
            tree.root.remove()

    def test_variations_go_only_so_deep(self) -> None:
        tree = Tree(klotz.game("blokus-duo"))
        node = tree.root
        texts = [FIRST, "j5"]
        for _ in range(2):
            node = node.add(texts.pop(0))
        # Each variation hangs on the one before it: as deep as the game is long, which is less than the limit.
        while node.state().due:
            node = node.add(node.state().legal_moves[0].text, variation=True)
        assert records.check(tree.record()).is_over is False


class TestRecords:
    @pytest.mark.parametrize("file", sorted(DATA.glob("*.blksgf")), ids=lambda file: file.name)
    def test_a_file_survives(self, file: Path) -> None:
        record = records.load(file)
        assert tree_of(record).record() == record

    def test_tags_stay_with_their_moves(self) -> None:
        tree = tree_of(records.load(DATA / "duo.blksgf"))
        slow = tree.variation("1", 1)
        assert slow.tags == {"BM": "2", "N": "The quiet way"}
        slow.promote()
        record = tree.record()
        assert record.tags["3.BM"] == "2"
        assert record.tags["v1.1.V"] == "0.25", "of the move that was in the game before"
        assert record.tags["EV"] == "Club evening"
        again = tree_of(records.loads(records.dumps(record, "blksgf"), "blksgf"))
        assert again.record() == record

    def test_the_result_follows_from_the_main_line(self) -> None:
        game, random = klotz.game("blokus-duo"), Random(1)
        state = game.start()
        while state.due:
            state.push(state.legal_moves.random(random))
        tree = tree_of(game.record(state))
        assert tree.record() == game.record(state)
        tree.at(5).remove()
        assert tree.record().result is None

    def test_comments_before_a_variation(self) -> None:
        record = Record(
            "blokus-duo",
            2,
            (FIRST, SECOND),
            options=klotz.game("blokus-duo").options,
            comments={0: "at the start", 2: "at the end"},
            variations=(
                Variation(1, (OTHER,), {0: "instead", 1: "larger"}),
                Variation(2, (), {0: "only words"}),
            ),
        )
        tree = tree_of(record)
        head = tree.variation("1")
        assert (head.comment_before, head.comment) == ("instead", "larger")
        assert tree.at(2).comment == "at the end\n\nonly words"
        assert tree.record().variations == record.variations[:1]

    def test_several_due_at_once(self) -> None:
        tree = Tree(klotz.game("bloxx"), seats=3)
        rolled = tree.root.add("roll A1 B1")
        drawn = rolled.add(rolled.state().legal_moves[0].text)
        text = drawn.state().legal_moves.of(2)[0].text
        third = drawn.add(f"@3 {text}")
        assert third.move == f"@3 {text}"
        assert records.check(tree.record()) == third.state()

    def test_a_record_that_is_wrong(self) -> None:
        with pytest.raises(klotz.RecordError, match="there is no game 'blocus'"):
            tree_of(Record("blocus", 2))
        with pytest.raises(klotz.RecordError, match="is played with 2 seats"):
            tree_of(Record("blokus-duo", 3))
        with pytest.raises(klotz.RecordError, match="there is no place 7 in a line of 0 moves"):
            tree_of(Record("blokus-duo", 2, variations=(Variation(7, (FIRST,)),)))
        with pytest.raises(klotz.RecordError, match="there is no place 3"):
            tree_of(Record("blokus-duo", 2, comments={3: "too late"}))
        wrong = tree_of(Record("blokus-duo", 2, (FIRST, FIRST)))
        with pytest.raises(klotz.RecordError, match=r"2, 'e8,d9,e9,f9,e10': BK-6"):
            wrong.at(2).state()

    def test_notebooks_show_a_node_and_a_tree(self, tree: Tree) -> None:
        assert tree._repr_svg_().startswith("<svg ")
        assert tree.at(1)._repr_svg_() != tree._repr_svg_()
        assert repr(tree) == "<Tree of blokus-duo: 2 moves, 5 with variations>"
        assert repr(tree.at(1)) == f"<Node 1: {FIRST}>"


@st.composite
def grown(draw: st.DrawFn) -> Tree:
    """Any tree: moves added anywhere, some lines promoted."""
    random = Random(draw(st.integers(0, 10**6)))
    tree = Tree(klotz.game("blokus-duo"))
    nodes: list[Node] = [tree.root]
    for _ in range(draw(st.integers(1, 10))):
        node = random.choice(nodes)
        state = node.state()
        nodes.append(
            node.add(
                state.legal_moves.random(random).text,
                comment=random.choice(["", "a comment"]),
                variation=random.random() < 0.3,
            )
        )
        if random.random() < 0.3 and not nodes[-1].is_on_main_line:
            nodes[-1].promote()
    return tree


@settings(max_examples=25)
@given(grown())
def test_a_tree_is_its_record(tree: Tree) -> None:
    record = tree.record()
    assert tree_of(record).record() == record
    records.check(record)
    for format_ in records.FORMATS:
        assert tree_of(records.loads(records.dumps(record, format_), format_)).record().moves == record.moves
    assert records.loads(records.dumps(record, "klotz"), "klotz") == record

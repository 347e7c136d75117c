"""Makes the drawings beside the tips of the page: run it after a change in how things are drawn."""

import re
from pathlib import Path

import klotz
from klotz.games.bloqs import Tower
from klotz.games.bloqs.notation import parse_cells, parse_piece
from klotz.games.contract import State
from klotz.records import drawing
from klotz.records.drawing import bloqs
from klotz.records.drawing.bloqs import Arrow

PICTURES = Path(__file__).parents[1] / "web" / "src" / "learn" / "pictures"

# Where things are in a drawing of Bloxx! and of Bloqs.
SHEET = "44 167 188 266"
SECOND_SHEET = "307 167 188 266"
RING = "16 38 436 440"

BLOKUS = """
s1,t1,r2,s2,r3
a1,b1,b2,c2,c3
c18,b19,c19,a20,b20
r18,s18,s19,t19,t20
q4,p5,q5,r5,q6
d4,c5,d5,e5,d6
d15,c16,d16,e16,d17
p16,o17,p17,q17,p18
p7,n8,o8,p8,o9
f6,g6,g7,g8,h8
g13,g14,h14,f15,g15
m14,l15,m15,m16,n16
n10,l11,m11,n11,n12
k8,i9,j9,k9,j10
j11,k11,j12,i13,j13
i14,j14,k14,h15,i15
"""
DUO = """
e8,d9,e9,f9,e10
i4,h5,i5,j5,i6
g5,g6,h6,f7,g7
h2,g3,h3,f4,g4
e3,e4,d5,e5,e6
f1,g1,d2,e2,f2
c2,c3,b4,c4,b5
a1,b1,c1,b2,b3
"""

ALONE = """
roll A6 B1
B a1,b1*,c1,b2
roll A5 B4
A d1,e1,d2*,d3
roll A3 B4
B f1*,e2,f2,e3
roll A2 B4
A g1,g2,g3*,g4
roll A4 B1
A f3,f4,f5*,g5
roll A3 B3
A c2,c3,c4,d4*
roll A5 B5
A a2,a3*,a4,b4
"""
GAP = """
roll A6 B5
A d1,e1,f1*,d2
roll A6 B5
B a1,b1*,b2,c2
"""
TOGETHER = """
roll A6 B1
B a1,b1*,c1,b2
A d1,e1,f1*,d2
roll A5 B4
A a1,b1*,c1,a2
B c2,d2*,b3,c3
roll A3 B4
A e1,f1*,e2,e3
"""


def played(name: str, seats: int, moves: list[str]) -> State:
    state = klotz.game(name).start(seats)
    for text in moves:
        state.push(state.parse(text))
    return state


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


def tower(pieces: dict[str, str]) -> Tower:
    built = Tower()
    for name, cells in pieces.items():
        built = built.built(parse_piece(name), parse_cells(cells))
    return built


def cropped(svg: str, box: str) -> str:
    """A part of a drawing, `left top width height`: without the words around it, which are in one language only."""
    _, _, width, height = box.split()
    head = f'viewBox="{box}" width="{width}" height="{height}" role="img"'
    return re.sub(r"<title>.*?</title>\n", "", re.sub(r'viewBox=.*? role="img"', head, svg, count=1), count=1)


def blokus_pictures() -> dict[str, str]:
    style = {"coordinates": False, "pieces_left": False}
    at = {1: 4, 2: 8, 3: 11, 4: 16, 5: 15, 6: 13}
    pictures = {
        f"blokus-{tip}": drawing.svg(played("blokus", 4, lines(BLOKUS)[:moves]), **style)
        for tip, moves in at.items()
    }
    return {**pictures, "blokus-7": drawing.svg(played("blokus-duo", 2, lines(DUO)), **style)}


def bloxx_pictures() -> dict[str, str]:
    alone = lines(ALONE)
    positions = {
        1: played("bloxx", 1, alone[:8]),
        2: played("bloxx", 1, alone[:4]),
        3: played("bloxx", 1, alone),
        4: played("bloxx", 2, lines(TOGETHER)),
        5: played("bloxx", 1, alone[:6]),
        6: played("bloxx", 1, lines(GAP)),
        7: played("bloxx", 1, alone[:12]),
    }
    return {
        f"bloxx-{tip}": cropped(drawing.svg(state, coordinates=False), SECOND_SHEET if tip == 4 else SHEET)
        for tip, state in positions.items()
    }


def bloqs_pictures() -> dict[str, str]:
    layer = {"I3#9": "a1.1,a2.1,a3.1", "O4#17": "b1.1,c1.1,b2.1,c2.1", "2#5": "b3.1,c3.1"}
    hollow = {"2#5": "a1.1,a1.2", "2#6": "c1.1,c1.2", "I3#9": "a1.3,b1.3,c1.3"}
    second = {"O4#18": "a2.2,b2.2,a3.2,b3.2"}
    cube = {
        **layer,
        "L4#21": "a1.2,a2.2,a3.2,b3.2",
        "T4#25": "c1.2,b2.2,c2.2,c3.2",
        "1#1": "b1.2",
        "S4#29": "a1.3,b1.3,b2.3,c2.3",
        "V3#13": "a2.3,a3.3,b3.3",
    }
    locked = {**layer, "L4#22": "a1.2,a2.2,b2.2,c2.2"}
    weighed = {"1#1": "a1.1", "I3#9": "a1.2,b1.2,c1.2", "2#5": "a1.3,a1.4", "2#6": "a1.5,a1.6"}
    drawn = {
        1: bloqs.tower_picture(tower({**layer, **second}), coordinates=False),
        2: bloqs.tower_picture(tower(hollow), coordinates=False, arrows=[Arrow((1, 0, 2), (0, 0, -1))]),
        3: bloqs.tower_picture(tower(cube), coordinates=False),
        4: bloqs.tower_picture(tower(locked), coordinates=False, highlight=[17]),
        5: bloqs.tower_picture(tower(weighed), coordinates=False, highlight=[6]),
        6: bloqs.tower_picture(tower({**layer, "1#2": "c3.2"}), coordinates=False, highlight=[2]),
    }
    pictures = {f"bloqs-{tip}": picture.svg() for tip, picture in drawn.items()}
    opening = "roll 3, roll 3, roll 1, roll 6, roll 1, cw, disc L4, build L4#21 a2.1,a3.1,b3.1,c3.1"
    turn = played("bloqs-turn2", 2, [*opening.split(", "), "roll 6", "ccw", "disc 1"])
    return {**pictures, "bloqs-7": cropped(drawing.svg(turn, coordinates=False), RING)}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, content in {**blokus_pictures(), **bloxx_pictures(), **bloqs_pictures()}.items():
        (PICTURES / f"{name}.svg").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()

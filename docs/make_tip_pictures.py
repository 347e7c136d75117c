"""Makes the drawings beside the tips of the page: run it after a change in how things are drawn."""

import re
from pathlib import Path

from docs.teaching import positions, tip, tip_tower
from klotz.records import drawing
from klotz.records.drawing import bloqs
from klotz.records.drawing.bloqs import Arrow

PICTURES = Path(__file__).parents[1] / "web" / "src" / "learn" / "pictures"

# Where things are in a drawing of Bloxx! and of Bloqs.
SHEET = "44 167 188 266"
SECOND_SHEET = "307 167 188 266"
RING = "16 38 436 440"


def cropped(svg: str, box: str) -> str:
    """A part of a drawing, `left top width height`: without the words around it, which are in one language only."""
    _, _, width, height = box.split()
    head = f'viewBox="{box}" width="{width}" height="{height}" role="img"'
    return re.sub(r"<title>.*?</title>\n", "", re.sub(r'viewBox=.*? role="img"', head, svg, count=1), count=1)


def blokus_pictures() -> dict[str, str]:
    return {
        name: drawing.svg(tip(name), coordinates=False, pieces_left=False)
        for name in positions("blokus")["tips"]
    }


def bloxx_pictures() -> dict[str, str]:
    return {
        name: cropped(
            drawing.svg(tip(name), coordinates=False), SHEET if tip(name).seats == 1 else SECOND_SHEET
        )
        for name in positions("bloxx")["tips"]
    }


def bloqs_pictures() -> dict[str, str]:
    marked = {"bloqs-4": [25], "bloqs-5": [6], "bloqs-6": [2]}
    arrows = {"bloqs-2": [Arrow((1, 0, 2), (0, 0, -1))]}
    pictures = {}
    for name, shown in positions("bloqs")["tips"].items():
        if "tower" in shown:
            picture = bloqs.tower_picture(
                tip_tower(name),
                coordinates=False,
                highlight=marked.get(name, []),
                arrows=arrows.get(name, []),
            )
            pictures[name] = picture.svg()
        else:
            pictures[name] = cropped(drawing.svg(tip(name), coordinates=False), RING)
    return pictures


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, content in {**blokus_pictures(), **bloxx_pictures(), **bloqs_pictures()}.items():
        (PICTURES / f"{name}.svg").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()

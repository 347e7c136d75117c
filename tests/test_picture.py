import io
import re
import subprocess
import sys
import zlib
from typing import get_args
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from klotz import picture as picture_module
from klotz.picture import (
    Circle,
    Element,
    Line,
    Pattern,
    Picture,
    Polygon,
    Rectangle,
    Text,
    gif,
    mix,
    pattern,
    pdf,
)
from klotz.picture.letters import spelled

SVG = "{http://www.w3.org/2000/svg}"

EVERYTHING: tuple[Element, ...] = (
    Rectangle(2, 2, 20, 10, fill="#ff0000"),
    Rectangle(30, 2, 20, 10, radius=3, fill="#00ff00", stroke="#000000", stroke_width=2),
    Polygon(((2, 20), (22, 20), (12, 35)), fill="#0000ff", stroke="#888888"),
    Circle(40, 27, 8, fill="#ffff00", opacity=0.5),
    Line((2, 40), (50, 40), stroke="#ff00ff", stroke_width=3),
    Text(26, 50, "Aa", size=10, fill="#111111"),
)
PICTURE = Picture(52, 60, EVERYTHING, title="Everything", background="#eeeeee")


def pixels(picture: Picture, scale: float = 1) -> Image.Image:
    return Image.open(io.BytesIO(picture.png(scale))).convert("RGB")


def at(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue = image.getpixel((x, y))  # type: ignore[misc]
    return int(red), int(green), int(blue)


# ------------------------------------------------------------------ SVG


def test_svg() -> None:
    root = ET.fromstring(PICTURE.svg())
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 52 60", "width": "52", "height": "60", "role": "img"}
    tags = [child.tag.removeprefix(SVG) for child in root]
    assert tags == ["title", "rect", "rect", "rect", "polygon", "circle", "path", "text"]
    assert root[0].text == "Everything"
    assert root[1].attrib == {"width": "52", "height": "60", "fill": "#eeeeee"}
    assert root[5].attrib["opacity"] == "0.5"


def test_svg_is_a_pure_function() -> None:
    again = Picture(52, 60, tuple(EVERYTHING), title="Everything", background="#eeeeee")
    assert again.svg() == PICTURE.svg()


def test_without_a_background_svg_is_transparent() -> None:
    root = ET.fromstring(Picture(5, 5, (), background=None).svg())
    assert [child.tag for child in root] == [f"{SVG}title"]


def test_numbers_are_compact() -> None:
    svg = Picture(10, 10.50, (Circle(1 / 3, -0.001, 2.0, fill="#000000"),)).svg()
    assert 'viewBox="0 0 10 10.5"' in svg
    assert '<circle cx="0.33" cy="0" r="2" fill="#000000"/>' in svg


def test_lines_painted_alike_are_one_path() -> None:
    red = [Line((0, n), (9, n), stroke="#ff0000") for n in range(3)]
    blue = Line((0, 5), (9, 5), stroke="#0000ff")
    faint = [Line((0, n), (9, n), stroke="#ff0000", opacity=0.5) for n in range(2)]
    root = ET.fromstring(Picture(9, 9, (*red, blue, red[0], *faint)).svg())
    assert [child.tag.removeprefix(SVG) for child in root[2:]] == ["path", "path", "path", "line", "line"]
    assert root[2].attrib["d"] == "M0 0L9 0M0 1L9 1M0 2L9 2"


def test_markup_in_texts_is_text() -> None:
    nasty = '</title><script>alert("&amp;")</script>'
    root = ET.fromstring(Picture(9, 9, (Text(0, 0, nasty, fill="#000000"),), title=nasty).svg())
    assert root[0].text == nasty
    assert root[2].text == nasty
    assert not list(root.iter(f"{SVG}script"))


@given(title=st.text(st.characters(exclude_categories=[])))
def test_any_title_gives_xml(title: str) -> None:
    text = ET.fromstring(Picture(1, 1, (), title=title).svg())[0].text or ""
    assert len(text) == len(title)
    assert all(shown in (meant, "\ufffd") for shown, meant in zip(text, title, strict=True))
    if title.isprintable():
        assert text == title


# ------------------------------------------------------------------ PNG


@pytest.mark.parametrize("scale", [0.5, 1, 2.5])
def test_png_size(scale: float) -> None:
    png = PICTURE.png(scale)
    assert png.startswith(b"\x89PNG\r\n")
    assert Image.open(io.BytesIO(png)).size == (round(52 * scale), round(60 * scale))


def test_png_shows_each_element_where_it_is() -> None:
    image = pixels(PICTURE)
    assert at(image, 0, 0) == (0xEE, 0xEE, 0xEE)
    assert at(image, 12, 7) == (255, 0, 0)
    assert at(image, 2, 2) == (255, 0, 0)  # its first pixel, and its last
    assert at(image, 21, 11) == (255, 0, 0)
    assert at(image, 22, 12) == (0xEE, 0xEE, 0xEE)
    assert at(image, 40, 7) == (0, 255, 0)
    assert at(image, 40, 1) == at(image, 40, 2) == (0, 0, 0)  # the stroke lies half outside
    assert at(image, 12, 25) == (0, 0, 255)
    assert at(image, 26, 40) == (255, 0, 255)
    assert min(at(image, x, y)[0] for x in range(18, 34) for y in range(44, 56)) < 0x60


def test_opacity_lets_the_background_through() -> None:
    red, green, blue = at(pixels(PICTURE), 40, 27)
    assert (red, green, blue) == pytest.approx((0xF6, 0xF6, 0x77), abs=2)


def test_text_stands_where_its_anchor_says() -> None:
    def ink(anchor: str) -> tuple[int, int]:
        label = Text(50, 10, "HHH", size=12, anchor=anchor, fill="#000000")  # type: ignore[arg-type]
        image = pixels(Picture(100, 20, (label,)))
        columns = [x for x in range(100) if any(at(image, x, y)[0] < 128 for y in range(20))]
        return columns[0], columns[-1]

    assert ink("start")[0] >= 50
    assert ink("end")[1] <= 50
    assert sum(ink("middle")) == pytest.approx(100, abs=2)


def test_text_is_centred_on_its_height() -> None:
    image = pixels(Picture(20, 40, (Text(10, 20, "H", size=24, fill="#000000"),)))
    rows = [y for y in range(40) if any(at(image, x, y)[0] < 128 for x in range(20))]
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(20, abs=1)


@pytest.mark.parametrize("scale", [0, -1, float("nan")])
def test_a_scale_is_positive(scale: float) -> None:
    with pytest.raises(ValueError, match="more than 0"):
        PICTURE.png(scale)


def test_a_picture_that_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="too many"):
        PICTURE.png(10_000)


def test_letters_that_the_font_lacks_are_spelled_without_accents() -> None:
    def painted(text: str) -> bytes:
        return pixels(Picture(60, 20, (Text(30, 10, text, fill="#000000"),))).tobytes()

    assert painted("Žöe") == painted("Zoe")
    assert painted("黄") == painted("?")


@pytest.mark.parametrize("library", ["PIL", "fpdf"])
def test_libraries_are_imported_only_to_paint(library: str) -> None:
    code = (
        f"import sys, {picture_module.__name__} as p; p.Picture(1, 1, ()).svg();"
        f" print({library!r} in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


# ------------------------------------------------------------------ GIF


def frames(count: int) -> list[Picture]:
    return [
        Picture(40, 20, tuple(Rectangle(5 * n, 5, 4, 4, fill="#cc0000") for n in range(upto)))
        for upto in range(1, count + 1)
    ]


def test_gif_has_a_frame_for_each_picture() -> None:
    seen: list[tuple[int, int]] = []
    made = gif(
        frames(4),
        seconds_per_frame=0.5,
        seconds_at_end=2,
        scale=2,
        progress=lambda n, of: seen.append((n, of)),
    )
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
    with Image.open(io.BytesIO(made)) as image:
        assert image.size == (80, 40)
        assert image.n_frames == 4  # type: ignore[attr-defined]
        assert image.info["loop"] == 0
        durations = []
        for frame in range(4):
            image.seek(frame)
            durations.append(image.info["duration"])
            red, green, _ = at(image.convert("RGB"), 10 * frame + 4, 14)
            assert red > 190
            assert green < 20
    assert durations == [500, 500, 500, 2000]


def test_gif_that_plays_once() -> None:
    with Image.open(io.BytesIO(gif(frames(2), loop=False))) as image:
        assert "loop" not in image.info


def test_gif_refuses_what_is_no_animation() -> None:
    with pytest.raises(ValueError, match="at least one"):
        gif([])
    with pytest.raises(ValueError, match="same size"):
        gif([Picture(1, 1, ()), Picture(2, 1, ())])
    with pytest.raises(ValueError, match="600 seconds, not 0"):
        gif(frames(2), seconds_per_frame=0)


def test_gif_keeps_flat_colours_exactly() -> None:
    """Even where blends along edges come close to them: white, and the grey one step off it."""
    near = [
        Rectangle(n, 0, 1, 1, fill=f"#{shade:02x}{shade:02x}{shade:02x}")
        for n, shade in enumerate(range(240, 255))
    ]
    flat = Rectangle(0, 10, 40, 10, fill="#2f6fde")
    with Image.open(io.BytesIO(gif([Picture(40, 20, (*near[:n], flat)) for n in (1, 15)]))) as image:
        for frame in range(2):
            image.seek(frame)
            assert at(image.convert("RGB"), 39, 5) == (255, 255, 255)
            assert at(image.convert("RGB"), 39, 15) == (0x2F, 0x6F, 0xDE)


# ------------------------------------------------------------------ PDF


def page_sizes(document: bytes) -> list[tuple[float, float]]:
    """In points, of which an inch has 72."""
    pages = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\][^>]*/Type /Page\b", document)
    return [(float(width), float(height)) for width, height in pages]


def drawn_on_pages(document: bytes) -> list[str]:
    """What each page says to draw, in the operators of PDF."""
    streams = re.findall(rb"/FlateDecode.*?stream\n(.*?)\nendstream", document, re.DOTALL)
    return [zlib.decompress(stream).decode("latin-1") for stream in streams]


def test_pdf_has_a_page_for_each_picture_of_the_size_it_has_in_a_browser() -> None:
    document = pdf([PICTURE, Picture(96, 192, ())])
    assert document.startswith(b"%PDF-1.")
    assert document.rstrip().endswith(b"%%EOF")
    assert page_sizes(document) == [(39, 45), (72, 144)]


def test_pdf_says_the_same_every_time() -> None:
    assert pdf([PICTURE, PICTURE]) == pdf([PICTURE, PICTURE])
    assert pdf([PICTURE]) != pdf([Picture(52, 60, EVERYTHING[:-1], title="Everything")])


def test_pdf_keeps_words_as_words() -> None:
    labels = [Text(10, 10 * n, text, fill="#000000") for n, text in enumerate(["Aä", "Žlutá", "(a)", "黄"])]
    (page,) = drawn_on_pages(pdf([Picture(50, 50, tuple(labels))]))
    texts = re.findall(r"\((.*?)\) Tj", page)
    assert texts == ["Aä", "Zlutá", r"\(a\)", "?"]


def test_pdf_has_the_title_of_its_first_page() -> None:
    assert b"/Title (Everything)" in pdf([PICTURE, Picture(1, 1, (), title="more")])


def test_pdf_draws_every_element(capfd: pytest.CaptureFixture[str]) -> None:
    (page,) = drawn_on_pages(pdf([PICTURE]))
    for colour in ("1 0 0 rg", "0 1 0 rg", "0 0 1 rg", "1 1 0 rg", "1 0 1 RG"):
        assert colour in page
    assert page.count(" Tj") == 1
    assert capfd.readouterr() == ("", "")  # the library warns about SVG that it does not know


def test_pdf_without_pages_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one page"):
        pdf([])


@given(st.text(st.characters(exclude_categories=[])), st.sampled_from(["ascii", "latin-1"]))
def test_spelled_texts_can_be_encoded_and_are_as_long(text: str, encoding: str) -> None:
    known = spelled(text, encoding)
    assert len(known.encode(encoding)) == len(text)
    assert all(meant == shown for meant, shown in zip(text, known, strict=True) if meant.isascii())


# ------------------------------------------------------------------ colours and patterns


def test_mix() -> None:
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert mix("#102030", "#ffffff", 1) == "#ffffff"
    assert mix("#000000", "#ff8000", 0.5) == "#804000"


def test_patterns_can_be_told_apart_without_colour() -> None:
    kinds: tuple[Pattern, ...] = get_args(Pattern)
    drawn = {
        pixels(
            Picture(24, 24, pattern(kind, 0, 0, 24, ink="#000000"), background="#ffffff"), scale=2
        ).tobytes()
        for kind in kinds
    }
    assert len(drawn) == len(kinds) == 5


@pytest.mark.parametrize("kind", get_args(Pattern))
def test_patterns_stay_in_their_cell(kind: Pattern) -> None:
    for element in pattern(kind, 10, 20, 24, ink="#000000"):
        if isinstance(element, Line):
            points = [element.start, element.end]
        else:
            assert isinstance(element, Circle)
            points = [
                (element.x + side * element.radius, element.y + side * element.radius) for side in (-1, 1)
            ]
        assert all(10 <= x <= 34 and 20 <= y <= 44 for x, y in points)


def test_an_unknown_pattern_is_refused() -> None:
    with pytest.raises(AssertionError):
        pattern("tartan", 0, 0, 24, ink="#000000")  # type: ignore[arg-type]


def test_what_is_thinner_than_a_pixel_can_be_painted() -> None:
    thin = Picture(10, 10, (Rectangle(1, 1, 5, 0.01, fill="#000000"), Circle(5, 5, 0.01, fill="#000000")))
    assert thin.png().startswith(b"\x89PNG")

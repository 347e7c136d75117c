"""What environments show of a game: text, or a picture as pixels. Both show nothing hidden."""

import io
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.contract import State
from klotz.records import drawing

MODES: Final = ("human", "ansi", "rgb_array")
"""`human` prints the position; the others return it."""


def checked(mode: str | None) -> str | None:
    """A mode that there is, or None. ValueError if there is none of this name."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render modes are {', '.join(MODES)}, not {mode!r}")
    return mode


def rendered(state: State, mode: str | None) -> str | npt.NDArray[Any] | None:
    """The position in a mode; None without one, and after it has been printed."""
    match mode:
        case "ansi":
            return drawing.text(state)
        case "rgb_array":
            return pixels(state)
        case "human":
            print(drawing.text(state))
    return None


def pixels(state: State) -> npt.NDArray[np.uint8]:
    """A picture as rows of pixels, each red, green and blue."""
    from PIL import Image

    with Image.open(io.BytesIO(drawing.png(state))) as image:
        return np.asarray(image.convert("RGB"))

"""The numbers of Bloxx! moves: what can be drawn with these dice, die A first, then the pass.

A drawing is a die, a shape turned somehow over certain columns, a height, and which of its squares has the circle,
the last being that none has. It is numbered in that order, the circle fastest. A shape that is on several faces of a
die is numbered once: whichever face is up, the drawing is the same. Chance rolls (face of A - 1) * 6 + face of B - 1.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt

from klotz.games.actions import Actions, sections
from klotz.games.bloxx import kernel
from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.notation import PASS, parse_roll, roll_text
from klotz.games.contract import InvalidMove

_ROLLS = kernel.FACES**kernel.DICE


class BloxxActions(Actions):
    def __init__(self, texts: Sequence[str], numbers: npt.NDArray[np.int32]) -> None:
        """From the texts of all drawings, and for each of the kernel's numbers the place of its text, or -1."""
        self._texts = (*texts, PASS)
        self.by_kernel = numbers
        self.sections = sections(
            [
                *(
                    (die, sum(text.startswith(die) for text in texts), "shape, columns, height and circle")
                    for die in DICE
                ),
                (PASS, 1, "nothing can be drawn"),
            ]
        )
        self.chance_sections = sections([("roll", _ROLLS, "face of A and face of B")])

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self._texts)}

    def of_drawings(self, drawings: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
        """The numbers of drawings that the kernel lists; the pass if it lists none."""
        return self.by_kernel[drawings] if len(drawings) else np.array([len(self._texts) - 1], np.int32)

    def number(self, text: str) -> int:
        try:
            return self._numbers[text]
        except KeyError:
            raise InvalidMove(f"nothing that these dice show is drawn {text[:80]!r}") from None

    def chance_number(self, text: str) -> int:
        face_a, face_b = parse_roll(text)
        return (face_a - 1) * kernel.FACES + face_b - 1

    def describe(self, action: int) -> str:
        return self._texts[action]

    def describe_chance(self, action: int) -> str:
        face_a, face_b = divmod(action, kernel.FACES)
        return roll_text(face_a + 1, face_b + 1)

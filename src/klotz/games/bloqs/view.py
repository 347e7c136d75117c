"""What a seat sees of a game of Bloqs, as JSON. Discs of the ring are counted from 1."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from klotz.games.contract import View


class OpeningRollView(TypedDict):
    step: Literal["openingroll"]
    rolling: list[int]
    rolled: list[int]


class PlainStepView(TypedDict):
    step: Literal["roll", "travel", "steal"]


class DirectionView(TypedDict):
    step: Literal["direction"]
    pips: int


class TurnUpView(TypedDict):
    step: Literal["turnup"]
    place: int


class SupplyView(TypedDict):
    step: Literal["supply"]
    kind: str | None


class BuildView(TypedDict):
    step: Literal["build"]
    seat: int
    number: int
    rule: str


class SwapsView(TypedDict):
    step: Literal["swaps"]
    left: list[int]


class CardsView(TypedDict):
    step: Literal["deal", "lose"]
    seat: int
    count: int


class StolenView(TypedDict):
    step: Literal["stolen"]
    target: int
    number: int


class SwappedView(TypedDict):
    step: Literal["swapped"]
    other: int
    give: int
    get: int


class TeleportedView(TypedDict):
    step: Literal["teleported"]
    target: int


class AskView(TypedDict):
    """Somebody is asked whether to defend."""

    step: Literal["ask"]
    target: int
    about: StolenView | SwappedView | TeleportedView


StepView = (
    OpeningRollView
    | PlainStepView
    | DirectionView
    | TurnUpView
    | SupplyView
    | BuildView
    | SwapsView
    | CardsView
    | AskView
)
"""What the game is waiting for."""


class BuiltView(TypedDict):
    piece: str
    cells: str


class KindView(TypedDict):
    """A kind of piece. Pieces are numbered from 1, kind by kind."""

    kind: str
    count: int
    colour: str
    cells: str
    """Its shape in one orientation, pushed against the axes."""


class PawnView(TypedDict):
    disc: int
    on_start: bool
    """On the start circle before the disc."""
    clockwise: list[int]
    """The discs that a roll of 1 to 6 leads to."""
    counter_clockwise: list[int]


class BloqsBoard(TypedDict):
    """What Bloqs adds to every game's view."""

    turn: int
    waiting_for: StepView | None
    towers: list[list[BuiltView]]
    takeable: list[list[str]]
    layers: list[int]
    pieces: list[KindView]
    stock: dict[str, int]
    discs: list[str | None]
    """The ring; None is a disc that lies face down."""
    starts: list[int]
    """The disc just after each seat's start circle."""
    pawns: list[PawnView]
    hands: NotRequired[list[list[str] | int]]
    """Maestro: one's own cards, and how many the others have."""
    discards: NotRequired[list[str]]
    pile: NotRequired[int]


class BloqsView(View, BloqsBoard):
    """A game of Bloqs as a seat sees it."""

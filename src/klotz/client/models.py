"""What a server says, as the models that it makes its own description of."""

from typing import Literal

from pydantic import BaseModel

from klotz.server.tables.actions import Action
from klotz.server.web.models.events import EventOut as Event
from klotz.server.web.models.games import AnalysisOut as Analysis
from klotz.server.web.models.games import BoardOut as Board
from klotz.server.web.models.games import GameOut as GameInfo
from klotz.server.web.models.games import GamesOut as Games
from klotz.server.web.models.games import HintOut as Hint
from klotz.server.web.models.games import HintsOut as Hints
from klotz.server.web.models.live import ServerMessage, YourTurnMessage
from klotz.server.web.models.plans import PlanOut as Plan
from klotz.server.web.models.plans import PlansOut as Plans
from klotz.server.web.models.tables import EventsOut as Events
from klotz.server.web.models.tables import LobbyOut as Lobby
from klotz.server.web.models.tables import SeatOut as Seat
from klotz.server.web.models.tables import SnapshotOut as Snapshot
from klotz.server.web.models.tables import TableOut as Table
from klotz.server.web.models.tables import TableWithInviteOut as NewTable

__all__ = [
    "Action",
    "Analysis",
    "Board",
    "Event",
    "Events",
    "GameInfo",
    "Games",
    "Hint",
    "Hints",
    "Lobby",
    "Me",
    "NewTable",
    "NewToken",
    "Person",
    "Plan",
    "Plans",
    "Seat",
    "ServerMessage",
    "Snapshot",
    "Table",
    "YourTurnMessage",
]


class Person(BaseModel):
    """A guest or an account."""

    id: str
    kind: Literal["guest", "account"]
    name: str


class Me(BaseModel):
    """Who a client is to the server."""

    person: Person | None
    """None: an anonymous spectator."""
    scopes: list[str]


class NewToken(BaseModel):
    id: str
    token: str
    """Shown only once."""

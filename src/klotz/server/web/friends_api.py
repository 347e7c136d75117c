"""Friends: `/api/friends`. For people with accounts, who have a name of their own."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from klotz.server.accounts import Person
from klotz.server.accounts.friends import Friend
from klotz.server.accounts.names import LONGEST_NAME
from klotz.server.refusals import Code, Refusal
from klotz.server.web.identity import accounts_of, limited, needs
from klotz.server.web.models.base import Out
from klotz.server.web.requests import services_of

router: Final = APIRouter(prefix="/api/friends", tags=["friends"])

PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Acting = Annotated[Person, needs("tables")]


class FriendRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Ada"])]


class FindableRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")

    findable: bool


class InviteRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")

    table: Annotated[str, Field(max_length=32)]


class FriendOut(Out):
    id: str
    name: str
    here: bool
    """Has the page open. Only friends know it of each other."""


class InvitationOut(Out):
    sender: str
    name: str
    table: str
    game: str
    invite: str
    """What is needed to take a seat given by link."""


class FriendsOut(Out):
    findable: bool
    """Whether others find you by your name."""
    friends: list[FriendOut]
    asked: list[FriendOut]
    """Whom you have asked, and who has not answered."""
    asking: list[FriendOut]
    """Who has asked you."""
    invitations: list[InvitationOut]
    """From friends, to tables that still wait."""


@router.get("")
async def friends(request: Request, person: Annotated[Person, needs("read")]) -> FriendsOut:
    """Your friends, and whether they are here. Asking says that you are."""
    found = await accounts_of(request).friends.circle(person)
    return FriendsOut(
        findable=found.is_findable,
        friends=[_shown(each) for each in found.friends],
        asked=[_shown(each) for each in found.asked],
        asking=[_shown(each) for each in found.asking],
        invitations=[
            InvitationOut(
                sender=each.sender, name=each.name, table=each.table, game=each.game, invite=each.invite
            )
            for each in found.invitations
        ],
    )


@router.post("", status_code=204, dependencies=[limited("join")])
async def ask_friend(request: Request, wanted: FriendRequest, person: Acting) -> None:
    """Ask somebody by their whole name to be your friend, or agree to it."""
    await accounts_of(request).friends.ask(person, wanted.name)


@router.patch("", status_code=204)
async def be_findable(request: Request, wanted: FindableRequest, person: Acting) -> None:
    """Whether others find you by your name."""
    await accounts_of(request).friends.be_findable(person, findable=wanted.findable)


@router.delete("/{person_id}", status_code=204)
async def end_friendship(request: Request, person_id: PersonId, person: Acting) -> None:
    """No longer friends, or a request declined or taken back. Either can do it."""
    await accounts_of(request).friends.end(person, person_id)


@router.post("/{person_id}/invite", status_code=204, dependencies=[limited("join")])
async def invite_friend(request: Request, person_id: PersonId, wanted: InviteRequest, person: Acting) -> None:
    """Call a friend to a table that you host or sit at."""
    services = services_of(request)
    if await services.tables.invite(wanted.table, person.id) is None:
        raise Refusal(Code.NOT_SEATED)
    await accounts_of(request).friends.invite(person, person_id, wanted.table)


def _shown(friend: Friend) -> FriendOut:
    return FriendOut(id=friend.id, name=friend.name, here=friend.is_here)

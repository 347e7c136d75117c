"""Pushes: a browser asks to be told when it is its person's turn, asks what is new, and asks to be left alone."""

from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from klotz import registry, words
from klotz.server.accounts import Person
from klotz.server.live.turns import turns_of
from klotz.server.refusals import Flaw, invalid
from klotz.server.web.identity import limited, needs
from klotz.server.web.requests import services_of

router: Final = APIRouter(prefix="/api", tags=["push"])

Endpoint = Annotated[
    str, Field(min_length=1, max_length=1000, description="The address the browser was given.")
]


class PushKeyOut(BaseModel):
    key: str
    """The server's public key: a browser subscribes with it."""


class PushRequest(BaseModel):
    endpoint: Endpoint
    language: Annotated[str, Field(max_length=10)] = words.DEFAULT


class EndpointRequest(BaseModel):
    endpoint: Endpoint


class NewsOut(BaseModel):
    title: str
    body: str
    address: str
    """Where it is your turn."""
    stop: str
    """What a button says that ends this."""


@router.get("/push")
async def push_key(request: Request) -> PushKeyOut:
    """By which a browser knows that pushes are ours."""
    return PushKeyOut(key=services_of(request).pushes.vapid.public_key)


@router.put("/me/push", status_code=204, dependencies=[limited("create")])
async def subscribe(wanted: PushRequest, request: Request, person: Annotated[Person, needs("read")]) -> None:
    """Tell this browser when it is your turn, in games where that may take long."""
    services = services_of(request)
    if not services.pushes.may_send_to(wanted.endpoint):
        raise invalid(Flaw.PUSH_SERVICE, field="endpoint")
    language = wanted.language if wanted.language in words.languages() else words.DEFAULT
    await services.pushes.subscriptions.add(person.id, wanted.endpoint, language, services.clock.now())


@router.delete("/me/push", status_code=204)
async def unsubscribe(
    wanted: EndpointRequest, request: Request, person: Annotated[Person, needs("read")]
) -> None:
    """Leave this browser alone."""
    await services_of(request).pushes.subscriptions.remove(wanted.endpoint, person.id)


@router.post("/me/push/news")
async def news(
    wanted: EndpointRequest, request: Request, person: Annotated[Person, needs("read")]
) -> NewsOut:
    """What a browser shows that was told to ask: pushes themselves say nothing."""
    services = services_of(request)
    known = {each.endpoint: each.language for each in await services.pushes.subscriptions.of(person.id)}
    language = known.get(wanted.endpoint, words.DEFAULT)
    mine = await turns_of(services.tables, person.id)
    titles = sorted({_title(about["game"]) for about in mine})
    return NewsOut(
        title=words.say("page-your-turn", language=language) if mine else "Klotz",
        body=", ".join(titles),
        address=f"/table/{mine[0]['id']}" if len(mine) == 1 else "/",
        stop=words.say("push-stop", language=language),
    )


def _title(game: str) -> str:
    return registry.family_of(game).listing(game).title

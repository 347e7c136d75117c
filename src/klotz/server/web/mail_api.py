"""E-mail when it is one's turn: an address is named, confirmed by the code that was sent to it, and removed."""

from html import escape
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field
from starlette.responses import HTMLResponse, Response

from klotz import words
from klotz.server.accounts import Person
from klotz.server.mail.addresses import LONGEST_ADDRESS, is_address
from klotz.server.mail.smtp import NoSuchAddress, NotSent
from klotz.server.refusals import Code, Flaw, Refusal, invalid
from klotz.server.web.identity import limited
from klotz.server.web.requests import Who, services_of

router: Final = APIRouter(prefix="/api", tags=["mail"])

_PAGE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/html": {}}}}
Stop = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}\.[0-9a-f]{64}$")]


class MailOut(BaseModel):
    offered: bool
    """Whether this server sends e-mail."""
    address: str | None
    confirmed: bool


class MailRequest(BaseModel):
    address: Annotated[str, Field(min_length=3, max_length=LONGEST_ADDRESS, examples=["ada@example.org"])]
    language: Annotated[str, Field(max_length=10)] = words.DEFAULT


class CodeRequest(BaseModel):
    code: Annotated[str, Field(min_length=1, max_length=20)]


def _account(who: Who) -> Person:
    """Only accounts: a guest is gone with a cookie, and can be made by the thousand."""
    person = who.in_person()
    if person.kind != "account":
        raise Refusal(Code.MAIL_FOR_ACCOUNTS)
    return person


@router.get("/me/mail")
async def my_mail(request: Request, who: Who) -> MailOut:
    """Where you are written to when it is your turn."""
    mails = services_of(request).mails
    found = await mails.addresses.of(who.in_person().id)
    return MailOut(
        offered=mails.is_on,
        address=found.address if found else None,
        confirmed=found is not None and found.is_confirmed,
    )


@router.put("/me/mail", status_code=204, dependencies=[limited("mail")])
async def ask_for_mail(wanted: MailRequest, request: Request, who: Who) -> None:
    """Name an address. A code is sent to it, and nothing else until you have confirmed it."""
    mails, person = services_of(request).mails, _account(who)
    if not mails.is_on:
        raise Refusal(Code.NO_MAIL)
    if not is_address(wanted.address):
        raise invalid(Flaw.MAIL_ADDRESS, field="address")
    language = wanted.language if wanted.language in words.languages() else words.DEFAULT
    try:
        await mails.ask(person.id, wanted.address, language)
    except (NotSent, NoSuchAddress):
        raise Refusal(Code.MAIL_NOT_SENT) from None


@router.post("/me/mail/confirm", status_code=204, dependencies=[limited("login")])
async def confirm_mail(wanted: CodeRequest, request: Request, who: Who) -> None:
    """Tell the code. It is good for an hour, and for a few tries."""
    services = services_of(request)
    code = "".join(letter for letter in wanted.code if letter.isdigit())
    if not await services.mails.addresses.confirm(_account(who).id, code, services.clock.now()):
        raise Refusal(Code.CODE_WRONG)


@router.delete("/me/mail", status_code=204)
async def no_mail(request: Request, who: Who) -> None:
    """Remove your address."""
    await services_of(request).mails.addresses.remove(who.in_person().id)


@router.get("/mail/stop/{stop}", response_class=Response, responses=_PAGE)
async def ask_to_stop(stop: Stop, request: Request) -> HTMLResponse:
    """Behind the link in a mail: one button. Programs that look at links before people do end nothing."""
    return await _stop_page(stop, request, is_done=False)


@router.post("/mail/stop/{stop}", response_class=Response, responses=_PAGE)
async def stop_mail(stop: Stop, request: Request) -> HTMLResponse:
    """No more mails. Mail programs do it with one click (RFC 8058); no login is needed, and it can be done again."""
    addresses = services_of(request).mails.addresses
    page = await _stop_page(stop, request, is_done=True)
    found = await addresses.of_stop(stop)
    if found is not None:
        await addresses.remove(found.person)
    return page


async def _stop_page(stop: str, request: Request, *, is_done: bool) -> HTMLResponse:
    found = await services_of(request).mails.addresses.of_stop(stop)
    language = found.language if found else words.DEFAULT
    if is_done or found is None:
        inner = f"<p>{escape(words.say('mail-stopped', language=language))}</p>"
    else:
        button = escape(words.say("push-stop", language=language))
        inner = f'<form method="post"><button>{button}</button></form>'
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Klotz</title>'
        f'<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">{inner}</html>'
    )
    return HTMLResponse(page)

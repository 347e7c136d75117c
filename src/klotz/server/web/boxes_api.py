"""Boxes of one's own: `/api/boxes`. Whoever has the link to one can look at it, copy it and play with it."""

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from klotz.games import boxes
from klotz.games.boxes import Box
from klotz.games.datafiles import DataError
from klotz.server.accounts import Person
from klotz.server.refusals import Thing, bad_box, not_found
from klotz.server.shelf.boxes import KeptBox
from klotz.server.web.identity import limited, needs
from klotz.server.web.models.boxes import (
    BoxContentOut,
    BoxDraft,
    BoxesOut,
    BoxText,
    CheckedOut,
    KeptBoxOut,
    OurBoxOut,
)
from klotz.server.web.ready_api import readiness_of
from klotz.server.web.requests import Who, json_response, person_of, services_of

router: Final = APIRouter(prefix="/api/boxes", tags=["boxes"])

BoxId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.get("", response_model=BoxesOut)
async def my_boxes(request: Request, person: Annotated[Person, needs("read")]) -> Response:
    """Your boxes, the one changed last first."""
    found = await services_of(request).boxes.of(person)
    return json_response({"boxes": [_shown(kept, person.id) for kept in found]})


@router.post("", status_code=201, response_model=KeptBoxOut, dependencies=[limited("create")])
async def keep_box(request: Request, draft: BoxDraft, person: Annotated[Person, needs("tables")]) -> Response:
    """Keep a box, if it can be played with. Its id is the link to it."""
    kept = await services_of(request).boxes.keep(person, await _checked(request, draft))
    return json_response(_shown(kept, person.id), 201)


@router.post("/check", response_model=CheckedOut)
async def check_box(request: Request, draft: BoxDraft) -> Response:
    """Everything that is wrong with a box in the making. Here the problems are the answer, not an error."""
    await readiness_of(request).imported()
    found = await asyncio.to_thread(boxes.problems, draft.game, draft.name, draft.parts)
    return json_response(
        {
            "problems": [
                {"part": part, "key": error.key, "details": error.details, "reason": error.reason}
                for part, error in found
            ]
        }
    )


@router.post("/read", response_model=BoxContentOut)
async def read_box(request: Request, text: BoxText) -> Response:
    """The box in a TOML file. It is not kept."""
    await readiness_of(request).imported()
    return json_response(_content(await _read(boxes.parse_box, text.toml)))


@router.get("/ours/{game}", response_model=OurBoxOut)
async def our_box(request: Request, game: Annotated[str, Path(max_length=32)]) -> Response:
    """Klotz's own box of a family of games: what to begin with."""
    await readiness_of(request).imported()
    family = boxes.families().get(game)
    if family is None:
        raise not_found(Thing.GAME)
    return json_response({**_content(boxes.our_box(family)), "limits": dict(boxes.limits_of(family))})


@router.get("/{box_id}", response_model=KeptBoxOut)
async def box(request: Request, box_id: BoxId, who: Who) -> Response:
    """A box, for everybody who has the link."""
    return json_response(_shown(await services_of(request).boxes.find(box_id), person_of(who)))


@router.put("/{box_id}", response_model=KeptBoxOut, dependencies=[limited("create")])
async def change_box(
    request: Request, box_id: BoxId, draft: BoxDraft, person: Annotated[Person, needs("tables")]
) -> Response:
    """Change a box of yours. Tables that were made with it stay as they are."""
    kept = await services_of(request).boxes.change(person, box_id, await _checked(request, draft))
    return json_response(_shown(kept, person.id))


@router.delete("/{box_id}", status_code=204)
async def delete_box(request: Request, box_id: BoxId, person: Annotated[Person, needs("tables")]) -> None:
    """Delete a box of yours. Tables that were made with it stay as they are."""
    await services_of(request).boxes.delete(person, box_id)


@router.get("/{box_id}/toml", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def box_file(request: Request, box_id: BoxId) -> Response:
    """A box as a TOML file, for `klotz play -o box=FILE` and `klotz sheet --box FILE`."""
    kept = await services_of(request).boxes.find(box_id)
    return _download(kept.box.toml().encode(), "text/plain; charset=utf-8", f"{box_id}.toml")


@router.get(
    "/{box_id}/pages",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}},
    dependencies=[limited("think")],
)
async def box_pages(
    request: Request, box_id: BoxId, paper: Literal["a4", "letter"] = "a4", grey: bool = False
) -> Response:
    """A box to print: sheets and dice, or discs, cards and pieces, as `klotz sheet --box` does."""
    from klotz.picture import pdf
    from klotz.records.sheets.box_pages import pages

    kept = await services_of(request).boxes.find(box_id)
    drawn = await asyncio.to_thread(lambda: pdf(pages(kept.box, paper=paper, grey=grey)))
    return _download(drawn, "application/pdf", f"{box_id}.pdf")


async def _checked(request: Request, draft: BoxDraft) -> Box:
    await readiness_of(request).imported()
    return await _read(boxes.read_box, boxes.document(draft.game, draft.name, draft.parts))


async def _read(read: Any, given: Any) -> Box:
    try:
        found: Box = await asyncio.to_thread(read, given)
    except DataError as error:
        raise bad_box(error) from None
    return found


def _content(box: Box) -> dict[str, Any]:
    return {"game": box.family, "name": box.name, "parts": dict(box.parts)}


def _shown(kept: KeptBox, person: str | None) -> dict[str, Any]:
    return {
        **_content(kept.box),
        "id": kept.id,
        "owner": {"id": kept.owner, "name": kept.owner_name},
        "mine": kept.owner == person,
        "created_at": kept.created_at,
        "changed_at": kept.changed_at,
    }


def _download(content: bytes, kind: str, name: str) -> Response:
    return Response(
        content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'}
    )

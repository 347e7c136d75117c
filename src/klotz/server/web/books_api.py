"""Books of results: `/api/books`. Whoever has the link to one can look at it; to write takes its pen."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from klotz import games
from klotz.server.accounts import Person
from klotz.server.accounts.names import checked_name
from klotz.server.refusals import Flaw, invalid
from klotz.server.shelf.books import Book, Player, Result
from klotz.server.web.identity import limited, needs
from klotz.server.web.models.books import (
    BookOut,
    BookRequest,
    BooksOut,
    OpenBookOut,
    ResultOut,
    ResultRequest,
)
from klotz.server.web.requests import Who, json_response, person_of, services_of

router: Final = APIRouter(prefix="/api/books", tags=["books"])

BookId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
ResultId = BookId
PenInAddress = Annotated[str | None, Query(max_length=32)]


@router.get("", response_model=BooksOut)
async def my_books(request: Request, person: Annotated[Person, needs("read")]) -> Response:
    """Your books."""
    found = await services_of(request).books.of(person)
    return json_response({"books": [_shown(book, person.id) for book in found]})


@router.post("", status_code=201, response_model=BookOut, dependencies=[limited("create")])
async def open_book(
    request: Request, wanted: BookRequest, person: Annotated[Person, needs("tables")]
) -> Response:
    """Begin a book. Its id is the link to it."""
    book = await services_of(request).books.open(person, checked_name(wanted.name))
    return json_response(_shown(book, person.id), 201)


@router.get("/{book_id}", response_model=OpenBookOut)
async def book(request: Request, book_id: BookId, who: Who, pen: PenInAddress = None) -> Response:
    """A book, for everybody who has the link."""
    person = person_of(who)
    found, results = await services_of(request).books.find(book_id)
    return json_response(
        {
            **_shown(found, person),
            "writable": person is not None and (found.owner == person or found.pen == pen),
            "results": [_result(result) for result in results],
        }
    )


@router.patch("/{book_id}", status_code=204)
async def rename_book(
    request: Request, book_id: BookId, wanted: BookRequest, person: Annotated[Person, needs("tables")]
) -> None:
    await services_of(request).books.rename(person, book_id, checked_name(wanted.name))


@router.delete("/{book_id}", status_code=204)
async def delete_book(request: Request, book_id: BookId, person: Annotated[Person, needs("tables")]) -> None:
    """Delete a book of yours, with everything in it."""
    await services_of(request).books.delete(person, book_id)


@router.post("/{book_id}/pen", status_code=204)
async def new_pen(request: Request, book_id: BookId, person: Annotated[Person, needs("tables")]) -> None:
    """Another pen: with the links that were handed out one can look from now on, and no longer write."""
    await services_of(request).books.new_pen(person, book_id)


@router.post(
    "/{book_id}/results", status_code=201, response_model=ResultOut, dependencies=[limited("create")]
)
async def write_result(
    request: Request, book_id: BookId, wanted: ResultRequest, person: Annotated[Person, needs("tables")]
) -> Response:
    """Write a game into a book: yours, or one whose pen you have. Without scores only the places are kept."""
    if wanted.game not in games.names():
        raise invalid(Flaw.UNKNOWN_GAME, field="game", game=wanted.game)
    ranks = [each.rank for each in wanted.players]
    if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
        raise invalid(Flaw.PLACES, field="players")
    players = tuple(Player(checked_name(each.name), each.rank, each.score) for each in wanted.players)
    books = services_of(request).books
    result = await books.write(person, book_id, wanted.pen, wanted.game, wanted.day, players)
    return json_response(_result(result), 201)


@router.delete("/{book_id}/results/{result_id}", status_code=204)
async def strike_result(
    request: Request,
    book_id: BookId,
    result_id: ResultId,
    person: Annotated[Person, needs("tables")],
    pen: PenInAddress = None,
) -> None:
    """Take a game out of a book again."""
    await services_of(request).books.strike(person, book_id, pen, result_id)


def _shown(book: Book, person: str | None) -> dict[str, Any]:
    mine = book.owner == person
    return {
        "id": book.id,
        "name": book.name,
        "mine": mine,
        "pen": book.pen if mine else None,
        "created_at": book.created_at,
    }


def _result(result: Result) -> dict[str, Any]:
    return {
        "id": result.id,
        "game": result.game,
        "day": result.day.isoformat(),
        "players": [
            {"name": player.name, "rank": player.rank, "score": player.score} for player in result.players
        ],
    }

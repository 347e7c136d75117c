"""The page is served for every address but the API's."""

import asyncio
import mimetypes
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from klotz.server.web.errors import install_errors
from klotz.server.web.page import install_page


def get(folder: Path, path: str, **headers: str) -> Response:
    app = FastAPI()
    install_errors(app)
    install_page(app, folder)

    async def ask() -> Response:
        async with AsyncClient(transport=ASGITransport(app), base_url="http://klotz") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Klotz</title>", encoding="utf-8")
    (page / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (page / "assets" / "index-abc.js").write_text("start()", encoding="utf-8")
    (tmp_path / "secret").write_text("not for you", encoding="utf-8")
    return page


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn/bloqs/rules", "/me"])
def test_every_address_is_the_page(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.text) == (200, "<title>Klotz</title>")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_script_is_a_script_whatever_the_system_thinks(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers do not run what is sent as plain text, which is what some Windows registries make of it."""
    mimetypes.init()
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")
    for wish in ("gzip", "identity"):
        answer = get(built, "/assets/index-abc.js", **{"accept-encoding": wish})
        assert "javascript" in answer.headers["content-type"]


def test_what_is_built_may_be_kept_for_ever(built: Path) -> None:
    answer = get(built, "/assets/index-abc.js")
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert get(built, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "text"), [("/", "<title>Klotz</title>"), ("/assets/index-abc.js", "start()")]
)
def test_it_is_sent_compressed_to_who_can_read_that(built: Path, path: str, text: str) -> None:
    for wish, encoding in (("gzip, br", "gzip"), ("identity", None)):
        answer = get(built, path, **{"accept-encoding": wish})
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.text == text


def test_what_the_build_compressed_is_sent_as_it_is(built: Path) -> None:
    (built / "assets" / "index-abc.js.br").write_bytes(b"small")
    app = FastAPI()
    install_page(app, built)

    async def raw() -> tuple[bytes, httpx.Headers]:
        async with AsyncClient(transport=ASGITransport(app), base_url="http://klotz") as client:
            wish = {"accept-encoding": "gzip, br"}
            async with client.stream("GET", "/assets/index-abc.js", headers=wish) as answer:
                return b"".join([part async for part in answer.aiter_raw()]), answer.headers

    content, headers = asyncio.run(raw())
    assert content == b"small"
    assert (headers["content-encoding"], headers["vary"]) == ("br", "accept-encoding")
    assert "javascript" in headers["content-type"]
    assert get(built, "/assets/index-abc.js", **{"accept-encoding": "gzip"}).text == "start()"


def test_a_new_build_is_compressed_anew(built: Path) -> None:
    assert get(built, "/").text == "<title>Klotz</title>"
    (built / "index.html").write_text("<title>Klotz, a new one</title>", encoding="utf-8")
    assert get(built, "/").text == "<title>Klotz, a new one</title>"


def test_a_script_of_an_older_build_is_not_the_page(built: Path) -> None:
    assert get(built, "/assets/index-old.js").status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nothing"])
def test_the_api_answers_for_itself(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize("path", ["/../secret", "/..%2fsecret", "/assets/..%2f..%2fsecret"])
def test_nothing_outside_is_shown(built: Path, path: str) -> None:
    assert "not for you" not in get(built, path).text


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    answer = get(tmp_path / "nowhere", "/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text

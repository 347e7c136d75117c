"""The page itself: built by Vite into the package, served as files. The page finds its own way by the address."""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

PAGE: Final = Path(__file__).parents[1] / "page"

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = mimetypes.MimeTypes()
"""Python's own table. The system's may be wrong: on many Windows machines scripts are plain text."""
_SMALLER_COMPRESSED: Final = frozenset({".css", ".html", ".js", ".svg", ".webmanifest"})
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Klotz</title>
<p>The page has not been built yet: run <code>npm install</code> and <code>npm run build</code> in the folder
<code>web</code>.</p></html>
"""


def install_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Serve the page for every path outside the API. Call it after all routes are added."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        return await _file(folder, path, request.headers.get("accept-encoding", ""))


async def _file(folder: Path, path: str, understood: str) -> Response:
    root = folder.resolve()
    try:
        wanted = (root / path).resolve()
        is_there = bool(path) and wanted.is_relative_to(root) and wanted.is_file()
    except (OSError, ValueError):  # no name of a file: too long, or with a character that none may have
        raise HTTPException(404) from None
    if is_there:
        # Vite puts a digest into the names of all it builds, and only of those.
        cache = _FOR_EVER if wanted.parent == root / "assets" else _ASK_AGAIN
        return await _sent(wanted, cache, understood)
    if path.startswith("assets/"):
        raise HTTPException(404)  # of an older build: the page must not be taken for a script
    index = root / "index.html"
    if not index.is_file():
        return HTMLResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})
    return await _sent(index, _ASK_AGAIN, understood)


async def _sent(file: Path, cache: str, understood: str) -> Response:
    """A file, in the smallest form that the asker understands: the build has one of Brotli beside each of its own."""
    headers = {"cache-control": cache}
    media_type = _TYPES.guess_type(file.name, strict=False)[0] or "application/octet-stream"
    if file.suffix not in _SMALLER_COMPRESSED:
        return FileResponse(file, headers=headers, media_type=media_type)
    headers["vary"] = "accept-encoding"
    built = file.with_name(f"{file.name}.br")
    if "br" in understood and built.is_file():
        encoding, content = "br", await asyncio.to_thread(_read, built, built.stat().st_mtime_ns)
    elif "gzip" in understood:
        encoding, content = "gzip", await asyncio.to_thread(_gzipped, file, file.stat().st_mtime_ns)
    else:
        return FileResponse(file, headers=headers, media_type=media_type)
    return Response(content, headers={**headers, "content-encoding": encoding}, media_type=media_type)


# The same for everybody, so it is read and compressed once for each build.
@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=256)
def _gzipped(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)

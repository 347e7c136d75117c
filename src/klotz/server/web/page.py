"""The page itself: built by Vite into the package, served as files. The page finds its own way by the address."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

PAGE: Final = Path(__file__).parents[1] / "page"

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Klotz</title>
<p>The page has not been built yet: run <code>npm install</code> and <code>npm run build</code> in the folder
<code>web</code>.</p></html>
"""


def install_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Serve the page for every address that is not the API's. Call it after all routes are added."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        return _file(folder, path)


def _file(folder: Path, path: str) -> Response:
    root = folder.resolve()
    wanted = (root / path).resolve()
    if path and wanted.is_relative_to(root) and wanted.is_file():
        # Vite puts a digest into the names of all it builds, and only of those.
        cache = _FOR_EVER if wanted.parent == root / "assets" else _ASK_AGAIN
        return FileResponse(wanted, headers={"cache-control": cache})
    if path.startswith("assets/"):
        raise HTTPException(404)  # of an older build: the page must not be taken for a script
    index = root / "index.html"
    if not index.is_file():
        return HTMLResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})
    return FileResponse(index, headers={"cache-control": _ASK_AGAIN})

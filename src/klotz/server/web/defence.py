"""The outermost layer: which requests are allowed at all, how many, and what browsers must forbid.

Plain ASGI, because there are thousands of moves: an accepted socket has no further overhead.
"""

import re
import secrets
import time
from contextlib import suppress
from functools import lru_cache
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from klotz.server.refusals import Code, Refusal
from klotz.server.settings import ServerSettings
from klotz.server.web.errors import refusal_response, unexpected
from klotz.server.web.limits import LARGEST_BODY, limits_of
from klotz.server.web.origins import Asked, Origins
from klotz.server.web.proxies import Proxies, ThroughProxies
from klotz.server.web.request_log import log_request
from klotz.server.web.statuses import STATUS

_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")
_HERE: Final = re.compile(r"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$")
_GOING_WRONG: Final = 1011  # WebSocket close codes
_NOT_ALLOWED: Final = 1008
_SWITCHING: Final = 101
_GONE: Final = 499  # for the log alone: nobody was left to answer

Header = tuple[bytes, bytes]

_ON_EVERYTHING: Final[tuple[Header, ...]] = ((b"x-content-type-options", b"nosniff"),)
_ON_EVERYTHING_OVER_TLS: Final = (*_ON_EVERYTHING, (b"strict-transport-security", b"max-age=31536000"))
_PARTS_OF_A_PAGE: Final = (b"text/css", b"text/javascript", b"application/javascript")
"""No browser makes a document of these. The page has dozens in `assets`, so what is said about documents would weigh
more than many of them. A worker, which has a policy of its own, is none of them."""


def install_defence(app: FastAPI, settings: ServerSettings) -> None:
    """Stand before the app. Call it after every other middleware was added, so that this is the outermost.

    How much was asked is counted by `app.state.limits`, which is there once the app has started.
    """
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_credentials=True,
            allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
            allow_headers=["authorization", "content-type"],
        )
    app.add_middleware(Defence, settings=settings)
    app.add_middleware(ThroughProxies, proxies=Proxies(settings.trusted_proxies))


class Defence:
    """ASGI middleware: origins, limits, sizes, headers, request ids, logs, and internal errors."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._origins = Origins(settings.origins)
        self._secure = settings.secure_cookies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = _name(scope)
        asked = Asked.of(scope["headers"])
        secure = self._secure
        over_tls = secure or scope["scheme"] == "https"
        began, status, started = time.perf_counter(), 500, False

        async def send_defended(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                given = message.get("headers", [])
                known = dict(given)
                kind = known.get(b"content-type", b"").partition(b";")[0]
                is_part = kind in _PARTS_OF_A_PAGE and scope["path"].startswith("/assets/")
                added = (
                    *(() if is_part else _about_documents(asked.host, over_tls)),
                    *(_ON_EVERYTHING_OVER_TLS if secure else _ON_EVERYTHING),
                )
                message["headers"] = [
                    *given,
                    *(header for header in added if header[0] not in known),
                    (b"x-request-id", request_id.encode()),
                ]
                if b"cache-control" not in known and scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            limits_of(HTTPConnection(scope)).address("default", _address(scope))
            self._origins.check_request(scope["method"], asked)
            _check_length(asked.length)
            body = receive if asked.length is not None else _counted(receive)
            await self._app(scope, body, send_defended)
        except ClientDisconnect:
            status = _GONE
        except Refusal as refusal:
            response = refusal_response(refusal)
            if refusal.code is Code.TOO_LARGE:
                response.headers["connection"] = "close"  # rather than read the rest of it
            await response(scope, receive, send_defended)
        except Exception as error:
            told = unexpected(error, request_id)
            if started:
                raise  # so that the connection is closed: half an answer must not look like a whole one
            await refusal_response(told)(scope, receive, send_defended)
        finally:
            log_request(scope, status, (time.perf_counter() - began) * 1000)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = _name(scope)
        began, status = time.perf_counter(), _SWITCHING
        try:
            limits_of(HTTPConnection(scope)).address("default", _address(scope))
            self._origins.check_socket(Asked.of(scope["headers"]))
        except Refusal as refusal:
            log_request(scope, STATUS[refusal.code], (time.perf_counter() - began) * 1000)
            await _deny(refusal, scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        except WebSocketDisconnect:
            pass  # a handler that has nothing to tidy up need not notice
        except Exception as error:
            status = 500
            unexpected(error, request_id)
            with suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": _GOING_WRONG})
        finally:
            log_request(scope, status, (time.perf_counter() - began) * 1000)


def _name(scope: Scope) -> str:
    request_id = secrets.token_hex(8)
    scope.setdefault("state", {})["request_id"] = request_id
    return request_id


def _address(scope: Scope) -> str | None:
    client = scope.get("client")
    return client[0] if client else None


def _check_length(length: str | None) -> None:
    if length is not None and (not length.isdigit() or int(length) > LARGEST_BODY):
        raise Refusal(Code.TOO_LARGE, most=LARGEST_BODY)


def _counted(receive: Receive) -> Receive:
    """For a body that comes in pieces and does not say how long it will be."""
    got = 0

    async def counted() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > LARGEST_BODY:
            # The one exception that readers of a body pass on.
            raise HTTPException(413, headers={"connection": "close"})
        return message

    return counted


async def _deny(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await refusal_response(refusal)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": _NOT_ALLOWED, "reason": refusal.code})


@lru_cache(maxsize=64)
def _about_documents(host: str, over_tls: bool) -> tuple[Header, ...]:
    """Our page is allowed what it needs, and nothing else."""
    sockets = ""
    if _HOST.fullmatch(host):
        # Some browsers do not count a socket to our own host as our own.
        sockets = f" {'wss' if over_tls else 'ws'}://{host}"
    policy = "; ".join(
        (
            "default-src 'self'",
            f"connect-src 'self'{sockets}",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )
    return (
        (b"content-security-policy", policy.encode()),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"same-origin"),  # an address may carry an invitation
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        # On a home network, where there is no TLS, browsers ignore it and complain.
        *(((b"cross-origin-opener-policy", b"same-origin"),) if over_tls or _HERE.match(host) else ()),
    )

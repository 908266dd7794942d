"""What keeps strangers out: headers on every answer, where requests come from, how big they are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mulligan.server.limits import Buckets, is_here

MOST_BODY: Final = 1 << 20  # bytes of a request
BODY_WITHIN: Final = 60.0  # seconds for all of it
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, origins: list[str], requests: Buckets, local: bool = False) -> None:
        self.app = app
        self.local = local  # listens for this machine alone, so that no other name can be meant
        self.requests = requests
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if self.local and not self.is_meant(headers.get(b"host", b"").decode("latin-1")):
            await refuse(scope, receive, send, 421, b"nobody of this name is here")
            return
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not safe and not self.comes_from_here(headers):
            await refuse(scope, receive, send, 403, b"this request comes from another site")
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        if not self.requests.take(client[0] if client else ""):
            await refuse(scope, receive, send, 429, b"these are too many requests")
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BODY:
            await refuse(scope, receive, send, 413, b"this request is too big")
            return
        await self.app(scope, limited(receive), with_headers(send))

    def is_meant(self, host: str) -> bool:
        """Whether a request names this machine, or an address that was told; a page of elsewhere may name another."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # no address at all
            return False
        return name == "localhost" or is_here(name) or any(urlsplit(one).netloc == host for one in self.origins)

    def comes_from_here(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from our own page, or from a program, which says nothing of where it comes from."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        said = origin.decode("latin-1")
        try:
            return said in self.origins or urlsplit(said).netloc.encode("latin-1") == headers.get(b"host", b"")
        except ValueError:
            return False


def with_headers(send: Send) -> Send:
    """Every answer has our headers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *HEADERS]}
        await send(message)

    return sending


def limited(receive: Receive) -> Callable[[], Awaitable[Message]]:
    """A body that is longer than it says, or does not come, ends early."""
    size, whole = 0, False
    end = asyncio.get_running_loop().time() + BODY_WITHIN

    async def receiving() -> Message:
        nonlocal size, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        size += len(message.get("body", b""))
        whole = not message.get("more_body", False)
        return {"type": "http.disconnect"} if size > MOST_BODY else message

    return receiving


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, why: bytes) -> None:
    """Answer that it is not done."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    body = b'{"code":"refused","reason":"' + why + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

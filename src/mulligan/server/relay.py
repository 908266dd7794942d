"""Clients of tables that another server has: what they say is handed on, and what that server says comes back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mulligan.server.bus import Answered, Asked, Bus, Closed, Opened, Said, Word
from mulligan.server.refusals import Refusal
from mulligan.server.wire import Wire, receive

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

ANSWER_WITHIN: Final = 15.0  # seconds
LOOK_EVERY: Final = 1.0  # whether the other server is still alive
MOST_BODY: Final = 1 << 20

Serve = Callable[["Hall", str, Wire], Awaitable[None]]


class BusWire:
    """A client of another server, as if it had come here."""

    def __init__(self, bus: Bus, word: Opened) -> None:
        self.bus = bus
        self.word = word
        self.address = word.address
        self.languages = word.languages
        self.said: asyncio.Queue[str | None] = asyncio.Queue()

    async def accept(self) -> None:
        """It was accepted where it came."""

    async def receive(self) -> str | bytes:
        """What the client says next."""
        text = await self.said.get()
        if text is None:
            raise WebSocketDisconnect
        return text

    async def send(self, text: str) -> None:
        """Say something to the client."""
        if not await self.bus.say(self.word.by, Said(self.word.line, text)):
            raise WebSocketDisconnect

    async def close(self, code: int = 1000) -> None:
        """Hang up."""
        self.said.put_nowait(None)
        await self.bus.say(self.word.by, Closed(self.word.line))


class Relay:
    """Hands on what is for other servers, and takes what is for this one."""

    def __init__(self, hall: Hall, bus: Bus, serve: Serve, app: ASGIApp) -> None:
        self.hall = hall
        self.bus = bus
        self.serve = serve
        self.app = app
        self.handed: dict[str, asyncio.Queue[str | None]] = {}  # what comes back for our clients
        self.taken: dict[str, BusWire] = {}  # the clients of others
        self.answers: dict[str, asyncio.Future[Answered]] = {}

    async def hear(self, word: Word) -> None:
        """What another server says."""
        match word:
            case Opened(line=line):
                wire = self.taken[line] = BusWire(self.bus, word)
                self.hall.begin(self.take(word.table, wire))
            case Said(line=line, text=text):
                if line in self.taken:
                    self.taken[line].said.put_nowait(text)
                elif line in self.handed:
                    self.handed[line].put_nowait(text)
            case Closed(line=line):
                if line in self.taken:
                    self.taken[line].said.put_nowait(None)
                elif line in self.handed:
                    self.handed[line].put_nowait(None)
            case Asked():
                self.hall.begin(self.answer(word))
            case Answered(line=line):
                future = self.answers.pop(line, None)
                if future is not None and not future.done():
                    future.set_result(word)

    async def take(self, table: str, wire: BusWire) -> None:
        """Serve the client of another server."""
        try:
            await self.serve(self.hall, table, wire)
        finally:
            self.taken.pop(wire.word.line, None)

    # -- Handing on --------------------------------------------------------------------------------------------------

    async def hand_on(self, socket: WebSocket, table: str, owner: str, first: str) -> None:
        """A client of ours wants a table that another server has: between the two, until one of them hangs up."""
        line = secrets.token_urlsafe(9)
        queue = self.handed[line] = asyncio.Queue()
        address = socket.client.host if socket.client is not None else ""
        languages = socket.headers.get("accept-language", "")
        heard = await self.bus.say(owner, Opened(line, table, address, self.bus.me, languages))
        heard = heard and await self.bus.say(owner, Said(line, first))
        tasks = [
            asyncio.ensure_future(one)
            for one in (self.upwards(socket, owner, line), self.downwards(socket, queue), self.watch(owner))
        ]
        try:
            if heard:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del self.handed[line]
            await self.bus.say(owner, Closed(line))
            with suppress(RuntimeError, WebSocketDisconnect, OSError):
                await socket.close(1012)  # come again: somebody will have the table

    async def upwards(self, socket: WebSocket, owner: str, line: str) -> None:
        """What the client says."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await receive(socket)
                told = text if isinstance(text, str) else text.decode("utf-8", "replace")
                if not await self.bus.say(owner, Said(line, told)):
                    return

    async def downwards(self, socket: WebSocket, queue: asyncio.Queue[str | None]) -> None:
        """What the other server says."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await queue.get()) is not None:
                await socket.send_text(text)

    async def watch(self, owner: str) -> None:
        """Until the other server is no longer alive."""
        while await self.hall.store.is_alive(owner):
            await asyncio.sleep(LOOK_EVERY)

    # -- Requests ----------------------------------------------------------------------------------------------------

    async def ask(self, owner: str, scope: Scope, body: bytes) -> Answered:
        """The answer of another server to a request."""
        line = secrets.token_urlsafe(9)
        future = self.answers[line] = asyncio.get_running_loop().create_future()
        headers = [(name, value) for name, value in scope["headers"] if name in (b"content-type", b"authorization")]
        word = Asked(line, self.bus.me, scope["method"], scope["path"], scope["query_string"], headers, body)
        try:
            if not await self.bus.say(owner, word):
                raise Refusal("nobody-answers", 503)
            return await asyncio.wait_for(future, ANSWER_WITHIN)
        except TimeoutError:
            raise Refusal("nobody-answers", 503) from None
        finally:
            self.answers.pop(line, None)

    async def answer(self, word: Asked) -> None:
        """Answer a request that came to another server."""
        status, headers, body = await call(self.app, word)
        await self.bus.say(word.by, Answered(word.line, status, headers, body))


async def call(app: ASGIApp, word: Asked) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """What the application answers to a request that came another way."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": word.method,
        "scheme": "http",
        "path": word.path,
        "raw_path": word.path.encode(),
        "root_path": "",
        "query_string": word.query,
        # The server that was asked has looked at whom the request was meant for.
        "headers": [*word.headers, (b"host", b"localhost"), (b"content-length", str(len(word.body)).encode())],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 0),
        "mulligan.handed": True,
    }
    status = 500
    headers: list[tuple[bytes, bytes]] = []
    parts: list[bytes] = []

    async def receiving() -> Message:
        return {"type": "http.request", "body": word.body, "more_body": False}

    async def sending(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status = message["status"]
            headers = [one for one in message["headers"] if one[0] == b"content-type"]
        else:
            parts.append(message.get("body", b""))

    await app(scope, receiving, sending)
    return status, headers, b"".join(parts)


class Keeping:
    """Keeps the body of a request about a table, in case it must be handed on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read it, and give it to the application as if nobody had."""
        if scope["type"] != "http" or scope["method"] != "POST" or not scope["path"].startswith("/api/tables/"):
            await self.app(scope, receive, send)
            return
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if message["type"] != "http.request" or not message.get("more_body") or len(body) > MOST_BODY:
                break
        scope["mulligan.body"] = body
        given = False

        async def receiving() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receiving, send)

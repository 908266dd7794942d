"""The two ways to a client: its own WebSocket, or the bus from the server that it came to."""

from __future__ import annotations

from typing import Protocol

from fastapi import WebSocket, WebSocketDisconnect


class Wire(Protocol):
    """A way to a client."""

    address: str
    languages: str  # those that its browser accepts

    async def accept(self) -> None:
        """Let it in."""

    async def receive(self) -> str | bytes:
        """What it says next; WebSocketDisconnect when it has gone."""

    async def send(self, text: str) -> None:
        """Say something."""

    async def close(self, code: int = 1000) -> None:
        """Hang up."""


class SocketWire:
    """A client's own WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client is not None else ""
        self.languages = socket.headers.get("accept-language", "")

    async def accept(self) -> None:
        """Let it in."""
        await self.socket.accept()

    async def receive(self) -> str | bytes:
        """What it says next."""
        return await receive(self.socket)

    async def send(self, text: str) -> None:
        """Say something."""
        await self.socket.send_text(text)

    async def close(self, code: int = 1000) -> None:
        """Hang up."""
        await self.socket.close(code)


async def receive(socket: WebSocket) -> str | bytes:
    """The next message of a WebSocket, text or bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")

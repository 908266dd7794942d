"""A seat at a table: what it sees, and what it chooses. A lost connection is opened again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PROTOCOL: Final = 1
TRIES: Final = 8


TOO_FAST: Final = "too-fast"
A_MOMENT: Final = 0.3  # seconds to wait when the server asks for it


class Seat:
    """A seat that somebody has the token of."""

    def __init__(
        self,
        address: str,
        token: str,
        seated: dict[str, Any] | None = None,
        patience: float | None = None,
        language: str = "",
    ) -> None:
        self.address = address
        self.token = token
        self.language = language  # that it is spoken to in, by its tag; English unless said
        self.seated = seated or {}
        self.patience = patience  # seconds to wait for a word of the server; None waits for ever
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.refused: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.opened = ExitStack()

    def __enter__(self) -> Seat:
        self.connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connect(self) -> None:
        """Sit down, again if need be; a server that is just starting gets some time."""
        for attempt in range(TRIES):
            try:
                self.close()
                self.socket = self.opened.enter_context(connect(self.address, max_size=None))
                self.say("hello", protocol=PROTOCOL, token=self.token, language=self.language)
                return
            except (OSError, ConnectionClosed):
                if attempt == TRIES - 1:
                    raise
                time.sleep(0.2 * 2**attempt)

    def close(self) -> None:
        """Get up. The seat stays whose it is."""
        self.socket = None
        self.opened.close()

    def say(self, type: str, **fields: object) -> None:
        """Say something to the server."""
        assert self.socket is not None
        self.socket.send(json.dumps({"type": type, **fields}))

    def messages(self) -> Iterator[dict[str, Any]]:
        """All that the server says, taken in; through lost connections."""
        while self.socket is not None:
            try:
                text = self.socket.recv(self.patience)
            except ConnectionClosed:
                self.connect()
                continue
            message: dict[str, Any] = json.loads(text)
            self.take_in(message)
            yield message

    def take_in(self, message: dict[str, Any]) -> None:
        """What the seat knows after a message."""
        if message["type"] == "view":
            self.view = message["view"] if message["whole"] else merged(self.view, message["view"])
        elif message["type"] in ("table", "welcome"):
            self.table = message["table"]
        elif message["type"] == "refused":
            self.refused.append(message)

    def decisions(self) -> Iterator[dict[str, Any]]:
        """The view whenever this seat must choose, until the game is over."""
        asked = -1
        for message in self.messages():
            if message["type"] == "refused" and message["code"] == TOO_FAST and asked >= 0:
                time.sleep(A_MOMENT)
                yield self.view
            if message["type"] != "view":
                continue
            number = (self.view.get("decision") or {}).get("number", -1)
            if message["whole"] or number != asked:
                asked = number
                if number >= 0:
                    yield self.view
            if self.view.get("over"):
                return

    def choose(self, option: str) -> None:
        """Choose an option of the decision by its id."""
        self.say("choose", decision=self.view["decision"]["number"], option=option)


def merged(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A view with what is other now."""
    log = before.get("log", [])[: after["log_start"]] + after["log"]
    found = {**before, **after, "log": log, "log_start": 0}
    if "players" in after:
        found["players"] = [{**was, **now} for was, now in zip(before["players"], after["players"], strict=True)]
    return found

"""A server by its address: what is asked over HTTP."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from mulligan.client.seat import Seat


class RefusedError(Exception):
    """The server does not do what was asked; `code` is for programs."""

    def __init__(self, code: str, reason: str) -> None:
        self.code = code
        super().__init__(reason)


class Server:
    """A server of tables."""

    def __init__(self, address: str, timeout: float = 30.0, patience: float | None = None) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout
        self.patience = patience  # of its seats

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """What the server answers to a request: with a body something new, without one something that is there.

        `token` is that of the seat that asks, where it matters.
        """
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                told = json.load(error)
            raise RefusedError(str(told.get("code", error.code)), str(told.get("reason", told))) from None

    def games(self) -> list[dict[str, Any]]:
        """The games that are played there."""
        found: list[dict[str, Any]] = self.ask("/api/games")
        return found

    def new_table(self, game: str, name: str = "Bot", deck: str = "", opponent: str = "greedy", **more: object) -> Seat:
        """A new table against a computer player."""
        me = {"sort": "me", "name": name, "deck": {"name": deck}}
        seats = [me, {"sort": "computer", "agent": opponent}]
        return self.seat(self.ask("/api/tables", {"game": game, "seats": seats, **more}))

    def join(self, table: str, name: str = "Bot", deck: str = "") -> Seat:
        """A free seat at a table."""
        return self.seat(self.ask(f"/api/tables/{table}/seats", {"name": name, "deck": {"name": deck}}))

    def seat(self, seated: dict[str, Any]) -> Seat:
        """The seat that an answer of the server tells of."""
        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return Seat(f"{scheme}://{parts.netloc}{seated['socket']}", seated["token"], seated, self.patience)

"""Why the server does not do what somebody asks: a code for programs, a sentence for people."""

from __future__ import annotations

from mulligan.server.words import kept_words


class Refusal(Exception):
    """Something is not done; it harms nothing."""

    def __init__(self, code: str, status: int = 409, reason: str = "", **values: str | int) -> None:
        self.code = code
        self.status = status
        self.reason = reason or kept_words().say(f"server-{code}", **values)
        super().__init__(self.reason)

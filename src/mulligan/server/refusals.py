"""Why the server does not do what somebody asks: a code for programs, a sentence for people in their language."""

from __future__ import annotations

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Complaint, Kind
from mulligan.server.words import speaker_for
from mulligan.speech import sentence
from mulligan.speech.tags import ENGLISH
from mulligan.speech.words import words


class Refusal(Exception):
    """Something is not done; it harms nothing."""

    def __init__(
        self, code: str, status: int = 409, cause: MulliganError | None = None, **values: str | int | list[str]
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.cause = cause
        self.values = values

    def __str__(self) -> str:
        return self.sentence(ENGLISH)

    def sentence(self, language: str) -> str:
        """Why, in words of a language."""
        if self.cause is not None:
            return sentence(self.cause, language)
        told = words(language)
        values = {name: told.row(one) if isinstance(one, list) else one for name, one in self.values.items()}
        return told.say(f"server-{self.code}", **values)


class Malformed(Refusal):
    """What a program sent cannot be read; what is wrong is told as the library says it, to who writes the program."""

    def __init__(self, reason: str) -> None:
        super().__init__("malformed", 400)
        self.reason = reason

    def sentence(self, language: str) -> str:
        """What is wrong."""
        return self.reason


class BadDeckRefused(Refusal):
    """A deck may not be played, for all that the rules have against it."""

    def __init__(self, kind: Kind, edition: str, complaints: list[Complaint]) -> None:
        super().__init__("deck", 422)
        self.kind = kind
        self.edition = edition
        self.complaints = complaints

    def sentence(self, language: str) -> str:
        """Everything that is wrong with it."""
        speaker = speaker_for(self.kind, self.edition, -1, language)
        return speaker.words.row((speaker.complaint(one) for one in self.complaints), "list-between-names")

"""What can be wrong with what somebody asks. Every message says what, where, by which rule, and what would be right.

The code names a message and its values; the sentence is in the message files (data/words/errors-*.ftl, and a game's own
beside its other words). As a text an error is said in English: whoever can read those files is given to `say_with`, as
`mulligan/__init__.py` does for everybody. In any language it is `mulligan.speech.sentence(error, language)`.
"""

from __future__ import annotations

from collections.abc import Callable

Wording = Callable[[str, dict[str, object]], str]  # of a message and its values


def without_words(message: str, values: dict[str, object]) -> str:
    """A message that there are no words for: its id and its values."""
    listed = ", ".join(f"{name}: {value}" for name, value in values.items())
    return f"{message} ({listed})" if listed else message


_wording: list[Wording] = [without_words]


def say_with(wording: Wording) -> None:
    """Let this one put messages into English from here on."""
    _wording[0] = wording


class Message:
    """Something to be said that is not wrong by itself: a message's id and its values; as a text, the sentence."""

    def __init__(self, message: str, **values: object) -> None:
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return _wording[0](self.message, self.values)


class MulliganError(Exception):
    """Something a person can mend; shown as one clear message, never as a stack trace.

    A value is a text, a number, a list of texts, another error or `Message`, or None where there is nothing to say.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return _wording[0](self.message, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return again, (type(self), self.message, self.values)


def again(kind: type[MulliganError], message: str, values: dict[str, object]) -> MulliganError:
    """An error that comes from another process."""
    return kind(message, **values)


class NotAnOption(MulliganError):
    """The choice is not one of the options of the pending decision."""


class NoDecision(MulliganError):
    """Nobody is asked anything now."""


class UnknownCard(MulliganError):
    """No card of that name is in the catalog."""


class BadNotation(MulliganError):
    """A card's notation cannot be read."""


class BadDeck(MulliganError):
    """A deck list cannot be read, or is not legal."""


class BadSave(MulliganError):
    """A save file is broken or belongs to something else."""


class BadScenario(MulliganError):
    """A scenario file does not follow the format."""

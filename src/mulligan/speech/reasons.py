"""Why one option is better than another, in words: what it leaves a player further ahead in, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from mulligan.speech.words import Words


class Counted(Protocol):
    """A number that tells who will win, and how much more of it an option leaves a player."""

    name: str
    more: float


def reason_in_words(words: Words, name: str, more: float) -> str:
    """One of them: what it is called, and how much more of it there is."""
    return words.say("reason", name=words.name("feature", name), more=f"{more:+.1f}")


def reasons_in_words(words: Words, reasons: Sequence[Counted]) -> str:
    """All of them in a row; empty if there are none."""
    return words.say("between-reasons").join(reason_in_words(words, one.name, one.more) for one in reasons)

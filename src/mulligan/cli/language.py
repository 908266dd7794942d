"""The language the command speaks: --lang, or MULLIGAN_LANG, or what the system says; English where it has no words."""

from __future__ import annotations

import os
import sys

from mulligan.kernel.errors import Message, MulliganError
from mulligan.speech import Names, Words, names, told, words


def wished(arguments: list[str], environment: dict[str, str]) -> str:
    """The language somebody wishes to be spoken to in."""
    for i, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if not word.startswith("-"):
            break
    system = environment.get("MULLIGAN_LANG") or environment.get("LC_ALL") or environment.get("LANG") or "en"
    return system.partition(".")[0].replace("_", "-")


class Language:
    """The language in use; the help of the commands is read when they are made, so it is settled early."""

    def __init__(self) -> None:
        self.speak(wished(sys.argv[1:], dict(os.environ)))

    def speak(self, name: str) -> None:
        """Speak this language from here on, also of errors."""
        self.name = name

    def words(self, game: str = "") -> Words:
        """Its words for a game."""
        return words(self.name, game)

    def names(self, game: str) -> Names:
        """What it calls a game's cards and rules."""
        return names(self.name, game)


LANGUAGE = Language()


def tell(error: MulliganError | Message) -> str:
    """What went wrong, in words."""
    return told(error, LANGUAGE.name)


def say(message: str, /, **values: str | int) -> str:
    """A message that belongs to no game, in words."""
    return LANGUAGE.words().say(message, **values)

"""The language the command speaks: --lang, or MULLIGAN_LANG, or what the system says; English where it has no words."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from mulligan import speech
from mulligan.kernel.errors import Message, MulliganError
from mulligan.kernel.foreign import folded
from mulligan.kernel.kinds import Kind
from mulligan.speech import Names, Words, names, words
from mulligan.speech.files import language_for, languages
from mulligan.speech.tags import ENGLISH

OPTION = "--lang"


def apart(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The words of a command that say its language, which may stand anywhere in it, and all others."""
    said: list[str] = []
    others: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":  # what comes after it is no option
            others += [word, *words]
        elif word == OPTION:
            said += [word, *([value] if (value := next(words, None)) is not None else [])]
        else:
            (said if word.startswith(f"{OPTION}=") else others).append(word)
    return said, others


def wished(arguments: list[str], environment: dict[str, str]) -> str:
    """The language somebody wishes to be spoken to in, as they say it; the first wish that is uttered counts."""
    said, _ = apart(arguments)
    if said and (said[0] != OPTION or len(said) > 1):
        return said[1] if said[0] == OPTION else said[0].removeprefix(f"{OPTION}=")
    own = environment.get("MULLIGAN_LANG", "")
    if language_for(own) is not None:
        return own
    return next((told for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (told := environment.get(name))), ENGLISH)


class Language:
    """The language in use; the help of the commands is read when they are made, so it is settled early."""

    def __init__(self) -> None:
        self.name = language_for(wished(sys.argv[1:], dict(os.environ))) or ENGLISH

    def speak(self, wish: str) -> None:
        """Speak this language from here on, also of errors."""
        found = language_for(wish)
        if found is None:
            raise MulliganError("no-language", name=wish[:40], languages=languages())
        self.name = found

    def words(self, game: str = "") -> Words:
        """Its words for a game."""
        return words(self.name, game)

    def names(self, game: str) -> Names:
        """What it calls a game's cards and rules."""
        return names(self.name, game)


LANGUAGE = Language()


def sentence(error: MulliganError | Message) -> str:
    """What went wrong, in words."""
    return speech.sentence(error, LANGUAGE.name)


def say(message: str, /, **values: str | int) -> str:
    """A message that belongs to no game, in words."""
    return LANGUAGE.words().say(message, **values)


def in_a_row(things: Iterable[object]) -> str:
    """Things in a row."""
    return LANGUAGE.words().row(map(str, things))


def percent(share: float, digits: int = 0) -> str:
    """A share of all."""
    return say("percent", share=f"{100 * share:.{digits}f}")


def called(name: str) -> str:
    """The name of a player; one that nobody gave is told as the language calls it."""
    return LANGUAGE.words().called(name)


def deck_title(game: str, name: str) -> str:
    """What a deck that comes with the project is called; any other is called what it is."""
    return LANGUAGE.words(game).deck(name)


def card_called(kind: Kind, card: str) -> str:
    """What a card is called in the language that is spoken, however lists know it."""
    return LANGUAGE.names(kind.name).card(str(kind.card_sheet(card)["name"]))


def agent_title(name: str) -> str:
    """What an agent is called."""
    return LANGUAGE.words().agent(name)


def format_title(form: str) -> str:
    """What a format is called."""
    return LANGUAGE.words().name("format", form)


def deck_line(game: str, name: str) -> str:
    """A deck in a list: its name as it is typed, what it is called where that tells more, and how it plays."""
    words, title = LANGUAGE.words(game), deck_title(game, name)
    told = name if folded(title) in folded(name) else name + say("in-brackets", text=title)
    return label(told) + words.say(f"deck-{name}") if words.has(f"deck-{name}") else told


def label(name: str) -> str:
    """What stands before something that belongs to it: a name and a colon."""
    return say("label", name=name)

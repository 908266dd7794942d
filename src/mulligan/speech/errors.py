"""Errors in words: data/words/errors-*.ftl, and beside a game's other words its own."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import Message, MulliganError, without_words
from mulligan.kernel.visible import visible
from mulligan.speech.files import folders, message_file
from mulligan.speech.tags import ENGLISH
from mulligan.speech.words import Words, words

MOST: Final = 20  # sentences of a list


class ErrorWords(Words):
    """What can be wrong, in the words of a language: of all games at once, for an error does not say where it arose."""

    def texts(self, language: str) -> list[str]:
        """The files of a language as one, so that messages can speak of each other."""
        found = [message_file(folder, f"errors-{language}") for folder in folders()]
        return ["\n".join(text for text in found if text is not None)]

    def say(self, message: str, /, **values: object) -> str:
        """A message in words; what there are none for is said as it is."""
        text = self.format(message, {name: self.value(value) for name, value in values.items()})
        return without_words(message, values) if text is None else text

    def value(self, value: object) -> object:
        """A value as a message takes it: nothing is `none`, a list is said in a row, a number without grouping."""
        if value is None:
            return "none"
        if isinstance(value, int):
            if value.bit_length() > 50:  # more than the library for numbers can write
                return str(value) if value.bit_length() < 500 else "…"
            from fluent.runtime.types import fluent_number  # it takes long to load

            return fluent_number(value, useGrouping=False)
        if isinstance(value, (Message, MulliganError)):
            return self.say(value.message, **value.values)
        if isinstance(value, list) and value and isinstance(value[0], (Message, MulliganError)):
            lines = [str(self.value(one)) for one in value[:MOST]] + ["…"] * (len(value) > MOST)
            return "".join(self.say("next-line") + one for one in lines)
        if isinstance(value, (list, tuple)):
            return self.say("between").join(self.plain(one) for one in value) if value else "none"
        return self.plain(value)

    def plain(self, value: object) -> str:
        """A text, or whatever is said as one; names that nobody gave are messages among those of all games."""
        return visible(words(self.language).called(str(value)))


_words: Final[dict[str, ErrorWords]] = {}


def say(message: str, values: dict[str, object], language: str = ENGLISH) -> str:
    """A message and its values in words of a language, which are read when they are first needed."""
    if language not in _words:
        _words[language] = ErrorWords(language)
    return _words[language].say(message, **values)


def sentence(error: MulliganError | Message, language: str) -> str:
    """An error or a message in words of a language, with all that is inside it; `str(error)` is the same in English."""
    return say(error.message, error.values, language)

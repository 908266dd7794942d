"""Words that are said again and again, remembered: an option is worded for every view that shows it."""

from __future__ import annotations

import json
import re
from typing import Final

from mulligan.kernel.kinds import Kind
from mulligan.speech import Speaker
from mulligan.speech.cards import renderer
from mulligan.speech.files import language_for, languages
from mulligan.speech.made import MADE, SIGN, retold
from mulligan.speech.tags import first_fitting
from mulligan.speech.words import Words

Row = dict[str, object]
A_NAME: Final = re.compile(f'"{MADE.pattern}"')  # in JSON, one that nobody gave
MOST: Final = 8_000  # sentences kept of one game and language: some 3 MB


class KeptWords(Words):
    """Words that remember what they have said."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.kept: dict[tuple[object, ...], str] = {}

    def say(self, message: str, /, **values: str | int) -> str:
        key = (message, *values, *values.values())
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= MOST:
                self.kept.clear()
            found = self.kept[key] = super().say(message, **values)
        return found


_words: Final[dict[tuple[str, str], KeptWords]] = {}


def kept_words(game: str, language: str) -> KeptWords:
    """The words of a game, read once."""
    key = (language, game)
    if key not in _words:
        _words[key] = KeptWords(language, game)
    return _words[key]


def speaker_for(kind: Kind, edition: str, viewer: int, language: str) -> Speaker:
    """Who tells a game to one seat."""
    return Speaker(kind, edition, kept_words(kind.name, language), viewer)


def with_names(row: Row, language: str) -> Row:
    """Plain data with the names in it that nobody gave as a language calls them."""
    found = retold(row, kept_words("", language).called)
    assert isinstance(found, dict)
    return found


def text_with_names(text: str, language: str) -> str:
    """The same of data that is JSON already."""
    if f'"{SIGN}' not in text:
        return text
    called = kept_words("", language).called
    return A_NAME.sub(lambda found: json.dumps(called(found[0][1:-1]), ensure_ascii=False), text)


def warm_words(game: str, language: str) -> None:
    """Read all message files of a game, which takes a moment, before somebody waits for them."""
    kept_words(game, language)
    renderer(game, language)


def best_language(wish: str, accepted: str = "") -> str:
    """The language that somebody is spoken to in: what they wish, or the first that their browser accepts."""
    return language_for(wish) or first_fitting(accepted, languages())

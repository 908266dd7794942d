"""In which language somebody is spoken to, and by whom."""

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
from mulligan.speech.words import words

Row = dict[str, object]
A_NAME: Final = re.compile(f'"{MADE.pattern}"')  # in JSON, one that nobody gave


def speaker_for(kind: Kind, edition: str, viewer: int, language: str) -> Speaker:
    """Who tells a game to one seat."""
    return Speaker(kind, edition, words(language, kind.name), viewer)


def with_names(row: Row, language: str) -> Row:
    """Plain data with the names in it that nobody gave as a language calls them."""
    found = retold(row, words(language).called)
    assert isinstance(found, dict)
    return found


def text_with_names(text: str, language: str) -> str:
    """The same of data that is JSON already."""
    if f'"{SIGN}' not in text:
        return text
    called = words(language).called
    return A_NAME.sub(lambda found: json.dumps(called(found[0][1:-1]), ensure_ascii=False), text)


def warm_words(game: str, language: str) -> None:
    """Read all message files of a game, which takes a moment, before somebody waits for them."""
    words(language, game)
    renderer(game, language)


def best_language(wish: str, accepted: str = "") -> str:
    """The language that somebody is spoken to in: what they wish, or the first that their browser accepts."""
    return language_for(wish) or first_fitting(accepted, languages())

"""Names of cards in other languages, so that a card may be named in any of them: data/GAME/words/names-*.toml."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Final

from mulligan.kernel.datafiles import read_table

_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}  # both kana are one


def folded(text: str) -> str:
    """A text without differences that nobody means in any script: width, case, kana, marks and spaces."""
    even = unicodedata.normalize("NFKC", text).casefold().translate(_HIRAGANA)
    return "".join(letter for letter in even if letter.isalnum())


@lru_cache
def names_abroad(game: str) -> dict[str, list[str]]:
    """The folded names of a game's cards in every other language, by their names in English."""
    found: dict[str, list[str]] = {}
    for abroad, cards in foreign_names(game).items():
        for english in cards:
            found.setdefault(english, []).append(abroad)
    return found


@lru_cache
def foreign_names(game: str) -> dict[str, list[str]]:
    """The English names of a game's cards, by their folded names in every other language."""
    folder = files("mulligan").joinpath("data", game, "words")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ():
        if path.name.startswith("names-") and path.name.endswith(".toml"):
            cards = read_table(path).get("cards", {})
            for english, name in cards.items() if isinstance(cards, dict) else ():
                meant = found.setdefault(folded(str(name)), [])
                if english not in meant:
                    meant.append(english)
    return found

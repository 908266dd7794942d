"""What is written otherwise and means the same: names of cards in other languages, and texts in any script.

Names are in data/GAME/words/names-*.toml, Chinese characters with their simpler ones in data/words/scripts.toml.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Final

from mulligan.kernel.datafiles import read_table

_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}  # both kana are one
_WRITTEN_CLOSE: Final = "[\u3040-\u30ff\u3400-\u9fff]"  # scripts that put no spaces between words
_LOOSE: Final = re.compile(
    f"(?<={_WRITTEN_CLOSE})\\s+|(?<!\\s)\\s+(?={_WRITTEN_CLOSE})"
)  # from the first space on only


@lru_cache
def simplified() -> dict[int, str]:
    """Chinese characters, by their codes, that have a simpler one."""
    pairs = read_table(files("mulligan").joinpath("data", "words", "scripts.toml"))
    found = zip(str(pairs["traditional"]), str(pairs["simplified"]), strict=True)
    return {ord(one): other for one, other in found}


def lettered(text: str) -> str:
    """A text without differences of width, case and kana."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_HIRAGANA)


def even(text: str) -> str:
    """A text without differences that nobody means: also Simplified or Traditional."""
    return lettered(text).translate(simplified())


def folded(text: str) -> str:
    """An even text without marks and spaces."""
    return "".join(letter for letter in even(text) if letter.isalnum())


def searchable(text: str) -> str:
    """An even text to look for words in; none is torn by a space that its script does without."""
    return _LOOSE.sub("", even(text))


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

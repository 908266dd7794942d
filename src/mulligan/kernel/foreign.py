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
COMMON: Final = ("names", "units")  # tables of what several cards have in common in their names
_BETWEEN: Final = (" - ", ", ")  # what stands between the parts of a card's name
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


def abroad(game: str, english: str) -> list[str]:
    """The folded names of a card in every other language, also those of which a language has a part only."""
    told = [in_parts(english, known) for known in common_names(game)]
    return _names_abroad(game).get(english, []) + [folded(one) for one in told if one]


def in_parts(name: str, known: dict[str, str]) -> str:
    """A card's name with those parts in another language that it has in common with others; "" if none is known."""
    for between in _BETWEEN:
        parts = name.split(between)
        if len(parts) > 1 and any(part in known for part in parts):
            return between.join(known.get(part, part) for part in parts)
    return ""


def part_in_english(game: str, name: str) -> list[str]:
    """What a name may be in English of which a part is in another language."""
    found: list[str] = []
    for between in _BETWEEN:
        parts = name.split(between)
        for english in _common_in_english(game) if len(parts) > 1 else ():
            told = between.join(english.get(folded(part), part) for part in parts)
            if told != name and told not in found:
                found.append(told)
    return found


@lru_cache
def common_names(game: str) -> list[dict[str, str]]:
    """Of each other language what several cards of a game have in common in their names, by its name in English."""
    return [
        {english: str(name) for sort in COMMON for english, name in table.get(sort, {}).items()}
        for table in _tables_of_names(game)
    ]


@lru_cache
def _common_in_english(game: str) -> list[dict[str, str]]:
    return [{folded(said): english for english, said in known.items()} for known in common_names(game)]


@lru_cache
def _tables_of_names(game: str) -> list[dict[str, dict[str, str]]]:
    folder = files("mulligan").joinpath("data", game, "words")
    found: list[dict[str, dict[str, str]]] = []
    for path in sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ():
        if path.name.startswith("names-") and path.name.endswith(".toml"):
            table = read_table(path)
            found.append({sort: names for sort, names in table.items() if isinstance(names, dict)})
    return found


@lru_cache
def _names_abroad(game: str) -> dict[str, list[str]]:
    """The folded names of a game's cards in every other language, by their names in English."""
    found: dict[str, list[str]] = {}
    for abroad, cards in foreign_names(game).items():
        for english in cards:
            found.setdefault(english, []).append(abroad)
    return found


@lru_cache
def foreign_names(game: str) -> dict[str, list[str]]:
    """The English names of a game's cards, by their folded names in every other language."""
    found: dict[str, list[str]] = {}
    for table in _tables_of_names(game):
        for english, name in table.get("cards", {}).items():
            meant = found.setdefault(folded(str(name)), [])
            if english not in meant:
                meant.append(english)
    return found

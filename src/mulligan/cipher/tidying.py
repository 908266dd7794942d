"""What a row of a card table may hold, brought to one form: numbers as text, wide signs, ranges, one word for several.

What cannot be meant stays as it is, so that who reads it next refuses it by name.
"""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Final

from mulligan.cipher.grammar_ja import SIGNS
from mulligan.kernel.errors import MulliganError

NO: Final = ("", "0", "false", "no", "none", "null")  # how a table says that something is not so
NONE: Final = ("", "-", "none", "null")  # how it says that there is none
SUPPORTS: Final = {
    "attack": "attack",
    "atk": "attack",
    "defence": "defence",
    "defense": "defence",
    "def": "defence",
    "both": "both",
    "atk/def": "both",
}
# Signs as tables write them, and as we do.
SIGNS_TOLD: Final = {
    **SIGNS,
    "armoured": "armored",
    "armor": "armored",
    "armour": "armored",
    "flying": "flier",
    "flyer": "flier",
    "♂": "male",
    "♀": "female",
    "男性": "male",
    "女性": "female",
}
LANGUAGES_TOLD: Final = {"english": "en", "eng": "en", "japanese": "ja", "jp": "ja", "jpn": "ja", "日本語": "ja"}
_NUMBER: Final = re.compile(r"-?\d{1,4}")
_DASHES: Final = re.compile("[~〜–—−‐‑]")
_SEVERAL: Final = re.compile(r"[/,、・]")
_READING: Final = re.compile(r"<r[tp]\b[^>]*>.*?</r[tp]>", re.IGNORECASE | re.DOTALL)  # how a word is read, above it
_BREAK: Final = re.compile(r"<(?:br|/?p|/?div)\b[^<>]*>", re.IGNORECASE)
_MARKUP: Final = re.compile(r"</?(?:b|i|u|em|strong|span|font|small|ruby|rb|nobr|wbr)\b[^<>]*>", re.IGNORECASE)
_UNSEEN: Final = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")
_KANA: Final = re.compile("[\u3041-\u30ff]")


def plain_text(value: object) -> str:
    """A text in plain letters, without spaces around it."""
    return unicodedata.normalize("NFKC", str(value)).strip()


def number_told(value: object) -> object:
    """A number that may be written as text."""
    told = plain_text(value) if isinstance(value, str) else ""
    return int(told) if _NUMBER.fullmatch(told) else value


def range_told(value: object) -> str:
    """A range, whatever dash is in it."""
    if not value and value != 0:
        return "-"
    told = _DASHES.sub("-", plain_text(value)).replace(" ", "")
    return "1-2" if told == "1,2" else told


def cost_told(value: object) -> object:
    """A number that a card may lack, where a dash or nothing stands for none."""
    if isinstance(value, str) and _DASHES.sub("-", plain_text(value)).lower() in NONE:
        return None
    return number_told(value)


def words_told(value: object) -> list[str]:
    """One word or several, as a list in small letters; anything else is one that nobody knows."""
    if value is None or value == "":
        return []
    given = value if isinstance(value, list) else [value]
    told = [one for several in given if several is not None for one in _SEVERAL.split(plain_text(several).lower())]
    return [SIGNS_TOLD.get(one.strip(), one.strip()) for one in told if one.strip() not in NONE]


def printed_text(value: str) -> str:
    """A text without what pages have in it beside words: breaks, type, readings above words, letters nobody sees."""
    told = _MARKUP.sub("", _BREAK.sub("\n", _READING.sub("", html.unescape(value))))
    return _UNSEEN.sub("", told)


def language_told(row: dict[str, object]) -> str:
    """The language of a row; where none is told, Japanese if its skills are written with Japanese letters."""
    told = plain_text(row.get("language") or "").lower()
    if told:
        return LANGUAGES_TOLD.get(told, told)
    return "ja" if _KANA.search(str(row.get("skills") or "")) else "en"


def is_told(value: object) -> bool:
    """Whether a table says that something is so."""
    return plain_text(value).lower() not in NO if isinstance(value, str) else bool(value)


def signs_told(value: object) -> list[str]:
    """The signs before a skill."""
    if value is None:
        return []
    told = [plain_text(one).strip("[] ") for one in (value if isinstance(value, list) else [value]) if one is not None]
    return [one for one in told if one]


def skills_told(card: str, skills: object) -> list[object]:
    """The skills of a row, each by itself; lines of one text are several. Anything else is no list of skills."""
    if isinstance(skills, str):
        return [one for one in skills.splitlines() if one.strip()]
    if not isinstance(skills, list):
        raise MulliganError("skills-not-told", card=card, value=repr(skills)[:40])
    return [one for one in skills if not isinstance(one, str) or one.strip()]

"""What a row of a card table may hold, brought to one form: numbers as text, wide signs, ranges, one word for several.

What cannot be meant stays as it is, so that who reads it next refuses it by name.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from mulligan.kernel.errors import MulliganError

NO: Final = ("", "0", "false", "no", "none", "null")  # how a table says that something is not so
SUPPORTS: Final = {
    "attack": "attack",
    "atk": "attack",
    "defence": "defence",
    "defense": "defence",
    "def": "defence",
    "both": "both",
    "atk/def": "both",
}
_NUMBER: Final = re.compile(r"-?\d{1,4}")
_DASHES: Final = re.compile("[~〜–—−‐‑]")


def plain_text(value: object) -> str:
    """A text in plain letters, without spaces around it."""
    return unicodedata.normalize("NFKC", str(value)).strip()


def number_told(value: object) -> object:
    """A number that may be written as text."""
    told = plain_text(value) if isinstance(value, str) else ""
    return int(told) if _NUMBER.fullmatch(told) else value


def range_told(value: object) -> str:
    """A range, whatever dash is in it."""
    return _DASHES.sub("-", plain_text(value)).replace(" ", "") if value or value == 0 else "-"


def words_told(value: object) -> list[str]:
    """One word or several, as a list in small letters; anything else is one that nobody knows."""
    if value is None or value == "":
        return []
    told = value if isinstance(value, list) else [value]
    return [plain_text(one).lower() for one in told if one is not None and one != ""]


def language_told(row: dict[str, object]) -> str:
    """The language of a row: English, where none is told."""
    return plain_text(row.get("language") or "en").lower()


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
    return skills

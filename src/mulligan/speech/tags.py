"""Which language somebody is spoken to in: of those there are message files for, the one that fits a wish.

A wish is a tag (BCP 47: `zh-TW`), a system's locale (`zh_TW.UTF-8`) or what a browser sends (`zh-TW,zh;q=0.9`).
Two tags fit if language and script are the same; which script is written where is in the data of Unicode (babel).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from babel.core import Locale, UnknownLocaleError, get_global, parse_locale

ENGLISH: Final = "en"
LONGEST: Final = 200  # letters of a wish; nobody's is longer
NOWHERE: Final = ("c", "posix", "root", "")  # locales that are no language
_TAG: Final = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*")


@lru_cache(maxsize=1000)
def script_of(tag: str) -> tuple[str, str] | None:
    """The language of a tag and the script that it is written in there; None if it is no tag."""
    bare = re.split(r"[.@]", tag.strip()[:LONGEST])[0].replace("_", "-")
    if bare.lower() in NOWHERE or _TAG.fullmatch(bare) is None:
        return None
    parts = bare.split("-")
    while parts:
        try:
            language, territory, script = parse_locale("-".join(parts), sep="-")[:3]
        except ValueError:
            parts.pop()  # what we know nothing of may be left out from the end
            continue
        aliases, likely = get_global("language_aliases"), get_global("likely_subtags")
        if language in aliases:
            language, _, script_meant = aliases[language].partition("_")
            script = script or script_meant or None
        if not script:
            known = likely.get(f"{language}_{territory}") or likely.get(language) or ""
            script = [*known.split("_"), ""][1]
        return language, script
    return None


def fitting(wish: str, known: list[str]) -> str | None:
    """The language of those known that fits a single tag; None if there is none."""
    wanted = script_of(wish)
    if wanted is None:
        return None
    same = [tag for tag in known if script_of(tag) == wanted]
    return next((tag for tag in same if tag.lower() == wish.lower()), same[0] if same else None)


def wishes(header: str) -> list[str]:
    """The tags of a browser's list, the dearest first."""
    found: list[tuple[float, str]] = []
    for part in header[:LONGEST].split(","):
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if tag.strip() and weight > 0:
            found.append((weight, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda one: -one[0])]


def first_fitting(header: str, known: list[str]) -> str:
    """The first of a list of wishes that can be fulfilled; English if none can."""
    return next((found for tag in wishes(header) if (found := fitting(tag, known)) is not None), ENGLISH)


def chain(language: str, known: list[str]) -> list[str]:
    """Where words are looked for: the language itself, the same without its region, in another script, English.

    Who reads Chinese in one script reads it in the other sooner than English.
    """
    own = script_of(language)
    kin = [] if own is None else [tag for tag in known if (script_of(tag) or ("",))[0] == own[0]]
    near = [tag for tag in kin if script_of(tag) == own]
    return list(dict.fromkeys((language, language.partition("-")[0], *near, *kin, ENGLISH)))


def own_name(language: str) -> str:
    """What a language calls itself."""
    try:
        return Locale.parse(language, sep="-").get_display_name() or language
    except (UnknownLocaleError, ValueError):
        return language

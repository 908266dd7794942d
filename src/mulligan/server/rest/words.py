"""The words of the page: its own, and those of a game's table, so that no language stands in the page's code."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Query

from mulligan.kernel.foreign import simplified
from mulligan.server.hall import Hall
from mulligan.server.rest.readers import Reader
from mulligan.speech import names
from mulligan.speech.files import languages, message_file
from mulligan.speech.layouts import Layout
from mulligan.speech.tags import own_name, script_of
from mulligan.speech.words import Words

SORTS: Final = {
    "ui": "page",
    "short": "short-phase",
    "deck": "deck-title",
    **{sort: sort for sort in ("zone", "phase", "state", "sheet", "keyword")},
}
VALUES: Final = {"number": "", "card": "", "names": "", "text": ""}  # what such a word may ask for, said without


class PageWords(Words):
    """The words of the page over those of a game."""

    def texts(self, language: str) -> list[str]:
        own = message_file("", f"page-{language}")
        return [*super().texts(language), *([own] if own is not None else [])]


@lru_cache
def page_words(game: str, language: str) -> dict[str, object]:
    """Every word of each sort by its id without the sort, as `{"zone": {"hand": "hand", …}, …}`."""
    words = PageWords(language, game)
    told: dict[str, object] = {
        "language": language,
        "languages": {tag: own_name(tag) for tag in languages()},
        "note": words.say("language-note"),
        "quiet": Layout(game).quiet,  # lines that are told only to who asks for every step
    }
    for sort, prefix in SORTS.items():
        ids = (one for one in words.ids if one.startswith(f"{prefix}-"))
        told[sort] = {one.removeprefix(f"{prefix}-"): bare(words.say(one, **VALUES)) for one in ids}
    known = names(language, game)
    terms = [known.classes, *reversed(known.glossary.tables.values())]
    told["term"] = {english.lower(): said for table in terms for english, said in table.items()}
    told["alike"] = alike(language, f"{told} {known.cards.values()}")
    return told


def alike(language: str, used: str) -> str:
    """Characters each before its simpler one, of those used; none where the language has a single script."""
    known = {script for tag in languages() if (script := script_of(tag)) is not None}
    if sum(one == (script_of(language) or ("",))[0] for one, _ in known) < 2:
        return ""
    letters = set(used)
    return "".join(f"{chr(one)}{two}" for one, two in simplified().items() if chr(one) in letters or two in letters)


def bare(text: str) -> str:
    """A word without what it would be filled with."""
    return re.sub(r"(?<![A-Za-z])(at |on )?none(?![A-Za-z])", "", text).strip() if "none" in text else text


def words_router(hall: Hall) -> APIRouter:
    """What can be asked about words."""
    router = APIRouter(prefix="/api/words", tags=["words"])

    @router.get("")
    def all_words(reader: Reader, game: Annotated[str, Query(max_length=40)] = "") -> dict[str, object]:
        """The words of the page, and of a game if one is named."""
        return page_words(hall.kind(game).name if game else "", reader)

    return router

"""Deck lists as people write them: `4 Name`, `4x Name`, comments, set suffixes, a sideboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Final, TypeVar

from mulligan.kernel.errors import BadDeck, Message, MulliganError

Card = TypeVar("Card")

ABOUT: Final = "about"  # a heading under which a deck has its name
_LINE: Final = re.compile(r"^(?:(?P<count>\d+)\s*[xX×]?\s+)?(?P<name>\S.*)$")
_COMMENT: Final = re.compile(r"(^|\s)(//|#).*$")
_COUNTED: Final = re.compile(r"\(?\d{1,9}(?: cards)?\)?$")  # behind a heading: how many cards follow
_SET: Final = re.compile(r"^\[[\w :.-]{1,40}\]\s+(?=\S)")  # before a name: its printing
LONGEST: Final = 500  # letters of a line; nobody's card has a longer name
MOST_LINES: Final = 5000
MOST_COPIES: Final = 999
_SUFFIX: Final = re.compile(r"\s+(\([\w .-]+\)(\s+[\w-]+)?|\[[^\]]+\](\s+[\w-]+)?)\s*(\*?[fF]\*?)?$")


class Line:
    """One line of a deck list."""

    def __init__(self, number: int, count: int, name: str, section: str) -> None:
        self.number = number
        self.count = count
        self.name = name
        self.section = section


def deck_lines(text: str, where: str, sections: tuple[str, ...] = ()) -> list[Line]:
    """The lines of a deck list that name cards, without comments and set suffixes; headings start a section."""
    found: list[Line] = []
    section = ""
    for number, raw in enumerate(text.splitlines(), 1):
        if number > MOST_LINES:
            raise BadDeck("deck-too-long", where=where, most=MOST_LINES)
        if len(raw) > LONGEST:
            raise BadDeck("deck-line-unreadable", where=where, line=number, text=f"{raw[:60]}…")
        line = _COMMENT.sub("", raw.lstrip("\ufeff")).strip()
        if not line:
            continue
        heading = _COUNTED.sub("", line.rstrip(" :\t")).rstrip(" :\t").lower()
        if heading in sections:
            section = heading
        if heading in sections or section == ABOUT:
            continue
        match = _LINE.match(line)
        if match is None:
            raise BadDeck("deck-line-unreadable", where=where, line=number, text=raw.strip())
        count = int(match["count"][:9]) if match["count"] else 1
        if not 1 <= count <= MOST_COPIES:
            raise BadDeck("deck-line-copies", where=where, line=number, count=count)
        name = _SET.sub("", str(match["name"]).strip())
        found.append(Line(number, count, name, section))
    if not found:
        raise BadDeck("deck-empty", where=where)
    return found


def cards_of(lines: list[Line], where: str, find: Callable[[Line], Card]) -> list[tuple[Line, Card]]:
    """Each line with the card it names; an error tells of every line that names none."""
    found: list[tuple[Line, Card]] = []
    wrong: list[tuple[int, MulliganError]] = []
    for line in lines:
        try:
            found.append((line, find(line)))
        except MulliganError as error:
            wrong.append((line.number, error))
    if len(wrong) == 1:
        raise BadDeck("deck-line", where=where, line=wrong[0][0], why=wrong[0][1])
    if wrong:
        told = [Message("deck-lines-one", line=line, why=why) for line, why in wrong]
        raise BadDeck("deck-lines", where=where, line=wrong[0][0], count=len(wrong), lines=told)
    return found


def without_suffix(name: str) -> str:
    """A card's name without a set, a collector number or a mark for foil behind it."""
    return _SUFFIX.sub("", name).strip()


def built_in(game: str) -> dict[str, str]:
    """The decks of a game that come with the project: name and list."""
    folder = files("mulligan").joinpath("data", game, "decks")
    return {
        path.name.removesuffix(".txt"): path.read_text("utf-8")
        for path in sorted(folder.iterdir(), key=lambda p: p.name)
        if path.name.endswith(".txt")
    }

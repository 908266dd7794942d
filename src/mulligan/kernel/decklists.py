"""Deck lists as people write them: `4 Name`, `4x Name`, comments, set suffixes, a sideboard."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from mulligan.kernel.errors import BadDeck, Message, MulliganError

Card = TypeVar("Card")

ABOUT: Final = "about"  # a heading under which a deck has its name
LONGEST: Final = 200  # letters of a line without its comment; nobody's card has a longer name
MOST_LINES: Final = 5000
MOST_COPIES: Final = 999
_LATER: Final = re.compile(r"s\d-")  # before the name of a deck: its set, which is not the first
MOST_TOLD: Final = 20  # lines that name no card, each with the card that may be meant
_LINE: Final = re.compile(r"^(?:(?P<count>\d+) ?[xX×]? )?(?P<name>\S.*)$")
_COMMENT: Final = re.compile(r"(?:^|\s)(?://|#)")
_SET: Final = re.compile(r"^\[[\w :.-]{1,40}\]\s+(?=\S)")  # before a name: its printing
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
        line = without_comment(raw)
        if not line:
            continue
        heading = heading_of(line)
        if heading in sections:
            section = heading
        if heading in sections or section == ABOUT:
            continue
        if line[:10].isdecimal():
            raise BadDeck("deck-line-copies", where=where, line=number, count=int(line[:10]))
        match = _LINE.match(line) if len(line) <= LONGEST else None
        if match is None:
            text = line if len(line) <= LONGEST else f"{line[:60]}…"
            raise BadDeck("deck-line-unreadable", where=where, line=number, text=text)
        count = int(match["count"]) if match["count"] else 1
        if not 1 <= count <= MOST_COPIES:
            raise BadDeck("deck-line-copies", where=where, line=number, count=count)
        name = _SET.sub("", str(match["name"]).strip())
        found.append(Line(number, count, name, section))
    if not found:
        raise BadDeck("deck-empty", where=where)
    return found


def without_comment(line: str) -> str:
    """A line without a comment behind it, with single blanks."""
    comment = _COMMENT.search(line)
    text = line if comment is None else line[: comment.start()]
    return " ".join(text.lstrip("\ufeff").split())


def heading_of(line: str) -> str:
    """What a line says if it is a heading: without a colon and without how many cards follow."""
    text = line.lower().rstrip(": ").removesuffix(")").removesuffix(" cards").rstrip("0123456789")
    return text.removesuffix("(").rstrip(": ")


def cards_of(lines: list[Line], where: str, find: Callable[[Line, bool], Card]) -> list[tuple[Line, Card]]:
    """Each line with the card it names; an error tells of every line that names none, and of the first what is meant.

    `find` takes a line, and whether it shall look for the card that may be meant by one that names none.
    """
    found: list[tuple[Line, Card]] = []
    wrong: list[tuple[int, MulliganError]] = []
    for line in lines:
        try:
            found.append((line, find(line, len(wrong) < MOST_TOLD)))
        except MulliganError as error:
            wrong.append((line.number, error))
    if len(wrong) == 1:
        raise BadDeck("deck-line", where=where, line=wrong[0][0], why=wrong[0][1])
    if wrong:
        told = [Message("deck-lines-one", line=line, why=why) for line, why in wrong]
        raise BadDeck("deck-lines", where=where, line=wrong[0][0], count=len(wrong), lines=told)
    return found


def without_suffix(name: str) -> str:
    """A card's name without a set, a collector number, a mark for foil or a category behind it."""
    shorter = _SUFFIX.sub("", name).strip()
    return without_suffix(shorter) if shorter != name else name


@cache
def deck_sorts(game: str) -> tuple[str, ...]:
    """The sorts of deck that a game comes with besides the ordinary ones: for a format, to learn with, house decks."""
    folder = files("mulligan").joinpath("data", game, "decks")
    return tuple(sorted(path.name for path in folder.iterdir() if path.is_dir())) if folder.is_dir() else ()


@cache
def built_in(game: str, sort: str = "") -> Mapping[str, str]:
    """The decks of a game that come with it, or those of a sort: name and list; those of its first set lead."""
    folder = files("mulligan").joinpath("data", game, "decks", *([sort] if sort else []))
    if not folder.is_dir():
        return {}
    found = {
        path.name.removesuffix(".txt"): path.read_text("utf-8")
        for path in folder.iterdir()
        if path.name.endswith(".txt")
    }
    return {name: found[name] for name in sorted(found, key=lambda name: (bool(_LATER.match(name)), name))}


def no_deck(name: str, built_in: Iterable[str]) -> MulliganError:
    """The error that says so of a name that is neither a file's nor a deck's, with the deck that comes nearest."""
    decks = list(built_in)
    near = difflib.get_close_matches(name.lower().replace(" ", "-"), decks, 1, 0.6)
    return MulliganError("no-deck", name=name, decks=decks, hint=near[0] if near else None)

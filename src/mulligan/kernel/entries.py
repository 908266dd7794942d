"""The entries of our card files, each found by its heading and read only when somebody asks for its card.

A card file is TOML as our own writers write it: a heading `["Card"]` at the beginning of a line, then plain lines.
Those are read here, quickly; an entry that has anything else is given to the library's reader.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

from mulligan.kernel.errors import MulliganError

if TYPE_CHECKING:
    from mulligan.kernel.shelves import Shelf

_HEADING: Final = re.compile(r'^\[(?:"([^"\\\n]*)"|\'([^\'\n]*)\'|("(?:[^"\\\n]|\\.)*"))\][ \t]*$', re.MULTILINE)
_LINE: Final = re.compile(
    r'^([a-z_]+) = (?:(-?(?:0|[1-9]\d{0,8}))|"([^"\\\n]*)"|(true|false)|\'([^\'\n]*)\'|(\[[^\n]*))$'
)
_TOKEN: Final = re.compile(
    r'"([^"\\\n]*)"|\'([^\'\n]*)\'|(-?(?:0|[1-9]\d{0,8})(?![^\s,\]]))|([\[\]])|([\s,]+)|(.)', re.DOTALL
)


class Entry:
    """A card's entry in a file, as it is written there."""

    def __init__(self, key: str, file: str, heading: str, body: str) -> None:
        self.key = key
        self.file = file
        self.heading = heading  # the line that names the card
        self.body = body  # the lines under it
        self.shelf: Shelf | None = None  # the import it belongs to; a card that comes with the project has none

    def row(self) -> dict[str, object]:
        """What the entry says."""
        found = plain_lines(self.body)
        return self.by_library() if found is None else found

    def by_library(self) -> dict[str, object]:
        """The same, read by the library."""
        try:
            row = tomllib.loads(self.heading + self.body)[self.key]
        except (tomllib.TOMLDecodeError, RecursionError, KeyError) as error:
            raise MulliganError("data-file-unreadable", where=self.file, reason=f"{self.key}: {error}") from None
        if not isinstance(row, dict):
            raise MulliganError("data-entry", where=self.file, name=self.key, value=repr(row)[:40])
        return row


def split_entries(text: str, file: str) -> list[Entry]:
    """The entries of a file, in its order."""
    found: list[Entry] = []
    headings = list(_HEADING.finditer(text))
    for number, heading in enumerate(headings):
        end = headings[number + 1].start() if number + 1 < len(headings) else len(text)
        plain, quoted, escaped = heading[1], heading[2], heading[3]
        key = plain if plain is not None else quoted if quoted is not None else unescaped(escaped, file)
        found.append(Entry(key, file, heading[0], text[heading.end() : end]))
    return found


def unescaped(quoted: str, file: str) -> str:
    """A name that is written with marks for its letters."""
    try:
        return str(tomllib.loads(f"name = {quoted}")["name"])
    except tomllib.TOMLDecodeError as error:
        raise MulliganError("data-file-unreadable", where=file, reason=str(error)) from None


def plain_lines(body: str) -> dict[str, object] | None:
    """What plain lines say; None where a line is anything but plain."""
    row: dict[str, object] = {}
    lines = body.split("\n")
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if not line or line[0] == "#":
            continue
        match = _LINE.match(line)
        if match is None or match[1] in row:
            return None
        kind = match.lastindex
        value: object
        if kind == 2:
            value = int(match[2])
        elif kind == 4:
            value = match[4] == "true"
        elif kind == 6:
            text = match[6]
            while at < len(lines) and not text.endswith("]"):  # a list over several lines ends on one of its own
                if lines[at][:1] not in (" ", "]"):
                    return None
                text += "\n" + lines[at]
                at += 1
                if lines[at - 1] != "]":
                    text += " "
            value = plain_list(text)
            if value is None:
                return None
        else:
            value = match[kind or 0]
        row[match[1]] = value
    return row


def plain_list(text: str) -> list[object] | None:
    """A list of words, numbers and such lists; None where it is anything else."""
    whole: list[object] = []
    open_lists: list[list[object]] = [whole]
    for match in _TOKEN.finditer(text):
        kind = match.lastindex
        if kind == 5:
            continue
        if kind == 6 or (len(open_lists) == 1 and whole):
            return None
        if kind == 3:
            open_lists[-1].append(int(match[3]))
        elif kind == 4:
            if match[4] == "[":
                inner: list[object] = []
                open_lists[-1].append(inner)
                open_lists.append(inner)
            elif len(open_lists) == 1:
                return None
            else:
                open_lists.pop()
        else:
            open_lists[-1].append(match[kind or 0])
    first = whole[0] if len(open_lists) == 1 and len(whole) == 1 else None
    return first if isinstance(first, list) else None

"""The cards of a JSON file, one after the other: a file of any size needs no more memory than its biggest card.

Databases have their cards in different places, all of which are known here:

    [{…}, {…}]                                   Scryfall's bulk files
    {"data": [{…}]}                              Scryfall's lists
    {"cards": [{…}], "metadata": {…}}            LorcanaJSON; also {"cards": {"1": {…}}}
    {"data": {"cards": [{…}], "code": "M14"}}    a set of MTGJSON
    {"data": {"LEA": {"cards": [{…}]}}}          all its printings
    {"data": {"A card": [{…}]}}                  its atomic cards
    {"name": …}                                  a single card
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator
from typing import Final, Protocol

from mulligan.kernel.errors import MulliganError

CHUNK: Final = 1 << 18  # bytes that are read at a time
MOST_VALUE: Final = 16 << 20  # letters of one value
MOST_KEPT: Final = 1000  # values of the outermost object, which may be a card itself
LONGEST_NUMBER: Final = 20  # digits
CARDS: Final = ("cards", "data")
NO_CARDS: Final = (
    *("tokens", "booster", "sealedProduct", "decks", "translations", "languages", "meta", "metadata", "sets"),
    *("sourceProducts", "cardCounts", "not_found", "warnings"),
)
_SPACE: Final = re.compile(r"[ \t\r\n]*")
_BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def whole_number(digits: str) -> float:
    """A number as Python has it; one that is too long for any card is as good as endless."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else float("inf")


class Readable(Protocol):
    """What can be read bit by bit."""

    def read(self, size: int, /) -> bytes:
        """Read so many bytes, or fewer at the end."""


class TooDeep:
    """What stands for a value that is nested too deeply to be read."""


class JsonStream:
    """Reads a JSON text bit by bit."""

    def __init__(self, file: Readable, where: str) -> None:
        self.file = file
        self.where = where
        self.letters = codecs.getincrementaldecoder("utf-8-sig")()
        self.decoder = json.JSONDecoder(parse_int=whole_number)
        self.text = ""
        self.at = 0
        self.ended = False
        self.count = 0  # cards that have been read
        self.last = ""  # the name of the last one

    def cards(self) -> Iterator[object]:
        """Every card."""
        start = self.peek()
        if start == "[":
            yield from self.items()
        elif start == "{":
            yield from self.members(0)
        else:
            raise self.broken("it begins neither with [ nor with {")
        if self.peek():
            raise self.broken("something follows its end")

    def items(self) -> Iterator[object]:
        """Every item of a list, as a card."""
        self.at += 1
        while True:
            mark = self.peek()
            if mark == "]":
                self.at += 1
                return
            if mark == ",":
                self.at += 1
                continue
            yield self.card(self.value())

    def members(self, depth: int) -> Iterator[object]:
        """The cards within an object."""
        self.at += 1
        kept: dict[str, object] = {}
        inside = False
        while True:
            mark = self.peek()
            if mark == "}":
                self.at += 1
                break
            if mark == ",":
                self.at += 1
                continue
            key = self.value()
            if not isinstance(key, str) or self.peek() != ":":
                raise self.broken("a name with a colon is missing")
            self.at += 1
            mark = self.peek()
            here = key in CARDS if depth != 1 else key not in NO_CARDS
            if mark == "[" and here:
                inside = True
                yield from self.items()
            elif mark == "{" and here and depth < 2:
                inside = True
                yield from self.by_name() if key == "cards" else self.members(depth + 1)
            else:
                value = self.value()
                if depth == 0 and len(kept) < MOST_KEPT:
                    kept[key] = value
        if depth == 0 and not inside and kept:
            yield self.card(kept)

    def by_name(self) -> Iterator[object]:
        """The members of an object that has every card under its name or number."""
        self.at += 1
        while True:
            mark = self.peek()
            if mark == "}":
                self.at += 1
                return
            if mark == ",":
                self.at += 1
                continue
            self.value()
            if self.peek() != ":":
                raise self.broken("a name with a colon is missing")
            self.at += 1
            self.peek()
            yield self.card(self.value())

    def card(self, value: object) -> object:
        """Count a card, and remember it for whoever must tell where a file breaks."""
        self.count += 1
        if isinstance(value, dict):
            self.last = str(value.get("fullName") or value.get("name") or "")[:80]
        return value

    def peek(self) -> str:
        """The next letter that is no blank; nothing at the end."""
        while True:
            match = _SPACE.match(self.text, self.at)
            self.at = match.end() if match is not None else self.at
            if self.at < len(self.text):
                return self.text[self.at]
            if not self.more():
                return ""

    def value(self) -> object:
        """The next value."""
        while True:
            try:
                found, end = self.decoder.raw_decode(self.text, self.at)
            except json.JSONDecodeError as error:
                cut = error.msg.startswith(("Unterminated", "Invalid \\")) or error.pos >= len(self.text) - 8
                if not cut or not self.more():
                    raise self.broken(error.msg) from None
                continue
            except RecursionError:
                self.skip()
                return TooDeep()
            if end == len(self.text) and self.more():  # a number may go on
                continue
            self.at = end
            return found

    def skip(self) -> None:
        """Go past a value that cannot be read, by its brackets."""
        while True:
            depth = 0
            for match in _BRACKET.finditer(self.text, self.at):
                depth += 1 if match[0] in "[{" else -1 if match[0] in "]}" else 0
                if depth == 0:
                    self.at = match.end()
                    return
            if not self.more():
                raise self.broken("a bracket is not closed")

    def more(self) -> bool:
        """Read on; what has been read is let go."""
        if self.ended:
            return False
        rest = self.text[self.at :]
        if len(rest) > MOST_VALUE:
            raise self.broken(f"a value has more than {MOST_VALUE >> 20} million letters")
        data = self.file.read(max(CHUNK, len(rest)))
        self.ended = not data
        try:
            self.text = rest + self.letters.decode(data, final=self.ended)
        except UnicodeDecodeError:
            raise MulliganError("not-utf-8", path=self.where) from None
        self.at = 0
        return not self.ended

    def broken(self, reason: str) -> MulliganError:
        """That the file is no JSON from here on: after which card, and why."""
        last = self.last or None
        return MulliganError("cards-json-broken", path=self.where, count=self.count, last=last, reason=reason)

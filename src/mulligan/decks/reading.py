"""Reading a deck file: what kind of file it is, and then by that kind. What is no deck is called what it is."""

from __future__ import annotations

from typing import Final

from mulligan.decks.json_files import read_json
from mulligan.decks.text_files import plain_text
from mulligan.kernel.errors import BadDeck
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.visible import visible

MOST_BYTES: Final = 4 << 20
LONGEST_NAME: Final = 100
# Files that are no deck, by how they begin.
KINDS: Final = {
    b"%PDF": "pdf",
    b"\x89PNG": "picture",
    b"\xff\xd8\xff": "picture",
    b"GIF8": "picture",
    b"RIFF": "picture",
    b"PK\x03\x04": "zip",
    b"\x1f\x8b": "zip",
    b"7z\xbc\xaf": "zip",
    b"Rar!": "zip",
    b"{\\rtf": "word",
    b"\xd0\xcf\x11\xe0": "word",
    b"SQLite format": "database",
    b"\x7fELF": "program",
    b"MZ\x90": "program",
}


def read_deck_file(kind: Kind, data: bytes, where: str) -> Deck:
    """The deck that a file holds, for this game."""
    text = text_of(data, where)
    start = text.lstrip()[:200].lower()
    name = ""
    if start.startswith(("<!doctype html", "<html")):
        raise BadDeck("deck-of-unknown-kind", where=where, kind="page")
    if start.startswith("<"):
        from mulligan.decks.xml_files import read_xml  # few files are of this kind, and a parser comes with it

        listed = read_xml(text, where)
        text, name = listed.text(), listed.name
    elif start.startswith(("{", "[{", '["', "[\n", "[ ")) or (start.startswith("[") and '"' in start):
        listed = read_json(text, where)
        text, name = listed.text(), listed.name
    else:
        text, name = plain_text(text)
    deck = kind.read_deck(text, where)
    if name:
        deck.name = visible(name)[:LONGEST_NAME]
    return deck


def text_of(data: bytes, where: str) -> str:
    """The text of a file; a file that is no text is called what it is."""
    if len(data) > MOST_BYTES:
        raise BadDeck("deck-too-big-file", where=where, most=MOST_BYTES >> 20)
    for mark, kind in KINDS.items():
        if data.startswith(mark):
            raise BadDeck("deck-of-unknown-kind", where=where, kind=kind)
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace") if b"\x00" not in data else "\x00"
    if "\x00" in text:
        raise BadDeck("deck-of-unknown-kind", where=where, kind="binary")
    return text

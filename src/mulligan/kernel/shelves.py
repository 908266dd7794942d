"""The player's own cards: a collection is a folder, and every import into it is a file of cards, called a shelf.

    collection()                   the folder that is in use
    shelves("lorcana")             its imports for a game, the latest first
    shelf.entries()                the cards of one, each to be read when it is asked for

A shelf is written whole or not at all, by `mulligan.collections`; here it is only read. Its first line says what it is.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

from mulligan.kernel.entries import Entry, split_entries
from mulligan.kernel.errors import MulliganError

OWN: Final = "own"  # the collection of whoever does not name another
MARK: Final = "# mulligan cards "
ENDING: Final = ".toml"
LONGEST_LINE: Final = 1 << 20
MOST_SHELVES: Final = 1000
VARIABLE: Final = "MULLIGAN_COLLECTION"
_NAME: Final = re.compile(r"[\w][\w .+-]{0,59}")


class Shelf:
    """One import: a file of cards, and where they came from."""

    def __init__(self, path: Path, game: str, row: dict[str, object]) -> None:
        self.path = path
        self.game = game
        self.source = str(row.get("source") or path.name)  # the file that was imported, by its name
        self.source_path = str(row.get("path") or "")
        self.imported = str(row.get("imported") or "")  # when
        self.replaces = row.get("replaces") is True  # its cards come before built-in ones
        self.engine = str(row.get("engine") or "")
        self.cards = count(row.get("cards"))
        self.refused = count(row.get("refused"))
        self.skipped = count(row.get("skipped"))  # cards that are built in
        self.reprints = reprints_in(row.get("reprints"))  # built-in cards that its sets have too
        given = row.get("sets")
        self.sets = {str(one): count(many) for one, many in given.items()} if isinstance(given, dict) else {}

    @property
    def name(self) -> str:
        """What it is called in its collection."""
        return self.path.name.removesuffix(ENDING)

    def entries(self) -> list[Entry]:
        """Its cards."""
        try:
            text = self.path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise MulliganError("unreadable", path=str(self.path), reason=str(error)) from None
        found = split_entries(text, self.path.name)
        for entry in found:
            entry.shelf = self
        return found

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "source": self.source,
            "path": self.source_path,
            "imported": self.imported,
            "replaces": self.replaces,
            "engine": self.engine,
            "cards": self.cards,
            "refused": self.refused,
            "skipped": self.skipped,
            "sets": self.sets,
            "reprints": [list(one) for one in self.reprints],
        }


def reprints_in(value: object) -> list[tuple[str, str, str]]:
    """Cards by name, set and rarity, as a shelf's first line tells of them; whatever else stands there is left out."""
    rows = value if isinstance(value, list) else []
    return [(str(one[0]), str(one[1]), str(one[2])) for one in rows if isinstance(one, list) and len(one) == 3]


def count(value: object) -> int:
    """A number that a shelf's first line tells; 0 for what is none."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0


def data_folder() -> Path:
    """Where what belongs to the user lies: games, collections. MULLIGAN_DATA names another place."""
    own = os.environ.get("MULLIGAN_DATA", "")
    return _data_folder(own, os.environ.get("XDG_DATA_HOME", ""), os.environ.get("HOME", ""))


@cache
def _data_folder(own: str, *_system: str) -> Path:
    """Where what belongs to the user lies, by what the environment says of it."""
    try:
        return Path(own).expanduser() if own else platformdirs.user_data_path("mulligan", appauthor=False)
    except RuntimeError as error:
        raise MulliganError("no-path", path=own, reason=str(error)) from None


def collections() -> Path:
    """Where collections lie that go by a name."""
    return data_folder() / "collections"


def folder_of(wish: str) -> Path:
    """The folder of a collection, by its name or its path."""
    if any(mark in wish for mark in "/\\~") or wish in (".", ".."):
        try:
            return Path(wish).expanduser()
        except RuntimeError as error:
            raise MulliganError("no-path", path=wish, reason=str(error)) from None
    if _NAME.fullmatch(wish) is None:
        raise MulliganError("collection-name", name=wish[:80])
    return collections() / wish


def wished() -> str:
    """The collection in use, as it was named."""
    return os.environ.get(VARIABLE, "") or OWN


def collection() -> Path:
    """The folder of the collection in use, whether or not it is there."""
    return folder_of(wished())


def use_collection(wish: str) -> None:
    """Use another collection from here on, in this process and those it starts."""
    folder_of(wish)
    os.environ[VARIABLE] = wish


def stamp() -> str:
    """What changes when a collection changes: empty while there is none."""
    folder = collection()
    try:
        there = folder.stat()
    except (OSError, ValueError):
        return ""
    return f"{folder}|{there.st_mtime_ns}|{there.st_ino}"


def shelves(game: str = "", folder: Path | None = None) -> list[Shelf]:
    """The imports in a collection, for one game or for all; the latest first."""
    folder = collection() if folder is None else folder
    found: list[Shelf] = []
    try:
        paths = sorted(folder.glob(f"*{ENDING}"))[:MOST_SHELVES]
    except (OSError, ValueError):
        return []
    for path in paths:
        shelf = shelf_of(path)
        if shelf is not None and game in ("", shelf.game):
            found.append(shelf)
    found.sort(key=lambda shelf: (shelf.imported, shelf.name), reverse=True)
    return found


def shelf_of(path: Path) -> Shelf | None:
    """The shelf that a file is; None for any other file."""
    try:
        with path.open("rb") as file:
            first = file.readline(LONGEST_LINE).decode("utf-8")
        if not first.startswith(MARK):
            return None
        game, _, about = first.removeprefix(MARK).partition(" ")
        row = json.loads(about)
    except (OSError, ValueError, RecursionError):
        return None
    return Shelf(path, game, row) if isinstance(row, dict) else None


def first_line(game: str, row: dict[str, object]) -> str:
    """The first line of a shelf."""
    return f"{MARK}{game} {json.dumps(row, ensure_ascii=True)}\n"

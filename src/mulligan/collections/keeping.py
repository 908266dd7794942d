"""Keeping imported cards: every import is one file of the collection, written whole or not at all."""

from __future__ import annotations

import re
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import Import, Imported
from mulligan.kernel.kinds import Kind
from mulligan.kernel.shelves import ENDING, Shelf, collection, first_line, shelf_of, shelves
from mulligan.saves.disk import PROBLEMS, make_folder, path_of, reason, write_file
from mulligan.version import __version__

MOST_REPRINTS: Final = 3000
LONGEST_STEM: Final = 60


class Kept:
    """What became of an import: the shelf it is now, and the cards that were not taken because they are built in."""

    def __init__(self, shelf: Shelf | None, cards: list[Imported], built_in: list[Imported]) -> None:
        self.shelf = shelf
        self.cards = cards
        self.built_in = built_in


def keep(kind: Kind, found: Import, source: str, replace: bool = False, folder: Path | None = None) -> Kept:
    """Put the cards of an import into a collection; a built-in card stays as it is, unless it is to be replaced."""
    cards = [one for one in found.cards if replace or not kind.is_built_in(one.key)]
    skipped = [] if replace else [one for one in found.cards if kind.is_built_in(one.key)]
    if not cards:
        return Kept(None, [], skipped)
    folder = collection() if folder is None else folder
    row: dict[str, object] = {
        "source": Path(source).name,
        "path": str(absolute(source)),
        "imported": datetime.now(UTC).isoformat(timespec="seconds"),
        "replaces": replace,
        "engine": __version__,
        "cards": len(cards),
        "refused": len(found.refused),
        "skipped": len(skipped),
        "sets": dict(Counter(one.set for one in cards)),
        "reprints": reprints(skipped),
    }
    path = path_for(folder, kind.name, source)
    text = first_line(kind.name, row) + "\n" + "\n".join(one.text for one in cards)
    try:
        make_folder(folder, 0o777)
    except PROBLEMS as error:
        raise MulliganError("unwritable", path=str(folder), reason=reason(error)) from None
    write_file(str(path), text.encode())
    shelf = shelf_of(path)
    return Kept(shelf, cards, skipped)


def reprints(skipped: list[Imported]) -> list[list[str]]:
    """Where else built-in cards are printed, so that packs of those sets have them; not of a whole game's database."""
    if len(skipped) > MOST_REPRINTS:
        return []
    return [[one.key, one.set, str(getattr(one.facts, "rarity", ""))] for one in skipped if one.set]


def absolute(source: str) -> Path:
    """Where an imported file lies, for reading it again one day."""
    try:
        return path_of(source).resolve()
    except PROBLEMS:
        return path_of(source)


def path_for(folder: Path, game: str, source: str) -> Path:
    """The file for an import: the one it had when it was imported before, or one that is free."""
    stem = re.sub(r"[^\w.+-]+", "-", Path(source).stem)[:LONGEST_STEM].strip("-.") or "cards"
    path = str(absolute(source))
    for number in range(1, 1000):
        found = folder / f"{game}-{stem}{f'-{number}' if number > 1 else ''}{ENDING}"
        shelf = shelf_of(found)
        if not found.exists() or (shelf is not None and shelf.source_path == path):
            return found
    raise MulliganError("unwritable", path=str(folder), reason="too many imports of one name")


def find_shelf(name: str, folder: Path | None = None) -> Shelf:
    """An import by its name or by the name of the file that was imported."""
    known = shelves("", folder)
    found = [one for one in known if one.name == name] or [one for one in known if one.source == name]
    found = found or [one for one in known if name and one.name.startswith(name)]
    if len(found) != 1:
        raise MulliganError("no-such-import", name=name[:80], known=[one.name for one in known])
    return found[0]


def remove(shelf: Shelf) -> None:
    """Take an import out of its collection."""
    try:
        shelf.path.unlink()
    except PROBLEMS as error:
        raise MulliganError("unwritable", path=str(shelf.path), reason=reason(error)) from None

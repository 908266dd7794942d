"""Our own data files: TOML tables, read with care, so that a slip in one is told by file and key, not passed over."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Final

from mulligan.kernel.errors import MulliganError

_ROW: Final = re.compile(r'"([^"\\\n]+)" = \{ ((?:[a-z_]+ = "[^"\\\n]*"(?:, )?)+) \}')
_PAIR: Final = re.compile(r'([a-z_]+) = "([^"]*)"')


def read_rows(path: Traversable) -> dict[str, object]:
    """The table that a file holds of which every line is a row of words: nearly all of it is read quickly."""
    text = path.read_text("utf-8")
    found: dict[str, object] = {}
    for line in text.split("\n"):
        if not line or line[0] == "#":
            continue
        row = _ROW.fullmatch(line)
        if row is None and line[0] != '"':
            return read_table(path)
        try:
            told = tomllib.loads(line) if row is None else {row[1]: dict(_PAIR.findall(row[2]))}
        except tomllib.TOMLDecodeError:
            return read_table(path)  # which says where
        if not found.keys().isdisjoint(told):
            return read_table(path)
        found.update(told)
    return found


def read_table(path: Traversable) -> dict[str, object]:
    """The table that a file holds."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MulliganError("data-file-unreadable", where=path.name, reason=str(error)) from None


def entry_of(row: object, where: str, name: str) -> dict[str, object]:
    """An entry of such a file, which must be a table itself."""
    if not isinstance(row, dict):
        raise MulliganError("data-entry", where=where, name=name, value=repr(row))
    return row


def check_keys(keys: Iterable[str], known: Iterable[str], where: str, name: str | None = None) -> None:
    """Refuse a key that nobody reads, with the one that may be meant."""
    for key in keys:
        if key not in known:
            near = difflib.get_close_matches(key, sorted(known), 1, 0.6)
            raise MulliganError(
                "data-key", where=where, name=name, key=key, hint=near[0] if near else None, known=sorted(known)
            )

"""Our own data files: TOML tables, read with care, so that a slip in one is told by file and key, not passed over."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable

from mulligan.kernel.errors import MulliganError


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

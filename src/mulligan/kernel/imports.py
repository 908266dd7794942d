"""Taking in the cards of a database that players have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mulligan.kernel.errors import MulliganError

F = TypeVar("F")


def compile_each(
    rows: object, names: tuple[str, ...], compile_row: Callable[[dict[str, object]], F]
) -> tuple[list[F], list[MulliganError]]:
    """All cards that can be compiled, each once, and why the others cannot. `names` are the keys of a card's name."""
    if not isinstance(rows, list):
        raise MulliganError("not-a-database")
    found: dict[str, F] = {}
    refused: dict[str, MulliganError] = {}
    for row in rows:
        if not isinstance(row, dict):
            raise MulliganError("not-a-card", value=repr(row))
        name = next((str(row[key]) for key in names if row.get(key)), "")
        if name in found or name in refused:
            continue
        try:
            found[name] = compile_row(row)
        except MulliganError as error:
            refused[name] = error
    return list(found.values()), list(refused.values())

"""Taking in the cards of a database that players have: each by itself, so that a bad one loses only itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mulligan.kernel.catalog import MOST
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.visible import visible

F = TypeVar("F")

LONGEST_NAME: Final = 200
LONGEST_TEXT: Final = 3_000  # letters; the longest text of a real card has about half as many
MOST_PARTS: Final = 5_000  # values within values of one card


def compile_each(
    rows: object,
    names: tuple[str, ...],
    compile_row: Callable[[dict[str, object]], F],
    key: Callable[[F], str],
) -> tuple[list[F], list[MulliganError]]:
    """All cards that can be compiled, each once, and why the others cannot.

    `names` are the keys of a card's name in the database, `key` is what our own data files know a card by.
    """
    if not isinstance(rows, list):
        raise MulliganError("not-a-database")
    taken: set[str] = set()
    found: dict[str, F] = {}
    refused: dict[str, MulliganError] = {}
    for row in rows:
        if not isinstance(row, dict):
            refused.setdefault("", MulliganError("not-a-card", value=repr(row)[:40]))
            continue
        name = next((str(row[one]) for one in names if row.get(one)), "")
        if name in taken:
            continue
        try:
            facts = compile_card(row, name, compile_row)
        except MulliganError as error:
            refused.setdefault(name, error)
        else:  # perhaps the second of two rows, of which the first could not be read
            taken.add(name)
            refused.pop(name, None)
            found.setdefault(key(facts), facts)
    return list(found.values()), list(refused.values())


def compile_card(row: dict[str, object], name: str, compile_row: Callable[[dict[str, object]], F]) -> F:
    """The facts of one card; whatever is wrong with it is an error that names it."""
    if len(name) > LONGEST_NAME or visible(name) != name:
        raise MulliganError("card-name", card=name[:LONGEST_NAME], most=LONGEST_NAME)
    check_measure(row, name)
    try:
        return compile_row(row)
    except RecursionError:
        raise MulliganError("card-too-deep", card=name) from None


def check_measure(row: dict[str, object], name: str) -> None:
    """Refuse a card that has more to say than any card has."""
    parts: list[object] = [row]
    count = 0
    while parts:
        one = parts.pop()
        count += 1
        if isinstance(one, dict):
            parts.extend(one.values())
        elif isinstance(one, list):
            parts.extend(one)
        elif isinstance(one, str) and len(one) > LONGEST_TEXT:
            raise MulliganError("card-text-too-long", card=name, count=len(one), most=LONGEST_TEXT)
        if count + len(parts) > MOST_PARTS:
            raise MulliganError("card-too-big", card=name, most=MOST_PARTS)


def number_on(card: str, key: str, value: object) -> int:
    """A whole number of a card as a database has it; 0 where it has none."""
    if value is None or isinstance(value, (str, bool)):
        return 0
    if isinstance(value, float) and value.is_integer() and abs(value) <= MOST:
        return int(value)
    if not isinstance(value, int) or not -MOST <= value <= MOST:
        raise MulliganError("card-wants-number", where=None, card=card, key=key, value=repr(value)[:40])
    return value

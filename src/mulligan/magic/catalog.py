"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.catalog import CardRow, Index, card_tables
from mulligan.kernel.errors import MulliganError
from mulligan.magic.printed import Facts
from mulligan.magic.terms import CREATURE, SUPERTYPE_NAMES, TYPE_NAMES


class Catalog(Index[Facts]):
    """Cards by name, or by set and collector number."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: dict[tuple[str, int], str] = {}  # names by set and collector number

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.put(facts.name, facts)
        for number in (facts.number, *facts.more_numbers):
            self.numbers[facts.set.lower(), number] = facts.name

    def numbered(self, set: str, number: i64) -> str:
        """The name of the card with a collector number in a set; nothing if none is known."""
        return self.numbers.get((set.lower(), number), "")

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        self.share(new)
        new.numbers = self.numbers.copy()
        return new


def facts_from_row(name: str, row: dict[str, object], where: str) -> Facts:
    """A card as its entry in a data file tells of it."""
    facts = Facts(name)
    entry = CardRow(row, where, name)
    facts.cost = entry.text("cost", "")
    facts.types = bits(entry.among("types", TYPE_NAMES), TYPE_NAMES)
    facts.supertypes = bits(entry.among("supertypes", SUPERTYPE_NAMES), SUPERTYPE_NAMES)
    facts.subtypes = entry.texts("subtypes")
    facts.power = entry.number("power")
    facts.toughness = entry.number("toughness")
    facts.starred = entry.flag("starred")
    facts.loyalty = entry.number("loyalty")
    facts.abilities = entry.texts("abilities")
    facts.limit = entry.number("limit", 4)
    facts.number = entry.number("number")
    for one in entry.items("more_numbers"):
        if not isinstance(one, int):
            raise MulliganError("card-wants-number", where=where, card=name, key="more_numbers", value=repr(one))
        facts.more_numbers.append(one)
    facts.rarity = entry.text("rarity", "")
    if facts.types & CREATURE and "power" not in row and not facts.starred:
        raise MulliganError("creature-without-power", where=where, card=name)
    entry.finish()
    return facts


def bits(words: list[str], names: tuple[str, ...]) -> i64:
    """Words as bits, each at its place among all."""
    found = 0
    for word in words:
        found |= 1 << names.index(word)
    return found


_catalog: Final[list[Catalog]] = []


def catalog() -> Catalog:
    """All cards of the project's own data files, read once."""
    if not _catalog:
        new = Catalog()
        for file, table in card_tables("magic").items():
            for card, row in table.items():
                facts = facts_from_row(card, row, file)
                facts.set = file.removesuffix(".toml")
                new.add(facts)
        _catalog.append(new)
    return _catalog[0]

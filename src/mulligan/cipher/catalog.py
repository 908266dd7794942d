"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cipher.printed import Facts
from mulligan.cipher.terms import GENDER_NAMES, RANGE_NAMES, SYMBOL_NAMES, TYPE_NAMES, WEAPON_NAMES
from mulligan.kernel.catalog import CardRow, Index, card_tables, plain
from mulligan.kernel.errors import MulliganError, UnknownCard

_NUMBER: Final = re.compile(r"([a-z]+\d+-\d+)[a-z]*\+*(x|st)?$")


class Catalog(Index[Facts]):
    """Cards by number; found by number, by number and rarity, or by title and name."""

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.put(facts.number, facts)
        self.keys.setdefault(plain(facts.full_name), facts.number)

    def key(self, name: str) -> str | None:
        """The number of the card that is meant, if there is one."""
        wanted = plain(name)
        known = self.keys.get(wanted)
        if known is None:
            match = _NUMBER.match(wanted)
            if match is not None:
                known = self.keys.get(match[1])
        return known

    def unknown(self, name: str, near: str | None) -> UnknownCard:
        """The error that says so of a name nobody knows, with the card that comes nearest."""
        hint = self.cards[near].full_name if near is not None else None
        return UnknownCard("no-card-or-number", name=name, hint=hint)

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        self.share(new)
        return new


def facts_from_row(number: str, row: dict[str, object], where: str) -> Facts:
    """A card as its entry in a data file tells of it."""
    entry = CardRow(row, where, number)
    facts = Facts(number, entry.text("title"), entry.text("name"))
    japanese = entry.texts("ja")
    if len(japanese) == 2:
        facts.ja_title, facts.ja_name = japanese
    facts.cost = entry.number("cost")
    facts.class_change = entry.number("class_change", -1)
    facts.attack = entry.number("attack")
    facts.support = entry.number("support")
    reach = entry.text("range")
    if reach not in RANGE_NAMES:
        why = MulliganError("not-a-range", name=reach, known=list(RANGE_NAMES))
        raise MulliganError("card-wrong", card=f"{where}: {number}", why=why)
    facts.range = RANGE_NAMES.index(reach)
    facts.symbols = entry.among("symbols", SYMBOL_NAMES)
    facts.genders = entry.among("genders", GENDER_NAMES)
    facts.weapons = entry.among("weapons", WEAPON_NAMES)
    facts.types = entry.among("types", TYPE_NAMES)
    facts.class_name = entry.text("class", "")
    facts.rarity = entry.text("rarity", "")
    facts.set = number.partition("-")[0]
    for skill in entry.items("skills"):
        if not isinstance(skill, list) or len(skill) < 2:
            raise MulliganError("card-skill-list", where=where, card=number)
        facts.skills.append((str(skill[0]), [str(one) for one in skill[1:]]))
    entry.finish()
    return facts


_catalog: Final[list[Catalog]] = []


def catalog() -> Catalog:
    """All cards of the project's own data files, read once."""
    if not _catalog:
        new = Catalog()
        for file, table in card_tables("cipher").items():
            for number, row in table.items():
                new.add(facts_from_row(number, row, file))
        _catalog.append(new)
    return _catalog[0]

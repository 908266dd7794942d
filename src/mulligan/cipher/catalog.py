"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cipher.printed import Facts
from mulligan.cipher.terms import GENDER_NAMES, RANGE_NAMES, SYMBOL_NAMES, TYPE_NAMES, WEAPON_NAMES
from mulligan.kernel.catalog import CardRow, Index, plain
from mulligan.kernel.entries import Entry
from mulligan.kernel.errors import MulliganError, UnknownCard

_NUMBER: Final = re.compile(r"([a-z]+\d+-\d+)[a-z]*\+*(x|st)?$")
_TITLE: Final = re.compile(r'^title = "([^"\\\n]*)"$', re.MULTILINE)
_NAME: Final = re.compile(r'^name = "([^"\\\n]*)"$', re.MULTILINE)
_FORMERLY: Final = re.compile(r'^formerly = "([^"\\\n]*)"$', re.MULTILINE)  # as saves and decks of earlier releases say


class Catalog(Index[Facts]):
    """Cards by number; found by number, by number and rarity, or by title and name."""

    def __init__(self) -> None:
        super().__init__()
        self.unnamed: list[Entry] = []  # entries whose cards are not found by title and name yet

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.put(facts.number, facts)
        self.name(facts.full_name, facts.number)

    def put_entry(self, entry: Entry) -> None:
        """Take in a card as it lies in a file."""
        self.entries[entry.key] = entry
        self.keys[plain(entry.key)] = entry.key
        self.unnamed.append(entry)

    def make(self, entry: Entry) -> Facts:
        """The card that an entry tells of."""
        return facts_from_row(entry.key, entry.row(), entry.file)

    def own_key(self, wanted: str) -> str | None:
        """The number of the card with this plain number or name, if it is here."""
        if self.closed:
            self.open()
        known = self.keys.get(wanted)
        if known is None:
            match = _NUMBER.match(wanted)
            if match is not None:
                known = self.keys.get(match[1])
            elif self.unnamed:
                self.name_all()
                known = self.keys.get(wanted)
        return known

    def name(self, full_name: str, number: str) -> None:
        """Let a card be found by title and name; a second one that has them, as a reprint, with its number behind."""
        if self.keys.setdefault(plain(full_name), number) != number:
            self.keys[plain(numbered(full_name, number))] = number

    def listed(self, facts: Facts) -> str:
        """What a card is called where each is called otherwise."""
        first = self.key(facts.full_name)
        return facts.full_name if first == facts.number else numbered(facts.full_name, facts.number)

    def name_all(self) -> None:
        """Let every card be found by title and name."""
        for entry in self.unnamed:
            title, name = _TITLE.search(entry.body), _NAME.search(entry.body)
            if title is not None and name is not None:
                full_name = f"{title[1]}, {name[1]}" if title[1] else name[1]
            else:  # written in an unusual way
                facts = self.get(entry.key)
                full_name = "" if facts is None else facts.full_name
            self.name(full_name, entry.key)
            formerly = _FORMERLY.search(entry.body)
            if formerly is not None:
                self.keys.setdefault(plain(formerly[1]), entry.key)
        self.unnamed = []

    def all_keys(self) -> dict[str, str]:
        """What every card here and behind is known by, by every name it has."""
        if self.closed:
            self.open()
        self.name_all()
        return super().all_keys()

    def unknown(self, name: str, near: str | None) -> UnknownCard:
        """The error that says so of a name nobody knows, with the card that comes nearest."""
        hint = self.find(near).full_name if near is not None else None
        return UnknownCard("no-card-or-number", name=name, hint=hint)

    def empty(self) -> Catalog:
        """A catalog without a card."""
        return Catalog()

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        new.behind = [self]
        return new


def numbered(full_name: str, number: str) -> str:
    """A name of several cards and the number of one of them."""
    return f"{full_name} ({number})"


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
    entry.text("formerly", "")  # by which it is found, too
    facts.rarity = entry.text("rarity", "")
    facts.set = entry.text("set", number.partition("-")[0])
    for skill in entry.items("skills"):
        if not isinstance(skill, list) or len(skill) < 2:
            raise MulliganError("card-skill-list", where=where, card=number)
        facts.skills.append((str(skill[0]), [str(one) for one in skill[1:]]))
    entry.finish()
    return facts


_built_in: Final[list[Catalog]] = []


def read_built_in() -> Catalog:
    """The cards of the project's own data files."""
    new = Catalog()
    new.put_all("cipher")
    return new


def built_in() -> Catalog:
    """The same, looked for once."""
    if not _built_in:
        _built_in.append(read_built_in())
    return _built_in[0]


def catalog() -> Catalog:
    """All cards: the project's own, and those of the player's collection."""
    found = built_in().with_collection("cipher")
    assert isinstance(found, Catalog)
    return found

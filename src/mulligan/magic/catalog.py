"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

import difflib
import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.errors import MulliganError, UnknownCard
from mulligan.magic.printed import Facts
from mulligan.magic.terms import CREATURE, SUPERTYPE_NAMES, TYPE_NAMES

SETS: Final = ("m14",)


class Catalog:
    """Cards by name. Spelling is forgiven in dashes, quotes and case, nothing else."""

    def __init__(self) -> None:
        self.cards: dict[str, Facts] = {}
        self.keys: dict[str, str] = {}
        self.numbers: dict[tuple[str, int], str] = {}  # names by set and collector number

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.cards[facts.name] = facts
        self.keys[plain(facts.name)] = facts.name
        for number in (facts.number, *facts.more_numbers):
            self.numbers[facts.set.lower(), number] = facts.name

    def find(self, name: str) -> Facts:
        """The card of this name."""
        known = self.keys.get(plain(name))
        if known is None:
            near = difflib.get_close_matches(plain(name), self.keys, 1, 0.6)
            raise UnknownCard("no-card", name=name, hint=self.keys[near[0]] if near else None)
        return self.cards[known]

    def has(self, name: str) -> bool:
        """Whether a card of this name is known."""
        return plain(name) in self.keys

    def numbered(self, set: str, number: i64) -> str:
        """The name of the card with a collector number in a set; nothing if none is known."""
        return self.numbers.get((set.lower(), number), "")

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        new.cards = self.cards.copy()
        new.keys = self.keys.copy()
        new.numbers = self.numbers.copy()
        return new


def plain(name: str) -> str:
    """A name without differences that nobody means."""
    for odd, usual in (
        ("–", "-"),
        ("—", "-"),
        ("’", "'"),
        ("‘", "'"),
        ("“", '"'),
        ("”", '"'),
        ("Æ", "Ae"),
        ("æ", "ae"),
    ):
        name = name.replace(odd, usual)
    return " ".join(name.lower().split())


def facts_from_row(name: str, row: dict[str, object], where: str) -> Facts:
    """A card as its entry in a data file tells of it."""
    facts = Facts(name)
    facts.cost = str(row.get("cost", ""))
    facts.types = bits(row, "types", TYPE_NAMES, where, name)
    facts.supertypes = bits(row, "supertypes", SUPERTYPE_NAMES, where, name)
    facts.subtypes = texts(row, "subtypes", where, name)
    facts.power = number(row, "power", where, name)
    facts.toughness = number(row, "toughness", where, name)
    facts.starred = bool(row.get("starred", False))
    facts.loyalty = number(row, "loyalty", where, name)
    facts.abilities = texts(row, "abilities", where, name)
    facts.limit = number(row, "limit", where, name) if "limit" in row else 4
    facts.number = number(row, "number", where, name)
    facts.more_numbers = [int(one) for one in texts(row, "more_numbers", where, name)]
    facts.rarity = str(row.get("rarity", ""))
    if facts.types & CREATURE and "power" not in row and not facts.starred:
        raise MulliganError("creature-without-power", where=where, card=name)
    return facts


def bits(row: dict[str, object], key: str, names: tuple[str, ...], where: str, name: str) -> i64:
    """Words of a card's entry as bits, each one that there is."""
    found = 0
    for word in texts(row, key, where, name):
        if word not in names:
            raise MulliganError("card-not-among", where=where, card=name, word=word, key=key, known=list(names))
        found |= 1 << names.index(word)
    return found


def number(row: dict[str, object], key: str, where: str, name: str) -> i64:
    """A whole number of a card's entry; 0 where it has none."""
    value = row.get(key, 0)
    if not isinstance(value, int):
        raise MulliganError("card-wants-number", where=where, card=name, key=key, value=repr(value))
    return value


def texts(row: dict[str, object], key: str, where: str, name: str) -> list[str]:
    """Words of a card's entry."""
    value = row.get(key, [])
    if not isinstance(value, list):
        raise MulliganError("card-wants-words", where=where, card=name, key=key, value=repr(value))
    return [str(item) for item in value]


_catalog: Final[list[Catalog]] = []


def catalog() -> Catalog:
    """All cards of the project's own data files, read once."""
    if not _catalog:
        new = Catalog()
        for name in SETS:
            path = files("mulligan").joinpath("data", "magic", "cards", f"{name}.toml")
            table = tomllib.loads(path.read_text("utf-8"))
            for card, row in table.items():
                if not row.get("todo"):
                    facts = facts_from_row(card, row, f"{name}.toml")
                    facts.set = name
                    new.add(facts)
        _catalog.append(new)
    return _catalog[0]

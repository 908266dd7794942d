"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

import difflib
import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.errors import MulliganError, UnknownCard
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.terms import TYPE_NAMES

SETS: Final = tuple(f"set-{number}" for number in range(1, 9))


class Catalog:
    """Cards by full name. Spelling is forgiven in dashes, quotes and case, nothing else."""

    def __init__(self) -> None:
        self.cards: dict[str, Facts] = {}
        self.keys: dict[str, str] = {}
        self.named: list[str] = []

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.cards[facts.full_name] = facts
        self.keys[plain(facts.full_name)] = facts.full_name
        self.named = []

    def add_title(self, title: str, full_name: str) -> None:
        """Let a card be named by another title that stands on it, as on the songs of the Japanese edition."""
        # rule: cards.song-either-title
        if full_name in self.cards:
            self.keys[plain(title)] = full_name

    def names(self) -> list[str]:
        """Every name a card has, without versions; of two names each."""
        # rule: cards.name
        if not self.named:
            found: set[str] = set()
            for facts in self.cards.values():
                found.update(facts.names())
            self.named = sorted(found)
        return self.named

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

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        new.cards = self.cards.copy()
        new.keys = self.keys.copy()
        return new


def plain(name: str) -> str:
    """A name without differences that nobody means."""
    for odd, usual in (("–", "-"), ("—", "-"), ("’", "'"), ("‘", "'"), ("“", '"'), ("”", '"')):
        name = name.replace(odd, usual)
    return " ".join(name.lower().split())


def facts_from_row(name: str, row: dict[str, object], where: str) -> Facts:
    """A card as its entry in a data file tells of it."""
    facts = Facts(name)
    kind = text(row, "type", where, name)  # rule: cards.action-type cards.item-type cards.location-type
    if kind not in TYPE_NAMES[1:]:
        known = list(TYPE_NAMES[1:])
        raise MulliganError("not-a-card-type", where=where, card=name, word=kind, known=known)
    facts.type = TYPE_NAMES.index(kind)
    facts.cost = number(row, "cost", where, name)
    facts.inkable = bool(row.get("inkable", False))
    facts.inks = texts(row, "ink", where, name)
    facts.strength = number(row, "strength", where, name)
    facts.willpower = number(row, "willpower", where, name)
    facts.lore = number(row, "lore", where, name)
    facts.move_cost = number(row, "move", where, name)
    facts.classifications = texts(row, "classes", where, name)
    facts.limit = number(row, "limit", where, name) if "limit" in row else 4
    facts.number = number(row, "number", where, name)
    facts.rarity = str(row.get("rarity", ""))
    older = row.get("until", {})
    if not isinstance(older, dict):
        raise MulliganError("card-older-wordings", where=where, card=name)
    for date in sorted(older):
        facts.older.append((date, facts_from_row(name, {**row, "until": {}, **older[date]}, where)))
    abilities = row.get("abilities", [])
    if not isinstance(abilities, list):
        raise MulliganError("card-wants-list", where=where, card=name, key="abilities")
    for entry in abilities:
        if isinstance(entry, str):
            facts.abilities.append(("", entry))
        elif isinstance(entry, list) and len(entry) == 2:
            facts.abilities.append((str(entry[0]), str(entry[1])))
        else:
            raise MulliganError("card-ability-list", where=where, card=name)
    return facts


def number(row: dict[str, object], key: str, where: str, name: str) -> i64:
    """A whole number of a card's entry; 0 where it has none."""
    value = row.get(key, 0)
    if not isinstance(value, int):
        raise MulliganError("card-wants-number", where=where, card=name, key=key, value=repr(value))
    return value


def text(row: dict[str, object], key: str, where: str, name: str) -> str:
    """A word of a card's entry."""
    value = row.get(key)
    if not isinstance(value, str):
        raise MulliganError("card-wants-word", where=where, card=name, key=key, value=repr(value))
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
            path = files("mulligan").joinpath("data", "lorcana", "cards", f"{name}.toml")
            if path.is_file():
                table = tomllib.loads(path.read_text("utf-8"))
                for full_name, row in table.items():
                    facts = facts_from_row(full_name, row, f"{name}.toml")
                    for one in [facts, *(older for _, older in facts.older)]:
                        one.set = name.removeprefix("set-")
                    new.add(facts)
        titles = files("mulligan").joinpath("data", "lorcana", "titles-ja.toml").read_text("utf-8")
        for full_name, title in tomllib.loads(titles).items():
            new.add_title(str(title), full_name)
        _catalog.append(new)
    return _catalog[0]

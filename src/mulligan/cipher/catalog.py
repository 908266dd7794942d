"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

import difflib
import re
import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from mulligan.cipher.printed import Facts
from mulligan.cipher.terms import GENDER_NAMES, RANGE_NAMES, SYMBOL_NAMES, TYPE_NAMES, WEAPON_NAMES
from mulligan.kernel.errors import MulliganError, UnknownCard

_NUMBER: Final = re.compile(r"([a-z]+\d+-\d+)[a-z]*\+*(x|st)?$")


class Catalog:
    """Cards by number; found by number, by number and rarity, or by title and name."""

    def __init__(self) -> None:
        self.cards: dict[str, Facts] = {}
        self.keys: dict[str, str] = {}

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.cards[facts.number] = facts
        self.keys[plain(facts.number)] = facts.number
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

    def find(self, name: str) -> Facts:
        """The card of this number, or of this title and name."""
        known = self.key(name)
        if known is None:
            near = difflib.get_close_matches(plain(name), self.keys, 1, 0.6)
            hint = self.cards[self.keys[near[0]]].full_name if near else None
            raise UnknownCard("no-card-or-number", name=name, hint=hint)
        return self.cards[known]

    def has(self, name: str) -> bool:
        """Whether a card of this number or name is known."""
        return self.key(name) is not None

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


def facts_from_row(number: str, row: dict[str, object], where: str) -> Facts:
    """A card as its entry in a data file tells of it."""
    facts = Facts(number, word(row, "title", where, number), word(row, "name", where, number))
    japanese = words(row, "ja", where, number)
    if len(japanese) == 2:
        facts.ja_title, facts.ja_name = japanese
    facts.cost = whole(row, "cost", where, number)
    facts.class_change = whole(row, "class_change", where, number) if "class_change" in row else -1
    facts.attack = whole(row, "attack", where, number)
    facts.support = whole(row, "support", where, number)
    reach = word(row, "range", where, number)
    if reach not in RANGE_NAMES:
        why = MulliganError("not-a-range", name=reach, known=list(RANGE_NAMES))
        raise MulliganError("card-wrong", card=f"{where}: {number}", why=why)
    facts.range = RANGE_NAMES.index(reach)
    facts.symbols = signs(row, "symbols", SYMBOL_NAMES, where, number)
    facts.genders = signs(row, "genders", GENDER_NAMES, where, number)
    facts.weapons = signs(row, "weapons", WEAPON_NAMES, where, number)
    facts.types = signs(row, "types", TYPE_NAMES, where, number)
    facts.class_name = str(row.get("class", ""))
    facts.rarity = str(row.get("rarity", ""))
    facts.set = number.partition("-")[0]
    skills = row.get("skills", [])
    if not isinstance(skills, list):
        raise MulliganError("card-wants-list", where=where, card=number, key="skills")
    for entry in skills:
        if not isinstance(entry, list) or len(entry) < 2:
            raise MulliganError("card-skill-list", where=where, card=number)
        facts.skills.append((str(entry[0]), [str(one) for one in entry[1:]]))
    return facts


def whole(row: dict[str, object], key: str, where: str, number: str) -> i64:
    """A whole number of a card's entry; 0 where it has none."""
    value = row.get(key, 0)
    if not isinstance(value, int):
        raise MulliganError("card-wants-number", where=where, card=number, key=key, value=repr(value))
    return value


def word(row: dict[str, object], key: str, where: str, number: str) -> str:
    """A word of a card's entry."""
    value = row.get(key)
    if not isinstance(value, str):
        raise MulliganError("card-wants-word", where=where, card=number, key=key, value=repr(value))
    return value


def words(row: dict[str, object], key: str, where: str, number: str) -> list[str]:
    """Words of a card's entry."""
    value = row.get(key, [])
    if not isinstance(value, list):
        raise MulliganError("card-wants-words", where=where, card=number, key=key, value=repr(value))
    return [str(item) for item in value]


def signs(row: dict[str, object], key: str, known: tuple[str, ...], where: str, number: str) -> list[str]:
    """Signs of a card's entry, each one that there is."""
    found = words(row, key, where, number)
    for one in found:
        if one not in known:
            raise MulliganError("card-not-among", where=where, card=number, word=one, key=key, known=list(known))
    return found


_catalog: Final[list[Catalog]] = []


def catalog() -> Catalog:
    """All cards of the project's own data files, read once."""
    if not _catalog:
        new = Catalog()
        folder = files("mulligan").joinpath("data", "cipher", "cards")
        for path in sorted(folder.iterdir(), key=lambda p: p.name):
            if path.name.endswith(".toml"):
                table = tomllib.loads(path.read_text("utf-8"))
                for number, row in table.items():
                    new.add(facts_from_row(number, row, path.name))
        _catalog.append(new)
    return _catalog[0]

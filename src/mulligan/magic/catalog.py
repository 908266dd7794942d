"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.catalog import CardRow, Index, plain
from mulligan.kernel.entries import Entry
from mulligan.kernel.errors import MulliganError
from mulligan.magic.printed import Facts
from mulligan.magic.terms import COLOR_LETTERS, CREATURE, FLIP, SPLIT, SUPERTYPE_NAMES, TRANSFORM, TYPE_NAMES

FACES: Final = {"": 0, SPLIT: 2, FLIP: 1, TRANSFORM: 1}  # how many faces are told of besides, by the layout
_FACE_NAME: Final = re.compile(r'\{ name = (?:"([^"\\\n]*)"|\'([^\'\n]*)\')')


class Catalog(Index[Facts]):
    """Cards by name, or by set and collector number."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: dict[tuple[str, int], str] = {}  # names by set and collector number
        self.counted = 0  # how many cards there were when that was made

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.put(facts.name, facts)

    def put(self, key: str, facts: Facts) -> None:
        """Take in a card; one with several faces is found by each of them."""
        super().put(key, facts)
        for face in facts.faces:
            self.keys.setdefault(plain(face.name), key)

    def put_entry(self, entry: Entry) -> None:
        """The same for a card as it lies in a file."""
        super().put_entry(entry)
        at = entry.body.find("\nfaces = ")
        if at >= 0:
            for name, other in _FACE_NAME.findall(entry.body[at:]):
                self.keys.setdefault(plain(name or other), entry.key)

    def make(self, entry: Entry) -> Facts:
        """The card that an entry tells of; one of our own files names the set of its cards."""
        facts = facts_from_row(entry.key, entry.row(), entry.file)
        if not facts.set and entry.shelf is None:
            facts.set = entry.file.removesuffix(".toml")
        return facts

    def numbered(self, set: str, number: i64) -> str:
        """The name of the card with a collector number in a set; nothing if none is known."""
        cards = self.cards
        if len(cards) != self.counted:
            self.numbers = {}
            for facts in cards.values():
                for one in (facts.number, *facts.more_numbers):
                    self.numbers[facts.set.lower(), one] = facts.name
            self.counted = len(cards)
        return self.numbers.get((set.lower(), number), "")

    def empty(self) -> Catalog:
        """A catalog without a card."""
        return Catalog()

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        new.behind = [self]
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
    facts.set = entry.text("set", "")
    for printing in entry.rows("printings", 2):
        facts.printings.append((printing[0], printing[1]))
    facts.released = entry.text("released", "")
    facts.legal = entry.texts("legal")
    for ban in entry.rows("bans", 2):
        facts.bans.append((ban[0], ban[1]))
    if "colors" in row:
        facts.colors = bits(entry.among("colors", tuple(COLOR_LETTERS)), tuple(COLOR_LETTERS))
    facts.layout = entry.text("layout", "")
    facts.fuses = entry.flag("fuses")
    for face in entry.items("faces"):
        if not isinstance(face, dict) or not isinstance(face.get("name"), str):
            raise MulliganError("card-wants-list", where=where, card=name, key="faces")
        told = {str(key): value for key, value in face.items() if key != "name"}
        facts.faces.append(facts_from_row(face["name"], told, where))
    if facts.layout not in FACES or len(facts.faces) != FACES[facts.layout]:
        raise MulliganError("card-wants-list", where=where, card=name, key="faces")
    if facts.types & CREATURE and "power" not in row and not facts.starred:
        raise MulliganError("creature-without-power", where=where, card=name)
    entry.finish()
    return facts


def bits(words: list[str], names: tuple[str, ...]) -> i64:
    """Words as bits, each at its position among all."""
    found = 0
    for word in words:
        found |= 1 << names.index(word)
    return found


_built_in: Final[list[Catalog]] = []


def read_built_in() -> Catalog:
    """The cards of the project's own data files."""
    new = Catalog()
    new.put_all("magic")
    return new


def built_in() -> Catalog:
    """The same, looked for once."""
    if not _built_in:
        _built_in.append(read_built_in())
    return _built_in[0]


def catalog() -> Catalog:
    """All cards: the project's own, and those of the player's collection."""
    found = built_in().with_collection("magic")
    assert isinstance(found, Catalog)
    return found

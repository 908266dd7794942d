"""Packs of cards: what they hold by the rarity of the cards of a set, drawn from a seed.

rules = pack_rules(kind)               what a pack of this game holds
sheets = Sheets(kind, "m14")           the cards of a set, by rarity
sheets.pack(seed, 0)                   the first pack of this seed; the same seed brings the same packs
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

from mulligan.kernel.chance import Chance, chance, one_way
from mulligan.kernel.datafiles import check_keys, entry_of, read_table
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import DRAFT, SEALED, Kind
from mulligan.kernel.shelves import shelves

FILE: Final = "packs.toml"
KEYS: Final = ("newest", "sealed", "draft", "slots", "sets")
SLOT_KEYS: Final = ("cards", "sheet", "elsewhere", "foil")
MOST: Final = 60  # of anything that a pack's data counts


class Slot:
    """A part of a pack: so many cards of one sheet, on which a card of each rarity lies so often."""

    def __init__(self, row: dict[str, object], where: str) -> None:
        check_keys(row, SLOT_KEYS, where)
        self.cards = count_in(row, "cards", where)
        self.elsewhere = row.get("elsewhere") is True  # where a set has no such card, another set's will do
        self.foil = row.get("foil") is True  # a card of this slot may be in the pack twice
        sheet = entry_of(row.get("sheet"), where, "sheet")
        self.sheet = {rarity: count_in(sheet, rarity, where) for rarity in sheet}


class PackRules:
    """What a pack of a game holds, and how many of them a player opens."""

    def __init__(self, table: dict[str, object], where: str) -> None:
        check_keys(table, KEYS, where)
        self.newest = str(table.get("newest", ""))
        rows = table.get("slots")
        # rule: limited.booster-pack limited.rarity
        self.slots = [Slot(entry_of(row, where, "slots"), where) for row in (rows if isinstance(rows, list) else [])]
        self.size = sum(slot.cards for slot in self.slots)
        self.packs = {form: count_in(table, form, where) for form in (SEALED, DRAFT) if form in table}
        named = entry_of(table.get("sets", {}), where, "sets")
        self.sets = {code: str(name) for code, name in named.items()}  # what people call a set


def count_in(table: dict[str, object], key: str, where: str) -> int:
    """A small number of the file."""
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= MOST:
        raise MulliganError("packs-no-number", where=where, key=key, value=repr(value)[:40])
    return value


@lru_cache
def rules_of(game: str) -> PackRules:
    """What a pack of a game holds, as its data tells."""
    path = resources.files("mulligan") / "data" / game / FILE
    return PackRules(read_table(path), f"{game}/{FILE}")


def pack_rules(kind: Kind) -> PackRules:
    """The same."""
    return rules_of(kind.name)


def packs_each(kind: Kind, form: str) -> int:
    """How many packs each player opens in a format; a game that does not have the format says so."""
    rules = pack_rules(kind)
    if form not in rules.packs:
        raise MulliganError("no-format", game=kind.name, format=form, formats=[*kind.formats, *kind.deck_formats])
    return rules.packs[form]


class Pack:
    """The cards of a pack in the order of its slots, each with its rarity."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.rarities: list[str] = []

    def row(self) -> list[dict[str, str]]:
        """As plain data."""
        return [{"card": card, "rarity": rarity} for card, rarity in zip(self.cards, self.rarities, strict=True)]


class Sheets:
    """The cards of a set, as they lie on the sheets that packs are cut from."""

    def __init__(self, kind: Kind, wanted: str = "") -> None:
        self.kind = kind
        self.rules = pack_rules(kind)
        by_set = cards_by_set(kind)
        self.set = find_set(kind, wanted or self.rules.newest, by_set)
        own = by_set[self.set]
        self.sheets: list[list[tuple[str, str]]] = []
        for slot in self.rules.slots:
            sheet = sheet_of(slot, own)
            if not sheet and slot.elsewhere:
                sheet = sheet_of(slot, everything(by_set))
            if not sheet:
                rarities = list(slot.sheet)
                raise MulliganError("set-without-rarity", game=kind.name, set=self.set, rarities=rarities)
            self.sheets.append(sheet)

    def pack(self, seed: int, number: int) -> Pack:
        """The pack of this number: it depends on the seed and on nothing else."""
        luck = chance(one_way(seed, number))
        pack = Pack()
        for slot, sheet in zip(self.rules.slots, self.sheets, strict=True):
            for card, rarity in drawn(sheet, slot.cards, luck):
                pack.cards.append(card)
                pack.rarities.append(rarity)
        return pack

    def packs(self, seed: int, first: int, count: int) -> list[Pack]:
        """Several packs, from a number on."""
        return [self.pack(seed, number) for number in range(first, first + count)]


def sheet_of(slot: Slot, cards: dict[str, str]) -> list[tuple[str, str]]:
    """A sheet: every card of the slot's rarities, as often as it lies there."""
    # rule: limited.rarity
    return [(card, rarity) for card, rarity in sorted(cards.items()) for _ in range(slot.sheet.get(rarity, 0))]


def drawn(sheet: list[tuple[str, str]], count: int, luck: Chance) -> list[tuple[str, str]]:
    """So many cards of a sheet, all different as long as there are enough."""
    # rule: limited.booster-pack
    found: list[tuple[str, str]] = []
    left = sheet
    for _ in range(count):
        left = left or sheet
        chosen = left[luck.below(len(left))]
        found.append(chosen)
        left = [one for one in left if one != chosen]
    return found


def cards_by_set(kind: Kind) -> dict[str, dict[str, str]]:
    """The cards of every set, each with its rarity there."""
    found: dict[str, dict[str, str]] = {}
    again = [one for shelf in reversed(shelves(kind.name)) for one in shelf.reprints]
    again = [one for one in again if kind.is_built_in(one[0]) and not kind.is_free(one[0])]
    for card, code, rarity in [*again, *kind.printings()]:
        if code and rarity:
            of_set = found.setdefault(code.lower(), {})
            of_set[card] = rarity.lower()
    return found


def everything(by_set: dict[str, dict[str, str]]) -> dict[str, str]:
    """All cards of all sets."""
    return {card: rarity for cards in by_set.values() for card, rarity in cards.items()}


def sets_with_packs(kind: Kind) -> dict[str, int]:
    """The sets of which packs can be opened, each with how many cards it has."""
    rules = pack_rules(kind)
    found: dict[str, int] = {}
    for code, cards in sorted(cards_by_set(kind).items()):
        if all(slot.elsewhere or sheet_of(slot, cards) for slot in rules.slots):
            found[code] = len(cards)
    return found


def find_set(kind: Kind, wanted: str, by_set: dict[str, dict[str, str]]) -> str:
    """A set by its code or its name; one that is not there is refused, with those that are."""
    named = {name.lower(): code for code, name in pack_rules(kind).sets.items()}
    code = named.get(wanted.lower(), wanted.lower())
    if code not in by_set:
        raise MulliganError("no-set", game=kind.name, set=wanted[:40], sets=list(sets_with_packs(kind)))
    return code

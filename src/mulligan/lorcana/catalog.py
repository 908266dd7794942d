"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mulligan.kernel.catalog import CardRow, Index, plain
from mulligan.kernel.datafiles import entry_of, read_table
from mulligan.kernel.entries import Entry
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.terms import CHARACTER, LOCATION, TYPE_NAMES


class Catalog(Index[Facts]):
    """Cards by full name."""

    def __init__(self) -> None:
        super().__init__()
        self.named: list[str] = []
        self.classed: list[str] = []
        self.titled: dict[str, list[str]] = {}  # other titles that stand on cards, by full name

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.put(facts.full_name, facts)
        self.named = []
        self.classed = []

    def make(self, entry: Entry) -> Facts:
        """The card that an entry tells of; one of our own files names the set of its cards."""
        facts = facts_from_row(entry.key, entry.row(), entry.file)
        for one in [facts, *(older for _, older in facts.older)]:
            if not one.set and entry.shelf is None:
                one.set = entry.file.removeprefix("set-").removesuffix(".toml")
            one.titles.extend(self.titled.get(entry.key, []))
        return facts

    def add_title(self, title: str, full_name: str) -> None:
        """Let a card be named by another title that stands on it, as on the songs of the Japanese edition."""
        # rule: cards.song-either-title
        if self.own_key(plain(full_name)) != full_name:
            return
        self.keys[plain(title)] = full_name
        self.titled.setdefault(full_name, []).append(title)
        facts = self.read.get(full_name)
        if facts is not None:
            for one in [facts, *(older for _, older in facts.older)]:
                one.titles.append(title)
        self.named = []

    def names(self) -> list[str]:
        """Every name a card has, without versions; of two names each. Nobody's collection counts: not all have it."""
        # rule: cards.name
        if not self.named:
            found: dict[str, None] = {}  # most of them in order already, which makes sorting them quick
            for other in self.behind:
                if isinstance(other, Catalog) and not other.shelved:
                    found.update(dict.fromkeys(other.names()))
            for full_name in [*self.entries, *self.read]:
                name = full_name.partition(" - ")[0]
                facts = self.get(full_name) if " & " in name else None
                found.update(dict.fromkeys([name] if facts is None else facts.names()))
            self.named = sorted(found)
        return self.named

    def classifications(self) -> list[str]:
        """Every classification that a card has; nobody's collection counts."""
        # rule: cards.classifications
        if not self.classed:
            found: dict[str, None] = {}
            for other in self.behind:
                if isinstance(other, Catalog) and not other.shelved:
                    found.update(dict.fromkeys(other.classifications()))
            for full_name in [*self.entries, *self.read]:
                facts = self.get(full_name)
                found.update(dict.fromkeys(facts.classifications if facts is not None else []))
            self.classed = sorted(found)
        return self.classed

    def titles(self) -> list[str]:
        """Every other title that stands on a card."""
        # rule: cards.song-either-title
        found = {title for titles in self.titled.values() for title in titles}
        for other in self.behind:
            if isinstance(other, Catalog):
                found.update(other.titles())
        return sorted(found)

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
    kind = entry.text("type")  # rule: cards.action-type cards.item-type cards.location-type
    if kind not in TYPE_NAMES[1:]:
        known = list(TYPE_NAMES[1:])
        raise MulliganError("not-a-card-type", where=where, card=name, word=kind, known=known)
    facts.type = TYPE_NAMES.index(kind)
    facts.cost = entry.number("cost")
    facts.inkable = entry.flag("inkable")
    facts.inks = entry.texts("ink")
    facts.strength = entry.needed_number("strength") if facts.type == CHARACTER else entry.number("strength")
    needed = facts.type in (CHARACTER, LOCATION)
    facts.willpower = entry.needed_number("willpower") if needed else entry.number("willpower")
    facts.lore = entry.number("lore")
    facts.move_cost = entry.number("move")
    facts.classifications = entry.texts("classes")
    facts.limit = entry.number("limit", 4)
    facts.banned = entry.flag("banned")  # rule: decks.no-banned
    for ban in entry.rows("bans", 2):
        facts.bans.append((ban[0], ban[1]))
    for span in entry.rows("allowed", 3):
        facts.allowed.append((span[0], span[1], span[2]))
    facts.number = entry.number("number")
    facts.rarity = entry.text("rarity", "")
    for printing in entry.rows("printings", 2):
        facts.printings.append((printing[0], printing[1]))
    older = entry.value("until", {})
    if not isinstance(older, dict):
        raise MulliganError("card-older-wordings", where=where, card=name)
    for date in sorted(older):
        wording = entry_of(older[date], where, name)
        facts.older.append((date, facts_from_row(name, {**row, "until": {}, **wording}, where)))
    for ability in entry.items("abilities"):
        if isinstance(ability, str):
            facts.abilities.append(("", ability))
        elif isinstance(ability, list) and len(ability) == 2:
            facts.abilities.append((str(ability[0]), str(ability[1])))
        else:
            raise MulliganError("card-ability-list", where=where, card=name)
    facts.set = entry.text("set", "")
    entry.finish()
    return facts


_built_in: Final[list[Catalog]] = []


def read_built_in() -> Catalog:
    """The cards of the project's own data files."""
    new = Catalog()
    new.put_all("lorcana")
    titles = files("mulligan").joinpath("data", "lorcana", "titles-ja.toml")
    for full_name, title in read_table(titles).items():
        new.add_title(str(title), full_name)
    return new


def built_in() -> Catalog:
    """The same, looked for once."""
    if not _built_in:
        _built_in.append(read_built_in())
    return _built_in[0]


def catalog() -> Catalog:
    """All cards: the project's own, and those of the player's collection."""
    found = built_in().with_collection("lorcana")
    assert isinstance(found, Catalog)
    return found

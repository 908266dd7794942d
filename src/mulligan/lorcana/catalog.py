"""The catalog: every card this project knows, read from its data files; and cards that players bring along."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mulligan.kernel.catalog import CardRow, Index, card_tables, plain
from mulligan.kernel.datafiles import entry_of, read_table
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.terms import CHARACTER, LOCATION, TYPE_NAMES


class Catalog(Index[Facts]):
    """Cards by full name."""

    def __init__(self) -> None:
        super().__init__()
        self.named: list[str] = []

    def add(self, facts: Facts) -> None:
        """Take in a card."""
        self.put(facts.full_name, facts)
        self.named = []

    def add_title(self, title: str, full_name: str) -> None:
        """Let a card be named by another title that stands on it, as on the songs of the Japanese edition."""
        # rule: cards.song-either-title
        if full_name in self.cards:
            self.keys[plain(title)] = full_name
            facts = self.cards[full_name]
            for one in [facts, *(older for _, older in facts.older)]:
                one.titles.append(title)
            self.named = []

    def names(self) -> list[str]:
        """Every name a card has, without versions; of two names each."""
        # rule: cards.name
        if not self.named:
            found: set[str] = set()
            for facts in self.cards.values():
                found.update(facts.names())
            self.named = sorted(found)
        return self.named

    def titles(self) -> list[str]:
        """Every other title that stands on a card."""
        # rule: cards.song-either-title
        return sorted({title for facts in self.cards.values() for title in facts.titles})

    def copy(self) -> Catalog:
        """A catalog of the same cards, to which others may be added."""
        new = Catalog()
        self.share(new)
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
    facts.number = entry.number("number")
    facts.rarity = entry.text("rarity", "")
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
    entry.finish("set")
    return facts


_catalog: Final[list[Catalog]] = []


def catalog() -> Catalog:
    """All cards of the project's own data files, read once."""
    if not _catalog:
        new = Catalog()
        for file, table in card_tables("lorcana").items():
            for full_name, row in table.items():
                facts = facts_from_row(full_name, row, file)
                for one in [facts, *(older for _, older in facts.older)]:
                    one.set = file.removeprefix("set-").removesuffix(".toml")
                new.add(facts)
        titles = files("mulligan").joinpath("data", "lorcana", "titles-ja.toml")
        for full_name, title in read_table(titles).items():
            new.add_title(str(title), full_name)
        _catalog.append(new)
    return _catalog[0]

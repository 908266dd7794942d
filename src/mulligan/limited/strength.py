"""How strong cards are in games with packs: how often whoever drew one won, measured by `mulligan sim --measure`.

strengths = strengths_of(kind)
strengths.of("Shock")              in hundredths: 56.1 is won 56.1 times in a hundred
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

from mulligan.kernel.datafiles import check_keys, entry_of, read_table
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind

FILE: Final = "strength.toml"
KEYS: Final = ("games", "seed", "sets", "cards")
MIDDLE: Final = 50.0
DEAREST: Final = 7  # what costs more is as dear


class Card:
    """What is looked at of a card when it is picked or a deck is built."""

    def __init__(self, kind: Kind, name: str) -> None:
        sheet = kind.card_sheet(name)
        self.name = name
        self.type = str(sheet.get("type", ""))
        cost = next((sheet[key] for key in kind.facts.get("cost", ("cost",)) if key in sheet), 0)
        self.cost = min(cost, DEAREST) if isinstance(cost, int) else 0
        self.needs = kind.colour_needs(name)
        self.free = kind.is_free(name)
        self.unpaid = self.type in kind.unpaid
        self.body = self.type in kind.bodies
        self.handy = all(bool(sheet.get(key)) for key in kind.counted)


class Strengths:
    """The strength of every card: as it was measured; of others what such cards have on average."""

    def __init__(self, kind: Kind, measured: dict[str, float]) -> None:
        self.kind = kind
        self.measured = measured
        self.cards: dict[str, Card] = {}
        alike: dict[tuple[str, int], list[float]] = {}
        for name, value in measured.items():
            if kind.has_card(name):
                card = self.card(name)
                alike.setdefault((card.type, card.cost), []).append(value)
        self.alike = {what: sum(values) / len(values) for what, values in alike.items()}

    def card(self, name: str) -> Card:
        """A card, looked at once."""
        if name not in self.cards:
            self.cards[name] = Card(self.kind, name)
        return self.cards[name]

    def of(self, name: str) -> float:
        """How strong a card is."""
        if name in self.measured:
            return self.measured[name]
        card = self.card(name)
        return self.alike.get((card.type, card.cost), MIDDLE)


def read_strengths(game: str) -> dict[str, float]:
    """What was measured of a game's cards; nothing where nothing was."""
    path = resources.files("mulligan") / "data" / game / FILE
    if not path.is_file():
        return {}
    table = read_table(path)
    where = f"{game}/{FILE}"
    check_keys(table, KEYS, where)
    found: dict[str, float] = {}
    for name, value in entry_of(table.get("cards", {}), where, "cards").items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 100:
            raise MulliganError("strength-no-number", where=where, card=name, value=repr(value)[:40])
        found[name] = float(value)
    return found


@lru_cache
def measured_in(game: str) -> dict[str, float]:
    """The same, read once."""
    return read_strengths(game)


def strengths_of(kind: Kind) -> Strengths:
    """The strengths of a game's cards."""
    return Strengths(kind, measured_in(kind.name))

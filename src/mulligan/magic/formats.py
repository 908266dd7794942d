"""Standard and Modern: which sets a format has on a day, which cards it bans, and what that means for a deck.

What is known lies in data/magic/formats.toml: sets with their dates, and the bans of one day. Cards that a player has
imported bring the day of their set and their legalities along.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from mulligan.kernel.kinds import Complaint, Deck
from mulligan.kernel.values import as_dict, as_list, as_text
from mulligan.magic.catalog import Catalog
from mulligan.magic.printed import Facts
from mulligan.magic.terms import BASIC

STANDARD: Final = "standard"
MODERN: Final = "modern"
LEGAL_SETS: Final = ("core", "expansion")  # the kinds of sets that come into these formats
# A block begins with the expansion of autumn; where none is known of a year, on the first of October.
AUTUMN: Final = ("09-15", "10-31")
USUAL_START: Final = "10-01"


class Formats:
    """What is known of formats."""

    def __init__(self, data: dict[str, object]) -> None:
        self.date = as_text(data["date"])  # that of the bans
        self.sets: dict[str, tuple[str, str]] = {}  # the day a set came out, and what kind of set it is
        for code, row in as_dict(data["sets"]).items():
            told = as_list(row)
            self.sets[code] = (as_text(told[0]), as_text(told[1]))
        self.banned: dict[str, list[str]] = {}
        for name in (STANDARD, MODERN):
            self.banned[name] = [as_text(one) for one in as_list(as_dict(data[name])["banned"])]
        self.modern_since = self.sets[as_text(as_dict(data[MODERN])["first"])][0]

    def since(self, format: str, date: str) -> str:
        """The day since which a set must have come out to be in a format on a date."""
        # rule: formats.standard formats.modern
        if format == MODERN:
            return self.modern_since
        year = int(date[:4])
        if self.block_start(year) > date:
            year -= 1
        return self.block_start(year - 1)

    def block_start(self, year: int) -> str:
        """The day on which the block of a year began."""
        first, last = (f"{year}-{day}" for day in AUTUMN)
        known = [day for day, kind in self.sets.values() if kind == "expansion" and first <= day <= last]
        return min(known, default=f"{year}-{USUAL_START}")

    def sets_on(self, format: str, date: str) -> list[str]:
        """The sets that a format has on a date, the oldest first."""
        # rule: formats.standard formats.modern
        since = self.since(format, date)
        found = [(day, code) for code, (day, kind) in self.sets.items() if kind in LEGAL_SETS and since <= day <= date]
        return [code for _, code in sorted(found)]


_known: Final[list[Formats]] = []


def formats() -> Formats:
    """What is known of formats, read once."""
    if not _known:
        text = files("mulligan").joinpath("data", "magic", "formats.toml").read_text("utf-8")
        _known.append(Formats(tomllib.loads(text)))
    return _known[0]


def dated_complaints(deck: Deck, cards: Catalog, format: str, date: str) -> list[Complaint]:
    """The cards of a deck that a format does not have on a date, or bans; on that of the bans unless one is given."""
    # rule: formats.standard formats.modern
    known = formats()
    date = date or known.date
    rule = f"formats.{format}"
    legal = set(known.sets_on(format, date))
    found: list[Complaint] = []
    seen: list[str] = []
    for count, name in [*deck.cards, *deck.side]:
        facts = cards.find(name)
        if facts.name in seen:
            continue
        seen.append(facts.name)
        if facts.name in known.banned[format] or (format, "banned") in facts.bans:
            found.append(Complaint("deck-banned-card", rule, facts.name, count))
        elif not is_in(facts, format, date, legal, known):
            found.append(Complaint("deck-card-not-in-format", rule, facts.name, count))
    return found


def is_in(facts: Facts, format: str, date: str, legal: set[str], known: Formats) -> bool:
    """Whether a format has a card on a date: by a set that it is in, or by what its own data say."""
    if facts.supertypes & BASIC or any(code in legal for code, _ in [(facts.set, ""), *facts.printings]):
        return True
    if not facts.released or facts.released > date or facts.set in known.sets:
        return False
    if format in facts.legal:
        return True
    in_time = facts.released >= known.since(format, date)
    return in_time and (not facts.legal or MODERN in facts.legal)

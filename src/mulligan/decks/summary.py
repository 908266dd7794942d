"""What a deck is like at a glance: its curve, its colours, its types, what lies aside."""

from __future__ import annotations

from collections import Counter

from mulligan.kernel.kinds import Deck, Kind


class Summary:
    """Numbers about a deck."""

    def __init__(self) -> None:
        self.curve: Counter[int] = Counter()  # cards by what they cost; those that cost nothing to play are left out
        self.colours: Counter[str] = Counter()
        self.types: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()  # of what a card of this game can be or not: how many are
        self.size = 0
        self.side = 0

    def row(self) -> dict[str, object]:
        """As plain data."""
        told: dict[str, object] = {
            "curve": {str(cost): count for cost, count in sorted(self.curve.items())},
            "colours": dict(self.colours),
            "types": dict(self.types),
            "side": self.side,
        }
        return {**told, **self.counted}

    def average(self) -> float:
        """What a card costs on average."""
        count = sum(self.curve.values())
        return sum(cost * number for cost, number in self.curve.items()) / count if count else 0.0


def summary_of(kind: Kind, deck: Deck) -> Summary:
    """Look all cards of a deck over."""
    summary = Summary()
    summary.size = deck.size()
    summary.side = sum(count for count, _ in deck.side)
    for count, name in deck.cards:
        sheet = kind.card_sheet(name)
        cost = next((sheet[key] for key in kind.facts.get("cost", ("cost",)) if key in sheet), None)
        if isinstance(cost, int) and sheet.get("type") not in kind.unpaid:
            summary.curve[cost] += count
        for key in kind.facts["colour"]:
            colours = sheet.get(key)
            for colour in colours if isinstance(colours, list) else []:
                summary.colours[str(colour)] += count
        if sheet.get("type"):
            summary.types[str(sheet["type"])] += count
        for key in kind.counted:
            summary.counted[key] += count if sheet.get(key) else 0
    return summary
